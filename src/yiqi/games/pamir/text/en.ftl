# Pax Pamir, English.
# Players, cards, regions, borders, coalitions, suits, actions, ends, effects and answers arrive as names in this language;
# everything else as a number or as a word to select by ($piece).

## The game

game-pamir = Pax Pamir
game-pamir-about = Three empires, six regions, and every khan for himself: build a court, back the coalition that will dominate, and change sides in time.
seat-automa = Wakhan

## Words on cards and boards

region-transcaspia = Transcaspia
region-kabul = Kabul
region-punjab = Punjab
region-persia = Persia
region-herat = Herat
region-kandahar = Kandahar

border-persia-transcaspia = Persia–Transcaspia
border-persia-herat = Persia–Herat
border-transcaspia-herat = Transcaspia–Herat
border-transcaspia-kabul = Transcaspia–Kabul
border-herat-kabul = Herat–Kabul
border-herat-kandahar = Herat–Kandahar
border-kabul-kandahar = Kabul–Kandahar
border-kabul-punjab = Kabul–Punjab
border-kandahar-punjab = Kandahar–Punjab

suit-political = political
suit-intelligence = intelligence
suit-economic = economic
suit-military = military

coalition-british = British
coalition-russian = Russian
coalition-afghan = Afghan

loyalty-british = British
loyalty-russian = Russian
loyalty-afghan = Afghan
loyalty-none = none

act-tax = Tax
act-gift = Gift
act-build = Build
act-move = Move
act-betray = Betray
act-battle = Battle

end-left = left end
end-right = right end

answer-me = ask me
answer-waive = waive the bribe
answer-all = take all of it
answer-unknown = not known

rupees =
    { $n ->
        [one] 1 rupee
       *[other] { $n } rupees
    }

## Special abilities

power-indispensable_advisors = Indispensable Advisors
power-insurrection = Insurrection
power-claim_of_ancient_lineage = Claim of Ancient Lineage
power-bodyguards = Bodyguards
power-citadel_kabul = Citadel
power-citadel_transcaspia = Citadel
power-strange_bedfellows = Strange Bedfellows
power-civil_service_reforms = Civil Service Reforms
power-safe_house = Safe House
power-charismatic_courtiers = Charismatic Courtiers
power-blackmail_kandahar = Blackmail
power-blackmail_herat = Blackmail
power-indian_supplies = Indian Supplies
power-well_connected = Well-Connected
power-herat_influence = Herat Influence
power-persian_influence = Persian Influence
power-russian_influence = Russian Influence
power-infrastructure = Infrastructure
power-savvy_operator = Savvy Operator
power-irregulars = Irregulars

power-text-indispensable_advisors = Nobody can remove your spies when fighting on a court card.
power-text-insurrection = After every Dominance Check you place two Afghan armies in Kabul.
power-text-claim_of_ancient_lineage = When you tax, every region counts as yours: anybody with a court card can be taxed.
power-text-bodyguards = No political card of your court can be betrayed, not even by you.
power-text-citadel_kabul = Your tribes in Kabul cannot be removed in battle.
power-text-citadel_transcaspia = Your tribes in Transcaspia cannot be removed in battle.
power-text-strange_bedfellows = For your spies any two court cards of one region are next to each other.
power-text-civil_service_reforms = Your cards act without a bribe even while held hostage.
power-text-safe_house = A spy of yours that somebody else removes in battle may come here instead of going home.
power-text-charismatic_courtiers = You play cards without bribing whoever rules the region.
power-text-blackmail_kandahar = Before the first action of your turn you may place a spy on a Kandahar card that has no spy at all.
power-text-blackmail_herat = Before the first action of your turn you may place a spy on a Herat card that has no spy at all.
power-text-indian_supplies = Your armies march without roads.
power-text-well_connected = Each move of a spy of yours may take it one or two steps.
power-text-herat_influence = Cards of Herat cost you nothing in the market.
power-text-persian_influence = Cards of Persia cost you nothing in the market.
power-text-russian_influence = Russian patriots cost you nothing in the market.
power-text-infrastructure = After building you place one more army or road free of charge.
power-text-savvy_operator = This card always acts as a bonus, as if its suit were favored.
power-text-irregulars = This card always acts as a bonus, as if its suit were favored.

## Events

effect-dominance_check = Dominance Check
effect-no_effect = No effect
effect-public_withdrawal = Public Withdrawal
effect-failure_to_impress = Failure to Impress
effect-confidence_failure = Confidence Failure
effect-other_persuasive_methods = Other Persuasive Methods
effect-backing_of_persian_aristocracy = Backing of Persian Aristocracy
effect-rebuke = Rebuke
effect-new_tactics = New Tactics
effect-embarrassment_of_riches = Embarrassment of Riches
effect-koh_i_noor_recovered = Koh-i-noor Recovered
effect-disregard_for_customs = Disregard for Customs
effect-courtly_manners = Courtly Manners
effect-rumor = Rumor
effect-conflict_fatigue = Conflict Fatigue
effect-nationalism = Nationalism
effect-nation_building = Nation Building
effect-pashtunwali_values = Pashtunwali Values
effect-favor_political = Politics favored
effect-favor_intelligence = Intelligence favored
effect-favor_economic = Economy favored
effect-favor_military = Military favored
effect-riots_transcaspia = Riots in Transcaspia
effect-riots_kabul = Riots in Kabul
effect-riots_punjab = Riots in Punjab
effect-riots_persia = Riots in Persia
effect-riots_herat = Riots in Herat
effect-riots_kandahar = Riots in Kandahar

