"""A page whose game says where its panels stand: Pax Pamir's layout with panels and messages of our own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from house import NARROW, reader
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

pytestmark = pytest.mark.timeout(120)

Message = dict[str, Any]


def thing(name: str, x: float, y: float, w: float = 50, h: float = 50) -> str:
    return (
        f'<g data-thing="{name}" aria-label="{name}"><rect class="ring" x="{x}" y="{y}" width="{w}" height="{h}" '
        f'fill="none" pointer-events="all"/></g>'
    )


def picture(title: str, w: int, h: int, *things: str, cls: str = "") -> str:
    ground = f'<rect width="{w}" height="{h}" class="panel"/><text x="8" y="20" font-size="14">{title}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board {cls}" viewBox="0 0 {w} {h}" width="{w}" height="{h}" '
        f'aria-label="{title}">{ground}{"".join(things)}</svg>'
    )


def panels(players: int, own: int | None, narrow: bool) -> dict[str, str]:
    """Panels as large as the game draws them."""
    row = "across" if narrow else ""
    found = {
        "map": picture("Map", *((374, 520) if narrow else (505, 570)), thing("region herat", 60, 60)),
        "market": picture("Market", 544 if narrow else 508, 286, thing("card 5", 10, 40), cls=row),
        "check": picture("Check", *((374, 235) if narrow else (506, 217))),
    }
    for n in range(players):
        size = ((374, 252) if n == own else (374, 110)) if narrow else (612, 137) if n == own else (356, 99)
        ends = [thing("end left", 130, 20), thing("end right", 300, 20)] if n == own else []
        found[f"court {n}"] = picture(f"Court {n}", *size, thing(f"card {20 + n}", 200, 30), *ends)
    if own is not None:
        found["hand"] = picture("Hand", 170, 136, thing("card 34", 4, 4, 78, 122), cls=row)
    return found


def player(n: int, **more: Any) -> Message:
    stats = [{"key": "rupees", "icon": "u-star", "text": "4", "title": "Rupees: 4"}]
    kind = "person" if n == 0 else "bot"
    told = {"seat": n, "name": f"Guest {n}", "kind": kind, "kept": False, "held": True, "turn": n == 0, "online": True}
    return {**told, "stats": stats, "points": n, "clock": None, **more}


def message(width: int, players: int = 5, own: int | None = 0, **more: Any) -> Message:
    told: Message = {
        "n": 1,
        "whole": True,
        "seat": own,
        "seq": 12,
        "question": 7,
        "status": "running",
        "broken": False,
        "panels": panels(players, own, width < NARROW),
        "actions": [],
        "near": [],
        "asks": {},
        "progress": [],
        "players": [player(n) for n in range(players)],
        "votes": [],
        "undo": {"free": [], "ask": [], "request": None},
        "prompt": {"who": "you", "seats": [0], "text": "What now?", "help": ""},
        "phase": {"key": "turn", "text": "Turn", "talk": "free"},
        "log": [{"seq": n, "seat": n % 5, "lines": [f"Guest {n % 5} waited."], "undone": False} for n in range(12)],
        "chat": [],
    }
    return told | more


class Table:
    """A page of Pax Pamir that is told what the test wants, and what it sends."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[Message] = []
        self.first: Message = {}
        self.replies: dict[str, Message] = {}
        page.route_web_socket(re.compile(r"/live"), self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._heard)
        socket.send(json.dumps(self.first))

    def _heard(self, text: str | bytes) -> None:
        asked = json.loads(text)
        self.sent.append(asked)
        self.socket.send(json.dumps({"re": asked["key"], "ok": True, **self.replies.get(asked["do"], {})}))

    def acted(self) -> Message:
        """The action that the page sends; it may be on its way."""
        for _ in range(100):
            acts = [asked for asked in self.sent if asked["do"] == "act"]
            if acts:
                return acts[-1]
            self.page.wait_for_timeout(30)
        raise AssertionError("no action was sent")

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def panel(self, name: str) -> Locator:
        return self.find(f'section[data-panel="{name}"]')


