"""The panels of Pax Pamir: what they show of a position, and how they are drawn."""

from __future__ import annotations

import dataclasses
import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

import yiqi
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, Text, Width
from yiqi.draw import symbols, tokens
from yiqi.draw.fit import measure
from yiqi.games.pamir import board
from yiqi.games.pamir.board_content import Check, Court, CourtCard, Hand, Map, Market, Region
from yiqi.games.pamir.board_land import ROOMS, land
from yiqi.games.pamir.board_panels import _printed
from yiqi.games.pamir.cards import REGIONS, SUITS
from yiqi.text.catalogue import LANGUAGES, Catalogue

FOLDER = Path(yiqi.__file__).parent / "games" / "pamir"
WIDTHS: tuple[Width, ...] = get_args(Width)
LEAST = {"wide": 9, "narrow": 11}
THINGS = re.compile(
    r"card \d+|act \d+ (tax|gift|build|move|betray|battle)|end (left|right)|region R|border B|army R C|road B C"
    r"|tribe R \d|spy \d+ \d|space [246]|player \d|suit (political|intelligence|economic|military)|rupee \d+".replace(
        "C", "(british|russian|afghan)"
    )
    .replace("R", "(transcaspia|kabul|punjab|persia|herat|kandahar)")
    .replace("B", "[a-z]+-[a-z]+")
)
NASTY = "<b>&\"' </text>" + "very long name " * 4


def text(language: str, names: dict[str, dict[str, str]] | None = None) -> Catalogue:
    rules = games.rules("pamir", 2)
    return Catalogue(language, FOLDER, {**rules.names(), **(names or {})})


def played(seats: int, seed: int, steps: int, **options: str) -> tuple[Any, Any]:
    """The rules and a position after so many random records; whoever can goes on rather than pass."""
    rules = games.rules("pamir", seats, options)
    random, chance = Random(seed), QuickChance(seed)
    state, _ = rules.start(chance)
    for _ in range(steps):
        turn = rules.turn(state)
        if not turn:
            break
        legal = [("step",)] if turn[0] == HOUSE else rules.legal(state, turn[0])
        busy = [action for action in legal if action[0] not in ("pass", "cancel")]
        rules.play(state, turn[0], random.choice(busy or legal), chance)
    return rules, state


@cache
def positions() -> dict[str, dict[str, Any]]:
    """Panels of random positions, by name: from the start to the end, one to five people, as seats and onlookers."""
    found = {}
    for seats, seed, steps in ((1, 1, 90), (2, 2, 0), (3, 3, 60), (4, 4, 400), (5, 5, 150), (5, 6, 700), (5, 7, 5000)):
        rules, state = played(seats, seed, steps)
        for seat in (0, None):
            found[f"{seats} people, {steps} records, seat {seat}"] = dict(rules.panels(rules.view(state, seat)))
    rules, state = played(4, 9, 200, hands="open")
    found["open hands"] = dict(rules.panels(rules.view(state, 1)))
    return found


