"""The panels of Three Kingdoms: what they show of a position, and how they are drawn."""

from __future__ import annotations

import dataclasses
import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from functools import cache
from math import dist
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import yiqi
from yiqi.core.chance import QuickChance
from yiqi.core.game import Text, Width
from yiqi.draw import symbols, tokens
from yiqi.draw.fit import measure
from yiqi.games import read_edition
from yiqi.games.sanguo import board
from yiqi.games.sanguo.board_arrows import HEAD, shown, strengths
from yiqi.games.sanguo.board_content import Clock, Letters, Map, Order, Orders, Relations, Step
from yiqi.games.sanguo.board_land import borders, coast, frame, points, spots
from yiqi.games.sanguo.game import GAME
from yiqi.server import layout
from yiqi.text.catalogue import LANGUAGES, Catalogue

FOLDER = Path(yiqi.__file__).parent / "games" / "sanguo"
EDITION = read_edition(FOLDER / "data")
WIDTHS: tuple[Width, ...] = get_args(Width)
LEAST = {"wide": 9, "narrow": 11}
THINGS = re.compile(
    r"province \d+|unit [alm]\d+|player \d|kingdom (wei|shu|wu)|act (war|neutral|ally|raze|disband|a|m)|letter \d"
    r"|proposal \d+|answer (yes|no)"
)
NASTY = "<b>&\"' </text>" + "very long name " * 3
OFTEN = {"move": 8, "war": 4, "support": 4, "hold": 1, "neutral": 1, "ally": 1, "peace": 1, "build": 4}
"""How often an action of a kind is taken, beside others; 2 is usual."""
PLACES = {"map", "leader", "relations", "clock", "orders", "letters"}


def rules(seats: int, **options: str) -> Any:
    return GAME.rules(1, EDITION, options, seats)


def text(language: str, names: Mapping[str, Mapping[str, str]] | None = None) -> Catalogue:
    return Catalogue(language, FOLDER, {**rules(5).names(), **(names or {})})


def busy(legal: list[Any], random: Random) -> Any:
    """Something worth looking at: orders of all kinds before a sheet is sealed."""
    kinds: dict[str, list[Any]] = {}
    for a in legal:
        if a[0] not in ("clear", "wipe", "reopen"):
            kinds.setdefault(str(a[2]) if a[0] == "order" else str(a[0]), []).append(a)
    if "commit" in kinds and (len(kinds) == 1 or random.random() < 0.12):
        return ("commit",)
    names = [kind for kind in kinds if kind != "commit"]
    return random.choice(kinds[random.choices(names, [OFTEN.get(kind, 2) for kind in names])[0]])


def played(seats: int, seed: int, question: str, times: int, **options: str) -> tuple[Any, Any]:
    """The rules and a position in the middle of a question that is put for the so-manieth time."""
    game, random, chance = rules(seats, **options), Random(seed), QuickChance(seed)
    state, _ = game.start(chance)
    last, steps = None, 0
    while game.turn(state):
        now = (state.stack[-1].name, state.year, state.season)
        if now != last:
            last, steps = now, 0
            times -= now[0] == question
        # few are asked where to retreat, and most have one line to write
        if times <= 0 and now[0] == question and steps >= (3 * seats if question in ("talk", "write") else 1):
            break
        seat = random.choice(game.turn(state))
        late = steps > 12 * seats
        action = ("commit",) if late and now[0] not in ("settle", "recruit") else busy(game.legal(state, seat), random)
        game.play(state, seat, action, chance)
        steps += 1
    return game, state


CASES = (
    (3, 1, "settle", 1), (6, 2, "talk", 1), (4, 3, "talk", 4), (6, 4, "write", 3), (5, 5, "write", 4),
    (6, 7, "retreat", 1), (4, 10, "retreat", 1), (4, 8, "build", 1), (6, 9, "build", 2), (3, 10, "never", 1),
)  # fmt: skip


@cache
def positions() -> dict[str, dict[str, Any]]:
    """Panels of random positions, by name: from the set-up to the end, as seats and onlookers."""
    found = {}
    for seats, seed, question, times in CASES:
        game, state = played(seats, seed, question, times)
        for seat in (0, 1, None):
            found[f"{question} {seed}, seat {seat}"] = dict(game.panels(game.view(state, seat)))
    game, state = played(6, 11, "write", 3, raze_capitals="yes", joint_leaders="yes", free_diplomacy="yes")
    found["options"] = dict(game.panels(game.view(state, 0)))
    return found


