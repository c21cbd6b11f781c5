# 帕米爾和平，繁體中文。
# 玩家、牌、地區、邊界、聯盟、花色、行動、左右端、事件效果與預設答覆傳入時已是本語言的名稱；其餘是數字，或供選擇的代碼（$piece）。

## 遊戲

game-pamir = 帕米爾和平
game-pamir-about = 三大強權，六個地區，各路首領各有盤算：組成朝廷，押對將要得勢的聯盟，也懂得及時倒戈。
seat-automa = Wakhan

## 牌和版圖上的詞

region-transcaspia = 外裏海
region-kabul = 喀布爾
region-punjab = 旁遮普
region-persia = 波斯
region-herat = 赫拉特
region-kandahar = 坎達哈

border-persia-transcaspia = 波斯—外裏海
border-persia-herat = 波斯—赫拉特
border-transcaspia-herat = 外裏海—赫拉特
border-transcaspia-kabul = 外裏海—喀布爾
border-herat-kabul = 赫拉特—喀布爾
border-herat-kandahar = 赫拉特—坎達哈
border-kabul-kandahar = 喀布爾—坎達哈
border-kabul-punjab = 喀布爾—旁遮普
border-kandahar-punjab = 坎達哈—旁遮普

suit-political = 政治
suit-intelligence = 情報
suit-economic = 經濟
suit-military = 軍事

coalition-british = 英國
coalition-russian = 俄國
coalition-afghan = 阿富汗

loyalty-british = 英國
loyalty-russian = 俄國
loyalty-afghan = 阿富汗
loyalty-none = 無

act-tax = 徵稅
act-gift = 送禮
act-build = 建造
act-move = 移動
act-betray = 背叛
act-battle = 戰鬥

end-left = 左端
end-right = 右端

answer-me = 先問我
answer-waive = 一律全免
answer-all = 一律全收
answer-unknown = 未知

rupees = { $n } 盧比

## 特殊能力

power-indispensable_advisors = 不可或缺的顧問
power-insurrection = 起義
power-claim_of_ancient_lineage = 古老血統
power-bodyguards = 衛隊
power-citadel_kabul = 城堡
power-citadel_transcaspia = 城堡
power-strange_bedfellows = 同床異夢
power-civil_service_reforms = 文官改革
power-safe_house = 安全屋
power-charismatic_courtiers = 魅力廷臣
power-blackmail_kandahar = 勒索
power-blackmail_herat = 勒索
power-indian_supplies = 印度補給
power-well_connected = 人脈廣闊
power-herat_influence = 赫拉特影響力
power-persian_influence = 波斯影響力
power-russian_influence = 俄國影響力
power-infrastructure = 基礎建設
power-savvy_operator = 精明幹員
power-irregulars = 非正規軍

power-text-indispensable_advisors = 在朝廷牌上的戰鬥，誰都不能移除你的間諜。
power-text-insurrection = 每次優勢檢定之後，你在喀布爾放兩支阿富汗軍隊。
power-text-claim_of_ancient_lineage = 你徵稅時，每個地區都當作由你統治：朝廷有牌的人都徵得到。
power-text-bodyguards = 你朝廷的政治牌不能被背叛，你自己也不行。
power-text-citadel_kabul = 你在喀布爾的部落，戰鬥時不能移除。
power-text-citadel_transcaspia = 你在外裏海的部落，戰鬥時不能移除。
power-text-strange_bedfellows = 對你的間諜來說，同地區的任何兩張朝廷牌都算相鄰。
power-text-civil_service_reforms = 你的牌即使成了人質，行動時也不必收買。
power-text-safe_house = 別人在戰鬥中移除你的間諜時，可以移到這張牌上，不必回儲備區。
power-text-charismatic_courtiers = 你打牌不必收買當地的統治者。
power-text-blackmail_kandahar = 你的回合還沒行動時，可以在一張沒有任何間諜的坎達哈牌上放一個間諜。
power-text-blackmail_herat = 你的回合還沒行動時，可以在一張沒有任何間諜的赫拉特牌上放一個間諜。
power-text-indian_supplies = 你的軍隊不必有道路也能移動。
power-text-well_connected = 你的間諜每次移動可以走一或兩步。
power-text-herat_influence = 市場上赫拉特的牌，你免費拿。
power-text-persian_influence = 市場上波斯的牌，你免費拿。
power-text-russian_influence = 市場上俄國的愛國者，你免費拿。
power-text-infrastructure = 你建造之後，再免費放一支軍隊或一條道路。
power-text-savvy_operator = 這張牌永遠當作得勢花色，行動都是獎勵行動。
power-text-irregulars = 這張牌永遠當作得勢花色，行動都是獎勵行動。

## 事件

effect-dominance_check = 優勢檢定
effect-no_effect = 沒有效果
effect-public_withdrawal = 公開撤軍
effect-failure_to_impress = 未能打動
effect-confidence_failure = 信心崩潰
effect-other_persuasive_methods = 另有說服之道
effect-backing_of_persian_aristocracy = 波斯貴族支持
effect-rebuke = 譴責
effect-new_tactics = 新戰術
effect-embarrassment_of_riches = 財多為患
effect-koh_i_noor_recovered = 尋回光之山
effect-disregard_for_customs = 漠視習俗
effect-courtly_manners = 宮廷禮儀
effect-rumor = 謠言
effect-conflict_fatigue = 戰事疲乏
effect-nationalism = 民族主義
effect-nation_building = 國家建設
effect-pashtunwali_values = 普什圖法則
effect-favor_political = 政治得勢
effect-favor_intelligence = 情報得勢
effect-favor_economic = 經濟得勢
effect-favor_military = 軍事得勢
effect-riots_transcaspia = 外裏海暴動
effect-riots_kabul = 喀布爾暴動
effect-riots_punjab = 旁遮普暴動
effect-riots_persia = 波斯暴動
effect-riots_herat = 赫拉特暴動
effect-riots_kandahar = 坎達哈暴動

