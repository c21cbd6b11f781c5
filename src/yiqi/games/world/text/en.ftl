# History of the World, English.
# Players, lands, waters, areas, empires, events and epochs arrive as names in this language; $land_key and the like are what came.

## The game

game-world = History of the World
seat-side = { $name }’s second colour
seat-side-brief = { $name } II
game-world-about = Seven epochs, forty-nine empires: draw one, lead it out, and see what the next epoch leaves of it.

## Words

empire-rebels = rebels
empire-crusaders = crusaders
empire-migrants = migrants
empire-none = nobody
land-none = nowhere
water-none = no water
card-none = no event

result-won = won
result-lost = lost
result-tied = both fell
result-fort = the fort fell
result-fort_lost = the fort and the attacker fell
result-treachery = betrayed

defence-open = open ground
defence-terrain = difficult terrain
defence-strait = a strait
defence-sea = a coast
defence-surprise = surprised
defence-treachery = betrayed
defence-uprising = an uprising

means-army = an army
means-coin = a coin
means-event = an event

## Options

option-passing = Passing an empire
option-passing-help = The book gives a card that is not kept to the next who draws; many tables let the drawer choose.
option-passing-next = to the next who draws
option-passing-any = to anybody without one
option-draft = Drawn empires
option-draft-help = Closed: who drew or was given a card knows it, the others when it is played.
option-draft-closed = closed
option-draft-open = open
option-deal = Greater events
option-deal-help = Each has three. Tournaments give everybody exactly one Minor Empire among them.
option-deal-plain = at random
option-deal-one_minor = one Minor Empire each
option-civil_service = Civil Service
option-civil_service-help = The book speaks of coins and does not say which events give them; the likeliest is this one.
option-civil_service-armies = gives armies
option-civil_service-coins = gives coins
option-leader_minor = Leader with Minor Empire
option-leader_minor-help = Whether both may be used in one turn. The book does not forbid it.
option-leader_minor-allowed = allowed
option-leader_minor-barred = barred
option-leader_dies = Leaders die
option-leader_dies-help = A leader is lost when his three dice come up equal, as in the older edition.
option-leader_dies-no = no
option-leader_dies-yes = on three equal dice
option-taking = Capitals and cities suffer
option-taking-help = When an army fights for the land and gets it; or also when another colour enters it empty.
option-taking-invading = when invaded
option-taking-any = when any other colour enters
option-marauders = Marauders
option-marauders-help = An empire without a capital gets a point for each enemy capital or city that it ruins.
option-marauders-no = no
option-marauders-yes = yes
option-markers = Pre-eminence markers
option-markers-help = The leader after each epoch draws a hidden marker of 3 to 6 points. The book advises against them.
option-markers-no = no
option-markers-yes = yes
option-colours = Colours
option-colours-help = For three players: two colours each, every one of them with a hand, an empire and a turn of its own. The points of both count together.
option-colours-one = one each
option-colours-two = two each (three players)
option-start_epoch = Start epoch
option-start_epoch-help = Bots play the epochs before it, from the seed of the table; then people take over.
option-start_epoch-e1 = I, the beginning
option-start_epoch-e2 = II
option-start_epoch-e3 = III
option-start_epoch-e4 = IV
option-start_epoch-e5 = V
option-start_epoch-e6 = VI
option-start_epoch-e7 = VII
option-early_scores = Points of earlier epochs
option-early_scores-help = What bots scored before people began: kept, or set to nothing for all.
option-early_scores-kept = kept
option-early_scores-zeroed = set to nothing

## Phases and questions

phase-draft = Drawing empires
phase-turn = Turn
phase-over = Over

question-draft = draw an empire
question-events = name events
question-disaster = a disaster
question-plague = an illness
question-plague_areas = an illness in two areas
question-barbarians = barbarians
question-raid = barbarians go on
question-uprising = an uprising
question-crusade = a crusade
question-migrants = migrants
question-astronomy = one more fleet
question-reallocation = coins for fleets
question-half = which homeland first
question-expand = expand
question-monument = build a monument
question-over = the match is over