effect-text-dominance_check = A Dominance Check is made at once. If a coalition is dominant, all blocks leave the map afterwards.
effect-text-no_effect = Nothing happens.
effect-text-public_withdrawal = Not for sale. Rupees paid onto it, or lying where it moves, leave the game.
effect-text-failure_to_impress = Everybody discards all prizes. Loyalties stay as they are.
effect-text-confidence_failure = Everybody discards a card from hand, beginning with the player of the turn.
effect-text-other_persuasive_methods = Swap your whole hand with that of another player.
effect-text-backing_of_persian_aristocracy = Take 3 rupees from the bank.
effect-text-rebuke = Name a region: all its tribes and armies go home, roads stay.
effect-text-new_tactics = Until the next check your military cards act as a bonus. Prices and the favored suit do not change.
effect-text-embarrassment_of_riches = Until the next check is over gifts give nobody influence.
effect-text-koh_i_noor_recovered = Until the next check is over each of your gifts is worth two influence.
effect-text-disregard_for_customs = Until the next check nobody owes a bribe to anybody.
effect-text-courtly_manners = Until the next check you owe no bribes.
effect-text-rumor = Name a player: that player’s patriots give no influence until the next check is over.
effect-text-conflict_fatigue = At the next check a lead of two blocks makes a coalition dominant, not four.
effect-text-nationalism = Until the next check your tribes move along your roads and fight as if they were armies.
effect-text-nation_building = Until the next check you build two units for every 2 rupees.
effect-text-pashtunwali_values = Choose the favored suit. No card changes it until the next check.
effect-text-favor_political = The political suit becomes favored.
effect-text-favor_intelligence = The intelligence suit becomes favored.
effect-text-favor_economic = The economic suit becomes favored.
effect-text-favor_military = The military suit becomes favored: buying costs double.
effect-text-riots_transcaspia = All tribes and armies in Transcaspia go home, roads stay. Players overthrown there lose their political cards.
effect-text-riots_kabul = All tribes and armies in Kabul go home, roads stay. Players overthrown there lose their political cards.
effect-text-riots_punjab = All tribes and armies in Punjab go home, roads stay. Players overthrown there lose their political cards.
effect-text-riots_persia = All tribes and armies in Persia go home, roads stay. Players overthrown there lose their political cards.
effect-text-riots_herat = All tribes and armies in Herat go home, roads stay. Players overthrown there lose their political cards.
effect-text-riots_kandahar = All tribes and armies in Kandahar go home, roads stay. Players overthrown there lose their political cards.

lasting-new_tactics = New Tactics
lasting-embarrassment_of_riches = Embarrassment of Riches
lasting-koh_i_noor_recovered = Koh-i-noor Recovered
lasting-disregard_for_customs = Disregard for Customs
lasting-courtly_manners = Courtly Manners
lasting-rumor = Rumor
lasting-conflict_fatigue = Conflict Fatigue
lasting-nationalism = Nationalism
lasting-nation_building = Nation Building
lasting-pashtunwali_values = Pashtunwali Values

## Options of the table

option-wakhan = Wakhan joins
option-wakhan-help = The automa takes a seat of her own: always when one person plays alone, and if you like when two play.
option-wakhan-solo = only against one person
option-wakhan-yes = against two as well
option-hands = Hands
option-hands-help = The printed rules keep hands closed: others see how many cards you hold, not which.
option-hands-closed = closed
option-hands-open = open
option-spy_ring = Ring of courts for spies
option-spy_ring-help = Past the left end of a court a spy comes to the right end of another one: the previous player’s in turn order, or the next one’s, as people sit round a table.
option-spy_ring-turn_order = in turn order
option-spy_ring-table = as at a table
option-empty_column = Rupee due on an empty column
option-empty_column-help = A price is laid on the cards to the left. Where a column has no card it leaves the game, or it waits in the slot for the card that slides in.
option-empty_column-leaves = leaves the game
option-empty_column-stays = stays in the slot
option-wakhan_purchase = Wakhan’s purchase before a check
option-wakhan_purchase-help = What she buys when no card in reach would place a tribe or a spy: as printed, or the card that nets her most rupees.
option-wakhan_purchase-printed = as printed
option-wakhan_purchase-savvy = most rupees
option-wakhan_spies = Wakhan’s spies
option-wakhan_spies-help = By the printed rules they stay where they are. Otherwise an idle spy moves when no army of hers can.
option-wakhan_spies-stay = stay
option-wakhan_spies-move = move when idle
option-wakhan_loyalty = Wakhan’s pragmatic loyalty
option-wakhan_loyalty-help = Read from her card anew each turn, or kept for as long as nobody else is loyal to that coalition.
option-wakhan_loyalty-pragmatic = new each turn
option-wakhan_loyalty-steadfast = steadfast

## Phases

phase-setup = Choosing loyalties
phase-turn = Turn
phase-bribe = A bribe is settled
phase-over = Over

## What is asked

prompt-loyalty = To which coalition are you loyal?
prompt-loyalty-help = Several players may be loyal to the same one, and loyalty can change later. Whoever chooses last takes the first turn.
prompt-turn =
    { $n ->
        [one] One more action: buy, play, or use a card of your court.
       *[other] Your turn, { $n } actions: buy, play, or use a card of your court.
    }
prompt-bonus = Your actions are spent. Bonus actions are still open, or end the turn.
prompt-blackmail = Blackmail: place a spy on a { $region } card that has none?
prompt-bribe = { $card }: { $seat } is owed a bribe of { rupees }.
prompt-bribe-help = Pay it, ask for less, or give the action up; giving up costs nothing.
prompt-demand =
    { $n ->
        [0] { $seat } asks you to waive the bribe of { $most } for { $card }.
       *[other] { $seat } offers you { $n } instead of { $most } for { $card }.
    }
