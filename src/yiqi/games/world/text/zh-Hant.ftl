# 世史，繁體中文。
# 玩家、地域、海域、地區、帝國、事件、世代都以本語言的名稱傳入；$land_key 之類是原來的值。

## 遊戲

game-world = 世史
seat-side = { $name }的第二色
seat-side-brief = { $name }·二
game-world-about = 七個世代，四十九個帝國：抽一個，帶它出征，看下一世代還剩下什麼。

## 詞語

empire-rebels = 起事者
empire-crusaders = 十字軍
empire-migrants = 移民
empire-none = 無人
land-none = 無處
water-none = 無海域
card-none = 無事件

result-won = 攻方勝
result-lost = 攻方敗
result-tied = 同歸於盡
result-fort = 要塞失守
result-fort_lost = 要塞與攻方同失
result-treachery = 背叛

defence-open = 平地
defence-terrain = 地形防禦
defence-strait = 海峽
defence-sea = 海岸
defence-surprise = 奇襲
defence-treachery = 背叛
defence-uprising = 起事

means-army = 軍隊
means-coin = 錢幣
means-event = 事件

## 選項

option-passing = 交出帝國
option-passing-help = 書中規定不要的卡交給下一名抽卡者；許多人讓抽卡者自選。
option-passing-next = 給下一名抽卡者
option-passing-any = 給任何沒有帝國的人
option-draft = 抽到的帝國
option-draft-help = 暗抽：只有抽到或收到的人知道，輪到時才公開。
option-draft-closed = 暗抽
option-draft-open = 明抽
option-deal = 大事件卡
option-deal-help = 每人三張。比賽時各人恰有一張小帝國。
option-deal-plain = 隨機
option-deal-one_minor = 各有一張小帝國
option-civil_service = 文官制度
option-civil_service-help = 書中提到錢幣，卻沒有寫明哪些事件給錢幣；最可能的是這一張。
option-civil_service-armies = 給軍隊
option-civil_service-coins = 給錢幣
option-leader_minor = 領袖與小帝國
option-leader_minor-help = 兩者可否在同一回合使用。書中沒有禁止。
option-leader_minor-allowed = 可以
option-leader_minor-barred = 不可
option-leader_dies = 領袖陣亡
option-leader_dies-help = 領袖的三骰擲得相同即失去領袖，如舊版。
option-leader_dies-no = 不會
option-leader_dies-yes = 三骰相同時
option-taking = 首都與城鎮受損
option-taking-help = 軍隊攻入而佔領時；或者別色進入空地時也算。
option-taking-invading = 遭入侵時
option-taking-any = 任何別色進入時
option-marauders = 劫掠
option-marauders-help = 沒有首都的帝國，每毀一處敵方首都或城鎮加一分。
option-marauders-no = 不用
option-marauders-yes = 採用
option-markers = 領先者標誌
option-markers-help = 每世代後的領先者抽一個三至六分的暗標誌。書中建議不用。
option-markers-no = 不用
option-markers-yes = 採用
option-colours = 顏色
option-colours-help = 三人局用：每人兩色，各有手牌、帝國與回合，得分合計。
option-colours-one = 每人一色
option-colours-two = 每人兩色（三人局）
option-start_epoch = 起始世代
option-start_epoch-help = 此前各世代由電腦依本桌種子代下，之後由人接手。
option-start_epoch-e1 = 第一世代（從頭）
option-start_epoch-e2 = 第二世代
option-start_epoch-e3 = 第三世代
option-start_epoch-e4 = 第四世代
option-start_epoch-e5 = 第五世代
option-start_epoch-e6 = 第六世代
option-start_epoch-e7 = 第七世代
option-early_scores = 此前各世代的得分
option-early_scores-help = 電腦代下時的得分：保留，或全部歸零。
option-early_scores-kept = 保留
option-early_scores-zeroed = 歸零

## 階段與提問

phase-draft = 抽帝國卡
phase-turn = 回合
phase-over = 結束

question-draft = 抽帝國
question-events = 宣布事件
question-disaster = 災禍
question-plague = 疫病
question-plague_areas = 兩個地區的疫病
question-barbarians = 蠻族
question-raid = 蠻族繼續
question-uprising = 起事
question-crusade = 十字軍
question-migrants = 遷徙
question-astronomy = 加一艦隊
question-reallocation = 艦隊換錢幣
question-half = 哪個本土先行
question-expand = 擴張
question-monument = 建遺跡
question-over = 對局結束

