# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.
# 三国战棋，繁体中文。
# 玩家、省份、国家、首领、关系、季节、命令、结果传入时已是本语言的名称；单位也是（洛阳正规军（A8）），命令单提到玩家或国家时亦同。
# $act_key 一类是传入的原样。

## 游戏

game-sanguo = 三国战棋
game-sanguo-about = 六位群雄，三个国家，一个天下：许诺随你，命令暗写，同时揭晓。

## 命令单和版图上的词

leader-cao_cao = 曹操
leader-lu_bu = 吕布
leader-liu_bei = 刘备
leader-ma_chao = 马超
leader-sun_quan = 孙权
leader-taishi_ci = 太史慈
leader-none = 尚未抽出

kingdom-wei = 魏国
kingdom-shu = 蜀国
kingdom-wu = 吴国
kingdom-neutral = 中立地

unit-wei = 魏国
unit-shu = 蜀国
unit-wu = 吴国
unit-none = 无

kind-leader = 首领
kind-army = 正规军
kind-militia = 预备役

relation-neutral = 中立
relation-alliance = 联盟
relation-war = 战争
relation-civil = 内战

season-spring = 春季
season-autumn = 秋季

act-hold = 防守
act-move = 移动
act-support = 支援
act-raze = 摧毁国都
act-retreat = 撤退
act-disband = 解散
act-build = 建造
act-war = 宣战
act-neutral = 中立
act-ally = 结盟

result-held = 原地
result-moved = 移动成功
result-bounced = 被挡回
result-void = 无效
result-given = 支援有效
result-cut = 支援被打断
result-dislodged = 被击退
result-retreated = 已撤退
result-refused = 撤退无效
result-disbanded = 解散

why-none = 无
why-not-adjacent = 不相邻
why-closed = 关系不许进入
why-no-unit = 没有这个单位
why-out-of-reach = 支援不到
why-moves = 那个单位移动了
why-mismatch = 与那个单位的命令不符
why-relation = 不是盟友
why-barred = 盟友或中立玩家的省份
why-own = 自己的单位在那里
why-ally = 盟友的单位在那里
why-defence = 防守力量
why-head-on = 迎面相遇
why-attack = 另一次进攻

proposal-alliance = 结盟
proposal-move = 移动
proposal-support = 支援

answer-open = 未答复
answer-yes = 同意
answer-no = 不同意

victory-none = 没有获胜
victory-legend = 传奇获胜
victory-unified = 统一获胜
victory-direct = 直接获胜
victory-most = 相对获胜
victory-peace = 议和
victory-nobody = 首领全部出局

# 命令单上的一行
line =
    { $act_key ->
        [hold] { $unit }原地防守
        [move] { $unit }移动到{ $province }（{ $province_key }）
        [support] { $unit }支援{ $unit_about }{ $province_key ->
            [0] 防守
           *[other] 移动到{ $province }（{ $province_key }）
        }
        [raze] { $unit }摧毁国都
        [retreat] { $unit }撤退到{ $province }（{ $province_key }）
        [disband] { $unit }解散
        [build] 建造{ $unit }
        [war] 向{ $unit }宣战
        [neutral] 对{ $unit }中立
       *[ally] 与{ $unit }结盟
    }
# 一个提议的内容
request =
    { $proposal_key ->
        [alliance] 结盟
        [move] { $unit }移动到{ $province }（{ $province_key }）
       *[support] { $unit }支援{ $unit_own }{ $province_key ->
            [0] 防守
           *[other] 移动到{ $province }（{ $province_key }）
        }
    }
# 交战双方的强度
fight =
    { $fought ->
        [given] 计 { $own }
       *[other] { $own } 对 { $other }
    }
# 命令为何落空
cause =
    { $reason ->
        [not-adjacent] 省份不相邻
        [closed] 外交关系不许进入
        [no-unit] 没有这个单位
        [out-of-reach] 争夺的省份不在支援范围内
        [moves] 那个单位移动了
        [mismatch] 与那个单位的命令不符
        [relation] 那不是盟友的单位
        [barred] 那是盟友或中立玩家控制的省份
        [own] 自己的单位留在那里
        [ally] 盟友的单位留在那里
        [defence] { $own } 对防守 { $other }
        [head-on] 迎面相遇，{ $own } 对 { $other }
        [attack] { $own } 对另一次进攻 { $other }
       *[none] 无
    }