@cache
def unusual() -> dict[str, Any]:
    """Panels with what is rare: every relation written, everybody fallen and claiming, long numbers, every mark."""
    shown = positions()["write 4, seat 0"]
    lines = [("p1", "war"), ("p2", "neutral"), ("p3", "ally"), ("wei", "war"), ("shu", "neutral"), ("a58", "raze")]
    sheet = [Order(who, act, "none", 0, ()) for who, act in lines]
    sheet += [Order("m30", "support", "l29", n, (29, 31, 33)) for n in (0, 29)]
    results = [
        Step(k, "a25", "support", "m24", 25 * (k % 2), result, why, 12, 13 * (k % 2), 23 if k < 2 else -1)
        for k, (result, why) in enumerate((("cut", "attack"), ("void", "out-of-reach"), ("held", "none")))
    ]
    rows = [
        dataclasses.replace(
            shown[f"leader {k}"],
            fallen=k % 2 > 0,
            resources=20,
            units=1,
            claims=True,
            peace=True,
            time=True,
            qualified="unified",
        )
        for k in range(3)
    ]
    every: Map = shown["map"]
    provinces = [dataclasses.replace(p, closed=True, capital=p.number % 6, resource=True) for p in every.provinces]
    return {
        "orders": dataclasses.replace(shown["orders"], sheet=tuple(sheet), results=tuple(results)),
        **{f"leader {k}": row for k, row in enumerate(rows)},
        "map": dataclasses.replace(every, provinces=tuple(provinces), steps=tuple(results)),
        "clock": Clock(999, 0, "autumn", "over", 14, False),
    }


def drawn_panels() -> Iterator[tuple[str, Any]]:
    for case in positions().values():
        yield from case.items()
    yield from unusual().items()
    yield "clock", dataclasses.replace(unusual()["clock"], final=True)


@cache
def drawing(content: Any, name: str, language: str, width: Width) -> ET.Element:
    return ET.fromstring(board.draw(name, content, text(language), width))


def tag(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]


def walk(element: ET.Element, x: float = 0, y: float = 0) -> Iterator[tuple[ET.Element, float, float]]:
    """Every element, with where its group has been moved to."""
    move = element.get("transform", "")
    if move.startswith("translate("):
        dx, dy = move[len("translate(") : -1].split()
        x, y = x + float(dx), y + float(dy)
    yield element, x, y
    for child in element:
        yield from walk(child, x, y)


def boxes(root: ET.Element) -> list[tuple[str, float, float, float, float]]:
    """The words of a drawing and about where they are: left, top, right, bottom; not those that are only shown once
    something is picked."""
    out = []
    hidden = {id(e) for chip in root.iter() if "sg-chip" in (chip.get("class") or "").split() for e in chip.iter()}
    for element, x, y in walk(root):
        if tag(element) != "text" or id(element) in hidden:
            continue
        words, size, cls = element.text or "", float(element.get("font-size", 0)), (element.get("class") or "").split()
        wide = float(element.get("textLength") or measure(words, size))
        left = x + float(element.get("x", 0)) - (wide / 2 if "mid" in cls else wide if "end" in cls else 0)
        base = y + float(element.get("y", 0))
        out.append((words, left, base - 0.75 * size, left + wide, base + 0.2 * size))
    return out


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_readable_and_apart(width: Width, language: str) -> None:
    for name, content in drawn_panels():
        root = drawing(content, name, language, width)
        across, down = float(root.get("width", 0)), float(root.get("height", 0))
        sizes = [float(e.get("font-size", 0)) for e in root.iter() if tag(e) == "text"]
        assert min(sizes, default=99) >= LEAST[width], name
        found = boxes(root)
        for k, (words, left, top, right, bottom) in enumerate(found):
            assert left >= -1 and top >= 0 and right <= across + 1 and bottom <= down + 1, (name, words)
            if name == "map":
                # strengths may lie on a name, on a plate of their own
                continue
            for other, left2, top2, right2, bottom2 in found[k + 1 :]:
                apart = right <= left2 + 1 or right2 <= left + 1 or bottom <= top2 + 1 or bottom2 <= top + 1
                assert apart, f"{name}: {words!r} lies on {other!r}"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_provinces_lie_apart(width: Width, language: str) -> None:
    content = positions()["settle 1, seat 0"]["map"]
    root = drawing(content, "map", language, width)
    names = next(e for e in root if "sg-names" in (e.get("class") or ""))
    found = boxes(names)
    for k, (words, left, top, right, bottom) in enumerate(found):
        for other, left2, top2, right2, bottom2 in found[k + 1 :]:
            apart = right <= left2 + 2 or right2 <= left + 2 or bottom <= top2 + 2 or bottom2 <= top + 2
            assert apart, f"{words!r} lies on {other!r}"