effect-text-dominance_check = 立刻進行優勢檢定。若有聯盟取得優勢，之後所有方柱離開地圖。
effect-text-no_effect = 什麼事也沒有。
effect-text-public_withdrawal = 這張不賣。付在上面的錢、它移到之處原有的錢，都離開遊戲。
effect-text-failure_to_impress = 所有人棄掉全部戰利品，效忠不變。
effect-text-confidence_failure = 從本回合玩家起，每人棄一張手牌。
effect-text-other_persuasive_methods = 與另一名玩家互換全部手牌。
effect-text-backing_of_persian_aristocracy = 從銀行拿 3 盧比。
effect-text-rebuke = 指定一個地區：當地的部落與軍隊全部回儲備區，道路不動。
effect-text-new_tactics = 到下次檢定為止，你的軍事牌都是獎勵行動；買價與得勢花色不變。
effect-text-embarrassment_of_riches = 到下次檢定結束為止，誰的禮物都不算影響力。
effect-text-koh_i_noor_recovered = 到下次檢定結束為止，你的每份禮物值兩點影響力。
effect-text-disregard_for_customs = 到下次檢定為止，誰都不必收買誰。
effect-text-courtly_manners = 到下次檢定為止，你不必付收買費。
effect-text-rumor = 指定一名玩家：到下次檢定結束為止，那人的愛國者不算影響力。
effect-text-conflict_fatigue = 下次檢定時，領先兩個方柱就有優勢，不必四個。
effect-text-nationalism = 到下次檢定為止，你的部落可以沿己方道路移動，戰鬥時當作軍隊。
effect-text-nation_building = 到下次檢定為止，你每付 2 盧比可以建兩個單位。
effect-text-pashtunwali_values = 選定得勢花色；到下次檢定為止，別的牌都不能改它。
effect-text-favor_political = 政治花色得勢。
effect-text-favor_intelligence = 情報花色得勢。
effect-text-favor_economic = 經濟花色得勢。
effect-text-favor_military = 軍事花色得勢：買價加倍。
effect-text-riots_transcaspia = 外裏海的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。
effect-text-riots_kabul = 喀布爾的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。
effect-text-riots_punjab = 旁遮普的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。
effect-text-riots_persia = 波斯的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。
effect-text-riots_herat = 赫拉特的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。
effect-text-riots_kandahar = 坎達哈的部落與軍隊全部回儲備區，道路不動。在當地被推翻的人失去該地政治牌。

lasting-new_tactics = 新戰術
lasting-embarrassment_of_riches = 財多為患
lasting-koh_i_noor_recovered = 尋回光之山
lasting-disregard_for_customs = 漠視習俗
lasting-courtly_manners = 宮廷禮儀
lasting-rumor = 謠言
lasting-conflict_fatigue = 戰事疲乏
lasting-nationalism = 民族主義
lasting-nation_building = 國家建設
lasting-pashtunwali_values = 普什圖法則

## 本桌選項

option-wakhan = Wakhan 加入
option-wakhan-help = 自動對手自己坐一席：一人獨玩時一定加入，兩人時可以選擇。
option-wakhan-solo = 只在一人時
option-wakhan-yes = 兩人時也加入
option-hands = 手牌
option-hands-help = 規則書是蓋著的：別人知道你有幾張，不知道是哪些。
option-hands-closed = 蓋著
option-hands-open = 公開
option-spy_ring = 間諜走的朝廷環
option-spy_ring-help = 間諜走出朝廷左端，會到另一人朝廷的右端：照回合次序是上一位，照桌邊坐法是下一位。
option-spy_ring-turn_order = 照回合次序
option-spy_ring-table = 照桌邊坐法
option-empty_column = 該放在空欄的錢
option-empty_column-help = 買價放在左邊各欄的牌上。整欄都空時，那筆錢離開遊戲，或留在空格，歸下一張移進來的牌。
option-empty_column-leaves = 離開遊戲
option-empty_column-stays = 留在空格
option-wakhan_purchase = Wakhan 檢定前的購買
option-wakhan_purchase-help = 買得起的牌都放不了部落或間諜時買什麼：照印行規則，或買淨賺最多的。
option-wakhan_purchase-printed = 照印行規則
option-wakhan_purchase-savvy = 淨賺最多
option-wakhan_spies = Wakhan 的間諜
option-wakhan_spies-help = 印行規則中他們不動；也可以在沒有軍隊能動時，移動閒置的間諜。
option-wakhan_spies-stay = 不動
option-wakhan_spies-move = 閒置的會動
option-wakhan_loyalty = Wakhan 的務實效忠
option-wakhan_loyalty-help = 每回合照翻開的牌重讀，或只要沒有別人效忠就沿用。
option-wakhan_loyalty-pragmatic = 每回合重讀
option-wakhan_loyalty-steadfast = 沿用到底

## 階段

phase-setup = 選擇效忠
phase-turn = 回合
phase-bribe = 商議收買
phase-over = 結束

## 提問

prompt-loyalty = 你效忠哪個聯盟？
prompt-loyalty-help = 幾個人可以效忠同一聯盟，日後也能改變。最後選的人先手。
prompt-turn =
    { $n ->
        [1] 還有一個行動：買牌、打牌，或用朝廷牌行動。
       *[other] 輪到你，有 { $n } 個行動：買牌、打牌，或用朝廷牌行動。
    }
