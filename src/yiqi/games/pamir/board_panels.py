"""From a view to the contents of the panels: what drawing needs to know and a view says in other words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from yiqi.core.game import Content
from yiqi.games.pamir.board_content import (
    Automa,
    Border,
    Card,
    Check,
    Contender,
    Court,
    CourtCard,
    Event,
    Hand,
    Map,
    Market,
    Place,
    Region,
)
from yiqi.games.pamir.cards import (
    ACTS,
    CHECKS,
    COALITIONS,
    ICONS,
    LAST,
    POWERS,
    REGIONS,
    ROWS,
    SUITS,
    Cards,
)

if TYPE_CHECKING:
    from yiqi.games.pamir import view as views
    from yiqi.games.pamir.view import View

FOR_ALL: Final = ("embarrassment_of_riches", "disregard_for_customs", "conflict_fatigue", "pashtunwali_values")
"""Events in force that concern everybody."""
COLUMNS: Final = 6


def panels(cards: Cards, view: View) -> dict[str, Content]:
    """What each panel shows in this view, in page order: the map first, the seat's own "hand" last.

    All but the hand and the seat's own court are the same values for everybody, as long as hands are closed.
    """
    printed = _printed(cards)
    shown: dict[str, Content] = {
        "map": _map(cards, view),
        "market": _market(printed, view),
        "check": _check(cards, view),
    }
    for player in view.players:
        shown[f"court {player.seat}"] = _court(cards, printed, view, player)
    if view.wakhan >= 0:
        shown["automa"] = _automa(cards, view)
    if view.seat >= 0:
        own = view.players[view.seat]
        shown["hand"] = Hand(tuple([printed[card] for card in own.hand]), own.hand_limit)
    return shown


@lru_cache(maxsize=16)
def _printed(cards: Cards) -> tuple[Card, ...]:
    """Every card of an edition by number; what it lacks is a court card without anything."""
    return tuple([_card(cards, number) for number in range(LAST + 1)])


def _card(cards: Cards, number: int) -> Card:
    if cards.discarded_key[number]:
        sort = "check" if number in CHECKS else "event"
        bought, discarded = cards.bought_key[number], cards.discarded_key[number]
        return Card(number, sort, bought=bought, discarded=discarded, buyable=cards.buyable[number])
    power = cards.power[number]
    return Card(
        number,
        "court",
        _word(REGIONS, cards.region[number]),
        _word(SUITS, cards.suit[number]),
        cards.rank[number],
        tuple([ICONS[icon] for icon in cards.icons[number]]),
        tuple([ACTS[act] for act in cards.acts[number]]),
        _word(COALITIONS, cards.patriot[number]),
        _word(COALITIONS, cards.prize[number]),
        POWERS[power.bit_length() - 1] if power else "",
        cards.patriot_blocks[number],
    )


def _word(words: tuple[str, ...], at: int) -> str:
    return words[at] if at >= 0 else ""


def _map(cards: Cards, view: View) -> Map:
    regions = tuple([_region(view, region) for region in view.regions])
    return Map(regions, tuple([Border(*pair) for pair in zip(cards.border_names, view.roads, strict=True)]))


def _region(view: View, region: views.Region) -> Region:
    """A region with the counts behind its ruler token: tribes and loyal armies, against those of everybody else."""
    counts = [_ruling(view, region, player) for player in view.players]
    ruler = region.ruler
    # without a ruler: who comes nearest, the most pieces with a tribe among them
    nearest = max(range(len(counts)), key=lambda p: (region.tribes[p] > 0, counts[p]))
    best = nearest if ruler < 0 else ruler
    allied = view.players[best].loyalty
    armies = [n for name, n in zip(COALITIONS, region.armies, strict=True) if name != allied]
    if best == view.wakhan:
        armies = sorted(region.armies)[:2]
    against = max([*armies, *(n for p, n in enumerate(counts) if p != best and region.tribes[p])])
    own = counts[best] if region.tribes[best] else 0
    if not own:
        against = max(region.armies)
    return Region(region.region, ruler, region.armies, region.tribes, own, against)


def _ruling(view: View, region: views.Region, player: views.Player) -> int:
    """A player's tribes there and the armies that are loyal to him."""
    if player.seat == view.wakhan:
        return region.tribes[player.seat] + max(region.armies)
    loyal = COALITIONS.index(player.loyalty) if player.loyalty in COALITIONS else -1
    return region.tribes[player.seat] + (region.armies[loyal] if loyal >= 0 else 0)


