"""The special abilities of court cards: each alone, two copies of one, and what they do together."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from pamir_play import At, matches, shuffled

from support import clause
from yiqi.games.pamir.battle import InRegion, OnCard
from yiqi.games.pamir.betray import Betray
from yiqi.games.pamir.court import refresh
from yiqi.games.pamir.pieces import spies_of
from yiqi.games.pamir.state import State

BATTLE, MOVE, BETRAY, TAX, BUILD = 38, 63, 16, 61, 5
"""Cards that can do it and have no other ability that matters here: of Punjab, Herat, Kabul, Herat, Kabul."""
KABUL_TRIBES = {"kabul": {"1": 2}}
RUSSIANS = {"1": "russian"}


def bought_check(**fields: object) -> At:
    """Somebody buys a Dominance Check that comes free of charge."""
    return At(market=[[101, 0, 0, 0, 0, 0], [0] * 6], **fields).play("buy 101")


# ---------------------------------------------------------------- Indispensable Advisors


@clause("pamir power.indispensable-advisors", "pamir battle.advisors")
def test_advisors_keep_the_holders_spies_in_a_battle_on_any_card() -> None:
    """The spies of others on the same card can be removed."""
    at = At(seats=3, courts=[[BATTLE], [1], [44]], spies={"44": {"0": 2, "1": 1, "2": 1}})
    at.play(f"battle {BATTLE}")
    assert at.asked == "on_card", "there is one place to fight"
    assert at.clause("hit_spy 1") == "pamir battle.advisors"
    at.play("hit_spy 2")
    assert at.asked == "turn", "nothing else can be removed"
    assert (at.spies(44, 1), at.spies(44, 2)) == (1, 0)
    without = At(seats=3, courts=[[BATTLE], [2], [44]], spies={"44": {"0": 2, "1": 1, "2": 1}})
    without.play(f"battle {BATTLE}", "hit_spy 1")


@clause("pamir battle.none")
def test_where_only_spies_with_advisors_are_there_is_no_battle() -> None:
    fields = {"spies": {"44": {"0": 2, "1": 1}}, "armies": {"kabul": {"british": 1}}}
    at = At(courts=[[BATTLE], [1, 44]], **fields)
    assert at.clause(f"battle {BATTLE}") == "pamir battle.none"
    At(courts=[[BATTLE], [2, 44]], **fields).play(f"battle {BATTLE}")


@clause("pamir power.3")
def test_advisors_do_not_keep_spies_on_a_card_that_is_betrayed() -> None:
    at = At(courts=[[BETRAY], [1, 50]], spies={"50": {"0": 1, "1": 2}})
    at.play(f"betray {BETRAY}", "target 50")
    assert at.spies(50, 1) == 0
    assert at.s.cylinders[1] == 10


# ---------------------------------------------------------------- Insurrection


@clause("pamir power.insurrection", "pamir power.4")
@pytest.mark.parametrize(("british", "left"), [(2, 2), (8, 0)])
def test_insurrection_places_two_afghan_armies_in_kabul_after_any_check(british: int, left: int) -> None:
    """Once the blocks have gone when the check passed; beside those on the map when it failed."""
    armies = {"herat": {"british": british}}
    at = bought_check(courts=[[], [3]], loyalty=["british", "afghan"], armies=armies, points=[2, 4])
    assert ("check_failed" if british < 4 else "check_passed") in at.kinds()
    assert at.army("kabul", "afghan") == 2
    assert at.army("herat") == left
    assert at.kinds()[-2:] == ["place", "place"]
    assert at.asked == "turn", "the turn of who bought it goes on"
    assert at.seat == 0


@clause("pamir power.4", "pamir power.insurrection")
def test_insurrection_follows_an_instability_too() -> None:
    """It is one check, so there are two armies, not four."""
    rows = [[4, 6, 101, 7, 8, 9], [10, 11, 12, 13, 14, 0]]
    piles = [{}, {}, {}, {"court": 2, "check": 1}, {"court": 9, "check": 1}, {"court": 9, "check": 1}]
    at = At(courts=[[], [3]], loyalty=["british", "afghan"], market=rows, piles=piles)
    at.play("pass", deck=[102, 18, 19])
    assert "instability" in at.kinds()
    assert at.army("kabul", "afghan") == 2
    assert (at.asked, at.seat) == ("turn", 1)


@clause("pamir power.4", "pamir general.3")
def test_insurrection_takes_afghan_blocks_from_play_when_the_supply_is_empty() -> None:
    """The holder chooses, not who bought the check; the army just placed is not taken again."""
    at = bought_check(
        courts=[[], [3]],
        loyalty=["british", "afghan"],
        armies={"persia": {"afghan": 6, "british": 11}, "herat": {"afghan": 1}},
        roads={"kabul-punjab": {"afghan": 5}},
    )
    assert (at.asked, at.seat) == ("reuse", 1)
    assert at.legal() == ["take_army persia", "take_army herat", "take_road kabul-punjab"]
    at.play("take_army herat")
    assert (at.asked, at.seat) == ("reuse", 1)
    assert at.legal() == ["take_army persia", "take_road kabul-punjab"]
    assert at.clause("take_army kabul") == "pamir general.fresh"
    at.play("take_road kabul-punjab")
    assert (at.army("kabul", "afghan"), at.army("persia", "afghan")) == (2, 6)
    assert (at.asked, at.seat) == ("turn", 0)


@clause("pamir power.insurrection")
def test_there_is_no_insurrection_after_the_last_check_nor_without_the_card() -> None:
    """The match is over, or nobody has it."""
    over = At(courts=[[], [3]], loyalty=["british", "afghan"], checks=3, market=[[104, *[0] * 5], [0] * 6])
    over.play("buy 104")
    assert over.asked == "over"
    assert over.army("kabul", "afghan") == 0
    assert bought_check(courts=[[3], []], loyalty=["afghan", "british"]).army("kabul", "afghan") == 2
    assert bought_check(hands=[[3], []]).army("kabul", "afghan") == 0


# ---------------------------------------------------------------- Claim of Ancient Lineage


@clause("pamir power.claim-of-ancient-lineage", "pamir tax.rule")
def test_ancient_lineage_taxes_everybody_who_has_a_court_card() -> None:
    """Without ruling anything; who has no court card is safe."""
    fields = {"seats": 3, "rupees": [0, 3, 3], "spies": {}}
    at = At(courts=[[TAX, 5], [44], []], **fields).play(f"tax {TAX}")
    assert at.clause("levy 2") == "pamir tax.rule"
    at.play("levy 1", "levy 1")
    assert at.s.rupees == [2, 1, 3]
    other = At(courts=[[TAX, 6], [44], [9]], loyalty="afghan", tribes={"kabul": {"0": 1}}, **fields)
    other.play(f"tax {TAX}")
    assert other.clause("levy 1") == "pamir tax.rule"
    other.play("levy 2")


@clause("pamir power.claim-of-ancient-lineage", "pamir tax.shelter")
def test_ancient_lineage_stops_at_the_shelter() -> None:
    at = At(courts=[[TAX, 5], [9]], rupees=[0, 1], coins={"1": 1}).play(f"tax {TAX}")
    assert at.clause("levy 1") == "pamir tax.shelter"
    at.play("rupee 1")
    At(courts=[[TAX, 5], [9]], rupees=[0, 2], coins={"1": 1}).play(f"tax {TAX}", "levy 1")


@clause("pamir power.claim-of-ancient-lineage", "pamir build.rule")
def test_ancient_lineage_neither_builds_nor_asks_for_bribes() -> None:
    at = At(courts=[[5], []], hands=[[], [44]])
    assert at.clause("build 5") == "pamir build.rule"
    at.play("pass").play("play 44 left")
    assert at.asked == "turn", "no bribe is asked for"
    At(courts=[[5], []], tribes={"kabul": {"0": 1}}).play("build 5")


# ---------------------------------------------------------------- Bodyguards


@clause("pamir power.bodyguards", "pamir betray.bodyguards")
@pytest.mark.parametrize("guards", [15, 83])
def test_bodyguards_keep_the_political_cards_of_their_court(guards: int) -> None:
    """Other suits can be betrayed, the guards themselves too."""
    at = At(courts=[[BETRAY], [guards, 45, 50]], spies={"45": {"0": 1}, "50": {"0": 1}, str(guards): {"0": 1}})
    at.play(f"betray {BETRAY}")
    assert at.clause("target 45") == "pamir betray.bodyguards"
    assert at.legal() == [f"target {guards}", "target 50"]
    at.play(f"target {guards}", "pass")
    without = At(courts=[[BETRAY], [45]], spies={"45": {"0": 1}})
    without.play(f"betray {BETRAY}", "target 45")


@clause("pamir power.bodyguards", "pamir betray.bodyguards")
def test_bodyguards_stop_their_own_player_too() -> None:
    at = At(courts=[[15, 45, 50], []], spies={"45": {"0": 1}, "50": {"0": 1}}, loyalty="british")
    at.play("betray 15")
    assert at.clause("target 45") == "pamir betray.bodyguards"
    assert at.legal() == ["target 50"]
    At(courts=[[16, 45], []], spies={"45": {"0": 1}}).play("betray 16", "target 45")


@clause("pamir power.bodyguards", "pamir betray.bodyguards")
def test_of_two_bodyguards_one_is_enough() -> None:
    at = At(courts=[[BETRAY, 31], [15, 83, 45]], spies={"45": {"0": 1}, "15": {"0": 1}, "83": {"0": 1}})
    at.play(f"betray {BETRAY}", "target 15", "betray 31")
    assert at.clause("target 45") == "pamir betray.bodyguards"
    at.play("target 83")
    again = At(courts=[[BETRAY], [45]], spies={"45": {"0": 1}})
    again.play(f"betray {BETRAY}", "target 45")


@clause("pamir betray.bodyguards", "pamir power.bodyguards")
def test_with_spies_on_guarded_cards_alone_there_is_no_betrayal() -> None:
    at = At(courts=[[BETRAY], [15, 45]], spies={"45": {"0": 1}})
    assert at.clause(f"betray {BETRAY}") == "pamir betray.bodyguards"
    At(courts=[[BETRAY], [17, 45]], spies={"45": {"0": 1}}).play(f"betray {BETRAY}")


@clause("pamir power.3")
def test_bodyguards_do_not_stop_an_overthrow() -> None:
    """Nor do they keep cards when the court is too large."""
    at = At(
        courts=[[BATTLE], [15, 45]], loyalty=["british", "russian"],
        tribes={"kandahar": {"1": 1}}, armies={"kandahar": {"british": 1}},
    )  # fmt: skip
    at.play(f"battle {BATTLE}", "hit_tribe 1")
    assert at.court(1) == [15]
    crowded = At(courts=[[15, 45, 43, 44, 16, 17, 31, 33], []]).play("pass")
    assert crowded.asked == "court"
    assert "discard 45" in crowded.legal()


# ---------------------------------------------------------------- Citadels


@clause("pamir power.citadel", "pamir battle.citadel")
@pytest.mark.parametrize(("citadel", "region"), [(17, "kabul"), (97, "transcaspia")])
def test_a_citadel_keeps_tribes_of_its_region_in_battle(citadel: int, region: str) -> None:
    fields = {"loyalty": ["british", "russian"], "tribes": {region: {"1": 2}}}
    armies = {region: {"british": 2, "russian": 1}}
    at = At(courts=[[BATTLE], [citadel]], armies=armies, **fields).play(f"battle {BATTLE}")
    assert at.clause("hit_tribe 1") == "pamir battle.citadel"
    at.play("hit_army russian")
    assert at.tribes(region, 1) == 2
    At(courts=[[BATTLE], [16]], armies=armies, **fields).play(f"battle {BATTLE}", "hit_tribe 1")


@clause("pamir power.citadel", "pamir battle.citadel")
def test_a_citadel_keeps_no_tribes_elsewhere_and_none_of_others() -> None:
    at = At(
        seats=3, courts=[[BATTLE], [17, 97], []], loyalty=["british", "russian", "russian"],
        tribes={"kabul": {"1": 1, "2": 1}, "herat": {"1": 1}},
        armies={"kabul": {"british": 2}, "herat": {"british": 1}},
    )  # fmt: skip
    at.play(f"battle {BATTLE}", "fight_in kabul")
    assert at.clause("hit_tribe 1") == "pamir battle.citadel"
    at.play("hit_tribe 2", "pass")
    herat = At(
        courts=[[BATTLE], [17, 97]], loyalty=["british", "russian"],
        tribes={"herat": {"1": 1}}, armies={"herat": {"british": 1}},
    )  # fmt: skip
    herat.play(f"battle {BATTLE}", "hit_tribe 1")
    assert herat.tribes("herat", 1) == 0


@clause("pamir power.3", "pamir power.citadel")
@pytest.mark.parametrize("how", ["rebuke", "riots", "overthrow"])
def test_a_citadel_holds_in_battle_only(how: str) -> None:
    fields = {"loyalty": ["british", "russian"], "tribes": KABUL_TRIBES}
    if how == "rebuke":
        at = At(courts=[[], [17]], market=[[116, *[0] * 5], [0] * 6], **fields).play("buy 116", "rebuke kabul")
    elif how == "riots":
        at = At(courts=[[], [17]], market=[[112, *[0] * 5], [0] * 6], **fields).play("pass")
    else:
        at = At(courts=[[BETRAY], [17, 5]], spies={"5": {"0": 1}}, **fields).play(f"betray {BETRAY}", "target 5")
    assert at.tribes("kabul", 1) == 0
    assert at.s.cylinders[1] == 10


# ---------------------------------------------------------------- Strange Bedfellows, Well-Connected


RING = [[MOVE, 9, 44], [30, 50, 66], [10, 45, 95]]
"""By region: Herat Kabul Kandahar | Punjab Kandahar Herat | Kabul Kandahar Transcaspia."""


def spy_goals(*powers: int, start: int = 9, courts: list[list[int]] | None = None) -> set[str]:
    """Where a spy on card `start` may go in the first step of a move, with these cards in the mover's court too."""
    held = [list(court) for court in courts or RING]
    held[0] += powers
    at = At(seats=3, courts=held, spies={str(start): {"0": 1}}, loyalty="british").play(f"move {MOVE}")
    return {text.split()[2] for text in at.legal("move_spy")}


