# 三國戰棋，繁體中文。
# 玩家、省份、國家、首領、關係、季節、命令、結果傳入時已是本語言的名稱；單位也是（洛陽正規軍（A8）），命令單提到玩家或國家時亦同。
# $act_key 一類是傳入的原樣。

## 遊戲

game-sanguo = 三國戰棋
game-sanguo-about = 六位群雄，三個國家，一個天下：許諾隨你，命令暗寫，同時揭曉。

## 命令單和版圖上的詞

leader-cao_cao = 曹操
leader-lu_bu = 呂布
leader-liu_bei = 劉備
leader-ma_chao = 馬超
leader-sun_quan = 孫權
leader-taishi_ci = 太史慈
leader-none = 尚未抽出

kingdom-wei = 魏國
kingdom-shu = 蜀國
kingdom-wu = 吳國
kingdom-neutral = 中立地

unit-wei = 魏國
unit-shu = 蜀國
unit-wu = 吳國
unit-none = 無

kind-leader = 首領
kind-army = 正規軍
kind-militia = 預備役

relation-neutral = 中立
relation-alliance = 聯盟
relation-war = 戰爭
relation-civil = 內戰

season-spring = 春季
season-autumn = 秋季

act-hold = 防守
act-move = 移動
act-support = 支援
act-raze = 摧毀國都
act-retreat = 撤退
act-disband = 解散
act-build = 建造
act-war = 宣戰
act-neutral = 中立
act-ally = 結盟

result-held = 原地
result-moved = 移動成功
result-bounced = 被擋回
result-void = 無效
result-given = 支援有效
result-cut = 支援被打斷
result-dislodged = 被擊退
result-retreated = 已撤退
result-refused = 撤退無效
result-disbanded = 解散

why-none = 無
why-not-adjacent = 不相鄰
why-closed = 關係不許進入
why-no-unit = 沒有這個單位
why-out-of-reach = 支援不到
why-moves = 那個單位移動了
why-mismatch = 與那個單位的命令不符
why-relation = 不是盟友
why-barred = 盟友或中立玩家的省份
why-own = 自己的單位在那裡
why-ally = 盟友的單位在那裡
why-defence = 防守力量
why-head-on = 迎面相遇
why-attack = 另一次進攻

proposal-alliance = 結盟
proposal-move = 移動
proposal-support = 支援

answer-open = 未答覆
answer-yes = 同意
answer-no = 不同意

victory-none = 沒有獲勝
victory-legend = 傳奇獲勝
victory-unified = 統一獲勝
victory-direct = 直接獲勝
victory-most = 相對獲勝
victory-peace = 議和
victory-nobody = 首領全部出局

# 命令單上的一行
line =
    { $act_key ->
        [hold] { $unit }原地防守
        [move] { $unit }移動到{ $province }（{ $province_key }）
        [support] { $unit }支援{ $unit_about }{ $province_key ->
            [0] 防守
           *[other] 移動到{ $province }（{ $province_key }）
        }
        [raze] { $unit }摧毀國都
        [retreat] { $unit }撤退到{ $province }（{ $province_key }）
        [disband] { $unit }解散
        [build] 建造{ $unit }
        [war] 向{ $unit }宣戰
        [neutral] 對{ $unit }中立
       *[ally] 與{ $unit }結盟
    }
# 一個提議的內容
request =
    { $proposal_key ->
        [alliance] 結盟
        [move] { $unit }移動到{ $province }（{ $province_key }）
       *[support] { $unit }支援{ $unit_own }{ $province_key ->
            [0] 防守
           *[other] 移動到{ $province }（{ $province_key }）
        }
    }
# 交戰雙方的強度
fight =
    { $fought ->
        [given] 計 { $own }
       *[other] { $own } 對 { $other }
    }
