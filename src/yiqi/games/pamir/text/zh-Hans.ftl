# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.
# 帕米尔和平，繁体中文。
# 玩家、牌、地区、边界、联盟、花色、行动、左右端、事件效果与默认答复传入时已是本语言的名称；其余是数字，或供选择的代码（$piece）。

## 游戏

game-pamir = 帕米尔和平
game-pamir-about = 三大强权，六个地区，各路首领各有盘算：组成朝廷，押对将要得势的联盟，也懂得及时倒戈。
seat-automa = Wakhan

## 牌和版图上的词

region-transcaspia = 外里海
region-kabul = 喀布尔
region-punjab = 旁遮普
region-persia = 波斯
region-herat = 赫拉特
region-kandahar = 坎达哈

border-persia-transcaspia = 波斯—外里海
border-persia-herat = 波斯—赫拉特
border-transcaspia-herat = 外里海—赫拉特
border-transcaspia-kabul = 外里海—喀布尔
border-herat-kabul = 赫拉特—喀布尔
border-herat-kandahar = 赫拉特—坎达哈
border-kabul-kandahar = 喀布尔—坎达哈
border-kabul-punjab = 喀布尔—旁遮普
border-kandahar-punjab = 坎达哈—旁遮普

suit-political = 政治
suit-intelligence = 情报
suit-economic = 经济
suit-military = 军事

coalition-british = 英国
coalition-russian = 俄国
coalition-afghan = 阿富汗

loyalty-british = 英国
loyalty-russian = 俄国
loyalty-afghan = 阿富汗
loyalty-none = 无

act-tax = 征税
act-gift = 送礼
act-build = 建造
act-move = 移动
act-betray = 背叛
act-battle = 战斗

end-left = 左端
end-right = 右端

answer-me = 先问我
answer-waive = 一律全免
answer-all = 一律全收
answer-unknown = 未知

rupees = { $n } 卢比

## 特殊能力

power-indispensable_advisors = 不可或缺的顾问
power-insurrection = 起义
power-claim_of_ancient_lineage = 古老血统
power-bodyguards = 卫队
power-citadel_kabul = 城堡
power-citadel_transcaspia = 城堡
power-strange_bedfellows = 同床异梦
power-civil_service_reforms = 文官改革
power-safe_house = 安全屋
power-charismatic_courtiers = 魅力廷臣
power-blackmail_kandahar = 勒索
power-blackmail_herat = 勒索
power-indian_supplies = 印度补给
power-well_connected = 人脉广阔
power-herat_influence = 赫拉特影响力
power-persian_influence = 波斯影响力
power-russian_influence = 俄国影响力
power-infrastructure = 基础建设
power-savvy_operator = 精明干员
power-irregulars = 非正规军

power-text-indispensable_advisors = 在朝廷牌上的战斗，谁都不能移除你的间谍。
power-text-insurrection = 每次优势检定之后，你在喀布尔放两支阿富汗军队。
power-text-claim_of_ancient_lineage = 你征税时，每个地区都当作由你统治：朝廷有牌的人都征得到。
power-text-bodyguards = 你朝廷的政治牌不能被背叛，你自己也不行。
power-text-citadel_kabul = 你在喀布尔的部落，战斗时不能移除。
power-text-citadel_transcaspia = 你在外里海的部落，战斗时不能移除。
power-text-strange_bedfellows = 对你的间谍来说，同地区的任何两张朝廷牌都算相邻。
power-text-civil_service_reforms = 你的牌即使成了人质，行动时也不必收买。
power-text-safe_house = 别人在战斗中移除你的间谍时，可以移到这张牌上，不必回储备区。
power-text-charismatic_courtiers = 你打牌不必收买当地的统治者。
power-text-blackmail_kandahar = 你的回合还没行动时，可以在一张没有任何间谍的坎达哈牌上放一个间谍。
power-text-blackmail_herat = 你的回合还没行动时，可以在一张没有任何间谍的赫拉特牌上放一个间谍。
power-text-indian_supplies = 你的军队不必有道路也能移动。
power-text-well_connected = 你的间谍每次移动可以走一或两步。
power-text-herat_influence = 市场上赫拉特的牌，你免费拿。
power-text-persian_influence = 市场上波斯的牌，你免费拿。
power-text-russian_influence = 市场上俄国的爱国者，你免费拿。
power-text-infrastructure = 你建造之后，再免费放一支军队或一条道路。
power-text-savvy_operator = 这张牌永远当作得势花色，行动都是奖励行动。
power-text-irregulars = 这张牌永远当作得势花色，行动都是奖励行动。

## 事件

effect-dominance_check = 优势检定
effect-no_effect = 没有效果
effect-public_withdrawal = 公开撤军
effect-failure_to_impress = 未能打动
effect-confidence_failure = 信心崩溃
effect-other_persuasive_methods = 另有说服之道
effect-backing_of_persian_aristocracy = 波斯贵族支持
effect-rebuke = 谴责
effect-new_tactics = 新战术
effect-embarrassment_of_riches = 财多为患
effect-koh_i_noor_recovered = 寻回光之山
effect-disregard_for_customs = 漠视习俗
effect-courtly_manners = 宫廷礼仪
effect-rumor = 谣言
effect-conflict_fatigue = 战事疲乏
effect-nationalism = 民族主义
effect-nation_building = 国家建设
effect-pashtunwali_values = 普什图法则
effect-favor_political = 政治得势
effect-favor_intelligence = 情报得势
effect-favor_economic = 经济得势
effect-favor_military = 军事得势
effect-riots_transcaspia = 外里海暴动
effect-riots_kabul = 喀布尔暴动
effect-riots_punjab = 旁遮普暴动
effect-riots_persia = 波斯暴动
effect-riots_herat = 赫拉特暴动
effect-riots_kandahar = 坎达哈暴动

