"""The panels of Ark, as they are drawn."""

from __future__ import annotations

import dataclasses
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from yiqi.core.game import Width
from yiqi.draw import symbols, tokens
from yiqi.draw.fit import measure
from yiqi.games.ark import board_cards
from yiqi.games.ark.board import draw
from yiqi.games.ark.board_content import Card, Hand, Offer, Pets

from . import ark_position as position

WIDTHS = get_args(Width)
LANGUAGES = ("en", "zh-Hant")
LEAST = {"wide": 9, "narrow": 11}
NASTY = "<b>&\"' </text>" + "very long name " * 4

CASES: dict[str, tuple[str, Any]] = {
    **{name: (name, content) for name, content in position.contents().items()},
    "ark at the start": ("ark", position.ark(("cow", "lion"), ("seal", "moose"), 1)),
    "ark with nobody to pay": ("ark", position.ark(pays=-1)),
    "ark of 16": ("ark", position.long_ark(16)),
    "ark of 25": ("ark", position.long_ark(25)),
    "scoring for 3": ("scoring", position.scoring(3)),
    "scoring for 5": ("scoring", position.scoring(5)),
    "empty hand": ("hand", position.hand(0)),
    "hand of 11": ("hand", position.hand(11)),
    "hand of 40": ("hand", position.hand(40)),
    "bare offer": ("offer", Offer((), 3, 0, 5, 5, True)),
    "pets of 5": ("pets", Pets((*position.cards("mouse cat polar_bear hippopotamus"), None))),
}

