"""From a view to the contents of the panels: what drawing needs to know and a view says in other words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from yiqi.core.game import Content
from yiqi.games.world.board_chart import chart
from yiqi.games.world.board_content import (
    Aim,
    Areas,
    Attack,
    Card,
    Empire,
    Ground,
    Hand,
    Map,
    Place,
    Round,
    Row,
    Seat,
    Share,
    Spot,
)
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.pages import page
from yiqi.games.world.paths import SPARED

if TYPE_CHECKING:
    from yiqi.games.world.terms import Terms
    from yiqi.games.world.view import View

NONE: Final = "none"
RANKS: Final = ("nothing", "presence", "dominance", "control")
ROUNDS: Final = 12
"""Battles of a turn that are shown, the last ones."""


def panels(terms: Terms, view: View) -> dict[str, Content]:
    """What each panel shows in this view, in page order: the map first, then the ground that lies under it."""
    aims = _aims(terms, view)
    shown: dict[str, Content] = {
        "map": _map(terms, view, aims),
        "ground": Ground(chart(terms.ground)),
        "empire": _empire(terms, view),
        "attack": Attack(view.turn_seat, tuple(sorted(aims, key=lambda aim: (-aim.win, aim.land))), _rounds(view)),
        "areas": _areas(terms, view),
    }
    for player in view.players:
        shown[f"seat {player.seat}"] = Seat(
            player.seat,
            player.points,
            player.worth,
            player.empire,
            player.has_empire,
            player.played,
            player.seat == view.turn_seat,
            player.lands,
            player.greater,
            player.lesser,
            player.markers,
            _total(terms, view, player.seat),
        )
    if view.seat >= 0:
        cards = [card(terms, name, False) for name in view.hand]
        if view.turn_seat == view.side:
            cards += [card(terms, name, True) for name in view.named]
        others = tuple([card(terms, name, False) for name in view.hand_other])
        other = next((side for side in terms.colours(view.seat) if side != view.side), -1)
        shown["hand"] = Hand(view.side, view.epoch, tuple(cards), other, others)
    return shown


def _total(terms: Terms, view: View, side: int) -> int:
    """What a player's colours have together, -1 where he has one and beside his second one."""
    colours = terms.colours(side)
    return sum([view.players[one].points for one in colours]) if len(colours) > 1 else -1


def _map(terms: Terms, view: View, aims: tuple[Aim, ...]) -> Map:
    last = _rounds(view)[-1:] if view.turn_seat >= 0 else ()
    return Map(chart(terms.ground), spots(terms, view), view.turn_seat, view.fleets, view.routes, aims, last)


def spots(terms: Terms, view: View) -> tuple[Spot, ...]:
    """What stands in each land."""
    ground = terms.ground
    found: list[Spot] = []
    for n, row in enumerate(view.lands):
        area = ground.areas[ground.area_of[n]] if ground.area_of[n] >= 0 else NONE
        resource = bool(ground.resource >> n & 1)
        found.append(
            Spot(
                row.land,
                area,
                resource,
                row.seat,
                row.empire,
                row.epoch,
                row.capital,
                row.city,
                row.fort,
                row.monument,
                row.active,
            )
        )
    return tuple(found)


def _aims(terms: Terms, view: View) -> tuple[Aim, ...]:
    lands = {row.land: row for row in view.lands}
    place = terms.land_at
    kinds = {terms.cards.events[terms.card_at[name]].kind: name for name in view.named}
    spared = tuple([(verb, kinds[verb]) for verb in SPARED if verb in kinds])
    found: list[Aim] = []
    for row in view.targets:
        signs: tuple[str, ...] = ()
        if row.land_from != NONE:
            signs = terms.ground.signs.get((place[row.land], place[row.land_from]), ())
        held = lands[row.land]
        found.append(
            Aim(
                row.land,
                held.seat,
                held.empire,
                row.land_from,
                row.water,
                row.defence,
                signs,
                view.dice,
                view.bonus,
                row.dice_other,
                row.bonus_other,
                row.win,
                row.both,
                row.lose,
                spared,
            )
        )
    return tuple(found)