# 命令為何落空
cause =
    { $reason ->
        [not-adjacent] 省份不相鄰
        [closed] 外交關係不許進入
        [no-unit] 沒有這個單位
        [out-of-reach] 爭奪的省份不在支援範圍內
        [moves] 那個單位移動了
        [mismatch] 與那個單位的命令不符
        [relation] 那不是盟友的單位
        [barred] 那是盟友或中立玩家控制的省份
        [own] 自己的單位留在那裡
        [ally] 盟友的單位留在那裡
        [defence] { $own } 對防守 { $other }
        [head-on] 迎面相遇，{ $own } 對 { $other }
        [attack] { $own } 對另一次進攻 { $other }
       *[none] 無
    }

## 本桌選項

option-years = 年限
option-years-help = 玩幾年。年限到時資源點最多的人獲勝；不設限，只有較難的勝利能結束對局。
option-years-5 = 5 年
option-years-8 = 8 年
option-years-10 = 10 年
option-years-15 = 15 年
option-years-none = 不設限
option-hours = 時限
option-hours-help = 按鐘點玩多久，通常三小時。時間到時把這一年玩完，資源點最多的人獲勝。同時設了年限，先到的先結束。暫停不計時。
option-hours-none = 不設限
option-hours-2 = 2 小時
option-hours-3 = 3 小時
option-hours-4 = 4 小時
option-setup_order = 開局順序
option-setup_order-help = 由最年輕的開始：照座位（入座時自行排好），或隨機抽。
option-setup_order-seats = 照座位
option-setup_order-drawn = 隨機抽
option-silence = 寫命令時禁談
option-silence-help = 規則不許在寫命令時交談。也可以讓聊天開著。
option-silence-yes = 禁談
option-silence-no = 不禁
option-heroic_escape = 附加規則一：英勇逃脫
option-heroic_escape-help = 無路可退的首領可以逃回國都，只限一次。
option-heroic_escape-no = 不用
option-heroic_escape-yes = 使用
option-militia_home = 附加規則二：預備役自動解散
option-militia_home-help = 兩次在建造階段身處國外的預備役會解散。
option-militia_home-no = 不用
option-militia_home-yes = 使用
option-free_diplomacy = 附加規則三：自由式外交
option-free_diplomacy-help = 沒有外交關係：誰都能進入、進攻、支援。
option-free_diplomacy-no = 不用
option-free_diplomacy-yes = 使用
option-army_first = 附加規則四：正規軍優勢
option-army_first-help = 與友好正規軍同時進入一省的預備役直接解散。
option-army_first-no = 不用
option-army_first-yes = 使用
option-raze_capitals = 附加規則五：摧毀國都
option-raze_capitals-help = 正規軍連續兩個軍事階段下摧毀命令，國都就毀了。
option-raze_capitals-no = 不用
option-raze_capitals-yes = 使用
option-neutral_fighting = 附加規則六：中立區戰鬥
option-neutral_fighting-help = 在沒有人佔有的省份，可以進攻中立玩家的單位。
option-neutral_fighting-no = 不用
option-neutral_fighting-yes = 使用
option-joint_leaders = 附加規則七：聯合首領
option-joint_leaders-help = 盟友的首領可以同處一省；聯盟一旦解除，可能致命。
option-joint_leaders-no = 不用
option-joint_leaders-yes = 使用
option-count = 資源點的計算
option-count-help = 資源點歸誰，每年算一次：在秋季撤退之後，或之前。
option-count-after_retreats = 撤退之後
option-count-before_retreats = 撤退之前
option-leader_holds = 首領單獨佔領資源點
option-leader_holds-help = 與其他單位一樣可以，或必須與部隊一起。
option-leader_holds-yes = 可以
option-leader_holds-no = 不行
option-stack = 首領與部隊在一起
option-stack-help = 進攻與防守的力量：相加，或只取較強的一個。
option-stack-sum = 相加
option-stack-max = 取較強的
option-support_reach = 支援的範圍
option-support_reach-help = 支援者要與爭奪的省份相鄰，或與被支援的單位相鄰。
option-support_reach-target = 與省份相鄰
option-support_reach-unit = 與單位相鄰
option-dislodged_support = 支援者被支援的目標擊退
option-dislodged_support-help = 照規則書仍有效：來自目標省份的進攻從不打斷支援。
option-dislodged_support-stands = 仍有效
option-dislodged_support-cut = 打斷
option-retreat_to_attacker = 撤到進攻者的省份
option-retreat_to_attacker-help = 能不能撤到進攻者出發的省份。
option-retreat_to_attacker-no = 不可
option-retreat_to_attacker-yes = 可以
option-retreat_to_standoff = 撤到對峙的省份
option-retreat_to_standoff-help = 能不能撤到因對峙而空著的省份。
option-retreat_to_standoff-no = 不可
option-retreat_to_standoff-yes = 可以
option-leader_flees = 首領自行撤退
option-leader_flees-help = 同處的部隊無路可退時，首領一併移除，或走自己的路。
option-leader_flees-no = 否
option-leader_flees-yes = 是
option-leader_blocks = 首領妨礙建造
option-leader_blocks-help = 自己的首領在一省，是否妨礙在那裡建造。
option-leader_blocks-no = 否
option-leader_blocks-yes = 是
option-fallen = 出局首領的省份
option-fallen-help = 變成無主，或歸擊退他的人。
option-fallen-free = 變成無主
option-fallen-heir = 歸勝者
option-relations = 外交命令的生效
option-relations-help = 立即生效，先於同一張單的移動；或下一階段起。
option-relations-now = 立即
option-relations-later = 下一階段起
option-kingdom_gate = 國家的封閉
option-kingdom_gate-help = 一國還有無主資源點時，外人不宣戰就不能進入的地方。
option-kingdom_gate-all = 所有省份
option-kingdom_gate-resources = 只有資源點
option-kingdom_war = 向國家宣戰
option-kingdom_war-help = 也就是與它的首領交戰，或只對國家。
option-kingdom_war-leaders = 也與首領交戰
option-kingdom_war-kingdom = 只對國家
option-leader_war = 向首領宣戰
option-leader_war-help = 他的國家還有無主資源點時，等於向該國宣戰，或只對他一人。
option-leader_war-kingdom = 也向該國宣戰
option-leader_war-leader = 只對他一人
option-militia_mark = 國外預備役的標記
option-militia_mark-help = 用附加規則二時：一直保留，或在國內過一次建造階段就清除。
option-militia_mark-stays = 一直保留
option-militia_mark-clears = 回國清除