prompt-demand-help = Name what you want, at most the full bribe. What is no more than was offered is paid at once.
prompt-road = On which border of { $region } does the road go?
prompt-spy = On which { $region } card does the spy go?
prompt-reuse =
    { $piece ->
        [army] No { $coalition } block is left in supply. Which one on the map becomes the army in { $region }?
        [road] No { $coalition } block is left in supply. Which one on the map becomes the road { $border }?
        [tribe] Your supply is empty. Which cylinder in play becomes the tribe in { $region }?
        [gift] Your supply is empty. Which cylinder in play becomes the gift of { $space }?
       *[spy] Your supply is empty. Which cylinder in play becomes the spy on { $card }?
    }
prompt-tax =
    { $n ->
        [one] Tax with { $card }: take one more rupee, or stop.
       *[other] Tax with { $card }: take up to { $n } rupees, one at a time.
    }
prompt-gift = Gift with { $card }: which space do you fill?
prompt-build =
    { $n ->
        [one] Build with { $card }: one more payment of 2 rupees is allowed.
       *[other] Build with { $card }: up to { $n } payments of 2 rupees, where you rule.
    }
prompt-build-free = Build with { $card }: place the free unit of Infrastructure.
prompt-move =
    { $n ->
        [one] Move with { $card }: one more move.
       *[other] Move with { $card }: up to { $n } moves of armies and spies.
    }
prompt-betray = Betray with { $card }: which card with a spy of yours on it?
prompt-prize = Take { $card } as a prize of the { $coalition } coalition?
prompt-prize-help = A prize of another coalition changes your loyalty: your gifts, prizes and patriots go first.
prompt-battle = Battle with { $card }: in which region, or on which court card?
prompt-removing =
    { $n ->
        [one] Battle with { $card }: one more unit may be removed.
       *[other] Battle with { $card }: up to { $n } units may be removed.
    }
prompt-safe_house = Your spy on { $card } is removed. Bring it to the Safe House?
prompt-drop = These cards must go: which one next?
prompt-debt =
    { $n ->
        [one] The leverage of { $card } cannot be paid back: discard a card, from hand or court.
       *[other] The leverage of { $card } cannot be paid back: discard { $n } cards, from hand or court.
    }
prompt-lose = Confidence Failure: discard a card from hand.
prompt-suit = Which suit is favored until the next check?
prompt-name = Whose patriots does the rumor hurt?
prompt-swap = With whom do you swap hands?
prompt-rebuke = Which region is rebuked?
prompt-excess-court =
    { $n ->
        [one] Your court is one card over its limit: discard one.
       *[other] Your court is { $n } cards over its limit: discard one after the other.
    }
prompt-excess-hand =
    { $n ->
        [one] Your hand is one card over its limit: discard one.
       *[other] Your hand is { $n } cards over its limit: discard one after the other.
    }
prompt-end = { $card }: left or right end of your court?
prompt-goal-army = Where does the army in { $region } go?
prompt-goal-tribe = Where does the tribe in { $region } go?
prompt-goal-spy = Where does the spy on { $card } go?
aside-standing = When I am asked for a lower bribe

## Actions

action-loyalty = { $coalition } coalition
action-buy = Buy { $card }
action-play = Play { $card }, { $end }
action-tax = Tax with { $card }
action-gift = Gift with { $card }
action-build = Build with { $card }
action-move = Move with { $card }
action-betray = Betray with { $card }
action-battle = Battle with { $card }
action-pass = End turn
action-pay = Pay it
action-offer =
    { $n ->
        [0] Ask for free
       *[other] Offer { $n }
    }
action-cancel = Give it up
action-demand =
    { $n ->
        [0] Waive it
       *[other] Ask for { $n }
    }
action-standing = From now on: { $answer }
action-road = Road { $border }
action-army = Army in { $region }
action-spy = Spy on { $card }
action-take_tribe = The tribe in { $region }
action-take_gift = The gift of { $space }
action-take_spy = The spy on { $card }
action-take_army = The army in { $region }
action-take_road = The road { $border }
action-rupee = 1 rupee off { $card }
action-levy = 1 rupee from { $seat }
action-space = Gift for { $space }
action-move_army = Army { $region } to { $region_goal }
action-move_tribe = Tribe { $region } to { $region_goal }
action-move_spy = Spy on { $card } to { $card_goal }
action-target = Betray { $card }
action-prize = Take the prize
action-decline = No
action-fight_in = Fight in { $region }
action-fight_on = Fight on { $card }
action-hit_tribe = Tribe of { $seat }
action-hit_army = { $coalition } army
action-hit_road = { $coalition } road { $border }
action-hit_spy = Spy of { $seat }
action-shelter = To { $card }
action-discard = Discard { $card }
action-suit = The { $suit } suit
action-name = Name { $seat }
action-swap = Swap with { $seat }
action-rebuke = Rebuke { $region }
action-done = Done

## The log

event-start = { $seat } is the first to choose a loyalty.
event-turn = { $seat } is to move.
event-loyalty = { $seat } is loyal to the { $coalition } coalition.
event-refill = { $card } came into the market.
event-buy =
    { $n ->
        [0] { $seat } took { $card } free of charge{ $gained ->
            [0] .
           *[other] , with { $gained } on it.
        }
       *[other] { $seat } bought { $card } for { $n }{ $gained ->
            [0] .
           *[other] , with { $gained } on it.
        }
    }
event-play = { $seat } played { $card } at the { $end } of the court.
event-shown = { $seat } turned up { $card }. { $seat_ruler } rules its region and is owed a bribe.
event-cancel = { $seat } gave up on { $card }.
event-offer =
    { $n ->
        [0] { $seat } asked { $seat_payee } to waive a bribe of { $most }.
       *[other] { $seat } offered { $seat_payee } { $n } instead of { $most }.
    }