prompt-draft =
    { $colour ->
        [0] 你
        [1] 你的第一色
       *[other] 你的第二色
    }抽到{ $empire }，實力 { $n }，次序第 { $order }：保留還是交出？
prompt-draft-unseen =
    { $colour ->
        [0] 你已有帝國。你抽的卡
        [1] 你的第一色已有帝國。它抽的卡
       *[other] 你的第二色已有帝國。它抽的卡
    }不看，交給誰？
prompt-events = { $empire }登場：宣布至多兩張事件，然後開始。
prompt-disaster = { $card }：哪個有遺跡的地域？
prompt-plague = { $card }：哪個地域？
prompt-plague_areas =
    { $area_key ->
        [none] { $card }：先選哪個地區？
       *[other] { $card }：與{ $area }相鄰的哪個地區？
    }
prompt-barbarians = 蠻族：出自哪個荒原？
prompt-raid = 蠻族在{ $land }：攻擊哪個地域？
prompt-uprising = { $card }：在哪個敵方地域起事？
prompt-crusade =
    { $n ->
        [1] 十字軍：最後一支軍隊。在哪裡登陸？
       *[other] 十字軍：{ $n } 支軍隊。下一支在哪裡登陸？
    }
prompt-migrants = { $card }：進駐哪個空置地域？
prompt-astronomy = 天文學：多一支艦隊放在哪裡？
prompt-reallocation = 資源重配：哪些艦隊換成錢幣？
prompt-half = 有兩處本土：哪一處的軍隊先行？
prompt-expand =
    { $n ->
        [0] 手上沒有軍隊。
       *[other] 手上有 { $n } 支軍隊。
    }{ $allies ->
        [0] {""}
       *[other] 可進空置地域的盟友 { $allies } 支。
    }{ $coins ->
        [0] {""}
       *[other] 錢幣 { $coins } 枚。
    }{ $n ->
        [0] 可以結束擴張，或用掉剩下的。
       *[other] 點地域前往，點本帝國的地域建要塞。
    }
prompt-monument =
    { $n ->
        [1] 要建一個遺跡：放在哪裡？
       *[other] 要建 { $n } 個遺跡：下一個放在哪裡？
    }
prompt-attack = 進攻{ $land }？

## 行動

action-keep = 保留
action-give = 交給{ $seat }
action-event = { $card }
action-begin = 開始回合
action-hit = 降於{ $land }
action-area = { $area }
action-from = 出自{ $land }
action-raid = 攻擊{ $land }
action-rise = 在{ $land }起事
action-crusade = 在{ $land }登陸
action-settle = 進駐{ $land }
action-stop = 到此為止
action-fleet = 艦隊放在{ $water }
action-coin = { $water }的艦隊換錢幣
action-half = { $land }先行
action-army = 軍隊到{ $land }
action-fort = 在{ $land }建要塞
action-restore = 用錢幣恢復一支軍隊
action-treachery = 背叛：{ $land }
action-surprise = 奇襲：{ $land }
action-end = 結束擴張
action-monument = 在{ $land }建遺跡

## 記錄

event-dealt = { $seat }抽了三張大事件卡和七張小事件卡。
event-dealt-full = { $seat }抽到事件：{ $card }。
event-epoch = { $epoch }開始。
event-rolled = { $seat }擲 { $dice }：{ $n }。
event-order = 抽帝國卡的次序：{ $seat }。
event-draws = { $seat }抽一張帝國卡。
event-draws-full = { $seat }抽到{ $empire }。
event-kept = { $seat }保留該帝國。
event-kept-full = { $seat }保留{ $empire }。
event-gave = { $seat }把一張帝國卡交給{ $seat_to }。
event-gave-full = { $seat }把{ $empire }交給{ $seat_to }。
event-turn = { $seat }率{ $empire }登場。
event-event = { $seat }使用{ $card }。
event-nothing = { $card }已無對象，落空。
event-minor = { $seat }先率小帝國{ $empire }。
event-kingdom = { $seat }的王國在{ $land }興起：{ $empire }，有城鎮與要塞。
event-disaster = { $land }遭災：遺跡毀去。
event-sick =
    { $dies ->
        [0] { $land }有疫：{ $dice }。{ $seat }的軍隊無恙。
       *[other] { $land }有疫：{ $dice }。{ $seat }的軍隊病亡。
    }
