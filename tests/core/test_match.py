"""A match: acting, house steps, questions, undo at its levels, looking back, several seats at once."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from yiqi import games
from yiqi.core.chance import LiveChance, Stream, commitment, stream_key
from yiqi.core.game import COMMIT, HOUSE, REOPEN, STEP
from yiqi.core.match import Header, Match, Record, Refused, ReplayError
from yiqi.core.record import RecordError, read, transcript, write
from yiqi.core.verify import verify

SEED = b"a seed of the server"
NONCES = ("one", "two", "three")
KEY = stream_key(SEED, NONCES)


def begin(seats: int = 3, ruleset: int = 2) -> Match[Any]:
    rules = games.rules("toy", seats, ruleset=ruleset)
    committed = commitment(SEED, [NONCES[2]])
    options = games.settle("toy", {})
    header = Header("toy", ruleset, games.edition("toy").digest, options, seats, committed, NONCES[:seats], (2,))
    return Match.begin(rules, header, LiveChance(Stream(KEY)))


def act(match: Match[Any], seat: int, *action: str | int) -> list[int]:
    return match.act(seat, action, "person", match.live(KEY))


def bid(match: Match[Any], *bids: int) -> None:
    for seat, coins in enumerate(bids):
        act(match, seat, "bid", coins)
        act(match, seat, *COMMIT)


def played() -> Match[Any]:
    match = begin()
    while not match.over:
        bid(match, 1, 0, 0)
        if match.rules.turn(match.state) == (0,):
            act(match, 0, "offer", 1)
            act(match, 1, "decline")
    return match


def test_the_house_moves_by_records() -> None:
    match = begin()
    assert [(r.seat, r.action) for r in match.records] == [(HOUSE, ("start",)), (HOUSE, STEP)]
    assert match.rules.turn(match.state) == (0, 1, 2)


def test_refusals_change_nothing() -> None:
    match = begin()
    before = match.digest()
    for seat, action, clause in [
        (0, ("bid", 9), "core asked"),
        (0, ("bid", 7), "toy bid.2"),
        (0, COMMIT, "toy bid.1"),
        (0, ("keep",), "core asked"),
        (0, ("fly",), "core form"),
        (7, ("bid", 1), "core asked"),
        (HOUSE, STEP, "core asked"),
    ]:
        with pytest.raises(Refused) as refused:
            match.act(seat, action, "person", match.live(KEY))
        assert refused.value.reason.clause == clause
    assert match.digest() == before
    assert len(match.records) == 2


def test_over_is_said_by_the_core() -> None:
    reason = played().why_not(0, ("keep",))
    assert reason is not None
    assert reason.clause == "core over"


def test_questions_of_seats_that_answer_together_stay_open() -> None:
    match = begin()
    questions = list(match.questions)
    act(match, 0, "bid", 2)
    act(match, 0, *COMMIT)
    assert match.questions[1:] == questions[1:]
    assert match.questions[0] == questions[0] + 2


def test_reopen_until_the_last_is_in() -> None:
    match = begin()
    for seat in (0, 1):
        act(match, seat, "bid", 1)
        act(match, seat, *COMMIT)
    act(match, 0, *REOPEN)
    assert match.rules.turn(match.state) == (0, 2)
    act(match, 0, "bid", 3)
    act(match, 0, *COMMIT)
    act(match, 2, "bid", 0)
    act(match, 2, *COMMIT)
    assert match.why_not(0, REOPEN) is not None
    assert match.why_not(2, REOPEN) is not None
    assert match.rules.turn(match.state) == (0,)


def test_nested_decision_is_answered_out_of_turn() -> None:
    match = begin()
    bid(match, 3, 1, 0)
    act(match, 0, "offer", 2)
    assert match.rules.turn(match.state) == (2,)
    act(match, 2, "accept")
    assert sum(match.state.lots[2]) == 1


def test_free_undo_ends_at_what_was_revealed() -> None:
    match = begin()
    act(match, 0, "bid", 3)
    assert match.free_undo(0) == []  # never inside a question to several seats
    bid(match, 3, 1, 0)
    assert match.free_undo(2) == []  # sealing the last bid revealed them all
    act(match, 0, "offer", 2)
    offer = len(match.records) - 1
    assert match.free_undo(0) == [offer - 1]
    assert match.free_undo(1) == []
    questions = list(match.questions)
    match.undo(0, offer - 1, "person")
    assert match.rules.turn(match.state) == (0,)
    assert all(now > before for now, before in zip(match.questions, questions, strict=True))
    act(match, 0, "offer", 1)
    act(match, 1, "decline")
    assert match.free_undo(0) == []  # another seat has a record since


def test_undo_by_consent_goes_further_and_deletes_nothing() -> None:
    match = begin()
    bid(match, 3, 1, 0)
    act(match, 0, "keep")
    log = len(match.records)
    start = 1
    with pytest.raises(Refused):
        match.undo(0, start, "person")
    with pytest.raises(Refused):
        match.undo(0, start, "vote")  # a question to several seats is open
    match = begin()
    bid(match, 3, 1, 0)
    won = len(match.records) - 1
    act(match, 0, "offer", 2)
    act(match, 2, "decline")
    assert len(match.records) > log
    match2 = Match.replay(match.rules, match.header, match.records)
    assert match2.digest() == match.digest()
    assert won in match.line


def test_an_undo_by_vote_replays() -> None:
    match = begin()
    bid(match, 3, 1, 0)
    won = len(match.records) - 1
    act(match, 0, "offer", 2)
    with pytest.raises(Refused):
        match.undo(2, won, "person")
    match.undo(2, won, "vote")
    assert match.rules.turn(match.state) == (0,)
    again = Match.replay(match.rules, match.header, match.records)
    assert (again.digest(), again.questions, again.line) == (match.digest(), match.questions, match.line)


def test_looking_back() -> None:
    match = played()
    for seq in range(0, len(match.records), 3):
        early = Match.replay(match.rules, match.header, match.records[: seq + 1])
        assert early.digest() == Match.replay(match.rules, match.header, match.records[: seq + 1]).digest()
        assert match.at(seq).to_json() == early.state.to_json()
    with pytest.raises(ValueError, match="expected a record"):
        match.at(len(match.records))


def test_two_rulesets_stay_apart() -> None:
    old, new = begin(ruleset=1), begin(ruleset=2)
    for match in (old, new):
        bid(match, 2, 2, 1)
    assert HOUSE not in new.rules.turn(new.state)
    assert new.rules.turn(new.state) == (0,)
    assert len(old.rules.turn(old.state)) == 3  # a tie: nobody won, the next lot is out
    with pytest.raises(ReplayError):
        Match.replay(old.rules, old.header, [*new.records, Record(0, "person", ("keep",), (), False)])


def test_verify_derives_every_draw() -> None:
    match = played()
    verdict = verify(match.rules, match.header, match.records, SEED)
    assert verdict.ok
    assert verdict.numbers == match.drawn() > 3
    assert not verify(match.rules, match.header, match.records, b"another").ok


def test_verify_names_undone_chance() -> None:
    match = begin()
    bid(match, 3, 1, 0)
    won = len(match.records) - 1
    act(match, 0, "keep")  # the house turns over the next lot at once: chance
    with pytest.raises(Refused):
        match.undo(0, won, "vote")
    assert verify(match.rules, match.header, match.records, SEED).undone == ()


def test_an_edited_draw_is_found() -> None:
    match = played()
    record = match.records[1]
    other = next(c for c in ("amber", "blue", "coral") if c != record.chance[0].value)
    edited = [match.records[0], record._replace(chance=(record.chance[0]._replace(value=other),)), *match.records[2:]]
    try:
        assert verify(match.rules, match.header, edited, SEED).wrong == (1,)
    except ReplayError:
        pytest.fail("the edited colour is one the bag holds")


def test_transcript_hides_what_the_seat_may_not_know() -> None:
    match = begin()
    bid(match, 3, 1, 0)
    verbs = match.rules.verbs()
    mine, theirs = (transcript(match.header, match.records, verbs, seat) for seat in (0, None))
    assert "bid 3" in mine
    assert "bid ?" in mine
    assert "bid 3" not in theirs
    favourite = str(match.records[0].chance[0].value)
    assert f"{favourite}/6@0" in mine
    assert "?/6@0 ?/5@1 ?/4@2" in theirs
    assert "seed" not in mine


def test_a_record_without_nonces_says_that_nobody_gave_one() -> None:
    """Where dice are sealed their key counts every seat, also those that gave no nonce."""
    rules, key = games.rules("toy", 3), stream_key(SEED, ("", "", ""))
    digest, options = games.edition("toy").digest, games.settle("toy", {})
    header = Header("toy", 2, digest, options, 3, commitment(SEED, []), ("", "", ""))
    match = Match.begin(rules, header, LiveChance(Stream(key)))
    written = read(write(header, match.records, match.digest()))
    assert written.header == header
    assert verify(rules, written.header, written.records, SEED).ok
    plain = Header("toy", 2, digest, options, 3)
    assert read(write(plain, match.records, match.digest())).header == plain


def test_record_text_round_trip() -> None:
    match = played()
    text = write(match.header, match.records, match.digest(), ("小雨", "Anders", ""), SEED.hex().ljust(64, "0"))
    found = read(text)
    assert found.header == match.header
    assert list(found.records) == match.records
    assert found.players == ("小雨", "Anders", "")


def test_a_record_may_be_written_by_hand() -> None:
    match = begin()
    text = (
        f"yiqi 1\ngame toy\nruleset 2\nedition {match.header.edition}\noption favourite low\noption lots few\nseats 2\n"
    )
    text += "# a comment\n0 house house start : amber blue\n1 house house step : coral\n2 0 person bid 2\nend\n"
    found = read(text)
    rules = games.rules("toy", 2, ruleset=2)
    assert Match.replay(rules, found.header, found.records).state.turned == "coral"


@pytest.mark.parametrize(
    ("change", "line", "said"),
    [
        (lambda t: t.replace("yiqi 1", "yiqi 9"), 1, "first line"),
        (lambda t: t[: len(t) // 2].rsplit("\n", 1)[0], None, "cut off"),
        (lambda t: t.replace("2 0 person bid 1", "2 0 person BID 1"), 12, "lower-case"),
        (lambda t: t.replace("2 0 person bid 1", "3 0 person bid 1"), 12, "expected record 2"),
        (lambda t: t.replace("2 0 person", "2 0 ghost"), 12, "who acted"),
        (lambda t: t.replace("seats 3", "seats 333"), None, "seats"),
        (lambda t: t.replace("game toy", "game toy\ngame toy"), 3, "twice"),
        (lambda t: t.replace("bid 1", "bid " + "9" * 30_000), None, "characters"),
        (lambda t: t + "more\n", None, "nothing follows"),
        (lambda t: "\x00\x01" * 100, 1, "first line"),
    ],
)
def test_a_hostile_record_is_refused_with_its_line(change: Any, line: int | None, said: str) -> None:
    match = played()
    text = write(match.header, match.records, match.digest())
    with pytest.raises(RecordError, match=said) as error:
        read(change(text))
    assert line is None or error.value.line >= 1


def test_replay_names_the_record_that_does_not_fit() -> None:
    match = played()
    records = list(match.records)
    records[4] = records[4]._replace(action=("keep",))
    with pytest.raises(ReplayError) as error:
        Match.replay(match.rules, match.header, records)
    assert error.value.seq == 4


def test_same_seed_same_match_in_another_process() -> None:
    program = (
        "import sys; sys.path[:0] = ['tests', 'src'];"
        "import toy; from yiqi import games; games.register(toy.GAME, toy.FOLDER);"
        "from core.test_match import played; print(played().digest())"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert out.stdout.strip() == played().digest()
