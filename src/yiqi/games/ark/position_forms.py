"""The ways in which people write a position, brought into the one form that `position.read` reads.

Only what can be meant in a single way is taken; what is not understood is left as it is, for the reader to refuse.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.games.ark.cards import KINDS, MOST_CARDS, SIDES, Terms

OTHER_NAMES: Final = {
    "players": "seats", "hand": "hands", "pet": "pets", "cabins": "board", "ark": "board", "row": "offer",
    "face_up": "offer", "deck": "stock", "driven_out": "gone", "rains": "rain", "half_markers": "halves",
    "current": "turn", "to_move": "turn",
}  # fmt: skip
PHASES: Final = {"boarding": "main", "pet": "pets", "end_phase": "end", "final": "end"}
OF_CARDS: Final = ("hands", "known", "sure")
OF_ONE_CARD: Final = ("pets", "chosen")
OF_A_PLAYER: Final = (*OF_CARDS, *OF_ONE_CARD, "timber", "markers", "halves", "passed")


def plain(terms: Terms, given: Mapping[Any, Any]) -> tuple[dict[str, Any], str]:
    """The position in its one form; and the name of a field that stands there twice, "" for none."""
    words = _words(terms)
    data, twice = _named(given)
    players = data.get("seats")
    by_player: dict[str, Any] = {}
    unread: dict[str, Any] = {}
    if isinstance(players, list) and all(isinstance(player, Mapping) for player in players):
        data["seats"], own = len(players), set(data)
        for seat, player in enumerate(players):
            for field, value in _named(player)[0].items():
                if field in ("name", "seat"):
                    continue
                if field not in OF_A_PLAYER:
                    unread[f"players {seat} {field}"] = value
                elif field in own:
                    twice = twice or field
                else:
                    by_player.setdefault(field, {})[str(seat)] = value
    sides = {side: data.pop(side) for side in SIDES if side in data}
    twice = twice or (next(iter(sides)) if sides and "board" in data else "")
    data |= by_player | unread
    if sides:
        data["board"] = sides
    if "sure" in data:
        data.setdefault("known", data["sure"])
    for field in OF_A_PLAYER:
        if field in data:
            data[field] = _by_seat(data[field])
    for field in OF_CARDS:
        if isinstance(data.get(field), Mapping):
            data[field] = {seat: _cards(words, cards) for seat, cards in data[field].items()}
    for field in OF_ONE_CARD:
        if isinstance(data.get(field), Mapping):
            data[field] = {seat: _word(words, card) for seat, card in data[field].items()}
    for field in ("offer", "gone", "stock"):
        if field in data:
            data[field] = _cards(words, data[field])
    if isinstance(data.get("timber"), int):
        data["timber"] = [data["timber"]] * terms.seats
    if "board" in data:
        data["board"] = _board(words, data["board"])
    _markers(words, data)
    _rest(words, data)
    return data, twice


def _named(given: Mapping[Any, Any]) -> tuple[dict[str, Any], str]:
    """The fields by their own names; and one that stands there twice."""
    data: dict[str, Any] = {}
    twice = ""
    for name, value in given.items():
        field = _simple(name)
        field = OTHER_NAMES.get(field, field)
        twice = twice or (field if field in data else "")
        data[field] = value
    return data, twice


def _simple(name: object) -> str:
    return str(name).strip().lower().replace(" ", "_").replace("-", "_")


def _words(terms: Terms) -> dict[str, str]:
    """What a word stands for: cards, kinds and sides by id, and by their names in three scripts."""
    found: dict[str, str] = {}
    for key, names in terms.cards.label.items():
        for name in map(_simple, names.values()):
            own = key.split("-", 1)[1]
            found[name] = own if found.get(name, own) == own else name
    found |= {"left": "port", "right": "starboard", "左舷": "port", "右舷": "starboard", "provisions": "provision"}
    for own in (*SIDES, *KINDS, *terms.cards.names):
        found[_simple(own)] = own
    return found


def _word(words: Mapping[str, str], value: Any) -> Any:
    return words.get(_simple(value), value) if isinstance(value, str) else value


def _cards(words: Mapping[str, str], value: Any) -> Any:
    """A list of ids, from a list, a text ("cow, polar bear"; "cow horse"), or counts ({"grain": 2})."""
    if isinstance(value, str):
        parts = value.split(",") if "," in value or _simple(value) in words else value.split()
        value = [part.strip() for part in parts if part.strip()]
    if isinstance(value, list):
        return [_word(words, card) for card in value]
    if isinstance(value, Mapping):
        if all(type(n) is int and n >= 0 for n in value.values()) and sum(value.values()) <= MOST_CARDS:
            return [_word(words, card) for card, n in value.items() for _ in range(n)]
        return {_word(words, card): n for card, n in value.items()}
    return value


def _by_seat(value: Any) -> Any:
    """A table by seat, its keys written "0" for "seat 0" or 0; anything else as it is."""
    if isinstance(value, list):
        return {str(seat): inner for seat, inner in enumerate(value)} if _rows(value) else value
    if isinstance(value, Mapping):
        return {_simple(seat).removeprefix("seat").lstrip("_") or str(seat): inner for seat, inner in value.items()}
    return value


def _rows(value: list[Any]) -> bool:
    """Whether a list goes by seat; a list of numbers may be one of seats, as in `passed`, and is left."""
    return not all(type(inner) is int for inner in value)


def _board(words: Mapping[str, str], given: Any) -> Any:
    if not isinstance(given, Mapping):
        return given
    board: dict[Any, Any] = {}
    for side, cabins in given.items():
        if isinstance(cabins, Mapping) and set(map(str, cabins)) == {str(n + 1) for n in range(len(cabins))}:
            cabins = [cabin for _, cabin in sorted(cabins.items(), key=lambda item: int(item[0]))]
        board[_word(words, side)] = [_cards(words, c) for c in cabins] if isinstance(cabins, list) else cabins
    return board


def _markers(words: Mapping[str, str], data: dict[str, Any]) -> None:
    """Markers by seat and kind, by kind and seat turned round; 1.5 more on a kind is a marker of one and a half."""
    for field in ("markers", "halves"):
        given = data.get(field)
        if not isinstance(given, Mapping):
            continue
        if given and all(_word(words, kind) in KINDS for kind in given):
            given = _turned(words, given)
        data[field] = {seat: _kinds(words, row) for seat, row in given.items()}
    markers = data.get("markers")
    if not isinstance(markers, Mapping):
        return
    for seat, row in markers.items():
        for kind, n in list(row.items()) if isinstance(row, Mapping) else ():
            if isinstance(n, float) and n % 1 == 0.5 and n > 1:
                row[kind] = int(n) - 1
                halves = data.setdefault("halves", {})
                if isinstance(halves, dict):
                    own = halves.setdefault(seat, {})
                    if isinstance(own, dict) and type(own.get(kind, 0)) is int:
                        own[kind] = own.get(kind, 0) + 1


def _turned(words: Mapping[str, str], by_kind: Mapping[Any, Any]) -> dict[str, Any]:
    """By seat and kind what stands by kind and seat."""
    found: dict[str, Any] = {}
    for kind, by_seat in by_kind.items():
        rows = enumerate(by_seat) if isinstance(by_seat, list) else _pairs(by_seat)
        for seat, n in rows:
            found.setdefault(str(seat), {})[_word(words, kind)] = n
    return found


def _pairs(by_seat: Any) -> Any:
    table = _by_seat(by_seat)
    return table.items() if isinstance(table, Mapping) else [("", by_seat)]


def _kinds(words: Mapping[str, str], row: Any) -> Any:
    if isinstance(row, list):
        row = dict(zip(KINDS, row, strict=False)) if len(row) <= len(KINDS) else row
    return {_word(words, kind): n for kind, n in row.items()} if isinstance(row, Mapping) else row


def _rest(words: Mapping[str, str], data: dict[str, Any]) -> None:
    """Numbers and choices that stand for themselves."""
    phase = data.get("phase")
    if isinstance(phase, str):
        data["phase"] = PHASES.get(_simple(phase), _simple(phase))
    first = data.get("first")
    if isinstance(first, str):
        first = first.split()
    elif isinstance(first, Mapping):
        first = [first.get("side"), first.get("cabin")]
    if isinstance(first, list) and len(first) == 2:
        data["first"] = [_word(words, first[0]), _number(first[1])]
    passed = data.get("passed")
    if isinstance(passed, Mapping) and all(type(out) is bool for out in passed.values()):
        data["passed"] = [_number(seat) for seat, out in passed.items() if out]
    for field in ("turn", "start"):
        if isinstance(data.get(field), str):
            data[field] = _number(_simple(data[field]).removeprefix("seat").lstrip("_"))


def _number(value: Any) -> Any:
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 9 else value
