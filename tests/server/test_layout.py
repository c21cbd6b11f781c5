"""Where panels stand on the page, buttons that are no answer, and an automa beside the seats."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Any

import pytest

from toy.game import ToyRules
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.edition import EditionError
from yiqi.core.game import Event, ScoreRow, Scores, Stat
from yiqi.server import layout
from yiqi.text import Catalogue

LAYOUT: dict[str, Any] = {
    "quiet": ["standing"],
    "places": {"map": "map", "court": "players", "own-court": "own", "hand": "hand"},
    "wide": {"areas": ["head side", "map side", "own hand"], "columns": "1fr 380px", "rows": "auto minmax(0,1fr) auto"},
    "middle": {"areas": ["head", "map", "own", "hand"], "columns": "1fr", "rows": "auto auto auto auto"},
    "narrow": {
        "strip": ["rupees"],
        "peek": "court",
        "tabs": [
            {"kinds": ["map"], "icon": "u-cards", "en": "Map", "zh_hant": "地圖", "zh_hans": "地图"},
            {"kinds": ["own-court"], "icon": "u-cards", "en": "Court", "zh_hant": "朝廷", "zh_hans": "朝廷"},
        ],
    },
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The layout with one thing in it different."""
    data = deepcopy(LAYOUT)
    *way, last = path.split(".")
    part: Any = data
    for step in way:
        part = part[int(step) if step.isdigit() else step]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return data


def test_a_layout_that_is_right() -> None:
    assert layout.check(LAYOUT)["places"]["court"] == "players"
    assert (layout.check(LAYOUT)["under"], layout.check(LAYOUT)["zoom"]) == ({}, 1)
    assert not layout.check(LAYOUT)["wide"]["apart"]
    apart = changed("wide.areas", ["head side", "map side", "own side", "hand players"])
    assert layout.check(apart)["wide"]["apart"] and not layout.check(apart)["middle"]["apart"]
    apart = changed("middle.areas", ["head", "map", "own", "players", "hand"])
    assert layout.check(apart)["middle"]["apart"]
    below = layout.check({**LAYOUT, "under": {"ground": "map"}, "zoom": 2.5, "grow": 1.3})
    assert (below["under"], below["zoom"], below["grow"]) == ({"ground": "map"}, 2.5, 1.3)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("grow", 3),
        ("places", None),
        ("places.map", "side"),
        ("places.map", "hand"),
        ("places.map", "</style>"),
        ("wide.areas", ["head side", "map side"]),
        ("wide.areas", ["head side", "map"]),
        ("wide.areas", ["head side", "map side", "own hand", "more more"]),
        ("wide.columns", "1fr;position:fixed"),
        ("middle", None),
        ("middle.areas", ["head", "map", "own", "hand", "side"]),
        ("narrow.peek", "map"),
        ("narrow.tabs.1.kinds", ["market"]),
        ("narrow.tabs.1.kinds", []),
        ("narrow.tabs.0.icon", "u-nothing"),
        ("narrow.tabs.0.zh_hans", None),
        ("narrow.strip", "rupees"),
        ("quiet", [1]),
        ("wider", {}),
        ("under", {"map": "court"}),
        ("under", {"ground": "sky"}),
        ("under", ["ground"]),
        ("zoom", 0.5),
        ("zoom", "3"),
    ],
)
def test_a_layout_that_is_wrong_is_refused_in_one_line(path: str, value: Any) -> None:
    with pytest.raises(EditionError, match=r"layout\.toml"):
        layout.check(changed(path, value))


@pytest.mark.parametrize("game", games.ids())
def test_every_panel_has_a_place(game: str) -> None:
    found = layout.for_page(game, "en")
    if found is None:
        return
    for seats in games.game(game).seats:
        rules = games.rules(game, seats)
        state, _ = rules.start(QuickChance(1))
        for seat in (None, 0):
            kinds = [name.rstrip("0123456789").rstrip() for name in rules.panels(rules.view(state, seat))]
            assert set(kinds) <= set(found["places"]) | set(found["under"])
            assert kinds[0] == found["narrow"]["tabs"][0]["kinds"][0], "the first tab shows the board"
    assert set(found["quiet"]) <= set(rules.verbs())


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
def test_the_page_is_told_where_panels_stand(ann: Any, language: str) -> None:
    ann.lang = language
    for game, seats in (("ark", 3), ("pamir", 2)):
        page = ann.get(ann.open(game, "me", *["bot:random"] * (seats - 1))).text
        config = json.loads(re.search(r'id="config">(.*?)</script>', page, re.DOTALL)[1])  # type: ignore[index]
        assert config["layout"] == layout.for_page(game, language)