prompt-bonus = 行動用完了。還可以執行獎勵行動，或結束回合。
prompt-blackmail = 勒索：要在一張沒有間諜的{ $region }牌上放間諜嗎？
prompt-bribe = 「{ $card }」：收買{ $seat }要 { rupees }。
prompt-bribe-help = 照付、請求減免，或放棄這個行動；放棄不用付任何代價。
prompt-demand =
    { $n ->
        [0] { $seat }請你免收「{ $card }」的 { $most } 盧比。
       *[other] 「{ $card }」的收買費 { $most } 盧比，{ $seat }只想付 { $n }。
    }
prompt-demand-help = 報一個數目，不得超過原額。不高於對方出價的，當場付清。
prompt-road = 道路放在{ $region }的哪條邊界？
prompt-spy = 間諜放在哪張{ $region }牌？
prompt-reuse =
    { $piece ->
        [army] { $coalition }方柱用完了。要拿場上哪一個，當作{ $region }的軍隊？
        [road] { $coalition }方柱用完了。要拿場上哪一個，當作{ $border }的道路？
        [tribe] 你的圓柱用完了。要拿場上哪一個，當作{ $region }的部落？
        [gift] 你的圓柱用完了。要拿場上哪一個，當作 { $space } 盧比的禮物？
       *[spy] 你的圓柱用完了。要拿場上哪一個，當作「{ $card }」上的間諜？
    }
prompt-tax =
    { $n ->
        [1] 「{ $card }」徵稅：還可以拿 1 盧比，也可以停手。
       *[other] 「{ $card }」徵稅：最多拿 { $n } 盧比，一次拿一枚。
    }
prompt-gift = 「{ $card }」送禮：放在哪一格？
prompt-build =
    { $n ->
        [1] 「{ $card }」建造：還可以再付一次 2 盧比。
       *[other] 「{ $card }」建造：在你統治的地區，最多付 { $n } 次 2 盧比。
    }
prompt-build-free = 「{ $card }」建造：放下「基礎建設」免費的單位。
prompt-move =
    { $n ->
        [1] 「{ $card }」移動：還能走一次。
       *[other] 「{ $card }」移動：軍隊與間諜合計最多走 { $n } 次。
    }
prompt-betray = 「{ $card }」背叛：選一張有你間諜的牌。
prompt-prize = 要把「{ $card }」收作{ $coalition }的戰利品嗎？
prompt-prize-help = 別的聯盟的戰利品會改變效忠：你的禮物、戰利品與愛國者先全部失去。
prompt-battle = 「{ $card }」戰鬥：在哪個地區，或哪張朝廷牌上？
prompt-removing =
    { $n ->
        [1] 「{ $card }」戰鬥：還可以移除一個。
       *[other] 「{ $card }」戰鬥：最多移除 { $n } 個。
    }
prompt-safe_house = 你在「{ $card }」上的間諜被移除，要送進安全屋嗎？
prompt-drop = 這些牌都要棄掉：下一張是哪張？
prompt-debt =
    { $n ->
        [1] 「{ $card }」的槓桿還不清：棄一張手牌或朝廷牌。
       *[other] 「{ $card }」的槓桿還不清：棄 { $n } 張手牌或朝廷牌。
    }
prompt-lose = 信心崩潰：棄一張手牌。
prompt-suit = 到下次檢定為止，哪種花色得勢？
prompt-name = 謠言說的是誰？
prompt-swap = 和誰互換手牌？
prompt-rebuke = 譴責哪個地區？
prompt-excess-court =
    { $n ->
        [1] 朝廷超過上限一張：棄一張。
       *[other] 朝廷超過上限 { $n } 張：逐張棄掉。
    }
prompt-excess-hand =
    { $n ->
        [1] 手牌超過上限一張：棄一張。
       *[other] 手牌超過上限 { $n } 張：逐張棄掉。
    }
prompt-end = 「{ $card }」放在朝廷左端還是右端？
prompt-goal-army = { $region }的軍隊走到哪裡？
prompt-goal-tribe = { $region }的部落走到哪裡？
prompt-goal-spy = 「{ $card }」上的間諜走到哪裡？
aside-standing = 有人請我減免時

## 行動

action-loyalty = 效忠{ $coalition }
action-buy = 買「{ $card }」
action-play = 打出「{ $card }」，放{ $end }
action-tax = 用「{ $card }」徵稅
action-gift = 用「{ $card }」送禮
action-build = 用「{ $card }」建造
action-move = 用「{ $card }」移動
action-betray = 用「{ $card }」背叛
action-battle = 用「{ $card }」戰鬥
action-pass = 結束回合
action-pay = 照付
action-offer =
    { $n ->
        [0] 請求全免
       *[other] 只付 { $n }
    }
action-cancel = 放棄
action-demand =
    { $n ->
        [0] 全免
       *[other] 要 { $n }
    }
action-standing = 從此{ $answer }
action-road = { $border }的道路
action-army = { $region }的軍隊
action-spy = 間諜放在「{ $card }」
action-take_tribe = 拿{ $region }的部落
action-take_gift = 拿 { $space } 盧比的禮物
action-take_spy = 拿「{ $card }」上的間諜
action-take_army = 拿{ $region }的軍隊
action-take_road = 拿{ $border }的道路
action-rupee = 拿「{ $card }」上的 1 盧比
action-levy = 拿{ $seat }的 1 盧比
action-space = { $space } 盧比的禮物
action-move_army = 軍隊從{ $region }到{ $region_goal }
action-move_tribe = 部落從{ $region }到{ $region_goal }
action-move_spy = 間諜從「{ $card }」到「{ $card_goal }」
action-target = 背叛「{ $card }」
action-prize = 收作戰利品
action-decline = 不要
action-fight_in = 在{ $region }開戰
action-fight_on = 在「{ $card }」上開戰
action-hit_tribe = { $seat }的部落
action-hit_army = { $coalition }軍隊
action-hit_road = { $border }的{ $coalition }道路
action-hit_spy = { $seat }的間諜
action-shelter = 送到「{ $card }」
action-discard = 棄掉「{ $card }」
action-suit = { $suit }花色
action-name = 指定{ $seat }
action-swap = 和{ $seat }互換
action-rebuke = 譴責{ $region }
action-done = 完成