event-barbarians = 蠻族自{ $land }而出。
event-rises = { $card }：{ $seat }在{ $land }起事。
event-settled = { $seat }的軍隊進駐{ $land }（{ $empire }）。
event-cleared =
    { $seat_other_key ->
        [-1] 清理{ $land }。
       *[other] 清理{ $land }：{ $seat_other }退出。
    }
event-muster = { $empire }有 { $n } 支軍隊，第一支在{ $land }。
event-occupied = { $seat }進入{ $land }。
event-replaced = { $seat }以新軍隊替換自己在{ $land }的舊軍隊。
event-battle =
    { $seat_key ->
        [-1] 蠻族
       *[other] { $seat }
    }{ $land_from_key ->
        [none] {""}
       *[other] 自{ $land_from }
    }{ $water_key ->
        [none] {""}
       *[other] 經{ $water }
    }攻擊{ $land }（{ $seat_other }）{ $result_key ->
        [treachery] {""}
       *[other] ，{ $defence }：{ $dice }{ $bonus ->
            [0] {""}
           *[other] （加 { $bonus }）
        }對 { $dice_other }{ $bonus_other ->
            [0] {""}
           *[other] （加 { $bonus_other }）
        }，勝算 { $win }%
    }。{ $result_key ->
        [won] 攻方佔領。
        [lost] 攻方失去軍隊。
        [tied] 雙方同失。
        [fort] 要塞失守，再戰一輪。
        [fort_lost] 要塞與攻方軍隊同失。
       *[other] 城門大開。
    }
event-leader_dies = 三骰相同：{ $seat }的領袖陣亡。
event-reduced = { $land }的首都變為城鎮。
event-destroyed = { $land }的城鎮毀去。
event-raid = 劫掠{ $land }：{ $seat }得一分。
event-surprise = { $seat }奇襲{ $land }。
event-fort = { $seat }在{ $land }建要塞（{ $means }）。
event-restore = { $seat }用一枚錢幣恢復一支軍隊。
event-left_over =
    { $coins ->
        [0] { $seat }結束擴張，失去手上軍隊 { $n } 支。
       *[other] { $seat }結束擴張，失去手上軍隊 { $n } 支、錢幣 { $coins } 枚。
    }
event-fleet = { $seat }在{ $water }多一支艦隊。
event-coin = { $seat }把{ $water }的艦隊換成錢幣。
event-monument = { $seat }在{ $land }建遺跡。
event-scored =
    { $raids ->
        [0] { $seat }的{ $empire }得 { $n } 分：地區 { $areas }，建設 { $built }。總分 { $total }。
       *[other] { $seat }的{ $empire }得 { $n } 分：地區 { $areas }，建設 { $built }，劫掠 { $raids }。總分 { $total }。
    }
event-marker = { $seat }領先，抽一個誰也沒看的標誌。
event-opened = { $seat }翻開標誌：{ $marker }，加 { $n } 分。
event-zeroed = 從此由人來下：各人得分歸零。
event-over = 對局結束：{ $seat }得 { $n } 分。

## 拒絕