## 階段

phase-settle = 定都
phase-recruit = 初始預備役
phase-talk = 外交
phase-write = 命令
phase-retreat = 撤退
phase-build = 建造
phase-over = 結束

## 提問

prompt-settle = 你是{ $leader }。定都哪裡？
prompt-settle-help = 首領和一支正規軍從那裡開始，以後只能在國都建造正規軍。
prompt-recruit = { $leader }：預備役放在哪裡？
prompt-talk = 第 { $n } 年{ $season }：商談、提議，談完就按「準備好了」。
prompt-talk-help = 提議與答覆的內容只有你們兩人知道，對誰都沒有約束。
prompt-talk-waiting = 你準備好了，其他人還在商談。
prompt-write = 第 { $n } 年{ $season }：寫下命令，然後封存。
prompt-write-help = 先點單位，再點去處。點它自己的省份是防守；點另一個單位再點省份是支援。沒有命令的單位防守。
prompt-write-waiting = 你的命令單已封存，其他人還在寫。
prompt-retreat = 第 { $n } 年{ $season }：被擊退的單位撤到哪裡？
prompt-retreat-help = 沒有命令的單位自動撤退：先到自己的資源點，再是離國都近的省份。
prompt-retreat-waiting = 你的撤退已封存，其他人還在選。
prompt-build = 第 { $n } 年：在本國自己的空資源點建造，或解散單位。
prompt-build-help = 正規軍只能在國都建造。單位太多時，離國都最遠的先解散。
prompt-build-waiting = 你的建造單已封存，其他人還在寫。
aside-time = 時間到
bell = 剩餘的遊戲時間；時間到時把這一年玩完
typed-help = 輸入命令：A8->5，L8 S M7->6，A3 H，宣戰 魏國
prompt-unit-where = { $unit }做什麼？點它自己的省份是防守。
prompt-support-where = { $unit }支援{ $unit_about }去哪裡？點後者自己的省份是支援防守。
prompt-letter-what = 向{ $seat }提議什麼？結盟，或要他的一個單位做什麼。
prompt-letter-where = 請{ $unit }去哪裡，或支援你的哪個單位？

