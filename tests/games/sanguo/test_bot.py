"""What greedy makes of Three Kingdoms: its advice, and the play that comes of it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from sanguo_table import do, of, owns, rules, run, table

from support import clause
from yiqi import bots, games
from yiqi.bots import evaluation
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, Action
from yiqi.games.sanguo import bot, talk
from yiqi.games.sanguo.length import TIME
from yiqi.games.sanguo.state import State, units_of


def next_action(s: State, seat: int) -> Action:
    """What is advised; it has to be legal."""
    legal = rules(s).legal(s, seat)
    found = bot.advise(rules(s), s, seat, legal)
    assert found in legal
    return found


def finish(s: State, seat: int) -> list[Action]:
    """Lets a seat do all it is advised to, up to the end of the question; returns what it did."""
    done: list[Action] = []
    while not done or done[-1] != COMMIT:
        done.append(next_action(s, seat))
        if done[-1] != COMMIT:
            rules(s).play(s, seat, done[-1], QuickChance(1))
        assert len(done) < 60
    return done


def written(s: State, seat: int) -> list[str]:
    """The sheet advised to a seat, a line each: "a8 move 6"."""
    finish(s, seat)
    return [" ".join(str(word) for word in line if word not in ("none", 0)) for line in s.sheets[seat]]


@cache
def positions() -> list[State]:
    """Positions in which orders are written, from short matches of three greedy players and a random one."""
    found: list[State] = []
    for seed in range(3):
        made = games.rules("sanguo", 4, {"years": "5"})
        seated = [bots.make("random" if seat == seed else "greedy", made) for seat in range(4)]
        chance, thought = QuickChance(f"deal {seed}"), QuickChance(f"bots {seed}")
        state, _ = made.start(chance)
        while state.year < 4 and (turn := made.turn(state)):
            if state.stack[-1].name == "write" and not state.committed and not any(state.sheets):
                found.append(state.copy())
            made.play(state, turn[0], bots.ask(seated[turn[0]], made, state, turn[0], thought), chance)
    return found


def living(s: State) -> list[int]:
    return [seat for seat in range(s.terms.seats) if s.place[seat] > 0]


@cache
def sheets() -> list[tuple[State, int]]:
    """Positions with the sheet that is advised to a seat, and that seat; nobody else has written anything."""
    found = []
    for state in positions():
        for seat in living(state):
            trial = state.copy()
            finish(trial, seat)
            found.append((trial, seat))
    return found


def test_supports_match_what_own_units_do() -> None:
    seen = 0
    for s, seat in sheets():
        lines = {line[0]: line for line in s.sheets[seat]}
        for _, act, about, to in s.sheets[seat]:
            if act == "support":
                other = lines.get(about, (about, "hold", "none", 0))
                if about not in units_of(s, seat):
                    assert ("x", act, about, to)[1:] in [p[2:3] + p[4:6] for p in s.proposals]
                    continue
                assert (other[3] if other[1] == "move" else 0) == to
                seen += 1
    assert seen > 50


def test_own_units_do_not_keep_each_other_out() -> None:
    """Whatever the others do not do: all of them hold."""
    count = 0
    for s, seat in sheets():
        s = s.copy()
        goals = [line[3] for line in s.sheets[seat] if line[1] == "move" and line[0][0] != "l"]
        assert len(goals) == len(set(goals))
        for other in range(s.terms.seats):
            if s.place[other] > 0:
                rules(s).play(s, other, COMMIT, QuickChance(1))
        assert all(row[6] not in ("own", "ally") for row in s.last if row[0] == seat), s.last
        count += 1
    assert count >= 50


def test_free_resources_of_the_own_kingdom_come_first() -> None:
    s = table({0: "L8 A8 M10 M11"}, {0: [8, 10, 11]}, year=1)
    lines = written(s, 0)
    assert not [line for line in lines if "war" in line]
    run(s)
    s.committed = 0
    for phase in ("autumn", "over"):
        if phase == "autumn":
            run(s)  # everybody is ready
            finish(s, 0)
            run(s)
    assert len(owns(s, 0)) >= 5


def test_war_is_declared_on_a_kingdom_with_free_resources_when_there_is_nothing_left_at_home() -> None:
    """All of Wei is owned; two armies stand beside Shu, which nobody has taken."""
    s = table({0: "L20 A20 A9"}, {0: [8, 20, 9, 5, 6], 1: [17, 2, 10, 11, 19]}, {(0, 1): "alliance"})
    lines = written(s, 0)
    assert [line for line in lines if " war" in line]
    assert "p1 war" not in lines


@pytest.mark.parametrize("units", ["L8 A9 M10", "L8 M9 M6", "L9 A8 M10", "L8 A5", "L8 A8 M5"])
def test_the_capital_is_kept_when_one_unit_threatens_it(units: str) -> None:
    """Cao Cao's capital is 8; Liu Bei's army in 20 is next to it and attacks."""
    s = table({0: units, 2: "L50 A20"}, {0: [8, 9, 10, 5], 2: [50]}, {(0, 2): "war"}, {2: ["wei"]}, season="autumn")
    finish(s, 0)
    do(s, 2, "A20->8")
    run(s)
    assert 8 in owns(s, 0)
    assert s.place[0] > 0


def test_an_enemy_is_attacked_together_when_one_is_not_enough() -> None:
    """Wu's army stands in 19; Lü Bu's in 18 and 25 are no stronger alone."""
    owned = {0: [2, 5, 6, 8, 9, 10, 17, 20, 23], 1: [11], 3: [30, 19]}
    s = table({1: "L11 A18 A25", 3: "L30 A19"}, owned, {(1, 3): "war"}, capitals={1: 11}, season="autumn")
    lines = written(s, 1)
    told = run(s)
    assert of(told, "dislodged"), lines


def test_an_accepted_proposal_is_kept() -> None:
    """Lü Bu asks his ally Cao Cao for support; whoever said yes writes the line."""
    s = table({0: "L8 A8 M18", 1: "L17 A17 M10", 3: "L30 M19"}, {0: [8], 1: [17, 10], 3: [30]}, phase="talk")
    do(s, 1, "propose 0 support m18 m10 5")
    assert next_action(s, 0)[0] == "answer"
    finish(s, 0)
    answer = talk.inbox(s, 0)[0][6]
    run(s)
    finish(s, 0)
    assert (("m18", "support", "m10", 5) in s.sheets[0]) == (answer == talk.YES)


def test_an_alliance_is_accepted_and_written_by_both() -> None:
    s = table({2: "L50 A50", 3: "L30 A30"}, {2: [50, 45], 3: [30, 40]}, phase="talk")
    do(s, 2, "propose 3 alliance none none 0")
    finish(s, 3)
    assert talk.inbox(s, 3)[0][6] == talk.YES
    run(s)
    assert "p2 ally" in written(s, 3)
    assert "p3 ally" in written(s, 2)


def test_no_alliance_with_whoever_leads_by_far() -> None:
    s = table({2: "L50 A50", 3: "L30 A30"}, {2: [50, 45, 48, 49, 53, 54, 58], 3: [30, 40]}, phase="talk")
    do(s, 2, "propose 3 alliance none none 0")
    finish(s, 3)
    assert talk.inbox(s, 3)[0][6] == talk.NO


def test_a_neighbour_is_offered_an_alliance() -> None:
    s = table({0: "L20 A20", 2: "L45 A45"}, {0: [20], 2: [45]}, phase="talk", season="spring")
    assert ("propose", 2, "alliance", "none", "none", 0) in finish(s, 0)


def test_every_proposal_is_answered() -> None:
    for s in positions()[::3]:
        told = s.copy()
        told.stack = table(phase="talk").stack
        told.sent = [0] * told.terms.seats
        chance = QuickChance(s.year)
        for seat in living(told):
            ways = [a for a in rules(told).legal(told, seat) if a[0] == "propose"]
            for _ in range(2 if ways else 0):
                rules(told).play(told, seat, ways[chance.below(len(ways))], chance)
        for seat in living(told):
            finish(told, seat)
            assert all(proposal[6] != talk.OPEN for proposal in talk.inbox(told, seat))


def test_a_victory_is_claimed() -> None:
    s = table({0: "L8"}, {0: [2, 5, 6, 8, 9, 10, 11, 17, 19, 20, 45, 48, 49, 50]}, phase="talk")
    s.qualified[0] = 3
    assert next_action(s, 0) == talk.CLAIM


def test_peace_is_for_who_cannot_win() -> None:
    wei = [2, 5, 6, 8, 9, 10, 11]
    ahead = table(owned={0: wei, 2: [50], 3: [30]}, phase="talk", year=10)
    assert talk.PEACE not in finish(ahead, 0)
    behind = table(owned={0: wei, 2: [50], 3: [30]}, phase="talk", year=10)
    assert talk.PEACE in finish(behind, 2)
    early = table(owned={0: wei, 2: [50], 3: [30]}, phase="talk", year=5)
    assert talk.PEACE not in finish(early, 2)


def test_new_units_are_built_where_they_can_be_and_the_army_at_the_capital() -> None:
    s = table({0: "L6 M5"}, {0: [8, 5, 6, 10]}, phase="build")
    assert sorted(a[1] for a in finish(s, 0)[:-1]) == ["a8", "m10", "m6"]


def test_who_has_too_many_units_gives_up_a_militia() -> None:
    s = table({0: "L6 A5 A8 M21"}, {0: [8, 5]}, phase="build")
    assert finish(s, 0) == [("order", "m21", "disband", "none", 0), COMMIT]


def test_a_leader_retreats_to_safety() -> None:
    """From 6 he can go to 4, 5, 7, 8, 10 or 11; Liu Bei's armies stand next to all but 10, 11 and 4."""
    s = table({0: "A9", 2: "L50 A20"}, {0: [8, 10, 11]}, {(0, 2): "war"}, phase="retreat")
    s.place[0] = -2
    s.dislodged = ((0, 0, 6, 5, 0),)
    found = finish(s, 0)[0]
    assert found[1:3] == ("l6", "retreat")
    assert found[4] in (4, 10, 11)


