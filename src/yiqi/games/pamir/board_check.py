"""The favored suit, a dominance check if it came now, events in force, and what is left to come."""

from __future__ import annotations

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import Svg, at, group, join, path, picture, rect, text, thing, title, use
from yiqi.games.pamir.board_content import Check, Contender, Event
from yiqi.games.pamir.board_parts import SHORT, capital, colon, figure, label, stop, wrap
from yiqi.games.pamir.cards import COALITIONS, SUITS

SCALE = 14
"""Blocks that the longest bar would stand for; a mark beyond it stands at its end."""


def check(content: Check, say: Text, width: Width) -> Svg:
    """Suits, then the preview from top to bottom: result, blocks, points, why, events, checks and piles."""
    wide = width == "wide"
    across, least, size, tall, high = (499.0, 9.1, 11.7, 31.0, 30.0) if wide else (374.0, 11.0, 12.5, 48.0, 48.0)
    body = [_suits(content, say, across, tall, wide)]
    y = tall + 6
    inner: list[Svg] = []
    if not content.over:
        inner.append(_result(content, say, across, y + 18, size, least))
    y += 8 if content.over else 26
    inner.append(_bars(content, say, across, y, size, least))
    y += 3 * 16 + 4
    if not content.over:
        inner.append(_points(content, say, across, y, high))
        y += high + 4
        lines = wrap(_why(content, say), across - 28, size, 3)
        inner += [text(14, y + size + k * size * 1.28, line, size, "soft thin") for k, line in enumerate(lines)]
        y += len(lines) * size * 1.28 + 5
    columns = 2 if wide else 1
    for k, event in enumerate(content.events):
        room = across / columns
        inner.append(at(k % columns * room, y + k // columns * 18, _event(event, say, room, 13, size, least)))
    y += -(-len(content.events) // columns) * 18
    inner.append(_left(content, say, across, y + 14, size))
    y += 21
    body.append(rect(0.5, tall + 6.5, across - 1, y - tall - 6, 12, "panel"))
    return picture(across, y + 1, say("panel-check"), *body, *inner, cls="pm-check-panel")


def _suits(content: Check, say: Text, across: float, tall: float, wide: bool) -> Svg:
    """The favored suit track; each suit a thing."""
    w = across / len(SUITS)
    out = []
    for k, suit in enumerate(SUITS):
        on = suit == content.favored
        words = capital(say(f"suit-{suit}"))
        # what is bought costs double while military is favored
        shown = f"{words} 2×" if suit == "military" else words
        face = "pm-on" if on else f"pm-{suit}"
        drawn = [rect(1.5, 1, w - 5, tall - 2, 9, f"ring pm-tile pm-b-{suit}{' pm-fav' if on else ''}")]
        if wide:
            drawn.append(use(f"pamir-{suit}", 9, tall / 2 - 9, 18, face))
            drawn.append(label(31, tall / 2 + 4.5, shown, w - 40, 12, 9, face))
        else:
            drawn.append(use(f"pamir-{suit}", w / 2 - 11, 4, 20, face))
            drawn.append(label(w / 2 - 1, tall - 9, shown, w - 10, 12, 11, f"mid {face}"))
        said = f"{words}{colon(say)}{say('suit-favored') if on else say('suit-effect', suit=suit)}"
        out.append(at(k * w + 0.5, 0, thing(f"suit {suit}", said, *drawn)))
    return join(out)


def _result(content: Check, say: Text, across: float, y: float, size: float, least: float) -> Svg:
    """What this part shows, and how the check would end."""
    result = say("check-passes", coalition=content.dominant) if content.dominant else say("check-fails")
    if content.final:
        result = f"{say('check-final')} · {result}"
    room = min(across * 0.48, measure(result, size) + 26)
    left = label(14, y, say("check-now"), across - room - 40, size + 1.5, least, "pm-serif")
    cls = f"pm-{SHORT[content.dominant]}" if content.dominant else "head"
    ink = f"pm-{SHORT[content.dominant]}-2" if content.dominant else "soft"
    pill = rect(across - room - 12, y - 14, room, 20, 10, cls)
    return join([left, pill, label(across - room / 2 - 12, y, result, room - 14, size, least, f"mid {ink}")])


def _bars(content: Check, say: Text, across: float, y: float, size: float, least: float) -> Svg:
    """Blocks on the map by coalition, the most first; on the first the lead that is needed."""
    order = sorted(range(3), key=lambda k: -content.on_map[k])
    counts = [content.on_map[k] for k in order]
    x, right = 104.0, across - 92
    out = []
    for r, k in enumerate(order):
        name = COALITIONS[k]
        top = y + r * 16
        said = say("check-blocks", coalition=name, n=content.on_map[k], left=content.supply[k])
        left = say("check-supply", n=content.supply[k])
        long = (right - x) * min(1.0, content.on_map[k] / SCALE)
        row = [
            title(said),
            use(f"pamir-{name}", 14, top - 1, 15),
            label(33, top + 10.5, say(f"coalition-{name}"), x - 38, size, least, ""),
            rect(x, top, right - x, 12, 4, "head"),
            rect(x, top, long, 12, 4, f"pm-bar pm-{SHORT[name]}") if long else join([]),
            text(right + 24, top + 10.5, str(content.on_map[k]), size + 0.5, "end bold"),
            label(across - 14, top + 10.5, left, 58, size - 0.5, least, "end thin soft"),
        ]
        if r == 0 and not content.over:
            mark = x + (right - x) * min(1.0, (counts[1] + content.lead) / SCALE)
            row.append(path(f"M{mark:.1f} {top - 2:.1f}v16", "pm-need"))
        out.append(group(*row, role="img", aria_label=said))
    return join(out)


def _points(content: Check, say: Text, across: float, y: float, h: float) -> Svg:
    """For each player the points a check would give now, and what they count; the most first."""
    order = sorted(content.contenders, key=lambda c: (-c.points, -c.count, c.player))
    w = (across - 24) / max(1, len(order))
    return join(at(12 + k * w, y, _contender(one, content, say, w - 5, h)) for k, one in enumerate(order))


def _contender(one: Contender, content: Check, say: Text, w: float, h: float) -> Svg:
    if one.count < 0:
        said = say("check-none", seat=one.player)
    else:
        key = "check-influence" if content.dominant else "check-cylinders"
        said = say(key, seat=one.player, n=one.count, points=one.points)
    best = one.points > 0
    count = "–" if one.count < 0 else str(one.count)
    sign = "pamir-ruler" if content.dominant else "pamir-cylinder"
    points = f"bold pm-serif{' pm-gold' if best else ''}"
    body = [title(said), rect(2, 0, w, h, 9, "pm-win" if best else "head")]
    if h < 40:
        body.append(use(f"m{one.player}", 7, h / 2 - 9, 18))
        body.append(label(29, h / 2 + 6, f"+{one.points}", w - 56, 16, 11, points))
        body.append(figure(sign, w - 28, h / 2 + 5, count, 11, 30, "pm-soft"))
    else:
        body.append(use(f"m{one.player}", 6, h / 2 - 10, 20))
        body.append(label(30, h / 2 - 3, f"+{one.points}", w - 32, 15, 11, points))
        body.append(figure(sign, 30, h - 6, count, 11, w - 30, "pm-soft"))
    return group(*body, role="img", aria_label=said)


def _why(content: Check, say: Text) -> str:
    """The result in a sentence or two."""
    counts = sorted(content.on_map, reverse=True)
    ahead = counts[0] - counts[1]
    factor = 2 if content.final else 1
    if content.dominant:
        prizes = [5 * factor, 3 * factor, factor]
        said = [say("check-why-passes", coalition=content.dominant, n=ahead, lead=content.lead)]
        said.append(say("check-score-influence", first=prizes[0], second=prizes[1], third=prizes[2]))
    else:
        if ahead:
            leader = COALITIONS[content.on_map.index(counts[0])]
            said = [say("check-why-fails", coalition=leader, n=ahead, lead=content.lead)]
        else:
            said = [say("check-why-tied", lead=content.lead)]
        said.append(say("check-score-cylinders", first=3 * factor, second=factor))
    space = "" if say.language.startswith("zh") else " "
    return space.join(said)


def _event(event: Event, say: Text, across: float, y: float, size: float, least: float) -> Svg:
    """An event in force, and the shape of whom it concerns."""
    words = say(f"effect-{event.key}")
    said = f"{words}{colon(say)}{say(f'effect-text-{event.key}')}"
    if event.player >= 0:
        said += f"{stop(say)}{say('check-concerns', seat=event.player)}"
    body = [title(said), use("pamir-event", 14, y - 12, 15, "pm-soft")]
    x = 34.0
    if event.player >= 0:
        body.append(use(f"m{event.player}", x, y - 11.5, 14))
        x += 19
    body.append(label(x, y, words, across - x - 14, size, least, ""))
    return group(*body, role="img", aria_label=said)


def _left(content: Check, say: Text, across: float, y: float, size: float) -> Svg:
    """A crown for each check, full for those done; the piles, the next first."""
    said = say("check-done", n=content.done, most=content.checks)
    inks = ["pm-ink" if k < content.done else "pm-ghost" for k in range(content.checks)]
    crowns = [use("pamir-check", 14 + k * 18, y - 13, 16, ink) for k, ink in enumerate(inks)]
    x = 14 + content.checks * 18 + 6
    count = label(x, y, said, across * 0.5 - x, size, 11, "soft thin")
    first = group(title(said), *crowns, count, role="img", aria_label=said)
    total = sum(content.piles)
    words = say("market-deck", n=total)
    piles = stop(say).join([words, say("check-piles", piles="-".join(str(n) for n in content.piles))])
    right = label(across - 14, y, words, across * 0.5 - 60, size, 11, "end soft thin")
    return join([first, group(title(piles), right, role="img", aria_label=piles)])
