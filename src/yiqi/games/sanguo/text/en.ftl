# Three Kingdoms, English.
# Players, provinces, kingdoms, leaders, relations, seasons, acts and results arrive as names in this language, and so does a
# unit ("army in Luoyang (A8)"), a player or a kingdom where a sheet names one; $act_key and the like are what came.

## The game

game-sanguo = Three Kingdoms
game-sanguo-about = Six warlords, three kingdoms, one empire: promise what you like, write your orders in secret, and see them carried out all at once.

## Words on the sheets and boards

leader-cao_cao = Cao Cao
leader-lu_bu = Lü Bu
leader-liu_bei = Liu Bei
leader-ma_chao = Ma Chao
leader-sun_quan = Sun Quan
leader-taishi_ci = Taishi Ci
leader-none = nobody yet

kingdom-wei = Wei
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-neutral = neutral ground

unit-wei = the kingdom of Wei
unit-shu = the kingdom of Shu
unit-wu = the kingdom of Wu
unit-none = none

kind-leader = leader
kind-army = army
kind-militia = militia

relation-neutral = neutral
relation-alliance = alliance
relation-war = war
relation-civil = civil war

season-spring = spring
season-autumn = autumn

act-hold = hold
act-move = move
act-support = support
act-raze = raze the capital
act-retreat = retreat
act-disband = disband
act-build = build
act-war = declare war
act-neutral = be neutral
act-ally = alliance

result-held = held
result-moved = moved
result-bounced = bounced
result-void = void
result-given = support given
result-cut = support cut
result-dislodged = dislodged
result-retreated = retreated
result-refused = retreat refused
result-disbanded = disbanded

why-none = no reason
why-not-adjacent = not next to it
why-closed = closed by relations
why-no-unit = no such unit
why-out-of-reach = out of reach
why-moves = that unit moves
why-mismatch = that unit is ordered otherwise
why-relation = not an ally
why-barred = held by an ally or a neutral player
why-own = own unit there
why-ally = ally’s unit there
why-defence = defence
why-head-on = met head-on
why-attack = another attack

proposal-alliance = alliance
proposal-move = move
proposal-support = support

answer-open = no answer yet
answer-yes = yes
answer-no = no

victory-none = no victory
victory-legend = Legend
victory-unified = Unification
victory-direct = Direct victory
victory-most = Most resources
victory-peace = Peace
victory-nobody = No leader left

# what a line of a sheet says
line =
    { $act_key ->
        [hold] the { $unit } holds
        [move] the { $unit } moves to { $province } ({ $province_key })
        [support] the { $unit } supports the { $unit_about } { $province_key ->
            [0] holding
           *[other] moving to { $province } ({ $province_key })
        }
        [raze] the { $unit } razes the capital
        [retreat] the { $unit } retreats to { $province } ({ $province_key })
        [disband] the { $unit } is disbanded
        [build] a new { $unit } is raised
        [war] war on { $unit }
        [neutral] neutral to { $unit }
       *[ally] alliance with { $unit }
    }
# what a proposal is about
request =
    { $proposal_key ->
        [alliance] an alliance
        [move] that the { $unit } moves to { $province } ({ $province_key })
       *[support] that the { $unit } supports the { $unit_own } { $province_key ->
            [0] holding
           *[other] moving to { $province } ({ $province_key })
        }
    }
# the strengths of a fight
fight =
    { $fought ->
        [given] it counts { $own }
       *[other] { $own } against { $other }
    }
# why an order came to nothing
cause =
    { $reason ->
        [not-adjacent] that province is not next to it
        [closed] relations do not let it in
        [no-unit] there is no such unit
        [out-of-reach] the province fought for is out of its reach
        [moves] that unit moves
        [mismatch] that unit was ordered otherwise
        [relation] that unit is not an ally’s
        [barred] an ally or a neutral player holds that province
        [own] a unit of the same player stays there
        [ally] an ally’s unit stays there
        [defence] { $own } against a defence of { $other }
        [head-on] met head-on, { $own } against { $other }
        [attack] { $own } against another attack of { $other }
       *[none] no reason
    }

## Options of the table

