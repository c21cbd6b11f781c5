# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.
# 世史，繁体中文。
# 玩家、地域、海域、地区、帝国、事件、世代都以本语言的名称传入；$land_key 之类是原来的值。

## 游戏

game-world = 世史
seat-side = { $name }的第二色
seat-side-brief = { $name }·二
game-world-about = 七个世代，四十九个帝国：抽一个，带它出征，看下一世代还剩下什么。

## 词语

empire-rebels = 起事者
empire-crusaders = 十字军
empire-migrants = 移民
empire-none = 无人
land-none = 无处
water-none = 无海域
card-none = 无事件

result-won = 攻方胜
result-lost = 攻方败
result-tied = 同归于尽
result-fort = 要塞失守
result-fort_lost = 要塞与攻方同失
result-treachery = 背叛

defence-open = 平地
defence-terrain = 地形防御
defence-strait = 海峡
defence-sea = 海岸
defence-surprise = 奇袭
defence-treachery = 背叛
defence-uprising = 起事

means-army = 军队
means-coin = 钱币
means-event = 事件

## 选项

option-passing = 交出帝国
option-passing-help = 书中规定不要的卡交给下一名抽卡者；许多人让抽卡者自选。
option-passing-next = 给下一名抽卡者
option-passing-any = 给任何没有帝国的人
option-draft = 抽到的帝国
option-draft-help = 暗抽：只有抽到或收到的人知道，轮到时才公开。
option-draft-closed = 暗抽
option-draft-open = 明抽
option-deal = 大事件卡
option-deal-help = 每人三张。比赛时各人恰有一张小帝国。
option-deal-plain = 随机
option-deal-one_minor = 各有一张小帝国
option-civil_service = 文官制度
option-civil_service-help = 书中提到钱币，却没有写明哪些事件给钱币；最可能的是这一张。
option-civil_service-armies = 给军队
option-civil_service-coins = 给钱币
option-leader_minor = 领袖与小帝国
option-leader_minor-help = 两者可否在同一回合使用。书中没有禁止。
option-leader_minor-allowed = 可以
option-leader_minor-barred = 不可
option-leader_dies = 领袖阵亡
option-leader_dies-help = 领袖的三骰掷得相同即失去领袖，如旧版。
option-leader_dies-no = 不会
option-leader_dies-yes = 三骰相同时
option-taking = 首都与城镇受损
option-taking-help = 军队攻入而占领时；或者别色进入空地时也算。
option-taking-invading = 遭入侵时
option-taking-any = 任何别色进入时
option-marauders = 劫掠
option-marauders-help = 没有首都的帝国，每毁一处敌方首都或城镇加一分。
option-marauders-no = 不用
option-marauders-yes = 采用
option-markers = 领先者标志
option-markers-help = 每世代后的领先者抽一个三至六分的暗标志。书中建议不用。
option-markers-no = 不用
option-markers-yes = 采用
option-colours = 颜色
option-colours-help = 三人局用：每人两色，各有手牌、帝国与回合，得分合计。
option-colours-one = 每人一色
option-colours-two = 每人两色（三人局）
option-start_epoch = 起始世代
option-start_epoch-help = 此前各世代由电脑依本桌种子代下，之后由人接手。
option-start_epoch-e1 = 第一世代（从头）
option-start_epoch-e2 = 第二世代
option-start_epoch-e3 = 第三世代
option-start_epoch-e4 = 第四世代
option-start_epoch-e5 = 第五世代
option-start_epoch-e6 = 第六世代
option-start_epoch-e7 = 第七世代
option-early_scores = 此前各世代的得分
option-early_scores-help = 电脑代下时的得分：保留，或全部归零。
option-early_scores-kept = 保留
option-early_scores-zeroed = 归零

## 阶段与提问

phase-draft = 抽帝国卡
phase-turn = 回合
phase-over = 结束

question-draft = 抽帝国
question-events = 宣布事件
question-disaster = 灾祸
question-plague = 疫病
question-plague_areas = 两个地区的疫病
question-barbarians = 蛮族
question-raid = 蛮族继续
question-uprising = 起事
question-crusade = 十字军
question-migrants = 迁徙
question-astronomy = 加一舰队
question-reallocation = 舰队换钱币
question-half = 哪个本土先行
question-expand = 扩张
question-monument = 建遗迹
question-over = 对局结束

