"""Options of the table, whole matches under all of them, verbs and paths."""

from __future__ import annotations

import itertools
from collections.abc import Mapping

import pytest
from ark_table import table

from support import clause
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import Hint
from yiqi.games.ark.cards import BESIDE, SCARE


def test_options_have_defaults_and_clauses() -> None:
    game = games.game("ark")
    options = {option.name: option for option in game.options()}
    assert list(options) == ["start", "omnivores_scare", "end_pick_optional", "drive_optional"]
    assert [option.default for option in options.values()] == ["drawn", "yes", "no", "no"]
    assert all(option.clause in games.rulebook("ark") for option in options.values())


def test_wrong_options_are_refused_in_one_line() -> None:
    game, edition = games.game("ark"), games.edition("ark")
    for options in ({"drive_optional": "maybe"}, {"wind": "strong"}, {"start": "4"}):
        with pytest.raises(ValueError, match="option"):
            game.rules(1, edition, options, 3)
    with pytest.raises(ValueError, match="3 to 5"):
        game.rules(1, edition, {}, 6)
    with pytest.raises(ValueError, match="ruleset"):
        game.rules(2, edition, {}, 3)


@pytest.mark.parametrize("values", list(itertools.product(["no", "yes"], repeat=3)))
def test_idle_alone_ends_a_match(values: tuple[str, ...]) -> None:
    names = ("omnivores_scare", "end_pick_optional", "drive_optional")
    rules = games.rules("ark", 4, dict(zip(names, values, strict=True)))
    s, _ = rules.start(QuickChance(1))
    for _ in range(200):
        if not rules.turn(s):
            break
        seat = rules.turn(s)[0]
        rules.play(s, seat, rules.idle(s, seat), QuickChance(2))
    assert rules.scores(s) is not None


def test_paths_name_things_on_the_board() -> None:
    t = table("skunk horse", ["cow"], offer=["lion", "dog", "cat"])
    path = t.rules.path
    assert path(t.s, 0, ("take", "lion")) == ("offer lion",)
    assert path(t.s, 0, ("load", "horse", "port", 1)) == ("card horse", "cabin port 1")
    assert path(t.s, 0, ("drive", "skunk", "port", 1, "cow")) == ("card skunk", "cabin port 1", "aboard cow")
    assert path(t.s, 0, ("mark", "shy")) == ("kind shy",)
    assert path(t.s, 0, ("pet", "cow")) == ("card cow",)
    assert path(t.s, 0, ("done",)) == ()


def test_where_driving_is_optional_a_load_ends_at_the_berth() -> None:
    t = table("skunk horse", ["cow"], options={"drive_optional": "yes"})
    assert t.rules.path(t.s, 0, ("load", "skunk", "port", 1)) == ("card skunk", "cabin port 1", "berth port 1")
    assert t.rules.path(t.s, 0, ("load", "horse", "port", 1)) == ("card horse", "cabin port 1")


def told(hint: Hint) -> dict[str, Mapping[str, object]]:
    """The lines of a hint by key."""
    return {line.key.removeprefix("hint-"): line.args for line in hint.lines}


def test_a_hint_says_what_an_action_would_do() -> None:
    t = table("bronto horse", heel=2, timber=[3, 3, 3])
    hint = t.rules.hint(t.s, 0, ("load", "bronto", "port", 1))
    assert hint.marks == {"heel": -2}
    assert told(hint) == {
        "marker": {"kind": "heavy", "from": "0", "to": "1.5", "before": 0, "after": 10, "standing": "alone"},
        "heel": {"heel": -2},
    }
    new = told(t.rules.hint(t.s, 0, ("load", "horse", "port", 2)))
    assert new["timber"] == {"from": 3, "to": 2}
    assert new["points"] == {"from": 3, "to": 12}
    assert "pick" in new
    assert list(told(t.rules.hint(t.s, 0, ("pet", "bronto")))) == ["pet-not"]
    assert told(t.rules.hint(t.s, 0, ("pet", "horse"))) == {"pet": {"kind": "useful"}}
    assert t.rules.hint(t.s, 0, ("take", "hay")) == Hint()


def test_what_is_asked_while_a_card_is_picked() -> None:
    t = table("skunk horse", ["cow"])
    asked = t.rules.picked(t.s, 0, ("card horse",))
    assert asked is not None
    assert (asked.key, dict(asked.args)) == ("place", {"card": "horse"})
    asked = t.rules.picked(t.s, 0, ("card skunk", "cabin port 1"))
    assert asked is not None
    assert asked.key == "victim"


def test_verbs_are_bounded_by_the_cards() -> None:
    rules = games.rules("ark", 3)
    verbs = rules.verbs()
    assert list(verbs) == ["take", "load", "drive", "mark", "pick", "done", "pet", "pass", "reopen"]
    assert verbs["load"][2].values == tuple(range(1, 58))
    assert verbs["pet"][0].secret and not verbs["load"][0].secret


@clause("ark place.6")
@pytest.mark.parametrize("scare", ["yes", "no"])
def test_the_sign_for_shy_animals_is_where_nobody_scares_them(scare: str) -> None:
    rules = games.rules("ark", 3, {"omnivores_scare": scare})
    seen = set()
    for seed in range(6):
        chance = QuickChance(seed)
        s, _ = rules.start(chance)
        while rules.turn(s):
            seat = rules.turn(s)[0]
            legal = rules.legal(s, seat)
            rules.play(s, seat, legal[chance.below(len(legal))], chance)
        shown = rules.panels(rules.view(s, None))["ark"]
        scared = s.marks[SCARE] | s.marks[BESIDE]
        for bit in range(len(s.cabins)):
            cabins = (shown.port, shown.starboard)[bit & 1]
            if bit >> 1 < len(cabins):
                calm = not scared >> bit & 1
                assert cabins[bit >> 1].calm == calm
                seen.add(calm)
    assert seen == {True, False}
