"""Diplomacy: proposals that bind nobody, and what of it who can see."""

from __future__ import annotations

from sanguo_table import asked, do, of, refused, rules, run, table, units

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.core.game import Event


def secrets(told: list[Event], kind: str) -> list[tuple[tuple[int, ...], dict[str, object]]]:
    """To whom something was told, and what in secret."""
    return [(event.to, dict(event.secret or {})) for event in told if event.kind == kind]


@clause("sanguo talk.1", "sanguo talk.5")
def test_it_is_talked_until_all_are_ready() -> None:
    s = table(phase="talk")
    assert rules(s).phase(s).talk == "free"
    for seat in (0, 1, 2):
        do(s, seat, "commit")
    assert (asked(s), rules(s).turn(s)) == ("talk", (3,))
    do(s, 2, "reopen")
    assert rules(s).turn(s) == (2, 3)
    run(s)
    assert asked(s) == "write"


@clause("sanguo talk.3", "sanguo secret.2")
def test_a_proposal_is_known_to_two_who_learn_whether_it_was_kept() -> None:
    for sheet, kind in (("A9->25", "kept"), ("A9->23", "broken")):
        s = table({0: "A9 M8"}, phase="talk")
        told = do(s, 2, "propose 0 move a9 none 25")
        assert secrets(told, "proposal")[0][0] == (2, 0)
        assert len(rules(s).view(s, 0).proposals) == len(rules(s).view(s, 2).proposals) == 1
        assert rules(s).view(s, 1).proposals == rules(s).view(s, None).proposals == ()
        told = do(s, 0, "answer 0 yes")
        assert secrets(told, "answered")[0][0] == (0, 2)
        run(s)
        told = run(s, sheet)
        assert [to for to, _ in secrets(told, kind)] == [(2, 0)]


@clause("sanguo talk.3")
def test_support_and_alliances_are_proposed() -> None:
    s = table({0: "A9", 2: "A24"}, phase="talk")
    do(s, 0, "propose 2 alliance none none 0")
    do(s, 0, "propose 2 support a24 a9 25") if refused(s, 0, "propose 2 support a24 a9 25") is None else None
    do(s, 0, "propose 2 support a24 a9 23")
    do(s, 2, "answer 0 yes", "answer 1 no")
    assert refused(s, 0, "propose 1 alliance none none 0") == "core asked"
    run(s)
    told = run(s, "ALLY liu_bei", s2="ALLY cao_cao")
    assert len(secrets(told, "kept")) == 1


@clause("sanguo talk.4")
def test_six_proposals_a_phase() -> None:
    s = table(phase="talk")
    for n in (10, 14, 15, 16, 18, 19)[:6]:
        if refused(s, 0, f"propose 1 move l17 none {n}") is None:
            do(s, 0, f"propose 1 move l17 none {n}")
    while s.sent[0] < 6:
        do(s, 0, "propose 1 move l17 none 26")
    assert refused(s, 0, "propose 1 move l17 none 26") == "sanguo talk.4"
    assert refused(s, 2, "propose 1 move l17 none 26") is None
    assert not any(a[0] == "propose" for a in rules(s).legal(s, 0))


@clause("sanguo secret.1")
def test_a_sheet_is_seen_by_nobody_else() -> None:
    s = table({0: "A8"})
    told = do(s, 0, "A8->5", "WAR liu_bei")
    assert told == []
    assert len(rules(s).view(s, 0).sheet) == 2
    assert all(rules(s).view(s, seat).sheet == () for seat in (1, 2, 3, None))
    assert set(rules(s).hidden(s, 1)) == {"sheet 0", "sheet 2", "sheet 3"}
    assert "sheet 0" not in rules(s).hidden(s, 0)


@clause("sanguo secret.1")
def test_a_guess_keeps_what_the_seat_sees() -> None:
    s = table({0: "A8 M9", 2: "A24"})
    do(s, 0, "A8->5", "WAR liu_bei")
    do(s, 2, "A24->23")
    seen = rules(s).view(s, 2)
    others = set()
    for seed in range(5):
        g = rules(s).guess(s, 2, QuickChance(seed))
        assert rules(s).view(g, 2) == seen
        others.add(g.sheets[0])
    assert len(others) > 1
    assert units(s, 0) == "L8 A8 M9"
    assert of([], "nothing") == []