refuse-draft-bound = 你收到了帝國，必須扮演；抽到的卡要交出去。
refuse-draft-bound-short = 已有帝國
refuse-draft-next = 卡要交給下一名抽卡者{ $seat }。
refuse-draft-next-short = 不是下一名
refuse-draft-held = { $seat }已有帝國。
refuse-draft-held-short = 已有帝國
refuse-events-two = 一回合最多兩張事件。
refuse-events-two-short = 已有兩張
refuse-event-epoch = { $card }只在別的世代使用。
refuse-event-epoch-short = 世代不合
refuse-event-name = 同名的事件，一回合只能用一張。
refuse-event-name-short = 同名
refuse-event-capital = { $card }要有首都的帝國才能使用。
refuse-event-capital-short = 沒有首都
refuse-event-fleets = { $card }要有艦隊的帝國才能使用。
refuse-event-fleets-short = 沒有艦隊
refuse-event-water = 起源地與艦隊旁，沒有可再放艦隊的海域。
refuse-event-water-short = 沒有海域
refuse-event-target = { $card }現在沒有對象。
refuse-event-target-short = 沒有對象
refuse-event-leader = 本桌規定領袖與小帝國不可同用。
refuse-event-leader-short = 不可同用
refuse-event-late = 回合已經開始，事件要在此前宣布。
refuse-event-late-short = 回合已開始
refuse-areas-apart = 兩個地區必須相鄰，{ $area }與{ $area_other }不相鄰。
refuse-areas-apart-short = 不相鄰
refuse-other-empire = 內戰要在同一帝國的地域：{ $empire }。
refuse-other-empire-short = 別的帝國
refuse-risen = { $land }已經起事，要換另一處。
refuse-risen-short = 已起事
refuse-fleet-far = { $water }既不鄰接你的艦隊，也不鄰接起源地。
refuse-fleet-far-short = 太遠
refuse-no-armies = 手上沒有軍隊了。
refuse-no-armies-short = 沒有軍隊
refuse-not-adjacent = 無論陸路、海峽或艦隊，本帝國沒有地域與{ $land }接鄰。
refuse-not-adjacent-short = 不接鄰
refuse-one-army = 本帝國在{ $land }已有一支軍隊。
refuse-one-army-short = 一地一軍
refuse-barren = { $land }是荒原，軍隊不能進入。
refuse-barren-short = 荒原
refuse-allies-vacant = 只剩盟友，只能進空置地域。
refuse-allies-vacant-short = 並非空置
refuse-fort-means = 沒有軍隊也沒有錢幣可建要塞。
refuse-fort-means-short = 無從建造
refuse-fort-active = 要塞要建在大帝國所佔的地域，{ $land }不是。
refuse-fort-active-short = 不屬本帝國
refuse-fort-one = { $land }已有要塞，一地只能有一座。
refuse-fort-one-short = 已有要塞
refuse-restore-none = 擴張中損失的軍隊，沒有可再恢復的。
refuse-restore-none-short = 沒有損失
refuse-restore-coin = 沒有錢幣可恢復軍隊。
refuse-restore-coin-short = 沒有錢幣
refuse-monument-active = 遺跡要建在大帝國所佔的地域，{ $land }不是。
refuse-monument-active-short = 不屬本帝國
refuse-monument-one = { $land }已有遺跡，一地只能有一個。
refuse-monument-one-short = 已有遺跡
refuse-monument-capital = 首都還沒有遺跡，要先放在首都。
refuse-monument-capital-short = 首都優先
refuse-monument-city = 要先放在所佔的城市，然後才是其他有資源的地域。
refuse-monument-city-short = 城市優先
refuse-monument-resource = { $land }沒有城市也沒有資源，不能放遺跡。
refuse-monument-resource-short = 不能放

## 提示

hint-defence =
    { $defence_key ->
        [sea] 經{ $water }：守方 { $dice_other } 骰
       *[other] { $defence }，自{ $land_from }：守方 { $dice_other } 骰
    }{ $bonus_other ->
        [0] {""}
       *[other] ，要塞加 { $bonus_other }
    }；你 { $dice } 骰{ $bonus ->
        [0] {""}
       *[other] ，加 { $bonus }
    }
hint-odds = 勝 { $win }%，俱亡 { $both }%，敗 { $lose }%
hint-vacant = 空置，不用戰鬥
hint-replace = 替換自己的舊軍隊
hint-capital = 首都變為城鎮
hint-city = 城鎮毀去
hint-points =
    { $n ->
        [0] 以現在的局面不加分
       *[other] 多 { $n } 分
    }
hint-fort = 守方骰點加一，且多一輪；以{ $means }支付

## 計分

score-epoch-1 = 第一世代
score-epoch-2 = 第二世代
score-epoch-3 = 第三世代
score-epoch-4 = 第四世代
score-epoch-5 = 第五世代
score-epoch-6 = 第六世代
score-epoch-7 = 第七世代
score-before = 開局前已有
score-markers = 領先者標誌
score-turn = { $seat }，{ $empire }：地區 { $areas }，建設 { $built }。
tie-strength = 同分：帝國實力總和較低者勝，{ $n }。
tie-markers = 同分同實力：標誌分數較高者勝，{ $n }。
tie-last = 至此仍相同：最後帝國較弱者勝，{ $n }。
tie-shared = 全部相同：並列勝出。