event-demand =
    { $n ->
        [0] { $seat } waived the bribe of { $seat_briber }.
       *[other] { $seat } wants { $n } of { $most } from { $seat_briber }.
    }
event-bribe = { $seat } paid { $seat_payee } a bribe of { $n } for { $card }.
event-standing = { $seat } changed the standing answer to those who ask for a lower bribe.
event-standing-full = { $seat } changed the standing answer to those who ask for a lower bribe: { $answer }.
event-act =
    { $bonus ->
        [1] { $seat } used { $card } as a bonus: { $act }.
       *[0] { $seat } used { $card }: { $act }.
    }
event-place =
    { $piece ->
        [army] { $seat } placed one { $coalition } army in { $region }.
        [road] { $seat } placed one { $coalition } road, { $border }.
        [tribe] { $seat } placed a tribe in { $region }.
        [gift] { $seat } filled the gift space of { $space }.
       *[spy] { $seat } placed a spy on { $card }.
    }
event-reuse =
    { $piece ->
        [army] The supply is empty: { $seat } took one { $coalition } army out of { $region }.
        [road] The supply is empty: { $seat } took one { $coalition } road from { $border }.
        [tribe] The supply is empty: { $seat } took a tribe out of { $region }.
        [gift] The supply is empty: { $seat } took the gift of { $space }.
       *[spy] The supply is empty: { $seat } took a spy off { $card }.
    }
event-not_placed =
    { $piece ->
        [army] { $seat } had no piece to take for an army in { $region }.
        [road] { $seat } had no piece to take for a road, { $border }.
        [tribe] { $seat } had no piece to take for a tribe in { $region }.
        [gift] { $seat } had no piece to take for the gift of { $space }.
       *[spy] { $seat } had no piece to take for a spy on { $card }.
    }
event-favor = The favored suit is now { $suit }.
event-favor_held = Pashtunwali Values holds: the favored suit does not become { $suit }.
event-leverage = { $seat } took { rupees } from the bank by leverage.
event-leverage_paid =
    { $n ->
        [0] { $seat } had no rupee to pay back the leverage of { $card }.
       *[other] { $seat } paid { $n } back for the leverage of { $card }.
    }
event-discard_hand = { $seat } discarded { $card } from hand.
event-discard_court = { $card } left the court of { $seat }.
event-overthrow_tribes =
    { $n ->
        [one] No political card of { $region } is left to { $seat }: one tribe goes home.
       *[other] No political card of { $region } is left to { $seat }: { $n } tribes go home.
    }
event-overthrow_cards =
    { $n ->
        [one] { $seat } is overthrown in { $region } and loses a political card.
       *[other] { $seat } is overthrown in { $region } and loses { $n } political cards.
    }
event-tax_card = { $seat } took 1 rupee off { $card } in the market.
event-tax_player = { $seat } taxed { $seat_payer } 1 rupee.
event-gift = { $seat } paid { $n } for a gift.
event-build = { $seat } paid { $n } to build.
event-move_spy = { $seat } moved a spy from { $card } to { $card_goal }.
event-move_army = { $seat } moved an army from { $region } to { $region_goal }.
event-move_tribe = { $seat } moved a tribe from { $region } to { $region_goal }.
event-betray = { $seat } betrayed { $card } in the court of { $seat_owner }.
event-prize = { $seat } took { $card } as a prize of the { $coalition } coalition.
event-no_prize = { $seat } did not take { $card } as a prize.
event-fight_in = { $seat } fights in { $region }.
event-fight_on = { $seat } fights on { $card }.
event-hit_tribe = { $seat } removed a tribe of { $seat_owner } from { $region }.
event-hit_army = { $seat } removed one { $coalition } army from { $region }.
event-hit_road = { $seat } removed one { $coalition } road, { $border }.
event-hit_spy = { $seat } removed a spy of { $seat_owner } from { $card }.
event-safe_house = { $seat } brought the spy to { $card }, the Safe House.
event-blackmail = { $seat } used Blackmail against { $card }.
event-event_bought = { $effect } takes effect for { $seat }.
event-event_discarded = { $card } left the market: { $effect }.
event-event_ends = { $card } is over.
event-bank = { $seat } took { rupees } from the bank.
event-cleared = All tribes and armies left { $region }.
event-prizes_lost =
    { $n ->
        [one] { $seat } lost a prize.
       *[other] { $seat } lost { $n } prizes.
    }
event-gifts_lost =
    { $n ->
        [one] { $seat } lost a gift.
       *[other] { $seat } lost { $n } gifts.
    }
event-rumor = { $seat } spread a rumor about { $seat_named }, whose patriots give no influence now.
event-swap = { $seat } and { $seat_other } swapped hands.
event-pass = { $seat } ended the turn.
event-instability = Instability: a second Dominance Check lies in the market.
event-check_failed =
    { $final ->
        [1] Final Dominance Check: no coalition is dominant. Cylinders in play score double.
       *[0] Dominance Check: no coalition is dominant. Cylinders in play score.
    }
event-check_passed =
    { $final ->
        [1] Final Dominance Check: the { $coalition } coalition is dominant. Influence in it scores double.
       *[0] Dominance Check: the { $coalition } coalition is dominant. Influence in it scores.
    }
event-points =
    { $n ->
        [one] { $seat } counts { $count } and scores 1 point.
       *[other] { $seat } counts { $count } and scores { $n } points.
    }
event-blocks_removed = All blocks left the map.
event-over =
    { $final ->
        [1] That was the final check: the game is over.
       *[0] A lead of four points or more: the game is over.
    }

