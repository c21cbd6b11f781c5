"""Bribes: paying, asking for less, the ruler's answer, standing answers, and what is not to be copied from a peer."""

from __future__ import annotations

from typing import Any

from pamir_table import asked, do, kinds, legal, of, refused, table

from support import clause
from yiqi.core.game import Event

THREE = {"kabul": {"1": 3}}


def bribing(**fields: Any) -> tuple[Any, Any]:
    """Seat 0 has shown 16; seat 1 rules Kabul with three tribes."""
    rules, s = table(**{"hands": {"0": [16]}, "tribes": THREE} | fields)
    do(rules, s, 0, "play 16 left")
    return rules, s


@clause("pamir play.pay")
def test_the_bribe_has_to_be_there() -> None:
    rules, s = bribing(rupees=[2, 4, 4, 4])
    assert refused(rules, s, 0, "pay") == "pamir play.pay"
    rules, s = bribing(rupees=[3, 4, 4, 4])
    assert refused(rules, s, 0, "pay") is None
    assert refused(rules, s, 0, "cancel") is None
    do(rules, s, 0, "pay")
    assert s.rupees == [0, 7, 4, 4] and s.courts[0] == (16,)


@clause("pamir play.pay")
def test_nobody_offers_what_he_has_not() -> None:
    rules, s = bribing(rupees=[1, 4, 4, 4])
    assert [refused(rules, s, 0, f"offer {n}") for n in range(3)] == [None, None, "pamir play.pay"]
    rules, s = bribing(rupees=[2, 4, 4, 4])
    assert refused(rules, s, 0, "offer 2") is None


@clause("pamir play.5")
def test_pay_ask_for_less_or_give_up() -> None:
    rules, s = bribing()
    assert legal(rules, s, 0) == ["pay", "offer 0", "offer 1", "offer 2", "cancel"]
    assert rules.turn(s) == (0,)
    told = do(rules, s, 0, "offer 1")
    assert of(told, "offer") == [{"seat": 0, "seat_payee": 1, "n": 1, "most": 3}]
    assert rules.turn(s) == (1,) and rules.phase(s).key == "bribe"
    assert legal(rules, s, 1, "demand") == ["demand 0", "demand 1", "demand 2", "demand 3"]
    assert rules.ask(s, 1).args == {"seat": 0, "n": 1, "most": 3, "card": 16}
    assert refused(rules, s, 0, "pay") == "core asked", "until the ruler has answered"
    assert s.courts[0] == () and s.rupees == [4] * 4


@clause("pamir play.5", "pamir play.4")
def test_the_ruler_names_a_sum() -> None:
    for offer, named, after in ((1, 1, [3, 5, 4, 4]), (2, 1, [3, 5, 4, 4]), (2, 0, [4] * 4), (0, 0, [4] * 4)):
        rules, s = bribing()
        do(rules, s, 0, f"offer {offer}")
        told = do(rules, s, 1, f"demand {named}")
        assert of(told, "demand") == [{"seat": 1, "seat_briber": 0, "n": named, "most": 3}]
        assert (s.rupees, s.courts[0]) == (after, (16,)), "no more than was offered: it is paid and the card comes in"
        assert s.actions == 1


def test_a_counter_offer_of_two_is_two() -> None:
    """A peer stores a ruler's counter-offer of two or more as one."""
    rules, s = bribing()
    do(rules, s, 0, "offer 0")
    do(rules, s, 1, "demand 2")
    assert rules.ask(s, 0).args["n"] == 2 and s.rupees == [4] * 4
    assert legal(rules, s, 0) == ["pay", "offer 0", "offer 1", "cancel"]
    do(rules, s, 0, "pay")
    assert s.rupees == [2, 6, 4, 4]


@clause("pamir play.6", "pamir general.2")
def test_it_is_never_raised_and_nothing_goes_to_a_third_seat() -> None:
    rules, s = bribing(tribes={"kabul": {"1": 3}, "herat": {"2": 3}})
    assert refused(rules, s, 0, "offer 3") == "core asked"
    assert refused(rules, s, 0, "offer 4") == "core asked"
    do(rules, s, 0, "offer 1")
    assert refused(rules, s, 1, "demand 4") == "core asked"
    do(rules, s, 1, "demand 2")
    do(rules, s, 0, "offer 1")
    assert legal(rules, s, 1, "demand") == ["demand 0", "demand 1", "demand 2"], "once lowered it stays so"
    assert refused(rules, s, 1, "demand 3") == "core asked"
    do(rules, s, 1, "demand 1")
    assert s.rupees == [3, 5, 4, 4]
    two_names = {verb for verb, domains in rules.verbs().items() if any(d.name == "seat" for d in domains)}
    assert two_names == {"levy", "name", "swap", "hit_tribe", "hit_spy"}, "no action gives anybody anything"


@clause("pamir play.ask")
def test_three_times_a_turn_one_may_ask() -> None:
    rules, s = bribing(offers=2)
    assert refused(rules, s, 0, "offer 0") is None
    do(rules, s, 0, "offer 0")
    do(rules, s, 1, "demand 3")
    assert refused(rules, s, 0, "offer 0") == "pamir play.ask"
    assert legal(rules, s, 0) == ["pay", "cancel"]
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "play 16 left")
    assert refused(rules, s, 0, "offer 2") == "pamir play.ask", "giving up in between does not help"
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "pass")
    assert s.offers == 0