prompt-draft =
    { $colour ->
        [0] 你
        [1] 你的第一色
       *[other] 你的第二色
    }抽到{ $empire }，实力 { $n }，次序第 { $order }：保留还是交出？
prompt-draft-unseen =
    { $colour ->
        [0] 你已有帝国。你抽的卡
        [1] 你的第一色已有帝国。它抽的卡
       *[other] 你的第二色已有帝国。它抽的卡
    }不看，交给谁？
prompt-events = { $empire }登场：宣布至多两张事件，然后开始。
prompt-disaster = { $card }：哪个有遗迹的地域？
prompt-plague = { $card }：哪个地域？
prompt-plague_areas =
    { $area_key ->
        [none] { $card }：先选哪个地区？
       *[other] { $card }：与{ $area }相邻的哪个地区？
    }
prompt-barbarians = 蛮族：出自哪个荒原？
prompt-raid = 蛮族在{ $land }：攻击哪个地域？
prompt-uprising = { $card }：在哪个敌方地域起事？
prompt-crusade =
    { $n ->
        [1] 十字军：最后一支军队。在哪里登陆？
       *[other] 十字军：{ $n } 支军队。下一支在哪里登陆？
    }
prompt-migrants = { $card }：进驻哪个空置地域？
prompt-astronomy = 天文学：多一支舰队放在哪里？
prompt-reallocation = 资源重配：哪些舰队换成钱币？
prompt-half = 有两处本土：哪一处的军队先行？
prompt-expand =
    { $n ->
        [0] 手上没有军队。
       *[other] 手上有 { $n } 支军队。
    }{ $allies ->
        [0] {""}
       *[other] 可进空置地域的盟友 { $allies } 支。
    }{ $coins ->
        [0] {""}
       *[other] 钱币 { $coins } 枚。
    }{ $n ->
        [0] 可以结束扩张，或用掉剩下的。
       *[other] 点地域前往，点本帝国的地域建要塞。
    }
prompt-monument =
    { $n ->
        [1] 要建一个遗迹：放在哪里？
       *[other] 要建 { $n } 个遗迹：下一个放在哪里？
    }
prompt-attack = 进攻{ $land }？

## 行动

action-keep = 保留
action-give = 交给{ $seat }
action-event = { $card }
action-begin = 开始回合
action-hit = 降于{ $land }
action-area = { $area }
action-from = 出自{ $land }
action-raid = 攻击{ $land }
action-rise = 在{ $land }起事
action-crusade = 在{ $land }登陆
action-settle = 进驻{ $land }
action-stop = 到此为止
action-fleet = 舰队放在{ $water }
action-coin = { $water }的舰队换钱币
action-half = { $land }先行
action-army = 军队到{ $land }
action-fort = 在{ $land }建要塞
action-restore = 用钱币恢复一支军队
action-treachery = 背叛：{ $land }
action-surprise = 奇袭：{ $land }
action-end = 结束扩张
action-monument = 在{ $land }建遗迹

## 记录

event-dealt = { $seat }抽了三张大事件卡和七张小事件卡。
event-dealt-full = { $seat }抽到事件：{ $card }。
event-epoch = { $epoch }开始。
event-rolled = { $seat }掷 { $dice }：{ $n }。
event-order = 抽帝国卡的次序：{ $seat }。
event-draws = { $seat }抽一张帝国卡。
event-draws-full = { $seat }抽到{ $empire }。
event-kept = { $seat }保留该帝国。
event-kept-full = { $seat }保留{ $empire }。
event-gave = { $seat }把一张帝国卡交给{ $seat_to }。
event-gave-full = { $seat }把{ $empire }交给{ $seat_to }。
event-turn = { $seat }率{ $empire }登场。
event-event = { $seat }使用{ $card }。
event-nothing = { $card }已无对象，落空。
event-minor = { $seat }先率小帝国{ $empire }。
event-kingdom = { $seat }的王国在{ $land }兴起：{ $empire }，有城镇与要塞。
event-disaster = { $land }遭灾：遗迹毁去。
event-sick =
    { $dies ->
        [0] { $land }有疫：{ $dice }。{ $seat }的军队无恙。
       *[other] { $land }有疫：{ $dice }。{ $seat }的军队病亡。
    }