@pytest.mark.parametrize("width", WIDTHS)
def test_things_have_the_names_that_paths_use_and_words_for_everybody(width: Width) -> None:
    seen = set()
    for name, content in drawn_panels():
        root = drawing(content, name, "en", width)
        assert root.get("role") == "group" and root.get("aria-label")
        for element in root.iter():
            assert element.get("style") is None
            thing = element.get("data-thing")
            if thing is None:
                continue
            seen.add(thing.split()[0])
            assert THINGS.fullmatch(thing), thing
            rings = [child for child in element if "ring" in (child.get("class") or "").split()]
            # without words of its own it is the rest of a thing that has them, and carries others
            assert len(rings) == 1 if element.get("aria-label") else element.find("*") is not None, f"{name}: {thing}"
            assert not {"lit", "dim", "refused", "picked"} & set((element.get("class") or "").split())
    assert seen == {"province", "unit", "player", "kingdom", "act", "letter", "proposal", "answer"}


def test_everything_that_can_be_done_can_be_clicked() -> None:
    """Every path of every legal action leads over things of the panels."""
    for seats, seed, question, times in CASES:
        game, state = played(seats, seed, question, times)
        for seat in range(seats):
            found = set()
            for name, content in game.panels(game.view(state, seat)).items():
                for width in WIDTHS:
                    root = drawing(content, name, "en", width)
                    found |= {(width, e.get("data-thing")) for e in root.iter() if e.get("data-thing")}
            for action in game.legal(state, seat):
                for thing in game.path(state, seat, action):
                    assert {("wide", thing), ("narrow", thing)} <= found, (question, action, thing)


def test_what_is_written_inside_a_thing_is_in_a_path_after_it() -> None:
    """A chip counts while the thing around it is picked."""
    game, state = played(4, 8, "build", 1)
    root = drawing(game.panels(game.view(state, 0))["map"], "map", "en", "wide")
    pairs = {
        (outer.get("data-thing"), e.get("data-thing"))
        for outer in root.iter()
        if outer.get("data-thing")
        for e in outer
        if e.get("data-thing")
    }
    wanted = {game.path(state, 0, a) for a in game.legal(state, 0)}
    assert {path for path in wanted if len(path) == 2} <= pairs


def test_things_can_be_pressed_on_a_telephone() -> None:
    """Each has a part of 44 by 44; a province is an area, in whose middle a circle of that size is nearly free."""
    for name, content in drawn_panels():
        for element in drawing(content, name, "en", "narrow").iter():
            thing = element.get("data-thing")
            if thing is None or thing.startswith("province") or not element.get("aria-label"):
                continue
            sizes = [(float(e.get("width", 0)), float(e.get("height", 0))) for e in element if tag(e) == "rect"]
            assert max(min(size) for size in sizes) >= 44, f"{name}: {thing}"
    land = positions()["settle 1, seat 0"]["map"].land
    f = frame(land, "narrow")
    middles = [(site.x * f.scale, site.y * f.scale) for site in land.sites]
    assert min(dist(a, b) for k, a in enumerate(middles) for b in middles[k + 1 :]) >= 44


def test_each_unit_shows_on_top_in_its_middle() -> None:
    """On a telephone no unit lies under what can be pressed of one in the same province."""
    for name, content in drawn_panels():
        if name != "map":
            continue
        root = drawing(content, "map", "en", "narrow")
        for place in root:
            units = [e for e in place if (e.get("data-thing") or "").startswith("unit") and e.find("*") is not None]
            rects = [next((r for r in e if tag(r) == "rect"), None) for e in units]
            rings = [next((c for c in e if tag(c) == "circle"), None) for e in units]
            for k, ring in enumerate(rings):
                if ring is None:
                    continue
                x = float(ring.get("cx", 0))
                for other in rects[k + 1 :]:
                    if other is not None:
                        left, wide = float(other.get("x", 0)), float(other.get("width", 0))
                        assert not left < x < left + wide, units[k].get("data-thing")