prompt-draft =
    { $colour ->
        [0] You drew
        [1] Your first colour drew
       *[other] Your second colour drew
    } { $empire }, strength { $n }, number { $order } in the order of play: keep it, or pass it?
prompt-draft-unseen =
    { $colour ->
        [0] You are bound to your empire. Who gets the card you draw, unseen?
        [1] Your first colour is bound to its empire. Who gets the card it draws, unseen?
       *[other] Your second colour is bound to its empire. Who gets the card it draws, unseen?
    }
prompt-events = { $empire } comes: name up to two events, then begin.
prompt-disaster = { $card }: which land with a monument?
prompt-plague = { $card }: which land?
prompt-plague_areas =
    { $area_key ->
        [none] { $card }: which area first?
       *[other] { $card }: which area beside { $area }?
    }
prompt-barbarians = Barbarians: out of which barren land?
prompt-raid = Barbarians in { $land }: which land do they attack?
prompt-uprising = { $card }: in which enemy land do they rise?
prompt-crusade =
    { $n ->
        [one] Crusade: the last army. Where does it land?
       *[other] Crusade: { $n } armies. Where does the next one land?
    }
prompt-migrants = { $card }: which vacant land do they settle?
prompt-astronomy = Astronomy: where does one more fleet go?
prompt-reallocation = Reallocation: which fleets become coins?
prompt-half = Two homelands: which one’s armies go first?
prompt-expand =
    { $n ->
        [0] No armies in hand.
        [one] One army in hand.
       *[other] { $n } armies in hand.
    }{ $allies ->
        [0] {""}
       *[other] {" "}Allies for vacant lands: { $allies }.
    }{ $coins ->
        [0] {""}
       *[other] {" "}Coins: { $coins }.
    }{ $n ->
        [0] {" "}End the expansion, or use what is left.
       *[other] {" "}Click a land to go there, one of your empire’s own to build a fort.
    }
prompt-monument =
    { $n ->
        [one] One monument to build: where?
       *[other] { $n } monuments to build: where does the next one go?
    }
prompt-attack = Attack { $land }?

## Actions

action-keep = Keep it
action-give = Pass it to { $seat }
action-event = { $card }
action-begin = Begin the turn
action-hit = Strike { $land }
action-area = { $area }
action-from = Out of { $land }
action-raid = Attack { $land }
action-rise = Rise in { $land }
action-crusade = Land in { $land }
action-settle = Settle { $land }
action-stop = No more
action-fleet = A fleet in the { $water }
action-coin = Coin for the fleet: { $water }
action-half = { $land } first
action-army = Army to { $land }
action-fort = Fort in { $land }
action-restore = Bring back an army for a coin
action-treachery = Treachery: { $land }
action-surprise = Surprise Attack: { $land }
action-end = End the expansion
action-monument = Monument in { $land }

## Log

event-dealt = { $seat } draws three greater and seven lesser events.
event-dealt-full = { $seat } draws events: { $card }.
event-epoch = { $epoch } begins.
event-rolled = { $seat } rolls { $dice }: { $n }.
event-order = Empires are drawn in this order: { $seat }.
event-draws = { $seat } draws an empire.
event-draws-full = { $seat } draws { $empire }.
event-kept = { $seat } keeps the empire.
event-kept-full = { $seat } keeps { $empire }.
event-gave = { $seat } passes an empire to { $seat_to }.
event-gave-full = { $seat } passes { $empire } to { $seat_to }.
event-turn = { $seat } leads { $empire }.
event-event = { $seat } uses { $card }.
event-nothing = { $card } finds nothing to act on.
event-minor = { $seat } leads { $empire } first, a minor empire.
event-kingdom = A kingdom of { $seat } rises in { $land }: { $empire }, with city and fort.
event-disaster = Disaster in { $land }: the monument is lost.
event-sick =
    { $dies ->
        [0] Illness in { $land }: { $dice }. The army of { $seat } lives.
       *[other] Illness in { $land }: { $dice }. The army of { $seat } dies.
    }
