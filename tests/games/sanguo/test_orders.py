"""Orders: what can be written, who may stand together, and what becomes of wrong orders."""

from __future__ import annotations

from sanguo_table import do, force_orders, of, refused, result, rules, run, table, units

from support import clause


@clause("sanguo orders.1", "sanguo move.3")
def test_a_leader_moves_alone_or_with_his_army() -> None:
    s = table({0: "L8 A8"})
    run(s, "L8->5")
    assert units(s, 0) == "L5 A8"
    for stack, (outcome, own) in (("sum", ("moved", 3)), ("max", ("bounced", 2))):
        s = table({0: "L9 A9", 2: "A23"}, relations={(0, 2): "war"}, stack=stack)
        told = run(s, "LA9->23")
        found = next(e for e in of(told, "result") if e["unit"] == "a9")
        assert (found["result"], found["own"]) == (outcome, own)


@clause("sanguo orders.2", "sanguo orders.8")
def test_a_province_holds_one_army_or_militia() -> None:
    s = table({0: "A8 M5", 1: "M9"})
    told = run(s, "A8->5")
    assert result(told, "a8") == ("bounced", "own")
    s = table({0: "A8 M5", 1: "M9"})
    told = run(s, "A8->9")
    assert result(told, "a8") == ("bounced", "ally")
    assert of(told, "dislodged") == []


@clause("sanguo orders.3", "sanguo orders.4")
def test_a_leader_shares_with_one_own_unit_only() -> None:
    s = table({0: "L8 M5", 1: "L9 A10"})
    told = run(s, "L8->5", "L9->8")
    assert (result(told, "l8"), result(told, "l9")) == (("moved", "none"), ("moved", "none"))
    assert units(s, 0) == "L5 M5"
    s = table({0: "L8 M5", 1: "L9 A10"})
    told = run(s, "L8->9")
    assert result(told, "l8") == ("bounced", "ally")
    s = table({0: "L8 M6", 1: "L9 A5"})
    told = run(s, "L8->5")
    assert result(told, "l8") == ("bounced", "ally")


@clause("sanguo orders.5", "sanguo move.1", "sanguo support.1")
def test_a_unit_may_hold_move_to_each_neighbour_or_support_what_is_next_to_it() -> None:
    s = table({0: "L7 A8"}, {0: [8]})
    lines = {a[2:] for a in rules(s).near(s, 0) if a[:2] == ("order", "a8")}
    assert {line for line in lines if line[0] != "support"} == {
        ("hold", "none", 0), *(("move", "none", n) for n in (5, 6, 7, 9, 20)),
    }  # fmt: skip
    assert {line for line in lines if line[0] == "support"} == {("support", "l7", n) for n in (0, 6, 20)}


@clause("sanguo support.2b")
def test_what_is_fought_for_is_next_to_the_supporter_or_whom_it_supports() -> None:
    position = {0: "L9 A8 M23"}  # 8 is next to 9, 23 is next to 9, and 8 is not next to 40
    s = table(position)
    assert refused(s, 0, "L9 S M23->25") is None
    assert refused(s, 0, "L9 S M23->40") == "core asked"
    assert refused(s, 0, "A8 S L9->23") == "core asked"
    s = table(position, hostile={0: ["wu"]}, support_reach="unit")
    do(s, 0, "M23->40", "L9 S M23->40", "A8 S L9")
    told = run(s)
    assert result(told, "l9") == ("given", "none")
    assert refused(table({0: "L9 A9"}, support_reach="unit"), 0, "L9 S A9->23") == "core asked"
    assert refused(table({0: "L9 A9"}), 0, "L9 S A9->23") is None


@clause("sanguo support.13")
def test_a_leader_supports_the_attack_of_the_army_beside_him_and_not_its_defence() -> None:
    s = table({0: "L9 A9", 2: "A23"}, relations={(0, 2): "war"})
    assert refused(s, 0, "L9 S A9") == "core asked"
    told = run(s, "L9 S A9->23, A9->23")
    assert (result(told, "a9"), units(s, 0)) == (("moved", "none"), "L9 A23")