effect-text-dominance_check = 立刻进行优势检定。若有联盟取得优势，之后所有方柱离开地图。
effect-text-no_effect = 什么事也没有。
effect-text-public_withdrawal = 这张不卖。付在上面的钱、它移到之处原有的钱，都离开游戏。
effect-text-failure_to_impress = 所有人弃掉全部战利品，效忠不变。
effect-text-confidence_failure = 从本回合玩家起，每人弃一张手牌。
effect-text-other_persuasive_methods = 与另一名玩家互换全部手牌。
effect-text-backing_of_persian_aristocracy = 从银行拿 3 卢比。
effect-text-rebuke = 指定一个地区：当地的部落与军队全部回储备区，道路不动。
effect-text-new_tactics = 到下次检定为止，你的军事牌都是奖励行动；买价与得势花色不变。
effect-text-embarrassment_of_riches = 到下次检定结束为止，谁的礼物都不算影响力。
effect-text-koh_i_noor_recovered = 到下次检定结束为止，你的每份礼物值两点影响力。
effect-text-disregard_for_customs = 到下次检定为止，谁都不必收买谁。
effect-text-courtly_manners = 到下次检定为止，你不必付收买费。
effect-text-rumor = 指定一名玩家：到下次检定结束为止，那人的爱国者不算影响力。
effect-text-conflict_fatigue = 下次检定时，领先两个方柱就有优势，不必四个。
effect-text-nationalism = 到下次检定为止，你的部落可以沿己方道路移动，战斗时当作军队。
effect-text-nation_building = 到下次检定为止，你每付 2 卢比可以建两个单位。
effect-text-pashtunwali_values = 选定得势花色；到下次检定为止，别的牌都不能改它。
effect-text-favor_political = 政治花色得势。
effect-text-favor_intelligence = 情报花色得势。
effect-text-favor_economic = 经济花色得势。
effect-text-favor_military = 军事花色得势：买价加倍。
effect-text-riots_transcaspia = 外里海的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。
effect-text-riots_kabul = 喀布尔的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。
effect-text-riots_punjab = 旁遮普的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。
effect-text-riots_persia = 波斯的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。
effect-text-riots_herat = 赫拉特的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。
effect-text-riots_kandahar = 坎达哈的部落与军队全部回储备区，道路不动。在当地被推翻的人失去该地政治牌。

lasting-new_tactics = 新战术
lasting-embarrassment_of_riches = 财多为患
lasting-koh_i_noor_recovered = 寻回光之山
lasting-disregard_for_customs = 漠视习俗
lasting-courtly_manners = 宫廷礼仪
lasting-rumor = 谣言
lasting-conflict_fatigue = 战事疲乏
lasting-nationalism = 民族主义
lasting-nation_building = 国家建设
lasting-pashtunwali_values = 普什图法则

## 本桌选项

option-wakhan = Wakhan 加入
option-wakhan-help = 自动对手自己坐一席：一人独玩时一定加入，两人时可以选择。
option-wakhan-solo = 只在一人时
option-wakhan-yes = 两人时也加入
option-hands = 手牌
option-hands-help = 规则书是盖着的：别人知道你有几张，不知道是哪些。
option-hands-closed = 盖着
option-hands-open = 公开
option-spy_ring = 间谍走的朝廷环
option-spy_ring-help = 间谍走出朝廷左端，会到另一人朝廷的右端：照回合次序是上一位，照桌边坐法是下一位。
option-spy_ring-turn_order = 照回合次序
option-spy_ring-table = 照桌边坐法
option-empty_column = 该放在空栏的钱
option-empty_column-help = 买价放在左边各栏的牌上。整栏都空时，那笔钱离开游戏，或留在空格，归下一张移进来的牌。
option-empty_column-leaves = 离开游戏
option-empty_column-stays = 留在空格
option-wakhan_purchase = Wakhan 检定前的购买
option-wakhan_purchase-help = 买得起的牌都放不了部落或间谍时买什么：照印行规则，或买净赚最多的。
option-wakhan_purchase-printed = 照印行规则
option-wakhan_purchase-savvy = 净赚最多
option-wakhan_spies = Wakhan 的间谍
option-wakhan_spies-help = 印行规则中他们不动；也可以在没有军队能动时，移动闲置的间谍。
option-wakhan_spies-stay = 不动
option-wakhan_spies-move = 闲置的会动
option-wakhan_loyalty = Wakhan 的务实效忠
option-wakhan_loyalty-help = 每回合照翻开的牌重读，或只要没有别人效忠就沿用。
option-wakhan_loyalty-pragmatic = 每回合重读
option-wakhan_loyalty-steadfast = 沿用到底

## 阶段

phase-setup = 选择效忠
phase-turn = 回合
phase-bribe = 商议收买
phase-over = 结束

## 提问

prompt-loyalty = 你效忠哪个联盟？
prompt-loyalty-help = 几个人可以效忠同一联盟，日后也能改变。最后选的人先手。
prompt-turn =
    { $n ->
        [1] 还有一个行动：买牌、打牌，或用朝廷牌行动。
       *[other] 轮到你，有 { $n } 个行动：买牌、打牌，或用朝廷牌行动。
    }