def _market(printed: tuple[Card, ...], view: View) -> Market:
    # the checks in the market will be resolved from the left
    order = sorted(range(len(view.market)), key=lambda k: (k % COLUMNS, k))
    checks = [k for k in order if view.market[k].card in CHECKS]
    places = []
    for k, slot in enumerate(view.market):
        card = printed[slot.card] if slot.card else None
        number = view.checks + 1 + checks.index(k) if k in checks else 0
        places.append(Place(card, slot.coins, slot.marked, min(number, len(CHECKS))))
    return Market(tuple(places), 2 if view.favored == "military" else 1, sum(view.piles))


def _check(cards: Cards, view: View) -> Check:
    dominant = view.dominant if view.dominant in COALITIONS else ""
    contenders = []
    for player in view.players:
        if not dominant:
            count = 10 - player.cylinders
        elif player.seat == view.wakhan or player.loyalty == dominant:
            count = _influence(cards, view, player, dominant)
        else:
            count = -1
        contenders.append(Contender(player.seat, player.next_points, count))
    events = [Event(e.effect, -1 if e.effect in FOR_ALL else e.player) for e in view.lasting]
    return Check(
        view.favored,
        view.on_map,
        view.blocks,
        dominant,
        view.lead,
        view.final,
        view.over,
        view.checks,
        len(CHECKS),
        tuple(contenders),
        tuple(events),
        view.piles,
    )


def _influence(cards: Cards, view: View, player: views.Player, coalition: str) -> int:
    """1, and each gift, prize and patriot of the coalition, as events in force leave them (clauses pamir check)."""
    at = COALITIONS.index(coalition)
    lasting = {event.effect: event.player for event in view.lasting}
    gifts = sum(player.gifts)
    if "embarrassment_of_riches" in lasting:
        gifts = 0
    elif lasting.get("koh_i_noor_recovered") == player.seat:
        gifts *= 2
    patriots = sum([cards.patriot[held.card] == at for held in player.court])
    if lasting.get("rumor") == player.seat:
        patriots = 0
    return 1 + gifts + patriots + sum([cards.prize[card] == at for card in player.prizes])


def _court(cards: Cards, printed: tuple[Card, ...], view: View, player: views.Player) -> Court:
    own, automa = player.seat == view.seat, player.seat == view.wakhan
    if automa:
        influence = tuple([_influence(cards, view, player, coalition) for coalition in COALITIONS])
    else:
        influence = (player.influence,) if player.influence >= 0 else ()
    held = tuple([CourtCard(printed[one.card], one.spies, one.holder, one.used) for one in player.court])
    prizes = [printed[card].prize for card in player.prizes]
    return Court(
        player.seat,
        own,
        automa,
        player.loyalty if player.loyalty in COALITIONS else "",
        influence,
        player.rupees,
        player.points,
        player.hand_size,
        player.hand_limit,
        player.court_limit,
        player.cylinders,
        player.stars,
        player.gifts,
        tuple(sorted(prizes, key=COALITIONS.index)),
        held,
        () if own else tuple([printed[card] for card in player.hand]),
    )


def _automa(cards: Cards, view: View) -> Automa:
    front = cards.wakhan[view.automa]
    loyalty = tuple([COALITIONS[k] for k in front.loyalty])
    leaning = view.leaning if view.leaning in COALITIONS else ""
    column, row = _arrows(cards, view)
    regions = tuple([REGIONS[k] for k in front.regions])
    return Automa(view.automa, front.instructions, loyalty, leaning, regions, front.black, front.red, column, row)


def _arrows(cards: Cards, view: View) -> tuple[int, str]:
    """Where the arrows of the front point on the back that shows: a column from 1, 0 for nowhere; a row."""
    if not view.automa or view.automa_back < 0:
        return 0, ""
    row, first = divmod(view.automa_back, COLUMNS)
    front = cards.wakhan[view.automa]
    for back in cards.wakhan[1:]:
        if back.columns[0] == first and back.rows[0] == row:
            return back.columns[front.black] + 1, ROWS[back.rows[front.red]]
    return 0, ""