def test_all_see_the_same_but_for_what_they_write() -> None:
    for seats, seed, question, times in CASES:
        game, state = played(seats, seed, question, times)
        everybody = dict(game.panels(game.view(state, None)))
        panels = ["map", *(f"leader {k}" for k in range(seats)), "relations", "clock", "orders"]
        assert list(everybody) == panels
        for seat in range(seats):
            shown = dict(game.panels(game.view(state, seat)))
            assert list(shown) == [*panels, "letters"]
            own = ("map", "orders", "letters") if question in ("write", "retreat", "build") else ("letters",)
            assert {k: v for k, v in shown.items() if k not in own}.items() <= everybody.items()
            if not state.sheets[seat]:
                assert shown["map"] == everybody["map"]


def test_nobody_sees_what_another_writes() -> None:
    game, state = played(6, 4, "write", 3)
    sheets = [dict(game.panels(game.view(state, seat)))["map"].steps for seat in range(6)]
    for seat, steps in enumerate(sheets):
        assert {step.seat for step in steps} <= {seat}
    assert any(sheets)
    assert dict(game.panels(game.view(state, None)))["map"].steps == ()


def test_the_last_season_is_shown_until_orders_are_written() -> None:
    game, state = played(4, 3, "talk", 4)
    view = game.view(state, None)
    shown: Map = game.panels(view)["map"]
    orders: Orders = game.panels(view)["orders"]
    assert len(shown.steps) == len(view.last) > 0 and orders.results == shown.steps and orders.seat == -1
    drawn = board.draw("map", shown, text("en"), "wide")
    # who moves together bounces together
    bounced = {(x.seat, x.unit[1:], x.to) for x in shown.steps if x.result == "bounced" and x.act == "move"}
    # the key of the map has one more
    assert drawn.count('href="#sanguo-burst"') == len(bounced) + 1


def test_strengths_are_compared() -> None:
    def step(own: int, other: int) -> Step:
        return Step(0, "a1", "move", "none", 2, "bounced", "defence", own, other, -1)

    assert [strengths(step(*pair)) for pair in ((2, 2), (2, 4), (4, 2))] == ["2 = 2", "2 < 4", "4 > 2"]


def test_a_fight_has_its_strengths_on_the_sheet_and_once_on_the_map() -> None:
    shown = positions()["talk 3, seat 0"]
    steps = tuple(
        Step(0, unit, act, about, to, result, "none", own, other, source)
        for unit, act, about, to, result, own, other, source in (
            ("a9", "move", "none", 23, "moved", 4, 2, -1),
            ("l9", "move", "none", 23, "moved", 4, 2, -1),
            ("m24", "support", "a9", 23, "given", 1, 0, -1),
            ("a25", "hold", "none", 0, "held", 3, 1, -1),
            ("m26", "hold", "none", 0, "held", 1, 2, 25),
            ("m18", "move", "none", 5, "moved", 0, 0, -1),
            ("m1", "hold", "none", 0, "held", 0, 0, -1),
        )
    )
    every = dataclasses.replace(shown["map"], steps=steps, units=())
    sheet = dataclasses.replace(shown["orders"], seat=-1, sheet=(), results=steps)
    words = [e.text for e in drawing(sheet, "orders", "en", "wide").iter() if tag(e) == "text"]
    assert [w for w in words if w and re.search(r" v |counts", w)] == [
        "4 v 2, enters", "4 v 2, enters", "counts 1", "3 v 1, holds", "1 v 2, forced out",
    ]  # fmt: skip
    assert "M1 H" not in words
    plates = [e.text for e in drawing(every, "map", "en", "wide").iter() if "sg-pill-n" in (e.get("class") or "")]
    assert plates == ["4 > 2"]


@pytest.mark.parametrize("width", WIDTHS)
def test_heads_of_arrows_leave_names_alone(width: Width) -> None:
    """Of all moves there can be, but for the few that have no room."""
    land = positions()["settle 1, seat 0"]["map"].land
    for names in (tuple(s.latin for s in land.sites), tuple(s.chinese for s in land.sites)):
        rooms = dict(zip([s.number for s in land.sites], spots(land, names, width), strict=True))
        ways = [(s, to) for s in rooms for to in rules(6).terms.ground.neighbours[s]]
        covered = [
            (s, to)
            for s, to in ways
            for x, y in [shown(f"a{s}", to, False, rooms).corners(HEAD)[0]]
            if any(abs(x - r.x) < r.half and r.first - 9 < y < r.second + 2 for r in rooms.values())
        ]
        assert len(covered) < len(ways) * 0.03, covered