## 行動

action-place = { $province }（{ $province_key }）
action-order =
    { $act_key ->
        [hold] 防守：{ $unit }
        [move] 移動到{ $province }（{ $province_key }）：{ $unit }
        [support] 支援{ $unit_about }{ $province_key ->
            [0] 防守
           *[other] 移動到{ $province }（{ $province_key }）
        }：{ $unit }
        [raze] 摧毀國都：{ $unit }
        [retreat] 撤退到{ $province }（{ $province_key }）：{ $unit }
        [disband] 解散：{ $unit }
        [build] 建造：{ $unit }
        [war] 向{ $unit }宣戰
        [neutral] 對{ $unit }中立
       *[ally] 與{ $unit }結盟
    }
action-clear = 收回命令：{ $unit }
action-wipe = 清空命令單
action-propose =
    { $proposal_key ->
        [alliance] 向{ $seat }提議結盟
        [move] 請{ $seat }移動到{ $province }（{ $province_key }）：{ $unit }
       *[support] 請{ $seat }支援你的{ $unit_own }{ $province_key ->
            [0] 防守
           *[other] 移動到{ $province }（{ $province_key }）
        }：{ $unit }
    }
action-answer =
    { $answer_key ->
        [yes] 同意
       *[no] 不同意
    }
action-claim = 宣布獲勝
action-peace = 同意議和
action-time = 時間到：以今年為最後一年
action-commit = 準備好了
action-reopen = 還沒準備好

## 記錄

event-start = { $seat }最先抽首領。
event-drawn = { $seat }抽到{ $leader }。
event-settle = { $seat }定都{ $province }（{ $province_key }），首領和正規軍在那裡。
event-recruit = { $seat }在{ $province }（{ $province_key }）放一支預備役。
event-season =
    { $season_key ->
        [spring] 第 { $n } 年春季。
       *[autumn] 第 { $n } 年秋季。
    }
# parts of the match beside the slider: what begins there is the talk, and the season as it was judged
chapter-season = 第 { $n } 年{ $season }：外交
chapter-write-closed = 第 { $n } 年{ $season }：命令
event-committed = { $seat }準備好了。
event-reopened = { $seat }還沒準備好。
event-talk-closed = { $season }的商談結束。
event-write-closed = { $season }的命令全部公開。
event-retreat-closed = { $season }的撤退全部公開。
event-build-closed = 建造單全部公開。
event-proposal = { $seat }提出一個提議。
event-proposal-full = { $seat }向{ $seat_other }提議：{ request }。
event-answered = { $seat }答覆了一個提議。
event-answered-full =
    { $answer_key ->
        [yes] { $seat }同意{ $seat_other }的提議：{ request }。
       *[no] { $seat }不同意{ $seat_other }的提議：{ request }。
    }
event-kept = 一個約定兌現了。
event-kept-full = { $seat }對{ $seat_other }守約：{ request }。
event-broken = 一個約定背棄了。
event-broken-full = { $seat }對{ $seat_other }背約：{ request }。
event-claim = { $seat }宣布獲勝。
event-peace = { $seat }同意議和。
event-declared =
    { $relation_order_key ->
        [war] { $seat }向{ $seat_other }宣戰。
        [ally] { $seat }下令與{ $seat_other }結盟。
       *[neutral] { $seat }下令對{ $seat_other }中立。
    }