prompt-bonus = 行动用完了。还可以执行奖励行动，或结束回合。
prompt-blackmail = 勒索：要在一张没有间谍的{ $region }牌上放间谍吗？
prompt-bribe = “{ $card }”：收买{ $seat }要 { rupees }。
prompt-bribe-help = 照付、请求减免，或放弃这个行动；放弃不用付任何代价。
prompt-demand =
    { $n ->
        [0] { $seat }请你免收“{ $card }”的 { $most } 卢比。
       *[other] “{ $card }”的收买费 { $most } 卢比，{ $seat }只想付 { $n }。
    }
prompt-demand-help = 报一个数目，不得超过原额。不高于对方出价的，当场付清。
prompt-road = 道路放在{ $region }的哪条边界？
prompt-spy = 间谍放在哪张{ $region }牌？
prompt-reuse =
    { $piece ->
        [army] { $coalition }方柱用完了。要拿场上哪一个，当作{ $region }的军队？
        [road] { $coalition }方柱用完了。要拿场上哪一个，当作{ $border }的道路？
        [tribe] 你的圆柱用完了。要拿场上哪一个，当作{ $region }的部落？
        [gift] 你的圆柱用完了。要拿场上哪一个，当作 { $space } 卢比的礼物？
       *[spy] 你的圆柱用完了。要拿场上哪一个，当作“{ $card }”上的间谍？
    }
prompt-tax =
    { $n ->
        [1] “{ $card }”征税：还可以拿 1 卢比，也可以停手。
       *[other] “{ $card }”征税：最多拿 { $n } 卢比，一次拿一枚。
    }
prompt-gift = “{ $card }”送礼：放在哪一格？
prompt-build =
    { $n ->
        [1] “{ $card }”建造：还可以再付一次 2 卢比。
       *[other] “{ $card }”建造：在你统治的地区，最多付 { $n } 次 2 卢比。
    }
prompt-build-free = “{ $card }”建造：放下“基础建设”免费的单位。
prompt-move =
    { $n ->
        [1] “{ $card }”移动：还能走一次。
       *[other] “{ $card }”移动：军队与间谍合计最多走 { $n } 次。
    }
prompt-betray = “{ $card }”背叛：选一张有你间谍的牌。
prompt-prize = 要把“{ $card }”收作{ $coalition }的战利品吗？
prompt-prize-help = 别的联盟的战利品会改变效忠：你的礼物、战利品与爱国者先全部失去。
prompt-battle = “{ $card }”战斗：在哪个地区，或哪张朝廷牌上？
prompt-removing =
    { $n ->
        [1] “{ $card }”战斗：还可以移除一个。
       *[other] “{ $card }”战斗：最多移除 { $n } 个。
    }
prompt-safe_house = 你在“{ $card }”上的间谍被移除，要送进安全屋吗？
prompt-drop = 这些牌都要弃掉：下一张是哪张？
prompt-debt =
    { $n ->
        [1] “{ $card }”的杠杆还不清：弃一张手牌或朝廷牌。
       *[other] “{ $card }”的杠杆还不清：弃 { $n } 张手牌或朝廷牌。
    }
prompt-lose = 信心崩溃：弃一张手牌。
prompt-suit = 到下次检定为止，哪种花色得势？
prompt-name = 谣言说的是谁？
prompt-swap = 和谁互换手牌？
prompt-rebuke = 谴责哪个地区？
prompt-excess-court =
    { $n ->
        [1] 朝廷超过上限一张：弃一张。
       *[other] 朝廷超过上限 { $n } 张：逐张弃掉。
    }
prompt-excess-hand =
    { $n ->
        [1] 手牌超过上限一张：弃一张。
       *[other] 手牌超过上限 { $n } 张：逐张弃掉。
    }
prompt-end = “{ $card }”放在朝廷左端还是右端？
prompt-goal-army = { $region }的军队走到哪里？
prompt-goal-tribe = { $region }的部落走到哪里？
prompt-goal-spy = “{ $card }”上的间谍走到哪里？
aside-standing = 有人请我减免时

## 行动

action-loyalty = 效忠{ $coalition }
action-buy = 买“{ $card }”
action-play = 打出“{ $card }”，放{ $end }
action-tax = 用“{ $card }”征税
action-gift = 用“{ $card }”送礼
action-build = 用“{ $card }”建造
action-move = 用“{ $card }”移动
action-betray = 用“{ $card }”背叛
action-battle = 用“{ $card }”战斗
action-pass = 结束回合
action-pay = 照付
action-offer =
    { $n ->
        [0] 请求全免
       *[other] 只付 { $n }
    }
action-cancel = 放弃
action-demand =
    { $n ->
        [0] 全免
       *[other] 要 { $n }
    }
action-standing = 从此{ $answer }
action-road = { $border }的道路
action-army = { $region }的军队
action-spy = 间谍放在“{ $card }”
action-take_tribe = 拿{ $region }的部落
action-take_gift = 拿 { $space } 卢比的礼物
action-take_spy = 拿“{ $card }”上的间谍
action-take_army = 拿{ $region }的军队
action-take_road = 拿{ $border }的道路
action-rupee = 拿“{ $card }”上的 1 卢比
action-levy = 拿{ $seat }的 1 卢比
action-space = { $space } 卢比的礼物
action-move_army = 军队从{ $region }到{ $region_goal }
action-move_tribe = 部落从{ $region }到{ $region_goal }
action-move_spy = 间谍从“{ $card }”到“{ $card_goal }”
action-target = 背叛“{ $card }”
action-prize = 收作战利品
action-decline = 不要
action-fight_in = 在{ $region }开战
action-fight_on = 在“{ $card }”上开战
action-hit_tribe = { $seat }的部落
action-hit_army = { $coalition }军队
action-hit_road = { $border }的{ $coalition }道路
action-hit_spy = { $seat }的间谍
action-shelter = 送到“{ $card }”
action-discard = 弃掉“{ $card }”
action-suit = { $suit }花色
action-name = 指定{ $seat }
action-swap = 和{ $seat }互换
action-rebuke = 谴责{ $region }
action-done = 完成