@clause("pamir play.ask", "pamir play.pay")
def test_the_first_clause_in_the_book_is_the_reason() -> None:
    rules, s = bribing(offers=3, rupees=[1, 4, 4, 4])
    assert refused(rules, s, 0, "offer 2") == "pamir play.pay"
    assert refused(rules, s, 0, "offer 1") == "pamir play.ask"
    rules, s = bribing(offers=2, rupees=[2, 4, 4, 4])
    assert refused(rules, s, 0, "offer 2") is refused(rules, s, 0, "offer 1") is None


@clause("pamir play.ask")
def test_bribes_for_hostages_count_with_them() -> None:
    position: dict[str, Any] = {
        "courts": {"0": [16], "1": [2]},
        "spies": {"16": {"1": 2}},
        "tribes": {"kabul": {"0": 1}},
    }
    rules, s = table(**position, offers=2)
    do(rules, s, 0, "tax 16")
    assert legal(rules, s, 0) == ["pay", "offer 0", "offer 1", "cancel"]
    do(rules, s, 0, "offer 1")
    do(rules, s, 1, "demand 2")
    assert s.offers == 3
    assert refused(rules, s, 0, "offer 1") == "pamir play.ask"


def test_a_lowered_bribe_is_forgotten_when_the_play_is_given_up() -> None:
    rules, s = bribing()
    do(rules, s, 0, "offer 0")
    do(rules, s, 1, "demand 1")
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "play 16 left")
    assert rules.ask(s, 0).args["n"] == 3


def test_what_is_named_may_still_be_too_much() -> None:
    rules, s = bribing(rupees=[1, 4, 4, 4])
    do(rules, s, 0, "offer 1")
    do(rules, s, 1, "demand 2")
    assert legal(rules, s, 0) == ["offer 0", "offer 1", "cancel"]


def test_idle_answers_cost_nobody_anything() -> None:
    rules, s = bribing()
    assert rules.idle(s, 0) == ("cancel",)
    do(rules, s, 0, "offer 0")
    assert rules.idle(s, 1) == ("demand", 3)


@clause("pamir play.12")
def test_a_standing_answer_speaks_for_the_ruler() -> None:
    for answer, rupees, question in (("waive", [4] * 4, "turn"), ("all", [4] * 4, "bribe")):
        rules, s = bribing()
        assert legal(rules, s, 1) == ["standing waive", "standing all"]
        do(rules, s, 1, f"standing {answer}")
        told = do(rules, s, 0, "offer 2")
        assert of(told, "demand") == [{"seat": 1, "seat_briber": 0, "n": 0 if answer == "waive" else 3, "most": 3}]
        assert (asked(s), s.rupees, rules.turn(s)) == (question, rupees, (0,))
    rules, s = bribing(standing={"2": "waive"})
    do(rules, s, 0, "offer 2")
    assert asked(s) == "demand", "another's standing answer says nothing"


@clause("pamir play.12")
def test_a_standing_answer_may_be_given_and_taken_back_at_any_time() -> None:
    rules, s = table()
    assert legal(rules, s, 2) == ["standing waive", "standing all"]
    told = do(rules, s, 2, "standing all")
    assert told == [Event("standing", {"seat": 2}, (2,), {"answer": "all"})]
    assert legal(rules, s, 2) == ["standing me", "standing waive"]
    do(rules, s, 2, "standing me")
    rules, s = bribing()
    do(rules, s, 0, "offer 2")
    told = do(rules, s, 1, "standing waive")  # while he is asked: it answers at once
    assert kinds(told)[:2] == ["standing", "demand"]
    assert (s.courts[0], s.rupees) == ((16,), [4] * 4)


def test_finding_out_a_standing_answer_cannot_be_taken_back() -> None:
    for answer in ("me", "waive", "all"):
        rules, s = bribing()
        for turn in ("waive", answer):
            if s.standing[1] != ("me", "waive", "all").index(turn):
                do(rules, s, 1, f"standing {turn}")
        assert rules.view(s, 0).players[1].standing == "unknown"
        told = do(rules, s, 0, "offer 2")
        assert any(event.reveals for event in told), answer
        assert rules.view(s, 0).players[1].standing == answer
    rules, s = bribing()
    assert not any(event.reveals for event in do(rules, s, 0, "offer 2")), "everybody knew that he is asked"


@clause("pamir play.13")
def test_after_giving_up_three_times_nothing_that_owes_a_bribe_is_chosen() -> None:
    rules, s = bribing(hands={"0": [16, 18]}, courts={"0": [9]}, spies={"9": {"1": 1}})
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "tax 9")
    do(rules, s, 0, "cancel")
    assert refused(rules, s, 0, "play 16 left") is None and refused(rules, s, 0, "tax 9") is None
    do(rules, s, 0, "play 16 left")
    do(rules, s, 0, "cancel")
    assert refused(rules, s, 0, "play 16 left") == refused(rules, s, 0, "tax 9") == "pamir play.13"
    assert refused(rules, s, 0, "play 18 left") is None, "what owes none may be chosen"
    assert [a for a in legal(rules, s, 0) if a.startswith(("play", "tax"))] == ["play 18 left", "play 18 right"]
