# 方舟，繁體中文。
# 玩家、牌、特性、左右舷傳入時已是本語言的名稱；其餘是數字，或供選擇的代碼。

## 遊戲

game-ark = 方舟
game-ark-about = 把動物送上船，讓方舟保持平衡，也別讓牠們互相吃掉。

## 牌和版圖上的詞

kind-heavy = 重磅
kind-slow = 緩慢
kind-shy = 畏縮
kind-useful = 有用
kind-provision = 存糧
kind-none = 無特性

climate-hot = 炎熱
climate-cold = 寒冷
climate-none = 不拘氣候

food-herbivore = 素食
food-carnivore = 肉食
food-omnivore = 雜食
food-none = 無食性

side-port = 左舷
side-starboard = 右舷

special-fox = 帶來 2 個木料。不會被趕走。
special-hedgehog = 可以和重量 1 以上的肉食動物同艙。
special-mosquito = 趕走同艙一隻重量 2 的動物。不會被趕走。
special-bronto = 放在重磅的標記當一個半。
special-turtle = 可以和任何肉食動物同艙。
special-skunk = 趕走同艙任何一隻動物。
special-spider = 趕走同艙一隻畏縮的動物。不會被趕走。
special-chimpanzee = 自選一張計分牌放一個半標記，存糧除外。
special-none = 沒有特殊能力。

## 本桌選項

option-start = 起始玩家
option-start-help = 抽籤決定，或指定座位。三人局先手稍佔便宜。
option-start-drawn = 抽籤
option-start-seat = 第 { $n } 席
option-omnivores_scare = 雜食動物會嚇到畏縮動物
option-omnivores_scare-help = 規則書在這裡只提肉食，但別處又說雜食兼屬兩者。關閉後，畏縮動物不怕雜食動物。
option-end_pick_optional = 末段可以不取牌
option-end_pick_optional-help = 劃出新艙房要取一張公開牌，末段也一樣，而平手時手牌多會吃虧。開啟後可以不取。
option-drive_optional = 可以選擇不驅趕
option-drive_optional-help = 依規則，蚊子、臭鼬、蜘蛛能趕就必須趕。開啟後也可以和平入住。

## 階段

phase-main = 登船
phase-pets = 選寵物
phase-end = 末段
phase-over = 結束

## 提問

prompt-turn = 輪到你：糾集，或讓一兩張牌登船。
prompt-second = 可以再打一張：不可緩慢、不可存糧，也不可再放{ $side } { $cabin }。
prompt-mark = 黑猩猩的標記放在哪張計分牌？
prompt-pick = 你劃出了新艙房：取一張公開的牌。
prompt-pick-optional = 你劃出了新艙房：取一張公開的牌，也可以不取。
prompt-pet = 選一張寵物。只有重量 0 至 2、沒有特殊能力的動物才算數。
prompt-pet-laid = 寵物已選好，等候其他人。
prompt-end = 末段：付 1 個木料打一張牌，或就此放棄。
prompt-wait = 等候{ $seat }。
prompt-over = 遊戲結束了。
prompt-place = { $card }放在哪個艙房？
prompt-victim = { $card }要趕走誰？

## 行動

action-take = 取{ $card }，再抽一張
action-load = { $card }放到{ $side } { $cabin }
action-drive = { $card }放到{ $side } { $cabin }，趕走{ $card_victim }
action-mark = 標記放在{ $kind }
action-pick = 取{ $card }
action-done = 結束回合
action-done-pick = 不取牌
action-pet = 選{ $card }當寵物
action-pass = 放棄
action-reopen = 重新選擇

## 記錄

event-start = { $seat }是起始玩家。
event-deal = { $seat }分到一張牌。
event-deal-full = { $seat }分到{ $card }。
event-replaced =
    { $why ->
        [weight] { $card }放回牌庫底：起始的牌只能重 1 或 2。
        [kind] { $card }放回牌庫底：同一特性已有兩張。
       *[other] { $card }放回牌庫底。
    }
event-lay = { $card }一開始就在{ $side } { $cabin }。
event-take = { $seat }取{ $card }。
event-draw = { $seat }抽一張牌。
event-draw-full = { $seat }抽到{ $card }。
event-rain =
    { $count ->
        [1] 第一場雨。
        [2] 第二場雨：本回合結束時選寵物。
        [3] 第三場雨。
        [4] 第四場雨：再下一場就進入末段。
       *[other] 第五場雨。
    }
