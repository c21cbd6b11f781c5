# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.
# 方舟，繁体中文。
# 玩家、牌、特性、左右舷传入时已是本语言的名称；其余是数字，或供选择的代码。

## 游戏

game-ark = 方舟
game-ark-about = 把动物送上船，让方舟保持平衡，也别让它们互相吃掉。

## 牌和版图上的词

kind-heavy = 重磅
kind-slow = 缓慢
kind-shy = 畏缩
kind-useful = 有用
kind-provision = 存粮
kind-none = 无特性

climate-hot = 炎热
climate-cold = 寒冷
climate-none = 不拘气候

food-herbivore = 素食
food-carnivore = 肉食
food-omnivore = 杂食
food-none = 无食性

side-port = 左舷
side-starboard = 右舷

special-fox = 带来 2 个木料。不会被赶走。
special-hedgehog = 可以和重量 1 以上的肉食动物同舱。
special-mosquito = 赶走同舱一只重量 2 的动物。不会被赶走。
special-bronto = 放在重磅的标记当一个半。
special-turtle = 可以和任何肉食动物同舱。
special-skunk = 赶走同舱任何一只动物。
special-spider = 赶走同舱一只畏缩的动物。不会被赶走。
special-chimpanzee = 自选一张计分牌放一个半标记，存粮除外。
special-none = 没有特殊能力。

## 本桌选项

option-start = 起始玩家
option-start-help = 抽签决定，或指定座位。三人局先手稍占便宜。
option-start-drawn = 抽签
option-start-seat = 第 { $n } 席
option-omnivores_scare = 杂食动物会吓到畏缩动物
option-omnivores_scare-help = 规则书在这里只提肉食，但别处又说杂食兼属两者。关闭后，畏缩动物不怕杂食动物。
option-end_pick_optional = 末段可以不取牌
option-end_pick_optional-help = 划出新舱房要取一张公开牌，末段也一样，而平手时手牌多会吃亏。开启后可以不取。
option-drive_optional = 可以选择不驱赶
option-drive_optional-help = 依规则，蚊子、臭鼬、蜘蛛能赶就必须赶。开启后也可以和平入住。

## 阶段

phase-main = 登船
phase-pets = 选宠物
phase-end = 末段
phase-over = 结束

## 提问

prompt-turn = 轮到你：纠集，或让一两张牌登船。
prompt-second = 可以再打一张：不可缓慢、不可存粮，也不可再放{ $side } { $cabin }。
prompt-mark = 黑猩猩的标记放在哪张计分牌？
prompt-pick = 你划出了新舱房：取一张公开的牌。
prompt-pick-optional = 你划出了新舱房：取一张公开的牌，也可以不取。
prompt-pet = 选一张宠物。只有重量 0 至 2、没有特殊能力的动物才算数。
prompt-pet-laid = 宠物已选好，等候其他人。
prompt-end = 末段：付 1 个木料打一张牌，或就此放弃。
prompt-wait = 等候{ $seat }。
prompt-over = 游戏结束了。
prompt-place = { $card }放在哪个舱房？
prompt-victim = { $card }要赶走谁？

## 行动

action-take = 取{ $card }，再抽一张
action-load = { $card }放到{ $side } { $cabin }
action-drive = { $card }放到{ $side } { $cabin }，赶走{ $card_victim }
action-mark = 标记放在{ $kind }
action-pick = 取{ $card }
action-done = 结束回合
action-done-pick = 不取牌
action-pet = 选{ $card }当宠物
action-pass = 放弃
action-reopen = 重新选择

## 记录

event-start = { $seat }是起始玩家。
event-deal = { $seat }分到一张牌。
event-deal-full = { $seat }分到{ $card }。
event-replaced =
    { $why ->
        [weight] { $card }放回牌库底：起始的牌只能重 1 或 2。
        [kind] { $card }放回牌库底：同一特性已有两张。
       *[other] { $card }放回牌库底。
    }
event-lay = { $card }一开始就在{ $side } { $cabin }。
event-take = { $seat }取{ $card }。
event-draw = { $seat }抽一张牌。
event-draw-full = { $seat }抽到{ $card }。
event-rain =
    { $count ->
        [1] 第一场雨。
        [2] 第二场雨：本回合结束时选宠物。
        [3] 第三场雨。
        [4] 第四场雨：再下一场就进入末段。
       *[other] 第五场雨。
    }