## 记录

event-start = 由{ $seat }先选择效忠。
event-turn = 轮到{ $seat }。
event-loyalty = { $seat }效忠{ $coalition }。
event-refill = 市场补上“{ $card }”。
event-buy =
    { $n ->
        [0] { $seat }免费拿走“{ $card }”{ $gained ->
            [0] 。
           *[other] ，连同上面的 { $gained } 卢比。
        }
       *[other] { $seat }付 { $n } 卢比买下“{ $card }”{ $gained ->
            [0] 。
           *[other] ，连同上面的 { $gained } 卢比。
        }
    }
event-play = { $seat }打出“{ $card }”，放在朝廷{ $end }。
event-shown = { $seat }翻开“{ $card }”；该地区由{ $seat_ruler }统治，必须收买。
event-cancel = { $seat }放弃了“{ $card }”。
event-offer =
    { $n ->
        [0] { $seat }请{ $seat_payee }免收 { $most } 卢比。
       *[other] { $seat }向{ $seat_payee }出价 { $n } 卢比，原额是 { $most }。
    }
event-demand =
    { $n ->
        [0] { $seat }全免了{ $seat_briber }的收买费。
       *[other] { $seat }要{ $seat_briber }付 { $n } 卢比，原额是 { $most }。
    }
event-bribe = { $seat }为“{ $card }”付 { $n } 卢比收买{ $seat_payee }。
event-standing = { $seat }改了对减免请求的默认答复。
event-standing-full = { $seat }改了对减免请求的默认答复：{ $answer }。
event-act =
    { $bonus ->
        [1] { $seat }用“{ $card }”执行奖励行动：{ $act }。
       *[0] { $seat }用“{ $card }”行动：{ $act }。
    }
event-place =
    { $piece ->
        [army] { $seat }在{ $region }放一支{ $coalition }军队。
        [road] { $seat }在{ $border }放一条{ $coalition }道路。
        [tribe] { $seat }在{ $region }放一个部落。
        [gift] { $seat }放上 { $space } 卢比的礼物。
       *[spy] { $seat }在“{ $card }”上放一个间谍。
    }
event-reuse =
    { $piece ->
        [army] 储备区空了：{ $seat }拿走{ $region }的一支{ $coalition }军队。
        [road] 储备区空了：{ $seat }拿走{ $border }的一条{ $coalition }道路。
        [tribe] 储备区空了：{ $seat }拿走{ $region }的一个部落。
        [gift] 储备区空了：{ $seat }拿走 { $space } 卢比的礼物。
       *[spy] 储备区空了：{ $seat }拿走“{ $card }”上的一个间谍。
    }
event-not_placed =
    { $piece ->
        [army] { $seat }没有棋子可拿，{ $region }的军队不放了。
        [road] { $seat }没有棋子可拿，{ $border }的道路不放了。
        [tribe] { $seat }没有棋子可拿，{ $region }的部落不放了。
        [gift] { $seat }没有棋子可拿，{ $space } 卢比的礼物不放了。
       *[spy] { $seat }没有棋子可拿，“{ $card }”上的间谍不放了。
    }
event-favor = 得势花色变成{ $suit }。
event-favor_held = “普什图法则”还在，得势花色不改成{ $suit }。
event-leverage = { $seat }靠杠杆从银行拿 { rupees }。
event-leverage_paid =
    { $n ->
        [0] { $seat }没有钱还“{ $card }”的杠杆。
       *[other] { $seat }还了“{ $card }”的杠杆 { $n } 卢比。
    }
event-discard_hand = { $seat }从手牌弃掉“{ $card }”。
event-discard_court = “{ $card }”离开{ $seat }的朝廷。
event-overthrow_tribes = { $seat }在{ $region }没有政治牌了，{ $n } 个部落回储备区。
event-overthrow_cards = { $seat }在{ $region }被推翻，失去 { $n } 张政治牌。
event-tax_card = { $seat }从市场的“{ $card }”上拿 1 卢比。
event-tax_player = { $seat }向{ $seat_payer }征 1 卢比。
event-gift = { $seat }付 { $n } 卢比送礼。
event-build = { $seat }付 { $n } 卢比建造。
event-move_spy = { $seat }的间谍从“{ $card }”移到“{ $card_goal }”。
event-move_army = { $seat }把一支军队从{ $region }移到{ $region_goal }。
event-move_tribe = { $seat }把一个部落从{ $region }移到{ $region_goal }。
event-betray = { $seat }背叛{ $seat_owner }朝廷的“{ $card }”。
event-prize = { $seat }把“{ $card }”收作{ $coalition }的战利品。
event-no_prize = { $seat }没有收“{ $card }”作战利品。
event-fight_in = { $seat }在{ $region }开战。
event-fight_on = { $seat }在“{ $card }”上开战。
event-hit_tribe = { $seat }移除{ $seat_owner }在{ $region }的一个部落。
event-hit_army = { $seat }移除{ $region }的一支{ $coalition }军队。
event-hit_road = { $seat }移除{ $border }的一条{ $coalition }道路。
event-hit_spy = { $seat }移除{ $seat_owner }在“{ $card }”上的一个间谍。
event-safe_house = { $seat }把间谍送到安全屋“{ $card }”。
event-blackmail = { $seat }对“{ $card }”使出勒索。
event-event_bought = “{ $effect }”生效，买主是{ $seat }。
event-event_discarded = “{ $card }”离开市场：{ $effect }。
event-event_ends = “{ $card }”失效。
event-bank = { $seat }从银行拿 { rupees }。
event-cleared = { $region }的部落与军队全部离开。
event-prizes_lost = { $seat }失去 { $n } 件战利品。
event-gifts_lost = { $seat }失去 { $n } 件礼物。
event-rumor = { $seat }散布{ $seat_named }的谣言，后者的爱国者暂时不算影响力。
event-swap = { $seat }与{ $seat_other }互换手牌。
event-pass = { $seat }结束回合。
event-instability = 动荡：市场出现第二张优势检定。
event-check_failed =
    { $final ->
        [1] 最终检定：没有优势联盟，按场上圆柱计分，分数加倍。
       *[0] 优势检定：没有优势联盟，按场上圆柱计分。
    }