event-barbarians = 蛮族自{ $land }而出。
event-rises = { $card }：{ $seat }在{ $land }起事。
event-settled = { $seat }的军队进驻{ $land }（{ $empire }）。
event-cleared =
    { $seat_other_key ->
        [-1] 清理{ $land }。
       *[other] 清理{ $land }：{ $seat_other }退出。
    }
event-muster = { $empire }有 { $n } 支军队，第一支在{ $land }。
event-occupied = { $seat }进入{ $land }。
event-replaced = { $seat }以新军队替换自己在{ $land }的旧军队。
event-battle =
    { $seat_key ->
        [-1] 蛮族
       *[other] { $seat }
    }{ $land_from_key ->
        [none] {""}
       *[other] 自{ $land_from }
    }{ $water_key ->
        [none] {""}
       *[other] 经{ $water }
    }攻击{ $land }（{ $seat_other }）{ $result_key ->
        [treachery] {""}
       *[other] ，{ $defence }：{ $dice }{ $bonus ->
            [0] {""}
           *[other] （加 { $bonus }）
        }对 { $dice_other }{ $bonus_other ->
            [0] {""}
           *[other] （加 { $bonus_other }）
        }，胜算 { $win }%
    }。{ $result_key ->
        [won] 攻方占领。
        [lost] 攻方失去军队。
        [tied] 双方同失。
        [fort] 要塞失守，再战一轮。
        [fort_lost] 要塞与攻方军队同失。
       *[other] 城门大开。
    }
event-leader_dies = 三骰相同：{ $seat }的领袖阵亡。
event-reduced = { $land }的首都变为城镇。
event-destroyed = { $land }的城镇毁去。
event-raid = 劫掠{ $land }：{ $seat }得一分。
event-surprise = { $seat }奇袭{ $land }。
event-fort = { $seat }在{ $land }建要塞（{ $means }）。
event-restore = { $seat }用一枚钱币恢复一支军队。
event-left_over =
    { $coins ->
        [0] { $seat }结束扩张，失去手上军队 { $n } 支。
       *[other] { $seat }结束扩张，失去手上军队 { $n } 支、钱币 { $coins } 枚。
    }
event-fleet = { $seat }在{ $water }多一支舰队。
event-coin = { $seat }把{ $water }的舰队换成钱币。
event-monument = { $seat }在{ $land }建遗迹。
event-scored =
    { $raids ->
        [0] { $seat }的{ $empire }得 { $n } 分：地区 { $areas }，建设 { $built }。总分 { $total }。
       *[other] { $seat }的{ $empire }得 { $n } 分：地区 { $areas }，建设 { $built }，劫掠 { $raids }。总分 { $total }。
    }
event-marker = { $seat }领先，抽一个谁也没看的标志。
event-opened = { $seat }翻开标志：{ $marker }，加 { $n } 分。
event-zeroed = 从此由人来下：各人得分归零。
event-over = 对局结束：{ $seat }得 { $n } 分。

## 拒绝