event-load = { $seat }把{ $card }放到{ $side } { $cabin }。
event-newcabin = { $seat }劃出新艙房{ $side } { $cabin }，付 1 個木料給{ $seat_to }。
event-drive = { $seat }把{ $card }放到{ $side } { $cabin }，趕走{ $card_victim }。
event-heel =
    { $heel ->
        [-2] 方舟向左舷傾 2。
        [-1] 方舟向左舷傾 1。
        [1] 方舟向右舷傾 1。
        [2] 方舟向右舷傾 2。
       *[0] 方舟平衡。
    }
event-marker =
    { $halves ->
        [3] { $seat }在{ $kind }放一個半標記。
       *[2] { $seat }在{ $kind }放一個標記。
    }
event-nomarker = { $seat }沒有標記可以放在{ $kind }了。
event-exchange = { $seat }把{ $kind }上兩個「一個半」換成三個普通標記。
event-timber = { $seat }從庫房取 { $amount } 個木料。
event-pay = { $seat }付 { $amount } 個木料給庫房。
event-mark = { $seat }為黑猩猩選了{ $kind }。
event-pick = { $seat }因新艙房取{ $card }。
event-nopick = { $seat }沒有取公開的牌。
event-refill = 翻開{ $card }。
event-done = { $seat }結束回合。
event-petopen = 大家選寵物。
event-petchosen = { $seat }選好了寵物。
event-petchosen-full = { $seat }選{ $card }當寵物。
event-petreopened = { $seat }收回寵物重選。
event-petnone = { $seat }沒有手牌，也就沒有寵物。
event-pass =
    { $auto ->
        [1] { $seat }沒有木料，自動放棄。
       *[0] { $seat }放棄。
    }
event-endphase = 進入末段：打一張牌要付 1 個木料，放棄的人就此退出。
event-pet =
    { $why ->
        [provision] { $seat }翻開{ $card }：存糧當不了寵物。
        [weight] { $seat }翻開{ $card }：太重，當不了寵物。
        [special] { $seat }翻開{ $card }：有特殊能力，當不了寵物。
        [nokind] { $seat }翻開{ $card }：是隻好寵物，可惜沒有特性可以計分。
        [none] { $seat }沒有寵物。
       *[counts] { $seat }翻開{ $card }：在{ $kind }放一個標記。
    }
event-over = 方舟啟航，遊戲結束。

## 拒絕的理由：一句話，以及版圖上用的短語