event-load = { $seat }把{ $card }放到{ $side } { $cabin }。
event-newcabin = { $seat }划出新舱房{ $side } { $cabin }，付 1 个木料给{ $seat_to }。
event-drive = { $seat }把{ $card }放到{ $side } { $cabin }，赶走{ $card_victim }。
event-heel =
    { $heel ->
        [-2] 方舟向左舷倾 2。
        [-1] 方舟向左舷倾 1。
        [1] 方舟向右舷倾 1。
        [2] 方舟向右舷倾 2。
       *[0] 方舟平衡。
    }
event-marker =
    { $halves ->
        [3] { $seat }在{ $kind }放一个半标记。
       *[2] { $seat }在{ $kind }放一个标记。
    }
event-nomarker = { $seat }没有标记可以放在{ $kind }了。
event-exchange = { $seat }把{ $kind }上两个“一个半”换成三个普通标记。
event-timber = { $seat }从库房取 { $amount } 个木料。
event-pay = { $seat }付 { $amount } 个木料给库房。
event-mark = { $seat }为黑猩猩选了{ $kind }。
event-pick = { $seat }因新舱房取{ $card }。
event-nopick = { $seat }没有取公开的牌。
event-refill = 翻开{ $card }。
event-done = { $seat }结束回合。
event-petopen = 大家选宠物。
event-petchosen = { $seat }选好了宠物。
event-petchosen-full = { $seat }选{ $card }当宠物。
event-petreopened = { $seat }收回宠物重选。
event-petnone = { $seat }没有手牌，也就没有宠物。
event-pass =
    { $auto ->
        [1] { $seat }没有木料，自动放弃。
       *[0] { $seat }放弃。
    }
event-endphase = 进入末段：打一张牌要付 1 个木料，放弃的人就此退出。
event-pet =
    { $why ->
        [provision] { $seat }翻开{ $card }：存粮当不了宠物。
        [weight] { $seat }翻开{ $card }：太重，当不了宠物。
        [special] { $seat }翻开{ $card }：有特殊能力，当不了宠物。
        [nokind] { $seat }翻开{ $card }：是只好宠物，可惜没有特性可以计分。
        [none] { $seat }没有宠物。
       *[counts] { $seat }翻开{ $card }：在{ $kind }放一个标记。
    }
event-over = 方舟启航，游戏结束。

## 拒绝的理由：一句话，以及版图上用的短语