## 本桌选项

option-years = 年限
option-years-help = 玩几年。年限到时资源点最多的人获胜；不设限，只有较难的胜利能结束对局。
option-years-5 = 5 年
option-years-8 = 8 年
option-years-10 = 10 年
option-years-15 = 15 年
option-years-none = 不设限
option-hours = 时限
option-hours-help = 按钟点玩多久，通常三小时。时间到时把这一年玩完，资源点最多的人获胜。同时设了年限，先到的先结束。暂停不计时。
option-hours-none = 不设限
option-hours-2 = 2 小时
option-hours-3 = 3 小时
option-hours-4 = 4 小时
option-setup_order = 开局顺序
option-setup_order-help = 由最年轻的开始：照座位（入座时自行排好），或随机抽。
option-setup_order-seats = 照座位
option-setup_order-drawn = 随机抽
option-silence = 写命令时禁谈
option-silence-help = 规则不许在写命令时交谈。也可以让聊天开着。
option-silence-yes = 禁谈
option-silence-no = 不禁
option-heroic_escape = 附加规则一：英勇逃脱
option-heroic_escape-help = 无路可退的首领可以逃回国都，只限一次。
option-heroic_escape-no = 不用
option-heroic_escape-yes = 使用
option-militia_home = 附加规则二：预备役自动解散
option-militia_home-help = 两次在建造阶段身处国外的预备役会解散。
option-militia_home-no = 不用
option-militia_home-yes = 使用
option-free_diplomacy = 附加规则三：自由式外交
option-free_diplomacy-help = 没有外交关系：谁都能进入、进攻、支援。
option-free_diplomacy-no = 不用
option-free_diplomacy-yes = 使用
option-army_first = 附加规则四：正规军优势
option-army_first-help = 与友好正规军同时进入一省的预备役直接解散。
option-army_first-no = 不用
option-army_first-yes = 使用
option-raze_capitals = 附加规则五：摧毁国都
option-raze_capitals-help = 正规军连续两个军事阶段下摧毁命令，国都就毁了。
option-raze_capitals-no = 不用
option-raze_capitals-yes = 使用
option-neutral_fighting = 附加规则六：中立区战斗
option-neutral_fighting-help = 在没有人占有的省份，可以进攻中立玩家的单位。
option-neutral_fighting-no = 不用
option-neutral_fighting-yes = 使用
option-joint_leaders = 附加规则七：联合首领
option-joint_leaders-help = 盟友的首领可以同处一省；联盟一旦解除，可能致命。
option-joint_leaders-no = 不用
option-joint_leaders-yes = 使用
option-count = 资源点的计算
option-count-help = 资源点归谁，每年算一次：在秋季撤退之后，或之前。
option-count-after_retreats = 撤退之后
option-count-before_retreats = 撤退之前
option-leader_holds = 首领单独占领资源点
option-leader_holds-help = 与其他单位一样可以，或必须与部队一起。
option-leader_holds-yes = 可以
option-leader_holds-no = 不行
option-stack = 首领与部队在一起
option-stack-help = 进攻与防守的力量：相加，或只取较强的一个。
option-stack-sum = 相加
option-stack-max = 取较强的
option-support_reach = 支援的范围
option-support_reach-help = 支援者要与争夺的省份相邻，或与被支援的单位相邻。
option-support_reach-target = 与省份相邻
option-support_reach-unit = 与单位相邻
option-dislodged_support = 支援者被支援的目标击退
option-dislodged_support-help = 照规则书仍有效：来自目标省份的进攻从不打断支援。
option-dislodged_support-stands = 仍有效
option-dislodged_support-cut = 打断
option-retreat_to_attacker = 撤到进攻者的省份
option-retreat_to_attacker-help = 能不能撤到进攻者出发的省份。
option-retreat_to_attacker-no = 不可
option-retreat_to_attacker-yes = 可以
option-retreat_to_standoff = 撤到对峙的省份
option-retreat_to_standoff-help = 能不能撤到因对峙而空着的省份。
option-retreat_to_standoff-no = 不可
option-retreat_to_standoff-yes = 可以
option-leader_flees = 首领自行撤退
option-leader_flees-help = 同处的部队无路可退时，首领一并移除，或走自己的路。
option-leader_flees-no = 否
option-leader_flees-yes = 是
option-leader_blocks = 首领妨碍建造
option-leader_blocks-help = 自己的首领在一省，是否妨碍在那里建造。
option-leader_blocks-no = 否
option-leader_blocks-yes = 是
option-fallen = 出局首领的省份
option-fallen-help = 变成无主，或归击退他的人。
option-fallen-free = 变成无主
option-fallen-heir = 归胜者
option-relations = 外交命令的生效
option-relations-help = 立即生效，先于同一张单的移动；或下一阶段起。
option-relations-now = 立即
option-relations-later = 下一阶段起
option-kingdom_gate = 国家的封闭
option-kingdom_gate-help = 一国还有无主资源点时，外人不宣战就不能进入的地方。
option-kingdom_gate-all = 所有省份
option-kingdom_gate-resources = 只有资源点
option-kingdom_war = 向国家宣战
option-kingdom_war-help = 也就是与它的首领交战，或只对国家。
option-kingdom_war-leaders = 也与首领交战
option-kingdom_war-kingdom = 只对国家
option-leader_war = 向首领宣战
option-leader_war-help = 他的国家还有无主资源点时，等于向该国宣战，或只对他一人。
option-leader_war-kingdom = 也向该国宣战
option-leader_war-leader = 只对他一人
option-militia_mark = 国外预备役的标记
option-militia_mark-help = 用附加规则二时：一直保留，或在国内过一次建造阶段就清除。
option-militia_mark-stays = 一直保留
option-militia_mark-clears = 回国清除