@clause("pamir move.4")
def test_without_ability_a_spy_goes_to_the_next_card_on_either_side() -> None:
    assert spy_goals() == {"63", "44"}


@clause("pamir power.strange-bedfellows")
def test_strange_bedfellows_makes_neighbours_of_cards_of_one_region() -> None:
    """9 is of Kabul, and so is 10; 21 is of Punjab and ends its court, as 30 begins the next."""
    assert spy_goals(21) == {"63", "44", "10"}
    assert spy_goals(21, start=30) == {"21", "50"}
    assert spy_goals(21, start=44) == {"9", "21", "50", "45"}


@clause("pamir power.strange-bedfellows", "pamir power.well-connected")
def test_the_abilities_count_for_the_own_spies_alone() -> None:
    held = [[MOVE, 9, 44], [21, 56, 50], [10, 45, 95]]
    assert spy_goals(courts=held) == {"63", "44"}


@clause("pamir power.well-connected")
def test_well_connected_lets_a_spy_go_one_or_two_steps() -> None:
    assert spy_goals(56) == {"63", "95", "44", "56"}


@clause("pamir power.well-connected")
def test_two_steps_use_up_one_of_the_moves() -> None:
    """Card 39 has rank 1: one move, and it goes two cards far."""
    at = At(courts=[[39, 56, 9, 10], [30]], spies={"39": {"0": 1}}).play("move 39", "move_spy 39 9")
    assert at.asked == "turn"
    assert at.spies(9, 0) == 1