refuse-draft-bound = 你收到了帝国，必须扮演；抽到的卡要交出去。
refuse-draft-bound-short = 已有帝国
refuse-draft-next = 卡要交给下一名抽卡者{ $seat }。
refuse-draft-next-short = 不是下一名
refuse-draft-held = { $seat }已有帝国。
refuse-draft-held-short = 已有帝国
refuse-events-two = 一回合最多两张事件。
refuse-events-two-short = 已有两张
refuse-event-epoch = { $card }只在别的世代使用。
refuse-event-epoch-short = 世代不合
refuse-event-name = 同名的事件，一回合只能用一张。
refuse-event-name-short = 同名
refuse-event-capital = { $card }要有首都的帝国才能使用。
refuse-event-capital-short = 没有首都
refuse-event-fleets = { $card }要有舰队的帝国才能使用。
refuse-event-fleets-short = 没有舰队
refuse-event-water = 起源地与舰队旁，没有可再放舰队的海域。
refuse-event-water-short = 没有海域
refuse-event-target = { $card }现在没有对象。
refuse-event-target-short = 没有对象
refuse-event-leader = 本桌规定领袖与小帝国不可同用。
refuse-event-leader-short = 不可同用
refuse-event-late = 回合已经开始，事件要在此前宣布。
refuse-event-late-short = 回合已开始
refuse-areas-apart = 两个地区必须相邻，{ $area }与{ $area_other }不相邻。
refuse-areas-apart-short = 不相邻
refuse-other-empire = 内战要在同一帝国的地域：{ $empire }。
refuse-other-empire-short = 别的帝国
refuse-risen = { $land }已经起事，要换另一处。
refuse-risen-short = 已起事
refuse-fleet-far = { $water }既不邻接你的舰队，也不邻接起源地。
refuse-fleet-far-short = 太远
refuse-no-armies = 手上没有军队了。
refuse-no-armies-short = 没有军队
refuse-not-adjacent = 无论陆路、海峡或舰队，本帝国没有地域与{ $land }接邻。
refuse-not-adjacent-short = 不接邻
refuse-one-army = 本帝国在{ $land }已有一支军队。
refuse-one-army-short = 一地一军
refuse-barren = { $land }是荒原，军队不能进入。
refuse-barren-short = 荒原
refuse-allies-vacant = 只剩盟友，只能进空置地域。
refuse-allies-vacant-short = 并非空置
refuse-fort-means = 没有军队也没有钱币可建要塞。
refuse-fort-means-short = 无从建造
refuse-fort-active = 要塞要建在大帝国所占的地域，{ $land }不是。
refuse-fort-active-short = 不属本帝国
refuse-fort-one = { $land }已有要塞，一地只能有一座。
refuse-fort-one-short = 已有要塞
refuse-restore-none = 扩张中损失的军队，没有可再恢复的。
refuse-restore-none-short = 没有损失
refuse-restore-coin = 没有钱币可恢复军队。
refuse-restore-coin-short = 没有钱币
refuse-monument-active = 遗迹要建在大帝国所占的地域，{ $land }不是。
refuse-monument-active-short = 不属本帝国
refuse-monument-one = { $land }已有遗迹，一地只能有一个。
refuse-monument-one-short = 已有遗迹
refuse-monument-capital = 首都还没有遗迹，要先放在首都。
refuse-monument-capital-short = 首都优先
refuse-monument-city = 要先放在所占的城市，然后才是其他有资源的地域。
refuse-monument-city-short = 城市优先
refuse-monument-resource = { $land }没有城市也没有资源，不能放遗迹。
refuse-monument-resource-short = 不能放

## 提示

hint-defence =
    { $defence_key ->
        [sea] 经{ $water }：守方 { $dice_other } 骰
       *[other] { $defence }，自{ $land_from }：守方 { $dice_other } 骰
    }{ $bonus_other ->
        [0] {""}
       *[other] ，要塞加 { $bonus_other }
    }；你 { $dice } 骰{ $bonus ->
        [0] {""}
       *[other] ，加 { $bonus }
    }
hint-odds = 胜 { $win }%，俱亡 { $both }%，败 { $lose }%
hint-vacant = 空置，不用战斗
hint-replace = 替换自己的旧军队
hint-capital = 首都变为城镇
hint-city = 城镇毁去
hint-points =
    { $n ->
        [0] 以现在的局面不加分
       *[other] 多 { $n } 分
    }
hint-fort = 守方骰点加一，且多一轮；以{ $means }支付

## 计分