event-declared_kingdom =
    { $relation_order_key ->
        [war] { $seat }向{ $kingdom }宣戰。
       *[neutral] { $seat }下令對{ $kingdom }中立。
    }
event-relation =
    { $relation_key ->
        [alliance] { $seat }和{ $seat_other }結為聯盟。
        [war] { $seat }和{ $seat_other }進入戰爭。
        [civil] { $seat }和{ $seat_other }進入內戰，永不改變。
       *[neutral] { $seat }和{ $seat_other }互相中立。
    }
event-kingdom_war = { $seat }與{ $kingdom }交戰。
event-kingdom_peace = { $seat }對{ $kingdom }恢復中立。
event-kingdom_closed = { $kingdom }的資源點都有主了：{ $seat }與該國的戰爭結束。
event-civil_war = { $seat_rich }太富有，招來嫉妒：{ $seat }和{ $seat_other }進入內戰，永不改變。
event-result = { $seat }：{ line }。{ $result_key ->
        [held] { $other ->
            [0] 完成。
           *[other] 遭到進攻：防守 { $own } 對 { $other }。
        }
        [moved] { $other ->
            [0] 成功。
           *[other] 成功：{ $own } 對 { $other }。
        }
        [given] { $own ->
            [0] 對自己的單位不計入。
           *[other] 有效，計 { $own }。
        }
        [cut] 被打斷。
        [void] 無效：{ cause }。
       *[bounced] 被擋回：{ cause }。
    }
event-dislodged = { $seat }：{ $unit }被來自{ $province }（{ $province_key }）的進攻擊退。
event-crushed = { $seat }：{ $unit }讓路給{ $seat_army }的正規軍，解散。
event-razing = { $seat }開始摧毀{ $province }（{ $province_key }）的國都。
event-razed = { $seat }摧毀了{ $province }（{ $province_key }）的國都：不再是資源點。
event-retreated = { $seat }：{ $unit }撤退到{ $province }（{ $province_key }）。
event-disbanded = { $seat }：{ $unit }解散。
event-clashed = { $seat }：{ $unit }與另一支撤退單位在{ $province }（{ $province_key }）相遇，因而移除。
event-escaped = { $seat }的首領逃回國都{ $province }（{ $province_key }）。
event-fallen = { $seat }的首領從地圖上移除，他的一切也隨之而去。
event-sent_home = { $seat }：{ $unit }送回國都{ $province }（{ $province_key }）。
event-captured =
    { $seat_before_key ->
        [-1] { $seat }佔領{ $province }（{ $province_key }）。
       *[other] { $seat }從{ $seat_before }手中奪取{ $province }（{ $province_key }）。
    }
event-build = { $seat }建造{ $unit }。
event-disband = { $seat }：{ $unit }解散。
event-starved = { $seat }：{ $unit }沒有供養，解散。
event-marked = { $seat }：{ $unit }在國外，記上標記。
event-homesick = { $seat }：{ $unit }第二次在國外，解散。
event-time = { $seat }：遊戲時間到。
event-last_year = 遊戲時間到：第 { $n } 年玩完為止，這是最後一年。
event-over =
    { $victory_key ->
        [peace] 在世的首領議和：對局結束。
        [nobody] 首領全部出局：對局結束。
        [most] 最後一年結束。
       *[other] 對局結束：{ $victory }。
    }
event-winner =
    { $victory_key ->
        [legend] { $seat }是唯一存活的首領，成為傳奇。
        [unified] { $seat }統一三國。
        [direct] { $seat }佔有半數以上的資源點，獲勝。
        [most] { $seat }的資源點最多，獲勝。
        [peace] { $seat }共享和平。
       *[nobody] { $seat }同歸於盡。
    }

## 拒絕：一句話，以及版圖上的幾個字