refuse-one-action = 这回合你已在登船，不能再纠集。
refuse-one-action-short = 只能择一
refuse-no-pass = 末段才能放弃；在那之前，请纠集或打一张牌。
refuse-no-pass-short = 还不能放弃
refuse-nothing-done = 先纠集或打一张牌，才能结束回合。
refuse-nothing-done-short = 尚未行动
refuse-second-slow = { $card }属于缓慢，第二张牌不能是缓慢。
refuse-second-slow-short = 太慢
refuse-second-provision = { $card }是存粮，第二张牌不能是存粮。
refuse-second-provision-short = 是存粮
refuse-same-cabin = 第一张已放在{ $side } { $cabin }，第二张要换一间。
refuse-same-cabin-short = 同一间
refuse-full = { $side } { $cabin } 已有三张牌。
refuse-full-short = 已满
refuse-too-hot = { $card }住在寒冷气候，{ $side } { $cabin } 却有炎热的牌。
refuse-too-hot-short = 太热
refuse-too-cold = { $card }住在炎热气候，{ $side } { $cabin } 却有寒冷的牌。
refuse-too-cold-short = 太冷
refuse-heel = { $card }放在那里，{ $side_heavier }会重 { $n }，最多只能差 2。
refuse-heel-short = 失去平衡
refuse-eats-provisions = { $card }吃素，会把{ $side } { $cabin } 的存粮吃掉。
refuse-eats-provisions-short = 会吃存粮
refuse-provisions-eaten = { $side } { $cabin } 的{ $card_animal }吃素，会把{ $card }吃掉。
refuse-provisions-eaten-short = 会被吃掉
refuse-two-meat-eaters = { $card }和{ $side } { $cabin } 的{ $card_animal }都吃肉，不能住在一起。
refuse-two-meat-eaters-short = 都吃肉
refuse-not-lightest = { $card }吃肉，必须比同舱的都轻，但{ $side } { $cabin } 的{ $card_animal }并不比它重。
refuse-not-lightest-short = 不是最轻
refuse-prey = { $side } { $cabin } 的{ $card_animal }吃肉，而{ $card }不比它重。
refuse-prey-short = 会被吃掉
refuse-shy = { $card }很畏缩，而{ $side } { $cabin } 的{ $card_animal }吃肉。
refuse-shy-short = 会害怕
refuse-shy-next = { $card }很畏缩，而隔壁{ $side } { $cabin } 的{ $card_animal }吃肉。
refuse-shy-next-short = 会害怕
refuse-no-timber = 新舱房要 1 个木料，你一个也没有。
refuse-no-timber-short = 没有木料
refuse-gap = 那一舷的下一间是{ $side } { $next }，中间不能空着。
refuse-gap-short = 不相连
refuse-pick-first = 你划出了新舱房，先取一张公开的牌。
refuse-pick-first-short = 先取牌
refuse-end-gather = 末段不能再纠集。
refuse-end-gather-short = 已是末段
refuse-end-timber = 末段打一张牌要 1 个木料，你一个也没有。
refuse-end-timber-short = 没有木料
refuse-end-cabin = 末段划新舱房共要 2 个木料，一个给库房，一个给邻座；你只有 { $n } 个。
refuse-end-cabin-short = 要 2 木料
refuse-end-slow = { $card }属于缓慢，末段不能打出缓慢的牌。
refuse-end-slow-short = 太慢
refuse-end-provision = { $card }是存粮，末段不能打出存粮。
refuse-end-provision-short = 是存粮
refuse-victim-never = { $card_victim }赶不走。
refuse-victim-never-short = 赶不走
refuse-victim-weight = { $card }只赶重量 2 的动物，{ $card_victim }重 { $n }。
refuse-victim-weight-short = 不是重 2
refuse-victim-provision = { $card }只赶动物，{ $card_victim }是存粮。
refuse-victim-provision-short = 不是动物
refuse-victim-not-shy = { $card }只赶畏缩的动物，{ $card_victim }并不畏缩。
refuse-victim-not-shy-short = 不畏缩
refuse-mark-provision = 黑猩猩的标记不能放在存粮。
refuse-mark-provision-short = 不能放这里
refuse-mark-first = 先选好黑猩猩的标记放在哪张计分牌。
refuse-mark-first-short = 先放标记
refuse-must-drive = 在{ $side } { $cabin }，{ $card }必须赶走一只动物。
refuse-must-drive-short = 必须驱赶
refuse-cannot-drive = 在{ $side } { $cabin }，{ $card }必须赶走一只动物，但不论赶走谁都不合规则。
refuse-cannot-drive-short = 无法驱赶

## 计分

score-heavy = 重磅
score-slow = 缓慢
score-shy = 畏缩
score-useful = 有用
score-provision = 存粮
score-timber = 木料
score-total = 总分

score-why-none = 这里没有人放标记。
score-why-alone = 只有{ $seat }有标记：10 分。
score-why-ranks =
    { $others ->
        [0] 最多 10 分，第二 6 分。
        [1] 最多 10 分，第二 6 分，第三 2 分。
       *[other] 最多 10 分，第二 6 分，其余 { $others } 人各 2 分。
    }
score-why-first-tied =
    { $count ->
        [2] 两人并列最多，平分 10＋6，各 { $each } 分。
        [3] 三人并列最多，平分 10＋6＋2，各 { $each } 分。
        [4] 四人并列最多，平分 10＋6＋2＋2，各 { $each } 分。
       *[5] 五人全部并列，平分 10＋6＋2＋2＋2，各 { $each } 分。
    }{ $others ->
        [0] { "" }
        [1] 因此没有第二名，另一人得 2 分。
       *[other] 因此没有第二名，其余 { $others } 人各 2 分。
    }
score-why-second-tied =
    { $seat }最多，10 分。{ $count ->
        [2] 两人并列第二，平分 6＋2，各 { $each } 分。
        [3] 三人并列第二，平分 6＋2＋2，各 { $each } 分。
       *[4] 四人并列第二，平分 6＋2＋2＋2，各 { $each } 分。
    }{ $others ->
        [0] { "" }
        [1] 另一人得 2 分。
       *[other] 其余 { $others } 人各 2 分。
    }
score-why-half = { $seat }算 { $markers } 个：有一个标记当一个半。
score-why-rounded = 不满 1 分的进位。
score-why-timber = 手上每剩一个木料得 1 分。