## 阶段

phase-settle = 定都
phase-recruit = 初始预备役
phase-talk = 外交
phase-write = 命令
phase-retreat = 撤退
phase-build = 建造
phase-over = 结束

## 提问

prompt-settle = 你是{ $leader }。定都哪里？
prompt-settle-help = 首领和一支正规军从那里开始，以后只能在国都建造正规军。
prompt-recruit = { $leader }：预备役放在哪里？
prompt-talk = 第 { $n } 年{ $season }：商谈、提议，谈完就按“准备好了”。
prompt-talk-help = 提议与答复的内容只有你们两人知道，对谁都没有约束。
prompt-talk-waiting = 你准备好了，其他人还在商谈。
prompt-write = 第 { $n } 年{ $season }：写下命令，然后封存。
prompt-write-help = 先点单位，再点去处。点它自己的省份是防守；点另一个单位再点省份是支援。没有命令的单位防守。
prompt-write-waiting = 你的命令单已封存，其他人还在写。
prompt-retreat = 第 { $n } 年{ $season }：被击退的单位撤到哪里？
prompt-retreat-help = 没有命令的单位自动撤退：先到自己的资源点，再是离国都近的省份。
prompt-retreat-waiting = 你的撤退已封存，其他人还在选。
prompt-build = 第 { $n } 年：在本国自己的空资源点建造，或解散单位。
prompt-build-help = 正规军只能在国都建造。单位太多时，离国都最远的先解散。
prompt-build-waiting = 你的建造单已封存，其他人还在写。
aside-time = 时间到
bell = 剩余的游戏时间；时间到时把这一年玩完
typed-help = 输入命令：A8->5，L8 S M7->6，A3 H，宣战 魏国
prompt-unit-where = { $unit }做什么？点它自己的省份是防守。
prompt-support-where = { $unit }支援{ $unit_about }去哪里？点后者自己的省份是支援防守。
prompt-letter-what = 向{ $seat }提议什么？结盟，或要他的一个单位做什么。
prompt-letter-where = 请{ $unit }去哪里，或支援你的哪个单位？

## 行动

action-place = { $province }（{ $province_key }）
action-order =
    { $act_key ->
        [hold] 防守：{ $unit }
        [move] 移动到{ $province }（{ $province_key }）：{ $unit }
        [support] 支援{ $unit_about }{ $province_key ->
            [0] 防守
           *[other] 移动到{ $province }（{ $province_key }）
        }：{ $unit }
        [raze] 摧毁国都：{ $unit }
        [retreat] 撤退到{ $province }（{ $province_key }）：{ $unit }
        [disband] 解散：{ $unit }
        [build] 建造：{ $unit }
        [war] 向{ $unit }宣战
        [neutral] 对{ $unit }中立
       *[ally] 与{ $unit }结盟
    }