@pytest.fixture
def sit(browser: Browser, address: str) -> Callable[..., Table]:
    """Opens a table of Pax Pamir; what the server says there is replaced by a message."""

    def opened(width: int, height: int = 0, language: str = "en", **more: Any) -> Table:
        page = reader(browser, language, width).new_page()
        if height:
            page.set_viewport_size({"width": width, "height": height})
        table = Table(page)
        table.first = message(width, **more)
        page.goto(address)
        form = page.locator('.new-table[data-game="pamir"]')
        if form.is_hidden():
            page.locator('.new-table:visible input[name=game][value="pamir"]').check(force=True)
        form.locator("input[name=me]").fill("小雨")
        form.locator(".submit .btn").click()
        page.wait_for_selector("#board svg", state="attached")
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        return table

    return opened


def box(part: Locator) -> tuple[float, float, float, float]:
    found = part.bounding_box()
    assert found is not None, "it is shown"
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def inside(part: Locator, width: int, height: int) -> bool:
    left, top, right, bottom = box(part)
    return left >= 0 and top >= 0 and right <= width + 0.5 and bottom <= height + 0.5


def apart(parts: Sequence[Locator]) -> None:
    found = [box(part) for part in parts]
    for i, (left, top, right, bottom) in enumerate(found):
        for left_2, top_2, right_2, bottom_2 in found[i + 1 :]:
            assert left >= right_2 - 1 or left_2 >= right - 1 or top >= bottom_2 - 1 or top_2 >= bottom - 1


@pytest.mark.parametrize(("width", "height", "scale"), [(1440, 900, 0.97), (1180, 800, 0.79)])
def test_five_players_see_everything_at_once(sit: Callable[..., Table], width: int, height: int, scale: float) -> None:
    table = sit(width, height)
    names = ["map", "market", "check", *(f"court {n}" for n in range(5)), "hand"]
    drawn = [table.panel(name).locator("svg.board") for name in names]
    apart([*drawn, table.find("#prompt"), table.find(".talk"), table.find(".replay")])
    for name, svg in zip(names, drawn, strict=True):
        assert inside(svg, width, height), name
        whole = svg.evaluate("(part) => part.getBoundingClientRect().width / part.viewBox.baseVal.width")
        assert whole >= scale, f"{name} is drawn at {whole:.2f}"
    left, right = box(drawn[0]), box(table.find("#side"))
    own, hand = box(drawn[3]), box(drawn[-1])
    assert own[1] > left[3], "one's own court is below the map"
    assert abs(own[1] - hand[1]) < 40, "the hand is beside it"
    for n in range(1, 5):
        assert box(drawn[3 + n])[0] > right[0], "the others are on the right"
        expect(table.find(f'.seatbox[data-seat="{n}"] .n b')).to_have_text(f"Guest {n}")
    assert table.find(".talk").evaluate("(part) => part.clientHeight") > 150


def test_who_looks_on_sees_all_courts_in_the_list(sit: Callable[..., Table], browser: Browser) -> None:
    address = sit(1440).page.url
    table = Table(reader(browser, "en", 1440).new_page())
    table.first = message(1440, own=None, prompt={"who": "seat", "seats": [1], "text": "Guest 1 to move", "help": ""})
    table.page.goto(address)
    expect(table.find("#players .seatbox section")).to_have_count(5)
    assert all(inside(table.panel(f"court {n}").locator("svg.board"), 1440, 900) for n in range(5))


def test_the_others_are_in_a_drawer_between(sit: Callable[..., Table]) -> None:
    table = sit(1000, 800, actions=[{"action": "betray 22", "path": ["card 22"], "label": "Betray"}])
    for name in ("map", "market", "check", "court 0", "hand"):
        table.panel(name).locator("svg.board").scroll_into_view_if_needed()
        assert inside(table.panel(name).locator("svg.board"), 1000, 800 if name != "map" else 3000), name
    assert not table.panel("court 2").is_visible()
    expect(table.find("#drawer")).to_have_class(re.compile("dot"))
    table.find("#drawer").click()
    table.panel("court 2").locator("[data-is=lit]").click()
    assert table.acted()["action"] == "betray 22"