option-years = Years
option-years-help = How long it is played. After the last year whoever owns most resources wins; without a limit only the harder victories end the match.
option-years-5 = 5
option-years-8 = 8
option-years-10 = 10
option-years-15 = 15
option-years-none = no limit
option-hours = Hours
option-hours-help = How long it is played by the clock, three being usual. When the hours are over the year is played to its end, and whoever owns most resources wins. With years as well, what comes first ends it. Pauses do not count.
option-hours-none = no limit
option-hours-2 = 2
option-hours-3 = 3
option-hours-4 = 4
option-setup_order = Order of set-up
option-setup_order-help = The youngest begins: as people sit, if you seat them so, or in an order drawn by chance.
option-setup_order-seats = as seated
option-setup_order-drawn = drawn
option-silence = Silence while orders are written
option-silence-help = The rules allow no talk then. Otherwise the chat stays open.
option-silence-yes = silence
option-silence-no = talk stays open
option-heroic_escape = Optional rule 1: heroic escape
option-heroic_escape-help = A leader without a way out flees to his capital, once.
option-heroic_escape-no = not used
option-heroic_escape-yes = used
option-militia_home = Optional rule 2: militias stay at home
option-militia_home-help = A militia found outside its kingdom in two build phases is disbanded.
option-militia_home-no = not used
option-militia_home-yes = used
option-free_diplomacy = Optional rule 3: free diplomacy
option-free_diplomacy-help = No relations: everybody may enter, fight and support everywhere.
option-free_diplomacy-no = not used
option-free_diplomacy-yes = used
option-army_first = Optional rule 4: armies first
option-army_first-help = A militia that enters a province together with a friendly army is disbanded.
option-army_first-no = not used
option-army_first-yes = used
option-raze_capitals = Optional rule 5: razing capitals
option-raze_capitals-help = An army ordered to raze a capital in two military phases in a row destroys it.
option-raze_capitals-no = not used
option-raze_capitals-yes = used
option-neutral_fighting = Optional rule 6: fighting on neutral ground
option-neutral_fighting-help = Units of neutral players may be attacked in provinces that nobody owns.
option-neutral_fighting-no = not used
option-neutral_fighting-yes = used
option-joint_leaders = Optional rule 7: joint leaders
option-joint_leaders-help = The leaders of two allies may share a province. If the alliance ends, that can be fatal.
option-joint_leaders-no = not used
option-joint_leaders-yes = used
option-count = Count of resources
option-count-help = Whose a resource is, is settled once a year: after the autumn retreats, or before them.
option-count-after_retreats = after the retreats
option-count-before_retreats = before the retreats
option-leader_holds = A leader alone takes a resource
option-leader_holds-help = As any unit does, or only together with an army or a militia.
option-leader_holds-yes = yes
option-leader_holds-no = no
option-stack = Leader and unit together
option-stack-help = Their strength in attack and defence: the sum, or that of the stronger one.
option-stack-sum = the sum
option-stack-max = the stronger one
option-support_reach = Reach of a support
option-support_reach-help = Who supports stands next to the province fought for, or next to the unit it supports.
option-support_reach-target = to the province
option-support_reach-unit = to the unit
option-dislodged_support = Support of a unit dislodged by its target
option-dislodged_support-help = By the text it stands: an attack from the province it is aimed at never cuts it.
option-dislodged_support-stands = stands
option-dislodged_support-cut = is cut
option-retreat_to_attacker = Retreat to the attacker’s province
option-retreat_to_attacker-help = Whether a unit may retreat to where its attacker came from.
option-retreat_to_attacker-no = forbidden
option-retreat_to_attacker-yes = allowed
option-retreat_to_standoff = Retreat to a stand-off
option-retreat_to_standoff-help = Whether a unit may retreat to a province left empty by equal attacks.
option-retreat_to_standoff-no = forbidden
option-retreat_to_standoff-yes = allowed
option-leader_flees = A leader flees alone
option-leader_flees-help = When the unit with him has no way out: he goes with it, or takes a way of his own.
option-leader_flees-no = no
option-leader_flees-yes = yes
option-leader_blocks = A leader blocks building
option-leader_blocks-help = Whether a leader in a province keeps his own player from building there.
option-leader_blocks-no = no
option-leader_blocks-yes = yes
option-fallen = Provinces of a fallen leader
option-fallen-help = They become nobody’s, or go to whoever dislodged him.
option-fallen-free = become nobody’s
option-fallen-heir = go to the victor
option-relations = Relation orders work
option-relations-help = At once, before the moves of the same sheet, or from the next phase on.
option-relations-now = at once
option-relations-later = from the next phase
option-kingdom_gate = A kingdom closes
option-kingdom_gate-help = What a foreigner may not enter without war with the kingdom, while nobody owns some of its resources.
option-kingdom_gate-all = all its provinces
option-kingdom_gate-resources = its resources
option-kingdom_war = War with a kingdom
option-kingdom_war-help = It is war with the kingdom’s leaders too, or with the kingdom alone.
option-kingdom_war-leaders = with its leaders too
option-kingdom_war-kingdom = with the kingdom alone
option-leader_war = War with a leader
option-leader_war-help = While nobody owns some resources of his kingdom, it is war with the kingdom as well, or with him alone.
option-leader_war-kingdom = with his kingdom too
option-leader_war-leader = with him alone
option-militia_mark = The mark of a militia abroad
option-militia_mark-help = With optional rule 2: it stays for good, or is cleared by a build phase at home.
option-militia_mark-stays = stays
option-militia_mark-clears = is cleared at home