every_case = pytest.mark.parametrize("case", CASES)
every_width = pytest.mark.parametrize("width", WIDTHS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


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
        wide += 0.12 * size * len(words) if "spaced" in cls else 0
        left = x + float(element.get("x", 0)) - (wide / 2 if "mid" in cls else wide if "end" in cls else 0)
        base = y + float(element.get("y", 0))
        out.append((words, left, base - 0.75 * size, left + wide, base + 0.2 * size))
    return out


@every_case
@every_width
@every_language
def test_words_are_readable_and_apart(case: str, width: Width, language: str) -> None:
    root = ET.fromstring(draw(*CASES[case], position.text(language), width))
    across, down = float(root.get("width", 0)), float(root.get("height", 0))
    found = boxes(root)
    for k, (words, left, top, right, bottom) in enumerate(found):
        assert left >= 0 and top >= 0 and right <= across + 0.5 and bottom <= down, words
        for other, left2, top2, right2, bottom2 in found[k + 1 :]:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            assert apart, f"{words!r} lies on {other!r}"
    sizes = [float(e.get("font-size", 0)) for e in root.iter() if tag(e) == "text"]
    assert min(sizes, default=99) >= LEAST[width]


@every_case
@every_width
def test_a_hostile_name_stays_words(case: str, width: Width) -> None:
    names = {f"card-{key}": {"en": NASTY} for key in position.CARDS}
    drawn = draw(*CASES[case], position.text("en", names), width)
    root = ET.fromstring(drawn)
    assert {tag(e) for e in root.iter()} <= {"svg", "g", "text", "rect", "path", "circle", "use", "title"}
    across = float(root.get("width", 0))
    assert all(left >= 0 and right <= across + 0.5 for _, left, _, right, _ in boxes(root))


@every_case
def test_content_is_a_value_and_drawing_depends_on_nothing_else(case: str) -> None:
    name, content = CASES[case]
    again = copied(content)
    assert again is not content and again == content and hash(again) == hash(content)
    for width in WIDTHS:
        assert draw(name, content, position.text("en"), width) == draw(name, again, position.text("en"), width)


def copied(value: Any) -> Any:
    """The same value in new objects; every field must be immutable."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return type(value)(**{f.name: copied(getattr(value, f.name)) for f in dataclasses.fields(value)})
    if isinstance(value, tuple):
        return tuple(copied(v) for v in value)
    assert value is None or isinstance(value, (str, int, bool)), value
    return value


def things(drawn: str) -> list[str]:
    return [name for e in ET.fromstring(drawn).iter() if (name := e.get("data-thing")) is not None]


def test_things_of_the_ark() -> None:
    found = things(draw("ark", position.ark(), position.text("en"), "wide"))
    cabins = [name for name in found if name.startswith("cabin")]
    assert cabins == [f"cabin port {n}" for n in range(1, 11)] + [f"cabin starboard {n}" for n in range(1, 10)]
    assert found.count("aboard grain") == 2 and "aboard cow" in found
    berths = [name for name in found if name.startswith("berth port")]
    assert berths == [f"berth port {n}" for n in (1, 3, 4, 6, 7, 8, 9, 10)], "the free place of a cabin, if it has one"


def test_things_of_the_other_panels() -> None:
    text = position.text("en")
    assert things(draw("offer", position.OFFER, text, "wide")) == ["offer skunk", "offer lion", "offer chicken"]
    assert things(draw("scoring", position.scoring(), text, "wide")) == [f"kind {k}" for k in position.KINDS]
    twice = Hand(position.cards("grain fox grain"))
    assert things(draw("hand", twice, text, "narrow")) == ["card grain", "card fox", "card grain"]
    assert things(draw("pets", position.PETS, text, "wide")) == []


@every_case
@every_width
def test_things_can_be_found_and_named_by_everybody(case: str, width: Width) -> None:
    root = ET.fromstring(draw(*CASES[case], position.text("en"), width))
    assert root.get("role") == "group" and root.get("aria-label")
    for e in root.iter():
        if name := e.get("data-thing"):
            role, tabindex = {"aboard": ("img", None), "berth": (None, None)}.get(name.split()[0], ("button", "-1"))
            assert (e.get("role"), e.get("tabindex")) == (role, tabindex)
            assert role is None or e.get("aria-label")
            rings = [child for child in e if "ring" in (child.get("class") or "").split()]
            assert len(rings) == 1, name
            assert not {"lit", "dim", "refused", "picked"} & set((e.get("class") or "").split())
            if width == "narrow":
                assert float(rings[0].get("width", 0)) >= 44 and float(rings[0].get("height", 0)) >= 44, name
        assert e.get("style") is None


def size(drawn: str) -> tuple[float, float]:
    root = ET.fromstring(drawn)
    return float(root.get("width", 0)), float(root.get("height", 0))


def test_the_wide_ark_grows_only_past_16_cabins_a_side() -> None:
    text = position.text("en")
    heights = {n: size(draw("ark", position.long_ark(n), text, "wide"))[1] for n in (2, 9, 15, 16, 25)}
    assert heights[2] == heights[9] == heights[15] == 826
    assert heights[16] <= 850
    assert heights[25] == heights[16] + 9 * 40


def test_the_hand_has_five_then_six_in_a_row_and_one_row_where_narrow() -> None:
    text = position.text("en")
    assert size(draw("hand", position.hand(5), text, "wide"))[1] < 135
    assert size(draw("hand", position.hand(10), text, "wide")) == (495, 257)
    assert size(draw("hand", position.hand(18), text, "wide")) == (494, 325)
    across, down = size(draw("hand", position.hand(40), text, "wide"))
    assert across == 494 and down > 700
    across, down = size(draw("hand", position.hand(40), text, "narrow"))
    assert across > 3600 and down < 120


def test_a_card_without_a_picture_shows_its_initial(monkeypatch: pytest.MonkeyPatch) -> None:
    text = position.text("en", {"card-odd": {"en": "Ñandú"}})
    odd = Hand(
        (Card("odd", "", 1, "hot", "none", "none", "none"), Card("odd", "no_such", 1, "cold", "none", "shy", "fox"))
    )
    drawn = draw("hand", odd, text, "wide")
    assert drawn.count(">Ñ</text>") == 2 and 'class="mid bold i-hot"' in drawn
    bare = symbols.read(Path("nowhere"))
    monkeypatch.setattr(symbols, "library", lambda: bare)
    board_cards.large.cache_clear()
    drawn = draw("hand", position.hand(9), position.text("zh-Hant"), "wide")
    board_cards.large.cache_clear()
    assert ">狐</text>" in drawn and "#ark-fox" not in drawn


@every_case
def test_it_stands_alone(case: str) -> None:
    alone = tokens.standalone(draw(*CASES[case], position.text("zh-Hant"), "wide"))
    ET.fromstring(alone)
    assert "var(--" not in alone


def test_what_is_no_panel_is_refused() -> None:
    with pytest.raises(ValueError, match="no panel 'deck'"):
        draw("deck", "cards", position.text("en"), "wide")


def test_time(capsys: pytest.CaptureFixture[str]) -> None:
    """Printed, not judged, but for a bound no machine should miss."""
    text, lines, spent = position.text("en"), [], {}
    for case, (name, content) in CASES.items():
        for width in WIDTHS:
            drawn = draw(name, content, text, width)
            best = min(_once(name, content, text, width) for _ in range(20))
            spent[case, width] = best
            lines.append(f"{case} {width}: {1000 * best:.2f} ms, {len(drawn)} bytes")
    with capsys.disabled():
        print("\n" + "\n".join(lines))
    assert sum(spent[case, "wide"] for case in ("ark", "offer", "scoring", "hand")) < 0.05


def _once(name: str, content: Any, text: Any, width: Width) -> float:
    began = time.perf_counter()
    draw(name, content, text, width)
    return time.perf_counter() - began