refuse-place-taken = { $province }已經有人。
refuse-place-taken-short = 已佔
refuse-proposals = 每階段最多提 { $n } 個提議。
refuse-proposals-short = 提議已滿
refuse-enter-neutral = { $province }屬於{ $seat }，你們是中立關係：要先宣戰。外交命令立即生效時，可以寫在同一張單上。
refuse-enter-neutral-short = 中立
refuse-enter-kingdom = { $province }屬於{ $kingdom }，那裡還有無主資源點，而你沒有向該國宣戰。
refuse-enter-kingdom-short = 國家封閉
refuse-enter-unit = { $province }有{ $seat }的單位，你們是中立關係：即使它離開，同一階段也不能跟進。
refuse-enter-unit-short = 中立單位
refuse-support-relation = 只能支援自己和盟友的單位，{ $seat }不是盟友。
refuse-support-relation-short = 不是盟友
refuse-support-barred = { $province }由{ $seat }控制，對方是你的盟友或與你中立：不能支援別人進攻那裡。
refuse-support-barred-short = 盟友或中立
refuse-civil = 內戰永不結束。
refuse-civil-short = 內戰
refuse-same-relation = 已經是這種關係。
refuse-same-relation-short = 已經如此
refuse-own-kingdom = 你就是這個國家的一員，與它沒有外交關係。
refuse-own-kingdom-short = 自己的國家
refuse-not-live = 該國的資源點都有主了：請向佔有者宣戰。
refuse-not-live-short = 都有主了
refuse-retreat-twice = 只能有一支自己的部隊撤到{ $province }，你已有部隊撤到那裡。
refuse-retreat-twice-short = 自己人已去
refuse-build-abroad = 只能在本國自己擁有的資源點建造，{ $province }不是。
refuse-build-abroad-short = 非本國自有
refuse-build-taken = 只能在空的資源點建造，{ $province }不是空的。
refuse-build-taken-short = 不是空的
refuse-build-capital = 正規軍只能在國都建造。
refuse-build-capital-short = 不是國都
refuse-build-once = 一省只能建一支，建造單已在{ $province }建造。
refuse-build-once-short = 已建造
refuse-build-supply =
    { $n ->
        [0] 你的資源點供養不起更多單位。
       *[other] 你的資源點只能再供養 { $n } 個單位，已經寫滿。
    }
refuse-build-supply-short = 供養不足

## 計分

score-resources = 資源點

## 行動的後果

hint-enters = 以 { $own } 進入，除非有同等或更強的力量也來
hint-dislodges = 若無人插手，{ $own } 對 { $other } 擊退{ $unit_other }
hint-stopped = 若無人插手，{ $own } 對 { $other } 會被擋回
hint-clash = 注意：自己的單位會在那裡互相擋回
hint-own = 注意：自己的單位沒有離開那裡
hint-ally = 盟友的單位留在那裡：你只能擋住別人
hint-crushed = 自己的正規軍也去那裡：這支預備役會解散
hint-capital = 注意：國都沒有自己的單位留守
hint-no-order = 注意：命令單上{ $unit }沒有相符的命令
hint-mismatch = 注意：命令單上{ $unit }的命令與此不符
hint-agree = { $seat }要下這個命令才有效：{ line }
hint-agree-hold = { $seat }的{ $unit }不移動才有效
hint-attack = 進攻{ $province }（{ $province_key }）：{ $own } 對 { $other }
hint-defence = { $province }（{ $province_key }）的防守力量是 { $own }
hint-raze-first = 下一階段再下一次命令才會摧毀國都
hint-raze-second = 這支正規軍若沒有被擊退，國都就會被摧毀
hint-both = { $seat }也下同樣的命令才生效
hint-kingdom-war = 同時與{ $kingdom }交戰
hint-leaders-war = 同時與{ $seat }交戰
hint-ends-alliance = 與{ $seat }的聯盟結束
hint-unordered = 注意：{ $n } 個單位沒有命令，會原地防守：{ $unit }
hint-all-ordered = 每個單位都有命令
hint-void = 注意：照你自己的單就無效：{ line }
hint-supply =
    { $n ->
        [0] 之後供養剛好
       *[other] 之後還能供養 { $n } 個單位
    }