## 記錄

event-start = 由{ $seat }先選擇效忠。
event-turn = 輪到{ $seat }。
event-loyalty = { $seat }效忠{ $coalition }。
event-refill = 市場補上「{ $card }」。
event-buy =
    { $n ->
        [0] { $seat }免費拿走「{ $card }」{ $gained ->
            [0] 。
           *[other] ，連同上面的 { $gained } 盧比。
        }
       *[other] { $seat }付 { $n } 盧比買下「{ $card }」{ $gained ->
            [0] 。
           *[other] ，連同上面的 { $gained } 盧比。
        }
    }
event-play = { $seat }打出「{ $card }」，放在朝廷{ $end }。
event-shown = { $seat }翻開「{ $card }」；該地區由{ $seat_ruler }統治，必須收買。
event-cancel = { $seat }放棄了「{ $card }」。
event-offer =
    { $n ->
        [0] { $seat }請{ $seat_payee }免收 { $most } 盧比。
       *[other] { $seat }向{ $seat_payee }出價 { $n } 盧比，原額是 { $most }。
    }
event-demand =
    { $n ->
        [0] { $seat }全免了{ $seat_briber }的收買費。
       *[other] { $seat }要{ $seat_briber }付 { $n } 盧比，原額是 { $most }。
    }
event-bribe = { $seat }為「{ $card }」付 { $n } 盧比收買{ $seat_payee }。
event-standing = { $seat }改了對減免請求的預設答覆。
event-standing-full = { $seat }改了對減免請求的預設答覆：{ $answer }。
event-act =
    { $bonus ->
        [1] { $seat }用「{ $card }」執行獎勵行動：{ $act }。
       *[0] { $seat }用「{ $card }」行動：{ $act }。
    }
event-place =
    { $piece ->
        [army] { $seat }在{ $region }放一支{ $coalition }軍隊。
        [road] { $seat }在{ $border }放一條{ $coalition }道路。
        [tribe] { $seat }在{ $region }放一個部落。
        [gift] { $seat }放上 { $space } 盧比的禮物。
       *[spy] { $seat }在「{ $card }」上放一個間諜。
    }
event-reuse =
    { $piece ->
        [army] 儲備區空了：{ $seat }拿走{ $region }的一支{ $coalition }軍隊。
        [road] 儲備區空了：{ $seat }拿走{ $border }的一條{ $coalition }道路。
        [tribe] 儲備區空了：{ $seat }拿走{ $region }的一個部落。
        [gift] 儲備區空了：{ $seat }拿走 { $space } 盧比的禮物。
       *[spy] 儲備區空了：{ $seat }拿走「{ $card }」上的一個間諜。
    }
event-not_placed =
    { $piece ->
        [army] { $seat }沒有棋子可拿，{ $region }的軍隊不放了。
        [road] { $seat }沒有棋子可拿，{ $border }的道路不放了。
        [tribe] { $seat }沒有棋子可拿，{ $region }的部落不放了。
        [gift] { $seat }沒有棋子可拿，{ $space } 盧比的禮物不放了。
       *[spy] { $seat }沒有棋子可拿，「{ $card }」上的間諜不放了。
    }
event-favor = 得勢花色變成{ $suit }。
event-favor_held = 「普什圖法則」還在，得勢花色不改成{ $suit }。
event-leverage = { $seat }靠槓桿從銀行拿 { rupees }。
event-leverage_paid =
    { $n ->
        [0] { $seat }沒有錢還「{ $card }」的槓桿。
       *[other] { $seat }還了「{ $card }」的槓桿 { $n } 盧比。
    }
event-discard_hand = { $seat }從手牌棄掉「{ $card }」。
event-discard_court = 「{ $card }」離開{ $seat }的朝廷。
event-overthrow_tribes = { $seat }在{ $region }沒有政治牌了，{ $n } 個部落回儲備區。
event-overthrow_cards = { $seat }在{ $region }被推翻，失去 { $n } 張政治牌。
event-tax_card = { $seat }從市場的「{ $card }」上拿 1 盧比。
event-tax_player = { $seat }向{ $seat_payer }徵 1 盧比。
event-gift = { $seat }付 { $n } 盧比送禮。
event-build = { $seat }付 { $n } 盧比建造。
event-move_spy = { $seat }的間諜從「{ $card }」移到「{ $card_goal }」。
event-move_army = { $seat }把一支軍隊從{ $region }移到{ $region_goal }。
event-move_tribe = { $seat }把一個部落從{ $region }移到{ $region_goal }。
event-betray = { $seat }背叛{ $seat_owner }朝廷的「{ $card }」。
event-prize = { $seat }把「{ $card }」收作{ $coalition }的戰利品。
event-no_prize = { $seat }沒有收「{ $card }」作戰利品。
event-fight_in = { $seat }在{ $region }開戰。
event-fight_on = { $seat }在「{ $card }」上開戰。
event-hit_tribe = { $seat }移除{ $seat_owner }在{ $region }的一個部落。
event-hit_army = { $seat }移除{ $region }的一支{ $coalition }軍隊。
event-hit_road = { $seat }移除{ $border }的一條{ $coalition }道路。
event-hit_spy = { $seat }移除{ $seat_owner }在「{ $card }」上的一個間諜。
event-safe_house = { $seat }把間諜送到安全屋「{ $card }」。
event-blackmail = { $seat }對「{ $card }」使出勒索。
event-event_bought = 「{ $effect }」生效，買主是{ $seat }。
event-event_discarded = 「{ $card }」離開市場：{ $effect }。
event-event_ends = 「{ $card }」失效。
event-bank = { $seat }從銀行拿 { rupees }。
event-cleared = { $region }的部落與軍隊全部離開。
event-prizes_lost = { $seat }失去 { $n } 件戰利品。
event-gifts_lost = { $seat }失去 { $n } 件禮物。
event-rumor = { $seat }散布{ $seat_named }的謠言，後者的愛國者暫時不算影響力。
event-swap = { $seat }與{ $seat_other }互換手牌。
event-pass = { $seat }結束回合。
event-instability = 動盪：市場出現第二張優勢檢定。
event-check_failed =
    { $final ->
        [1] 最終檢定：沒有優勢聯盟，按場上圓柱計分，分數加倍。
       *[0] 優勢檢定：沒有優勢聯盟，按場上圓柱計分。
    }