@clause("sanguo length.4c")
def test_it_says_that_time_is_up_once_another_has_said_so_and_never_first() -> None:
    for phase in ("talk", "write", "build"):
        s = table({0: "L8"}, {0: [8, 9]}, phase=phase, season="autumn", hours="3")
        assert next_action(s, 0) != TIME
        rules(s).play(s, 1, TIME, QuickChance(1))
        assert next_action(s, 0) == TIME
        rules(s).play(s, 0, TIME, QuickChance(1))
        assert next_action(s, 0) != TIME


def test_the_advice_hangs_on_nothing_that_is_hidden() -> None:
    for s in positions()[::5]:
        for seat in living(s)[:2]:
            trial, made = s.copy(), rules(s)
            while True:
                guesses = [made.guess(trial, seat, QuickChance(f"{seat} {i}")) for i in range(2)]
                legal = made.legal(trial, seat)
                before = [guess.to_json() for guess in guesses]
                found = {bot.advise(made, guess, seat, legal) for guess in guesses}
                assert [guess.to_json() for guess in guesses] == before
                assert len(found) == 1
                a = found.pop()
                if a is None or a == COMMIT:
                    break
                made.play(trial, seat, a, QuickChance(1))


def test_a_sheet_that_another_began_is_finished() -> None:
    """Somebody wrote nonsense and left; the lines stay, the rest is planned around them."""
    s = table({0: "L8 A8 M10 M11"}, {0: [8, 10, 11]}, year=1)
    do(s, 0, "A8->7", "M10->6")
    lines = written(s, 0)
    assert "a8 move 7" in lines
    assert "m10 move 6" in lines
    assert "m11 move 6" not in lines


