# mypyc: skip
"""The page about a land, an empire, its leader or an event, as it is opened from the board.

It holds facts of the edition and how sure they are, what stands there now, and the page of the encyclopedia.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from yiqi.core.edition import Edition
from yiqi.core.game import Text
from yiqi.games.world import board_panels, pages
from yiqi.games.world.board_attack import signs_words
from yiqi.games.world.board_hand import effect, epochs
from yiqi.games.world.board_keys import SURE_OF
from yiqi.games.world.board_map import land_words
from yiqi.games.world.board_parts import chinese, colon, comma
from yiqi.games.world.cards import EMPIRE_FILE, EVENT_FILE
from yiqi.games.world.game import WorldRules
from yiqi.games.world.ground import MAP_FILE, bits
from yiqi.games.world.terms import Terms
from yiqi.games.world.view import View

SURE: Final = ("high", "medium", "low")
NAMES: Final = (("en", "en"), ("zh-Hant", "zh_hant"), ("zh-Hans", "zh_hans"))


class Leaf(NamedTuple):
    """A page: its title and the same in other scripts, facts, paragraphs, how sure the facts are, further pages."""

    title: str
    names: tuple[tuple[str, str], ...]
    facts: tuple[str, ...]
    text: tuple[str, ...]
    sure: str
    confidence: str
    more: tuple[tuple[str, str], ...]


def leaf(edition: Edition, rules: WorldRules, view: View, name: str, say: Text) -> Leaf | None:
    """The page with this name ("land egypt"), None if there is none. It says nothing that the view does not hold."""
    terms = rules.terms
    kind, _, thing = name.partition(" ")
    if kind == "land" and thing in terms.land_at:
        return _land(edition, terms, view, thing, say)
    if kind == "card" and thing in terms.card_at:
        return _card(edition, terms, thing, say)
    if kind == "empire" and thing in terms.cards.forces:
        return _empire(edition, terms, thing, say)
    if kind == "leader" and f"leader-{thing}" in terms.label and pages.page(f"leader-{thing}") is not None:
        return _leader(edition, terms, thing, say)
    return None


def _leaf(
    terms: Terms, key: str, say: Text, facts: Iterable[str], page: pages.Page | None, sure: Mapping[str, str],
    more: Iterable[tuple[str, str]] = (),
) -> Leaf:  # fmt: skip
    title = say(key)
    names = terms.label.get(key, {})
    others = [(language, names[field]) for language, field in NAMES if field in names and names[field] != title]
    text: tuple[str, ...] = ()
    if page is not None:
        text = tuple(page.texts[say.language].split("\n\n"))
        sure = {**sure, "page": page.confidence}
    worst = max([*sure.values(), SURE[0]], key=SURE.index)
    return Leaf(title, tuple(others), tuple(facts), text, worst, said_sure(sure, say), tuple(more))


def said_sure(sure: Mapping[str, str], say: Text) -> str:
    """How sure each part of what is told is, in words, the surest first."""
    parts: list[str] = []
    for level in SURE:
        fields = [say(f"board-of-{field}") for field, word in sure.items() if word == level and field in SURE_OF]
        if fields:
            parts.append(f"{say(f'board-sure-{level}')}{colon(say)}{comma(say).join(fields)}")
    return "；".join(parts) if chinese(say) else "; ".join(parts)


def _row(edition: Edition, file: str, kinds: Iterable[str], name: str) -> Mapping[str, Any]:
    rows = [row for kind in kinds for row in edition.file(file).get(kind, [])]
    return next((row for row in rows if row.get("id") == name), {})


def worst_of(row: Mapping[str, Any], field: str = "confidence") -> str:
    """The lowest confidence that an entry states of itself in a field."""
    found = row.get(field, SURE[0])
    words = list(found.values()) if isinstance(found, Mapping) else found if isinstance(found, list) else [found]
    return str(max([word for word in words if word in SURE] or [SURE[0]], key=SURE.index))


def each(row: Mapping[str, Any]) -> dict[str, str]:
    """What an entry states of its parts: by part, or of the whole as `facts`."""
    found = row.get("confidence", SURE[0])
    return dict(found) if isinstance(found, Mapping) else {"facts": worst_of(row)}


def _fact(say: Text, key: str, words: Iterable[str]) -> list[str]:
    """A fact that is a list of names, nothing if there are none."""
    names = comma(say).join(words)
    return [f"{say(key)}{colon(say)}{names}"] if names else []


def _land(edition: Edition, terms: Terms, view: View, land: str, say: Text) -> Leaf:
    ground, n = terms.ground, terms.land_at[land]
    spot = next(spot for spot in board_panels.spots(terms, view) if spot.land == land)
    said = land_words(spot, say).split(comma(say))[1:]
    facts = [comma(say).join(said)]
    area = next((row for row in view.areas if row.area == spot.area), None)
    if area is not None:
        facts.append(say("board-leaf-value", area=area.area, n=area.value))
    beside: list[str] = []
    for other in bits(ground.next_to[n] | ground.wild[n]):
        signs = signs_words(ground.signs.get((n, other), ()), say)
        words = say(f"land-{ground.lands[other]}")
        beside.append(f"{words} ({signs})" if signs else words)
    facts += _fact(say, "board-leaf-beside", beside)
    facts += _fact(say, "board-leaf-waters", [say(f"water-{ground.waters[w]}") for w in bits(ground.waters_of[n])])
    row = _row(edition, MAP_FILE, ("land",), land)
    borders = row.get("adjacent", [])
    sure = {
        "land": worst_of(row),
        "borders": max([SURE[0], *[worst_of(border) for border in borders]], key=SURE.index),
        "signs": max([SURE[0], *[worst_of(border, "defence_confidence") for border in borders]], key=SURE.index),
        "coasts": worst_of(row, "waters_confidence"),
    }
    more = [(f"empire {spot.empire}", say(f"empire-{spot.empire}"))] if spot.empire != "none" else []
    return _leaf(terms, f"land-{land}", say, facts, None, sure, more)


def _empire(edition: Edition, terms: Terms, name: str, say: Text) -> Leaf:
    cards, ground = terms.cards, terms.ground
    facts: list[str] = []
    more: list[tuple[str, str]] = []
    found = next((row for row in cards.empires if row.id == name), None)
    if found is not None:
        number = say("board-number", n=found.order) if found.order else say("board-minor")
        facts.append(f"{say(f'epoch-{found.epoch}')}{comma(say)}{number}")
        facts += _fact(say, "board-leaf-start", [say(f"land-{ground.lands[land]}") for land in found.start])
        facts.append(say("board-strength", n=found.strength))
        capital = [say(f"capital-{name}")] if found.capital else []
        facts += _fact(say, "board-leaf-capital", capital) or [say("board-no-capital")]
        facts += _fact(say, "board-leaf-fleets", [say(f"water-{ground.waters[w]}") for w in bits(found.waters)])
        if pages.page(f"leader-{name}") is not None:
            more.append((f"leader {name}", say(f"leader-{name}")))
    elif name in cards.kingdoms:
        land = ground.lands[cards.kingdom_land[cards.kingdoms.index(name)]]
        facts += _fact(say, "board-leaf-start", [say(f"land-{land}")])
    sure = each(_row(edition, EMPIRE_FILE, ("empire", "minor", "kingdom"), name))
    return _leaf(terms, f"empire-{name}", say, facts, pages.page(name), sure, more)


def _leader(edition: Edition, terms: Terms, name: str, say: Text) -> Leaf:
    sure = each(_row(edition, EMPIRE_FILE, ("empire", "minor"), name))
    more = [(f"empire {name}", say(f"empire-{name}"))]
    return _leaf(terms, f"leader-{name}", say, [say(f"empire-{name}")], pages.page(f"leader-{name}"), sure, more)


def _card(edition: Edition, terms: Terms, name: str, say: Text) -> Leaf:
    card = board_panels.card(terms, name, False)
    event = terms.cards.events[terms.card_at[name]]
    deck = say("board-greater") if card.greater else say("board-lesser")
    facts = [
        effect(card, say),
        f"{deck}{comma(say)}{say('board-card-epochs', names=epochs(card, say))}",
        say("board-leaf-copies", n=event.copies),
    ]
    empire = card.target if card.kind == "minor" else ""
    if card.kind == "kingdom":
        empire = terms.cards.kingdoms[event.target]
    page = pages.page(name) or (pages.page(empire) if empire else None)
    sure = each(_row(edition, EVENT_FILE, ("event",), name))
    more = [(f"empire {empire}", say(f"empire-{empire}"))] if empire else []
    return _leaf(terms, f"card-{name}", say, facts, page, sure, more)
