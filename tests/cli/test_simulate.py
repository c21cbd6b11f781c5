"""`simulate`, and `bench`."""

from __future__ import annotations

import pytest

from yiqi.commands.tally import wilson

FIELDS = {
    "matches", "finished", "wins", "scores", "actions_per_match", "actions_per_second", "matches_per_second",
    "violations", "hidden", "coverage",
}  # fmt: skip


def steady(found):
    """What does not depend on the machine."""
    return {key: value for key, value in found.items() if not key.endswith("per_second")}


def test_simulate(yiqi):
    found = yiqi("simulate", "toy", "--matches", "30", "--seats", "3", "--bot", "rich,random,idle", "--json").json
    assert set(found) == FIELDS
    assert (found["matches"], found["finished"], found["violations"]) == (30, 30, [])
    assert set(found["wins"]) == {"rich", "random", "idle"}
    assert sum(found["wins"].values()) == pytest.approx(30, abs=0.01)
    assert set(found["scores"]) == {"0", "1", "2"}
    assert found["actions_per_match"]["max"] >= found["actions_per_match"]["mean"] > 10
    assert found["actions_per_second"] > 0 and found["matches_per_second"] > 0


def test_results_do_not_depend_on_the_number_of_processes(yiqi):
    bots = ("--seats", "all", "--bot", "rich,random", "--options", "random")
    argv = ("simulate", "toy", "--matches", "45", *bots, "--coverage", "--json")
    one, three = yiqi(*argv, "--jobs", "1").json, yiqi(*argv, "--jobs", "3").json
    assert steady(one) == steady(three)
    assert steady(yiqi(*argv, "--seed", "2").json) != steady(one)


def test_laws(yiqi):
    argv = ("--seats", "2", "--laws", "--coverage", "--options", "random", "--json")
    said = yiqi("simulate", "toy", "--matches", "20", *argv)
    found = said.json
    assert found["finished"] == 20
    assert set(found["hidden"]) == {"bid", "favourite"}
    assert found["coverage"]["verbs"]["bid"] > 0 and "toy bid.2" in found["coverage"]["clauses"]
    assert all("zh-Hans" in line for line in found["violations"])
    assert said.status == (1 if found["violations"] else 0)


def test_a_breach_of_a_law_is_told_and_gives_status_1(yiqi, monkeypatch):
    import toy.game

    monkeypatch.setattr(toy.game.ToyRules, "guess", lambda self, s, seat, chance: s.copy())
    argv = ("simulate", "toy", "--matches", "40", "--seats", "2", "--laws", "--jobs", "1")
    found = yiqi(*argv, "--json")
    assert found.status == 1
    assert any("hidden place" in line for line in found.json["violations"])
    assert "VIOLATION" in yiqi(*argv).out


def test_rules_that_raise_are_a_violation(yiqi, monkeypatch):
    import toy.game

    monkeypatch.setattr(toy.game.ToyRules, "scores", lambda self, s: 1 / 0)
    said = yiqi("simulate", "toy", "--matches", "2", "--json", "--jobs", "1")
    assert said.status == 1 and "ZeroDivisionError" in said.json["violations"][0]


def test_text_form_gives_the_interval(yiqi):
    said = yiqi("simulate", "toy", "--matches", "10", "--coverage")
    assert "95 % interval" in said.out and "actions/s" in said.out and "toy bid.2" in said.out


def test_wilson():
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0 and wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["go"], ["no game 'go'"]),
        (["toy", "--seats", "9"], ["toy seats 2 to 4"]),
        (["toy", "--seats", "many"], ["many"]),
        (["toy", "--matches", "0"], ["1 to"]),
        (["toy", "--matches", "few"], ["few"]),
        (["toy", "--seed", "-1"], ["0 to"]),
        (["toy", "--bot", "deep-blue"], ["deep-blue", "random"]),
        (["toy", "--laws", "--bot", "greedy"], ["greedy", "rich"]),
        (["toy", "--option", "lots"], ["NAME=VALUE"]),
        (["toy", "--option", "lots=heaps"], ["heaps", "few"]),
        (["toy", "--option", "pots=few"], ["pots"]),
        (["toy", "--edition", "/nowhere"], ["/nowhere"]),
        (["toy", "--jobs", "0"], ["1 to"]),
    ],
)
def test_wrong_use(yiqi, argv, words):
    yiqi("simulate", *argv).refused(*words)


def test_bad_edition_is_one_line(yiqi, tmp_path):
    (tmp_path / "lots.toml").write_text("[edition\n")
    yiqi("simulate", "toy", "--edition", str(tmp_path)).refused("lots.toml", "TOML")


def test_bench(yiqi):
    found = yiqi("bench", "--game", "toy", "--seats", "3", "--seconds", "0", "--json").json
    assert all(set(figure) == {"name", "value", "unit", "goal"} for figure in found)
    names = [figure["name"] for figure in found]
    assert "random play" in names and "state copy" in names and "records written" in names
    assert "not compiled" in yiqi("bench", "--game", "toy", "--seats", "3", "--seconds", "0").out
    yiqi("bench", "--game", "go").refused("go")


def test_coverage_tells_what_was_named_and_what_never_was(yiqi):
    argv = ("simulate", "toy", "--matches", "3", "--bot", "rich", "--coverage")
    found = yiqi(*argv, "--json").json["coverage"]
    assert set(found) == {"verbs", "clauses", "events", "things", "told"}
    assert found["things"]["colour none"] == 0 < found["things"]["seat 0"]
    assert all(found["events"][told.split(" ")[0]] >= n > 0 for told, n in found["told"].items())
    lines = yiqi(*argv).out.splitlines()
    assert "things never met: colour none" in lines
    assert any(line.startswith("things: ") and "colour 3 of 4" in line and "seat 2 of 2" in line for line in lines)


def test_the_end_of_a_match_is_counted(yiqi, monkeypatch):
    import toy.game
    from yiqi.core.game import Event

    play = toy.game.ToyRules.play

    def told(self, s, seat, a, chance):
        return [*play(self, s, seat, a, chance), *([] if self.turn(s) else [Event("over", {})])]

    monkeypatch.setattr(toy.game.ToyRules, "play", told)
    found = yiqi("simulate", "toy", "--matches", "5", "--coverage", "--jobs", "1", "--json").json
    assert found["coverage"]["events"]["over"] == 5