## Phases

phase-settle = Capitals
phase-recruit = First militias
phase-talk = Diplomacy
phase-write = Orders
phase-retreat = Retreats
phase-build = Building
phase-over = Over

## What is asked

prompt-settle = You lead { $leader }. Where is his capital?
prompt-settle-help = He and an army begin there, and armies will be raised nowhere else.
prompt-recruit = { $leader }: where does a militia begin?
prompt-talk = Year { $n }, { $season }: talk and propose. Say when you are ready.
prompt-talk-help = What is proposed and answered only the two of you know; it binds nobody.
prompt-talk-waiting = You are ready; the others are still talking.
prompt-write = Year { $n }, { $season }: write your orders, then seal the sheet.
prompt-write-help = Click a unit, then where it goes. Its own province: it holds. Another unit and then a province: it supports. A unit without an order holds.
prompt-write-waiting = Your sheet is sealed. The others are still writing.
prompt-retreat = Year { $n }, { $season }: where do your dislodged units retreat to?
prompt-retreat-help = A unit without an order retreats by itself: to a resource of yours, then near the capital.
prompt-retreat-waiting = Your retreats are sealed. The others are still choosing.
prompt-build = Year { $n }: build where you own an empty resource at home, or disband.
prompt-build-help = Armies rise in the capital only. If you keep too many units, those farthest from the capital go first.
prompt-build-waiting = Your sheet is sealed. The others are still building.
aside-time = Time is up
bell = Playing time that is left; then the year is played to its end
typed-help = Type orders: A8->5, L8 S M7->6, A3 H, WAR wei
prompt-unit-where = What does the { $unit } do? Its own province: hold.
prompt-support-where = The { $unit } supports the { $unit_about }: where to? Its own province: holding.
prompt-letter-what = What do you propose to { $seat }: an alliance, or something for one of their units?
prompt-letter-where = Where shall the { $unit } go, or which unit of yours shall it support?

## Actions

action-place = { $province } ({ $province_key })
action-order =
    { $act_key ->
        [hold] Hold: { $unit }
        [move] Move to { $province } ({ $province_key }): { $unit }
        [support] Support the { $unit_about } { $province_key ->
            [0] holding
           *[other] moving to { $province } ({ $province_key })
        }: { $unit }
        [raze] Raze the capital: { $unit }
        [retreat] Retreat to { $province } ({ $province_key }): { $unit }
        [disband] Disband: { $unit }
        [build] Raise: { $unit }
        [war] Declare war on { $unit }
        [neutral] Be neutral to { $unit }
       *[ally] Alliance with { $unit }
    }
action-clear = Take back the order: { $unit }
action-wipe = Clear the sheet
action-propose =
    { $proposal_key ->
        [alliance] Propose an alliance to { $seat }
        [move] Ask { $seat } for a move to { $province } ({ $province_key }): { $unit }
       *[support] Ask { $seat } for support of your { $unit_own } { $province_key ->
            [0] holding
           *[other] moving to { $province } ({ $province_key })
        }: { $unit }
    }
action-answer =
    { $answer_key ->
        [yes] Agree
       *[no] Decline
    }