@clause("pamir power.5")
def test_with_both_each_step_goes_either_way() -> None:
    """From 9: to a neighbour, then to a card of its region, or the other way round; two leaps of one region as well."""
    one = spy_goals(21, 56)
    assert one >= {"63", "44", "10"}, "one step"
    assert {"66", "56"} <= one, "63 beside it is of Herat"
    assert {"50", "45"} <= one, "44 beside it is of Kandahar"
    assert "95" in one, "10 is of Kabul, 95 is two cards on from it; it ends the ring, beside 63"
    assert "30" not in one, "three steps away"


def test_a_spy_never_moves_to_the_card_on_which_it_stands() -> None:
    assert "9" not in spy_goals(21, 56)
    two = At(courts=[[63], [9]], spies={"63": {"0": 1}}).play("move 63")
    assert two.legal() == ["move_spy 63 9", "done"]


@clause("pamir power.well-connected", "pamir event.nationalism")
def test_well_connected_is_lost_in_the_middle_of_a_move() -> None:
    """The last tribe leaves Herat: card 56 is of Herat and political, so it goes; the move goes on without it."""
    at = At(
        courts=[[MOVE, 9, 44, 56], [30, 50]], tribes={"herat": {"0": 1}}, spies={"9": {"0": 1}},
        roads={"herat-kabul": {"british": 1}}, lasting={"nationalism": 0},
    )  # fmt: skip
    at.play(f"move {MOVE}")
    assert "move_spy 9 56" in at.legal()
    at.play("move_tribe herat kabul")
    assert at.court(0) == [MOVE, 9, 44]
    assert at.asked == "move"
    assert at.legal("move_spy") == ["move_spy 9 63", "move_spy 9 44"]