action-clear = 收回命令：{ $unit }
action-wipe = 清空命令单
action-propose =
    { $proposal_key ->
        [alliance] 向{ $seat }提议结盟
        [move] 请{ $seat }移动到{ $province }（{ $province_key }）：{ $unit }
       *[support] 请{ $seat }支援你的{ $unit_own }{ $province_key ->
            [0] 防守
           *[other] 移动到{ $province }（{ $province_key }）
        }：{ $unit }
    }
action-answer =
    { $answer_key ->
        [yes] 同意
       *[no] 不同意
    }
action-claim = 宣布获胜
action-peace = 同意议和
action-time = 时间到：以今年为最后一年
action-commit = 准备好了
action-reopen = 还没准备好

## 记录

event-start = { $seat }最先抽首领。
event-drawn = { $seat }抽到{ $leader }。
event-settle = { $seat }定都{ $province }（{ $province_key }），首领和正规军在那里。
event-recruit = { $seat }在{ $province }（{ $province_key }）放一支预备役。
event-season =
    { $season_key ->
        [spring] 第 { $n } 年春季。
       *[autumn] 第 { $n } 年秋季。
    }
# parts of the match beside the slider: what begins there is the talk, and the season as it was judged
chapter-season = 第 { $n } 年{ $season }：外交
chapter-write-closed = 第 { $n } 年{ $season }：命令
event-committed = { $seat }准备好了。
event-reopened = { $seat }还没准备好。
event-talk-closed = { $season }的商谈结束。
event-write-closed = { $season }的命令全部公开。
event-retreat-closed = { $season }的撤退全部公开。
event-build-closed = 建造单全部公开。
event-proposal = { $seat }提出一个提议。
event-proposal-full = { $seat }向{ $seat_other }提议：{ request }。
event-answered = { $seat }答复了一个提议。
event-answered-full =
    { $answer_key ->
        [yes] { $seat }同意{ $seat_other }的提议：{ request }。
       *[no] { $seat }不同意{ $seat_other }的提议：{ request }。
    }
event-kept = 一个约定兑现了。
event-kept-full = { $seat }对{ $seat_other }守约：{ request }。
event-broken = 一个约定背弃了。
event-broken-full = { $seat }对{ $seat_other }背约：{ request }。
event-claim = { $seat }宣布获胜。
event-peace = { $seat }同意议和。
event-declared =
    { $relation_order_key ->
        [war] { $seat }向{ $seat_other }宣战。
        [ally] { $seat }下令与{ $seat_other }结盟。
       *[neutral] { $seat }下令对{ $seat_other }中立。
    }
event-declared_kingdom =
    { $relation_order_key ->
        [war] { $seat }向{ $kingdom }宣战。
       *[neutral] { $seat }下令对{ $kingdom }中立。
    }
event-relation =
    { $relation_key ->
        [alliance] { $seat }和{ $seat_other }结为联盟。
        [war] { $seat }和{ $seat_other }进入战争。
        [civil] { $seat }和{ $seat_other }进入内战，永不改变。
       *[neutral] { $seat }和{ $seat_other }互相中立。
    }
event-kingdom_war = { $seat }与{ $kingdom }交战。
event-kingdom_peace = { $seat }对{ $kingdom }恢复中立。
event-kingdom_closed = { $kingdom }的资源点都有主了：{ $seat }与该国的战争结束。
event-civil_war = { $seat_rich }太富有，招来嫉妒：{ $seat }和{ $seat_other }进入内战，永不改变。
event-result = { $seat }：{ line }。{ $result_key ->
        [held] { $other ->
            [0] 完成。
           *[other] 遭到进攻：防守 { $own } 对 { $other }。
        }
        [moved] { $other ->
            [0] 成功。
           *[other] 成功：{ $own } 对 { $other }。
        }
        [given] { $own ->
            [0] 对自己的单位不计入。
           *[other] 有效，计 { $own }。
        }
        [cut] 被打断。
        [void] 无效：{ cause }。
       *[bounced] 被挡回：{ cause }。
    }