## What Wakhan does, and why

event-wakhan_card = { $seat } turned up AI card { $automa }: arrows at the { $row ->
        [top] upper row (left)
       *[bottom] lower row (right)
    } and the { $column ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    } column; she is loyal to the { $coalition } coalition now (rule { $rule }).
event-wakhan_shuffle = { $seat } shuffled all her AI cards anew (rule { $rule }).
event-wakhan_ambition = { $seat }’s ambition: she buys { $card }, for { $why } (rule { $rule }).
event-wakhan_acts =
    { $line ->
        [0] { $seat }, bonus: { $act } with { $card }; { $why } (rule { $rule }).
       *[other] { $seat }, AI card { $automa }, line { $line }: { $act } with { $card }; { $why } (rule { $rule }).
    }
event-wakhan_buys = { $seat }, AI card { $automa }, line { $line }: { $instruction }. She takes { $card }; { $why } (rule { $rule }).
event-wakhan_cannot = { $seat }, AI card { $automa }, line { $line }: { $instruction }. Impossible; { $why } (rule { $rule }).
event-wakhan_passes = { $seat }: no bonus action is possible with { $card } (rule { $rule }).
event-wakhan_plays = { $seat } plays { $card } at the { $end } of her court (rule { $rule }).
event-wakhan_unpaid = { $seat } cannot pay the bribe of { $n } for { $card } and discards it (rule { $rule }).
event-wakhan_chooses = { $seat }, AI card { $automa }: chooses { $question }; { $why } (rule { $rule }).

why-only = nothing else to choose from
why-opponent = an opponent’s card goes first
why-favored = the favored suit goes first
why-dominant_patriot = a patriot of the dominant coalition goes first
why-dominant_prize = a prize of the dominant coalition goes first
why-patriot = a patriot goes first
why-leveraged = a leveraged card goes first
why-rank = the highest rank goes first
why-number = the highest number goes first
why-not_political = cards that are not political go first
why-not_patriot = cards that are not patriots go first
why-not_leveraged = cards without leverage go first
why-spies_against = the card with most spies against her goes first
why-fewest_spies = the card with fewest spies goes first
why-low_rank = the lowest rank goes first
why-not_favored = cards not of the favored suit go first
why-low_number = the lowest number goes first
why-price = the lowest price goes first
why-blocks = most armies and roads
why-cylinders = most spies and tribes
why-net = it nets most rupees
why-arrows = the arrows point at it
why-to_the_left = the next to the left of where the arrows point
why-other_row = in the other row, from the same column to the left
why-condition = its condition does not hold
why-nothing = nothing fits it
why-no_card = no card of her court can do it
why-points = more points than anybody else
why-victory = the victory
why-in_full = she pays in full
why-region_order = by the order of regions on her AI card
why-always = she always does
why-current = she keeps the current one
why-red_arrow = by the red arrow
why-richest = the richest player goes first
why-leftmost = the leftmost market card goes first
why-leftmost_bonus = cards of the favored suit from left to right
why-gift = no other piece is left
why-most_spies = most spies
why-done = there is nothing more for her

## Refusals: a sentence, and a word or two for the board

refuse-no-action = Both actions of this turn are spent; only bonus actions are left.
refuse-no-action-short = No action left
refuse-buy-cost = It costs { $need }, and you have { $have }.
refuse-buy-cost-short = Too expensive
refuse-buy-marked = You put a rupee on { $card } this turn, so you cannot buy it now.
refuse-buy-marked-short = You paid onto it
refuse-withdrawal = Public Withdrawal is not for sale.
refuse-withdrawal-short = Not for sale
refuse-bribe-short = That takes { $need }, and you have { $have }.
refuse-bribe-short-short = Too few rupees
refuse-bribe-cost = That takes { $need } together with what the action costs, and you have { $have }.
refuse-bribe-cost-short = Too few rupees
refuse-offers = You have asked for a lower bribe { $n } times this turn: pay, or give it up.
refuse-offers-short = Asked enough
refuse-given-up = You gave up a bribe { $n } times in this turn: nothing that owes one may be chosen any more.
refuse-given-up-short = Given up too often
refuse-used = You have used { $card } this turn.
refuse-used-short = Has acted
refuse-act-cost = That costs at least { $need }, and you have { $have }.
refuse-act-cost-short = Too few rupees
refuse-gift-full = All three of your gift spaces are filled.
refuse-gift-full-short = Three gifts
refuse-gift-space = The gift of { $n } is there already.
refuse-gift-space-short = Filled
refuse-build-nowhere = You rule no region to build in.
refuse-build-nowhere-short = No region ruled
refuse-build-rule = You build only where you rule, and roads on the borders of those regions.
refuse-build-rule-short = Not yours
refuse-build-one = Build at least one unit first.
refuse-build-one-short = Nothing built
refuse-build-free = Infrastructure still owes you a free unit: place it first.
refuse-build-free-short = One more is free
refuse-move-none = Nothing of yours can move: no spy with anywhere to go, no army with a road.
refuse-move-none-short = Nothing can move
refuse-move-road = No road of your coalition leads from { $region } to { $region_goal }.
refuse-move-road-short = No road
refuse-betray-none = No spy of yours stands on any court card.
refuse-betray-none-short = No spy
refuse-betray-spy = There is no spy of yours on { $card }.
refuse-betray-spy-short = No spy there
refuse-bodyguards = The Bodyguards of { $seat } protect { $card }.
refuse-bodyguards-short = Bodyguards
refuse-battle-nowhere = Nowhere do your units face something they may remove.
refuse-battle-nowhere-short = No enemy
refuse-battle-none = You need units of your own there, and something they may remove.
refuse-battle-none-short = No fight here
refuse-battle-one = Remove at least one unit first.
refuse-battle-one-short = Nothing removed
refuse-battle-loyal = You are loyal to the { $coalition } coalition and do not fight its blocks.
refuse-battle-loyal-short = Your own side
refuse-battle-tribes = { $seat } is loyal to the same coalition as you, and such tribes are spared.
refuse-battle-tribes-short = Same loyalty
refuse-own-tribes = You do not remove your own tribes.
refuse-own-tribes-short = Your own
refuse-citadel = The Citadel of { $seat } protects the tribes in { $region }.
refuse-citadel-short = Citadel
refuse-own-spies = You cannot remove your own spies.
refuse-own-spies-short = Your own
refuse-advisors = The Indispensable Advisors of { $seat } protect these spies.
refuse-advisors-short = Advisors
refuse-tax-rule = You tax only players with a court card of a region you rule, and { $seat } has none.
refuse-tax-rule-short = Out of reach
refuse-tax-shelter = The economic stars of { $seat } shelter { rupees }, and there is no more.
refuse-tax-shelter-short = Sheltered
refuse-fresh = What stands there was placed this turn and has to stay.
refuse-fresh-short = Placed just now