stat-points = { $n } 分
stat-lands = { $n } 個地域
stat-events = 餘 { $n } 張事件
stat-epoch = 第 { $n } 世代，共 { $most } 個
stat-turns = 已下 { $n } 回合，共 { $most } 回合

warning-built = 同一地域既有首都又有城鎮，或荒原上有建築，對局中不會出現。
warning-monuments = 遺跡多於標誌數目。
warning-forts = 沒有軍隊的地域有要塞。
warning-hands = 有人手上多於十張事件。

## 一局的報告

report-held = 誰佔有什麼
report-flows = 軍隊從哪裡來
report-lives = 興起與衰亡
report-attacks = 進攻的結果
report-dice = 骰子報告
report-steppe = 為何草原民族總向南侵擾？
report-overseas = 為何某些民族總向海外擴張？
report-forts = 為何要佔這裡，為何在那裡建要塞？
report-turns = 逐回合
report-record = 附註記錄
report-sheet-held = 各世代結束時所佔地域
report-sheet-flows = 軍隊在地區之間的去向
report-sheet-lives = 各帝國
report-sheet-ways = 按方向分的進攻
report-sheet-defences = 按守方所恃分的進攻
report-sheet-dice = 各人的骰子
report-sheet-homes = 各地區的帝國往哪裡去
report-sheet-worth = 各地區的分值
report-sheet-zeal = 渡海的帝國
report-sheet-forts = 所建要塞
report-sheet-turns = 各回合
report-sheet-stands = 得分的地區
report-sheet-moves = 軍隊的每次行動
report-picture-held = 各世代結束時，各人在各地區的地域數
report-picture-flows = 地區之間的軍隊，圓圈內為在該地區內行動者；虛線表示多數渡海
report-picture-lives = 各帝國在各世代結束時的地域數
report-picture-ways = 按方向分的進攻
report-picture-defences = 按守方所恃分的進攻
report-column-number = 回合
report-column-turn = 回合
report-column-seq = 記錄
report-column-epoch = 世代
report-column-seat = 玩家
report-column-by = 執行者
report-column-empire = 帝國
report-column-armies = 軍隊
report-column-entered = 未戰而入
report-column-won = 勝
report-column-tied = 俱亡
report-column-lost = 敗
report-column-forts = 要塞
report-column-monuments = 遺跡
report-column-lands = 地域
report-column-areas = 地區分
report-column-built = 建設分
report-column-raids = 劫掠分
report-column-points = 得分
report-column-total = 總分
report-column-area = 地區
report-column-area_to = 往
report-column-most = 他人最多
report-column-how = 地位
report-column-value = 分值
report-column-sea = 渡海
report-column-attacks = 進攻
report-column-rate = 勝率 %
report-column-way = 方向
report-column-defence = 守方所恃
report-column-north = 北
report-column-east = 東
report-column-south = 南
report-column-west = 西
report-column-share_south = 向南 %
report-column-fell = 亡於世代
report-column-attacked = 受攻
report-column-lost_to = 受攻而失
report-column-land = 地域
report-column-means = 以何建
report-column-kept = 擊退
report-column-kind = 方式
report-column-origin = 來自
report-column-seat_other = 原屬
report-column-empire_other = 原屬帝國
report-column-dice = 骰
report-column-bonus = 加值
report-column-dice_other = 守方骰
report-column-bonus_other = 守方加值
report-column-result = 結果
report-column-fate = 其後
report-column-until = 至世代
report-column-epoch-1 = 一
report-column-epoch-2 = 二
report-column-epoch-3 = 三
report-column-epoch-4 = 四
report-column-epoch-5 = 五
report-column-epoch-6 = 六
report-column-epoch-7 = 七
report-column-side = 身分
report-column-thrown = 擲骰數
report-column-face-1 = 1
report-column-face-2 = 2
report-column-face-3 = 3
report-column-face-4 = 4
report-column-face-5 = 5
report-column-face-6 = 6
report-column-average = 平均
side-attack = 攻方
side-defence = 守方
way-north = 向北
way-east = 向東
way-south = 向南
way-west = 向西
way-sea = 渡海
way-within = 自內部
way-barbarians = 蠻族
way-none = 無
fate-stands = 存至終局
fate-taken = 被擊敗
fate-fell = 與攻方俱亡
fate-cleared = 為新帝國清出
fate-died = 病亡
fate-kingdom = 讓與王國
fate-relieved = 由己方接替
fate-barbarians = 敗於蠻族
going-occupied = 進入
going-replaced = 接替己方
going-battle = 進攻
by-person = 人
by-bot = 電腦
by-clock = 時鐘
standing-1 = 立足
standing-2 = 主導
standing-3 = 控制
report-say-held = 第 { $epoch_key } 世代結束時，佔地最多的是{ $seat }，{ $sharing ->
        [1] 共
       *[other] 各
    } { $n } 處。