def test_what_changed_has_a_dot_and_is_told() -> None:
    game, state = played(6, 4, "write", 3)
    state.changed = ((0, "p1", "war"), (1, "wei", "war"), (2, "p0", "alliance"), (0, "p1", "civil"))
    content: Relations = game.panels(game.view(state, None))["relations"]
    assert [(c.seat, c.other, c.relation) for c in content.changed] == [
        (0, 1, "civil"), (2, 0, "alliance"), (1, -1, "war"),
    ]  # fmt: skip
    fresh = {(row.seat, k) for row in content.rows for k, new in enumerate(row.fresh) if new}
    assert fresh == {(0, 1), (1, 0), (0, 2), (2, 0), (1, 6)}
    for width, lines in (("wide", 2), ("narrow", 3)):
        drawn = drawing(content, "relations", "en", width)
        assert drawn.get("data-note") == "just changed: 3"
        assert sum("sg-fresh" in (e.get("class") or "") for e in drawn.iter()) == 5
        assert sum((e.text or "").endswith(".") for e in drawn.iter() if tag(e) == "text") == lines


def test_proposals_are_answered_while_it_is_talked() -> None:
    game, state = played(6, 2, "talk", 1)
    for seat in range(6):
        content: Letters = game.panels(game.view(state, seat))["letters"]
        drawn = drawing(content, "letters", "en", "wide")
        found = {e.get("data-thing") for e in drawn.iter()}
        answers = {game.path(state, seat, a)[0] for a in game.legal(state, seat) if a[0] == "answer"}
        assert {p for p in found if p and p.startswith("proposal")} >= answers
        assert content.open and seat not in content.others


def test_content_is_a_value_without_names_of_people() -> None:
    for _, content in drawn_panels():
        again = copied(content)
        assert again is not content and again == content and hash(again) == hash(content)


