"""What one seat, or an onlooker, is shown of a table, in one language and width: the parts of a message.

Everything of the position comes from `rules.view(state, seat)` and from what the contract says a seat may be told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from yiqi.core import action
from yiqi.core.game import HOUSE, REOPEN, Action, Event, Rules, Seat, Stat, Width
from yiqi.core.match import UNDO, Match
from yiqi.core.optional import chapters, side, sides, typed_in
from yiqi.server import acts, clocks, layout, naming, seats, words
from yiqi.server.rows import SeatRow, seats_of_house
from yiqi.server.tables import House, Table
from yiqi.text import Catalogue

Face = dict[str, Any]

encode: Final = msgspec.json.Encoder(enc_hook=list).encode


class Line(NamedTuple):
    """What one record told: the lines of the log for it. `seat` did it, or the automa that the house moved for; `side`
    is the one he did it for, where a seat plays several (`yiqi.core.optional.sides`), else he himself. `chapter` is
    what the part of the match is called that begins with it, "" for none; `things` on the board are what it was about.
    """

    seq: int
    seat: Seat
    lines: tuple[str, ...]
    chapter: str
    things: tuple[str, ...] = ()
    side: Seat = HOUSE


LOOKED_INTO: Final = ("panels", "players", "bell")
"""Parts that differ from client to client, or from second to second."""
MOST_DRAWN: Final = 48_000_000
"""Bytes of drawings that are kept."""


class Drawings:
    """Panels that have been drawn, by what they show: seats and tables that show the same share them."""

    def __init__(self, most: int = MOST_DRAWN) -> None:
        self._kept: OrderedDict[Any, msgspec.Raw] = OrderedDict()
        self._most = most
        self._size = 0

    def get(
        self, table: Table, rules: Rules[Any], name: str, content: Any, text: Catalogue, width: Width
    ) -> msgspec.Raw:
        """The panel as JSON, drawn if it is not there."""
        key = (table.row.game, table.row.edition, name, content, text.language, text.seats, width)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        found = msgspec.Raw(msgspec.json.encode(naming.drawn(rules.draw(name, content, text, width))))
        self._kept[key] = found
        self._size += len(bytes(found))
        while self._size > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(bytes(gone))
        return found


drawings: Final = Drawings()


def face(house: House, table: Table, seat: Seat | None, language: str, width: Width) -> Face:
    """Every part of a message but log and chat; made once for all who are shown the same."""
    key = (seat, language, width)
    if key not in table.faces:
        table.faces[key] = _encoded(_face(house, table, seat, language, width))
    found: Face = table.faces[key]
    return found


def _encoded(parts: Face) -> Face:
    """The parts as JSON where nobody looks into them any more: quick to compare, and nothing for the collector."""
    return {name: value if name in LOOKED_INTO else msgspec.Raw(encode(value)) for name, value in parts.items()}


def _face(house: House, table: Table, seat: Seat | None, language: str, width: Width) -> Face:
    t = words.pages(language)
    parts: Face = {
        "seat": seat,
        "seq": table.row.seq - 1,
        "question": 0,
        "status": table.row.status,
        "broken": table.broken,
    }
    parts |= {"panels": {}, "actions": [], "near": [], "asks": {}, "progress": [], "typing": None}
    parts |= {"undo": {"free": [], "request": None}, "results": None}
    parts |= {"phase": None, "prompt": {"who": "none", "seats": [], "text": _state_of_table(table, t), "help": ""}}
    match = table.match
    view = match.rules.view(match.state, seat) if match is not None else None
    if match is not None:
        game = words.at_table(house, table, language)
        phase = match.rules.phase(match.state)
        parts["phase"] = {"key": phase.key, "text": words.say(game, f"phase-{phase.key}"), "talk": phase.talk}
        if table.row.status == "running":
            parts |= _asked(table, match, seat, game, t)
        parts["panels"] = panels(house, table, view, language, width)
        parts["progress"] = [_stat(stat, game) for stat in match.rules.progress(view)]
        if table.row.status == "over":
            parts["results"] = results(house, table, language)
        if seat is not None:
            parts["question"] = match.questions[seat]
            if table.row.status == "running" and not table.still:
                parts["undo"] = _undo(table, match, seat)
                if typed_in(match.rules, phase.key) and seat in match.rules.turn(match.state):
                    parts["typing"] = words.say(game, "typed-help")
    parts["players"] = _players(house, table, match, view, language)
    parts["bell"] = _bell(house, table, language)
    parts["votes"] = [_vote(table, vote, seat, language) for vote in table.votes]
    return parts


def _asked(table: Table, match: Match[Any], seat: Seat | None, game: Catalogue, t: Catalogue) -> Face:
    """The question and its answers; where nobody may act, why."""
    if table.still:
        return {"prompt": {"who": "none", "seats": [], "text": words.say(t, f"say-{table.still}"), "help": ""}}
    return {"prompt": _prompt(match, seat, game, t), **_answers(match, seat, game, table.row.game)}


def _state_of_table(table: Table, t: Catalogue) -> str:
    return words.say(t, "say-broken" if table.broken else f"say-{table.row.status}")


def _prompt(match: Match[Any], seat: Seat | None, game: Catalogue, t: Catalogue) -> Face:
    waited = seats_of_house(match.rules.turn(match.state))
    told: Face = {"seats": waited, "sides": [side(match.rules, match.state, s) for s in waited]}
    asked = None if seat is None else match.rules.ask(match.state, seat)
    if asked is not None and seat in waited:
        text = words.say(game, f"prompt-{asked.key}", asked.args)
        return {
            **told,
            "who": "you",
            "text": text,
            "help": words.say(game, f"prompt-{asked.key}-help", asked.args),
        }
    names = game.join([game.word("seat", s) for s in told["sides"]])
    text = words.say(t, "say-waiting", {"names": names, "count": len(waited)})
    help_text = words.say(game, f"prompt-{asked.key}", asked.args) if asked is not None else ""
    return {**told, "who": "seat" if waited else "none", "text": text, "help": help_text}


def _answers(match: Match[Any], seat: Seat | None, game: Catalogue, game_id: str) -> Face:
    """What may be chosen, the paths of what may be asked about, and what is asked on the way along a path.

    A button that is no answer to what is asked now has `aside`, the name of the small menu it stands in.
    """
    if seat is None:
        return {}
    rules, state = match.rules, match.state
    legal = rules.legal(state, seat)
    verbs = rules.verbs()
    offered: list[Face] = [
        {"action": action.text(a), "path": rules.path(state, seat, a), "label": label(a, verbs, game)} for a in legal
    ]
    asked, quiet = seat in rules.turn(state), layout.quiet(game_id)
    for one, a in zip(offered, legal, strict=True):
        if not one["path"] and a != REOPEN and (not asked or a[0] in quiet):
            one["aside"] = _aside(match, seat, str(a[0]), game)
    lit = {tuple(a["path"]) for a in offered}
    allowed = set(legal)
    dim = {tuple(rules.path(state, seat, a)): None for a in rules.near(state, seat) if a not in allowed}
    begun = {path[:n] for path in lit for n in range(1, len(path))}
    picked = {path: rules.picked(state, seat, path) for path in sorted(begun)}
    asks = {" > ".join(path): words.say(game, f"prompt-{p.key}", p.args) for path, p in picked.items() if p is not None}
    return {"actions": offered, "near": [list(path) for path in dim if path and path not in lit], "asks": asks}


def _aside(match: Match[Any], seat: Seat, verb: str, game: Catalogue) -> str:
    """What a menu of such answers is called: `aside-<verb>`, else as the game asks for them, "" for neither."""
    asked = match.rules.ask(match.state, seat) if seat not in match.rules.turn(match.state) else None
    return words.say(game, f"aside-{verb}") or (words.say(game, f"prompt-{asked.key}", asked.args) if asked else "")


def label(a: Action, verbs: Mapping[str, tuple[Any, ...]], game: Catalogue) -> str:
    """What a button for an action says."""
    domains = verbs.get(str(a[0]), ())
    args = {domain.name: value for domain, value in zip(domains, a[1:], strict=False)}
    return words.say(game, f"action-{a[0]}", args) or action.text(a)


def panels(house: House, table: Table, view: Any, language: str, width: Width) -> dict[str, msgspec.Raw]:
    """The drawn panels of a view, with the names of the players."""
    rules = house.rules_of(table.row)
    text, told = words.drawing(house, table, language), words.at_table(house, table, language)
    found: dict[str, msgspec.Raw] = {}
    for name, content in rules.panels(view).items():
        shared = drawings.get(table, rules, name, content, text, width)
        found[name] = naming.named(shared, lambda seat: told("seat", seat=seat))
    return found


def _players(house: House, table: Table, match: Match[Any] | None, view: Any, language: str) -> list[Face]:
    running = match is not None and table.row.status == "running" and not table.still
    waited = match.rules.turn(match.state) if match is not None and running else ()
    t = words.pages(language)
    told = _stats(house, table, match, view, language)
    now = house.now() if table.held is None else table.held
    found = []
    for row in table.seats:
        player: Face = {"seat": row.seat, "name": words.seat_name(table.seats, row.seat, t), "kind": row.kind}
        player["kept"] = seats.is_kept(table, row)
        player |= {
            "held": row.holder is not None,
            "turn": row.seat in waited,
            "stats": [],
            "points": None,
            "clock": None,
        }
        player |= told.get(row.seat, {})
        player["clock"] = _clock(table, row, now)
        found.append(player)
    asked = {side(match.rules, match.state, seat) for seat in waited} if match is not None else set()
    kind = "side" if match is not None and sides(match.rules) else "automa"
    for seat in sorted(told.keys() - {row.seat for row in table.seats}):
        game = words.at_table(house, table, language)
        other: Face = {"seat": seat, "name": game("seat", seat=seat), "kind": kind, "kept": False, "held": True}
        other |= {"turn": seat in asked, "short": game.brief(seat)}
        found.append({**other, "stats": [], "points": None, **told[seat], "clock": None})
    return found


def _clock(table: Table, row: SeatRow, now: float) -> Face | None:
    clock = table.clocks.get(row.seat)
    if clock is None or row.kind != "person":
        return None
    runs = clock.deadline is not None and table.held is None
    left = round(clocks.left(clock, now), 1)
    late = clock.deadline is not None and clock.deadline < now
    return {"left": left, "runs": runs, "late": late, "missed": clock.missed, "_deadline": clock.deadline}


def _bell(house: House, table: Table, language: str) -> Face | None:
    """How long the hour of the match is off, and what it is; None where none is to come."""
    if table.bell is None or table.bell.deadline is None or table.row.status != "running" or table.match is None:
        return None
    left = clocks.left(table.bell, house.now() if table.held is None else table.held)
    title = words.say(words.at_table(house, table, language), "bell")
    return {"left": left, "runs": table.held is None, "title": title, "_deadline": table.bell.deadline}


def _stats(house: House, table: Table, match: Match[Any] | None, view: Any, language: str) -> dict[Seat, Face]:
    """Hand sizes, timber and the like, and the points each seat, and an automa after them, would have now."""
    if match is None:
        return {}
    game = words.at_table(house, table, language)
    stats = match.rules.stats(view)
    totals = table.row.result.get("totals", ()) if table.row.status == "over" else match.rules.points(view)
    found: dict[Seat, Face] = {s: {} for s in range(max(table.row.seats, len(stats), len(totals)))}
    for s, entries in enumerate(stats):
        found[s]["stats"] = [_stat(stat, game) for stat in entries]
    for s, total in enumerate(totals):
        found[s]["points"] = total
    return found


def _stat(stat: Stat, game: Catalogue) -> Face:
    """A figure with its sign, and in words."""
    title = words.say(game, f"stat-{stat.key}", {"n": stat.value, "most": stat.most}) or stat.key
    text = f"{stat.value}/{stat.most}" if stat.most else str(stat.value)
    return {"key": stat.key, "icon": stat.icon, "text": text, "title": title}


def _undo(table: Table, match: Match[Any], seat: Seat) -> Face:
    free = match.free_undo(seat)
    asked = next((vote.id for vote in table.votes if vote.kind == "undo"), None)
    back = [seq for seq in match.line[:-1] if acts.may_go_back(match, seq)][-40:] if asked is None else []
    return {"free": free, "ask": back[::-1], "request": asked}


def _vote(table: Table, vote: Any, seat: Seat | None, language: str) -> Face:
    t = words.pages(language)
    name = words.seat_name(table.seats, vote.by, t)
    text = words.say(t, f"vote-{vote.kind}", {"name": name, "to": vote.args.get("to", 0)})
    answers = {str(s): yes for s, yes in vote.answers.items()}
    asked = sorted(acts.voters(table, vote.by))
    mine = None if seat is None else vote.answers.get(seat)
    row = {"id": vote.id, "kind": vote.kind, "by": vote.by, "args": vote.args, "answers": answers, "mine": mine}
    return {**row, "asked": asked, "text": text}


def results(house: House, table: Table, language: str) -> Face | None:
    """The score sheet in words."""
    kept = table.row.result
    if not kept:
        return None
    game = words.at_table(house, table, language)
    sheet = [
        {
            "key": row["key"],
            "name": words.say(game, f"score-{row['key']}") or row["key"],
            "points": row["points"],
            "counts": row["counts"],
            "why": [words.say(game, key, args) or key for key, args in row["why"]],
            "clause": row.get("clause", ""),
        }
        for row in kept["rows"]
    ]
    t = words.pages(language)
    names = [game("seat", seat=s) for s in range(len(kept["totals"]))]
    tie = words.say(game, kept["tie"][0], kept["tie"][1]) if kept["tie"] else ""
    told: Face = {"rows": sheet, "totals": kept["totals"], "places": kept["places"], "tie": tie, "names": names}
    return told | _who_won(table, told, t)


def _who_won(table: Table, sheet: Face, t: Catalogue) -> Face:
    """The result in a sentence, and the points in another."""
    best = [name for name, place in zip(sheet["names"], sheet["places"], strict=True) if place == 1]
    game = words.title(table.row.game, t.language)
    first = t("results-wins", name=best[0], game=game) if len(best) == 1 else ""
    totals = sorted(sheet["totals"], reverse=True)
    others = t.join([str(total) for total in totals[1:]])
    summary = t("results-summary", best=totals[0], others=others, turns=table.row.seq)
    return {"text": first or t("results-shared", names=t.join(best), game=game), "summary": summary}


# the log


def lines(house: House, table: Table, seat: Seat | None, language: str) -> list[Line]:
    """The log in words as a seat is told it, one entry a record; what has been told is kept."""
    match = table.match
    if match is None:
        return []
    kept: list[Line] = table.lines.setdefault((seat, language), [])
    if len(kept) < len(match.records):
        game, t = words.at_table(house, table, language), words.pages(language)
        fresh = range(len(kept), len(match.records))
        who = {seq: doer(match.records[seq].seat, match.events[seq], match.rules) for seq in fresh}
        kinds, nouns = chapters(match.rules), _nouns(match.rules)
        for seq in fresh:
            begun = [event for event in match.events[seq] if event.kind in kinds]
            named = [words.say(game, f"chapter-{e.kind}", e.told(seat)) or _line(e, seat, game) for e in begun]
            told = tuple(_told(match, seq, seat, game, t))
            about = tuple(dict.fromkeys(thing for e in match.events[seq] for thing in _about(e, seat, nouns)))
            for_side = side_of(who[seq], match.events[seq], match.rules)
            kept.append(Line(seq, who[seq], told, " · ".join(filter(None, named)), about, for_side))
    return kept


def _nouns(rules: Rules[Any]) -> frozenset[str]:
    """What things on a board may be: what actions name, but for players and numbers."""
    return frozenset(domain.name for domains in rules.verbs().values() for domain in domains) - {"seat", "n"}


def _about(event: Event, seat: Seat | None, nouns: frozenset[str]) -> list[str]:
    """The things that an event names, as this seat is told it: its arguments are called as things are. Where one has
    the bare name it is what the event is about; the others (`land_from`) only went with it."""
    told = [(name, value) for name, value in event.told(seat).items() if name.partition("_")[0] in nouns]
    bare = [(name, value) for name, value in told if name in nouns]
    found: list[str] = []
    for name, value in bare or told:
        values = value if isinstance(value, (list, tuple)) else [value]
        found += [f"{name.partition('_')[0]} {one}" for one in values if isinstance(one, str | int)]
    return found


def doer(seat: Seat, events: Iterable[Event], rules: Rules[Any]) -> Seat:
    """Who made a record with these events: where the house moved for an automa, the automa that they name."""
    if seat != HOUSE or sides(rules):
        return seat
    named = (event.public.get("seat") for event in events)
    return next((who for who in named if isinstance(who, int) and who >= rules.seats), seat)


def side_of(seat: Seat, events: Iterable[Event], rules: Rules[Any]) -> Seat:
    """The side for which a seat made a record with these events: the first of its sides that they name."""
    owners = sides(rules)
    named = (event.public.get("seat") for event in events)
    return next((n for n in named if isinstance(n, int) and 0 <= n < len(owners) and owners[n] == seat), seat)


def _told(match: Match[Any], seq: int, seat: Seat | None, game: Catalogue, t: Catalogue) -> list[str]:
    record = match.records[seq]
    if record.action[0] == UNDO and record.by == "host":
        return [words.say(t, "log-undo-host", {"to": record.action[1]})]
    if record.action[0] == UNDO:
        return [words.say(t, "log-undo", {"name": game.word("seat", record.seat), "to": record.action[1]})]
    found = []
    # what was done comes first, what came with it after
    for event in sorted(match.events[seq], key=lambda event: event.kind != record.action[0]):
        text = _line(event, seat, game)
        if text:
            found.append(text)
    return found


def _line(event: Event, seat: Seat | None, game: Catalogue) -> str:
    """An event in words, as a seat is told it; "" where the log says nothing of it."""
    args = event.told(seat)
    full = f"event-{event.kind}-full"
    knows = event.secret is not None and seat is not None and seat in event.to
    return words.say(game, full, args) if knows and game.has(full) else words.say(game, f"event-{event.kind}", args)


def undone(match: Match[Any]) -> frozenset[int]:
    """The records that were taken back."""
    if len(match.line) == len(match.records):
        return frozenset()
    out = set(range(len(match.records))) - set(match.line)
    return frozenset(seq for seq in out if match.records[seq].action[0] != UNDO)


def chat(table: Table, language: str, after: int) -> Iterable[Face]:
    """Lines of chat after one with this id; the house's own in words."""
    t = words.pages(language)
    for line in table.chat:
        if line.id <= after:
            continue
        if line.seat is not None:
            yield {"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
            continue
        who = words.seat_name(table.seats, int(line.name), t)
        text = words.say(t, f"house-{line.text}", {"name": who, "number": int(line.name) + 1})
        yield {"id": line.id, "seat": None, "name": t("seat-house"), "text": text, "at": line.at}
