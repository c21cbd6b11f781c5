# Ark, English.
# Players, cards, kinds and sides arrive as names in this language; everything else as a number or as a word to select by.

## The game

game-ark = Ark
game-ark-about = Bring animals aboard, keep the ark level, and keep them from eating each other.

## Words on cards and boards

kind-heavy = Heavy
kind-slow = Slow
kind-shy = Shy
kind-useful = Useful
kind-provision = Provisions
kind-none = no kind

climate-hot = hot
climate-cold = cold
climate-none = any climate

food-herbivore = herbivore
food-carnivore = carnivore
food-omnivore = omnivore
food-none = no food sign

side-port = port
side-starboard = starboard

special-fox = Brings you 2 timber. Is never driven out.
special-hedgehog = May share a cabin with meat-eaters that weigh 1 or more.
special-mosquito = Drives out one animal of weight 2 in its cabin. Is never driven out.
special-bronto = Its marker on Heavy counts as one and a half.
special-turtle = May share a cabin with any meat-eater.
special-skunk = Drives out any one animal in its cabin.
special-spider = Drives out one shy animal in its cabin. Is never driven out.
special-chimpanzee = Puts a marker of one and a half on any scoring card you choose, except Provisions.
special-none = No special ability.

## Options of the table

option-start = Start player
option-start-help = Drawn by lot, or a seat that you name. With three players the first seat has an edge.
option-start-drawn = drawn by lot
option-start-seat = seat { $n }
option-omnivores_scare = Omnivores scare shy animals
option-omnivores_scare-help = The rulebook names only carnivores here, but says elsewhere that omnivores count as both. Off: shy animals do not mind omnivores.
option-end_pick_optional = Late card may be refused
option-end_pick_optional-help = A new cabin brings a face-up card, even in the end phase, where a full hand can lose a tie. On: you may leave the card there.
option-drive_optional = Driving out is optional
option-drive_optional-help = By the rulebook Mosquito, Skunk and Spider must drive somebody out if they can. On: they may also settle in peacefully.

## Phases

phase-main = Boarding
phase-pets = Choosing pets
phase-end = End phase
phase-over = Over

## What is asked

prompt-turn = Your turn: gather cards, or load one or two.
prompt-second = A second card, if you like: not slow, not provisions, not { $side } { $cabin } again.
prompt-mark = Which scoring card gets the Chimpanzee’s marker?
prompt-pick = You opened a cabin: take one of the face-up cards.
prompt-pick-optional = You opened a cabin: take one of the face-up cards, or leave them.
prompt-pet = Choose your pet. Only an animal of weight 0 to 2 without a special ability will count.
prompt-pet-laid = Your pet is laid. The others are still choosing.
prompt-end = End phase: pay 1 timber to play a card, or pass for good.
prompt-wait = Waiting for { $seat }.
prompt-over = The game is over.
prompt-place = Where does the { $card } go?
prompt-victim = Whom does the { $card } drive out?

## Actions

action-take = Take the { $card } and draw
action-load = { $card } to { $side } { $cabin }
action-drive = { $card } to { $side } { $cabin }, driving out the { $card_victim }
action-mark = Marker on { $kind }
action-pick = Take the { $card }
action-done = End turn
action-done-pick = Leave the cards
action-pet = Keep the { $card } as a pet
action-pass = Pass
action-reopen = Choose again

## The log

event-start = { $seat } is the start player.
event-deal = { $seat } is dealt a card.
event-deal-full = { $seat } is dealt the { $card }.
event-replaced =
    { $why ->
        [weight] The { $card } goes under the deck: starting cards weigh 1 or 2.
        [kind] The { $card } goes under the deck: it would be the third of its kind.
       *[other] The { $card } goes under the deck.
    }
event-lay = The { $card } starts in { $side } { $cabin }.
event-take = { $seat } takes the { $card }.
event-draw = { $seat } draws a card.
event-draw-full = { $seat } draws the { $card }.
event-rain =
    { $count ->
        [1] The first rain falls.
        [2] The second rain falls: pets are chosen at the end of this turn.
        [3] The third rain falls.
        [4] The fourth rain falls: one more and the end begins.
       *[other] The fifth rain falls.
    }