## The score

score-checks = Dominance Checks
score-check-1 = First check
score-check-2 = Second check
score-check-3 = Third check
score-check-4 = Fourth check
score-failed =
    { $final ->
        [0] No coalition was dominant: cylinders in play counted, 3 points for the most and 1 for the second.
       *[other] No coalition was dominant in the final check: cylinders in play counted, 6 points and 2.
    }
score-passed =
    { $final ->
        [0] { $coalition } was dominant: influence in it counted, 5, 3 and 1 points.
       *[other] { $coalition } was dominant in the final check: influence in it counted, 10, 6 and 2 points.
    }
tie-stars = Equal points: the most military stars decide, { $n }.
tie-rupees = Equal points and military stars: the fullest purse decides, { rupees }.
tie-shared = Equal in points, military stars and rupees: the victory is shared.

## Panels and signs of the board

panel-map = Map
panel-market = Market
panel-check = Favored suit and dominance
panel-court = Court of { $seat }
panel-automa = Wakhan’s card
panel-hand = Your hand

region-short-transcaspia = TRA
region-short-kabul = KAB
region-short-punjab = PUN
region-short-persia = PER
region-short-herat = HER
region-short-kandahar = KAN
region-other-transcaspia = 外裏海
region-other-kabul = 喀布爾
region-other-punjab = 旁遮普
region-other-persia = 波斯
region-other-herat = 赫拉特
region-other-kandahar = 坎達哈

card-event = Event
card-if-bought = If bought
card-if-discarded = If discarded
card-patriot = { $coalition } patriot
card-prize = { $coalition } prize
card-impact = When played
card-favor = { $suit } suit becomes favored
card-icon =
    { $piece ->
        [army] { $n ->
            [one] an army
           *[other] { $n } armies
        }
        [road] { $n ->
            [one] a road
           *[other] { $n } roads
        }
        [tribe] { $n ->
            [one] a tribe
           *[other] { $n } tribes
        }
        [spy] { $n ->
            [one] a spy
           *[other] { $n } spies
        }
       *[leverage] 2 rupees on credit
    }
card-actions =
    { $n ->
        [one] Actions of rank 1
       *[other] Actions of rank { $n }
    }

map-ruled = ruled by { $seat }, { $n } against { $other }
map-unruled = ruled by nobody, { $n } against { $other }
map-no-tribe = ruled by nobody, no tribe there
map-armies =
    { $n ->
        [one] 1 { $coalition } army in { $region }
       *[other] { $n } { $coalition } armies in { $region }
    }
map-tribes =
    { $n ->
        [one] 1 tribe of { $seat } in { $region }
       *[other] { $n } tribes of { $seat } in { $region }
    }
map-roads =
    { $n ->
        [one] 1 { $coalition } road, { $border }
       *[other] { $n } { $coalition } roads, { $border }
    }
map-no-road = no road

market-price =
    { $n ->
        [0] free of charge
        [one] costs 1 rupee
       *[other] costs { $n } rupees
    }
market-deck =
    { $n ->
        [one] 1 card left in the deck
       *[other] { $n } cards left in the deck
    }
market-check = { $n } of 4
market-coins =
    { $n ->
        [one] 1 rupee on it
       *[other] { $n } rupees on it
    }
market-marked = a rupee was put on it this turn
hand-size = { $n } in hand, { $most } may stay
hand-known = in hand
spies =
    { $n ->
        [one] 1 spy of { $seat }
       *[other] { $n } spies of { $seat }
    }

suit-favored = favored, its cards act as a bonus
suit-effect = not favored
check-now = If a check came now
check-passes = { $coalition } dominant
check-fails = unsuccessful
check-final = the last
check-blocks = { $coalition }: { $n } blocks on the map, { $left } in supply
check-supply = { $n } left
check-none = { $seat }: not loyal, no points
check-influence = { $seat }: influence { $n }, would score { $points }
check-cylinders = { $seat }: { $n } cylinders in play, would score { $points }
check-why-passes = The { $coalition } coalition leads by { $n } blocks and needs { $lead }.
check-why-fails = The { $coalition } coalition leads by { $n } and would need { $lead } (dashed).
check-why-tied = No coalition leads; { $lead } more than each other would be needed (dashed).
check-score-influence = Those loyal to it score { $first }, { $second } and { $third } by influence; ties share, rounded down.
check-score-cylinders = So cylinders in play score { $first } and { $second }; ties share, rounded down.
check-done = { $n } of { $most } checks done
check-piles = by pile: { $piles }
check-concerns = Concerns { $seat }.