report-say-flows = { $all } 支行軍的軍隊之中，{ $n } 支離開了來處的地區，佔 { $share }%。
report-say-flows-most = 最多的是從{ $area }往{ $area_to }：{ $n } 支。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 條去路一樣多。
    }
report-say-lives = 最大的帝國是{ $seat }的{ $empire }：最盛的世代結束時有 { $n } 處地域。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 個帝國一樣大。
    }
report-say-lives-long = 存續最久的是{ $seat }的{ $empire }：在 { $n } 個世代結束時仍有地域。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 個帝國一樣久。
    }晚出的帝國，本來就沒有幾個世代可以存續。
report-ask-lives = 討論：存續久的帝國有什麼是別國沒有的？是實力、地處偏遠、要塞，還是無人想要它的土地？
report-say-attacks = 玩家共進攻 { $n } 次：勝 { $won } 次（{ $rate }%），俱亡 { $tied } 次，敗 { $lost } 次。
report-ask-attacks = 討論：哪個方向、哪種防守最難攻？進攻的次數夠不夠下這個結論？歷史上，地圖中哪些山脈、海峽與海岸擋住過入侵者？
report-say-dice = 戰鬥中共擲骰 { $n } 顆，平均 { $average }；攻方平均 { $average_attack }，守方平均 { $average_defence }。骰子公平，擲得多了，平均便接近 3.50。
report-say-steppe = { $area }的民族（{ $empire }）派出 { $n } 支軍隊：向北 { $north }，向東 { $east }，向南 { $south }，向西 { $west }，渡海 { $sea }。向南的佔 { $share }%；其他帝國的軍隊向南的佔 { $share_other }%。
report-say-steppe-worth = 在這些民族的世代裡，{ $area }最多值 { $n } 分，全圖最富的地區值 { $most } 分。
report-say-steppe-fared = 他們向南進攻 { $n } 次，勝 { $won } 次；向其他方向進攻 { $n_other } 次，勝 { $won_other } 次。
report-say-steppe-none = 本局沒有從{ $area }興起的帝國出征。
report-ask-steppe = 討論：在本局裡，他們向南是否真比別國多？南方有什麼是草原沒有的？南面有什麼阻擋，北面又有什麼？玩家為何往那裡去，歷史上的他們又為何？
report-say-overseas = { $all } 支軍隊中 { $n } 支渡海，佔 { $share }%。渡海進攻 { $fought } 次，勝 { $won } 次；陸上進攻 { $n_other } 次，勝 { $won_other } 次。
report-say-overseas-most = 渡海最多的是{ $seat }的{ $empire }：{ $armies } 支中的 { $n } 支。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 個帝國渡海的一樣多。
    }