event-check_passed =
    { $final ->
        [1] 最终检定：{ $coalition }取得优势，按其影响力计分，分数加倍。
       *[0] 优势检定：{ $coalition }取得优势，按其影响力计分。
    }
event-points = { $seat }计 { $count }，得 { $n } 分。
event-blocks_removed = 所有方柱离开地图。
event-over =
    { $final ->
        [1] 最终检定结束，游戏结束。
       *[0] 有人领先四分以上，游戏结束。
    }

## Wakhan 的行动与原因

event-wakhan_card = { $seat }翻开 AI 牌 { $automa }：箭头指向{ $row ->
        [top] 上排（左）
       *[bottom] 下排（右）
    }、第 { $column } 栏；目前效忠{ $coalition }（规则 { $rule }）。
event-wakhan_shuffle = { $seat }把 AI 牌全部重洗（规则 { $rule }）。
event-wakhan_ambition = { $seat }的野心：为了{ $why }，买下“{ $card }”（规则 { $rule }）。
event-wakhan_acts =
    { $line ->
        [0] { $seat }奖励行动：以“{ $card }”{ $act }；{ $why }（规则 { $rule }）。
       *[other] { $seat }，AI 牌 { $automa } 第 { $line } 行：以“{ $card }”{ $act }；{ $why }（规则 { $rule }）。
    }
event-wakhan_buys = { $seat }，AI 牌 { $automa } 第 { $line } 行：{ $instruction }。取“{ $card }”；{ $why }（规则 { $rule }）。
event-wakhan_cannot = { $seat }，AI 牌 { $automa } 第 { $line } 行：{ $instruction }。做不了；{ $why }（规则 { $rule }）。
event-wakhan_passes = { $seat }：“{ $card }”没有可行的奖励行动（规则 { $rule }）。
event-wakhan_plays = { $seat }打出“{ $card }”，放在朝廷{ $end }（规则 { $rule }）。
event-wakhan_unpaid = { $seat }付不起“{ $card }”的收买费 { $n } 卢比，弃掉该牌（规则 { $rule }）。
event-wakhan_chooses = { $seat }，AI 牌 { $automa }：决定{ $question }；{ $why }（规则 { $rule }）。

why-only = 没有其他选择
why-opponent = 对手的牌优先
why-favored = 得势花色优先
why-dominant_patriot = 优势联盟的爱国者优先
why-dominant_prize = 优势联盟的战利品优先
why-patriot = 爱国者优先
why-leveraged = 有杠杆的优先
why-rank = 等级最高的优先
why-number = 编号最大的优先
why-not_political = 非政治牌先弃
why-not_patriot = 非爱国者先弃
why-not_leveraged = 无杠杆的先弃
why-spies_against = 对她不利的间谍最多的先弃
why-fewest_spies = 间谍最少的先弃
why-low_rank = 等级最低的先弃
why-not_favored = 非得势花色先弃
why-low_number = 编号最小的先弃
why-price = 最便宜的优先
why-blocks = 军队与道路最多
why-cylinders = 间谍与部落最多
why-net = 净赚卢比最多
why-arrows = 箭头所指
why-to_the_left = 箭头所指左边的下一张
why-other_row = 另一排，从同一栏往左
why-condition = 条件不成立
why-nothing = 没有符合的
why-no_card = 她的朝廷没有牌能执行
why-points = 得分多于任何人
why-victory = 获胜
why-in_full = 一律付足
why-region_order = 照 AI 牌的地区次序
why-always = 她一律如此
why-current = 维持原状
why-red_arrow = 照红箭头
why-richest = 钱最多的玩家优先
why-leftmost = 最左边的市场牌优先
why-leftmost_bonus = 得势花色的牌由左到右
why-gift = 没有其他棋子可拿
why-most_spies = 间谍最多
why-done = 没有更多可做

## 拒绝的理由：一句话，以及版图上用的短语