event-barbarians = Barbarians come out of { $land }.
event-rises = { $card }: { $seat } rises in { $land }.
event-settled = An army of { $seat } stands in { $land } ({ $empire }).
event-cleared =
    { $seat_other_key ->
        [-1] { $land } is cleared.
       *[other] { $land } is cleared: { $seat_other } leaves it.
    }
event-muster =
    { $n ->
        [one] One army for { $empire }, in { $land }.
       *[other] { $n } armies for { $empire }; the first stands in { $land }.
    }
event-occupied = { $seat } goes into { $land }.
event-replaced = { $seat } replaces an older army of the same colour in { $land }.
event-battle =
    { $seat_key ->
        [-1] Barbarians attack
       *[other] { $seat } attacks
    } { $land } ({ $seat_other }){ $land_from_key ->
        [none] {""}
       *[other] {" "}from { $land_from }
    }{ $water_key ->
        [none] {""}
       *[other] {" "}over the { $water }
    }{ $result_key ->
        [treachery] {""}
       *[other] , { $defence }: { $dice }{ $bonus ->
            [0] {""}
           *[other] {" "}(+{ $bonus })
        } against { $dice_other }{ $bonus_other ->
            [0] {""}
           *[other] {" "}(+{ $bonus_other })
        }, { $win }% to win
    }. { $result_key ->
        [won] The land is taken.
        [lost] The attacker falls.
        [tied] Both fall.
        [fort] The fort falls; it goes on.
        [fort_lost] The fort and the attacker fall.
       *[other] The gates are opened.
    }
event-leader_dies = Three equal dice: the leader of { $seat } dies.
event-reduced = The capital in { $land } becomes a city.
event-destroyed = The city in { $land } is destroyed.
event-raid = Plunder in { $land }: a point for { $seat }.
event-surprise = { $seat } surprises { $land }.
event-fort = { $seat } builds a fort in { $land } ({ $means }).
event-restore = { $seat } brings back an army for a coin.
event-left_over =
    { $coins ->
        [0] { $seat } ends with armies in hand, which are lost: { $n }.
       *[other] { $seat } ends with armies ({ $n }) and coins ({ $coins }) in hand, which are lost.
    }
event-fleet = { $seat } has one more fleet, in the { $water }.
event-coin = { $seat } turns the fleet in the { $water } into a coin.
event-monument = { $seat } builds a monument in { $land }.
event-scored =
    { $raids ->
        [0] { $seat } scores { $n } for { $empire }: areas { $areas }, buildings { $built }. Total { $total }.
       *[other] { $seat } scores { $n } for { $empire }: areas { $areas }, buildings { $built }, plunder { $raids }. Total { $total }.
    }
event-marker = { $seat } leads and draws a marker that nobody sees.
event-opened = { $seat } opens markers: { $marker }. That is { $n } more.
event-zeroed = From here on people play: all points are set to nothing.
event-over = The match is over: { $seat } with { $n } points.

## Refusals