@clause("sanguo orders.6")
def test_leader_and_army_of_one_province_each_have_an_order() -> None:
    s = table({0: "L8 A8"})
    run(s, "L8->7, A8->5")
    assert units(s, 0) == "L7 A5"


@clause("sanguo orders.7", "sanguo support.3")
def test_a_unit_has_one_order_which_can_be_taken_back() -> None:
    s = table({0: "A8"})
    do(s, 0, "A8->5")
    assert refused(s, 0, "A8->6") == "core asked"
    do(s, 0, "clear a8", "A8->6")
    assert s.sheets[0] == (("a8", "move", "none", 6),)
    do(s, 0, "wipe")
    assert s.sheets[0] == ()
    do(s, 0, "A8->5", "commit")
    assert refused(s, 0, "clear a8") == "core asked"
    do(s, 0, "reopen", "clear a8")


@clause("sanguo defend.5", "sanguo defend.8")
def test_a_wrong_order_is_holding() -> None:
    s = table({0: "L8 A9 M5", 2: "A50"}, {0: [8], 2: [45, 50]}, {(0, 2): "neutral"})
    force_orders(s, 0, "A9->40", "L8 S A50->51", "M5 S A9->40")
    told = run(s)
    assert result(told, "a9") == ("void", "not-adjacent")
    assert result(told, "l8")[0] == "void"
    assert result(told, "m5") == ("void", "out-of-reach")
    assert units(s, 0) == "L8 M5 A9"


@clause("sanguo defend.6", "sanguo support.16")
def test_who_has_a_wrong_order_may_be_supported_to_hold() -> None:
    position = {0: "L8 A9 M5", 2: "L50 A24 M23"}
    s = table(position, relations={(0, 2): "war"}, hostile={2: ["wei"]})
    force_orders(s, 0, "A9->40")
    told = run(s, "L8 S A9, M5 S A9", s2="A24->9, M23 S A24->9")
    assert (result(told, "l8"), result(told, "a24")) == (("given", "none"), ("bounced", "defence"))


@clause("sanguo move.13", "sanguo move.12")
def test_an_attack_on_an_allys_province_stands_an_enemy_off() -> None:
    s = table({0: "A9", 1: "L17", 3: "A25"}, {1: [17, 18]}, {(0, 3): "war", (1, 3): "war"}, {3: ["wei"]})
    told = run(s, "A9->18", s3="A25->18")
    assert (result(told, "a9"), result(told, "a25")) == (("bounced", "attack"), ("bounced", "attack"))


@clause("sanguo move.11")
def test_nobody_dislodges_his_own() -> None:
    s = table({0: "L8 A9 M5"})
    told = run(s, "A9->5, L8 S A9->5")
    assert result(told, "a9") == ("bounced", "own")
    assert of(told, "dislodged") == []


@clause("sanguo talk.2")
def test_a_promise_is_not_an_order() -> None:
    s = table({0: "A8"}, phase="talk")
    do(s, 1, "propose 0 move a8 none 5")
    do(s, 0, "answer 0 yes")
    run(s)
    told = run(s, "A8->6")
    assert units(s, 0) == "L8 A6"
    assert [e.kind for e in told if e.kind in ("kept", "broken")] == ["broken"]


def test_two_joined_leaders_are_named_once_and_the_one_who_moves_so_is_meant() -> None:
    s = table({0: "L9 A8", 1: "L9"}, joint_leaders="yes")
    near = rules(s).near(s, 0)
    assert len(near) == len(set(near))
    told = run(s, "A8 S L9->5, L9 H", "L9->5")
    assert result(told, "a8") == ("given", "none")
    assert (units(s, 0), units(s, 1)) == ("L9 A8", "L5")