@cache
def crowded() -> dict[str, Any]:
    """Panels with more of everything than is likely: 12 armies of each coalition and 10 tribes of five in one region,
    long courts full of spies, long numbers."""
    rules, state = played(5, 11, 100)
    panels = dict(rules.panels(rules.view(state, 0)))
    cards = [card for card in _printed(rules.terms.cards) if card.sort == "court" and card.rank]
    ground: Map = panels["map"]
    regions = [dataclasses.replace(r, armies=(12, 12, 12), tribes=(10, 9, 10, 3, 2)) for r in ground.regions]
    borders = [dataclasses.replace(b, roads=(12, 2, 1)) for b in ground.borders]
    found: dict[str, Any] = {"map": Map(tuple(regions), tuple(borders))}
    market: Market = panels["market"]
    places = [dataclasses.replace(p, card=cards[7 * k], coins=11 * k) for k, p in enumerate(market.places)]
    found["market"] = dataclasses.replace(market, places=tuple(places), deck=100)
    court: Court = panels["court 1"]
    for k, n in enumerate((0, 5, 6, 8, 9, 20)):
        held = [
            CourtCard(card, ((q % 3, 0, 1 + q % 9, q % 2, 3) if q % 2 else (1,) * 5), q % 4 - 1, q % 3 == 0)
            for q, card in enumerate(cards[30 + k :: 3][:n])
        ]
        for own in (False, True):
            known = () if own else tuple(cards[:n])
            prizes = ("british", "british", "russian", "afghan")
            found[f"court {n} {own}"] = dataclasses.replace(
                court, own=own, cards=tuple(held), known=known, points=999_999_999, rupees=10_000, hand=116,
                hand_limit=70, court_limit=70, stars=(60, 60, 60, 60), prizes=prizes, gifts=(True, False, True),
            )  # fmt: skip
            found[f"court of Wakhan {n} {own}"] = dataclasses.replace(
                court, own=own, automa=True, influence=(10, 11, 12), cards=tuple(held)
            )
    check: Check = panels["check"]
    found["check"] = dataclasses.replace(check, on_map=(12, 12, 12), dominant="afghan", final=True)
    for n in (1, 4, 5, 9, 14):
        found[f"hand {n}"] = Hand(tuple(cards[n : 2 * n]), 3)
    return found


def drawn_panels() -> Iterator[tuple[str, Any]]:
    for case in positions().values():
        yield from case.items()
    yield from crowded().items()


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
    """The words of a drawing and about where they are: left, top, right, bottom."""
    out = []
    for element, x, y in walk(root):
        if tag(element) != "text":
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
    say = text(language)
    for name, content in drawn_panels():
        root = ET.fromstring(board.draw(name, content, say, width))
        across, down = float(root.get("width", 0)), float(root.get("height", 0))
        found = boxes(root)
        for k, (words, left, top, right, bottom) in enumerate(found):
            assert left >= 0 and top >= 0 and right <= across + 0.5 and bottom <= down, (name, words)
            for other, left2, top2, right2, bottom2 in found[k + 1 :]:
                apart = right <= left2 + 1 or right2 <= left + 1 or bottom <= top2 + 1 or bottom2 <= top + 1
                assert apart, f"{name}: {words!r} lies on {other!r}"
        sizes = [float(e.get("font-size", 0)) for e in root.iter() if tag(e) == "text"]
        assert min(sizes, default=99) >= LEAST[width], name


@pytest.mark.parametrize("width", WIDTHS)
def test_things_have_the_names_that_paths_use_and_words_for_everybody(width: Width) -> None:
    say = text("en")
    seen = set()
    for name, content in drawn_panels():
        root = ET.fromstring(board.draw(name, content, say, width))
        assert root.get("role") == "group" and root.get("aria-label")
        for element in root.iter():
            assert element.get("style") is None
            thing = element.get("data-thing")
            if thing is None:
                continue
            seen.add(thing.split()[0])
            assert THINGS.fullmatch(thing), thing
            assert element.get("aria-label"), thing
            rings = [child for child in element if "ring" in (child.get("class") or "").split()]
            assert len(rings) == 1, f"{name}: {thing} has one part that shows whether it may be chosen"
            assert not {"lit", "dim", "refused", "picked"} & set((element.get("class") or "").split())
    assert seen == {
        "card", "act", "end", "region", "border", "army", "road", "tribe", "spy", "space", "player", "suit", "rupee",
    }  # fmt: skip


def test_things_can_be_pressed_on_a_telephone() -> None:
    """Each has a part of 44 by 44; the actions of other courts, which nobody can take, need none."""
    say = text("en")
    for name, content in drawn_panels():
        if isinstance(content, Court) and not content.own:
            continue
        for element in ET.fromstring(board.draw(name, content, say, "narrow")).iter():
            thing = element.get("data-thing")
            if thing is None or thing.startswith("region"):
                continue
            sizes = [(float(e.get("width", 0)), float(e.get("height", 0))) for e in element if tag(e) == "rect"]
            sizes += [(2 * float(e.get("r", 0)),) * 2 for e in element if tag(e) == "circle"]
            assert max(min(size) for size in sizes) >= 44, f"{name}: {thing}"