hint-hungry = 之後仍多出 { $n } 個單位
hint-unbuilt = 還可以建造 { $n } 個單位
hint-starve = 注意：還要解散 { $n } 個單位：{ $unit }
hint-stranded = 沒有命令，會自動撤退：{ $unit }
hint-asks = { $seat }要下的命令：{ line }
hint-binds = 你要下的命令：{ line }
hint-victory = { $victory }
hint-peace = 已同意：{ $other } 人中的 { $own } 人
hint-time = 已有 { $other } 人中的 { $own } 人表示；全員表示後，今年就是最後一年
hint-resources =
    { $n ->
        [0] 旁邊沒有別的無主資源點
       *[other] 旁邊有 { $n } 個別的無主資源點
    }

## 版圖

panel-map = 地圖
panel-relations = 外交關係
panel-clock = 年曆
panel-orders = 命令
panel-letters = 提議

board-province = { $province }（{ $n }）
board-owned = 歸{ $seat }
board-resource = 無主資源點
board-capital = { $seat }的國都
board-closed = 對峙之地，不得撤入
board-leader = { $seat }的{ $leader }
board-army = { $seat }的正規軍
board-militia = { $seat }的預備役
board-out = { $unit }，被擊退
board-dislodged = 被擊退
board-dislodged-from = 被{ $province }來的進攻擊退
board-bounce = 被擋回：{ $own } 對 { $other }
board-fight =
    { $fought ->
        [moved] { $own } 對 { $other }，進入
        [held] { $own } 對 { $other }，守住
        [given] 計 { $own }
       *[dislodged] { $own } 對 { $other }，被擊退
    }
board-act-a = 正規軍
board-act-m = 預備役
board-act-disband = 解散
board-act-raze = 摧毀
board-key = 圖例
board-key-leader = 首領 1
board-key-army = 正規軍 2
board-key-militia = 預備役 1
board-key-capital = 國都
board-key-resource = 資源點
board-key-owned = 已佔領
board-key-move = 移動
board-key-support = 支援
board-key-hold = 防守
board-key-bounce = 被擋回

board-goal = { $n } 個資源點獲勝
board-no-leader = 尚未抽出首領
board-leader-of = { $kingdom }{ $leader }，{ $seat }
board-fallen = 出局
board-resources = 資源點 { $n }/{ $most }
board-units = 部隊 { $n } 支
board-committed = 準備好了
board-waited = 還沒準備好
board-qualified = 可宣布：{ $victory }
board-claims = 宣布獲勝
board-peace = 同意議和
board-time = 表示時間到
board-other-cao_cao = Cao Cao
board-other-lu_bu = Lü Bu
board-other-liu_bei = Liu Bei
board-other-ma_chao = Ma Chao
board-other-sun_quan = Sun Quan
board-other-taishi_ci = Taishi Ci

board-short-wei = 魏
board-short-shu = 蜀
board-short-wu = 吳
board-relation-war = 戰爭
board-relation-alliance = 聯盟
board-relation-brothers = 兄弟
board-relation-neutral = 中立
board-relation-civil = 內戰
board-stands =
    { $stands ->
        [war] 與{ $seat }交戰
        [alliance] 與{ $seat }結盟
        [brothers] 與{ $seat }為兄弟
       *[civil] 與{ $seat }內戰
    }
board-changed = 剛改變 { $n } 項
board-changed-leader =
    { $relation_key ->
        [war] { $leader }向{ $leader_other }宣戰。
        [civil] { $leader }和{ $leader_other }進入內戰。
        [alliance] { $leader }和{ $leader_other }結盟。
       *[neutral] { $leader }和{ $leader_other }互相中立。
    }