event-dislodged = { $seat }：{ $unit }被来自{ $province }（{ $province_key }）的进攻击退。
event-crushed = { $seat }：{ $unit }让路给{ $seat_army }的正规军，解散。
event-razing = { $seat }开始摧毁{ $province }（{ $province_key }）的国都。
event-razed = { $seat }摧毁了{ $province }（{ $province_key }）的国都：不再是资源点。
event-retreated = { $seat }：{ $unit }撤退到{ $province }（{ $province_key }）。
event-disbanded = { $seat }：{ $unit }解散。
event-clashed = { $seat }：{ $unit }与另一支撤退单位在{ $province }（{ $province_key }）相遇，因而移除。
event-escaped = { $seat }的首领逃回国都{ $province }（{ $province_key }）。
event-fallen = { $seat }的首领从地图上移除，他的一切也随之而去。
event-sent_home = { $seat }：{ $unit }送回国都{ $province }（{ $province_key }）。
event-captured =
    { $seat_before_key ->
        [-1] { $seat }占领{ $province }（{ $province_key }）。
       *[other] { $seat }从{ $seat_before }手中夺取{ $province }（{ $province_key }）。
    }
event-build = { $seat }建造{ $unit }。
event-disband = { $seat }：{ $unit }解散。
event-starved = { $seat }：{ $unit }没有供养，解散。
event-marked = { $seat }：{ $unit }在国外，记上标记。
event-homesick = { $seat }：{ $unit }第二次在国外，解散。
event-time = { $seat }：游戏时间到。
event-last_year = 游戏时间到：第 { $n } 年玩完为止，这是最后一年。
event-over =
    { $victory_key ->
        [peace] 在世的首领议和：对局结束。
        [nobody] 首领全部出局：对局结束。
        [most] 最后一年结束。
       *[other] 对局结束：{ $victory }。
    }
event-winner =
    { $victory_key ->
        [legend] { $seat }是唯一存活的首领，成为传奇。
        [unified] { $seat }统一三国。
        [direct] { $seat }占有半数以上的资源点，获胜。
        [most] { $seat }的资源点最多，获胜。
        [peace] { $seat }共享和平。
       *[nobody] { $seat }同归于尽。
    }

## 拒绝：一句话，以及版图上的几个字

refuse-place-taken = { $province }已经有人。
refuse-place-taken-short = 已占
refuse-proposals = 每阶段最多提 { $n } 个提议。
refuse-proposals-short = 提议已满
refuse-enter-neutral = { $province }属于{ $seat }，你们是中立关系：要先宣战。外交命令立即生效时，可以写在同一张单上。
refuse-enter-neutral-short = 中立
refuse-enter-kingdom = { $province }属于{ $kingdom }，那里还有无主资源点，而你没有向该国宣战。
refuse-enter-kingdom-short = 国家封闭
refuse-enter-unit = { $province }有{ $seat }的单位，你们是中立关系：即使它离开，同一阶段也不能跟进。
refuse-enter-unit-short = 中立单位
refuse-support-relation = 只能支援自己和盟友的单位，{ $seat }不是盟友。
refuse-support-relation-short = 不是盟友
refuse-support-barred = { $province }由{ $seat }控制，对方是你的盟友或与你中立：不能支援别人进攻那里。
refuse-support-barred-short = 盟友或中立
refuse-civil = 内战永不结束。
refuse-civil-short = 内战
refuse-same-relation = 已经是这种关系。
refuse-same-relation-short = 已经如此
refuse-own-kingdom = 你就是这个国家的一员，与它没有外交关系。
refuse-own-kingdom-short = 自己的国家
refuse-not-live = 该国的资源点都有主了：请向占有者宣战。
refuse-not-live-short = 都有主了
refuse-retreat-twice = 只能有一支自己的部队撤到{ $province }，你已有部队撤到那里。
refuse-retreat-twice-short = 自己人已去
refuse-build-abroad = 只能在本国自己拥有的资源点建造，{ $province }不是。
refuse-build-abroad-short = 非本国自有
refuse-build-taken = 只能在空的资源点建造，{ $province }不是空的。
refuse-build-taken-short = 不是空的
refuse-build-capital = 正规军只能在国都建造。
refuse-build-capital-short = 不是国都
refuse-build-once = 一省只能建一支，建造单已在{ $province }建造。
refuse-build-once-short = 已建造
refuse-build-supply =
    { $n ->
        [0] 你的资源点供养不起更多单位。
       *[other] 你的资源点只能再供养 { $n } 个单位，已经写满。
    }
refuse-build-supply-short = 供养不足

## 计分

score-resources = 资源点

## 行动的后果