refuse-one-action = 這回合你已在登船，不能再糾集。
refuse-one-action-short = 只能擇一
refuse-no-pass = 末段才能放棄；在那之前，請糾集或打一張牌。
refuse-no-pass-short = 還不能放棄
refuse-nothing-done = 先糾集或打一張牌，才能結束回合。
refuse-nothing-done-short = 尚未行動
refuse-second-slow = { $card }屬於緩慢，第二張牌不能是緩慢。
refuse-second-slow-short = 太慢
refuse-second-provision = { $card }是存糧，第二張牌不能是存糧。
refuse-second-provision-short = 是存糧
refuse-same-cabin = 第一張已放在{ $side } { $cabin }，第二張要換一間。
refuse-same-cabin-short = 同一間
refuse-full = { $side } { $cabin } 已有三張牌。
refuse-full-short = 已滿
refuse-too-hot = { $card }住在寒冷氣候，{ $side } { $cabin } 卻有炎熱的牌。
refuse-too-hot-short = 太熱
refuse-too-cold = { $card }住在炎熱氣候，{ $side } { $cabin } 卻有寒冷的牌。
refuse-too-cold-short = 太冷
refuse-heel = { $card }放在那裡，{ $side_heavier }會重 { $n }，最多只能差 2。
refuse-heel-short = 失去平衡
refuse-eats-provisions = { $card }吃素，會把{ $side } { $cabin } 的存糧吃掉。
refuse-eats-provisions-short = 會吃存糧
refuse-provisions-eaten = { $side } { $cabin } 的{ $card_animal }吃素，會把{ $card }吃掉。
refuse-provisions-eaten-short = 會被吃掉
refuse-two-meat-eaters = { $card }和{ $side } { $cabin } 的{ $card_animal }都吃肉，不能住在一起。
refuse-two-meat-eaters-short = 都吃肉
refuse-not-lightest = { $card }吃肉，必須比同艙的都輕，但{ $side } { $cabin } 的{ $card_animal }並不比牠重。
refuse-not-lightest-short = 不是最輕
refuse-prey = { $side } { $cabin } 的{ $card_animal }吃肉，而{ $card }不比牠重。
refuse-prey-short = 會被吃掉
refuse-shy = { $card }很畏縮，而{ $side } { $cabin } 的{ $card_animal }吃肉。
refuse-shy-short = 會害怕
refuse-shy-next = { $card }很畏縮，而隔壁{ $side } { $cabin } 的{ $card_animal }吃肉。
refuse-shy-next-short = 會害怕
refuse-no-timber = 新艙房要 1 個木料，你一個也沒有。
refuse-no-timber-short = 沒有木料
refuse-gap = 那一舷的下一間是{ $side } { $next }，中間不能空著。
refuse-gap-short = 不相連
refuse-pick-first = 你劃出了新艙房，先取一張公開的牌。
refuse-pick-first-short = 先取牌
refuse-end-gather = 末段不能再糾集。
refuse-end-gather-short = 已是末段
refuse-end-timber = 末段打一張牌要 1 個木料，你一個也沒有。
refuse-end-timber-short = 沒有木料
refuse-end-cabin = 末段劃新艙房共要 2 個木料，一個給庫房，一個給鄰座；你只有 { $n } 個。
refuse-end-cabin-short = 要 2 木料
refuse-end-slow = { $card }屬於緩慢，末段不能打出緩慢的牌。
refuse-end-slow-short = 太慢
refuse-end-provision = { $card }是存糧，末段不能打出存糧。
refuse-end-provision-short = 是存糧
refuse-victim-never = { $card_victim }趕不走。
refuse-victim-never-short = 趕不走
refuse-victim-weight = { $card }只趕重量 2 的動物，{ $card_victim }重 { $n }。
refuse-victim-weight-short = 不是重 2
refuse-victim-provision = { $card }只趕動物，{ $card_victim }是存糧。
refuse-victim-provision-short = 不是動物
refuse-victim-not-shy = { $card }只趕畏縮的動物，{ $card_victim }並不畏縮。
refuse-victim-not-shy-short = 不畏縮
refuse-mark-provision = 黑猩猩的標記不能放在存糧。
refuse-mark-provision-short = 不能放這裡
refuse-mark-first = 先選好黑猩猩的標記放在哪張計分牌。
refuse-mark-first-short = 先放標記
refuse-must-drive = 在{ $side } { $cabin }，{ $card }必須趕走一隻動物。
refuse-must-drive-short = 必須驅趕
refuse-cannot-drive = 在{ $side } { $cabin }，{ $card }必須趕走一隻動物，但不論趕走誰都不合規則。
refuse-cannot-drive-short = 無法驅趕

## 計分

score-heavy = 重磅
score-slow = 緩慢
score-shy = 畏縮
score-useful = 有用
score-provision = 存糧
score-timber = 木料
score-total = 總分

score-why-none = 這裡沒有人放標記。
score-why-alone = 只有{ $seat }有標記：10 分。
score-why-ranks =
    { $others ->
        [0] 最多 10 分，第二 6 分。
        [1] 最多 10 分，第二 6 分，第三 2 分。
       *[other] 最多 10 分，第二 6 分，其餘 { $others } 人各 2 分。
    }
score-why-first-tied =
    { $count ->
        [2] 兩人並列最多，平分 10＋6，各 { $each } 分。
        [3] 三人並列最多，平分 10＋6＋2，各 { $each } 分。
        [4] 四人並列最多，平分 10＋6＋2＋2，各 { $each } 分。
       *[5] 五人全部並列，平分 10＋6＋2＋2＋2，各 { $each } 分。
    }{ $others ->
        [0] { "" }
        [1] 因此沒有第二名，另一人得 2 分。
       *[other] 因此沒有第二名，其餘 { $others } 人各 2 分。
    }
score-why-second-tied =
    { $seat }最多，10 分。{ $count ->
        [2] 兩人並列第二，平分 6＋2，各 { $each } 分。
        [3] 三人並列第二，平分 6＋2＋2，各 { $each } 分。
       *[4] 四人並列第二，平分 6＋2＋2＋2，各 { $each } 分。
    }{ $others ->
        [0] { "" }
        [1] 另一人得 2 分。
       *[other] 其餘 { $others } 人各 2 分。
    }