event-load = { $seat } loads the { $card } into { $side } { $cabin }.
event-newcabin = { $seat } opens a new cabin, { $side } { $cabin }, and gives 1 timber to { $seat_to }.
event-drive = { $seat } loads the { $card } into { $side } { $cabin }; it drives out the { $card_victim }.
event-heel =
    { $heel ->
        [-2] The ark leans to port by 2.
        [-1] The ark leans to port by 1.
        [1] The ark leans to starboard by 1.
        [2] The ark leans to starboard by 2.
       *[0] The ark is level.
    }
event-marker =
    { $halves ->
        [3] { $seat } sets a marker of one and a half on { $kind }.
       *[2] { $seat } sets a marker on { $kind }.
    }
event-nomarker = { $seat } has no marker left for { $kind }.
event-exchange = { $seat } exchanges two markers of one and a half on { $kind } for three plain ones.
event-timber = { $seat } gets { $amount } timber from the bank.
event-pay = { $seat } pays { $amount } timber to the bank.
event-mark = { $seat } chooses { $kind } for the Chimpanzee.
event-pick = { $seat } takes the { $card } for the new cabin.
event-nopick = { $seat } leaves the face-up cards.
event-refill = The { $card } is turned up.
event-done = { $seat } ends the turn.
event-petopen = Everybody chooses a pet.
event-petchosen = { $seat } has laid a pet.
event-petchosen-full = { $seat } lays the { $card } as a pet.
event-petreopened = { $seat } takes the pet back to choose again.
event-petnone = { $seat } has no card and so no pet.
event-pass =
    { $auto ->
        [1] { $seat } has no timber and passes.
       *[0] { $seat } passes.
    }
event-endphase = The end phase begins: a card costs 1 timber, and whoever passes is out.
event-pet =
    { $why ->
        [provision] { $seat } shows the { $card }: provisions are no pet.
        [weight] { $seat } shows the { $card }: too heavy for a pet.
        [special] { $seat } shows the { $card }: special animals are no pets.
        [nokind] { $seat } shows the { $card }: a fine pet, but it has no kind to score.
        [none] { $seat } has no pet.
       *[counts] { $seat } shows the { $card }: a marker on { $kind }.
    }
event-over = The ark sets sail: the game is over.

## Refusals: a sentence, and a word or two for the board