# ---------------------------------------------------------------- Civil Service Reforms, Charismatic Courtiers


HOSTAGE = {"spies": {"61": {"1": 2}}, "rupees": 9}


@clause("pamir power.civil-service-reforms")
def test_civil_service_reforms_free_hostages_from_bribes() -> None:
    assert At(courts=[[61], [44]], **HOSTAGE).play("tax 61").asked == "bribe"
    at = At(courts=[[61, 24], [44]], coins={"1": 1}, **HOSTAGE).play("tax 61")
    assert at.asked == "tax"
    assert at.s.rupees == [9, 9]


@clause("pamir power.civil-service-reforms")
def test_an_ability_is_never_held_hostage() -> None:
    at = At(courts=[[61, 24], [44]], spies={"61": {"1": 2}, "24": {"1": 3}}, coins={"1": 1}).play("tax 61")
    assert at.asked == "tax"


RULED = {"hands": [[45], []], "tribes": {"kandahar": {"1": 2}}, "rupees": 9}


@clause("pamir power.charismatic-courtiers")
def test_charismatic_courtiers_free_played_cards_from_bribes() -> None:
    assert At(courts=[[61], []], **RULED).play("play 45 left").asked == "bribe"
    at = At(courts=[[42], []], loyalty=["afghan", "british"], **RULED).play("play 45 left")
    assert at.asked == "turn"
    assert at.court(0) == [45, 42]
    assert at.s.rupees == [9, 9]


@clause("pamir power.charismatic-courtiers", "pamir power.civil-service-reforms")
def test_neither_ability_frees_from_the_other_bribe() -> None:
    at = At(courts=[[61, 42], [44]], loyalty=["afghan", "british"], **HOSTAGE)
    assert at.play("tax 61").asked == "bribe"
    assert At(courts=[[24], []], **RULED).play("play 45 left").asked == "bribe"


# ---------------------------------------------------------------- Safe House


SIEGE = {"spies": {"45": {"0": 3, "1": 2}}}