score-why-half = { $seat }算 { $markers } 個：有一個標記當一個半。
score-why-rounded = 不滿 1 分的進位。
score-why-timber = 手上每剩一個木料得 1 分。

tie-none = 沒有平手，不必比較手牌。
tie-hand-animals = 同分：{ $seat }手上剩的動物較少，排名在前。
tie-shared = 同分，手上的動物也一樣多：共享勝利。

## 版圖上的標題與記號

panel-ark = 方舟
panel-offer = 翻開的牌
panel-scoring = 計分
panel-hand = 手牌
panel-pets = 寵物

heel-port = 左舷重 { $n }
heel-starboard = 右舷重 { $n }
heel-level = 平衡
new-cabin = 新艙房 { $cabin }
new-cabin-cost = 付 1 木料給
cabin = { $side } { $cabin }
cabin-shy = 附近沒有誰會嚇到畏縮的動物
in-deck = 全部牌中有 { $n } 張屬此特性
deck = 牌庫：{ $n } 張
hand-cards = { $n } 張
weight = 重量 { $n }
markers = { $kind } { $n }
markers-left = 剩 { $n } 個標記
timber = { $n } 木料
bank = 庫房：{ $n } 木料
rain-seen = 已見下雨
rain-count = { $all } 張中見 { $n } 張
rain-pets = 第 2 張：選寵物
pets-chosen = 已選寵物
rain-ends = 第 5 張：末段
driven-out = 被趕走的牌
if-placed = 放下之後
if-scored = 若現在計分

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
        [alone] 獨居第一
        [tied] 並列第一
        [second] 第二
       *[behind] 第三以後
    }，{ $before } → { $after } 分
hint-points = 總分 { $from } → { $to }
hint-timber = 木料 { $from } → { $to }
hint-pick = 然後取一張公開的牌
hint-choose = 再選一張計分牌放標記
hint-pet = 終局時在{ $kind }放一個標記
hint-pet-not = 當寵物不算數

pet-counts = { $kind } +1
pet-provision = 是存糧
pet-weight = 太重
pet-special = 特殊動物
pet-nokind = 沒有特性
results-panel-pets = 寵物揭曉

## 實戰中不會出現的局面

warning-heel = 重心標記超出了方舟牌。
warning-cards = 某種牌的張數比牌庫裡的還多。
warning-cabin = 有艙房裡的牌不可能同處一室。
warning-timber = 木料的總數與盒中不符。
warning-markers = 有玩家的標記不可能這樣放。
warning-offer = 回合開始時，公開牌不足三張。
warning-stock = 已經下過雨，第一張下雨上面卻還有牌。
warning-pets = 第二場雨之前已有人有寵物。
warning-weights = 重心標記的位置與船上的重量不符。
warning-rain = 下雨張數、階段與寵物互不相符。
warning-turn = 輪到的玩家已經放棄，或手上沒有木料。

## 玩家名字旁邊

stat-hand = 手牌 { $n } 張
stat-timber = 木料 { $n } 個
stat-markers = 剩下 { $n } 個標記
stat-rain = 下雨：{ $most } 張中見 { $n } 張

## 終端機裡的局面

view-seat = 座位
view-phase = 階段
view-question = 提問
view-turn = 輪到座位
view-starts = 起始座位
view-side = 第一張牌的一舷
view-cabin = 第一張牌的艙房
view-optional = 可以不取
view-players = 玩家
view-port = 左舷，由船首起
view-starboard = 右舷，由船首起
view-heel = 重心（右舷減左舷）
view-offer = 公開牌
view-stock = 牌庫
view-upper = 第一場雨之上的牌數
view-rain = 已見下雨
view-pets-chosen = 已選寵物
view-bank = 庫房木料
view-gone = 被趕走的牌
view-deck-kinds = 各特性牌數（重磅、緩慢、畏縮、有用、存糧）
view-omnivores-scare = 雜食動物會嚇到畏縮動物
view-hand-size = 手牌張數
view-hand = 手牌
view-sure = 已知手牌
view-known = 已知手牌或寵物
view-has-pet = 已有寵物
view-pet = 寵物
view-timber = 木料
view-plain = 標記
view-halves = 一個半的標記
view-left = 剩餘標記
view-points = 若現在計分
view-total = 總分
view-passed = 已放棄
view-waited = 等候中

question-turn = 糾集或登船
question-second = 第二張牌
question-mark = 計分牌
question-pick = 公開牌
question-pets = 寵物
question-end = 出牌或放棄
question-none = 無