refuse-one-action = You are loading this turn, so you cannot gather as well.
refuse-one-action-short = One or the other
refuse-no-pass = Passing is for the end phase. Until then, gather or load a card.
refuse-no-pass-short = No passing yet
refuse-nothing-done = Gather, or load a card, before you end the turn.
refuse-nothing-done-short = Nothing done yet
refuse-second-slow = The { $card } is slow, and the second card may not be.
refuse-second-slow-short = Too slow
refuse-second-provision = The { $card } is a provision, and the second card may not be one.
refuse-second-provision-short = Provisions
refuse-same-cabin = Your first card went into { $side } { $cabin }; the second needs another cabin.
refuse-same-cabin-short = Same cabin
refuse-full = There are three cards in { $side } { $cabin } already.
refuse-full-short = Full
refuse-too-hot = The { $card } belongs in the cold, and there are hot cards in { $side } { $cabin }.
refuse-too-hot-short = Too hot
refuse-too-cold = The { $card } belongs in the heat, and there are cold cards in { $side } { $cabin }.
refuse-too-cold-short = Too cold
refuse-heel = With the { $card } there, { $side_heavier } would be heavier by { $n }, and 2 is the most.
refuse-heel-short = Off balance
refuse-eats-provisions = The { $card } eats plants and would be at the provisions in { $side } { $cabin }.
refuse-eats-provisions-short = Eats provisions
refuse-provisions-eaten = The { $card_animal } in { $side } { $cabin } eats plants and would be at the { $card }.
refuse-provisions-eaten-short = Would be eaten
refuse-two-meat-eaters = The { $card } and the { $card_animal } in { $side } { $cabin } both eat meat; two meat-eaters never share.
refuse-two-meat-eaters-short = Two meat-eaters
refuse-not-lightest = The { $card } eats meat and has to be lighter than everyone else; the { $card_animal } in { $side } { $cabin } is no heavier.
refuse-not-lightest-short = Not the lightest
refuse-prey = The { $card_animal } in { $side } { $cabin } eats meat, and the { $card } is not heavier than it.
refuse-prey-short = Would be eaten
refuse-shy = The { $card } is shy, and the { $card_animal } in { $side } { $cabin } eats meat.
refuse-shy-short = Too shy
refuse-shy-next = The { $card } is shy, and next door in { $side } { $cabin } lives the { $card_animal }, which eats meat.
refuse-shy-next-short = Too shy
refuse-no-timber = A new cabin costs 1 timber, and you have none.
refuse-no-timber-short = No timber
refuse-gap = The next cabin on that side is { $side } { $next }; none may be left out.
refuse-gap-short = Not next
refuse-pick-first = You opened a cabin: take a face-up card first.
refuse-pick-first-short = Take a card
refuse-end-gather = There is no gathering in the end phase.
refuse-end-gather-short = End phase
refuse-end-timber = A card costs 1 timber in the end phase, and you have none.
refuse-end-timber-short = No timber
refuse-end-cabin = In the end phase a new cabin takes 2 timber, 1 for the bank and 1 for your neighbour; you have { $n }.
refuse-end-cabin-short = Costs 2 timber
refuse-end-slow = The { $card } is slow, and no slow card may be played in the end phase.
refuse-end-slow-short = Too slow
refuse-end-provision = The { $card } is a provision, and none may be played in the end phase.
refuse-end-provision-short = Provisions
refuse-victim-never = The { $card_victim } is never driven out.
refuse-victim-never-short = Stays put
refuse-victim-weight = The { $card } drives out animals of weight 2 only; the { $card_victim } weighs { $n }.
refuse-victim-weight-short = Not weight 2
refuse-victim-provision = The { $card } drives out animals; the { $card_victim } is a provision.
refuse-victim-provision-short = No animal
refuse-victim-not-shy = The { $card } drives out shy animals only, and the { $card_victim } is not shy.
refuse-victim-not-shy-short = Not shy
refuse-mark-provision = The Chimpanzee’s marker may not go on Provisions.
refuse-mark-provision-short = Not there
refuse-mark-first = First choose the scoring card for the Chimpanzee’s marker.
refuse-mark-first-short = Marker first
refuse-must-drive = In { $side } { $cabin } the { $card } has to drive somebody out.
refuse-must-drive-short = Must drive out
refuse-cannot-drive = In { $side } { $cabin } the { $card } would have to drive somebody out, and it would not fit whoever left.
refuse-cannot-drive-short = Nobody can go

## The score

score-heavy = Heavy
score-slow = Slow
score-shy = Shy
score-useful = Useful
score-provision = Provisions
score-timber = Timber
score-total = Total

score-why-none = Nobody has a marker here.
score-why-alone = { $seat } is the only one here: 10.
score-why-ranks =
    { $others ->
        [0] Most: 10. Second: 6.
        [one] Most: 10. Second: 6. Third: 2.
       *[other] Most: 10. Second: 6. The other { $others } get 2 each.
    }
score-why-first-tied =
    { $count ->
        [2] Two tied for most share 10 + 6: { $each } each.
        [3] Three tied for most share 10 + 6 + 2: { $each } each.
        [4] Four tied for most share 10 + 6 + 2 + 2: { $each } each.
       *[5] All five tied share 10 + 6 + 2 + 2 + 2: { $each } each.
    }{ $others ->
        [0] { "" }
        [one] { " " }So nobody is second; the other player gets 2.
       *[other] { " " }So nobody is second; the other { $others } get 2 each.
    }
score-why-second-tied =
    { $seat } has most: 10. { $count ->
        [2] Two tied for second share 6 + 2: { $each } each.
        [3] Three tied for second share 6 + 2 + 2: { $each } each.
       *[4] Four tied for second share 6 + 2 + 2 + 2: { $each } each.
    }{ $others ->
        [0] { "" }
        [one] { " " }The other player gets 2.
       *[other] { " " }The other { $others } get 2 each.
    }
score-why-half = { $seat } counts { $markers }: one marker here is worth one and a half.
score-why-rounded = Fractions are rounded up.
score-why-timber = 1 point for each timber left in hand.