action-claim = Claim victory
action-peace = Agree to peace
action-time = Time is up: make this year the last
action-commit = Ready
action-reopen = Not ready after all

## The log

event-start = { $seat } is the first to draw a leader.
event-drawn = { $seat } drew { $leader }.
event-settle = { $seat } placed leader and army in { $province } ({ $province_key }), the capital.
event-recruit = { $seat } placed a militia in { $province } ({ $province_key }).
event-season =
    { $season_key ->
        [spring] Year { $n }, spring.
       *[autumn] Year { $n }, autumn.
    }
# parts of the match beside the slider: what begins there is the talk, and the season as it was judged
chapter-season = Year { $n }, { $season }: talk
chapter-write-closed = Year { $n }, { $season }: orders
event-committed = { $seat } is ready.
event-reopened = { $seat } is not ready after all.
event-talk-closed = The talks of { $season } are over.
event-write-closed = All orders of { $season } are shown.
event-retreat-closed = The retreats of { $season } are shown.
event-build-closed = The sheets of the build phase are shown.
event-proposal = { $seat } made a proposal.
event-proposal-full = { $seat } proposed to { $seat_other }: { request }.
event-answered = { $seat } answered a proposal.
event-answered-full =
    { $answer_key ->
        [yes] { $seat } agreed with { $seat_other }: { request }.
       *[no] { $seat } declined what { $seat_other } proposed: { request }.
    }
event-kept = An agreement was kept.
event-kept-full = { $seat } kept the word given to { $seat_other }: { request }.
event-broken = An agreement was broken.
event-broken-full = { $seat } broke the word given to { $seat_other }: { request }.
event-claim = { $seat } claims victory.
event-peace = { $seat } agrees to peace.
event-declared =
    { $relation_order_key ->
        [war] { $seat } declares war on { $seat_other }.
        [ally] { $seat } orders an alliance with { $seat_other }.
       *[neutral] { $seat } orders neutrality towards { $seat_other }.
    }
event-declared_kingdom =
    { $relation_order_key ->
        [war] { $seat } declares war on the kingdom of { $kingdom }.
       *[neutral] { $seat } orders neutrality towards the kingdom of { $kingdom }.
    }
event-relation =
    { $relation_key ->
        [alliance] { $seat } and { $seat_other } are allied.
        [war] { $seat } and { $seat_other } are at war.
        [civil] { $seat } and { $seat_other } are in civil war, for ever.
       *[neutral] { $seat } and { $seat_other } are neutral to each other.
    }
event-kingdom_war = { $seat } is at war with the kingdom of { $kingdom }.
event-kingdom_peace = { $seat } is neutral to the kingdom of { $kingdom } again.
event-kingdom_closed = All resources of { $kingdom } are owned: the war of { $seat } with the kingdom is over.
event-civil_war = { $seat_rich } has grown too rich for a brother: { $seat } and { $seat_other } are in civil war, for ever.
event-result = { $seat }: { line }. { $result_key ->
        [held] { $other ->
            [0] Done.
           *[other] Attacked: { $own } against { $other }.
        }
        [moved] { $other ->
            [0] Done.
           *[other] Done: { $own } against { $other }.
        }
        [given] { $own ->
            [0] It counts nothing against units of its own player.
           *[other] It counts { $own }.
        }
        [cut] Cut by an attack.
        [void] Void: { cause }.
       *[bounced] Bounced: { cause }.
    }
event-dislodged = { $seat }: the { $unit } is dislodged by the attack from { $province } ({ $province_key }).
event-crushed = { $seat }: the { $unit } gives way to the army of { $seat_army } and is disbanded.
event-razing = { $seat } begins to raze the capital in { $province } ({ $province_key }).
event-razed = { $seat } razed the capital in { $province } ({ $province_key }): it is no resource any more.
event-retreated = { $seat }: the { $unit } retreats to { $province } ({ $province_key }).
event-disbanded = { $seat }: the { $unit } is disbanded.
event-clashed = { $seat }: the { $unit } meets another retreat in { $province } ({ $province_key }) and is lost.
event-escaped = { $seat }: the leader escapes to the capital, { $province } ({ $province_key }).
event-fallen = The leader of { $seat } is removed from the map, and all that was his.
event-sent_home = { $seat }: the { $unit } returns to the capital, { $province } ({ $province_key }).
event-captured =
    { $seat_before_key ->
        [-1] { $seat } takes { $province } ({ $province_key }).
       *[other] { $seat } takes { $province } ({ $province_key }) from { $seat_before }.
    }
