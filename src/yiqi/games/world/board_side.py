"""Beside the map: the epochs and the empire in turn with its order, and a line for each player."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, at, circle, group, join, picture, rect, text, title, use
from yiqi.games.world.board_content import Empire, Place, Seat
from yiqi.games.world.board_parts import about, comma, foreign, label, least, numeral, other
from yiqi.games.world.cards import EPOCHS

WIDE_ACROSS: Final = 282.0
NARROW_ACROSS: Final = 374.0
NOTHING: Final = "none"
SUM: Final = 40.0
"""Room for the points of two colours."""


def across(width: Width) -> float:
    return WIDE_ACROSS if width == "wide" else NARROW_ACROSS


def empire(content: Empire, say: Text, width: Width) -> Svg:
    """Seven epochs, the empire's card, its armies, and in which order the empires of the epoch come."""
    wide = across(width)
    tall = width == "narrow"
    down = 26.0 if not tall else 34.0
    body = [_strip(content.epoch, wide, 20.0 if not tall else 28.0, say, width)]
    if content.empire != NOTHING:
        body.append(at(0, down, _card(content, say, wide, width)))
        down += 44.0 if not tall else 56.0
        body.append(at(0, down, _stock(content, say, wide, width)))
        down += 20.0 if not tall else 26.0
    else:
        body.append(at(0, down, label(0, 22, say("board-no-empire"), wide, 12, least(width), "thin soft")))
        down += 34.0
    body.append(at(0, down, _order(content, say, wide, width)))
    return picture(
        wide,
        down + (34.0 if not tall else 44.0),
        say("panel-empire"),
        *body,
        note=say(f"board-years-{content.epoch}"),
        cls="wo-side",
    )


def _strip(epoch: int, wide: float, high: float, say: Text, width: Width) -> Svg:
    """The epochs: those that are past filled, this one in the colour of what is under way."""
    size = 11.0 if width == "wide" else 13.0
    narrow = (wide - 60.0 - 6 * 4) / (EPOCHS - 1)
    x = 0.0
    out: list[Svg] = [title(say("board-epoch-of", n=epoch, most=EPOCHS))]
    for n in range(1, EPOCHS + 1):
        w = narrow if n != epoch else 60.0
        cls = "wo-past" if n < epoch else "wo-now" if n == epoch else "wo-next"
        out.append(rect(x, 0, w, high, high / 2, cls))
        words = "mid bold wo-on-now" if n == epoch else "mid thin soft"
        out.append(text(x + w / 2, high / 2 + size * 0.36, numeral(n, say), size, words))
        x += w + 4
    return group(*out, role="img", aria_label=say("board-epoch-of", n=epoch, most=EPOCHS))


def _card(content: Empire, say: Text, wide: float, width: Width) -> Svg:
    """Shape, name, leader, start land, capital; a press on it opens the page about the empire, or about its leader."""
    big = 15.5 if width == "wide" else 18.0
    small = 11.0 if width == "wide" else 12.5
    name = say(f"empire-{content.empire}")
    drawn = [use(f"m{content.seat}", 2, 4, 32)] if content.seat >= 0 else []
    x = 42.0
    room = wide - x - 4
    first = label(x, 17, name, room, big, 11, "bold wo-serif wo-link-t")
    said = say("board-about", name=name)
    span = min(room, measure(name, big) + 4)
    hit = rect(x - 4, -2, span + 6, 24, 6, "wo-none")
    second = foreign(say, content.names)
    left = room - span - 12
    beside = NONE
    if left > 40:
        beside = other(say, label(x + span + 8, 17, second, left, big * 0.8, 9.8, "thin soft wo-serif"))
    out = [*drawn, about(f"empire {content.empire}", said, hit, first), beside]
    leader = say(f"leader-{content.empire}")
    size = measure(leader, small) + 8
    hit = rect(x - 4, 22, min(size, room), 16, 5, "wo-none")
    words = label(x, 34, leader, room, small, least(width), "bold wo-link-t")
    out.append(about(f"leader {content.empire}", say("board-about", name=leader), hit, words) if content.led else words)
    x += min(size, room)
    room -= min(size, room)
    lands = comma(say).join([say(f"land-{land}") for land in content.start])
    facts = [say("board-number", n=content.order)] if content.order else [say("board-minor")]
    facts.append(lands)
    if not content.capital:
        facts.append(say("board-no-capital"))
    line = " · ".join(facts)
    if room > 60:
        out.append(label(x, 34, line, room, small, least(width), "thin soft"))
    return join(out)