def test_every_card_that_lies_somewhere_is_a_thing() -> None:
    rules, state = played(4, 4, 400)
    view = rules.view(state, 0)
    say, found = text("en"), list[str]()
    for name, content in rules.panels(view).items():
        drawn = ET.fromstring(rules.draw(name, content, say, "wide"))
        found += [thing for e in drawn.iter() if (thing := e.get("data-thing") or "").startswith("card ")]
    cards = [slot.card for slot in view.market if slot.card]
    for player in view.players:
        cards += [*player.hand, *(held.card for held in player.court)]
    assert sorted(found) == sorted(f"card {card}" for card in cards)


def test_all_see_the_same_but_for_hands_and_their_own_court() -> None:
    rules, state = played(4, 8, 160, hands="open")
    everybody = dict(rules.panels(rules.view(state, None)))
    assert list(everybody) == ["map", "market", "check", "court 0", "court 1", "court 2", "court 3"]
    for seat in range(4):
        shown = dict(rules.panels(rules.view(state, seat)))
        assert list(shown) == [*everybody, "hand"]
        hand, own = shown.pop("hand"), shown.pop(f"court {seat}")
        assert isinstance(hand, Hand) and isinstance(own, Court) and own.own
        assert shown.items() <= everybody.items()


def test_the_automa_has_a_panel_and_a_court() -> None:
    rules, state = played(1, 1, 90)
    shown = rules.panels(rules.view(state, 0))
    assert list(shown) == ["map", "market", "check", "court 0", "court 1", "automa", "hand"]
    assert shown["court 1"].automa and len(shown["court 1"].influence) == 3
    assert shown["automa"].number and 1 <= shown["automa"].column <= 6


def test_a_region_says_why_it_is_ruled() -> None:
    """Tribes and loyal armies of the ruler, against the most of anybody else."""
    say = text("en")
    checked = 0
    for seed in range(12):
        rules, state = played(4, seed, 250)
        view = rules.view(state, None)
        for region in rules.panels(view)["map"].regions:
            assert (region.ruler >= 0) == (region.own > region.against), (seed, region)
            checked += region.ruler >= 0
    assert checked > 20
    lone = Region("kabul", 1, (2, 0, 1), (0, 1), 3, 1)
    drawn = board.draw("map", Map((lone,), ()), say, "wide")
    assert "ruled by Player 2, 3 against 1" in drawn


def test_a_check_is_shown_as_it_would_be_scored() -> None:
    for case in positions().values():
        check = case["check"]
        assert isinstance(check, Check)
        counts = [c.count for c in check.contenders if c.points]
        assert all(count >= 0 for count in counts)
        # more points only for more of what counts
        order = sorted(check.contenders, key=lambda c: -c.points)
        assert [c.count for c in order if c.points] == sorted(counts, reverse=True)


def test_the_influence_that_is_shown_is_the_one_that_counts() -> None:
    found = 0
    for seed in range(60):
        rules, state = played(3, seed, 200)
        view = rules.view(state, None)
        check = rules.panels(view)["check"]
        for one, player in zip(check.contenders, view.players, strict=True):
            if check.dominant and one.count >= 0:
                assert one.count == player.influence
                found += 1
    assert found > 5


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
    for name, content in drawn_panels():
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
    say = Listening(text("en"))
    for name, content in drawn_panels():
        for width in WIDTHS:
            board.draw(name, content, say, width)
    others = {key for key in say.asked if key not in board.KEYS}
    assert {key.partition("-")[0] for key in others} == {"seat", "card", "border"}
    assert len(say.asked & set(board.KEYS)) > 0.6 * len(board.KEYS)


def test_every_message_has_words_in_three_languages() -> None:
    for language in LANGUAGES:
        say = text(language)
        assert [key for key in board.KEYS if not say.has(key)] == []


def test_a_hostile_name_stays_words() -> None:
    names = {f"card-{number}": dict.fromkeys(("en", "zh_hant", "zh_hans"), NASTY) for number in range(1, 117)}
    for name, content in positions()["4 people, 400 records, seat 0"].items():
        for width in WIDTHS:
            root = ET.fromstring(board.draw(name, content, text("en", names), width))
            assert {tag(e) for e in root.iter()} <= {"svg", "g", "text", "rect", "path", "circle", "use", "title"}