tie-none = 没有平手，不必比较手牌。
tie-hand-animals = 同分：{ $seat }手上剩的动物较少，排名在前。
tie-shared = 同分，手上的动物也一样多：共享胜利。

## 版图上的标题与记号

panel-ark = 方舟
panel-offer = 翻开的牌
panel-scoring = 计分
panel-hand = 手牌
panel-pets = 宠物

heel-port = 左舷重 { $n }
heel-starboard = 右舷重 { $n }
heel-level = 平衡
new-cabin = 新舱房 { $cabin }
new-cabin-cost = 付 1 木料给
cabin = { $side } { $cabin }
cabin-shy = 附近没有谁会吓到畏缩的动物
in-deck = 全部牌中有 { $n } 张属此特性
deck = 牌库：{ $n } 张
hand-cards = { $n } 张
weight = 重量 { $n }
markers = { $kind } { $n }
markers-left = 剩 { $n } 个标记
timber = { $n } 木料
bank = 库房：{ $n } 木料
rain-seen = 已见下雨
rain-count = { $all } 张中见 { $n } 张
rain-pets = 第 2 张：选宠物
pets-chosen = 已选宠物
rain-ends = 第 5 张：末段
driven-out = 被赶走的牌
if-placed = 放下之后
if-scored = 若现在计分

hint-heel =
    { $heel ->
        [-2] 左舷重 2
        [-1] 左舷重 1
        [1] 右舷重 1
        [2] 右舷重 2
       *[0] 平衡
    }
hint-marker =
    { $kind } { $from } → { $to }：{ $standing ->
        [alone] 独居第一
        [tied] 并列第一
        [second] 第二
       *[behind] 第三以后
    }，{ $before } → { $after } 分
hint-points = 总分 { $from } → { $to }
hint-timber = 木料 { $from } → { $to }
hint-pick = 然后取一张公开的牌
hint-choose = 再选一张计分牌放标记
hint-pet = 终局时在{ $kind }放一个标记
hint-pet-not = 当宠物不算数

pet-counts = { $kind } +1
pet-provision = 是存粮
pet-weight = 太重
pet-special = 特殊动物
pet-nokind = 没有特性
results-panel-pets = 宠物揭晓

## 实战中不会出现的局面

warning-heel = 重心标记超出了方舟牌。
warning-cards = 某种牌的张数比牌库里的还多。
warning-cabin = 有舱房里的牌不可能同处一室。
warning-timber = 木料的总数与盒中不符。
warning-markers = 有玩家的标记不可能这样放。
warning-offer = 回合开始时，公开牌不足三张。
warning-stock = 已经下过雨，第一张下雨上面却还有牌。
warning-pets = 第二场雨之前已有人有宠物。
warning-weights = 重心标记的位置与船上的重量不符。
warning-rain = 下雨张数、阶段与宠物互不相符。
warning-turn = 轮到的玩家已经放弃，或手上没有木料。

## 玩家名字旁边

stat-hand = 手牌 { $n } 张
stat-timber = 木料 { $n } 个
stat-markers = 剩下 { $n } 个标记
stat-rain = 下雨：{ $most } 张中见 { $n } 张

## 终端里的局面

view-seat = 座位
view-phase = 阶段
view-question = 提问
view-turn = 轮到座位
view-starts = 起始座位
view-side = 第一张牌的一舷
view-cabin = 第一张牌的舱房
view-optional = 可以不取
view-players = 玩家
view-port = 左舷，由船首起
view-starboard = 右舷，由船首起
view-heel = 重心（右舷减左舷）
view-offer = 公开牌
view-stock = 牌库
view-upper = 第一场雨之上的牌数
view-rain = 已见下雨
view-pets-chosen = 已选宠物
view-bank = 库房木料
view-gone = 被赶走的牌
view-deck-kinds = 各特性牌数（重磅、缓慢、畏缩、有用、存粮）
view-omnivores-scare = 杂食动物会吓到畏缩动物
view-hand-size = 手牌张数
view-hand = 手牌
view-sure = 已知手牌
view-known = 已知手牌或宠物
view-has-pet = 已有宠物
view-pet = 宠物
view-timber = 木料
view-plain = 标记
view-halves = 一个半的标记
view-left = 剩余标记
view-points = 若现在计分
view-total = 总分
view-passed = 已放弃
view-waited = 等候中

question-turn = 纠集或登船
question-second = 第二张牌
question-mark = 计分牌
question-pick = 公开牌
question-pets = 宠物
question-end = 出牌或放弃
question-none = 无