def copied(value: Any) -> Any:
    """The same value in new objects; every field must be immutable."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{f.name: copied(getattr(value, f.name)) for f in dataclasses.fields(value)})
    if isinstance(value, tuple):
        return tuple(copied(v) for v in value)
    assert value is None or isinstance(value, (str, int, bool)), value
    return value


def test_no_name_of_a_person_is_written() -> None:
    """They stand on the page, beside the panel: in a drawing they are only read out."""
    say = text("en").with_seats(lambda seat: f"Somebody{seat}")
    for name, content in positions()["talk 3, seat 0"].items():
        for width in WIDTHS:
            root = ET.fromstring(board.draw(name, content, say, width))
            assert not any("Somebody" in (e.text or "") for e in root.iter() if tag(e) == "text"), name


class Listening:
    """The words of the game, and which messages were asked for."""

    def __init__(self, plain: Text) -> None:
        self.plain, self.asked, self.language = plain, set[str](), plain.language

    def __call__(self, key: str, /, **args: Any) -> str:
        self.asked.add(key)
        return self.plain(key, **args)


def test_only_declared_messages_are_asked_for() -> None:
    asked = set[str]()
    for language in LANGUAGES:
        say = Listening(text(language))
        for name, content in drawn_panels():
            for width in WIDTHS:
                board.draw(name, content, say, width)
        asked |= say.asked
    others = {key for key in asked if key not in board.KEYS}
    assert {key.partition("-")[0] for key in others} == {"province", "seat", "unit"}
    # chips of an option that is seldom played, and words inside other messages
    rare = {"board-act-raze", "leader-none", "act-war", "act-neutral", "act-ally"}
    assert {key for key in board.KEYS if key not in asked} - rare == set()


def test_every_message_has_words_in_three_languages() -> None:
    for language in LANGUAGES:
        say = text(language)
        assert [key for key in board.KEYS if not say.has(key)] == []


def test_a_hostile_name_stays_words() -> None:
    names = {f"province-{n}": dict.fromkeys(("en", "zh_hant", "zh_hans"), NASTY) for n in range(1, 59)}
    for name, content in positions()["talk 3, seat 0"].items():
        for width in WIDTHS:
            root = ET.fromstring(board.draw(name, content, text("en", names), width))
            allowed = {"svg", "g", "text", "rect", "path", "circle", "use", "title", "clipPath"}
            assert {tag(e) for e in root.iter()} <= allowed


def test_colours_are_never_alone() -> None:
    """Players have shapes of their own wherever their colour is shown, and relations signs."""
    table = tomllib.loads((FOLDER / "icons.toml").read_text("utf-8"))
    own = table["own"]
    for sort in ("militia", "flag"):
        bodies = {re.sub(r"var\(--[\w-]+\)", "", own[f"sanguo-{sort}-{k}"]["body"]) for k in range(6)}
        assert len(bodies) == 6
    for content in positions()["talk 2, seat 0"].items():
        drawn = board.draw(*content, text("en"), "wide")
        for symbol in re.findall(r'href="#([\w.+-]+)"', drawn):
            assert symbols.known(symbol), symbol


def light(hexadecimal: str) -> float:
    """Relative luminance (WCAG 2)."""
    parts = [int(hexadecimal[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast(theme: tokens.Theme) -> None:
    """Text 4.5, signs and rings 3."""
    have = tokens.colours(theme)
    grounds = ["sg-wei", "sg-shu", "sg-wu", "sg-neutral", *(f"sg-own-{k}" for k in range(6))]
    words = [(ink, ground) for ground in grounds for ink in ("ink", "ink-2")]
    words += [("surface", f"sg-flag-{k}") for k in range(6)] + [("sg-on-pill", "sg-pill"), ("sg-kin", "sg-kin-2")]
    words += [("refuse", "surface"), ("sg-ally", "surface")]
    signs = [("lit", ground) for ground in grounds] + [("refuse", ground) for ground in grounds]
    signs += [(f"p{k}", "surface") for k in range(6)] + [("sg-ally", "sg-ally-2"), ("refuse", "refuse-2")]
    for pairs, least in ((words, 4.5), (signs, 3)):
        for one, two in pairs:
            dark, bright = sorted((light(have[one]), light(have[two])))
            assert (bright + 0.05) / (dark + 0.05) >= least, f"{one} on {two}"


def test_it_stands_alone() -> None:
    for name, content in positions()["talk 3, seat 0"].items():
        alone = tokens.standalone(board.draw(name, content, text("zh-Hant"), "wide"))
        root = ET.fromstring(alone)
        assert "var(--" not in alone
        ids = {e.get("id") for e in root.iter()}
        assert set(re.findall(r"href=[\"']#([^\"']+)[\"']", alone)) <= ids
        assert set(re.findall(r"url\(#([^)]+)\)", alone)) <= ids


def test_coasts_and_borders_are_found() -> None:
    """Every edge of a province belongs to one or two; lines that close the land end where they begin."""
    land = positions()["settle 1, seat 0"]["map"].land
    assert all(len(points(site.path)) > 5 for site in land.sites)
    assert points("M0 0z") == [] and points("M1 1c3 4 5 6 7 8z") == []
    first = coast(land).split("M")[1]
    start = tuple(map(int, first.split("l")[0].split()))
    steps = list(map(int, first.split("l")[1].split()))
    assert (sum(steps[::2]), sum(steps[1::2])) == (0, 0), start
    assert borders(land).count("M") >= 3


def test_rooms_stay_in_their_provinces() -> None:
    land = positions()["settle 1, seat 0"]["map"].land
    for width in WIDTHS:
        f = frame(land, width)
        names = tuple(site.latin for site in land.sites)
        for site, spot in zip(land.sites, spots(land, names, width), strict=True):
            assert abs(spot.x - site.x * f.scale) <= max(site.clearance, 12) * f.scale * 1.2 + 12
            assert abs(spot.units - site.y * f.scale) <= max(site.clearance, 12) * f.scale + 18


def test_the_layout_is_read() -> None:
    found = layout.check(tomllib.loads((FOLDER / "layout.toml").read_text("utf-8")))
    assert set(found["places"]) == PLACES


def test_the_map_is_sent_in_few_bytes() -> None:
    for case in positions().values():
        assert len(board.draw("map", case["map"], text("en"), "wide")) < 105_000


def test_what_is_no_panel_is_refused() -> None:
    with pytest.raises(ValueError, match="no panel 'deck'"):
        board.draw("deck", "cards", text("en"), "wide")