event-build = { $seat } raises a new { $unit }.
event-disband = { $seat }: the { $unit } is disbanded.
event-starved = { $seat }: the { $unit } is not supplied and disbands.
event-marked = { $seat }: the { $unit } is abroad and marked.
event-homesick = { $seat }: the { $unit } is abroad for the second time and disbands.
event-time = { $seat }: the playing time is up.
event-last_year = The playing time is up: year { $n } is played to its end and is the last.
event-over =
    { $victory_key ->
        [peace] The living leaders make peace: the match is over.
        [nobody] No leader is left: the match is over.
        [most] The last year is over.
       *[other] The match is over: { $victory }.
    }
event-winner =
    { $victory_key ->
        [legend] { $seat } is the only leader left and becomes a legend.
        [unified] { $seat } unifies the three kingdoms.
        [direct] { $seat } owns more than half of all resources and wins.
        [most] { $seat } owns most resources and wins.
        [peace] { $seat } shares the peace.
       *[nobody] { $seat } shares the end.
    }

## Refusals: a sentence, and a word or two for the board

refuse-place-taken = { $province } is taken already.
refuse-place-taken-short = Taken
refuse-proposals = No more than { $n } proposals a phase.
refuse-proposals-short = No more proposals
refuse-enter-neutral = { $province } belongs to { $seat }, to whom you are neutral: declare war first. Where relation orders work at once, the same sheet will do.
refuse-enter-neutral-short = Neutral
refuse-enter-kingdom = { $province } belongs to the kingdom of { $kingdom }, with which you are not at war; some of its resources are nobody’s yet.
refuse-enter-kingdom-short = Kingdom closed
refuse-enter-unit = A unit of { $seat }, to whom you are neutral, stands in { $province }. Even if it leaves you may not follow in the same phase.
refuse-enter-unit-short = Neutral unit
refuse-support-relation = You support your own units and those of allies; { $seat } is no ally.
refuse-support-relation-short = No ally
refuse-support-barred = { $province } is held by { $seat }, your ally or neutral to you: you support nobody else against it.
refuse-support-barred-short = Ally or neutral
refuse-civil = A civil war never ends.
refuse-civil-short = Civil war
refuse-same-relation = You stand in this relation already.
refuse-same-relation-short = Already so
refuse-own-kingdom = You are part of this kingdom and have no relation to it.
refuse-own-kingdom-short = Your own kingdom
refuse-not-live = All resources of that kingdom are owned: declare war on their owners.
refuse-not-live-short = All owned
refuse-retreat-twice = Only one army or militia of yours may retreat to { $province }, and another does already.
refuse-retreat-twice-short = Taken by your own
refuse-build-abroad = You build on your own resources at home only, and { $province } is not one.
refuse-build-abroad-short = Not owned at home
refuse-build-taken = You build only on empty resources, and { $province } is not empty.
refuse-build-taken-short = Not empty
refuse-build-capital = Armies are raised in your capital only.
refuse-build-capital-short = Not the capital
refuse-build-once = One unit a province: your sheet builds in { $province } already.
refuse-build-once-short = Built already
refuse-build-supply =
    { $n ->
        [0] Your resources supply no further unit.
        [one] Your resources supply one more unit, and it is on the sheet.
       *[other] Your resources supply { $n } more units, and they are on the sheet.
    }
refuse-build-supply-short = No supply

## The score

score-resources = Resources

## What an action would do