score-epoch-1 = 第一世代
score-epoch-2 = 第二世代
score-epoch-3 = 第三世代
score-epoch-4 = 第四世代
score-epoch-5 = 第五世代
score-epoch-6 = 第六世代
score-epoch-7 = 第七世代
score-before = 开局前已有
score-markers = 领先者标志
score-turn = { $seat }，{ $empire }：地区 { $areas }，建设 { $built }。
tie-strength = 同分：帝国实力总和较低者胜，{ $n }。
tie-markers = 同分同实力：标志分数较高者胜，{ $n }。
tie-last = 至此仍相同：最后帝国较弱者胜，{ $n }。
tie-shared = 全部相同：并列胜出。

stat-points = { $n } 分
stat-lands = { $n } 个地域
stat-events = 余 { $n } 张事件
stat-epoch = 第 { $n } 世代，共 { $most } 个
stat-turns = 已下 { $n } 回合，共 { $most } 回合

warning-built = 同一地域既有首都又有城镇，或荒原上有建筑，对局中不会出现。
warning-monuments = 遗迹多于标志数目。
warning-forts = 没有军队的地域有要塞。
warning-hands = 有人手上多于十张事件。

## 一局的报告

report-held = 谁占有什么
report-flows = 军队从哪里来
report-lives = 兴起与衰亡
report-attacks = 进攻的结果
report-dice = 骰子报告
report-steppe = 为何草原民族总向南侵扰？
report-overseas = 为何某些民族总向海外扩张？
report-forts = 为何要占这里，为何在那里建要塞？
report-turns = 逐回合
report-record = 附注记录
report-sheet-held = 各世代结束时所占地域
report-sheet-flows = 军队在地区之间的去向
report-sheet-lives = 各帝国
report-sheet-ways = 按方向分的进攻
report-sheet-defences = 按守方所恃分的进攻
report-sheet-dice = 各人的骰子
report-sheet-homes = 各地区的帝国往哪里去
report-sheet-worth = 各地区的分值
report-sheet-zeal = 渡海的帝国
report-sheet-forts = 所建要塞
report-sheet-turns = 各回合
report-sheet-stands = 得分的地区
report-sheet-moves = 军队的每次行动
report-picture-held = 各世代结束时，各人在各地区的地域数
report-picture-flows = 地区之间的军队，圆圈内为在该地区内行动者；虚线表示多数渡海
report-picture-lives = 各帝国在各世代结束时的地域数
report-picture-ways = 按方向分的进攻
report-picture-defences = 按守方所恃分的进攻
report-column-number = 回合
report-column-turn = 回合
report-column-seq = 记录
report-column-epoch = 世代
report-column-seat = 玩家
report-column-by = 执行者
report-column-empire = 帝国
report-column-armies = 军队
report-column-entered = 未战而入
report-column-won = 胜
report-column-tied = 俱亡
report-column-lost = 败
report-column-forts = 要塞
report-column-monuments = 遗迹
report-column-lands = 地域
report-column-areas = 地区分
report-column-built = 建设分
report-column-raids = 劫掠分
report-column-points = 得分
report-column-total = 总分
report-column-area = 地区
report-column-area_to = 往
report-column-most = 他人最多
report-column-how = 地位
report-column-value = 分值
report-column-sea = 渡海
report-column-attacks = 进攻
report-column-rate = 胜率 %
report-column-way = 方向
report-column-defence = 守方所恃
report-column-north = 北
report-column-east = 东
report-column-south = 南
report-column-west = 西
report-column-share_south = 向南 %
report-column-fell = 亡于世代
report-column-attacked = 受攻
report-column-lost_to = 受攻而失
report-column-land = 地域
report-column-means = 以何建
report-column-kept = 击退
report-column-kind = 方式
report-column-origin = 来自
report-column-seat_other = 原属
report-column-empire_other = 原属帝国
report-column-dice = 骰
report-column-bonus = 加值
report-column-dice_other = 守方骰
report-column-bonus_other = 守方加值
report-column-result = 结果
report-column-fate = 其后
report-column-until = 至世代
report-column-epoch-1 = 一
report-column-epoch-2 = 二
report-column-epoch-3 = 三
report-column-epoch-4 = 四
report-column-epoch-5 = 五
report-column-epoch-6 = 六
report-column-epoch-7 = 七
report-column-side = 身份
report-column-thrown = 掷骰数
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
way-east = 向东
way-south = 向南
way-west = 向西
way-sea = 渡海
way-within = 自内部
way-barbarians = 蛮族
way-none = 无
fate-stands = 存至终局
fate-taken = 被击败
fate-fell = 与攻方俱亡
fate-cleared = 为新帝国清出
fate-died = 病亡
fate-kingdom = 让与王国
fate-relieved = 由己方接替
fate-barbarians = 败于蛮族
going-occupied = 进入
going-replaced = 接替己方
going-battle = 进攻
by-person = 人
by-bot = 电脑
by-clock = 时钟
standing-1 = 立足
standing-2 = 主导
standing-3 = 控制
report-say-held = 第 { $epoch_key } 世代结束时，占地最多的是{ $seat }，{ $sharing ->
        [1] 共
       *[other] 各
    } { $n } 处。