refuse-no-action = 两个行动都用完了，只剩奖励行动。
refuse-no-action-short = 行动用完
refuse-buy-cost = 要 { $need } 卢比，你只有 { $have }。
refuse-buy-cost-short = 钱不够
refuse-buy-marked = 这回合你在“{ $card }”上放过钱，现在不能买。
refuse-buy-marked-short = 放过钱
refuse-withdrawal = “公开撤军”不能买。
refuse-withdrawal-short = 不卖
refuse-bribe-short = 要 { $need } 卢比，你只有 { $have }。
refuse-bribe-short-short = 钱不够
refuse-bribe-cost = 连同行动的费用要 { $need } 卢比，你只有 { $have }。
refuse-bribe-cost-short = 钱不够
refuse-offers = 这回合你已请求减免 { $n } 次：照付，或放弃。
refuse-offers-short = 问够了
refuse-given-up = 你本回合已放弃收买 { $n } 次，不能再选要付收买费的事。
refuse-given-up-short = 放弃太多次
refuse-used = “{ $card }”这回合已经行动过。
refuse-used-short = 已行动
refuse-act-cost = 至少要 { $need } 卢比，你只有 { $have }。
refuse-act-cost-short = 钱不够
refuse-gift-full = 三个礼物格都满了。
refuse-gift-full-short = 已满三份
refuse-gift-space = { $n } 卢比那一格已经有礼物。
refuse-gift-space-short = 已有礼物
refuse-build-nowhere = 你没有统治任何地区，无处可建。
refuse-build-nowhere-short = 未统治
refuse-build-rule = 只能建在你统治的地区，道路建在那些地区的边界。
refuse-build-rule-short = 不归你统治
refuse-build-one = 至少先建一个单位。
refuse-build-one-short = 还没建
refuse-build-free = “基础建设”还有一个免费的单位，先放下来。
refuse-build-free-short = 还有一个
refuse-move-none = 你没有可动的：间谍无处可去，军队也没有路。
refuse-move-none-short = 无子可动
refuse-move-road = 从{ $region }到{ $region_goal }没有己方联盟的道路。
refuse-move-road-short = 没有道路
refuse-betray-none = 朝廷牌上都没有你的间谍。
refuse-betray-none-short = 没有间谍
refuse-betray-spy = “{ $card }”上没有你的间谍。
refuse-betray-spy-short = 没有间谍
refuse-bodyguards = { $seat }的“卫队”保护着“{ $card }”。
refuse-bodyguards-short = 有卫队
refuse-battle-nowhere = 没有一处既有你的单位，又有可移除的目标。
refuse-battle-nowhere-short = 无处可战
refuse-battle-none = 那里要有你的单位，也要有可移除的目标。
refuse-battle-none-short = 打不起来
refuse-battle-one = 至少先移除一个。
refuse-battle-one-short = 还没移除
refuse-battle-loyal = 你效忠{ $coalition }，不打自家的方柱。
refuse-battle-loyal-short = 自己人
refuse-battle-tribes = { $seat }和你效忠同一联盟，部落不能移除。
refuse-battle-tribes-short = 同效忠
refuse-own-tribes = 不能移除自己的部落。
refuse-own-tribes-short = 自己的
refuse-citadel = { $seat }的“城堡”保护{ $region }的部落。
refuse-citadel-short = 有城堡
refuse-own-spies = 不能移除自己的间谍。
refuse-own-spies-short = 自己的
refuse-advisors = { $seat }有“不可或缺的顾问”，间谍不能移除。
refuse-advisors-short = 有顾问
refuse-tax-rule = { $seat }的朝廷没有你统治地区的牌，不能征税。
refuse-tax-rule-short = 征不到
refuse-tax-shelter = { $seat }的经济星保住 { rupees }，没有多的。
refuse-tax-shelter-short = 免税
refuse-fresh = 那里的棋子是这回合放的，不能拿走。
refuse-fresh-short = 刚放下

## 计分

score-checks = 优势检定
score-check-1 = 第一次检定
score-check-2 = 第二次检定
score-check-3 = 第三次检定
score-check-4 = 第四次检定
score-failed =
    { $final ->
        [0] 无联盟具优势：比场上圆柱，最多得 3 分，次多 1 分。
       *[other] 最终检定无联盟具优势：比场上圆柱，得 6 分、2 分。
    }
score-passed =
    { $final ->
        [0] { $coalition }具优势：比其中影响力，得 5、3、1 分。
       *[other] 最终检定{ $coalition }具优势：比其中影响力，得 10、6、2 分。
    }
tie-stars = 同分：军事星数最多者胜，{ $n } 颗。
tie-rupees = 同分，军事星数也相同：钱最多者胜，{ rupees }。
tie-shared = 分数、军事星数与钱都相同：共享胜利。

## 版图上的标题与记号

panel-map = 地图
panel-market = 市场
panel-check = 得势花色与优势
panel-court = { $seat }的朝廷
panel-automa = Wakhan 的牌
panel-hand = 你的手牌

region-short-transcaspia = 外里海
region-short-kabul = 喀布尔
region-short-punjab = 旁遮普
region-short-persia = 波斯
region-short-herat = 赫拉特
region-short-kandahar = 坎达哈
region-other-transcaspia = Transcaspia
region-other-kabul = Kabul
region-other-punjab = Punjab
region-other-persia = Persia
region-other-herat = Herat
region-other-kandahar = Kandahar

card-event = 事件
card-if-bought = 买下时
card-if-discarded = 弃掉时
card-patriot = { $coalition }爱国者
card-prize = { $coalition }战利品
card-impact = 打出时
card-favor = { $suit }得势
card-icon =
    { $piece ->
        [army] 军队 { $n }
        [road] 道路 { $n }
        [tribe] 部落 { $n }
        [spy] 间谍 { $n }
       *[leverage] 杠杆，先得 2 卢比
    }
card-actions = { $n } 级行动

map-ruled = { $seat }统治，{ $n } 比 { $other }
map-unruled = 无人统治，{ $n } 比 { $other }
map-no-tribe = 无人统治，没有部落
map-armies = { $region }的{ $coalition }军队 { $n }
map-tribes = { $region }属于{ $seat }的部落 { $n }
map-roads = { $border }的{ $coalition }道路 { $n }
map-no-road = 没有道路

market-price =
    { $n ->
        [0] 免费
       *[other] 价 { $n } 卢比
    }
market-deck = 牌库剩 { $n } 张
market-check = 第 { $n } 张，共 4 张
market-coins = 牌上有 { $n } 卢比
market-marked = 本回合有人在上面放了卢比
hand-size = 手牌 { $n } 张，可留 { $most } 张
hand-known = 手牌
spies = { $seat }的间谍 { $n }