hint-enters = gets in with { $own } unless somebody else comes with as much
hint-dislodges = dislodges the { $unit_other } if nobody interferes: { $own } against { $other }
hint-stopped = stopped if nobody interferes: { $own } against { $other }
hint-clash = warning: your own units stop each other there
hint-own = warning: your own unit there does not leave
hint-ally = an ally’s unit stays there: you only keep others out
hint-crushed = your army goes there too: this militia would be disbanded
hint-capital = warning: nobody of yours stays in your capital
hint-no-order = warning: the { $unit } has no order on your sheet to match
hint-mismatch = warning: the { $unit } is ordered otherwise on your sheet
hint-agree = counts only if { $seat } orders: { line }
hint-agree-hold = counts only if { $seat } does not move the { $unit }
hint-attack = attack on { $province } ({ $province_key }): { $own } against { $other }
hint-defence = { $province } ({ $province_key }) is defended with { $own }
hint-raze-first = a second order in the next phase destroys the capital
hint-raze-second = the capital is destroyed if the army is not dislodged
hint-both = takes effect only if { $seat } orders it too
hint-kingdom-war = also war with the kingdom of { $kingdom }
hint-leaders-war = also war with { $seat }
hint-ends-alliance = ends the alliance with { $seat }
hint-unordered =
    { $n ->
        [one] warning: { $unit } has no order and holds
       *[other] warning: { $n } units have no order and hold: { $unit }
    }
hint-all-ordered = every unit has an order
hint-void = warning: void on your own sheet: { line }
hint-supply =
    { $n ->
        [0] then supply and units are even
        [one] then one more unit can be supplied
       *[other] then { $n } more units can be supplied
    }
hint-hungry =
    { $n ->
        [one] then one unit too many is left
       *[other] then { $n } units too many are left
    }
hint-unbuilt =
    { $n ->
        [one] one more unit could be built
       *[other] { $n } more units could be built
    }
hint-starve =
    { $n ->
        [one] warning: one more unit has to go: { $unit }
       *[other] warning: { $n } more units have to go: { $unit }
    }
hint-stranded =
    { $n ->
        [one] without an order, it retreats by itself: { $unit }
       *[other] without orders, they retreat by themselves: { $unit }
    }
hint-asks = { $seat } would have to order: { line }
hint-binds = you would have to order: { line }
hint-victory = { $victory }
hint-peace = agreed so far: { $own } of { $other }
hint-time = said so far: { $own } of { $other }; when all have said it, this year is the last
hint-resources =
    { $n ->
        [0] no other free resource is next to it
        [one] one other free resource is next to it
       *[other] { $n } other free resources are next to it
    }

## The board

panel-map = Map
panel-relations = Relations
panel-clock = Year
panel-orders = Orders
panel-letters = Proposals

board-province = { $province } ({ $n })
board-owned = owned by { $seat }
board-resource = a resource that nobody owns
board-capital = capital of { $seat }
board-closed = closed to retreats after a stand-off
board-leader = { $leader } of { $seat }
board-army = army of { $seat }
board-militia = militia of { $seat }
board-out = { $unit }, dislodged
board-dislodged = dislodged
board-dislodged-from = dislodged by the attack from { $province }
board-bounce = bounced: { $own } against { $other }
board-fight =
    { $fought ->
        [moved] { $own } v { $other }, enters
        [held] { $own } v { $other }, holds
        [given] counts { $own }
       *[dislodged] { $own } v { $other }, forced out
    }
board-act-a = Army
board-act-m = Militia
board-act-disband = Disband
board-act-raze = Raze
board-key = Key
board-key-leader = leader 1
board-key-army = army 2
board-key-militia = militia 1
board-key-capital = capital
board-key-resource = resource
board-key-owned = owned
board-key-move = move
board-key-support = support
board-key-hold = hold
board-key-bounce = bounce

board-goal = { $n } resources win
board-no-leader = no leader drawn yet
board-leader-of = { $leader } of { $kingdom }, { $seat }
board-fallen = fallen
board-resources = { $n } of { $most } resources
board-units =
    { $n ->
        [one] 1 army or militia
       *[other] { $n } armies and militias
    }
board-committed = ready
board-waited = not ready yet
board-qualified = could claim: { $victory }
board-claims = claims victory
board-peace = agrees to peace
board-time = says that time is up
board-other-cao_cao = 曹操
board-other-lu_bu = 呂布
board-other-liu_bei = 劉備
board-other-ma_chao = 馬超
board-other-sun_quan = 孫權
board-other-taishi_ci = 太史慈

board-short-wei = Wei
board-short-shu = Shu
board-short-wu = Wu
board-relation-war = war
board-relation-alliance = alliance
board-relation-brothers = brothers
board-relation-neutral = neutral
board-relation-civil = civil war
board-stands =
    { $stands ->
        [war] at war with { $seat }
        [alliance] allied with { $seat }
        [brothers] brothers with { $seat }
       *[civil] in civil war with { $seat }
    }