board-changed-kingdom =
    { $relation_key ->
        [war] { $leader }與{ $kingdom }交戰。
       *[neutral] { $leader }對{ $kingdom }中立。
    }
board-hostile = 與{ $kingdom }交戰
board-all-neutral = 對所有人中立

board-year = 第 { $n } 年
board-year-of = 第 { $n }/{ $most } 年
board-year-last = 第 { $n } 年 · 最後一年
board-season-spring = 春
board-season-autumn = 秋
board-step-spring-talk = 春季外交
board-step-spring-write = 春季命令
board-step-spring-retreat = 撤退
board-step-autumn-talk = 秋季外交
board-step-autumn-write = 秋季命令
board-step-autumn-retreat = 撤退
board-step-autumn-build = 建造

board-orders-own = 你的命令
board-sheet-note = 已寫 { $n } 條
board-results-note = 上一季
board-no-orders = 還沒有任何命令。
board-no-order =
    { $stage ->
        [retreat] 沒有命令：自行撤退
        [build] 保留
       *[write] 沒有命令：防守
    }
board-tray = 先選單位，再選去處。
board-line-hold = { $province }防守
board-line-move = { $province }往{ $province_to }
board-line-support = { $province }支援{ $province_other }往{ $province_to }
board-line-support-hold = { $province }支援{ $province_other }
board-line-raze = { $province }摧毀國都
board-line-retreat = { $province }撤往{ $province_to }
board-line-disband = { $province }解散
board-line-build = 建於{ $province }
board-to-leader =
    { $act_key ->
        [war] 向{ $leader }宣戰
        [neutral] 對{ $leader }中立
       *[ally] 與{ $leader }結盟
    }
board-to-kingdom =
    { $act_key ->
        [war] 向{ $kingdom }宣戰
       *[neutral] 對{ $kingdom }中立
    }

board-letter-to = 向{ $seat }提議
board-letter-help = 選一位首領，再在地圖上點他的單位，然後點去處，或點你要他支援的單位。
board-letters-note = 還可提 { $n } 次
board-no-letters = 本季沒有提議。
board-proposed-to = 致{ $leader }
board-proposed-by = 來自{ $leader }

## 玩家名字旁

stat-resources = { $n } 個資源點
stat-units = { $n } 支部隊
stat-year =
    { $most ->
        [0] 第 { $n } 年
       *[other] 第 { $n } 年，共 { $most } 年
    }

## 對局中不會出現的局面

warning-units = 有人的單位遠多於資源點。
warning-owned = 有人佔有不是資源點的省份。
warning-leaders = 出局的首領還有單位或資源點。
warning-relations = 外交關係互相矛盾。

## 終端機上的局面

view-seat = 座位
view-question = 提問
view-year = 年
view-years = 年限
view-hours = 時限
view-final = 最後一年
view-season = 季節
view-players = 玩家
view-resources = 資源點
view-sheet = 你的命令單
view-proposals = 提議
view-dislodged = 被擊退
view-standoffs = 對峙
view-last = 上一季
view-victory = 獲勝
view-changed = 剛改變的關係
view-relation = 關係
view-leader = 首領
view-kingdom = 國家
view-fallen = 出局
view-units = 單位
view-owned = 佔有
view-capital = 國都
view-relations = 與各座位的關係
view-hostile = 與魏、蜀、吳交戰
view-sent = 已提議
view-qualified = 可宣布
view-claims = 宣布獲勝
view-peace = 同意議和
view-time = 表示時間到
view-committed = 準備好了
view-waited = 等候中
view-who = 誰
view-act = 命令
view-about = 對象
view-to = 去處
view-unit = 單位
view-result = 結果
view-why = 原因
view-own = 己方力量
view-other = 對方力量
view-source = 進攻來自
view-seat-other = 對座位
view-kind = 種類
view-answer = 答覆

question-settle = 定都
question-recruit = 放預備役
question-talk = 提議
question-write = 命令
question-retreat = 撤退
question-build = 建造
question-over = 無