hint-enters = 以 { $own } 进入，除非有同等或更强的力量也来
hint-dislodges = 若无人插手，{ $own } 对 { $other } 击退{ $unit_other }
hint-stopped = 若无人插手，{ $own } 对 { $other } 会被挡回
hint-clash = 注意：自己的单位会在那里互相挡回
hint-own = 注意：自己的单位没有离开那里
hint-ally = 盟友的单位留在那里：你只能挡住别人
hint-crushed = 自己的正规军也去那里：这支预备役会解散
hint-capital = 注意：国都没有自己的单位留守
hint-no-order = 注意：命令单上{ $unit }没有相符的命令
hint-mismatch = 注意：命令单上{ $unit }的命令与此不符
hint-agree = { $seat }要下这个命令才有效：{ line }
hint-agree-hold = { $seat }的{ $unit }不移动才有效
hint-attack = 进攻{ $province }（{ $province_key }）：{ $own } 对 { $other }
hint-defence = { $province }（{ $province_key }）的防守力量是 { $own }
hint-raze-first = 下一阶段再下一次命令才会摧毁国都
hint-raze-second = 这支正规军若没有被击退，国都就会被摧毁
hint-both = { $seat }也下同样的命令才生效
hint-kingdom-war = 同时与{ $kingdom }交战
hint-leaders-war = 同时与{ $seat }交战
hint-ends-alliance = 与{ $seat }的联盟结束
hint-unordered = 注意：{ $n } 个单位没有命令，会原地防守：{ $unit }
hint-all-ordered = 每个单位都有命令
hint-void = 注意：照你自己的单就无效：{ line }
hint-supply =
    { $n ->
        [0] 之后供养刚好
       *[other] 之后还能供养 { $n } 个单位
    }
hint-hungry = 之后仍多出 { $n } 个单位
hint-unbuilt = 还可以建造 { $n } 个单位
hint-starve = 注意：还要解散 { $n } 个单位：{ $unit }
hint-stranded = 没有命令，会自动撤退：{ $unit }
hint-asks = { $seat }要下的命令：{ line }
hint-binds = 你要下的命令：{ line }
hint-victory = { $victory }
hint-peace = 已同意：{ $other } 人中的 { $own } 人
hint-time = 已有 { $other } 人中的 { $own } 人表示；全员表示后，今年就是最后一年
hint-resources =
    { $n ->
        [0] 旁边没有别的无主资源点
       *[other] 旁边有 { $n } 个别的无主资源点
    }

## 版图

panel-map = 地图
panel-relations = 外交关系
panel-clock = 年历
panel-orders = 命令
panel-letters = 提议

board-province = { $province }（{ $n }）
board-owned = 归{ $seat }
board-resource = 无主资源点
board-capital = { $seat }的国都
board-closed = 对峙之地，不得撤入
board-leader = { $seat }的{ $leader }
board-army = { $seat }的正规军
board-militia = { $seat }的预备役
board-out = { $unit }，被击退
board-dislodged = 被击退
board-dislodged-from = 被{ $province }来的进攻击退
board-bounce = 被挡回：{ $own } 对 { $other }
board-fight =
    { $fought ->
        [moved] { $own } 对 { $other }，进入
        [held] { $own } 对 { $other }，守住
        [given] 计 { $own }
       *[dislodged] { $own } 对 { $other }，被击退
    }
board-act-a = 正规军
board-act-m = 预备役
board-act-disband = 解散
board-act-raze = 摧毁
board-key = 图例
board-key-leader = 首领 1
board-key-army = 正规军 2
board-key-militia = 预备役 1
board-key-capital = 国都
board-key-resource = 资源点
board-key-owned = 已占领
board-key-move = 移动
board-key-support = 支援
board-key-hold = 防守
board-key-bounce = 被挡回

board-goal = { $n } 个资源点获胜
board-no-leader = 尚未抽出首领
board-leader-of = { $kingdom }{ $leader }，{ $seat }
board-fallen = 出局
board-resources = 资源点 { $n }/{ $most }
board-units = 部队 { $n } 支
board-committed = 准备好了
board-waited = 还没准备好
board-qualified = 可宣布：{ $victory }
board-claims = 宣布获胜
board-peace = 同意议和
board-time = 表示时间到
board-other-cao_cao = Cao Cao
board-other-lu_bu = Lü Bu
board-other-liu_bei = Liu Bei
board-other-ma_chao = Ma Chao
board-other-sun_quan = Sun Quan
board-other-taishi_ci = Taishi Ci