@pytest.mark.parametrize(
    "seats",
    [
        3,
        pytest.param(4, marks=pytest.mark.long),
        pytest.param(5, marks=[pytest.mark.slow, pytest.mark.long]),
        pytest.param(6, marks=[pytest.mark.slow, pytest.mark.long]),
    ],
)
def test_greedy_plays_whole_matches_against_itself(seats: int) -> None:
    """`bots.ask` gets nothing illegal, whatever the options."""
    for seed in range(2):
        options = games.draw_options("sanguo", seats, Random(f"{seats} {seed}")) if seed else {}
        made = games.rules("sanguo", seats, {**options, "years": "5"})
        seated = bots.make("greedy", made)
        chance, thought = QuickChance(seed), QuickChance(seed + 1)
        state, _ = made.start(chance)
        while turn := made.turn(state):
            a = bots.ask(seated, made, state, turn[0], thought)
            assert made.why_not(state, turn[0], a) is None
            made.play(state, turn[0], a, chance)


def test_greedy_beats_three_random_players() -> None:
    """A fair share is a quarter; the figure itself is measured with `yiqi simulate`."""
    won = 0.0
    made = games.rules("sanguo", 4)
    greedy, plain = bots.make("greedy", made), bots.make("random", made)
    for seed in range(4):
        chance, thought = QuickChance(f"deal {seed}"), QuickChance(f"bots {seed}")
        state, _ = made.start(chance)
        while turn := made.turn(state):
            player = greedy if turn[0] == seed % 4 else plain
            made.play(state, turn[0], bots.ask(player, made, state, turn[0], thought), chance)
        places = made.scores(state).places  # type: ignore[union-attr]
        won += (places[seed % 4] == 1) / places.count(1)
    assert won >= 3


def test_the_evaluation_is_a_chance_to_win() -> None:
    for s in positions():
        chances = [evaluation.of(rules(s))(rules(s), s, seat) for seat in range(4)]
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) == pytest.approx(1)


def test_only_this_game_gives_advice() -> None:
    assert evaluation.advice_of(games.rules("sanguo", 3)) is bot.advise
    assert evaluation.advice_of(games.rules("ark", 3)) is None
    assert bots.make("greedy", games.rules("sanguo", 3)).guesses_wanted == 1