@clause("pamir power.safe-house")
@pytest.mark.parametrize("house", [41, 72])
def test_a_spy_removed_in_battle_may_go_to_the_safe_house(house: int) -> None:
    """Its owner is asked, once for each spy, and the battle goes on."""
    at = At(courts=[[BATTLE], [house, 45]], **SIEGE).play(f"battle {BATTLE}", "hit_spy 1")
    assert (at.asked, at.seat) == ("safe_house", 1)
    assert at.legal() == [f"shelter {house}", "decline"]
    at.play(f"shelter {house}")
    assert at.spies(house, 1) == 1
    assert (at.asked, at.seat) == ("on_card", 0)
    at.play("hit_spy 1", "decline")
    assert (at.spies(house, 1), at.spies(45, 1)) == (1, 0)
    assert at.s.cylinders[1] == 9
    assert at.asked == "turn"


@clause("pamir power.2")
def test_with_two_safe_houses_the_owner_chooses() -> None:
    at = At(courts=[[BATTLE], [72, 45, 41]], **SIEGE).play(f"battle {BATTLE}", "hit_spy 1")
    assert at.legal() == ["shelter 72", "shelter 41", "decline"]
    assert at.play("shelter 41").spies(41, 1) == 1


@clause("pamir power.2")
def test_a_spy_may_stay_on_a_safe_house_that_is_the_site() -> None:
    """It can be removed again: each removal counts against the rank."""
    at = At(courts=[[BATTLE], [41]], spies={"41": {"0": 3, "1": 1}}).play(f"battle {BATTLE}", "hit_spy 1")
    at.play("shelter 41")
    assert at.spies(41, 1) == 1
    assert at.legal() == ["hit_spy 1", "done"]
    at.play("hit_spy 1", "shelter 41")
    assert at.asked == "turn"
    assert at.spies(41, 1) == 1


@clause("pamir power.safe-house")
def test_a_safe_house_is_for_battles_alone() -> None:
    """A card that is betrayed sends the spies on it home; so does one that is discarded."""
    at = At(courts=[[BETRAY], [41, 45]], spies={"45": {"0": 1, "1": 1}}).play(f"betray {BETRAY}", "target 45")
    assert at.asked == "turn"
    assert (at.spies(41, 1), at.s.cylinders[1]) == (0, 10)
    gone = At(courts=[[41, 16, 17, 31], []], spies={"16": {"0": 1}}).play("pass", "discard 16")
    assert (gone.spies(41, 0), gone.s.cylinders[0]) == (0, 10)


@clause("pamir power.safe-house")
def test_a_safe_house_shelters_the_spies_of_its_own_player() -> None:
    at = At(seats=3, courts=[[BATTLE], [41, 45], []], spies={"45": {"0": 2, "2": 1}}).play(f"battle {BATTLE}")
    at.play("hit_spy 2")
    assert at.asked == "turn"
    assert at.s.cylinders[2] == 10


# ---------------------------------------------------------------- Blackmail


@clause("pamir power.blackmail")
@pytest.mark.parametrize(("card", "region", "free"), [(43, "kandahar", 44), (54, "herat", 66)])
def test_blackmail_places_a_spy_before_the_first_action(card: int, region: str, free: int) -> None:
    """On a card of its region, in any court, on which nobody has a spy; or the player declines."""
    at = At(courts=[[44, 66, 50], [card, 55]], spies={"50": {"0": 1}, "55": {"1": 1}}).play("pass")
    assert (at.asked, at.seat) == ("blackmail", 1)
    assert at.legal() == [f"spy {free}", f"spy {card}", "decline"]
    at.play(f"spy {free}")
    assert at.spies(free, 1) == 1
    assert at.asked == "turn"
    assert at.s.actions == 2
    declined = At(courts=[[44, 66, 50], [card]], spies={"50": {"0": 1}}).play("pass", "decline")
    assert (declined.asked, declined.s.cylinders[1]) == ("turn", 10)


@clause("pamir power.1")
def test_two_blackmails_are_asked_one_after_the_other() -> None:
    """Declining one leaves the other; each is asked once."""
    at = At(courts=[[44, 66], [43, 54]]).play("pass")
    assert at.legal() == ["spy 66", "spy 54", "decline"]
    at.play("decline")
    assert at.legal() == ["spy 44", "spy 43", "decline"]
    at.play("spy 44")
    assert at.asked == "turn"
    both = At(courts=[[44, 66], [43, 54]]).play("pass", "spy 66", "spy 44")
    assert (both.spies(66, 1), both.spies(44, 1), both.asked) == (1, 1, "turn")


@clause("pamir power.1")
def test_blackmail_is_not_asked_where_every_card_has_a_spy() -> None:
    """Of anybody; nor on the turn in which the card is played."""
    at = At(courts=[[44], [43]], spies={"44": {"0": 1}, "43": {"1": 1}}).play("pass")
    assert at.asked == "turn"
    fresh = At(courts=[[44], []], hands=[[43], []]).play("play 43 left")
    assert fresh.asked == "turn"


