"""The areas: what each is worth in this epoch, who holds how many of its lands, and what that scores now."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, group, picture, rect, text, thing, title, use
from yiqi.games.world.board_content import Areas, Row
from yiqi.games.world.board_ground import tint
from yiqi.games.world.board_parts import broken, comma, label, least, rows

WIDE_ACROSS: Final = 326.0
NARROW_ACROSS: Final = 374.0
ROOM: Final = 147.0
"""How high the table may be in a wide window."""
REST_SIZE: Final = 10.0
REST_STEP: Final = 12.5


def areas(content: Areas, say: Text, width: Width) -> Svg:
    """A row for each area, the dearest first."""
    wide = WIDE_ACROSS if width == "wide" else NARROW_ACROSS
    shown = [row for row in content.rows if row.value or width == "narrow"]
    left = [say(f"area-{row.area}") for row in content.rows if row not in shown]
    words = say("board-worthless", names=comma(say).join(left)) if left else ""
    # what is broken may be a little longer than its room
    rest = broken(words, (wide - 2) / 1.06, REST_SIZE) if left else []
    high = 46.0 if width == "narrow" else min(19.0, (ROOM - REST_STEP * len(rest)) / len(shown))
    body = [_row(row, k * high, high, wide, content.seats, say, width) for k, row in enumerate(shown)]
    down = len(shown) * high
    if rest:
        # the areas that are worth nothing in this epoch, in as many lines as they need
        drawn = rows(2, down + REST_SIZE, rest, wide - 2, REST_SIZE, "thin soft", REST_SIZE, REST_STEP)
        body.append(group(title(words), drawn))
        down += REST_STEP * len(rest)
    return picture(wide, down, say("panel-areas"), *body, note=say("board-areas-note"), cls="wo-side")


def _row(row: Row, y: float, high: float, wide: float, seats: int, say: Text, width: Width) -> Svg:
    """Tint, name, value, then a shape for everybody there with lands and points."""
    narrow = width == "narrow"
    size = 12.5 if narrow else min(11.0, high * 0.88)
    mid = y + high / 2 + size * 0.36
    low = least(width)
    first = 104.0 if narrow else 108.0
    out = [
        title(row_words(row, say)),
        rect(0, y + 0.5, wide, high - 1, 4, "ring wo-none"),
        rect(2, y + high / 2 - size * 0.42, size * 0.9, size * 0.84, 2, f"wo-swatch {tint(row.number)}"),
        label(16 if not narrow else 18, mid, say(f"area-{row.area}"), first - 18, size, low if narrow else 9.0, "thin"),
        text(first + (14 if narrow else 10), mid, str(row.value), size + 0.5, "mid bold"),
    ]
    left = first + (26 if narrow else 20)
    step = (wide - left) / max(4, seats if narrow else len(row.shares))
    mark = min(12.0, high - 1) if not narrow else 13.0
    for k, share in enumerate(sorted(row.shares, key=lambda share: (-share.lands, share.seat))):
        x = left + k * step
        out.append(use(f"m{share.seat}", x, y + (high - mark) / 2, mark))
        if narrow:
            out.append(text(x + mark + 1, mid - 8, str(share.lands), 11, "thin soft"))
            out.append(text(x + mark + 1, mid + 7, f"+{share.points}", 11.5, "bold"))
        else:
            out.append(text(x + mark + 2, mid, str(share.lands), size * 0.95, "thin soft"))
            out.append(text(x + mark + (8.5 if share.lands < 10 else 14), mid, f"+{share.points}", size, "bold"))
    return thing(f"area {row.area}", row_words(row, say), *out, cls="wo-area-row")


def row_words(row: Row, say: Text) -> str:
    """An area in words: its value, and everybody's lands, points and standing."""
    said = [say("board-area", area=row.area, n=row.value, most=row.size)]
    said += [
        say("board-share", seat=share.seat, n=share.lands, points=share.points, rank=share.rank) for share in row.shares
    ]
    return comma(say).join(said)