event-check_passed =
    { $final ->
        [1] 最終檢定：{ $coalition }取得優勢，按其影響力計分，分數加倍。
       *[0] 優勢檢定：{ $coalition }取得優勢，按其影響力計分。
    }
event-points = { $seat }計 { $count }，得 { $n } 分。
event-blocks_removed = 所有方柱離開地圖。
event-over =
    { $final ->
        [1] 最終檢定結束，遊戲結束。
       *[0] 有人領先四分以上，遊戲結束。
    }

## Wakhan 的行動與原因

event-wakhan_card = { $seat }翻開 AI 牌 { $automa }：箭頭指向{ $row ->
        [top] 上排（左）
       *[bottom] 下排（右）
    }、第 { $column } 欄；目前效忠{ $coalition }（規則 { $rule }）。
event-wakhan_shuffle = { $seat }把 AI 牌全部重洗（規則 { $rule }）。
event-wakhan_ambition = { $seat }的野心：為了{ $why }，買下「{ $card }」（規則 { $rule }）。
event-wakhan_acts =
    { $line ->
        [0] { $seat }獎勵行動：以「{ $card }」{ $act }；{ $why }（規則 { $rule }）。
       *[other] { $seat }，AI 牌 { $automa } 第 { $line } 行：以「{ $card }」{ $act }；{ $why }（規則 { $rule }）。
    }
event-wakhan_buys = { $seat }，AI 牌 { $automa } 第 { $line } 行：{ $instruction }。取「{ $card }」；{ $why }（規則 { $rule }）。
event-wakhan_cannot = { $seat }，AI 牌 { $automa } 第 { $line } 行：{ $instruction }。做不了；{ $why }（規則 { $rule }）。
event-wakhan_passes = { $seat }：「{ $card }」沒有可行的獎勵行動（規則 { $rule }）。
event-wakhan_plays = { $seat }打出「{ $card }」，放在朝廷{ $end }（規則 { $rule }）。
event-wakhan_unpaid = { $seat }付不起「{ $card }」的收買費 { $n } 盧比，棄掉該牌（規則 { $rule }）。
event-wakhan_chooses = { $seat }，AI 牌 { $automa }：決定{ $question }；{ $why }（規則 { $rule }）。

why-only = 沒有其他選擇
why-opponent = 對手的牌優先
why-favored = 得勢花色優先
why-dominant_patriot = 優勢聯盟的愛國者優先
why-dominant_prize = 優勢聯盟的戰利品優先
why-patriot = 愛國者優先
why-leveraged = 有槓桿的優先
why-rank = 等級最高的優先
why-number = 編號最大的優先
why-not_political = 非政治牌先棄
why-not_patriot = 非愛國者先棄
why-not_leveraged = 無槓桿的先棄
why-spies_against = 對她不利的間諜最多的先棄
why-fewest_spies = 間諜最少的先棄
why-low_rank = 等級最低的先棄
why-not_favored = 非得勢花色先棄
why-low_number = 編號最小的先棄
why-price = 最便宜的優先
why-blocks = 軍隊與道路最多
why-cylinders = 間諜與部落最多
why-net = 淨賺盧比最多
why-arrows = 箭頭所指
why-to_the_left = 箭頭所指左邊的下一張
why-other_row = 另一排，從同一欄往左
why-condition = 條件不成立
why-nothing = 沒有符合的
why-no_card = 她的朝廷沒有牌能執行
why-points = 得分多於任何人
why-victory = 獲勝
why-in_full = 一律付足
why-region_order = 照 AI 牌的地區次序
why-always = 她一律如此
why-current = 維持原狀
why-red_arrow = 照紅箭頭
why-richest = 錢最多的玩家優先
why-leftmost = 最左邊的市場牌優先
why-leftmost_bonus = 得勢花色的牌由左到右
why-gift = 沒有其他棋子可拿
why-most_spies = 間諜最多
why-done = 沒有更多可做

## 拒絕的理由：一句話，以及版圖上用的短語