@clause("pamir power.blackmail", "pamir general.3", "pamir overthrow.1")
def test_blackmail_with_an_empty_supply_takes_a_piece_from_play() -> None:
    """Herat's is asked first; the last tribe of Kandahar goes, so that card 43 is overthrown before it is asked."""
    at = At(
        courts=[[44, 66], [43, 54]],
        tribes={"kandahar": {"1": 1}, "kabul": {"1": 6}},
        gifts=[[], [2, 4, 6]],
    ).play("pass")
    assert at.s.cylinders[1] == 0
    assert at.asked == "blackmail"
    at.play("spy 66")
    assert at.asked == "reuse"
    at.play("take_tribe kandahar")
    assert at.court(1) == [54]
    assert at.asked == "turn", "the second Blackmail went with its card"
    assert at.spies(66, 1) == 1


# ---------------------------------------------------------------- Indian Supplies


@clause("pamir power.indian-supplies", "pamir move.road")
def test_indian_supplies_moves_armies_without_roads() -> None:
    fields = {"armies": {"kabul": {"british": 1}}, "roads": {"herat-kandahar": {"british": 1}}}
    at = At(courts=[[MOVE, 51], []], **fields).play(f"move {MOVE}", "move_army kabul herat", "move_army herat persia")
    assert at.army("persia") == 1
    road = {"kabul-punjab": {"british": 1}}
    without = At(courts=[[MOVE], [51]], **(fields | {"roads": road})).play(f"move {MOVE}")
    assert without.clause("move_army kabul herat") == "pamir move.road"
    without.play("move_army kabul punjab")


@clause("pamir power.7", "pamir power.indian-supplies", "pamir move.road")
def test_indian_supplies_moves_the_tribes_of_nationalism_too() -> None:
    fields = {"tribes": {"kabul": {"0": 2}}, "armies": {"kabul": {"british": 1}}}
    at = At(courts=[[MOVE, 51], []], lasting={"nationalism": 0}, **fields).play(f"move {MOVE}")
    at.play("move_tribe kabul herat")
    assert at.tribes("herat", 0) == 1
    roads = {"kabul-punjab": {"british": 1}}
    without = At(courts=[[MOVE], []], lasting={"nationalism": 0}, roads=roads, **fields).play(f"move {MOVE}")
    assert without.clause("move_tribe kabul herat") == "pamir move.road"
    alone = At(courts=[[MOVE, 51], []], **fields).play(f"move {MOVE}")
    assert alone.clause("move_tribe kabul herat") == "core asked", "without Nationalism tribes do not move"


# ---------------------------------------------------------------- influences


ROWS = [[4, 6, 55, 69, 68, 7], [8, 9, 113, 10, 11, 77]]


@clause("pamir power.herat-influence", "pamir power.persian-influence", "pamir power.russian-influence")
@pytest.mark.parametrize(("power", "free"), [(66, {55}), (68, {69, 77}), (70, {69}), (None, set())])
def test_influences_buy_some_cards_free_of_charge(power: int | None, free: set[int]) -> None:
    """By region, or Russian patriots; a Russian prize is none; nothing makes events free."""
    rows = [[4, 6, 55, 69, 71 if power == 68 else 20, 7], [8, 9, 113, 10, 11, 77]]
    free = {71, *free} if power == 68 else free
    at = At(courts=[[power] if power else [], []], loyalty="russian", rupees=0, market=rows)
    assert set(at.legal("buy")) == {f"buy {card}" for card in {4, 8} | free}


@clause("pamir power.herat-influence", "pamir buy.marked")
def test_a_free_card_lays_no_rupees_and_gives_those_on_it() -> None:
    """So the cards to its left may still be bought."""
    at = At(courts=[[66], []], rupees=1, market=ROWS, coins={"55": 3}).play("buy 55")
    assert at.s.rupees[0] == 4
    assert at.coins() == [[0] * 6, [0] * 6]
    assert at.of("buy") == [{"seat": 0, "card": 55, "n": 0, "gained": 3}]
    at.play("buy 6")
    paid = At(courts=[[], []], rupees=9, market=ROWS).play("buy 55")
    assert paid.clause("buy 6") == "pamir buy.marked"


@clause("pamir power.persian-influence", "pamir power.herat-influence")
def test_free_cards_stay_free_while_military_is_favored() -> None:
    """Other cards cost twice as much."""
    rows = [[4, 6, 55, 77, 7, 12], [8, 9, 10, 11, 13, 14]]
    at = At(courts=[[66, 68], []], rupees=2, market=rows, favored="military")
    assert at.legal("buy") == ["buy 4", "buy 6", "buy 55", "buy 77", "buy 8", "buy 9"]
    at.play("buy 77", "buy 55")
    assert at.s.rupees[0] == 2


@clause("pamir power.russian-influence")
def test_an_influence_counts_for_its_own_player_and_from_the_moment_it_is_played() -> None:
    rows = [[4, 6, 7, 69, 5, 12], [8, 9, 10, 11, 13, 14]]
    at = At(courts=[[], [70]], hands=[[68], []], loyalty=["british", "russian"], rupees=0, market=rows)
    assert "buy 69" not in at.legal()
    at.play("play 68 left")
    while at.asked == "spy":
        at.play("spy 68")
    assert "buy 69" in at.legal(), "69 is of Persia"
    assert at.play("buy 69").s.rupees[0] == 0