suit-favored = 得势：其牌的行动是奖励行动
suit-effect = 未得势
check-now = 假如现在检定
check-passes = { $coalition }取得优势
check-fails = 检定失败
check-final = 最后一次
check-blocks = { $coalition }：地图上 { $n } 个方柱，储备区 { $left } 个
check-supply = 剩 { $n }
check-none = { $seat }：未效忠该联盟，不得分
check-influence = { $seat }：影响力 { $n }，可得 { $points } 分
check-cylinders = { $seat }：场上圆柱 { $n } 个，可得 { $points } 分
check-why-passes = { $coalition }领先 { $n } 个方柱，只需 { $lead } 个。
check-why-fails = { $coalition }领先 { $n } 个，需领先 { $lead } 个（虚线）。
check-why-tied = 没有联盟领先；须比其他联盟各多 { $lead } 个（虚线）。
check-score-influence = 效忠者按影响力得 { $first }、{ $second }、{ $third } 分；同分平分，舍去小数。
check-score-cylinders = 于是按场上圆柱得 { $first }、{ $second } 分；同分平分，舍去小数。
check-done = 已检定 { $n } 次，共 { $most } 次
check-piles = 各叠：{ $piles }
check-concerns = 关系到{ $seat }。

court-size = 朝廷 { $n } 张，可留 { $most } 张
court-empty = 朝廷没有牌
court-spies = 间谍
court-hostage = 被{ $seat }挟为人质
court-used = 本回合已行动
court-rupees = { $n } 卢比
court-cylinders = 储备区 { $n } 个圆柱
stars-political = 政治星 { $n }：朝廷可多留这么多张
stars-intelligence = 情报星 { $n }：手牌可多留这么多张
stars-economic = 经济星 { $n }：这么多卢比不受征税
stars-military = 军事星 { $n }：终局同分时比较
points = { $n } 胜利分
points-short = 分
dial = 效忠{ $coalition }，影响力 { $n }
dial-automa = 在{ $coalition }的影响力 { $n }
dial-none = 尚未效忠
dial-gift = 已送 { $n } 卢比的礼物
dial-space = { $n } 卢比的礼物格
dial-prize = { $coalition }战利品 { $n }
standing-limits = 可留朝廷 { $court }、手牌 { $hand }

automa-none = 尚未翻开牌。
automa-card = { $n } 号牌
automa-loyalty = 效忠次序
automa-leaning = 目前{ $coalition }
automa-regions = 地区次序
automa-points = 第 { $n } 栏，{ $row ->
        [top] 上排
       *[bottom] 下排
    }
automa-no-back = 未见背面
automa-red = { $row ->
        [top] 左
       *[bottom] 右
    }
instruction-tax = 征税
instruction-gift = 送礼
instruction-build = 建造
instruction-move = 移动
instruction-betray = 背叛
instruction-battle = 战斗
instruction-battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy = 在间谍最多且有己方间谍的朝廷牌上战斗
instruction-radicalize = 激进化
instruction-radicalize_card_that_gives_control_of_region = 激进化：能取得一个地区统治的牌
instruction-radicalize_card_that_would_place_most_blocks = 激进化：放置军队与道路最多的牌
instruction-radicalize_highest_ranked_intelligence = 激进化：等级最高的情报牌
instruction-radicalize_highest_ranked_political = 激进化：等级最高的政治牌
instruction-radicalize_if_court_size_at_limit_highest_ranked_political = 朝廷已达上限时激进化：等级最高的政治牌
instruction-radicalize_if_dominant_coalition_matching_patriot = 有优势联盟时激进化：其爱国者
instruction-radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence = 间谍少于任一玩家时激进化：等级最高的情报牌
instruction-radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees = 不足 2 卢比时激进化：净得卢比最多的牌
instruction-radicalize_if_military_favored_highest_ranked_military = 军事得势时激进化：等级最高的军事牌
instruction-radicalize_if_no_card_with_move_card_with_move_action = 没有能移动的牌时激进化：有移动行动的牌
instruction-radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders = 没有优势联盟时激进化：放置间谍与部落最多的牌
instruction-radicalize_if_political_favored_highest_ranked_economic = 政治得势时激进化：等级最高的经济牌
instruction-radicalize_intelligence = 激进化：情报牌

## 行动的后果

hint-rupees = 卢比 { $from } → { $to }
hint-influence = { $seat }的影响力 { $from } → { $to }
hint-loyal = 也效忠于此：{ $seat }
hint-onto =
    { $count ->
        [1] 在“{ $card }”放 { $n } 卢比
       *[other] 在“{ $card }”各放 { $n } 卢比
    }
hint-gained = 拿走上面的 { $n } 卢比
hint-bribe = 收买{ $seat }要 { $n } 卢比
hint-loyalty = 你改为效忠{ $coalition }
hint-lose = 你失去礼物 { $gifts }、战利品 { $prizes }、爱国者 { $patriots }
hint-debt = { $seat }要还 { $n } 卢比的杠杆
hint-lose-tribes = { $seat }失去{ $region }的 { $n } 个部落
hint-overthrow = { $seat }被推翻，弃掉“{ $card }”
hint-favor = { $suit }得势
hint-leverage = 从银行拿 { $n } 卢比，这张牌弃掉时要还
hint-army = { $region }放 { $n } 支{ $coalition }军队
hint-road = { $region }的边界放 { $n } 条{ $coalition }道路
hint-spy = { $region }的牌上放 { $n } 个间谍
hint-tribe = { $region }放 { $n } 个部落
hint-court-over = 朝廷超过上限 { $n } 张
hint-hand-over = 手牌超过上限 { $n } 张
hint-leaves = “{ $card }”离开市场：{ $effect }
hint-bonus = 奖励行动
hint-action =
    { $n ->
        [0] 这是最后一个行动
       *[other] 之后还剩 { $n } 个行动
    }