refuse-no-action = 兩個行動都用完了，只剩獎勵行動。
refuse-no-action-short = 行動用完
refuse-buy-cost = 要 { $need } 盧比，你只有 { $have }。
refuse-buy-cost-short = 錢不夠
refuse-buy-marked = 這回合你在「{ $card }」上放過錢，現在不能買。
refuse-buy-marked-short = 放過錢
refuse-withdrawal = 「公開撤軍」不能買。
refuse-withdrawal-short = 不賣
refuse-bribe-short = 要 { $need } 盧比，你只有 { $have }。
refuse-bribe-short-short = 錢不夠
refuse-bribe-cost = 連同行動的費用要 { $need } 盧比，你只有 { $have }。
refuse-bribe-cost-short = 錢不夠
refuse-offers = 這回合你已請求減免 { $n } 次：照付，或放棄。
refuse-offers-short = 問夠了
refuse-given-up = 你本回合已放棄收買 { $n } 次，不能再選要付收買費的事。
refuse-given-up-short = 放棄太多次
refuse-used = 「{ $card }」這回合已經行動過。
refuse-used-short = 已行動
refuse-act-cost = 至少要 { $need } 盧比，你只有 { $have }。
refuse-act-cost-short = 錢不夠
refuse-gift-full = 三個禮物格都滿了。
refuse-gift-full-short = 已滿三份
refuse-gift-space = { $n } 盧比那一格已經有禮物。
refuse-gift-space-short = 已有禮物
refuse-build-nowhere = 你沒有統治任何地區，無處可建。
refuse-build-nowhere-short = 未統治
refuse-build-rule = 只能建在你統治的地區，道路建在那些地區的邊界。
refuse-build-rule-short = 不歸你統治
refuse-build-one = 至少先建一個單位。
refuse-build-one-short = 還沒建
refuse-build-free = 「基礎建設」還有一個免費的單位，先放下來。
refuse-build-free-short = 還有一個
refuse-move-none = 你沒有可動的：間諜無處可去，軍隊也沒有路。
refuse-move-none-short = 無子可動
refuse-move-road = 從{ $region }到{ $region_goal }沒有己方聯盟的道路。
refuse-move-road-short = 沒有道路
refuse-betray-none = 朝廷牌上都沒有你的間諜。
refuse-betray-none-short = 沒有間諜
refuse-betray-spy = 「{ $card }」上沒有你的間諜。
refuse-betray-spy-short = 沒有間諜
refuse-bodyguards = { $seat }的「衛隊」保護著「{ $card }」。
refuse-bodyguards-short = 有衛隊
refuse-battle-nowhere = 沒有一處既有你的單位，又有可移除的目標。
refuse-battle-nowhere-short = 無處可戰
refuse-battle-none = 那裡要有你的單位，也要有可移除的目標。
refuse-battle-none-short = 打不起來
refuse-battle-one = 至少先移除一個。
refuse-battle-one-short = 還沒移除
refuse-battle-loyal = 你效忠{ $coalition }，不打自家的方柱。
refuse-battle-loyal-short = 自己人
refuse-battle-tribes = { $seat }和你效忠同一聯盟，部落不能移除。
refuse-battle-tribes-short = 同效忠
refuse-own-tribes = 不能移除自己的部落。
refuse-own-tribes-short = 自己的
refuse-citadel = { $seat }的「城堡」保護{ $region }的部落。
refuse-citadel-short = 有城堡
refuse-own-spies = 不能移除自己的間諜。
refuse-own-spies-short = 自己的
refuse-advisors = { $seat }有「不可或缺的顧問」，間諜不能移除。
refuse-advisors-short = 有顧問
refuse-tax-rule = { $seat }的朝廷沒有你統治地區的牌，不能徵稅。
refuse-tax-rule-short = 徵不到
refuse-tax-shelter = { $seat }的經濟星保住 { rupees }，沒有多的。
refuse-tax-shelter-short = 免稅
refuse-fresh = 那裡的棋子是這回合放的，不能拿走。
refuse-fresh-short = 剛放下

## 計分

score-checks = 優勢檢定
score-check-1 = 第一次檢定
score-check-2 = 第二次檢定
score-check-3 = 第三次檢定
score-check-4 = 第四次檢定
score-failed =
    { $final ->
        [0] 無聯盟具優勢：比場上圓柱，最多得 3 分，次多 1 分。
       *[other] 最終檢定無聯盟具優勢：比場上圓柱，得 6 分、2 分。
    }
score-passed =
    { $final ->
        [0] { $coalition }具優勢：比其中影響力，得 5、3、1 分。
       *[other] 最終檢定{ $coalition }具優勢：比其中影響力，得 10、6、2 分。
    }
tie-stars = 同分：軍事星數最多者勝，{ $n } 顆。
tie-rupees = 同分，軍事星數也相同：錢最多者勝，{ rupees }。
tie-shared = 分數、軍事星數與錢都相同：共享勝利。

## 版圖上的標題與記號

panel-map = 地圖
panel-market = 市場
panel-check = 得勢花色與優勢
panel-court = { $seat }的朝廷
panel-automa = Wakhan 的牌
panel-hand = 你的手牌

region-short-transcaspia = 外裏海
region-short-kabul = 喀布爾
region-short-punjab = 旁遮普
region-short-persia = 波斯
region-short-herat = 赫拉特
region-short-kandahar = 坎達哈
region-other-transcaspia = Transcaspia
region-other-kabul = Kabul
region-other-punjab = Punjab
region-other-persia = Persia
region-other-herat = Herat
region-other-kandahar = Kandahar

card-event = 事件
card-if-bought = 買下時
card-if-discarded = 棄掉時
card-patriot = { $coalition }愛國者
card-prize = { $coalition }戰利品
card-impact = 打出時
card-favor = { $suit }得勢
card-icon =
    { $piece ->
        [army] 軍隊 { $n }
        [road] 道路 { $n }
        [tribe] 部落 { $n }
        [spy] 間諜 { $n }
       *[leverage] 槓桿，先得 2 盧比
    }
card-actions = { $n } 級行動

map-ruled = { $seat }統治，{ $n } 比 { $other }
map-unruled = 無人統治，{ $n } 比 { $other }
map-no-tribe = 無人統治，沒有部落
map-armies = { $region }的{ $coalition }軍隊 { $n }
map-tribes = { $region }屬於{ $seat }的部落 { $n }
map-roads = { $border }的{ $coalition }道路 { $n }
map-no-road = 沒有道路

market-price =
    { $n ->
        [0] 免費
       *[other] 價 { $n } 盧比
    }
market-deck = 牌庫剩 { $n } 張
market-check = 第 { $n } 張，共 4 張
market-coins = 牌上有 { $n } 盧比
market-marked = 本回合有人在上面放了盧比
hand-size = 手牌 { $n } 張，可留 { $most } 張
hand-known = 手牌
spies = { $seat }的間諜 { $n }

