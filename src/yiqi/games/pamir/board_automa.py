"""Wakhan's card in play: what she tries in which order, whom and what she prefers, where her arrows point."""

from __future__ import annotations

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, circle, group, join, picture, rect, text, title, use
from yiqi.games.pamir.board_content import Automa
from yiqi.games.pamir.board_parts import SHORT, colon, comma, label, wrap


def automa(content: Automa, say: Text, width: Width) -> Svg:
    """The front in play with its three lines, and what it points at on the back beside it."""
    wide = width == "wide"
    across, least = (356.0, 9.0) if wide else (374.0, 11.0)
    size = 11.5 if wide else 12.5
    if not content.number:
        words = label(14, 30, say("automa-none"), across - 28, size + 1, least, "soft")
        return picture(across, 50, say("panel-automa"), rect(0.5, 0.5, across - 1, 49, 10, "empty"), words)
    body, y = [], 10.0
    for k, word in enumerate(content.instructions):
        lines = wrap(say(f"instruction-{word}"), across - 46, size, 2)
        mid = y + (len(lines) * size * 1.28) / 2
        body += [circle(20, mid, 9, "pm-step"), text(20, mid + 4, str(k + 1), 11, "mid bold pm-step-n")]
        body += [text(36, y + size + q * size * 1.28, line, size, "") for q, line in enumerate(lines)]
        y += len(lines) * size * 1.28 + 9
    y += 2
    body.append(_loyalty(content, say, y, across, size, least))
    y += 30
    body.append(_regions(content, say, y, across, least))
    y += 27
    body.append(_arrows(content, say, y, across, size, least))
    y += 28
    frame = rect(0.5, 0.5, across - 1, y, 10, "panel")
    return picture(across, y + 1, say("panel-automa"), frame, *body, note=say("automa-card", n=content.number))


def _loyalty(content: Automa, say: Text, y: float, across: float, size: float, least: float) -> Svg:
    """The order in which she looks at the coalitions; the one whose blocks she uses now is ringed."""
    names = comma(say).join(say(f"coalition-{name}") for name in content.loyalty)
    said = f"{say('automa-loyalty')}{colon(say)}{names}"
    body = [title(said), label(14, y + 16, say("automa-loyalty"), 112, size, least, "soft thin")]
    for k, name in enumerate(content.loyalty):
        x = 142.0 + k * 32
        body.append(rect(x - 12, y, 24, 24, 6, f"pm-edge pm-{SHORT[name]}"))
        body.append(use(f"pamir-{name}", x - 9, y + 3, 18))
        if name == content.leaning:
            body.append(rect(x - 14, y - 2, 28, 28, 8, "pm-chosen"))
    if content.leaning:
        now = say("automa-leaning", coalition=content.leaning)
        body.append(label(240, y + 16, now, across - 250, size, least, ""))
    return group(*body, role="img", aria_label=said)


def _regions(content: Automa, say: Text, y: float, across: float, least: float) -> Svg:
    """The order in which she looks at the regions."""
    said = f"{say('automa-regions')}{colon(say)}{comma(say).join(say(f'region-{name}') for name in content.regions)}"
    w = (across - 24) / max(1, len(content.regions))
    body = [title(said)]
    for k, name in enumerate(content.regions):
        x = 12 + k * w
        body.append(rect(x + 1, y, w - 3, 20, 6, f"pm-g-{name}"))
        short = say(f"region-short-{name}")
        body.append(label(x + w / 2, y + 14, short, w - 8, 11, least, f"mid pm-gi-{name}"))
    return group(*body, role="img", aria_label=said)


def _arrows(content: Automa, say: Text, y: float, across: float, size: float, least: float) -> Svg:
    """The black and the red arrow with their numbers, and the place in the market they point at."""
    where = say("automa-points", n=content.column, row=content.row) if content.column else say("automa-no-back")
    red = say("automa-red", row=content.row) if content.row else ""
    said = comma(say).join(word for word in (where, red) if word)
    body = [title(said)]
    for x, sign, n in ((14.0, "pm-ink", content.black), (62.0, "pm-refuse", content.red)):
        body += [use("pamir-arrow", x, y, 18, sign), text(x + 22, y + 14, str(n), 13, "bold")]
    body.append(label(108, y + 14, said, across - 120, size, least, ""))
    return join([group(*body, role="img", aria_label=said)])
