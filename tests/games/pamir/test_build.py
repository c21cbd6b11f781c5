"""Build: armies and roads of one's coalition where one rules, two rupees each, three at most."""

from __future__ import annotations

from pamir_play import At

from support import clause

TOP = [1, 2, 3, 4, 6, 7]
BOTTOM = [11, 12, 13, 14, 15, 16]
KABUL = {"kabul": {"0": 1}}
PERSIA = {"persia": {"0": 1}}


@clause("pamir build.rule")
def test_who_rules_nowhere_cannot_build() -> None:
    for tribes, refused in (
        ({}, "pamir build.rule"),
        ({"persia": {"0": 1, "1": 1}}, "pamir build.rule"),
        (PERSIA, None),
    ):
        assert At(courts=[[5], []], tribes=tribes, rupees=[9, 4]).clause("build 5") == refused


@clause("pamir build.rule", "pamir build.1")
def test_only_where_you_rule_and_on_the_borders_of_it() -> None:
    t = At(courts=[[48], []], tribes=PERSIA | {"kabul": {"1": 1}}, rupees=[9, 4])
    t.play("build 48")
    assert t.clause("done") == "pamir build.one"
    assert t.legal() == ["army persia", "road persia-transcaspia", "road persia-herat"]
    assert t.clause("army kabul") == "pamir build.rule", "the card's own region does not matter, nor that another rules"
    assert t.clause("road herat-kabul") == "pamir build.rule"
    other = At(courts=[[48], []], tribes=KABUL, rupees=[9, 4])
    other.play("build 48")
    assert (other.clause("army kabul"), other.clause("road herat-kabul")) == (None, None)


@clause("pamir build.one")
def test_at_least_one_unit() -> None:
    """A peer lets a build of nothing use up the card."""
    t = At(courts=[[48], []], tribes=KABUL, rupees=[9, 4])
    t.play("build 48")
    assert t.clause("done") == "pamir build.one"
    t.play("army kabul")
    assert t.clause("done") is None
    t.play("done")
    assert (t.asked, t.s.rupees[0], t.army("kabul")) == ("turn", 7, 1)


@clause("pamir build.cost")
def test_two_rupees_each() -> None:
    t = At(courts=[[48], []], tribes=KABUL, rupees=[5, 4])
    t.play("build 48", "army kabul")
    assert (t.asked, t.s.rupees[0]) == ("build", 3)
    t.play("road kabul-punjab")
    assert (t.asked, t.s.rupees[0]) == ("turn", 1), "one rupee builds nothing more"
    assert (t.army("kabul"), t.road("kabul-punjab")) == (1, 1)
    exact = At(courts=[[48], []], tribes=KABUL, rupees=[4, 4])
    assert exact.play("build 48", "army kabul").asked == "build"
    assert exact.play("army kabul").asked == "turn"
    assert exact.s.rupees[0] == 0


@clause("pamir build.three", "pamir build.2", "pamir build.3")
def test_three_at_most_in_any_mix_of_your_coalition() -> None:
    for loyalty in ("british", "russian", "afghan"):
        t = At(courts=[[48], []], tribes=KABUL, rupees=[20, 4], loyalty=[loyalty, "british"])
        t.play("build 48", "army kabul", "road kabul-punjab")
        assert t.asked == "build"
        t.play("army kabul")
        assert (t.asked, t.s.rupees[0], t.s.actions) == ("turn", 14, 1)
        assert (t.army("kabul", loyalty), t.road("kabul-punjab", loyalty)) == (2, 1)
        assert sum(t.s.armies) + sum(t.s.roads) == 3