suit-favored = 得勢：其牌的行動是獎勵行動
suit-effect = 未得勢
check-now = 假如現在檢定
check-passes = { $coalition }取得優勢
check-fails = 檢定失敗
check-final = 最後一次
check-blocks = { $coalition }：地圖上 { $n } 個方柱，儲備區 { $left } 個
check-supply = 剩 { $n }
check-none = { $seat }：未效忠該聯盟，不得分
check-influence = { $seat }：影響力 { $n }，可得 { $points } 分
check-cylinders = { $seat }：場上圓柱 { $n } 個，可得 { $points } 分
check-why-passes = { $coalition }領先 { $n } 個方柱，只需 { $lead } 個。
check-why-fails = { $coalition }領先 { $n } 個，需領先 { $lead } 個（虛線）。
check-why-tied = 沒有聯盟領先；須比其他聯盟各多 { $lead } 個（虛線）。
check-score-influence = 效忠者按影響力得 { $first }、{ $second }、{ $third } 分；同分平分，捨去小數。
check-score-cylinders = 於是按場上圓柱得 { $first }、{ $second } 分；同分平分，捨去小數。
check-done = 已檢定 { $n } 次，共 { $most } 次
check-piles = 各疊：{ $piles }
check-concerns = 關係到{ $seat }。

court-size = 朝廷 { $n } 張，可留 { $most } 張
court-empty = 朝廷沒有牌
court-spies = 間諜
court-hostage = 被{ $seat }挾為人質
court-used = 本回合已行動
court-rupees = { $n } 盧比
court-cylinders = 儲備區 { $n } 個圓柱
stars-political = 政治星 { $n }：朝廷可多留這麼多張
stars-intelligence = 情報星 { $n }：手牌可多留這麼多張
stars-economic = 經濟星 { $n }：這麼多盧比不受徵稅
stars-military = 軍事星 { $n }：終局同分時比較
points = { $n } 勝利分
points-short = 分
dial = 效忠{ $coalition }，影響力 { $n }
dial-automa = 在{ $coalition }的影響力 { $n }
dial-none = 尚未效忠
dial-gift = 已送 { $n } 盧比的禮物
dial-space = { $n } 盧比的禮物格
dial-prize = { $coalition }戰利品 { $n }
standing-limits = 可留朝廷 { $court }、手牌 { $hand }

automa-none = 尚未翻開牌。
automa-card = { $n } 號牌
automa-loyalty = 效忠次序
automa-leaning = 目前{ $coalition }
automa-regions = 地區次序
automa-points = 第 { $n } 欄，{ $row ->
        [top] 上排
       *[bottom] 下排
    }
automa-no-back = 未見背面
automa-red = { $row ->
        [top] 左
       *[bottom] 右
    }
instruction-tax = 徵稅
instruction-gift = 送禮
instruction-build = 建造
instruction-move = 移動
instruction-betray = 背叛
instruction-battle = 戰鬥
instruction-battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy = 在間諜最多且有己方間諜的朝廷牌上戰鬥
instruction-radicalize = 激進化
instruction-radicalize_card_that_gives_control_of_region = 激進化：能取得一個地區統治的牌
instruction-radicalize_card_that_would_place_most_blocks = 激進化：放置軍隊與道路最多的牌
instruction-radicalize_highest_ranked_intelligence = 激進化：等級最高的情報牌
instruction-radicalize_highest_ranked_political = 激進化：等級最高的政治牌
instruction-radicalize_if_court_size_at_limit_highest_ranked_political = 朝廷已達上限時激進化：等級最高的政治牌
instruction-radicalize_if_dominant_coalition_matching_patriot = 有優勢聯盟時激進化：其愛國者
instruction-radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence = 間諜少於任一玩家時激進化：等級最高的情報牌
instruction-radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees = 不足 2 盧比時激進化：淨得盧比最多的牌
instruction-radicalize_if_military_favored_highest_ranked_military = 軍事得勢時激進化：等級最高的軍事牌
instruction-radicalize_if_no_card_with_move_card_with_move_action = 沒有能移動的牌時激進化：有移動行動的牌
instruction-radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders = 沒有優勢聯盟時激進化：放置間諜與部落最多的牌
instruction-radicalize_if_political_favored_highest_ranked_economic = 政治得勢時激進化：等級最高的經濟牌
instruction-radicalize_intelligence = 激進化：情報牌

## 行動的後果

hint-rupees = 盧比 { $from } → { $to }
hint-influence = { $seat }的影響力 { $from } → { $to }
hint-loyal = 也效忠於此：{ $seat }
hint-onto =
    { $count ->
        [1] 在「{ $card }」放 { $n } 盧比
       *[other] 在「{ $card }」各放 { $n } 盧比
    }
hint-gained = 拿走上面的 { $n } 盧比
hint-bribe = 收買{ $seat }要 { $n } 盧比
hint-loyalty = 你改為效忠{ $coalition }
hint-lose = 你失去禮物 { $gifts }、戰利品 { $prizes }、愛國者 { $patriots }
hint-debt = { $seat }要還 { $n } 盧比的槓桿
hint-lose-tribes = { $seat }失去{ $region }的 { $n } 個部落
hint-overthrow = { $seat }被推翻，棄掉「{ $card }」
hint-favor = { $suit }得勢
hint-leverage = 從銀行拿 { $n } 盧比，這張牌棄掉時要還
hint-army = { $region }放 { $n } 支{ $coalition }軍隊
hint-road = { $region }的邊界放 { $n } 條{ $coalition }道路
hint-spy = { $region }的牌上放 { $n } 個間諜
hint-tribe = { $region }放 { $n } 個部落
hint-court-over = 朝廷超過上限 { $n } 張
hint-hand-over = 手牌超過上限 { $n } 張
hint-leaves = 「{ $card }」離開市場：{ $effect }
hint-bonus = 獎勵行動
hint-action =
    { $n ->
        [0] 這是最後一個行動
       *[other] 之後還剩 { $n } 個行動
    }