# ---------------------------------------------------------------- Infrastructure


GROUND = {"tribes": {"kabul": {"0": 1}}}


@clause("pamir power.infrastructure", "pamir build.infrastructure")
def test_infrastructure_adds_a_free_block_that_must_be_placed() -> None:
    """Whichever card built, after as many paid ones as one likes."""
    at = At(courts=[[BUILD, 78], []], rupees=6, **GROUND).play(f"build {BUILD}", "army kabul", "done")
    assert at.clause("done") == "pamir build.infrastructure"
    assert at.s.rupees[0] == 4
    assert at.clause("army herat") == "pamir build.rule"
    at.play("road kabul-punjab")
    assert at.asked == "turn"
    assert (at.s.rupees[0], at.army("kabul"), at.road("kabul-punjab")) == (4, 1, 1)
    plain = At(courts=[[BUILD], [78]], rupees=6, **GROUND).play(f"build {BUILD}", "army kabul", "done")
    assert plain.asked == "turn"


@clause("pamir power.infrastructure")
@pytest.mark.parametrize(("rupees", "units"), [(2, 2), (3, 2), (6, 4), (9, 4)])
def test_infrastructure_comes_on_top_of_what_is_paid(rupees: int, units: int) -> None:
    at = At(courts=[[78], []], rupees=rupees, favored="political", **GROUND).play("build 78")
    for n in range(units):
        assert at.asked == "build", n
        at.play("army kabul")
    assert at.asked == "turn"
    assert at.army("kabul") == units
    assert at.s.rupees[0] == rupees - 2 * (units - 1)


@clause("pamir power.infrastructure", "pamir event.nation_building")
def test_infrastructure_and_nation_building_give_seven_blocks() -> None:
    at = At(courts=[[78], []], rupees=6, lasting={"nation_building": 0}, **GROUND).play("build 78")
    at.play(*["army kabul"] * 7)
    assert at.asked == "turn"
    assert (at.army("kabul"), at.s.rupees[0]) == (7, 0)


@clause("pamir power.6", "pamir build.one", "pamir actions.cost")
def test_infrastructure_gives_nothing_without_a_paid_block() -> None:
    """A build cannot be ended with nothing built, nor begun without two rupees."""
    at = At(courts=[[78], []], rupees=2, **GROUND)
    at.play("build 78")
    assert at.clause("done") == "pamir build.one"
    at.play("army kabul", "army kabul")
    poor = At(courts=[[78], []], rupees=1, **GROUND)
    assert poor.clause("build 78") == "pamir actions.cost"
    done = At(courts=[[78, BUILD], []], rupees=4, **GROUND).play(f"build {BUILD}", "army kabul", "done", "army kabul")
    assert done.asked == "turn"
    plain = At(courts=[[BUILD], []], rupees=4, **GROUND).play(f"build {BUILD}", "army kabul", "done")
    assert plain.asked == "turn"


# ---------------------------------------------------------------- Savvy Operator, Irregulars


@clause("pamir power.savvy-operator", "pamir power.irregulars", "pamir turn.two")
@pytest.mark.parametrize(("card", "verb", "other"), [(91, "betray", 93), (99, "battle", 100)])
@pytest.mark.parametrize("favored", ["economic", "intelligence"])
def test_a_card_that_always_counts_as_favored(card: int, verb: str, other: int, favored: str) -> None:
    """Its action takes none of the two; another card of the same suit and court is not helped."""
    fields = {
        "loyalty": ["russian", "british"], "favored": favored, "rupees": 9, "spies": {"45": {"0": 2, "1": 2}},
    }  # fmt: skip
    at = At(courts=[[card, other], [45]], actions=0, **fields)
    assert at.clause(f"{verb} {other}") == "pamir turn.two"
    at.play(f"{verb} {card}")
    assert at.of("act")[0]["bonus"] == 1
    one = At(courts=[[card, other], [45]], actions=1, **fields).play(f"{verb} {other}")
    assert one.of("act")[0]["bonus"] == 0
    assert one.s.actions == 0
    still = At(courts=[[card, other], [45]], actions=2, **fields).play(f"{verb} {card}")
    assert still.s.actions == 2


@clause("pamir power.savvy-operator", "pamir actions.once")
def test_a_card_that_always_counts_as_favored_acts_once() -> None:
    fields = {"rupees": 9, "spies": {"45": {"0": 1}, "44": {"0": 1}}, "favored": "economic"}
    at = At(courts=[[91], [45, 44]], **fields).play("betray 91", "target 45")
    assert at.clause("betray 91") == "pamir actions.once"
    At(courts=[[91], [44]], **(fields | {"spies": {"44": {"0": 1}}})).play("betray 91")


@clause("pamir power.savvy-operator")
def test_always_favored_does_not_change_what_cards_cost() -> None:
    """The marker stays where it is."""
    at = At(courts=[[99, 91], []], loyalty="russian", favored="economic", rupees=5)
    assert len(at.legal("buy")) == 12