court-size = { $n } in court, { $most } may stay
court-empty = no card in court
court-spies = Spies
court-hostage = held hostage by { $seat }
court-used = has acted this turn
court-rupees =
    { $n ->
        [one] 1 rupee
       *[other] { $n } rupees
    }
court-cylinders =
    { $n ->
        [one] 1 cylinder left in supply
       *[other] { $n } cylinders left in supply
    }
stars-political =
    { $n ->
        [0] no political star: three cards may stay in court
        [one] 1 political star: one more card may stay in court
       *[other] { $n } political stars: { $n } more cards may stay in court
    }
stars-intelligence =
    { $n ->
        [0] no intelligence star: two cards may stay in hand
        [one] 1 intelligence star: one more card may stay in hand
       *[other] { $n } intelligence stars: { $n } more cards may stay in hand
    }
stars-economic =
    { $n ->
        [0] no economic star: all rupees can be taxed
        [one] 1 economic star: one rupee is sheltered from taxes
       *[other] { $n } economic stars: { $n } rupees are sheltered from taxes
    }
stars-military =
    { $n ->
        [one] 1 military star: they break ties at the end
       *[other] { $n } military stars: they break ties at the end
    }
points =
    { $n ->
        [one] 1 victory point
       *[other] { $n } victory points
    }
points-short = VP
dial = loyal to the { $coalition } coalition, influence { $n }
dial-automa = influence in the { $coalition } coalition { $n }
dial-none = no loyalty yet
dial-gift = gift of { $n } given
dial-space = gift space of { $n }
dial-prize =
    { $n ->
        [one] 1 { $coalition } prize
       *[other] { $n } { $coalition } prizes
    }
standing-limits = may keep { $court } in court, { $hand } in hand

automa-none = No card is turned up yet.
automa-card = card { $n }
automa-loyalty = Loyalty, in this order
automa-leaning = now { $coalition }
automa-regions = Regions, in this order
automa-points = Column { $n }, { $row ->
        [top] top row
       *[bottom] bottom row
    }
automa-no-back = no back shows
automa-red = { $row ->
        [top] left
       *[bottom] right
    }
instruction-tax = Tax
instruction-gift = Gift
instruction-build = Build
instruction-move = Move
instruction-betray = Betray
instruction-battle = Battle
instruction-battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy = Battle on the court card with most spies where she has one
instruction-radicalize = Radicalize
instruction-radicalize_card_that_gives_control_of_region = Radicalize: a card that makes her ruler of a region
instruction-radicalize_card_that_would_place_most_blocks = Radicalize: the card with most armies and roads
instruction-radicalize_highest_ranked_intelligence = Radicalize: the intelligence card of highest rank
instruction-radicalize_highest_ranked_political = Radicalize: the political card of highest rank
instruction-radicalize_if_court_size_at_limit_highest_ranked_political = If her court is at its limit, radicalize: the political card of highest rank
instruction-radicalize_if_dominant_coalition_matching_patriot = If a coalition is dominant, radicalize: a patriot of it
instruction-radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence = If somebody has more spies than she, radicalize: the intelligence card of highest rank
instruction-radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees = With fewer than 2 rupees, radicalize: the card that nets most rupees
instruction-radicalize_if_military_favored_highest_ranked_military = If military is favored, radicalize: the military card of highest rank
instruction-radicalize_if_no_card_with_move_card_with_move_action = If none of her cards can move, radicalize: a card with move
instruction-radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders = If no coalition is dominant, radicalize: the card with most spies and tribes
instruction-radicalize_if_political_favored_highest_ranked_economic = If politics is favored, radicalize: the economic card of highest rank
instruction-radicalize_intelligence = Radicalize: an intelligence card

## What an action would do

hint-rupees = rupees { $from } → { $to }
hint-influence = influence of { $seat } { $from } → { $to }
hint-loyal = also loyal there: { $seat }
hint-onto =
    { $count ->
        [one] you put { $n } on { $card }
       *[other] you put { $n } each on { $card }
    }
hint-gained = you take the { $n } on it
hint-bribe = bribe of { $n } to { $seat }
hint-loyalty = you become loyal to the { $coalition } coalition
hint-lose =
    you lose { $gifts ->
        [0] no gift
        [one] 1 gift
       *[other] { $gifts } gifts
    }, { $prizes ->
        [0] no prize
        [one] 1 prize
       *[other] { $prizes } prizes
    }, { $patriots ->
        [0] no patriot
        [one] 1 patriot
       *[other] { $patriots } patriots
    }
hint-debt = { $seat } pays { $n } back for leverage
hint-lose-tribes =
    { $n ->
        [one] { $seat } loses a tribe in { $region }
       *[other] { $seat } loses { $n } tribes in { $region }
    }
hint-overthrow = { $seat } is overthrown and discards { $card }
hint-favor = the favored suit becomes { $suit }
hint-leverage = { $n } from the bank, to be paid back when the card is discarded
hint-army =
    { $n ->
        [one] 1 { $coalition } army in { $region }
       *[other] { $n } { $coalition } armies in { $region }
    }
hint-road =
    { $n ->
        [one] 1 { $coalition } road on the borders of { $region }
       *[other] { $n } { $coalition } roads on the borders of { $region }
    }
hint-spy =
    { $n ->
        [one] 1 spy on { $region } cards
       *[other] { $n } spies on { $region } cards
    }
hint-tribe =
    { $n ->
        [one] 1 tribe in { $region }
       *[other] { $n } tribes in { $region }
    }
