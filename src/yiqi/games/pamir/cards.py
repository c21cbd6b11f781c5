"""The cards of an edition and the map, as flat tuples.

Inside the rules a card is its printed number: 1 to 100 court cards, 101 to 116 events. Every list goes by number;
place 0, and the place of a card that an edition lacks, hold filler. Regions, suits, coalitions, acts, icons and
borders are their places in the lists below.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from yiqi.core.edition import Edition, EditionError, Entry, tables
from yiqi.games.pamir.entries import SAID, numbered, order, permutation, places, said, words

COURT_FILE: Final = "court.toml"
EVENT_FILE: Final = "events.toml"
WAKHAN_FILE: Final = "wakhan.toml"
MAP_FILE: Final = "map.toml"
LANGUAGES: Final = ("en", "zh_hant", "zh_hans")

REGIONS: Final = ("transcaspia", "kabul", "punjab", "persia", "herat", "kandahar")
SUITS: Final = ("political", "intelligence", "economic", "military")
"""In the order of the favored suit track."""
COALITIONS: Final = ("british", "russian", "afghan")
ACTS: Final = ("tax", "gift", "build", "move", "betray", "battle")
ICONS: Final = ("road", "army", "spy", "tribe", "leverage", *SUITS)
ROAD: Final = 0
ARMY: Final = 1
SPY: Final = 2
TRIBE: Final = 3
LEVERAGE: Final = 4
FAVOR: Final = 5
"""FAVOR + suit: the favored suit becomes that one."""

POWERS: Final = (
    "indispensable_advisors", "insurrection", "claim_of_ancient_lineage", "bodyguards", "citadel_kabul",
    "citadel_transcaspia", "strange_bedfellows", "civil_service_reforms", "safe_house", "charismatic_courtiers",
    "blackmail_kandahar", "blackmail_herat", "indian_supplies", "well_connected", "herat_influence",
    "persian_influence", "russian_influence", "infrastructure", "savvy_operator", "irregulars",
)  # fmt: skip
INDISPENSABLE_ADVISORS: Final = 1 << 0
INSURRECTION: Final = 1 << 1
CLAIM_OF_ANCIENT_LINEAGE: Final = 1 << 2
BODYGUARDS: Final = 1 << 3
CITADEL_KABUL: Final = 1 << 4
CITADEL_TRANSCASPIA: Final = 1 << 5
STRANGE_BEDFELLOWS: Final = 1 << 6
CIVIL_SERVICE_REFORMS: Final = 1 << 7
SAFE_HOUSE: Final = 1 << 8
CHARISMATIC_COURTIERS: Final = 1 << 9
BLACKMAIL_KANDAHAR: Final = 1 << 10
BLACKMAIL_HERAT: Final = 1 << 11
INDIAN_SUPPLIES: Final = 1 << 12
WELL_CONNECTED: Final = 1 << 13
HERAT_INFLUENCE: Final = 1 << 14
PERSIAN_INFLUENCE: Final = 1 << 15
RUSSIAN_INFLUENCE: Final = 1 << 16
INFRASTRUCTURE: Final = 1 << 17
SAVVY_OPERATOR: Final = 1 << 18
IRREGULARS: Final = 1 << 19

LASTING: Final = (
    "new_tactics", "embarrassment_of_riches", "koh_i_noor_recovered", "disregard_for_customs", "courtly_manners",
    "rumor", "conflict_fatigue", "nationalism", "nation_building", "pashtunwali_values",
)  # fmt: skip
NEW_TACTICS: Final = 0
EMBARRASSMENT_OF_RICHES: Final = 1
KOH_I_NOOR_RECOVERED: Final = 2
DISREGARD_FOR_CUSTOMS: Final = 3
COURTLY_MANNERS: Final = 4
RUMOR: Final = 5
CONFLICT_FATIGUE: Final = 6
NATIONALISM: Final = 7
NATION_BUILDING: Final = 8
PASHTUNWALI_VALUES: Final = 9

COURT: Final = 100
FIRST_EVENT: Final = 101
LAST: Final = 116
CHECKS: Final = range(101, 105)

PILES: Final = 6
LEAST_COURT: Final = PILES * (5 + 5)
"""Six piles of 5 + players court cards, for five players."""
LEAST_EVENTS: Final = 6
MOST_ICONS: Final = 4
MOST_RANK: Final = 3
BORDERS: Final = 9
BLOCKS: Final = 12
CYLINDERS: Final = 10
RUPEES: Final = 4
GIFTS: Final = (2, 4, 6)

EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "check": (),
    "favor": SUITS,
    "choose_favor": (),
    "lasting": tuple(word for word in LASTING if word != "rumor"),
    "rumor": (),
    "riots": REGIONS,
    "rebuke": (),
    "failure_to_impress": (),
    "confidence_failure": (),
    "swap_hands": (),
    "rupees": ("1", "2", "3", "4", "5", "6"),
}
"""The effects of events, each with the words one of which follows it; () when none does."""
BUYER: Final = (
    "choose_favor", "rumor", "rebuke", "swap_hands", "rupees", "new_tactics", "koh_i_noor_recovered",
    "courtly_manners", "nationalism", "nation_building",
)  # fmt: skip
"""What needs somebody who bought the event; nobody did when it is discarded."""
EVENT_KEYS: Final = (
    "dominance_check", "no_effect", "public_withdrawal", "failure_to_impress", "confidence_failure",
    "other_persuasive_methods", "backing_of_persian_aristocracy", "rebuke", *LASTING,
    *(f"favor_{suit}" for suit in SUITS), *(f"riots_{region}" for region in REGIONS),
)  # fmt: skip
"""The words by which the texts of events are looked up."""

INSTRUCTIONS: Final = (
    *ACTS,
    "battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy",
    "radicalize",
    "radicalize_card_that_gives_control_of_region",
    "radicalize_card_that_would_place_most_blocks",
    "radicalize_highest_ranked_intelligence",
    "radicalize_highest_ranked_political",
    "radicalize_if_court_size_at_limit_highest_ranked_political",
    "radicalize_if_dominant_coalition_matching_patriot",
    "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence",
    "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees",
    "radicalize_if_military_favored_highest_ranked_military",
    "radicalize_if_no_card_with_move_card_with_move_action",
    "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders",
    "radicalize_if_political_favored_highest_ranked_economic",
    "radicalize_intelligence",
)
WAKHAN: Final = 24
COLUMNS: Final = 6
ROWS: Final = ("top", "bottom")

TABLES: Final = {
    COURT_FILE: ("edition", "facts", "court"),
    EVENT_FILE: ("facts", "event"),
    WAKHAN_FILE: ("facts", "wakhan"),
    MAP_FILE: ("facts", "components", "region", "border"),
}
COURT_FIELDS: Final = (
    "number", "name", "region", "suit", "rank", "icons", "actions", "patriot", "prize", "power",
    "patriot_blocks", *SAID,
)  # fmt: skip
EVENT_FIELDS: Final = (
    "number", "name", "discarded", "bought", "discarded_key", "bought_key", "purchasable", "eats_rupees", *SAID,
)  # fmt: skip
WAKHAN_FIELDS: Final = ("number", "instructions", "loyalty", "regions", "black", "red", "columns", "rows", *SAID)
REGION_FIELDS: Final = ("id", "name", "neighbours", *SAID)
BORDER_FIELDS: Final = ("between", *SAID)
COMPONENT_FIELDS: Final = ("blocks", "cylinders", "rupees", "gifts", "favored", *SAID)

Effects = tuple[tuple[str, ...], ...]


class Automa(NamedTuple):
    """A card that Wakhan plays by. `black` and `columns`, `red` and `rows` (0 top, 1 bottom) belong together."""

    number: int
    instructions: tuple[str, ...]
    loyalty: tuple[int, ...]
    regions: tuple[int, ...]
    black: int
    red: int
    columns: tuple[int, ...]
    rows: tuple[int, ...]


class Cards:
    """All cards of an edition by number, and its map.

    `region`, `suit`, `patriot` and `prize` are -1 where a card has none, `rank` and `power` 0. `name` is the number as
    text, `label` the names in three languages by message key. `patriot_blocks`: its blocks are printed in the
    colour of its patriot. `discarded` and `bought` are the effects of an event; the keys beside them name their
    texts. `neighbours` and `border_of` go by region; `border_between[a * 6 + b]` is -1 where there is none. `wakhan`
    goes by number too, with filler at 0.
    """

    def __init__(self, edition: Edition) -> None:
        for file, known in TABLES.items():
            Entry(file, "", edition.file(file)).only(known)
            facts = Entry(file, "facts", edition.file(file).get("facts", {}))
            facts.only(SAID)
            said(facts)
        self.name: tuple[str, ...] = tuple(str(number) for number in range(LAST + 1))
        self.label: dict[str, dict[str, str]] = {}
        self._read_court(edition)
        self._read_events(edition)
        self._read_map(edition)
        self.wakhan: tuple[Automa, ...] = _wakhan(edition)

    def _read_court(self, edition: Edition) -> None:
        found = numbered(edition, COURT_FILE, "court", COURT_FIELDS, 1, COURT)
        if len(found) < LEAST_COURT:
            raise EditionError(COURT_FILE, "", "court", f"{LEAST_COURT} court cards or more", len(found))
        region = [-1] * (LAST + 1)
        suit = region[:]
        patriot = region[:]
        prize = region[:]
        rank = [0] * (LAST + 1)
        power = rank[:]
        blocks = [False] * (LAST + 1)
        icons: list[tuple[int, ...]] = [()] * (LAST + 1)
        acts = icons[:]
        for number, entry in found.items():
            self.label[f"card-{number}"] = entry.named("name", LANGUAGES)
            region[number] = REGIONS.index(entry.one_of("region", REGIONS))
            suit[number] = SUITS.index(entry.one_of("suit", SUITS))
            rank[number] = entry.integer("rank", 1, MOST_RANK)
            icons[number] = places(entry, "icons", ICONS)
            if len(icons[number]) > MOST_ICONS:
                raise entry.fail("icons", f"{MOST_ICONS} words or fewer")
            acts[number] = places(entry, "actions", ACTS)
            if len(set(acts[number])) < len(acts[number]):
                raise entry.fail("actions", "each action once at most")
            if "patriot" in entry.table:
                patriot[number] = COALITIONS.index(entry.one_of("patriot", COALITIONS))
            if "prize" in entry.table:
                prize[number] = COALITIONS.index(entry.one_of("prize", COALITIONS))
            if "power" in entry.table:
                power[number] = 1 << POWERS.index(entry.one_of("power", POWERS))
            blocks[number] = entry.flag("patriot_blocks", False)
            if blocks[number] and patriot[number] < 0:
                raise entry.fail("patriot_blocks", "this field only on a patriot")
        self.region: tuple[int, ...] = tuple(region)
        self.suit: tuple[int, ...] = tuple(suit)
        self.rank: tuple[int, ...] = tuple(rank)
        self.icons: tuple[tuple[int, ...], ...] = tuple(icons)
        self.acts: tuple[tuple[int, ...], ...] = tuple(acts)
        self.act_mask: tuple[int, ...] = tuple([sum([1 << act for act in printed]) for printed in acts])
        self.patriot: tuple[int, ...] = tuple(patriot)
        self.prize: tuple[int, ...] = tuple(prize)
        self.power: tuple[int, ...] = tuple(power)
        self.patriot_blocks: tuple[bool, ...] = tuple(blocks)
        self.leveraged: tuple[bool, ...] = tuple(LEVERAGE in printed for printed in icons)
        self.court_names: tuple[str, ...] = tuple(str(number) for number in sorted(found))

    def _read_events(self, edition: Edition) -> None:
        found = numbered(edition, EVENT_FILE, "event", EVENT_FIELDS, FIRST_EVENT, LAST)
        for number in CHECKS:
            if number not in found:
                raise EditionError(EVENT_FILE, "", "event", f"a dominance check with number {number}")
        if len(found) < len(CHECKS) + LEAST_EVENTS:
            expected = f"{LEAST_EVENTS} events or more besides the dominance checks"
            raise EditionError(EVENT_FILE, "", "event", expected, len(found) - len(CHECKS))
        discarded: list[Effects] = [()] * (LAST + 1)
        bought = discarded[:]
        buyable = [False] * (LAST + 1)
        eats = buyable[:]
        discarded_key = [""] * (LAST + 1)
        bought_key = discarded_key[:]
        for number in range(1, COURT + 1):
            buyable[number] = self.rank[number] > 0
        for number, entry in found.items():
            self.label[f"card-{number}"] = entry.named("name", LANGUAGES)
            buyable[number] = entry.flag("purchasable", True)
            eats[number] = entry.flag("eats_rupees", False)
            discarded[number] = _effects(entry, "discarded", number)
            if buyable[number]:
                bought[number] = _effects(entry, "bought", number)
            elif "bought" in entry.table or number in CHECKS:
                raise entry.fail("purchasable", "true, or no field bought, and never on a dominance check")
            discarded_key[number] = entry.one_of("discarded_key", EVENT_KEYS)
            bought_key[number] = entry.one_of("bought_key", EVENT_KEYS)
        self.discarded: tuple[Effects, ...] = tuple(discarded)
        self.bought: tuple[Effects, ...] = tuple(bought)
        self.buyable: tuple[bool, ...] = tuple(buyable)
        self.eats_rupees: tuple[bool, ...] = tuple(eats)
        self.check: tuple[bool, ...] = tuple(number in CHECKS for number in range(LAST + 1))
        self.discarded_key: tuple[str, ...] = tuple(discarded_key)
        self.bought_key: tuple[str, ...] = tuple(bought_key)
        self.event_names: tuple[str, ...] = tuple(str(number) for number in sorted(found) if number not in CHECKS)
        self.check_names: tuple[str, ...] = tuple(str(number) for number in CHECKS)

    def _read_map(self, edition: Edition) -> None:
        _components(edition)
        pairs: list[tuple[int, int]] = []
        names: list[str] = []
        for entry in tables(edition, MAP_FILE, "border", lambda i, row: f"border {i + 1}"):
            entry.only(BORDER_FIELDS)
            said(entry)
            ends = places(entry, "between", REGIONS)
            if len(ends) != 2 or ends[0] == ends[1]:
                raise entry.fail("between", "two different regions")
            pair = (min(ends), max(ends))
            if pair in pairs:
                raise entry.fail("between", "regions that have no border yet")
            pairs.append(pair)
            names.append("-".join(REGIONS[end] for end in ends))
        if len(pairs) != BORDERS:
            raise EditionError(MAP_FILE, "", "border", f"{BORDERS} borders", len(pairs))
        _check_regions(edition, pairs)
        self.borders: tuple[tuple[int, int], ...] = tuple(pairs)
        self.border_names: tuple[str, ...] = tuple(names)
        everywhere = range(len(REGIONS))
        self.border_of: tuple[tuple[int, ...], ...] = tuple(
            tuple(i for i, pair in enumerate(pairs) if region in pair) for region in everywhere
        )
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(_beside(pairs, region) for region in everywhere)
        self.border_between: tuple[int, ...] = tuple(
            pairs.index((min(a, b), max(a, b))) if (min(a, b), max(a, b)) in pairs else -1
            for a in everywhere
            for b in everywhere
        )


def _beside(pairs: list[tuple[int, int]], region: int) -> tuple[int, ...]:
    """The regions that share a border with this one, ascending."""
    return tuple(sorted(sum(pair) - region for pair in pairs if region in pair))


def _effects(entry: Entry, field: str, number: int) -> Effects:
    """A list of effects, each a word of EFFECTS with its argument."""
    rows = entry.table.get(field)
    if not isinstance(rows, list):
        raise entry.fail(field, "a list of effects")
    found: list[tuple[str, ...]] = []
    for row in rows:
        if not isinstance(row, list) or not row or str(row[0]) not in EFFECTS:
            raise entry.fail(field, "effects that begin with one of " + ", ".join(EFFECTS))
        values = EFFECTS[row[0]]
        if len(row) != 1 + bool(values) or any(word not in values for word in row[1:]):
            raise entry.fail(field, f"after {row[0]} " + ("one of " + ", ".join(values) if values else "nothing"))
        if field == "discarded" and any(word in BUYER for word in row):
            raise entry.fail(field, "effects that need no buyer: none of " + ", ".join(BUYER))
        found.append(tuple(str(word) for word in row))
    if number in CHECKS and found != [("check",)]:
        raise entry.fail(field, '[["check"]], as this is a dominance check')
    if number not in CHECKS and ("check",) in found:
        raise entry.fail(field, f"no check: numbers {CHECKS[0]} to {CHECKS[-1]} are the dominance checks")
    return tuple(found)


def _wakhan(edition: Edition) -> tuple[Automa, ...]:
    """Her cards by number; all of them, for an automa with fewer is another one."""
    found = numbered(edition, WAKHAN_FILE, "wakhan", WAKHAN_FIELDS, 1, WAKHAN)
    cards = [Automa(0, (), (), (), 0, 0, (), ())]
    for number in range(1, WAKHAN + 1):
        if number not in found:
            raise EditionError(WAKHAN_FILE, "", "wakhan", f"a card with number {number}")
        entry = found[number]
        instructions = words(entry, "instructions", INSTRUCTIONS)
        if len(instructions) != 3:
            raise entry.fail("instructions", "three instructions")
        cards.append(
            Automa(
                number,
                instructions,
                order(entry, "loyalty", COALITIONS),
                order(entry, "regions", REGIONS),
                entry.integer("black", 0, COLUMNS - 1),
                entry.integer("red", 0, len(ROWS) - 1),
                permutation(entry, "columns", COLUMNS),
                order(entry, "rows", ROWS),
            )
        )
    return tuple(cards)


def _components(edition: Edition) -> None:
    """What the box holds and the board shows has to be what the rulebook says."""
    entry = Entry(MAP_FILE, "components", edition.file(MAP_FILE).get("components"))
    entry.only(COMPONENT_FIELDS)
    said(entry)
    for field, number in (("blocks", BLOCKS), ("cylinders", CYLINDERS), ("rupees", RUPEES)):
        entry.integer(field, number, number)
    if entry.table.get("gifts") != list(GIFTS):
        raise entry.fail("gifts", f"{list(GIFTS)}")
    if order(entry, "favored", SUITS) != (0, 1, 2, 3):
        raise entry.fail("favored", "the order " + ", ".join(SUITS))


def _check_regions(edition: Edition, pairs: list[tuple[int, int]]) -> None:
    """Each region is there once and names as neighbours those with which it shares a border."""
    seen: list[str] = []
    for entry in tables(edition, MAP_FILE, "region", lambda i, row: str(row.get("id", f"region {i + 1}"))):
        entry.only(REGION_FIELDS)
        said(entry)
        region = entry.one_of("id", REGIONS)
        if region in seen:
            raise entry.fail("id", "a region that is not there yet")
        seen.append(region)
        entry.named("name", LANGUAGES)
        beside = _beside(pairs, REGIONS.index(region))
        if tuple(sorted(places(entry, "neighbours", REGIONS))) != beside or not beside:
            expected = ", ".join(REGIONS[other] for other in beside) or "at least one border"
            raise entry.fail("neighbours", f"{expected}, as the borders say")
    for region in REGIONS:
        if region not in seen:
            raise EditionError(MAP_FILE, "", "region", f"a region {region}")