refuse-draft-bound = You were given an empire: it is yours, and the card you draw goes on.
refuse-draft-bound-short = Bound
refuse-draft-next = The card goes to the next who draws, { $seat }.
refuse-draft-next-short = Not next
refuse-draft-held = { $seat } has an empire already.
refuse-draft-held-short = Has one already
refuse-events-two = No more than two events a turn.
refuse-events-two-short = Two already
refuse-event-epoch = { $card } is for other epochs.
refuse-event-epoch-short = Other epoch
refuse-event-name = Two events of the same name are not used in one turn.
refuse-event-name-short = Same name
refuse-event-capital = { $card } needs an empire with a capital.
refuse-event-capital-short = No capital
refuse-event-fleets = { $card } needs an empire with fleets.
refuse-event-fleets-short = No fleets
refuse-event-water = No water beside your start land or fleets can take one more fleet.
refuse-event-water-short = No water
refuse-event-target = { $card } would find nothing to act on.
refuse-event-target-short = Nothing to act on
refuse-event-leader = A Leader and a Minor Empire do not go together at this table.
refuse-event-leader-short = Not together
refuse-event-late = The turn has begun: events are named before it.
refuse-event-late-short = Turn has begun
refuse-areas-apart = The two areas have to touch, and { $area } does not touch { $area_other }.
refuse-areas-apart-short = Not beside it
refuse-other-empire = The civil war goes on in lands of one empire: { $empire }.
refuse-other-empire-short = Other empire
refuse-risen = They rose in { $land } already: the next rise in another land.
refuse-risen-short = Rose there
refuse-fleet-far = The { $water } touches neither a fleet of yours nor your start land.
refuse-fleet-far-short = Too far
refuse-no-armies = No army is left in hand.
refuse-no-armies-short = No army
refuse-not-adjacent = No land of your empire is next to { $land }, by land, strait or fleet.
refuse-not-adjacent-short = Not adjacent
refuse-one-army = Your empire already has its one army in { $land }.
refuse-one-army-short = One army a land
refuse-barren = { $land } is barren: no army goes there.
refuse-barren-short = Barren
refuse-allies-vacant = Only allies are left, and they go into vacant lands.
refuse-allies-vacant-short = Not vacant
refuse-fort-means = Neither an army nor a coin is left for a fort.
refuse-fort-means-short = Nothing to build with
refuse-fort-active = Forts are built in lands that your main empire holds, not in { $land }.
refuse-fort-active-short = Not this empire’s
refuse-fort-one = { $land } has a fort already: one to a land.
refuse-fort-one-short = Has a fort
refuse-restore-none = No army lost in the expansion is left to be brought back.
refuse-restore-none-short = Nothing lost
refuse-restore-coin = No coin is left to bring an army back with.
refuse-restore-coin-short = No coin
refuse-monument-active = Monuments are built in lands that your main empire holds, not in { $land }.
refuse-monument-active-short = Not this empire’s
refuse-monument-one = { $land } has a monument already: one to a land.
refuse-monument-one-short = Has a monument
refuse-monument-capital = A monument goes into your capital first, while that has none.
refuse-monument-capital-short = Capital first
refuse-monument-city = Cities that you hold come before other lands with a resource.
refuse-monument-city-short = Cities first
refuse-monument-resource = { $land } is no site: it needs a city or a resource.
refuse-monument-resource-short = No site

## Hints

hint-defence =
    { $defence_key ->
        [sea] over the { $water }: { $dice_other } dice against you
       *[other] { $defence }, from { $land_from }: { $dice_other ->
            [one] one die
           *[other] { $dice_other } dice
        } against you
    }{ $bonus_other ->
        [0] {""}
       *[other] , +{ $bonus_other } by the fort
    }; you roll { $dice }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus }
    }
hint-odds = you win { $win }%, both fall { $both }%, you lose { $lose }%
hint-vacant = vacant: no battle
hint-replace = your own older army there is replaced
hint-capital = the capital becomes a city
hint-city = the city is destroyed
hint-points =
    { $n ->
        [0] no more points as the board stands
        [one] one point more
       *[other] { $n } points more
    }
hint-fort = one more on the defender’s die, and a second round; paid with { $means }

## Scores

score-epoch-1 = Epoch I
score-epoch-2 = Epoch II
score-epoch-3 = Epoch III
score-epoch-4 = Epoch IV
score-epoch-5 = Epoch V
score-epoch-6 = Epoch VI
score-epoch-7 = Epoch VII
score-before = Before this match
score-markers = Markers
score-turn = { $seat }, { $empire }: areas { $areas }, buildings { $built }.
tie-strength = Equal points: the smaller sum of strengths decides, { $n }.
tie-markers = Equal points and strengths: the markers decide, { $n }.
tie-last = Equal so far: the weaker last empire decides, { $n }.
tie-shared = Equal in everything: the victory is shared.