hint-tax = 最多 { rupees }
hint-tax-market = 市场的牌上共有 { $n } 卢比
hint-tax-player = { $seat }可征 { $n } 卢比
hint-gift = 最少 { rupees }，影响力加 1
hint-build = 最多 { $n } 个单位：{ $region }
hint-move = 最多移动 { $n } 次
hint-betray = { rupees }，可选“{ $card }”
hint-battle = 最多移除 { $n } 个
hint-remove = 最多移除 { $n } 个
hint-prize = 若收作{ $coalition }的战利品：
hint-offers =
    { $n ->
        [0] 这回合之后不能再请求
       *[other] 这回合之后还能请求 { $n } 次
    }
hint-decides = { $seat }仍可不付，放弃行动
hint-blocks = 地图上{ $coalition }方柱 { $from } → { $to }
hint-dominant = { $coalition }将取得优势
hint-not-dominant = { $coalition }不再有优势
hint-ruler = { $region }改由{ $seat }统治
hint-no-ruler = { $region }不再有人统治
hint-hostage = { $seat }挟“{ $card }”为人质
hint-no-hostage = “{ $card }”不再是人质
hint-check-failed = 没有优势联盟
hint-check-passed = { $coalition }取得优势
hint-points = { $seat }得 { $n } 分
hint-double = 买价加倍
hint-bonus-cards = 你有 { $n } 张牌成为奖励行动
hint-swap = 给出 { $give } 张，换得 { $get } 张
hint-cleared = 回储备区：部落 { $tribes }、军队 { $armies }

## 玩家名字旁边

stat-influence = 影响力 { $n }
stat-rupees = { rupees }
stat-hand = 手牌 { $n } 张
stat-cylinders = 储备区 { $n } 个圆柱
stat-checks = 优势检定：{ $most } 次中已有 { $n } 次

## 实战中不会出现的局面

warning-blocks = 有联盟在地图上的方柱比盒中的还多。
warning-cylinders = 有玩家在场上的圆柱比盒中的还多。
warning-cards = 有一张牌同时在两处。
warning-deck = 牌库各叠、优势检定与生效中的事件互不相符。
warning-places = 有间谍、已行动的牌，或本回合放下的棋子，在不可能的地方。
warning-loyalty = 有玩家的爱国者或战利品不属于所效忠的联盟。

## 终端里的局面

view-seat = 座位
view-question = 提问
view-asked = 被问的座位
view-card = 有关的牌
view-number = 数字
view-turn = 轮到座位
view-actions = 剩余行动
view-order = 回合次序
view-favored = 得势花色
view-players = 玩家
view-regions = 地区
view-roads = 各边界道路（英、俄、阿）
view-market = 市场，上排在前
view-blocks = 储备区方柱（英、俄、阿）
view-on-map = 地图上方柱
view-dominant = 现在的优势联盟
view-lead = 所需领先
view-final = 现在检定就是最终检定
view-checks = 已结算检定
view-lasting = 生效中
view-piles = 牌库各叠，由上起
view-gone = 弃牌
view-given-up = 本回合放弃收买次数
view-offers = 本回合已请求减免
view-wakhan = Wakhan 的座位
view-automa = 她翻开的牌
view-automa-back = 她下一张牌背
view-leaning = 她现在效力的联盟
view-over = 结束
view-loyalty = 效忠
view-rupees = 卢比
view-points = 分数
view-hand-size = 手牌张数
view-hand = 手牌
view-court = 朝廷
view-gifts = 礼物（2、4、6）
view-prizes = 战利品
view-cylinders = 储备区圆柱
view-stars = 星数（政治、情报、经济、军事）
view-court-limit = 朝廷上限
view-hand-limit = 手牌上限
view-influence = 影响力
view-next-points = 若现在检定的得分
view-standing = 默认答复
view-waited = 等候中
view-spies = 各人间谍
view-holder = 挟持者
view-used = 已行动
view-region = 地区
view-ruler = 统治者
view-armies = 军队（英、俄、阿）
view-tribes = 各人部落
view-coins = 牌上卢比
view-marked = 本回合放过钱
view-effect = 效果
view-player = 玩家

question-loyalty = 效忠
question-turn = 行动
question-blackmail = 勒索
question-bribe = 收买
question-demand = 减免
question-road = 边界
question-spy = 放间谍的牌
question-reuse = 场上的棋子
question-tax = 卢比
question-gift = 礼物格
question-build = 建在哪里
question-move = 移动
question-betray = 要背叛的牌
question-prize = 战利品
question-battle = 在哪里开战
question-in_region = 要移除的单位
question-on_card = 要移除的间谍
question-safe_house = 安全屋
question-drop = 要弃的牌
question-debt = 抵债的牌
question-lose = 要弃的手牌
question-suit = 花色
question-name = 玩家
question-swap = 玩家
question-rebuke = 地区
question-court = 要弃的朝廷牌
question-hand = 要弃的手牌
question-icons = 图标
question-convert = 改变效忠
question-dial = 忠诚转盘
question-tuck = 战利品
question-enter = 打出的牌
question-begin = 行动
question-check = 优势检定
question-rising = 起义
question-start = 回合开始
question-clean = 重整
question-wakhan = 她的回合
question-wakhan_hand = 她得到的牌
question-wakhan_joins = 打出的牌
question-over = 无