board-short-wei = 魏
board-short-shu = 蜀
board-short-wu = 吴
board-relation-war = 战争
board-relation-alliance = 联盟
board-relation-brothers = 兄弟
board-relation-neutral = 中立
board-relation-civil = 内战
board-stands =
    { $stands ->
        [war] 与{ $seat }交战
        [alliance] 与{ $seat }结盟
        [brothers] 与{ $seat }为兄弟
       *[civil] 与{ $seat }内战
    }
board-changed = 刚改变 { $n } 项
board-changed-leader =
    { $relation_key ->
        [war] { $leader }向{ $leader_other }宣战。
        [civil] { $leader }和{ $leader_other }进入内战。
        [alliance] { $leader }和{ $leader_other }结盟。
       *[neutral] { $leader }和{ $leader_other }互相中立。
    }
board-changed-kingdom =
    { $relation_key ->
        [war] { $leader }与{ $kingdom }交战。
       *[neutral] { $leader }对{ $kingdom }中立。
    }
board-hostile = 与{ $kingdom }交战
board-all-neutral = 对所有人中立

board-year = 第 { $n } 年
board-year-of = 第 { $n }/{ $most } 年
board-year-last = 第 { $n } 年 · 最后一年
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
board-sheet-note = 已写 { $n } 条
board-results-note = 上一季
board-no-orders = 还没有任何命令。
board-no-order =
    { $stage ->
        [retreat] 没有命令：自行撤退
        [build] 保留
       *[write] 没有命令：防守
    }
board-tray = 先选单位，再选去处。
board-line-hold = { $province }防守
board-line-move = { $province }往{ $province_to }
board-line-support = { $province }支援{ $province_other }往{ $province_to }
board-line-support-hold = { $province }支援{ $province_other }
board-line-raze = { $province }摧毁国都
board-line-retreat = { $province }撤往{ $province_to }
board-line-disband = { $province }解散
board-line-build = 建于{ $province }
board-to-leader =
    { $act_key ->
        [war] 向{ $leader }宣战
        [neutral] 对{ $leader }中立
       *[ally] 与{ $leader }结盟
    }
board-to-kingdom =
    { $act_key ->
        [war] 向{ $kingdom }宣战
       *[neutral] 对{ $kingdom }中立
    }

board-letter-to = 向{ $seat }提议
board-letter-help = 选一位首领，再在地图上点他的单位，然后点去处，或点你要他支援的单位。
board-letters-note = 还可提 { $n } 次
board-no-letters = 本季没有提议。
board-proposed-to = 致{ $leader }
board-proposed-by = 来自{ $leader }

## 玩家名字旁

stat-resources = { $n } 个资源点
stat-units = { $n } 支部队
stat-year =
    { $most ->
        [0] 第 { $n } 年
       *[other] 第 { $n } 年，共 { $most } 年
    }

## 对局中不会出现的局面

warning-units = 有人的单位远多于资源点。
warning-owned = 有人占有不是资源点的省份。
warning-leaders = 出局的首领还有单位或资源点。
warning-relations = 外交关系互相矛盾。

## 终端上的局面

view-seat = 座位
view-question = 提问
view-year = 年
view-years = 年限
view-hours = 时限
view-final = 最后一年
view-season = 季节
view-players = 玩家
view-resources = 资源点
view-sheet = 你的命令单
view-proposals = 提议
view-dislodged = 被击退
view-standoffs = 对峙
view-last = 上一季
view-victory = 获胜
view-changed = 刚改变的关系
view-relation = 关系
view-leader = 首领
view-kingdom = 国家
view-fallen = 出局
view-units = 单位
view-owned = 占有
view-capital = 国都
view-relations = 与各座位的关系
view-hostile = 与魏、蜀、吴交战
view-sent = 已提议
view-qualified = 可宣布
view-claims = 宣布获胜
view-peace = 同意议和
view-time = 表示时间到
view-committed = 准备好了
view-waited = 等候中
view-who = 谁
view-act = 命令
view-about = 对象
view-to = 去处
view-unit = 单位
view-result = 结果
view-why = 原因
view-own = 己方力量
view-other = 对方力量
view-source = 进攻来自
view-seat-other = 对座位
view-kind = 种类
view-answer = 答复

question-settle = 定都
question-recruit = 放预备役
question-talk = 提议
question-write = 命令
question-retreat = 撤退
question-build = 建造
question-over = 无