hint-tax = 最多 { rupees }
hint-tax-market = 市場的牌上共有 { $n } 盧比
hint-tax-player = { $seat }可徵 { $n } 盧比
hint-gift = 最少 { rupees }，影響力加 1
hint-build = 最多 { $n } 個單位：{ $region }
hint-move = 最多移動 { $n } 次
hint-betray = { rupees }，可選「{ $card }」
hint-battle = 最多移除 { $n } 個
hint-remove = 最多移除 { $n } 個
hint-prize = 若收作{ $coalition }的戰利品：
hint-offers =
    { $n ->
        [0] 這回合之後不能再請求
       *[other] 這回合之後還能請求 { $n } 次
    }
hint-decides = { $seat }仍可不付，放棄行動
hint-blocks = 地圖上{ $coalition }方柱 { $from } → { $to }
hint-dominant = { $coalition }將取得優勢
hint-not-dominant = { $coalition }不再有優勢
hint-ruler = { $region }改由{ $seat }統治
hint-no-ruler = { $region }不再有人統治
hint-hostage = { $seat }挾「{ $card }」為人質
hint-no-hostage = 「{ $card }」不再是人質
hint-check-failed = 沒有優勢聯盟
hint-check-passed = { $coalition }取得優勢
hint-points = { $seat }得 { $n } 分
hint-double = 買價加倍
hint-bonus-cards = 你有 { $n } 張牌成為獎勵行動
hint-swap = 給出 { $give } 張，換得 { $get } 張
hint-cleared = 回儲備區：部落 { $tribes }、軍隊 { $armies }

## 玩家名字旁邊

stat-influence = 影響力 { $n }
stat-rupees = { rupees }
stat-hand = 手牌 { $n } 張
stat-cylinders = 儲備區 { $n } 個圓柱
stat-checks = 優勢檢定：{ $most } 次中已有 { $n } 次

## 實戰中不會出現的局面

warning-blocks = 有聯盟在地圖上的方柱比盒中的還多。
warning-cylinders = 有玩家在場上的圓柱比盒中的還多。
warning-cards = 有一張牌同時在兩處。
warning-deck = 牌庫各疊、優勢檢定與生效中的事件互不相符。
warning-places = 有間諜、已行動的牌，或本回合放下的棋子，在不可能的地方。
warning-loyalty = 有玩家的愛國者或戰利品不屬於所效忠的聯盟。

## 終端機裡的局面

view-seat = 座位
view-question = 提問
view-asked = 被問的座位
view-card = 有關的牌
view-number = 數字
view-turn = 輪到座位
view-actions = 剩餘行動
view-order = 回合次序
view-favored = 得勢花色
view-players = 玩家
view-regions = 地區
view-roads = 各邊界道路（英、俄、阿）
view-market = 市場，上排在前
view-blocks = 儲備區方柱（英、俄、阿）
view-on-map = 地圖上方柱
view-dominant = 現在的優勢聯盟
view-lead = 所需領先
view-final = 現在檢定就是最終檢定
view-checks = 已結算檢定
view-lasting = 生效中
view-piles = 牌庫各疊，由上起
view-gone = 棄牌
view-given-up = 本回合放棄收買次數
view-offers = 本回合已請求減免
view-wakhan = Wakhan 的座位
view-automa = 她翻開的牌
view-automa-back = 她下一張牌背
view-leaning = 她現在效力的聯盟
view-over = 結束
view-loyalty = 效忠
view-rupees = 盧比
view-points = 分數
view-hand-size = 手牌張數
view-hand = 手牌
view-court = 朝廷
view-gifts = 禮物（2、4、6）
view-prizes = 戰利品
view-cylinders = 儲備區圓柱
view-stars = 星數（政治、情報、經濟、軍事）
view-court-limit = 朝廷上限
view-hand-limit = 手牌上限
view-influence = 影響力
view-next-points = 若現在檢定的得分
view-standing = 預設答覆
view-waited = 等候中
view-spies = 各人間諜
view-holder = 挾持者
view-used = 已行動
view-region = 地區
view-ruler = 統治者
view-armies = 軍隊（英、俄、阿）
view-tribes = 各人部落
view-coins = 牌上盧比
view-marked = 本回合放過錢
view-effect = 效果
view-player = 玩家

question-loyalty = 效忠
question-turn = 行動
question-blackmail = 勒索
question-bribe = 收買
question-demand = 減免
question-road = 邊界
question-spy = 放間諜的牌
question-reuse = 場上的棋子
question-tax = 盧比
question-gift = 禮物格
question-build = 建在哪裡
question-move = 移動
question-betray = 要背叛的牌
question-prize = 戰利品
question-battle = 在哪裡開戰
question-in_region = 要移除的單位
question-on_card = 要移除的間諜
question-safe_house = 安全屋
question-drop = 要棄的牌
question-debt = 抵債的牌
question-lose = 要棄的手牌
question-suit = 花色
question-name = 玩家
question-swap = 玩家
question-rebuke = 地區
question-court = 要棄的朝廷牌
question-hand = 要棄的手牌
question-icons = 圖標
question-convert = 改變效忠
question-dial = 忠誠轉盤
question-tuck = 戰利品
question-enter = 打出的牌
question-begin = 行動
question-check = 優勢檢定
question-rising = 起義
question-start = 回合開始
question-clean = 重整
question-wakhan = 她的回合
question-wakhan_hand = 她得到的牌
question-wakhan_joins = 打出的牌
question-over = 無