stat-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
stat-lands =
    { $n ->
        [one] one land
       *[other] { $n } lands
    }
stat-events =
    { $n ->
        [one] one event left
       *[other] { $n } events left
    }
stat-epoch = epoch { $n } of { $most }
stat-turns = turns taken: { $n } of { $most }

warning-built = A capital and a city in one land, or a building on barren land, cannot arise.
warning-monuments = There are more monuments than pieces.
warning-forts = A fort stands in a land without an army.
warning-hands = A hand holds more than ten events.

## The report on a match

report-held = Who held what
report-flows = Where armies came from
report-lives = Rise and fall
report-attacks = How attacks ended
report-dice = How the dice fell
report-steppe = Why do the peoples of the steppe keep pressing south?
report-overseas = Why do some peoples keep going overseas?
report-forts = Why hold this land, why fortify that one?
report-turns = Turn by turn
report-record = The record, with notes
report-sheet-held = Lands held after each epoch
report-sheet-flows = Armies from area to area
report-sheet-lives = Empires
report-sheet-ways = Attacks by direction
report-sheet-defences = Attacks by what the defender had
report-sheet-dice = Dice of each player
report-sheet-homes = Where the empires of each area went
report-sheet-worth = What areas are worth
report-sheet-zeal = Empires that went overseas
report-sheet-forts = Forts that were built
report-sheet-turns = Turns
report-sheet-stands = Areas that scored
report-sheet-moves = Every army that went somewhere
report-picture-held = Lands of each player in each area after each epoch
report-picture-flows = Armies between areas, and in each the armies that stayed there; on broken lines most went over the sea
report-picture-lives = Lands of each empire after each epoch
report-picture-ways = Attacks by direction
report-picture-defences = Attacks by what the defender had
report-column-number = turn
report-column-turn = turn
report-column-seq = record
report-column-epoch = epoch
report-column-seat = player
report-column-by = played by
report-column-empire = empire
report-column-armies = armies
report-column-entered = entered without battle
report-column-won = won
report-column-tied = both fell
report-column-lost = lost
report-column-forts = forts
report-column-monuments = monuments
report-column-lands = lands
report-column-areas = points for areas
report-column-built = points for buildings
report-column-raids = points for plunder
report-column-points = points
report-column-total = total
report-column-area = area
report-column-area_to = to
report-column-most = most of another
report-column-how = standing
report-column-value = value
report-column-sea = over the sea
report-column-attacks = attacks
report-column-rate = won, %
report-column-way = direction
report-column-defence = against
report-column-north = north
report-column-east = east
report-column-south = south
report-column-west = west
report-column-share_south = to the south, %
report-column-fell = fell in epoch
report-column-attacked = attacked
report-column-lost_to = attacks that won
report-column-land = land
report-column-means = paid with
report-column-kept = beaten off
report-column-kind = how
report-column-origin = from
report-column-seat_other = whose land
report-column-empire_other = whose empire
report-column-dice = dice
report-column-bonus = added
report-column-dice_other = dice against
report-column-bonus_other = added against
report-column-result = result
report-column-fate = later
report-column-until = in epoch
report-column-epoch-1 = I
report-column-epoch-2 = II
report-column-epoch-3 = III
report-column-epoch-4 = IV
report-column-epoch-5 = V
report-column-epoch-6 = VI
report-column-epoch-7 = VII
report-column-side = as
report-column-thrown = thrown
report-column-face-1 = 1
report-column-face-2 = 2
report-column-face-3 = 3
report-column-face-4 = 4
report-column-face-5 = 5
report-column-face-6 = 6
report-column-average = mean
side-attack = attacker
side-defence = defender
way-north = to the north
way-east = to the east
way-south = to the south
way-west = to the west
way-sea = over the sea
way-within = from within
way-barbarians = barbarians
way-none = none
fate-stands = stands to the end
fate-taken = beaten
fate-fell = fell with its attacker
fate-cleared = cleared for a new empire
fate-died = died of an illness
fate-kingdom = gave way to a kingdom
fate-relieved = relieved by its own
fate-barbarians = beaten by barbarians
going-occupied = went in
going-replaced = relieved its own
going-battle = attacked
by-person = a person
by-bot = a bot
by-clock = the clock
standing-1 = presence
standing-2 = dominance
standing-3 = control
report-say-held = After epoch { $epoch_key } most lands, { $n }{ $sharing ->
        [one] {""}
       *[other] {" "}each
    }, are held by { $seat }.