def test_a_telephone_has_players_in_a_strip_and_tabs(sit: Callable[..., Table]) -> None:
    table = sit(390)
    expect(table.find("#mini button")).to_have_count(5)
    expect(table.find("#tabbar button")).to_have_text(["Map", "Market", "Court", "Score", "Log"])
    assert not table.find("#peek").is_visible()
    table.find("#mini button").nth(2).click()
    expect(table.panel("court 2")).to_be_visible()
    expect(table.panel("court 3")).to_be_hidden()
    assert box(table.panel("court 2"))[3] <= box(table.panel("map"))[1] + 8
    table.find("#mini button").nth(3).click()
    expect(table.panel("court 3")).to_be_visible()
    expect(table.panel("court 2")).to_be_hidden()
    table.find("#mini button").nth(3).click()
    expect(table.find("#peek")).to_be_hidden()
    table.find("#mini button").nth(0).click()
    expect(table.panel("court 0")).to_be_visible()
    expect(table.find("#tabbar [aria-current]")).to_have_text("Court")
    for tab, name in (("Market", "market"), ("Score", "check"), ("Map", "map")):
        table.find("#tabbar button").get_by_text(tab).click()
        expect(table.panel(name)).to_be_visible()
        expect(table.panel("hand")).to_be_visible()
    table.find("#tabbar button").get_by_text("Log").click()
    expect(table.find("#players .pl")).to_have_count(5)
    assert table.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_telephone_goes_to_where_something_can_be_chosen(sit: Callable[..., Table]) -> None:
    ends = [
        {"action": f"play 34 {e}", "path": ["card 34", f"end {e}"], "label": f"Play {e}"} for e in ("left", "right")
    ]
    table = sit(390, actions=[*ends, {"action": "betray 23", "path": ["card 23"], "label": "Betray"}])
    table.find("#tabbar button").get_by_text("Market").click()
    expect(table.find("#tabbar .dot")).to_have_text("Map")
    expect(table.find("#mini button.dot")).to_have_attribute("data-seat", "3")
    table.panel("hand").locator("[data-is=lit]").click()
    expect(table.find("#tabbar [aria-current]")).to_have_text("Court")
    table.panel("court 0").locator('[data-thing="end right"]').click()
    assert table.acted()["action"] == "play 34 right"


def test_a_unit_then_a_region(sit: Callable[..., Table]) -> None:
    actions = [{"action": "move_spy 20 5", "path": ["card 20", "region herat"], "label": "Move"}]
    table = sit(1440, actions=actions)
    table.panel("court 0").locator("[data-is=lit]").click()
    table.panel("map").locator("[data-is=lit]").click()
    assert table.acted()["action"] == "move_spy 20 5"


BRIBE = [
    {"action": "pay", "path": [], "label": "Pay 3"},
    *[{"action": f"offer {n}", "path": [], "label": f"Offer {n}"} for n in range(3)],
    {"action": "cancel", "path": [], "label": "Take it back"},
]


@pytest.mark.parametrize("width", [1440, 1000, 390])
def test_a_question_of_buttons_is_a_compact_row(sit: Callable[..., Table], width: int) -> None:
    table = sit(width, actions=BRIBE)
    prompt, buttons = table.find("#prompt"), table.find("#answers [data-action]")
    expect(prompt).to_have_class(re.compile("asks"))
    expect(buttons).to_have_text(["Pay 3", "Offer 0", "Offer 1", "Offer 2", "Take it back"])
    expect(table.find("#answers .pri")).to_have_text("Pay 3")
    boxes = [box(button) for button in buttons.all()]
    if width > NARROW:
        assert len({round(top) for _, top, _, _ in boxes}) == 1, "one row"
        assert boxes[0][0] > box(table.find("#ask"))[0] + 200, "beside the question"
        assert prompt.evaluate("(part) => part.offsetHeight") < 80
    else:
        assert all(bottom - top >= 44 and right - left >= 44 for left, top, right, bottom in boxes)
        assert prompt.evaluate("(part) => part.offsetHeight") < 180
    buttons.nth(2).click()
    acted = table.acted()
    assert (acted["action"], acted["question"]) == ("offer 1", 7)


STANDING = [
    {"action": f"standing {n}", "path": [], "label": f"Always {n}", "aside": "When I am asked"}
    for n in ("waive", "all")
]