board-changed = just changed: { $n }
board-changed-leader =
    { $relation_key ->
        [war] { $leader } declared war on { $leader_other }.
        [civil] { $leader } and { $leader_other } are in civil war.
        [alliance] { $leader } and { $leader_other } are allied.
       *[neutral] { $leader } and { $leader_other } are neutral to each other.
    }
board-changed-kingdom =
    { $relation_key ->
        [war] { $leader } is at war with { $kingdom }.
       *[neutral] { $leader } is neutral to { $kingdom }.
    }
board-hostile = at war with the kingdom of { $kingdom }
board-all-neutral = neutral to everybody

board-year = Year { $n }
board-year-of = Year { $n } of { $most }
board-year-last = Year { $n }, the last
board-season-spring = spring
board-season-autumn = autumn
board-step-spring-talk = Spring talk
board-step-spring-write = Spring orders
board-step-spring-retreat = Retreats
board-step-autumn-talk = Autumn talk
board-step-autumn-write = Autumn orders
board-step-autumn-retreat = Retreats
board-step-autumn-build = Build

board-orders-own = Your orders
board-sheet-note =
    { $n ->
        [one] 1 line written
       *[other] { $n } lines written
    }
board-results-note = last season
board-no-orders = Nothing has been ordered yet.
board-no-order =
    { $stage ->
        [retreat] no order: goes by itself
        [build] is kept
       *[write] no order: it holds
    }
board-tray = Pick a unit, then where it goes.
board-line-hold = { $province } holds
board-line-move = { $province } to { $province_to }
board-line-support = { $province } supports { $province_other } to { $province_to }
board-line-support-hold = { $province } supports { $province_other }
board-line-raze = { $province } razes the capital
board-line-retreat = { $province } retreats to { $province_to }
board-line-disband = { $province } is disbanded
board-line-build = raised in { $province }
board-to-leader =
    { $act_key ->
        [war] war with { $leader }
        [neutral] neutral to { $leader }
       *[ally] alliance with { $leader }
    }
board-to-kingdom =
    { $act_key ->
        [war] war with the kingdom of { $kingdom }
       *[neutral] neutral to the kingdom of { $kingdom }
    }

board-letter-to = A proposal to { $seat }
board-letter-help = Pick a leader, then one of his units on the map and where it shall go, or the unit of yours that it shall support.
board-letters-note = { $n } more may be made
board-no-letters = No proposals in this season.
board-proposed-to = to { $leader }
board-proposed-by = from { $leader }

## Beside the players' names

stat-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
stat-units =
    { $n ->
        [one] { $n } army or militia
       *[other] { $n } armies and militias
    }
stat-year =
    { $most ->
        [0] Year { $n }
       *[other] Year { $n } of { $most }
    }

## A position that could not arise in play

warning-units = Somebody has many more units than resources.
warning-owned = Somebody owns a province that is no resource.
warning-leaders = A fallen leader still has units or resources.
warning-relations = The relations do not go together.

## The view in a terminal

view-seat = seat
view-question = asked
view-year = year
view-years = years
view-hours = hours
view-final = last year
view-season = season
view-players = players
view-resources = resources
view-sheet = your sheet
view-proposals = proposals
view-dislodged = dislodged
view-standoffs = stand-offs
view-last = last season
view-victory = victory
view-changed = changed relations
view-relation = relation
view-leader = leader
view-kingdom = kingdom
view-fallen = fallen
view-units = units
view-owned = owns
view-capital = capital
view-relations = relations by seat
view-hostile = at war with Wei, Shu, Wu
view-sent = proposals made
view-qualified = may claim
view-claims = claims victory
view-peace = agrees to peace
view-time = time is up
view-committed = ready
view-waited = is asked
view-who = who
view-act = does
view-about = for
view-to = to
view-unit = unit
view-result = result
view-why = why
view-own = own strength
view-other = other strength
view-source = attacked from
view-seat-other = to seat
view-kind = kind
view-answer = answer

question-settle = a capital
question-recruit = a place for a militia
question-talk = proposals
question-write = orders
question-retreat = retreats
question-build = building
question-over = nothing