report-say-flows = Armies on the march: { $all }; those that left the area they came from: { $n }, or { $share }%.
report-say-flows-most = Most went from { $area } to { $area_to }: { $n }.{ $others ->
        [0] {""}
        [one] {" "}One other way out was as busy.
       *[other] {" "}{ $others } other ways out were as busy.
    }
report-say-lives = The largest empire was { $empire } of { $seat }. Lands at the end of its best epoch: { $n }.{ $others ->
        [0] {""}
        [one] {" "}One other was as large.
       *[other] {" "}{ $others } others were as large.
    }
report-say-lives-long = { $empire } of { $seat } stood longest: it held land at the end of { $n ->
        [one] one epoch
       *[other] { $n } epochs
    }.{ $others ->
        [0] {""}
        [one] {" "}One other stood as long.
       *[other] {" "}{ $others } others stood as long.
    } Empires of late epochs had fewer to stand through.
report-ask-lives = To discuss: what did the empires that lasted have that the others lacked? Was it strength, a place apart, forts, or that nobody wanted what they had?
report-say-attacks = Attacks of players: { $n }; won: { $won } ({ $rate }%), both fell: { $tied }, failed: { $lost }.
report-ask-attacks = To discuss: which directions and which defences were hardest, and does the number rest on enough attacks to say so? Which mountains, straits and coasts of the map have kept invaders out in history?
report-say-dice = Dice thrown in battle: { $n }. Their mean is { $average }, of attackers { $average_attack }, of defenders { $average_defence }; many fair dice come near 3.50.
report-say-steppe = The peoples of { $area } ({ $empire }) sent { $n ->
        [one] one army
       *[other] { $n } armies
    } out: { $north } to the north, { $east } to the east, { $south } to the south, { $west } to the west, { $sea } over the sea. { $share }% went south; of all other empires’ armies { $share_other }% did.
report-say-steppe-worth = In the epochs of these peoples { $area } was worth { $n } at most, the richest area of the map { $most }.
report-say-steppe-fared = Attacks they won to the south: { $won } of { $n }; in other directions: { $won_other } of { $n_other }.
report-say-steppe-none = No empire that began in { $area } marched in this match.
report-ask-steppe = To discuss: did they go south more than others in this match? What lies to the south that the steppe lacks? What stands in the way there, and what to the north? Why did the players go where they went, and why did those who lived there?
report-say-overseas = Armies that crossed the sea: { $n } of { $all }, or { $share }%. Attacks won over the sea: { $won } of { $fought }; by land: { $won_other } of { $n_other }.
report-say-overseas-most = Most went with { $empire } of { $seat }: { $n } of its { $armies }.{ $others ->
        [0] {""}
        [one] {" "}One other empire sent as many.
       *[other] {" "}{ $others } other empires sent as many.
    }
report-say-overseas-none = No army crossed the sea in this match.
report-ask-overseas = To discuss: by the rules three dice defend a coast against ships. Why did these empires go all the same? What lay behind them on land, and who had the ships?
report-say-forts = Forts built: { $n }; attacked: { $attacked }; rounds of battle against them: { $rounds }; beaten off: { $kept }.
report-ask-forts = To discuss: a fort that is paid with an army costs one that could have taken a land. Where was it worth that? What did its owner want to keep: a capital, an area of his own, a pass?
report-say-record = Under each turn stands what it was worth and why; beside each army what became of it. What did its leader want there, and was it a good plan?
report-turn = Turn { $number }, epoch { $epoch_key }: { $seat } leads { $empire }, armies: { $armies }. { $points ->
        [one] One point
       *[other] { $points } points
    } (areas { $areas }, buildings { $built }, plunder { $raids }), total { $total }. Lands: { $lands }.