hint-court-over = court over its limit by { $n }
hint-hand-over = hand over its limit by { $n }
hint-leaves = { $card } leaves the market: { $effect }
hint-bonus = a bonus action
hint-action =
    { $n ->
        [0] your last action
        [one] then 1 action left
       *[other] then { $n } actions left
    }
hint-tax = up to { rupees }
hint-tax-market = { $n } on cards in the market
hint-tax-player = { $n } in reach from { $seat }
hint-gift = at least { rupees }, +1 influence
hint-build =
    { $n ->
        [one] one unit: { $region }
       *[other] up to { $n } units: { $region }
    }
hint-move =
    { $n ->
        [one] one move
       *[other] up to { $n } moves
    }
hint-betray = { rupees }, for one of { $card }
hint-battle =
    { $n ->
        [one] removes one unit
       *[other] removes up to { $n } units
    }
hint-remove =
    { $n ->
        [one] one unit may be removed
       *[other] up to { $n } units may be removed
    }
hint-prize = if taken as a prize of the { $coalition } coalition:
hint-offers =
    { $n ->
        [0] nothing can be asked after this
        [one] then you may ask once more this turn
       *[other] then you may ask { $n } times more this turn
    }
hint-decides = { $seat } may still refuse and give the action up
hint-blocks = { $coalition } blocks on the map { $from } → { $to }
hint-dominant = the { $coalition } coalition would be dominant
hint-not-dominant = the { $coalition } coalition would not be dominant any more
hint-ruler = { $seat } comes to rule { $region }
hint-no-ruler = nobody rules { $region } any more
hint-hostage = { $seat } holds { $card } hostage
hint-no-hostage = nobody holds { $card } hostage any more
hint-check-failed = no coalition is dominant
hint-check-passed = the { $coalition } coalition is dominant
hint-points =
    { $n ->
        [one] { $seat } scores 1 point
       *[other] { $seat } scores { $n } points
    }
hint-double = buying costs double
hint-bonus-cards =
    { $n ->
        [one] 1 card of yours acts as a bonus
       *[other] { $n } cards of yours act as a bonus
    }
hint-swap = you give { $give } and get { $get }
hint-cleared = goes home: { $tribes ->
        [one] 1 tribe
       *[other] { $tribes } tribes
    }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }

## Beside the players' names

stat-influence = influence { $n }
stat-rupees = { rupees }
stat-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
stat-cylinders =
    { $n ->
        [one] { $n } cylinder in supply
       *[other] { $n } cylinders in supply
    }
stat-checks = Dominance Checks: { $n } of { $most }

## A position that could not arise in play

warning-blocks = A coalition has more blocks on the map than the box holds.
warning-cylinders = Somebody has more cylinders in play than the box holds.
warning-cards = A card is in two places.
warning-deck = Piles, Dominance Checks and events in force do not go together.
warning-places = A spy, a card that has acted, or a piece placed this turn is where it cannot be.
warning-loyalty = Somebody holds patriots or prizes of a coalition that is not their own.

## The view in a terminal

view-seat = seat
view-question = asked
view-asked = seat asked
view-card = about card
view-number = number
view-turn = turn of seat
view-actions = actions left
view-order = turn order
view-favored = favored suit
view-players = players
view-regions = regions
view-roads = roads by border (British, Russian, Afghan)
view-market = market, top row and bottom row
view-blocks = blocks in supply (British, Russian, Afghan)
view-on-map = blocks on the map
view-dominant = dominant now
view-lead = lead needed
view-final = a check now would be the last
view-checks = checks resolved
view-lasting = in force
view-piles = piles of the deck, from the top
view-gone = discarded
view-given-up = bribes given up this turn
view-offers = requests for a lower bribe this turn
view-wakhan = Wakhan is player
view-automa = her card
view-automa-back = back of her next card
view-leaning = coalition she acts for
view-over = over
view-loyalty = loyal
view-rupees = rupees
view-points = points
view-hand-size = cards in hand
view-hand = hand
view-court = court
view-gifts = gifts (2, 4, 6)
view-prizes = prizes
view-cylinders = cylinders in supply
view-stars = stars (political, intelligence, economic, military)
view-court-limit = court limit
view-hand-limit = hand limit
view-influence = influence
view-next-points = points if a check came now
view-standing = standing answer
view-waited = is asked
view-spies = spies by player
view-holder = held by
view-used = has acted
view-region = region
view-ruler = ruled by
view-armies = armies (British, Russian, Afghan)
view-tribes = tribes by player
view-coins = rupees on it
view-marked = paid onto this turn
view-effect = effect
view-player = of player

question-loyalty = a loyalty
question-turn = an action
question-blackmail = Blackmail
question-bribe = a bribe
question-demand = a lower bribe
question-road = a border
question-spy = a card for the spy
question-reuse = a piece in play
question-tax = rupees
question-gift = a gift space
question-build = where to build
question-move = a move
question-betray = a card to betray
question-prize = a prize
question-battle = where to fight
question-in_region = a unit to remove
question-on_card = a spy to remove
question-safe_house = the Safe House
question-drop = a card that falls
question-debt = a card for the debt
question-lose = a card from hand
question-suit = a suit
question-name = a player
question-swap = a player
question-rebuke = a region
question-court = a card from court
question-hand = a card from hand
question-icons = icons
question-convert = change of loyalty
question-dial = loyalty dial
question-tuck = prize
question-enter = card played
question-begin = action
question-check = Dominance Check
question-rising = Insurrection
question-start = start of a turn
question-clean = cleanup
question-wakhan = her turn
question-wakhan_hand = cards that came to her
question-wakhan_joins = card played
question-over = nothing