report-say-flows = { $all } 支行军的军队之中，{ $n } 支离开了来处的地区，占 { $share }%。
report-say-flows-most = 最多的是从{ $area }往{ $area_to }：{ $n } 支。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 条去路一样多。
    }
report-say-lives = 最大的帝国是{ $seat }的{ $empire }：最盛的世代结束时有 { $n } 处地域。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 个帝国一样大。
    }
report-say-lives-long = 存续最久的是{ $seat }的{ $empire }：在 { $n } 个世代结束时仍有地域。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 个帝国一样久。
    }晚出的帝国，本来就没有几个世代可以存续。
report-ask-lives = 讨论：存续久的帝国有什么是别国没有的？是实力、地处偏远、要塞，还是无人想要它的土地？
report-say-attacks = 玩家共进攻 { $n } 次：胜 { $won } 次（{ $rate }%），俱亡 { $tied } 次，败 { $lost } 次。
report-ask-attacks = 讨论：哪个方向、哪种防守最难攻？进攻的次数够不够下这个结论？历史上，地图中哪些山脉、海峡与海岸挡住过入侵者？
report-say-dice = 战斗中共掷骰 { $n } 颗，平均 { $average }；攻方平均 { $average_attack }，守方平均 { $average_defence }。骰子公平，掷得多了，平均便接近 3.50。
report-say-steppe = { $area }的民族（{ $empire }）派出 { $n } 支军队：向北 { $north }，向东 { $east }，向南 { $south }，向西 { $west }，渡海 { $sea }。向南的占 { $share }%；其他帝国的军队向南的占 { $share_other }%。
report-say-steppe-worth = 在这些民族的世代里，{ $area }最多值 { $n } 分，全图最富的地区值 { $most } 分。
report-say-steppe-fared = 他们向南进攻 { $n } 次，胜 { $won } 次；向其他方向进攻 { $n_other } 次，胜 { $won_other } 次。
report-say-steppe-none = 本局没有从{ $area }兴起的帝国出征。
report-ask-steppe = 讨论：在本局里，他们向南是否真比别国多？南方有什么是草原没有的？南面有什么阻挡，北面又有什么？玩家为何往那里去，历史上的他们又为何？
report-say-overseas = { $all } 支军队中 { $n } 支渡海，占 { $share }%。渡海进攻 { $fought } 次，胜 { $won } 次；陆上进攻 { $n_other } 次，胜 { $won_other } 次。
report-say-overseas-most = 渡海最多的是{ $seat }的{ $empire }：{ $armies } 支中的 { $n } 支。{ $others ->
        [0] {""}
       *[other] 另有 { $others } 个帝国渡海的一样多。
    }