def _rounds(view: View) -> tuple[Round, ...]:
    return tuple(
        [
            Round(
                row.seat,
                row.seat_other,
                row.land,
                row.land_from,
                row.water,
                row.dice,
                row.dice_other,
                row.bonus,
                row.bonus_other,
                row.result,
            )
            for row in view.battles[-ROUNDS:]
        ]
    )


def _empire(terms: Terms, view: View) -> Empire:
    shown = view.offered if view.offered != NONE else view.empire
    drawer = next((player.seat for player in view.players if player.waited), view.side)
    seat = drawer if view.offered != NONE else view.turn_seat
    if shown == NONE and view.seat >= 0:
        # between turns, the viewer's own next
        shown, seat = view.players[view.side].empire, view.side
    row = next((row for row in terms.cards.empires if row.id == shown), None)
    places = _places(terms, view)
    if row is None:
        return Empire(
            view.epoch, NONE, ("", ""), seat, 0, False, False, False, (), (), 0, view.pool, view.allies, view.coins,
            view.free_forts, view.lost, view.named, places,
        )  # fmt: skip
    ground = terms.ground
    return Empire(
        view.epoch,
        shown,
        _names(terms, f"empire-{shown}"),
        seat,
        row.order,
        view.offered != NONE,
        page(f"leader-{shown}") is not None,
        row.capital,
        tuple([ground.lands[land] for land in row.start]),
        tuple([name for w, name in enumerate(ground.waters) if row.waters >> w & 1]),
        row.strength,
        view.pool,
        view.allies,
        view.coins,
        view.free_forts,
        view.lost,
        view.named,
        places,
    )


def _names(terms: Terms, key: str) -> tuple[str, str]:
    """A name of the edition in English and in Chinese, whatever is read."""
    names = terms.label[key]
    return names["en"], names["zh_hant"]


def _places(terms: Terms, view: View) -> tuple[Place, ...]:
    """The seats in the order of their empires, as far as these are known; the others in that in which they draw."""
    number = {row.id: row.order for row in terms.cards.empires}
    found = [Place(p.seat, p.empire, number.get(p.empire, 0), p.played) for p in view.players]
    drawn = {seat: k for k, seat in enumerate(view.order)}
    return tuple(sorted(found, key=lambda row: (row.order == 0, row.order or drawn.get(row.seat, 0))))


def _areas(terms: Terms, view: View) -> Areas:
    rows: list[Row] = []
    for n, area in enumerate(view.areas):
        shares: list[Share] = []
        for seat, (lands, points) in enumerate(zip(area.lands, area.points, strict=True)):
            if lands:
                rank = RANKS[min(3, points // area.value)] if area.value else RANKS[0]
                shares.append(Share(seat, lands, points, rank))
        size = terms.ground.area_mask[n].bit_count()
        rows.append(Row(area.area, n, area.value, size, tuple(shares)))
    rows.sort(key=lambda row: (-row.value, row.number))
    return Areas(view.epoch, len(view.players), tuple(rows), tuple([p.worth for p in view.players]))


def card(terms: Terms, name: str, used: bool) -> Card:
    """An event as it is shown."""
    event = terms.cards.events[terms.card_at[name]]
    target = NONE
    if event.target >= 0:
        names = {
            "minor": terms.cards.forces,
            "kingdom": [terms.ground.lands[land] for land in terms.cards.kingdom_land],
            "migrants": terms.ground.areas,
        }.get(event.kind, terms.ground.lands)
        target = names[event.target]
    epochs = tuple([epoch for epoch in range(1, EPOCHS + 1) if event.epochs >> epoch & 1])
    return Card(
        name,
        _names(terms, f"card-{name}"),
        event.greater,
        event.kind,
        event.n,
        event.dice,
        event.until,
        target,
        event.vacant,
        event.capital,
        event.scope,
        epochs,
        used,
    )