tie-none = No tie: hands were not compared.
tie-hand-animals = Equal points: { $seat } is ahead with fewer animals left in hand.
tie-shared = Equal points and equally many animals in hand: the victory is shared.

## Panels and signs of the board

panel-ark = The ark
panel-offer = Face up
panel-scoring = Scoring
panel-hand = Your hand
panel-pets = Pets

heel-port = Port heavier by { $n }
heel-starboard = Starboard heavier by { $n }
heel-level = Level
new-cabin = new cabin { $cabin }
new-cabin-cost = 1 timber to
cabin = { $side } { $cabin }
cabin-shy = nobody near scares shy animals
in-deck =
    { $n ->
        [one] { $n } card of this kind in the deck
       *[other] { $n } cards of this kind in the deck
    }
deck =
    { $n ->
        [one] Deck: { $n } card
       *[other] Deck: { $n } cards
    }
hand-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
weight = weight { $n }
markers = { $n } on { $kind }
markers-left =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
timber = { $n } timber
bank = Bank: { $n } timber
rain-seen = Rain seen
rain-count = { $n } of { $all }
rain-pets = 2nd: pets
pets-chosen = pets chosen
rain-ends = 5th: the end
driven-out = Driven out
if-placed = If placed
if-scored = If scored now

hint-heel =
    { $heel ->
        [-2] port heavier by 2
        [-1] port heavier by 1
        [1] starboard heavier by 1
        [2] starboard heavier by 2
       *[0] level
    }
hint-marker =
    { $kind } { $from } → { $to }: { $standing ->
        [alone] alone in the lead
        [tied] level in the lead
        [second] second
       *[behind] third or lower
    }, { $before } → { $after } points
hint-points = { $from } → { $to } points in all
hint-timber = timber { $from } → { $to }
hint-pick = then take a face-up card
hint-choose = and a marker on a scoring card of your choice
hint-pet = at the end a marker on { $kind }
hint-pet-not = would not count as a pet

pet-counts = +1 { $kind }
pet-provision = provisions
pet-weight = too heavy
pet-special = special
pet-nokind = no kind
results-panel-pets = Pets shown

## A position that could not arise in play

warning-heel = The heel marker is off the bow.
warning-cards = There are more of some card than the deck has.
warning-cabin = A cabin holds cards that could not have come together.
warning-timber = There is more or less timber than the box has.
warning-markers = Somebody has markers that could not have been set.
warning-offer = Fewer than three cards lie face up at the beginning of a turn.
warning-stock = It has rained, and there are still cards above the first rain.
warning-pets = Somebody has a pet before the second rain.
warning-weights = The heel marker does not stand where the weights aboard would put it.
warning-rain = Rain, phase and pets do not go together.
warning-turn = It is the turn of somebody who has passed or has no timber.

## Beside the players' names

stat-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
stat-timber = { $n } timber
stat-markers = { $n ->
    [one] { $n } marker left
   *[other] { $n } markers left
}
stat-rain = Rain: { $n } of { $most } seen

## The view in a terminal

view-seat = seat
view-phase = phase
view-question = asked
view-turn = turn of seat
view-starts = start seat
view-side = side of the first card
view-cabin = cabin of the first card
view-optional = may be left
view-players = players
view-port = port, from the bow
view-starboard = starboard, from the bow
view-heel = heel (starboard less port)
view-offer = face up
view-stock = deck
view-upper = cards above the first rain
view-rain = rain seen
view-pets-chosen = pets chosen
view-bank = timber in the bank
view-gone = driven out
view-deck-kinds = cards of each kind (heavy, slow, shy, useful, provisions)
view-omnivores-scare = omnivores scare shy animals
view-hand-size = cards in hand
view-hand = hand
view-sure = known in hand
view-known = known in hand or pet
view-has-pet = has a pet
view-pet = pet
view-timber = timber
view-plain = markers
view-halves = of one and a half
view-left = markers left
view-points = points if scored now
view-total = total
view-passed = has passed
view-waited = is asked

question-turn = gather or load
question-second = a second card
question-mark = a scoring card
question-pick = a face-up card
question-pets = pets
question-end = play or pass
question-none = nothing