# buttons that are no answer to what is asked


def test_what_may_be_settled_beforehand_is_told_apart(ann: Any, bob: Any) -> None:
    table = ann.open("pamir", "me", "open")
    bob.post(f"{table}/join", {"name": "Bob"})
    pages = [browser.poll(table) for browser in (ann, bob)]
    waiting = next(page for page in pages if page["prompt"]["who"] != "you")
    asked = next(page for page in pages if page["prompt"]["who"] == "you")
    beforehand = [a for a in waiting["actions"] if not a["path"]]
    assert {a["action"].split()[0] for a in beforehand} == {"standing"}
    assert all(a["aside"] for a in beforehand)
    assert all("aside" not in a for a in asked["actions"] if not a["action"].startswith("standing"))
    browser = ann if waiting is pages[0] else bob
    answer = browser.do(
        table, {"do": "act", "action": beforehand[0]["action"], "question": waiting["question"], "key": "k"}
    )
    assert answer["ok"]


# an automa


@pytest.fixture
def third(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lots with an automa that comes after the seats: it has coins, points, and a part in what the house does."""
    stats, scores, play = ToyRules.stats, ToyRules.scores, ToyRules.play

    def more(rules: Any, s: Any) -> Scores | None:
        found = scores(rules, s)
        if found is None:
            return None
        rows = tuple(ScoreRow(r.key, (*r.points, 50), (*r.counts, ""), r.why, r.clause) for r in found.rows)
        return Scores(rows, (*found.totals, 100), (*[2] * rules.seats, 1), None)

    def by_the_house(rules: Any, s: Any, seat: int, a: Any, chance: Any) -> list[Event]:
        told = play(rules, s, seat, a, chance)
        return [e._replace(public={**e.public, "seat": rules.seats}) if seat < 0 else e for e in told]

    monkeypatch.setattr(ToyRules, "stats", lambda rules, view: (*stats(rules, view), (Stat("coins", "u-cards", 7),)))
    monkeypatch.setattr(ToyRules, "scores", more)
    monkeypatch.setattr(ToyRules, "play", by_the_house)


@pytest.mark.usefixtures("third")
def test_an_automa_stands_among_the_players(ann: Any) -> None:
    table = ann.open("toy", "me", "bot:random")
    state = ann.poll(table)
    *_, last = state["players"]
    assert (last["seat"], last["name"], last["kind"], last["turn"]) == (2, "The automa", "automa", False)
    assert last["stats"][0]["text"] == "7"
    moved = [line for line in state["log"] if line["seat"] == 2]
    assert moved, "what the house did for it is its own"


@pytest.mark.usefixtures("third")
def test_an_automa_is_in_the_results(ann: Any) -> None:
    table = ann.open("toy", "bot:random", "bot:random")
    while ann.poll(table)["status"] != "over":
        pass
    page = ann.get(table).text
    assert "The automa wins" in page
    assert page.count("The automa") >= 3
    assert ann.poll(table)["players"][2]["points"] == 100


# a game for one


def test_a_table_for_one_begins_at_once(ann: Any) -> None:
    state = ann.poll(ann.open("pamir", "me"))
    assert state["status"] == "running"
    assert [player["kind"] for player in state["players"]] == ["person", "automa"]
    assert state["players"][1]["name"] == "Wakhan"


@pytest.mark.parametrize(("lang", "said"), [("en", "one or two"), ("zh-Hant", "one or two")])
def test_options_that_do_not_suit_the_seats_are_refused(ann: Any, lang: str, said: str) -> None:
    ann.lang = lang
    form = {"game": "pamir", "me": "Ann", "option.wakhan": "yes", **{f"seat.{i}": "me" for i in range(3)}}
    answer = ann.post("/tables", form)
    assert answer.status_code == 400
    assert said in answer.text


def test_a_number_after_the_seats_is_the_automa() -> None:
    text = Catalogue("en", games.folder("pamir"), seats=2)
    assert [text("seat", seat=n) for n in (0, 1, 2, -1)] == ["Player 1", "Player 2", "Wakhan", "The house"]
    assert text.with_seats(lambda seat: "ABC"[seat]).word("seat_goal", [1, 2]) == "B and Wakhan"
    assert Catalogue("en", games.folder("pamir"))("seat", seat=2) == "Player 3", "how many play is not known"