def _stock(content: Empire, say: Text, wide: float, width: Width) -> Svg:
    """Armies in hand as pips; allies, coins, forts and lost ones in figures."""
    size = 11.0 if width == "wide" else 12.5
    step = min(15.0, (wide - 92.0) / max(1, content.armies))
    r = min(5.4, step * 0.42)
    most = max(content.armies, content.pool)
    acts = content.pool > 0
    words = say("board-pool", n=content.pool, most=most) if acts else say("board-strength", n=content.armies)
    out = [label(0, 12, words, 88, size, least(width), "bold")]
    for k in range(most):
        filled = k < content.pool if acts else True
        cls = f"wo-fill-{content.seat}" if filled and content.seat >= 0 else "wo-pip-no"
        out.append(circle(92 + step * (k + 0.5), 8, r, cls))
    more = [
        say(f"board-{word}", n=n)
        for word, n in (("allies", content.allies), ("coins", content.coins), ("free-forts", content.free_forts))
        if n
    ]
    spoken = comma(say).join([words, *more])
    if more:
        plain = " · ".join(more)
        room = min(measure(plain, size) + 12, wide - 92)
        out.append(rect(wide - room, -1, room, 18, 9, "wo-past"))
        out.append(label(wide - room / 2, 12, plain, room - 8, size, least(width), "mid bold"))
    return group(*out, role="img", aria_label=spoken)


def _order(content: Empire, say: Text, wide: float, width: Width) -> Svg:
    """Who acts when in this epoch: shapes in order, with the number of each empire where it is known."""
    step = min(56.0, wide / max(1, len(content.places)))
    out: list[Svg] = []
    for k, place in enumerate(content.places):
        out.append(at(k * step, 0, _place(place, place.seat == content.seat, say, step, width)))
    return join(out)


def _place(place: Place, now: bool, say: Text, step: float, width: Width) -> Svg:
    size = 16.0 if width == "wide" else 20.0
    known = place.empire != NOTHING
    short = say(f"empire-{place.empire}") if known else say("board-unknown")
    state = say("board-done") if place.done else say("board-acts") if now else say("board-waits")
    said = comma(say).join([say("board-place", seat=place.seat, empire=place.empire), state])
    body = [title(said), use(f"m{place.seat}", 0, 0, size)]
    if place.order:
        body.append(text(size + 3, size * 0.76, str(place.order), 11, "bold" if not place.done else "thin soft"))
    if place.done:
        body.append(use("u-check", size + 13, 1, 13, "soft"))
    elif now:
        body.append(use("u-play", size + 13, 2, 11, "soft"))
    body.append(label(0, size + 12, short, step - 4, 10.5, least(width), "thin soft"))
    return group(*body, role="img", aria_label=said)


# players


def seat(content: Seat, say: Text, width: Width) -> Svg:
    """A player's lands, events left, points; his empire of this epoch below them, on a telephone before them."""
    flat = width == "narrow"
    wide, high = (358.0, 30.0) if flat else (100.0, 27.0)
    size = 13.0 if flat else 11.0
    mid = 20.0 if flat else 11.5
    known = content.empire != NOTHING
    name = say(f"empire-{content.empire}") if known else say("board-unknown") if content.has_empire else ""
    events = content.greater + content.lesser
    said = comma(say).join(
        [
            say("board-points", n=content.points),
            *([say("board-total", n=content.total)] if content.total >= 0 else []),
            say("board-lands", n=content.lands),
            say("board-events", n=content.greater, most=content.lesser),
            *([name] if name else []),
        ]
    )
    left, step = (wide - 150, 48.0) if flat else (0.0, 33.0)
    room, base = (left - 4, mid) if flat else (wide, 24.5)
    sum_at = left - 8 if flat else wide
    whole = NONE
    if content.total >= 0:
        # what counts in the end, below one's own points; on a telephone before the figures
        room -= SUM
        whole = text(sum_at, base, f"Σ {content.total}", size, "end bold")
    body = [
        title(said),
        whole,
        label(0, base, name, room, size if flat else 10.5, least(width), "bold" if content.acts else "thin soft"),
        use("u-flag", left, mid - 10.5, 13, "soft"),
        text(left + 16, mid, str(content.lands), size, "thin"),
        use("u-cards", left + step, mid - 10.5, 13, "soft"),
        text(left + step + 16, mid, str(events), size, "thin"),
        label(wide, mid + 1, str(content.points), step, size + 3.5, 11, "bold end"),
    ]
    shown = group(*body, role="img", aria_label=said)
    return picture(wide, high, say("board-seat", seat=content.seat), shown, cls="wo-seat")