report-say-overseas-none = 本局沒有軍隊渡海。
report-ask-overseas = 討論：依規則，渡海進攻時守方擲三骰，這些帝國為何仍然渡海？他們背後的陸地上有什麼？誰有船？
report-say-forts = 共建要塞 { $n } 座；其中 { $attacked } 座受攻，共 { $rounds } 輪；擊退 { $kept } 輪。
report-ask-forts = 討論：用軍隊建一座要塞，就少一支可以佔地的軍隊。在哪裡才值得？主人想保住的是首都、獨佔的地區，還是關隘？
report-say-record = 每回合之下寫明得分與原因，每支軍隊旁寫明其後如何。領袖在那裡想得到什麼？這是個好計劃嗎？
report-turn = 第 { $number } 回合，第 { $epoch_key } 世代：{ $seat }領{ $empire }，軍隊 { $armies }。得 { $points } 分（地區 { $areas }，建設 { $built }，劫掠 { $raids }），總分 { $total }。地域：{ $lands }。
report-stand = { $area }：{ $standing }，{ $how_key } × { $value } = { $points }；佔 { $lands } 處，他人最多 { $most } 處。
report-fort = { $land }的要塞（{ $means }）：其後受攻 { $attacks } 輪，擊退 { $kept } 輪。
report-life = { $seat }的{ $empire }：最多 { $n } 處地域
report-flow = { $area }往{ $area_to }：{ $n } 支軍隊，其中渡海 { $sea } 支
report-stayed = { $area }：{ $n } 支軍隊在其內部行動
report-bar = { $n } 次中勝 { $won } 次

## 視圖各項

view-seat = 座位
view-seat-other = 另一座位
view-side = 你的顏色
view-question = 提問
view-epoch = 世代
view-turn-seat = 輪到座位
view-empire = 帝國
view-offered = 抽到的卡
view-order = 抽卡次序
view-players = 玩家
view-lands = 地域
view-areas = 地區
view-area = 地區
view-land = 地域
view-land-from = 來自
view-water = 海域
view-fleets = 艦隊
view-routes = 可航海域
view-pool = 手上軍隊
view-allies = 盟友
view-coins = 錢幣
view-free-forts = 免費要塞
view-lost = 損失軍隊
view-monuments-left = 剩餘遺跡
view-dice = 骰子
view-dice-other = 對方骰子
view-bonus = 加數
view-bonus-other = 對方加數
view-hand = 你的事件
view-hand-other = 你另一色的事件
view-named = 使用中的事件
view-targets = 可及的進攻
view-defence = 防守
view-win = 勝（百分比）
view-both = 俱亡（百分比）
view-lose = 敗（百分比）
view-battles = 戰鬥
view-turns = 已計分回合
view-capital = 首都
view-city = 城鎮
view-fort = 要塞
view-monument = 遺跡
view-active = 本帝國
view-near = 可及
view-value = 分值
view-points = 分數
view-result = 結果
view-buildings = 建設
view-raids = 劫掠
view-worth = 現值
view-has-empire = 已有帝國
view-played = 已下
view-greater = 大事件
view-lesser = 小事件
view-markers = 標誌
view-strength = 實力總和
view-waited = 等待中

## 棋盤

panel-map = 地圖
panel-empire = 帝國
panel-attack = 進攻預覽
panel-battles = 戰事
panel-areas = 地區
panel-hand = 你的事件
board-key = 圖例
board-key-capital = 首都 2
board-key-city = 城鎮 1
board-key-monument = 遺跡 1
board-key-resource = 資源
board-key-fort = 要塞 +1
board-key-terrain = 守方兩骰
board-key-wall = 長城亦然
board-key-strait = 海峽
board-key-cross = 四地皆相鄰
board-fleet = { $water }：{ $seat }的艦隊
board-water = { $water }
board-barren = 荒原
board-army = { $seat }的軍隊，{ $empire }
board-vacant = 空置
board-has-fort = 要塞
board-has-capital = 首都
board-has-city = 城鎮
board-has-monument = 遺跡
board-has-resource = 資源
board-roll = 擲骰
board-roll-short = 擲骰，勝 { $n }%
board-odds-note = 勝算
board-win = 勝 { $n }%
board-both = 俱亡 { $n }%
board-lose = 敗 { $n }%
board-whose = { $seat }（{ $empire }）
board-by-sea = 渡{ $water }登陸
board-sign-forest = 森林
board-sign-mountain = 山脈
board-sign-great_wall = 長城
board-fort-plus = 要塞 +{ $n }
board-no-fort = 無要塞
board-no-battle = 本回合尚無戰事。
board-no-empire = 尚不知帝國。
board-epoch-of = 第 { $n } 世代，共 { $most } 個
board-years-1 = 公元前 3000–1400
board-years-2 = 公元前 1400–450
board-years-3 = 公元前 450–公元 300
board-years-4 = 300–750
board-years-5 = 750–1300
board-years-6 = 1300–1550
board-years-7 = 1550–1914
board-about = { $name }：詳情
board-number = 次序 { $n }
board-minor = 小帝國
board-no-capital = 無首都
board-pool = 軍隊 { $n }/{ $most }
board-strength = 實力 { $n }
board-allies = 盟友 { $n }
board-coins = 錢幣 { $n }
board-free-forts = 要塞 { $n }
board-unknown = 未知
board-done = 已行動
board-acts = 行動中
board-waits = 未行動
board-place = { $seat }，{ $empire }
board-points = { $n } 分
board-lands = { $n } 地
board-events = 剩餘事件：大 { $n }，小 { $most }
board-seat = { $seat }
board-areas-note = 地數與現值
board-area = { $area }：值 { $n }，共 { $most } 地
board-share = { $seat }：{ $n } 地，{ $rank ->
        [control] 控制
        [dominance] 主導
        [presence] 立足
       *[other] 不計分
    }，+{ $points }