def test_colours_are_never_alone() -> None:
    """Players, coalitions and suits have shapes of their own wherever their colour is shown."""
    table = tomllib.loads((FOLDER / "icons.toml").read_text("utf-8"))
    bodies = [table["own"][f"pamir-{name}"]["body"] for name in ("british", "russian", "afghan")]
    assert len({re.sub(r"var\(--[\w-]+\)", "", body) for body in bodies}) == 3
    say = text("en")
    for name, content in positions()["5 people, 700 records, seat 0"].items():
        drawn = board.draw(name, content, say, "wide")
        for short, whole in (("brit", "british"), ("russ", "russian"), ("afgh", "afghan")):
            if re.search(rf'class="[^"]*\bpm-{short}\b', drawn):
                assert f"#pamir-{whole}" in drawn or f"-{whole}" in drawn, name
        for symbol in symbols.used(drawn):
            assert symbols.known(symbol)


def light(hexadecimal: str) -> float:
    """Relative luminance (WCAG 2)."""
    parts = [int(hexadecimal[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast(theme: tokens.Theme) -> None:
    """Text 4.5, signs and rings 3."""
    have = tokens.colours(theme)
    words = [(f"gi-{name}", f"g-{name}") for name in REGIONS] + [("surface", suit) for suit in SUITS]
    words += [(f"{name}-2", name) for name in ("brit", "russ", "afgh")] + [("on-check", "check"), ("on-coin", "coin")]
    signs = [(suit, "surface") for suit in SUITS] + [("lit", f"g-{name}") for name in REGIONS]
    signs += [("refuse", f"g-{name}") for name in REGIONS] + [("lit", "surface"), ("lit", "sunken")]
    for pairs, least in ((words, 4.5), (signs, 3)):
        for one, two in pairs:
            dark, bright = sorted((light(have[one]), light(have[two])))
            assert (bright + 0.05) / (dark + 0.05) >= least, f"{one} on {two}"


def test_it_stands_alone() -> None:
    for name, content in positions()["1 people, 90 records, seat 0"].items():
        alone = tokens.standalone(board.draw(name, content, text("zh-Hant"), "wide"))
        ET.fromstring(alone)
        assert "var(--" not in alone


def test_borders_lie_apart_from_each_other_and_from_the_middle_of_regions() -> None:
    """A press in the middle of a region must not fall on a border, nor one on a border on another."""
    ground = land(374, 520)
    spots = list(ground.spots.values())
    assert len(spots) == 9
    for k, (x, y) in enumerate(spots):
        assert 22 <= x <= 374 - 22 and 22 <= y <= 520 - 22
        for x2, y2 in spots[k + 1 :]:
            assert (x - x2) ** 2 + (y - y2) ** 2 > 44**2
        for room in ground.rooms.values():
            middle = room.mid, (room.top + room.low) / 2
            assert (x - middle[0]) ** 2 + (y - middle[1]) ** 2 > 22**2
    assert set(ROOMS) == set(ground.outlines)


def test_five_players_fit_a_wide_page() -> None:
    say = text("en")
    shown = positions()["5 people, 150 records, seat 0"]

    def size(name: str) -> tuple[float, float]:
        root = ET.fromstring(board.draw(name, shown[name], say, "wide"))
        return float(root.get("width", 0)), float(root.get("height", 0))

    assert size("map") == (505, 570)
    assert size("market")[0] <= 512 and size("market")[1] + size("check")[1] <= 560
    others = [size(name) for name in shown if name.startswith("court") and name != "court 0"]
    assert all(across == 356 for across, _ in others)
    assert sum(down for _, down in others) <= 500
    assert size("court 0")[0] == 612 and size("court 0")[1] <= 160 and size("hand")[0] <= 373


def test_what_is_no_panel_is_refused() -> None:
    with pytest.raises(ValueError, match="no panel 'deck'"):
        board.draw("deck", "cards", text("en"), "wide")
