"""The panels of History of the World: what they show of a position, and how they are drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from math import dist
from random import Random
from typing import Any, get_args

import pytest

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import Width
from yiqi.draw import symbols, tokens
from yiqi.games.world import board, leaf, paths
from yiqi.games.world.board_areas import row_words
from yiqi.games.world.board_chart import Chart, chart, drawing
from yiqi.games.world.board_content import Areas, Attack, Hand, Map
from yiqi.games.world.board_ground import frame
from yiqi.games.world.board_hand import effect, epochs
from yiqi.games.world.board_names import labels
from yiqi.games.world.board_panels import card
from yiqi.games.world.view import View
from yiqi.server import layout
from yiqi.text.catalogue import LANGUAGES, Catalogue

WIDTHS: tuple[Width, ...] = get_args(Width)
LEAST = {"wide": 9, "narrow": 11}
EDITION = games.edition("world")
THINGS = re.compile(r"(land|water|area|card|roll|treachery|surprise) [a-z_]+")


@cache
def rules(seats: int = 4) -> Any:
    return games.rules("world", seats)


@cache
def say(language: str = "en") -> Catalogue:
    return Catalogue(language, games.folder("world"), rules().names())


@cache
def positions(seed: int = 1, seats: int = 4, each: int = 70) -> tuple[View, ...]:
    """Views of a random match, each of them of who is asked; the first with an attack among them."""
    chosen, made = Random(seed), rules(seats)
    chance = QuickChance(Random(seed))
    s, _ = made.start(chance)
    found: list[View] = []
    n, aimed = 0, False
    while made.turn(s):
        seat = made.turn(s)[0]
        view = made.view(s, seat)
        if n % each == 0 or (view.targets and not aimed):
            found.append(view)
            aimed = aimed or bool(view.targets)
        made.play(s, seat, chosen.choice(made.legal(s, seat)), chance)
        n += 1
    return (*found, made.view(s, None))


def drawn(view: View, language: str, width: Width, whole: bool = False) -> Iterator[tuple[str, str]]:
    """The panels that change, or all."""
    for name, content in board.panels(rules(len(view.players)).terms, view).items():
        if name == "ground" and not whole:
            continue
        yield name, board.draw(name, content, say(language), width)


def of(view: View, kind: type) -> Any:
    return next(row for row in board.panels(rules(len(view.players)).terms, view).values() if isinstance(row, kind))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_panel_is_well_formed_and_large_enough(language: str, width: Width) -> None:
    known = symbols.library()
    for view in positions():
        for name, svg in drawn(view, language, width, view is positions()[0]):
            tree = ET.fromstring(tokens.standalone(svg) if name == "hand" else svg)
            sizes = [float(size) for part in tree.iter() if (size := part.get("font-size"))]
            assert all(size >= LEAST[width] for size in sizes), name
            assert set(re.findall(r'href="#([\w.+-]+)"', svg)) <= known.keys(), name
            things = re.findall(r'data-thing="([^"]+)"', svg)
            assert all(THINGS.fullmatch(thing) for thing in things), name


def test_every_land_of_the_edition_is_drawn_and_every_water_named() -> None:
    terms = rules().terms
    found = chart(terms.ground)
    assert {shape.id for shape in found.shapes} == set(terms.ground.lands)
    assert {sea.id for sea in found.seas} == set(terms.ground.waters)
    assert {sea.id for sea in found.seas if sea.fleet} >= {terms.ground.waters[w] for w in range(12)} - {"caspian_sea"}


def test_signs_of_the_edition_stand_on_the_drawn_borders() -> None:
    """Each sign but a strait has a mark within reach of its border; a border without signs has none."""
    ground = rules().terms.ground
    signs = {(ground.lands[n], ground.lands[to]): set(row) - {"strait"} for (n, to), row in ground.signs.items()}
    count = sum([bool(row) for row in signs.values()])
    ticks = chart(ground).ticks
    assert len(ticks) >= count
    for row in drawing()["borders"]:
        for pair in (tuple(row["lands"]), tuple(row["lands"][::-1])):
            for sign in signs.get(pair, ()):
                near = [t for t in ticks if t.sign == sign and any(dist(t.at, p) < 60 for p in row["line"])]
                assert near, pair


def test_the_ground_is_the_same_all_through_a_match() -> None:
    terms = rules().terms
    assert len({board.panels(terms, view)["ground"] for view in positions()}) == 1
    assert Chart(terms.ground) == chart(terms.ground)


def test_the_map_is_small_without_its_ground() -> None:
    largest = max(len(svg) for view in positions() for name, svg in drawn(view, "en", "wide") if name == "map")
    assert largest < 60_000


def test_names_do_not_lie_on_each_other() -> None:
    for language in LANGUAGES:
        for width in WIDTHS:
            found = chart(rules().terms.ground)
            rows = [label for label in labels(found, say(language), frame(found, width)) if not label.turn]
            for k, one in enumerate(rows):
                for two in rows[:k]:
                    a, b = one.box(), two.box()
                    over = min(a[2], b[2]) - max(a[0], b[0])
                    down = min(a[3], b[3]) - max(a[1], b[1])
                    assert over < 14 or down < one.size * 0.6, (language, width, one.lines, two.lines)


def test_an_attack_shows_its_way_its_defence_and_its_odds() -> None:
    view = next(view for view in positions() if view.targets)
    shown = of(view, Attack)
    assert {aim.land for aim in shown.aims} == {target.land for target in view.targets}
    assert [aim.win for aim in shown.aims] == sorted([aim.win for aim in shown.aims], reverse=True)
    for aim in shown.aims:
        assert 98 <= aim.win + aim.both + aim.lose <= 102
        assert aim.dice_other == {"open": 1, "terrain": 2, "strait": 2, "sea": 3}[aim.defence]
        assert (aim.land_from == "none") == (aim.defence == "sea")
    svg = board.draw("attack", shown, say(), "wide")
    assert f'data-thing="roll {shown.aims[0].land}"' in svg
    assert say()("board-roll") in svg
    assert f"{shown.aims[0].win}%" in svg


def test_things_of_all_paths_are_drawn() -> None:
    """Whatever can be chosen can be pressed somewhere on the board, or is a button."""
    chosen, made = Random(5), rules()
    chance = QuickChance(Random(5))
    s, _ = made.start(chance)
    n = 0
    while made.turn(s):
        seat = made.turn(s)[0]
        if n % 9 == 0:
            things = set(
                re.findall(
                    r'data-thing="([^"]+)"', "".join(svg for _, svg in drawn(made.view(s, seat), "en", "narrow"))
                )
            )
            for a in made.legal(s, seat):
                missing = [t for t in paths.path(s, a) if t not in things and not t.startswith("player ")]
                assert not missing, (a, missing)
        made.play(s, seat, chosen.choice(made.legal(s, seat)), chance)
        n += 1


def test_the_area_table_is_the_scoring() -> None:
    for view in positions():
        rows = of(view, Areas).rows
        for player in view.players:
            points = sum([share.points for row in rows for share in row.shares if share.seat == player.seat])
            assert points <= player.worth
        assert [row.value for row in rows] == sorted([row.value for row in rows], reverse=True)
        assert all(row_words(row, say()) for row in rows)


def test_every_event_says_what_it_does() -> None:
    terms = rules().terms
    for language in LANGUAGES:
        for name in terms.cards.event_names:
            card = board.card(terms, name, False)
            words = effect(card, say(language))
            assert words and "board-effect" not in words and "{" not in words
            assert epochs(card, say(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_card_of_a_hand_is_cut(language: str, width: Width) -> None:
    made: Any = games.rules("world", 4, {"civil_service": "coins"})
    terms = made.terms
    for n in range(1, 11):
        for name in terms.cards.event_names:
            for used in (False, True):
                shown = Hand(0, 3, (card(terms, name, used),) * n)
                assert "…" not in board.draw("hand", shown, say(language), width), (n, name)


def test_an_attack_is_against_a_sign_and_an_empire() -> None:
    content: Attack = next(found for view in positions() if (found := of(view, Attack)).aims)
    svg = board.draw("attack", content, say(), "wide")
    words = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    for aim in content.aims:
        assert say()(f"empire-{aim.empire}") in words
        assert f'aria-label="{say()("board-whose", seat=aim.seat, empire=aim.empire)}"' in svg
    assert not [word for word in words if word.startswith("Player")]


def test_hands_are_shown_to_their_owner_alone() -> None:
    view = positions()[0]
    assert [card.card for card in of(view, Hand).cards if not card.used] == list(view.hand)
    assert not [row for row in board.panels(rules().terms, positions()[-1]).values() if isinstance(row, Hand)]


def test_pages_of_lands_empires_leaders_and_events() -> None:
    terms, view = rules().terms, positions()[0]
    for language in LANGUAGES:
        names = [f"land {land}" for land in terms.ground.lands] + [f"card {card}" for card in terms.cards.event_names]
        for name in [*names, *(f"empire {empire}" for empire in terms.cards.forces)]:
            found = leaf.leaf(EDITION, rules(), view, name, say(language))
            assert found is not None and found.title and found.sure in leaf.SURE
            assert "board-" not in " ".join([*found.facts, found.confidence])
            for other, _ in found.more:
                assert leaf.leaf(EDITION, rules(), view, other, say(language)) is not None
            if name.startswith("card ") or name.split()[1] in {row.id for row in terms.cards.empires}:
                assert found.text
    for name in ("", "land", "land nowhere", "player 1", "leader rebels"):
        assert leaf.leaf(EDITION, rules(), view, name, say()) is None


def test_the_layout_has_a_place_for_every_panel() -> None:
    found = layout.read("world")
    assert found is not None
    for view in positions():
        kinds = {name.split()[0] for name, _ in drawn(view, "en", "wide")} | {"ground"}
        assert kinds <= found["places"].keys() | found["under"].keys()
    for name, above in layout.under("world").items():
        panels = dict(drawn(positions()[0], "en", "wide"))
        assert f'data-under="{name}"' in panels[above]


def test_the_map_shows_what_the_view_holds() -> None:
    view = positions()[-2]
    content = of(view, Map)
    for spot, row in zip(content.spots, view.lands, strict=True):
        assert (spot.land, spot.seat, spot.fort, spot.monument) == (row.land, row.seat, row.fort, row.monument)
    svg = board.draw("map", content, say(), "wide")
    assert svg.count('href="#world-monument"') == 1 + sum([row.monument for row in view.lands])
    assert svg.count('href="#world-fort"') == 1 + sum([row.fort for row in view.lands])


def test_the_areas_that_are_worth_nothing_are_all_named() -> None:
    for language in LANGUAGES:
        for view in positions():
            content = rules(4).panels(view)["areas"]
            svg = board.draw("areas", content, say(language), "wide")
            assert "…" not in svg
            names = [say(language)(f"area-{row.area}") for row in content.rows if not row.value]
            plain = re.sub(r"<title>.*?</title>", "", svg, flags=re.S)
            plain = re.sub(r"<[^>]*>", " ", plain).replace(" ", "")
            assert all(name.replace(" ", "") in plain for name in names), (language, names)
