"""Sheets of orders, the results of a season, and proposals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import fit, measure
from yiqi.draw.svg import Svg, at, group, inner, join, picture, rect, text, thing, title, use
from yiqi.games.sanguo.board_arrows import strengths
from yiqi.games.sanguo.board_content import Letters, Order, Orders, Proposal, Step
from yiqi.games.sanguo.board_parts import chinese, chip, colon, comma, label
from yiqi.games.sanguo.notation import write

WIDE_ACROSS: Final = 392.0
NARROW_ACROSS: Final = 374.0
FAILED: Final = ("bounced", "void", "cut")
TRAY: Final = 48.0
CHIPS: Final = 4
ANSWERS: Final = ("yes", "no")
SIGNS: Final = {"yes": "sanguo-yes", "no": "sanguo-no"}


def _across(width: Width) -> float:
    return WIDE_ACROSS if width == "wide" else NARROW_ACROSS


def _plate(width: Width) -> float:
    """How wide the plate is that an order is written on in the rulebook's notation."""
    return 108.0 if width == "wide" else 132.0


def _least(width: Width) -> float:
    return 9.0 if width == "wide" else 11.0


# orders


def orders(content: Orders, say: Text, width: Width) -> Svg:
    """The own sheet while it is written, else what everybody ordered and what came of it."""
    across = _across(width)
    names = {seat: say(f"leader-{leader}") for seat, leader in enumerate(content.leaders)}
    drawn, y = [], 0.0
    if content.seat >= 0:
        for order in content.sheet:
            row, high = _order(order, content, names, say, across, width)
            drawn.append(at(0, y, row))
            y += high
        if width == "narrow" and any(order.near for order in content.sheet):
            drawn.append(_tray(content, y + 6, say, across))
            y += 6 + _lines(content) * TRAY
    seen = [step for step in content.results if _worth(step)]
    for k, step in enumerate(seen):
        row, high = _result(step, k == 0 or seen[k - 1].seat != step.seat, names, say, across, width)
        drawn.append(at(0, y, row))
        y += high
    if not drawn:
        drawn.append(label(4, 20, say("board-no-orders"), across - 8, 12.5, _least(width), "soft thin"))
        y = 30
    own = content.seat >= 0
    note = (
        say("board-sheet-note", n=sum([order.act != "none" for order in content.sheet]))
        if own
        else say("board-results-note")
    )
    return picture(
        across, max(30.0, y), say("board-orders-own") if own else say("panel-orders"), *drawn, cls="sg-card", note=note
    )


def _worth(step: Step) -> bool:
    """Whether a line says anything: not that somebody stood still in peace."""
    return step.act != "hold" or step.source >= 0 or step.other > 0


def _order(
    order: Order, content: Orders, names: Mapping[int, str], say: Text, across: float, width: Width
) -> tuple[Svg, float]:
    """A line of the own sheet, as a thing: it is taken back, or the unit is picked."""
    wide, high = width == "wide", 31.0 if width == "wide" else 48.0
    least = _least(width)
    given = order.act != "none"
    words = _words(order, content, say) if given else say("board-no-order", stage=content.question)
    short = write((order.who, order.act, order.about, order.to), names) if given else order.who.upper()
    x = 6.0
    body = [rect(1.5, 1.5, across - 3, high - 3, 8, "ring sg-none"), _notation(short, x, high / 2, given, say, width)]
    x += _plate(width) + 8
    room = across - x - 26
    cls = "thin" if given else "thin faint"
    body.append(label(x, high / 2 + 4.5, words, room, 12.5 if wide else 13, least, cls))
    if given:
        body.append(use("sanguo-yes", across - 22, high / 2 - 7, 14))
    said = f"{_called(order.who, say)}{colon(say)}{words}"
    return thing(_thing(order.who), said, *body), high


def _thing(who: str) -> str:
    """What paths call it: a unit, a player, a kingdom."""
    if who[0] == "p" and who[1:].isdecimal():
        return f"player {who[1:]}"
    return f"unit {who}" if who[1:].isdecimal() else f"kingdom {who}"


def _called(who: str, say: Text) -> str:
    """A unit, a player or a kingdom in words."""
    if who[0] == "p" and who[1:].isdecimal():
        return say("seat", seat=int(who[1:]))
    return say(f"unit-{who}")


def _notation(short: str, x: float, middle: float, given: bool, say: Text, width: Width) -> Svg:
    """The rulebook's notation on a plate."""
    plate = rect(x, middle - 11, _plate(width), 22, 6, "sg-note" if given else "sg-note sg-failed")
    words = label(x + 8, middle + 4.5, short.replace("->", "→"), _plate(width) - 14, 12.5, _least(width), "bold")
    return group(plate, words, lang="en" if chinese(say) else None)