report-say-overseas-none = 本局没有军队渡海。
report-ask-overseas = 讨论：依规则，渡海进攻时守方掷三骰，这些帝国为何仍然渡海？他们背后的陆地上有什么？谁有船？
report-say-forts = 共建要塞 { $n } 座；其中 { $attacked } 座受攻，共 { $rounds } 轮；击退 { $kept } 轮。
report-ask-forts = 讨论：用军队建一座要塞，就少一支可以占地的军队。在哪里才值得？主人想保住的是首都、独占的地区，还是关隘？
report-say-record = 每回合之下写明得分与原因，每支军队旁写明其后如何。领袖在那里想得到什么？这是个好计划吗？
report-turn = 第 { $number } 回合，第 { $epoch_key } 世代：{ $seat }领{ $empire }，军队 { $armies }。得 { $points } 分（地区 { $areas }，建设 { $built }，劫掠 { $raids }），总分 { $total }。地域：{ $lands }。
report-stand = { $area }：{ $standing }，{ $how_key } × { $value } = { $points }；占 { $lands } 处，他人最多 { $most } 处。
report-fort = { $land }的要塞（{ $means }）：其后受攻 { $attacks } 轮，击退 { $kept } 轮。
report-life = { $seat }的{ $empire }：最多 { $n } 处地域
report-flow = { $area }往{ $area_to }：{ $n } 支军队，其中渡海 { $sea } 支
report-stayed = { $area }：{ $n } 支军队在其内部行动
report-bar = { $n } 次中胜 { $won } 次

## 视图各项

view-seat = 座位
view-seat-other = 另一座位
view-side = 你的颜色
view-question = 提问
view-epoch = 世代
view-turn-seat = 轮到座位
view-empire = 帝国
view-offered = 抽到的卡
view-order = 抽卡次序
view-players = 玩家
view-lands = 地域
view-areas = 地区
view-area = 地区
view-land = 地域
view-land-from = 来自
view-water = 海域
view-fleets = 舰队
view-routes = 可航海域
view-pool = 手上军队
view-allies = 盟友
view-coins = 钱币
view-free-forts = 免费要塞
view-lost = 损失军队
view-monuments-left = 剩余遗迹
view-dice = 骰子
view-dice-other = 对方骰子
view-bonus = 加数
view-bonus-other = 对方加数
view-hand = 你的事件
view-hand-other = 你另一色的事件
view-named = 使用中的事件
view-targets = 可及的进攻
view-defence = 防守
view-win = 胜（百分比）
view-both = 俱亡（百分比）
view-lose = 败（百分比）
view-battles = 战斗
view-turns = 已计分回合
view-capital = 首都
view-city = 城镇
view-fort = 要塞
view-monument = 遗迹
view-active = 本帝国
view-near = 可及
view-value = 分值
view-points = 分数
view-result = 结果
view-buildings = 建设
view-raids = 劫掠
view-worth = 现值
view-has-empire = 已有帝国
view-played = 已下
view-greater = 大事件
view-lesser = 小事件
view-markers = 标志
view-strength = 实力总和
view-waited = 等待中

## 棋盘

panel-map = 地图
panel-empire = 帝国
panel-attack = 进攻预览
panel-battles = 战事
panel-areas = 地区
panel-hand = 你的事件
board-key = 图例
board-key-capital = 首都 2
board-key-city = 城镇 1
board-key-monument = 遗迹 1
board-key-resource = 资源
board-key-fort = 要塞 +1
board-key-terrain = 守方两骰
board-key-wall = 长城亦然
board-key-strait = 海峡
board-key-cross = 四地皆相邻
board-fleet = { $water }：{ $seat }的舰队
board-water = { $water }
board-barren = 荒原
board-army = { $seat }的军队，{ $empire }
board-vacant = 空置
board-has-fort = 要塞
board-has-capital = 首都
board-has-city = 城镇
board-has-monument = 遗迹
board-has-resource = 资源
board-roll = 掷骰
board-roll-short = 掷骰，胜 { $n }%
board-odds-note = 胜算
board-win = 胜 { $n }%
board-both = 俱亡 { $n }%
board-lose = 败 { $n }%
board-whose = { $seat }（{ $empire }）
board-by-sea = 渡{ $water }登陆
board-sign-forest = 森林
board-sign-mountain = 山脉
board-sign-great_wall = 长城
board-fort-plus = 要塞 +{ $n }
board-no-fort = 无要塞
board-no-battle = 本回合尚无战事。
board-no-empire = 尚不知帝国。
board-epoch-of = 第 { $n } 世代，共 { $most } 个
board-years-1 = 公元前 3000–1400
board-years-2 = 公元前 1400–450
board-years-3 = 公元前 450–公元 300
board-years-4 = 300–750
board-years-5 = 750–1300
board-years-6 = 1300–1550
board-years-7 = 1550–1914
board-about = { $name }：详情
board-number = 次序 { $n }
board-minor = 小帝国
board-no-capital = 无首都
board-pool = 军队 { $n }/{ $most }
board-strength = 实力 { $n }
board-allies = 盟友 { $n }
board-coins = 钱币 { $n }
board-free-forts = 要塞 { $n }
board-unknown = 未知
board-done = 已行动
board-acts = 行动中
board-waits = 未行动
board-place = { $seat }，{ $empire }
board-points = { $n } 分
board-lands = { $n } 地
board-events = 剩余事件：大 { $n }，小 { $most }
board-seat = { $seat }
board-areas-note = 地数与现值
board-area = { $area }：值 { $n }，共 { $most } 地
board-share = { $seat }：{ $n } 地，{ $rank ->
        [control] 控制
        [dominance] 主导
        [presence] 立足
       *[other] 不计分
    }，+{ $points }