report-stand = { $area }: { $standing }, { $how_key } × { $value } = { $points }; lands: { $lands }, the most of another: { $most }.
report-fort = Fort in { $land } ({ $means }): rounds of attack later { $attacks }, beaten off { $kept }.
report-life = { $empire } of { $seat }: { $n ->
        [one] one land
       *[other] { $n } lands
    } at most
report-flow = { $area } to { $area_to }: { $n ->
        [one] one army
       *[other] { $n } armies
    }, { $sea } of them over the sea
report-stayed = { $area }: { $n ->
        [one] one army
       *[other] { $n } armies
    } went from land to land within it
report-bar = { $won } of { $n } won

## The parts of a view

view-seat = seat
view-seat-other = other seat
view-side = your colour
view-question = question
view-epoch = epoch
view-turn-seat = whose turn
view-empire = empire
view-offered = card offered
view-order = order of drawing
view-players = players
view-lands = lands
view-areas = areas
view-area = area
view-land = land
view-land-from = from
view-water = water
view-fleets = fleets
view-routes = waters sailed
view-pool = armies in hand
view-allies = allies
view-coins = coins
view-free-forts = free forts
view-lost = armies lost
view-monuments-left = monuments left
view-dice = dice
view-dice-other = other’s dice
view-bonus = added
view-bonus-other = added by the other
view-hand = your events
view-hand-other = events of your other colour
view-named = events in use
view-targets = attacks within reach
view-defence = defence
view-win = taken, %
view-both = both fall, %
view-lose = lost, %
view-battles = battles
view-turns = turns scored
view-capital = capital
view-city = city
view-fort = fort
view-monument = monument
view-active = active
view-near = within reach
view-value = value
view-points = points
view-result = result
view-buildings = buildings
view-raids = plunder
view-worth = worth now
view-has-empire = has an empire
view-played = has played
view-greater = greater events
view-lesser = lesser events
view-markers = markers
view-strength = strength so far
view-waited = waited for

## The board

panel-map = Map
panel-empire = Empire
panel-attack = Attack preview
panel-battles = Battles
panel-areas = Areas
panel-hand = Your events
board-key = Key
board-key-capital = Capital 2
board-key-city = City 1
board-key-monument = Monument 1
board-key-resource = Resource
board-key-fort = Fort +1
board-key-terrain = two dice defend
board-key-wall = Great Wall, too
board-key-strait = Strait
board-key-cross = all four touch
board-fleet = { $water }: a fleet of { $seat }
board-water = { $water }
board-barren = barren
board-army = army of { $seat }: { $empire }
board-vacant = vacant
board-has-fort = fort
board-has-capital = capital
board-has-city = city
board-has-monument = monument
board-has-resource = resource
board-roll = Roll the dice
board-roll-short = Roll: win { $n }%
board-odds-note = chance to win
board-win = win { $n }%
board-both = both fall { $n }%
board-lose = you fall { $n }%
board-whose = { $seat }: { $empire }
board-by-sea = over the { $water }: a coast
board-sign-forest = forest
board-sign-mountain = mountains
board-sign-great_wall = Great Wall
board-fort-plus = fort +{ $n }
board-no-fort = no fort
board-no-battle = No battle yet in this turn.
board-no-empire = No empire is known yet.
board-epoch-of = Epoch { $n } of { $most }
board-years-1 = 3000–1400 BC
board-years-2 = 1400–450 BC
board-years-3 = 450 BC–300
board-years-4 = 300–750
board-years-5 = 750–1300
board-years-6 = 1300–1550
board-years-7 = 1550–1914
board-about = { $name }: about it
board-number = No. { $n }
board-minor = minor empire
board-no-capital = no capital
board-pool = Armies { $n } of { $most }
board-strength = Strength { $n }
board-allies = allies { $n }
board-coins = coins { $n }
board-free-forts = forts { $n }
board-unknown = unknown
board-done = done
board-acts = acts now
board-waits = still to come
board-place = { $seat }: { $empire }
board-points =
    { $n ->
        [one] one point
       *[other] { $n } points
    }