@pytest.mark.parametrize("width", [1440, 390])
def test_what_is_settled_beforehand_is_a_quiet_menu(sit: Callable[..., Table], width: int) -> None:
    prompt = {"who": "seat", "seats": [1], "text": "Guest 1 to move", "help": "When I am asked"}
    table = sit(width, actions=STANDING, prompt=prompt)
    expect(table.find("#answers [data-action]")).to_have_count(0)
    expect(table.find("#help")).to_have_text("")
    if width < NARROW:
        table.find("#mini button").first.click()
    menu = table.find(".own-head button.aside")
    expect(menu).to_have_text("When I am asked")
    assert menu.evaluate("(part) => part.offsetHeight") <= (50 if width < NARROW else 32), "it is small"
    menu.click()
    expect(table.find("#choose [role=menuitem]")).to_have_text(["Always waive", "Always all"])
    table.page.keyboard.press("ArrowDown")
    table.page.keyboard.press("Enter")
    acted = table.acted()
    assert (acted["action"], acted["question"]) == ("standing all", 7)


def test_an_answer_beforehand_is_no_answer_now(sit: Callable[..., Table]) -> None:
    table = sit(1440, actions=[{"action": "demand 0", "path": [], "label": "Take 0"}, *STANDING])
    expect(table.find("#answers [data-action]")).to_have_text(["Take 0"])
    expect(table.find(".own-head button.aside")).to_have_count(1)


@pytest.mark.parametrize("width", [1440, 390])
def test_what_an_automa_did_can_be_watched(sit: Callable[..., Table], width: int) -> None:
    log = [
        {
            "seq": n,
            "seat": 0 if n < 9 else 1,
            "lines": [f"{'Guest 0' if n < 9 else 'Wakhan'} did {n}."],
            "undone": False,
        }
        for n in range(13)
    ]
    players = [player(0), player(1, kind="automa", name="Wakhan", turn=False)]
    table = sit(width, players=2, log=log)
    table.first = message(width, 2, log=log) | {"players": players}
    table.page.reload()
    watch = table.find("[data-key=watch]")
    expect(watch).to_have_text("What Wakhan did")
    table.replies["look"] = {"seq": 9, "panels": panels(2, 0, width < NARROW), "phase": {}}
    watch.click()
    expect(table.find("#looking span")).to_have_text("Wakhan did 9.")
    expect(table.find("#looking span")).to_have_text("Wakhan did 10.")
    assert [asked["seq"] for asked in table.sent if asked["do"] == "look"][:3] == [8, 9, 10]
    expect(table.find("#log li.at")).to_have_text("Wakhan did 10.")
    table.find("#now").click()
    expect(table.find("#log li.at")).to_have_count(0)
    expect(table.find("#players .n b").last).to_have_text("Wakhan")


def test_words_of_tabs_change_with_the_language(sit: Callable[..., Table]) -> None:
    table = sit(390, language="zh-Hant")
    expect(table.find("#tabbar button").first).to_have_text("地圖")


# the home page


def test_a_table_for_one(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    page.locator('.new-table:visible input[name=game][value="pamir"]').check(force=True)
    form = page.locator('.new-table[data-game="pamir"]')
    form.locator("input[name=me]").fill("小雨")
    form.locator(".more summary").click()
    wakhan = form.locator('select[name="option.wakhan"] option[value=yes]')
    assert wakhan.evaluate("(option) => option.disabled"), "she does not play with four"
    for _ in range(3):
        form.locator("[data-fewer]").click()
    expect(form.locator(".seat:visible")).to_have_count(1)
    expect(form.locator("[data-fewer]")).to_be_hidden()
    assert not wakhan.evaluate("(option) => option.disabled")
    form.locator(".submit .btn").click()
    page.wait_for_selector("#prompt.yours")
    expect(page.locator("#gather")).to_be_hidden()
    expect(page.locator("#players .seatbox .n b")).to_have_text(["Wakhan"])


def test_an_option_that_stops_to_suit_goes_back(browser: Browser, address: str) -> None:
    page = reader(browser, "en", 1440).new_page()
    page.goto(address)
    page.locator('.new-table:visible input[name=game][value="pamir"]').check(force=True)
    form = page.locator('.new-table[data-game="pamir"]')
    for _ in range(2):
        form.locator("[data-fewer]").click()
    form.locator(".more summary").click()
    form.locator('select[name="option.wakhan"]').select_option("yes")
    form.locator("[data-more]").click()
    expect(form.locator('select[name="option.wakhan"]')).to_have_value("solo")