board-worthless = 0 分：{ $names }
board-no-events = 事件已用完。
board-used = 使用中 { $n }/2
board-sheet = { $seat }（{ $n }）
board-total = 兩色合計 { $n }
board-hand-note = 每回合至多兩張
board-in-use = 使用中
board-greater = 大事件
board-lesser = 小事件
board-card-epochs = 世代 { $names }
board-effect-minor = { $empire }先行動（小帝國）。
board-effect-kingdom = 在該地設城鎮、要塞與軍隊。
board-effect-dice-all = 每次進攻擲 { $n } 骰。
board-effect-dice-until = 首敗之前擲 { $n } 骰。
board-effect-bonus = 進攻每骰 +{ $n }。
board-effect-coins = 艦隊換錢幣：建要塞或恢復軍隊。
board-effect-disaster = 一地失去遺跡、要塞與城鎮。
board-effect-plague-land = 一地擲 { $n } 骰，有 1 即亡。
board-effect-plague-neighbours = 一地擲 { $n } 骰，鄰地 { $most } 骰，有 1 即亡。
board-effect-plague-areas = 兩區每地擲 { $n } 骰，1 即亡。
board-effect-barbarians = 蠻族由荒原來襲。
board-effect-uprising = { $n ->
        [one] 敵方一地
       *[other] 一帝國 { $n } 地
    }起事，擲 { $most } 骰。
board-effect-uprising-land = { $land }起事，擲 { $n } 骰。
board-effect-crusade = { $n } 軍登陸有加成；取{ $land }立城。
board-effect-jihad = 未敗之前骰多且平手得勝。
board-effect-treachery = 一地不戰而得。
board-effect-surprise = 一地不計地形、海岸與要塞。
board-effect-siege = 敵方要塞無效。
board-effect-ties = 平手得勝。
board-effect-armies = 增 { $n } 軍。
board-effect-allies = 增 { $n } 軍，只進空置地域。
board-effect-pay = 得 { $n } 錢幣：建要塞或恢復軍隊。
board-effect-forts = 免費建 { $n } 座要塞。
board-effect-fleet = 增一艦隊。
board-effect-migrants = { $n } 軍遷居{ $area }。
board-sure-high = 可信
board-sure-medium = 大致可信
board-sure-low = 推測
board-leaf-value = 本世代{ $area }值 { $n }
board-leaf-beside = 相鄰（括號內為從該處來攻時的地形防禦）
board-leaf-waters = 沿岸
board-leaf-start = 起源地
board-leaf-capital = 首都
board-leaf-fleets = 艦隊
board-leaf-copies = 共 { $n } 張
board-of-identity = 確有此帝國
board-of-order = 次序
board-of-start_land = 起源地
board-of-strength = 實力
board-of-has_capital = 有無首都
board-of-capital_name = 首都名
board-of-navigation = 艦隊
board-of-leader = 領袖
board-of-exists = 確有此卡
board-of-count = 張數
board-of-effect = 效果
board-of-facts = 資料
board-of-land = 地域與所屬地區
board-of-borders = 相鄰
board-of-signs = 地形防禦
board-of-coasts = 沿岸
board-of-page = 正文