# ---------------------------------------------------------------- lost in the middle of an action


@clause("pamir general.9", "pamir power.indian-supplies", "pamir move.road")
def test_indian_supplies_is_lost_in_the_middle_of_a_move() -> None:
    """The last tribe leaves Punjab, 27 goes, its debt is paid in cards, one of them 51."""
    fields = {"tribes": {"punjab": {"0": 1}}, "armies": {"kabul": {"british": 1}}, "lasting": {"nationalism": 0}}
    roads = {"kabul-punjab": {"british": 1}}
    at = At(courts=[[MOVE, 27, 51, 9], []], rupees=0, roads=roads, **fields).play(f"move {MOVE}")
    assert "move_army kabul herat" in at.legal()
    at.play("move_tribe punjab kabul", "discard 51", "discard 9")
    assert (at.court(0), at.asked) == ([MOVE], "move")
    assert at.clause("move_army kabul herat") == "pamir move.road"
    at.play("move_army kabul punjab")


@clause("pamir general.9")
def test_a_card_that_acts_may_be_lost_in_its_own_action() -> None:
    """The rest of the action is still done."""
    at = At(
        courts=[[92, 9], []], tribes={"transcaspia": {"0": 1}}, lasting={"nationalism": 0}, spies={"9": {"0": 1}},
        roads={"transcaspia-kabul": {"british": 1}}, rupees=4,
    )  # fmt: skip
    at.play("move 92", "move_tribe transcaspia kabul")
    assert (at.court(0), at.asked) == ([9], "turn"), "rank 1: one move"
    two = At(
        courts=[[55, 9], [44]], tribes={"herat": {"0": 1}}, lasting={"nationalism": 0}, spies={"9": {"0": 1}},
        roads={"herat-kabul": {"british": 1}},
    )  # fmt: skip
    two.play("move 55", "move_tribe herat kabul")
    assert two.court(0) == [9]


@clause("pamir power.infrastructure", "pamir event.nation_building")
def test_infrastructure_follows_a_pair_that_was_left_half_built() -> None:
    at = At(courts=[[78], []], rupees=6, lasting={"nation_building": 0}, **GROUND)
    at.play("build 78", "army kabul", "done")
    assert at.asked == "build"
    at.play("road kabul-punjab")
    assert (at.asked, at.s.rupees[0], at.army("kabul"), at.road("kabul-punjab")) == ("turn", 4, 1, 1)


# ---------------------------------------------------------------- at random


def guarded_positions(count: int, cards: tuple[int, ...]) -> list[State]:
    """Positions of random matches with pieces anywhere, in which these cards lie in courts drawn at random."""
    random, found = Random(count), []
    for rules, s in matches(4, 11, count):
        g = shuffled(rules, s, random)
        for card in cards:
            if not any(card in court for court in g.courts):
                player = random.randrange(4)
                g.courts[player] = (*g.courts[player], card)
        for player in range(4):
            refresh(g, player)
        found.append(g)
    return found


def test_citadels_at_random() -> None:
    """A tribe is safe from another loyalty exactly under a Citadel of its region in its owner's court."""
    seen: Counter[str | None] = Counter()
    for g in guarded_positions(700, (17, 97)):
        for region, card in ((0, 97), (1, 17), (4, 0)):
            fight = InRegion(0, BATTLE, region, 3, 0)
            for other in range(1, 4):
                if not g.tribes[other * 6 + region]:
                    continue
                reason = fight.refusal(g, ("hit_tribe", other))
                wanted = "pamir battle.citadel" if card in g.courts[other] else None
                wanted = "pamir battle.tribes" if g.loyalty[other] == g.loyalty[0] else wanted
                found = reason.clause if reason else None
                assert found == wanted
                seen[f"{found} {region}"] += 1
    assert min(seen["pamir battle.citadel 0"], seen["pamir battle.citadel 1"], seen["None 4"]) > 50


def test_advisors_and_bodyguards_at_random() -> None:
    seen: Counter[str | None] = Counter()
    for g in guarded_positions(700, (1, 15, 83)):
        for owner, court in enumerate(g.courts):
            for card in court:
                fight, betray = OnCard(0, BATTLE, card, 3, 0), Betray(0, BETRAY)
                for other in range(1, 4):
                    if spies_of(g, card, other):
                        reason = fight.refusal(g, ("hit_spy", other))
                        assert (reason.clause if reason else None) == (
                            "pamir battle.advisors" if 1 in g.courts[other] else None
                        )
                        seen[reason.clause if reason else "hit"] += 1
                reason = betray.refusal(g, ("target", card))
                guarded = g.terms.cards.suit[card] == 0 and {15, 83} & set(court)
                wanted = "pamir betray.bodyguards" if guarded else None
                wanted = wanted if spies_of(g, card, 0) else "pamir betray.spy"
                assert (reason.clause if reason else None) == wanted, (owner, card)
                seen[wanted or "betrayed"] += 1
    assert min(seen.values()) > 100
    assert len(seen) == 5