board-lands =
    { $n ->
        [one] one land
       *[other] { $n } lands
    }
board-events = events left: { $n } greater, { $most } lesser
board-seat = { $seat }
board-areas-note = lands, points now
board-area = { $area }: value { $n }, { $most } lands
board-share = { $seat }: { $n } { $n ->
        [one] land
       *[other] lands
    }, { $rank ->
        [control] control
        [dominance] dominance
        [presence] presence
       *[other] no points
    }, +{ $points }
board-worthless = 0 points: { $names }
board-no-events = No events are left.
board-used = in use: { $n } of 2
board-sheet = { $seat } ({ $n })
board-total = both colours: { $n }
board-hand-note = two a turn at most
board-in-use = in use
board-greater = greater event
board-lesser = lesser event
board-card-epochs = epochs { $names }
board-effect-minor = { $empire } first, then your empire.
board-effect-kingdom = City, fort and army there.
board-effect-dice-all = { $n } dice in every attack.
board-effect-dice-until = { $n } dice until your first loss.
board-effect-bonus = +{ $n } to each attacking die.
board-effect-coins = Fleets become coins: forts, or armies back.
board-effect-disaster = A land loses monument, fort and city.
board-effect-plague-land = One land: { $n } dice, any 1 kills.
board-effect-plague-neighbours = A land: { $n } dice, its neighbours { $most }; any 1 kills.
board-effect-plague-areas = Two areas: { $n ->
        [one] one die
       *[other] { $n } dice
    } a land, a 1 kills.
board-effect-barbarians = Barbarians attack out of a barren land.
board-effect-uprising = Rebels rise in { $n ->
        [one] an enemy land
       *[other] { $n } lands of an empire
    }: { $most } dice.
board-effect-uprising-land = Rebels rise in { $land } with { $n } dice.
board-effect-crusade = { $n } armies land with a bonus; city in { $land }.
board-effect-jihad = More dice and ties won until you lose.
board-effect-treachery = One land is yours without dice.
board-effect-surprise = One land: no terrain, coast or fort.
board-effect-siege = Forts do not help against you.
board-effect-ties = You win ties.
board-effect-armies = { $n } armies more.
board-effect-allies = { $n } armies more, for vacant lands.
board-effect-pay = { $n } coins: forts, or armies back.
board-effect-forts = { $n } forts for nothing.
board-effect-fleet = One more fleet.
board-effect-migrants = { $n } armies to { $area }.
board-sure-high = Sure
board-sure-medium = Likely
board-sure-low = A guess
board-leaf-value = { $area } is worth { $n } in this epoch
board-leaf-beside = Beside it, with what helps against an attack from there
board-leaf-waters = Coasts
board-leaf-start = Starts in
board-leaf-capital = Capital
board-leaf-fleets = Fleets
board-leaf-copies = { $n ->
        [one] one card of it
       *[other] { $n } cards of it
    }
board-of-identity = that it is in the box
board-of-order = its number
board-of-start_land = start
board-of-strength = strength
board-of-has_capital = whether it has a capital
board-of-capital_name = name of the capital
board-of-navigation = fleets
board-of-leader = leader
board-of-exists = that it is in the box
board-of-count = number of cards
board-of-effect = effect
board-of-facts = facts
board-of-land = land and area
board-of-borders = neighbours
board-of-signs = terrain
board-of-coasts = coasts
board-of-page = the text
