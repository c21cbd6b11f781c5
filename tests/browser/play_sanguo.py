"""A whole match of Three Kingdoms between two people and two bots, by the page alone.

The two lead the brothers of Wei and have agreed what happens: letters, an agreement that is kept and one that is
broken, war with a bot, an alliance, civil war, a retreat, builds. Then the parts of the match beside the slider must
show every season with its orders and what came of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from leader import Leader
from player import PATIENCE, Stuck

from yiqi.server import words

if TYPE_CHECKING:
    from play_through import Visit

SECOND_NAME: Final = "Anders"
TABLES: Final = 60
"""How many tables are opened until chance makes the two brothers: one of six does."""
OPTIONS: Final = ("years=5",)
PACE: Final = "phased"
SEATS: Final = 4
BOT: Final = 2
"""The seat of the bot that war is declared on."""
WEI: Final = ("cao_cao", "lu_bu")
ALL: Final = ("cao_cao", "lu_bu", "liu_bei", "sun_quan")
ALLIANCE: Final = ["propose", "1", "alliance", "none", "none", "0"]
PLACES: Final = ((8, 9, 5), (11, 10, 17))
"""Where the two begin: the capital, then militias."""
LETTERS: Final = {
    "en": ("Take Henei, I take Jingzhao.", "Agreed. Allies again in autumn?", "Now it is each for himself."),
    "zh-Hant": ("河內歸你，京兆歸我。", "好。秋天再結盟？", "從今以後各憑本事。"),
    "zh-Hans": ("河内归你，京兆归我。", "好。秋天再结盟？", "从今以后各凭本事。"),
}
POWER: Final = {"a": 2, "l": 1, "m": 1}
STORM: Final = 5
"""The season from which they fight: spring of the third year."""


def play(visit: Visit) -> None:
    """Opens a table, plays five years, and looks at what they left. Raises Stuck."""
    Two(visit).play()


class Two:
    """The two and what has happened: `season` counts from 1, two a year."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.one = visit.player(Leader)
        self.two = visit.player(Leader, SECOND_NAME)
        self.two.kinds = self.one.kinds
        self.both = (self.one, self.two)
        self.texts = LETTERS[visit.args.language]
        self.season = 0
        self.given: dict[int, list[str]] = {}
        self.retreats: list[tuple[Leader, list[str]]] = []
        self.builds: list[tuple[Leader, list[str]]] = []
        self.asked_for: list[str] = []

    def play(self) -> None:
        """The match, from the home page to the results."""
        self.open()
        while not self.one.over():
            self.ask()
        self.prove()
        self.archive()
        self.one.finish(self.visit.address, "sanguo")

    # the table

    def open(self) -> None:
        """Tables until the two lead the brothers; the others are closed by vote."""
        for _ in range(TABLES):
            options = [*OPTIONS, *self.visit.args.option]
            self.one.open_table(self.visit.address, "sanguo", SEATS, options, people=2, pace=PACE)
            if "gather" not in self.one.kinds:
                self.one.look("gather")
            self.two.sit(self.one.page.url)
            for who in self.both:
                who.seated()
            if self.settled(self.one, 0) and self.settled(self.two, 1):
                return
            self.close()
        raise Stuck("the two never led the brothers")

    def settled(self, who: Leader, k: int) -> bool:
        """Whether he leads one of the brothers, as the question says; then he has placed him."""
        who.until(lambda: who.mine() and bool(who.offered("place")), "is not asked for his capital")
        if not any(who.heard(f"leader-{leader}") in who.asked()[1] for leader in WEI):
            return False
        who.do(f"place {PLACES[k][0]}")
        return True

    def close(self) -> None:
        """The table is ended: one proposes it, the other agrees."""
        page = self.one.page
        page.locator("#table-menu summary").click()
        page.locator("#m-end").click()
        page.locator("#dialog .btn.pri").click()
        self.two.page.locator("#votes .btn.pri").click()
        for who in self.both:
            who.until(lambda who=who: who.ear.state["status"] == "ended", "the table is not closed")  # type: ignore[misc]

    # the phases

    def ask(self) -> None:
        """One phase, from when one of the two is asked until both have answered."""
        one = self.one
        one.until(lambda: one.over() or any(who.mine() for who in self.both), "nobody is asked", 2 * PATIENCE)
        if one.over():
            return
        # the other may be told a moment later
        one.page.wait_for_timeout(150)
        one.until(lambda: self.one.phase() == self.two.phase(), "the two are told different things")
        phase = one.phase()
        asked = [who for who in self.both if who.mine()]
        if phase == "recruit":
            for who in asked:
                free = who.offered("place")
                wanted = [["place", str(n)] for n in PLACES[who.seat]]
                who.do(" ".join(next(place for place in (*wanted, *free) if place in free)))
            return
        if phase == "talk":
            self.season += 1
        scene: Any = {"talk": self.talk, "write": self.write, "retreat": self.retreat, "build": self.build}[phase]
        scene(asked)
        for who in asked:
            who.do("commit")

    def talk(self, asked: list[Leader]) -> None:
        one, two = self.both
        if one.page.locator("#players .clock").count() == 0:
            one.complain("talk", ["no clock runs"])
        if self.season == 1:
            one.write(two, self.texts[0])
            two.read(self.texts[0])
            two.write(one, self.texts[1])
            one.read(self.texts[1])
            for who in self.both:
                who.look("letters")
                who.board()
        elif self.season == 2:
            offer = " ".join(ALLIANCE)
            if one.clicks(offer) != 2:
                one.complain("talk", ["a proposal takes more than two clicks"])
            one.do(offer)
            self.agree(two, one)
        elif self.season == 3:
            offers = [*two.offered("propose", "0", "support"), *two.offered("propose", "0", "move")]
            self.asked_for = next((offer for offer in offers if offer[3:5] == ["m5", "m6"]), offers[0])
            two.do(" ".join(self.asked_for))
            self.agree(one, two)
        elif self.season == STORM:
            one.write(two, self.texts[2])
            two.read(self.texts[2])
            for who in self.both:
                who.board()

    def agree(self, who: Leader, other: Leader) -> None:
        """Says yes to what the other proposed, by his leader's name on it."""
        row = f"section[data-panel=letters] [data-thing^='proposal '][aria-label*='{self.leader(who, other.seat)}']"
        part = who.page.locator(row)
        part.first.wait_for(state="attached")
        number = str(part.first.get_attribute("data-thing")).split(" ")[1]
        who.until(lambda: who.can(f"answer {number} yes"), "has nothing to answer")
        who.do(f"answer {number} yes")

    def leader(self, who: Leader, seat: int) -> str:
        """What the leader at a seat is called on a page."""
        row = who.page.locator(f"section[data-panel=relations] [data-thing='player {seat}']").first
        said = row.get_attribute("aria-label") or ""
        return next(name for name in map(who.heard, [f"leader-{key}" for key in ALL]) if name in said)

    def write(self, asked: list[Leader]) -> None:
        one, two = self.both
        if self.season == 1:
            self.hush()
            self.order(one, "p1 neutral none 0")
            self.order(one, "a8 hold none 0")
            two.type(f"{self.word(two, 'war')} {self.leader(two, BOT)}\nA11 H")
        elif self.season == 2:
            self.order(one, "p1 ally none 0")
            self.order(one, "a8 move none 20")
            two.type(f"{self.word(two, 'ally')} {self.leader(two, 0)}; M10->6; M17->19")
            self.given.setdefault(2, []).extend(["M10→6", "M17→19"])
        elif self.season == 3:
            # what was agreed is not done
            self.order(one, "m5 hold none 0")
        elif self.season >= STORM and asked == list(self.both) and not self.retreats:
            if one.can("order p1 war none 0"):
                one.do("order p1 war none 0")
            self.attack()

    def word(self, who: Leader, act: str) -> str:
        """How a relation is written in the rulebook's notation."""
        chinese = {"war": "宣戰", "ally": "結盟"} if who.language == "zh-Hant" else {"war": "宣战", "ally": "结盟"}
        return {"war": "WAR", "ally": "ALLY"}[act] if who.language == "en" else chinese[act]

    def hush(self) -> None:
        """While orders are written nobody writes letters."""
        who = self.two
        who.side("letters")
        who.page.locator("#p-letters .hush").wait_for()
        who.look("silence")
        who.board()

    def order(self, who: Leader, line: str) -> None:
        """Writes a line by clicks if it may be written, and keeps it in mind to be found again later."""
        action = f"order {line}"
        if not who.can(action):
            return
        who.do(action)
        unit, act, about, to = line.split(" ")
        said = {"move": f"{unit}→{to}", "support": f"{unit} S {about}→{to}"}.get(act)
        if said:
            self.given.setdefault(self.season, []).append(said.upper())

    def units(self, who: Leader) -> list[str]:
        """Somebody's units, as his own sheet lists them."""
        rows = who.page.locator("section[data-panel=orders] [data-thing^='unit ']")
        things = {str(row.get_attribute("data-thing")) for row in rows.all()}
        return sorted(thing.split(" ")[1] for thing in things)

    def attack(self) -> None:
        """The first of the two attacks a unit of the other with all he has next to it."""
        one, two = self.both
        best: tuple[int, str, str] = (0, "", "")
        for target in self.units(two):
            for _, unit, _, _, to in one.offered("order"):
                if to != target[1:] or unit[0] == "l" or not one.can(f"order {unit} move none {to}"):
                    continue
                helpers = self.helpers(unit, to)
                need = POWER[target[0]] + (target[0] == "m")
                with_leader = any(other[1:] == target[1:] for other in self.units(two) if other != target)
                value = POWER[unit[0]] + sum(POWER[h[0]] for h in helpers) - need - 2 * with_leader
                best = max(best, (value + 10, unit, to))
        if not best[1]:
            return
        _, unit, to = best
        self.order(one, f"{unit} move none {to}")
        for helper in self.helpers(unit, to):
            self.order(one, f"{helper} support {unit} {to}")

    def helpers(self, unit: str, to: str) -> list[str]:
        """Who of the first one's can support a move."""
        found = {line[1] for line in self.one.offered("order") if line[2:] == ["support", unit, to]}
        return sorted(found - {unit})

    def retreat(self, asked: list[Leader]) -> None:
        for who in asked:
            who.look("retreat")
            for unit in sorted({line[1] for line in who.offered("order")}, key=lambda unit: "aml".index(unit[0])):
                ways = [line for line in who.offered("order", unit) if line[2] == "retreat"]
                if ways:
                    who.do(" ".join(ways[0]))
                    self.retreats.append((who, ways[0]))

    def build(self, asked: list[Leader]) -> None:
        for who in asked:
            while offered := sorted(line for line in who.offered("order") if line[2] == "build"):
                who.do(" ".join(offered[0]))
                self.builds.append((who, offered[0]))
        self.one.look(f"build-{self.season}")

    # what they leave

    def prove(self) -> None:
        """Everything that was to happen is in the log of both."""
        happened = {
            "peace between the two": ("relation", {"seat": 0, "seat_other": 1, "relation": "neutral"}),
            "an alliance": ("relation", {"seat": 0, "seat_other": 1, "relation": "alliance"}),
            "a civil war": ("relation", {"seat": 0, "seat_other": 1, "relation": "civil"}),
            "a declared war": ("relation", {"seat": 1, "seat_other": BOT, "relation": "war"}),
            "an agreement kept": ("kept-full", {"seat": 1, "seat_other": 0, **request(ALLIANCE)}),
            "an agreement broken": ("broken-full", {"seat": 0, "seat_other": 1, **request(self.asked_for)}),
        }
        for name, (key, args) in happened.items():
            self.expect(name, all(who.told(key, **args) for who in self.both))
        for name, key, done in (("a retreat", "retreated", self.retreats), ("builds", "build", self.builds)):
            self.expect(name, bool(done))
            for who, (_, unit, _, _, to) in done:
                place = {"province": int(to)} if key == "retreated" else {}
                told = [other.told(key, seat=who.seat, unit=unit, **place) for other in self.both]
                self.expect(f"{name}: {unit}", all(told))
        self.expect("three years", self.season >= 6)

    def expect(self, name: str, found: bool) -> None:
        if not found:
            self.one.complain("match", [f"not brought about, or not told to both: {name}"])

    def archive(self) -> None:
        """Beside the slider every season can be gone to, and shows its orders and what came of them."""
        for who in self.both:
            if who.narrow:
                who.page.locator("#tabbar [data-tab=talk]").click()
            options = who.page.locator("#chapters option").all()
            parts = {str(option.text_content()): option.get_attribute("value") for option in options}
            for season in range(1, self.season + 1):
                name = words.say(who.heard, "chapter-write-closed", when(season))
                found = [value for text, value in parts.items() if name and name in text]
                if len(found) != 1:
                    who.complain("archive", [f"{len(found)} parts are called {name}"])
                    continue
                who.page.select_option("#chapters", value=found[0])
                self.shown(who, season, str(found[0]))
            if who.page.locator("#now").is_visible():
                who.page.locator("#now").click()

    def shown(self, who: Leader, season: int, seq: str) -> None:
        """The season is on the page: orders in the rulebook's notation, results, arrows, relations."""
        page = who.page
        given = self.given.get(season, [])
        orders = page.locator("section[data-panel=orders]")
        # where nothing is built the next spring has begun
        years = [who.heard("board-year-of", n=(season + k) // 2, most=5) for k in (1, 2)]

        def there() -> bool:
            # the line of the log is marked once the position is drawn; the last one is the present
            marked = page.locator(f"#log li.at[data-seq='{seq}']").count()
            if not marked and page.locator("#looking").get_attribute("hidden") is None:
                return False
            text = orders.text_content() or ""
            return all(line in text for line in given) and page.locator("#board .sg-arrow").count() >= len(given) / 2

        try:
            who.until(there, "", 8.0)
        except Stuck:
            who.complain("archive", [f"season {season} does not show {given}: {(orders.text_content() or '')[:200]}"])
        if not sum(orders.locator(f"use[href='#sanguo-{sign}']").count() for sign in ("yes", "no")):
            who.complain("archive", [f"season {season} has no results"])
        cells = {2: "brothers", 1: "neutral"}.get(season, "civil" if season >= STORM else "")
        if cells and page.locator(f"section[data-panel=relations] .sg-cell-{cells}").count() < 2:
            who.complain("archive", [f"season {season} shows nobody {cells}"])
        if season in (1, 2, STORM):
            for tab in ("board", "orders", "leader", "talk") if who.narrow else ("",):
                if tab:
                    page.locator(f"#tabbar [data-tab={tab}]").click()
                who.look(f"archive-{season}{'-' * bool(tab)}{tab}-{who.seat}")
        clock = page.locator("section[data-panel=clock]").text_content() or ""
        if not any(year in clock for year in years):
            who.complain("archive", [f"season {season} does not say {years[0]}"])


def when(season: int) -> dict[str, Any]:
    """A season as the log's messages name it."""
    return {"season": "spring" if season % 2 else "autumn", "n": (season + 1) // 2}


def request(offer: list[str]) -> dict[str, Any]:
    """What is proposed, as the log's messages name it."""
    _, _, kind, unit, own, place = offer
    return {"proposal": kind, "unit": unit, "unit_own": own, "province": int(place)}