board-worthless = 0 分：{ $names }
board-no-events = 事件已用完。
board-used = 使用中 { $n }/2
board-sheet = { $seat }（{ $n }）
board-total = 两色合计 { $n }
board-hand-note = 每回合至多两张
board-in-use = 使用中
board-greater = 大事件
board-lesser = 小事件
board-card-epochs = 世代 { $names }
board-effect-minor = { $empire }先行动（小帝国）。
board-effect-kingdom = 在该地设城镇、要塞与军队。
board-effect-dice-all = 每次进攻掷 { $n } 骰。
board-effect-dice-until = 首败之前掷 { $n } 骰。
board-effect-bonus = 进攻每骰 +{ $n }。
board-effect-coins = 舰队换钱币：建要塞或恢复军队。
board-effect-disaster = 一地失去遗迹、要塞与城镇。
board-effect-plague-land = 一地掷 { $n } 骰，有 1 即亡。
board-effect-plague-neighbours = 一地掷 { $n } 骰，邻地 { $most } 骰，有 1 即亡。
board-effect-plague-areas = 两区每地掷 { $n } 骰，1 即亡。
board-effect-barbarians = 蛮族由荒原来袭。
board-effect-uprising = { $n ->
        [one] 敌方一地
       *[other] 一帝国 { $n } 地
    }起事，掷 { $most } 骰。
board-effect-uprising-land = { $land }起事，掷 { $n } 骰。
board-effect-crusade = { $n } 军登陆有加成；取{ $land }立城。
board-effect-jihad = 未败之前骰多且平手得胜。
board-effect-treachery = 一地不战而得。
board-effect-surprise = 一地不计地形、海岸与要塞。
board-effect-siege = 敌方要塞无效。
board-effect-ties = 平手得胜。
board-effect-armies = 增 { $n } 军。
board-effect-allies = 增 { $n } 军，只进空置地域。
board-effect-pay = 得 { $n } 钱币：建要塞或恢复军队。
board-effect-forts = 免费建 { $n } 座要塞。
board-effect-fleet = 增一舰队。
board-effect-migrants = { $n } 军迁居{ $area }。
board-sure-high = 可信
board-sure-medium = 大致可信
board-sure-low = 推测
board-leaf-value = 本世代{ $area }值 { $n }
board-leaf-beside = 相邻（括号内为从该处来攻时的地形防御）
board-leaf-waters = 沿岸
board-leaf-start = 起源地
board-leaf-capital = 首都
board-leaf-fleets = 舰队
board-leaf-copies = 共 { $n } 张
board-of-identity = 确有此帝国
board-of-order = 次序
board-of-start_land = 起源地
board-of-strength = 实力
board-of-has_capital = 有无首都
board-of-capital_name = 首都名
board-of-navigation = 舰队
board-of-leader = 领袖
board-of-exists = 确有此卡
board-of-count = 张数
board-of-effect = 效果
board-of-facts = 资料
board-of-land = 地域与所属地区
board-of-borders = 相邻
board-of-signs = 地形防御
board-of-coasts = 沿岸
board-of-page = 正文