@clause("pamir build.4")
def test_the_cost_is_one_payment() -> None:
    """Three units are six rupees: on three columns, not three times on the last."""
    t = At(courts=[[48], []], tribes=KABUL, rupees=[20, 4], market=[TOP, [11, 12, 13, 14, 0, 16]])
    t.play("build 48", "army kabul")
    assert t.coins() == [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1]]
    t.play("army kabul", "army kabul")
    assert t.coins() == [[0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 0, 1]]
    again = At(courts=[[48, 49], []], tribes=KABUL, rupees=[20, 4], market=[TOP, BOTTOM])
    again.play("build 48", "army kabul", "done", "build 49", "army kabul", "done")
    assert again.coins() == [[0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 2]], "another build begins on the right again"


@clause("pamir build.2")
def test_roads_on_every_border_of_a_region_armies_in_it() -> None:
    t = At(courts=[[48], []], tribes=KABUL, rupees=[20, 4])
    t.play("build 48")
    assert set(t.legal()) == {
        "army kabul", "road transcaspia-kabul", "road herat-kabul", "road kabul-kandahar", "road kabul-punjab",
    }  # fmt: skip


@clause("pamir build.infrastructure")
def test_the_free_block_of_infrastructure_must_be_placed() -> None:
    t = At(courts=[[78], []], tribes=PERSIA, rupees=[20, 4])
    t.play("build 78", "army persia", "army persia", "army persia")
    assert (t.asked, t.s.rupees[0]) == ("build", 14)
    assert t.clause("done") == "pamir build.infrastructure"
    t.play("road persia-herat")
    assert (t.asked, t.s.rupees[0], t.army("persia"), t.road("persia-herat")) == ("turn", 14, 3, 1)
    plain = At(courts=[[80], []], tribes=PERSIA, rupees=[20, 4])
    plain.play("build 80", "army persia")
    assert plain.clause("done") is None


@clause("pamir build.infrastructure", "pamir build.one")
def test_the_free_block_comes_after_as_many_paid_ones_as_you_like() -> None:
    t = At(courts=[[78], []], tribes=PERSIA, rupees=[20, 4])
    t.play("build 78")
    assert t.clause("done") == "pamir build.one", "no free block without a build; a peer gives one"
    t.play("army persia")
    assert t.clause("done") is None, "no more is paid for"
    t.play("done")
    assert t.asked == "build"
    assert t.clause("done") == "pamir build.infrastructure"
    assert t.legal() == ["army persia", "road persia-transcaspia", "road persia-herat"]
    t.play("army persia")
    assert (t.asked, t.s.rupees[0], t.army("persia"), sum(t.s.coins)) == ("turn", 18, 2, 2)


@clause("pamir build.infrastructure")
def test_the_free_block_when_the_rupees_are_gone() -> None:
    t = At(courts=[[78], []], tribes=PERSIA, rupees=[3, 4])
    t.play("build 78", "army persia")
    assert t.clause("done") == "pamir build.infrastructure"
    t.play("army persia")
    assert (t.asked, t.s.rupees[0], t.army("persia")) == ("turn", 1, 2)
    rich = At(courts=[[78], []], tribes=PERSIA, rupees=[9, 4])
    assert rich.play("build 78", "army persia").clause("done") is None


@clause("pamir build.rule", "pamir general.3")
def test_a_block_taken_from_play_may_end_the_rule() -> None:
    """The Afghans have no block in supply: the army that kept Kabul is taken, and Kabul is ruled no longer."""
    t = At(
        courts=[[48], []],
        loyalty=["afghan", "british"],
        tribes={"kabul": {"0": 1, "1": 1}},
        armies={"kabul": {"afghan": 1}},
        roads={"persia-herat": {"afghan": 11}},
        rupees=[9, 4],
    )
    assert t.ruler("kabul") == 0
    t.play("build 48", "road kabul-punjab", "take_army kabul")
    assert (t.ruler("kabul"), t.road("kabul-punjab", "afghan")) == (-1, 1)
    assert (t.asked, t.s.rupees[0]) == ("turn", 7), "nowhere to build the rest"
    kept = At(courts=[[48], []], tribes=KABUL, rupees=[9, 4])
    kept.play("build 48")
    assert (kept.clause("army kabul"), kept.clause("army persia")) == (None, "pamir build.rule")