def _words(order: Order, content: Orders, say: Text) -> str:
    if order.who[0] == "p" or not order.who[1:].isdecimal():
        who = content.leaders[int(order.who[1:])] if order.who[1:].isdecimal() else order.who
        key = "board-to-leader" if order.who[1:].isdecimal() else "board-to-kingdom"
        name = {"leader": who} if order.who[1:].isdecimal() else {"kingdom": who}
        return say(key, act=order.act, **name)
    return _line(order.who, order.act, order.about, order.to, say)


def _line(who: str, act: str, about: str, to: int, say: Text) -> str:
    """An order in plain words: from which province to which."""
    place = int(who[1:])
    if act == "support":
        other = int(about[1:])
        if to:
            return say("board-line-support", province=place, province_other=other, province_to=to)
        return say("board-line-support-hold", province=place, province_other=other)
    return say(f"board-line-{act}", province=place, province_to=to or place)


# where to, on a telephone


def _lines(content: Orders) -> int:
    most = max([len(order.near) + 1 for order in content.sheet if order.near], default=0)
    return -(-most // CHIPS)


def _tray(content: Orders, y: float, say: Text, across: float) -> Svg:
    """Below the sheet: a word of help, and over it the provinces around the unit that is picked."""
    high = _lines(content) * TRAY
    out = [
        rect(1, y, across - 2, high - 4, 8, "head"),
        label(across / 2, y + high / 2 + 3, say("board-tray"), across - 24, 12.5, 11, "mid thin soft"),
    ]
    w = (across - 4) / CHIPS
    for order in content.sheet:
        if not order.near:
            continue
        body = [rect(1, y, across - 2, high - 4, 8, "sg-tray")]
        places = [int(order.who[1:]), *order.near] if content.question == "write" else list(order.near)
        for k, n in enumerate(places):
            words = f"{n} {say(f'province-{n}')}"
            body.append(chip(f"province {n}", words, 4 + k % CHIPS * w, y + k // CHIPS * TRAY, w - 4, 44))
        out.append(inner(_thing(order.who), "", *body))
    return join(out)


# results


def _result(
    step: Step, first: bool, names: Mapping[int, str], say: Text, across: float, width: Width
) -> tuple[Svg, float]:
    """A line of what happened: order, words, strengths, why it failed; before a player's first line his shape."""
    wide, least = width == "wide", _least(width)
    bad = step.result in FAILED or step.source >= 0
    words, more = _line(step.unit, step.act, step.about, step.to, say), _because(step, say)
    short = write((step.unit, step.act, step.about, step.to), names)
    marks = _fought(step, say)
    x, right = 28.0, across - 24
    body = [use(f"m{step.seat}", 4, 6, 18)] if first else []
    body.append(_notation(short, x, 15, True, say, width))
    body.append(use("sanguo-no" if bad else "sanguo-yes", across - 20, 8, 14))
    if marks:
        body.append(text(right, 19.5, marks, 12, f"end bold {'sg-bad' if bad else 'sg-good'}"))
        right -= measure(marks, 12) + 6
    if wide:
        left, y, high = x + _plate(width) + 8, 19.5, 30.0
        drawn = words
        if step.act == "support" and measure(drawn, 11) > right - left - 2:
            # to where stands on the plate
            drawn = say("board-line-support-hold", province=int(step.unit[1:]), province_other=int(step.about[1:]))
        body.append(label(left, y, drawn, right - left - 2, 12.5, least, "thin"))
    else:
        left, y, high = x + 2, 41.0, 50.0
        body.append(label(left, y, words, across - left - 4, 13, least, "thin"))
    if more:
        body.append(label(left, y + 15.5, more, across - left - 4, 11.5, least, "thin sg-bad"))
        high += 15
    said = [say("board-leader", seat=step.seat, leader=names[step.seat]), words, say(f"result-{step.result}")]
    said += [part for part in (marks, more) if part]
    spoken = comma(say).join(said)
    return group(title(spoken), *body, role="img", aria_label=spoken), high


def _fought(step: Step, say: Text) -> str:
    """With what strengths; of a failure the numbers alone, since the line below says why."""
    if not step.own and not step.other:
        return ""
    if step.result in FAILED:
        return strengths(step)
    out = step.source >= 0 and step.result == "held"
    return say("board-fight", fought="dislodged" if out else step.result, own=step.own, other=step.other)


def _because(step: Step, say: Text) -> str:
    """Why an order failed, and whether its unit was dislodged."""
    said = []
    if step.result in FAILED:
        why = say("cause", reason=step.why, own=step.own, other=step.other)
        said.append(say(f"result-{step.result}") + (colon(say) + why if step.why != "none" else ""))
    if step.source >= 0:
        said.append(say("board-dislodged-from", province=step.source))
    return comma(say).join(said)


# letters


def letters(content: Letters, say: Text, width: Width) -> Svg:
    """To whom a proposal can be made, and those that were made."""
    across, least = _across(width), _least(width)
    out, y = [], 0.0
    if content.open and content.others:
        columns = min(len(content.others), 5 if width == "wide" else 3)
        w = across / columns
        for k, seat in enumerate(content.others):
            out.append(at(k % columns * w + 2, 2 + k // columns * 48, _addressee(seat, content, say, w - 4, width)))
        y = -(-len(content.others) // columns) * 48.0 + 2
        for line in fit(say("board-letter-help"), across - 8, 11.5, 11.5, 3).lines:
            y += 14
            out.append(label(4, y, line, across - 8, 11.5, least, "thin soft"))
        y += 8
    for proposal in content.proposals:
        drawn, high = _proposal(proposal, content, say, across, width)
        out.append(at(0, y, drawn))
        y += high
    if not content.proposals and not content.open:
        out.append(label(4, y + 15, say("board-no-letters"), across - 8, 12, least, "thin faint"))
        y += 24
    note = say("board-letters-note", n=content.most - content.sent) if content.open else ""
    return picture(across, max(30.0, y), say("panel-letters"), *out, cls="sg-card", note=note)


def _addressee(seat: int, content: Letters, say: Text, w: float, width: Width) -> Svg:
    """A leader to write to; picked, an alliance can be proposed to him."""
    name, high = say(f"leader-{content.leaders[seat]}"), 44.0
    if width == "narrow":
        drawn = use(f"m{seat}", 9, high / 2 - 9, 18), label(30, high / 2 + 4.5, name, w - 40, 12.5, 11, "")
    else:
        drawn = use(f"m{seat}", w / 2 - 9, 5, 18), label(w / 2, 37, name, w - 8, 12.5, 9, "mid")
    return thing(
        f"letter {seat}",
        say("board-letter-to", seat=seat),
        rect(0, 0, w, high, high / 2 if width == "narrow" else 10, "ring sg-plate"),
        *drawn,
        chip("act ally", say("board-relation-alliance"), 0, 0, w, high, "alliance"),
    )


def _proposal(p: Proposal, content: Letters, say: Text, across: float, width: Width) -> tuple[Svg, float]:
    """Who proposes what to whom, and the answer; one made to the viewer can be answered. How high it is."""
    mine, least = p.number < 0, _least(width)
    other = p.other if mine else p.seat
    words = say("request", proposal=p.kind, unit=p.unit, unit_own=p.own, province=p.to)
    who = say("board-proposed-to" if mine else "board-proposed-by", leader=content.leaders[other])
    answers = content.open and not mine and p.answer == "open"
    found = fit(words, across - 34 - (116 if answers else 78), 12, 11, 2)
    high = 42.0 + 14 * len(found.lines) - (0 if answers or len(found.lines) > 1 else 14)
    top = (high - 4 - 14 * (len(found.lines) + 1)) / 2 + 11
    body = [rect(1.5, 1.5, across - 3, high - 5, 8, "ring sg-plate"), use(f"m{other}", 7, high / 2 - 11, 18)]
    for k, line in enumerate((who, *found.lines)):
        size = found.size if k else 11.0
        body.append(label(32, top + k * 14, line, across - 110, size, least, "thin" if k else "thin soft"))
    said = f"{who}{colon(say)}{words}"
    if answers:
        body += [_answer(word, across - 112 + k * 54, (high - 46) / 2, say) for k, word in enumerate(ANSWERS)]
        return thing(f"proposal {p.number}", said, *body), high
    sign = SIGNS.get(p.answer)
    body.append(
        label(across - (28 if sign else 10), high / 2 + 2, say(f"answer-{p.answer}"), 66, 11.5, least, "end thin")
    )
    if sign:
        body.append(use(sign, across - 24, high / 2 - 9, 14))
    return group(title(said), *body, role="img", aria_label=said), high


def _answer(word: str, x: float, y: float, say: Text) -> Svg:
    words = say(f"answer-{word}")
    frame = rect(x, y, 50, 44, 8, "ring sg-plate")
    return inner(
        f"answer {word}",
        words,
        frame,
        use(SIGNS[word], x + 17, y + 6, 16),
        label(x + 25, y + 37, words, 46, 12, 11, "mid"),
    )
