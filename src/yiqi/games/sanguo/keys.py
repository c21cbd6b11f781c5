"""Every message key that Three Kingdoms can ask for."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from yiqi.games.sanguo.ground import KINGDOMS, PLACES
from yiqi.games.sanguo.state import RELATIONS, SEASONS
from yiqi.games.sanguo.talk import ANSWERS
from yiqi.games.sanguo.talk import KINDS as PROPOSALS
from yiqi.games.sanguo.terms import LEADERS, Terms
from yiqi.games.sanguo.victory import VICTORIES
from yiqi.games.sanguo.view import LINE_ACTS, QUESTIONS, RESULTS, WHYS, Change, Line, Player, Proposal, Result, View

EVENTS: Final = (
    "start", "drawn", "settle", "recruit", "season", "committed", "reopened", "talk-closed", "write-closed",
    "retreat-closed", "build-closed", "proposal", "proposal-full", "answered", "answered-full", "kept", "kept-full",
    "broken", "broken-full", "claim", "peace", "declared", "declared_kingdom", "relation", "kingdom_war",
    "kingdom_peace", "kingdom_closed", "civil_war", "result", "dislodged", "crushed", "razing", "razed", "retreated",
    "disbanded", "clashed", "escaped", "fallen", "sent_home", "captured", "build", "disband", "starved", "marked",
    "homesick", "time", "last_year", "over", "winner",
)  # fmt: skip
PROMPTS: Final = (
    "settle", "settle-help", "recruit", "talk", "talk-help", "talk-waiting", "write", "write-help", "write-waiting",
    "retreat", "retreat-help", "retreat-waiting", "build", "build-help", "build-waiting", "unit-where", "support-where",
    "letter-what", "letter-where",
)  # fmt: skip
REFUSALS: Final = (
    "place-taken", "proposals", "enter-neutral", "enter-kingdom", "enter-unit", "support-relation", "support-barred",
    "civil", "same-relation", "own-kingdom", "not-live", "retreat-twice", "build-abroad", "build-taken",
    "build-capital", "build-once", "build-supply",
)  # fmt: skip
VERBS: Final = ("place", "order", "clear", "wipe", "propose", "answer", "claim", "peace", "time", "commit", "reopen")
WARNINGS: Final = ("units", "owned", "leaders", "relations")

HINTS: Final = (
    "enters", "dislodges", "stopped", "clash", "own", "ally", "crushed", "capital", "no-order", "mismatch", "agree",
    "agree-hold", "attack", "defence", "raze-first", "raze-second", "both", "kingdom-war", "leaders-war",
    "ends-alliance", "unordered", "all-ordered", "void", "supply", "hungry", "unbuilt", "starve", "stranded", "asks",
    "binds", "victory", "peace", "time", "resources",
)  # fmt: skip
BOARD: Final = (
    "panel-map", "panel-relations", "panel-clock", "panel-orders", "panel-letters", "board-province",
    "board-owned", "board-resource", "board-capital", "board-closed", "board-leader", "board-army", "board-militia",
    "board-out", "board-dislodged", "board-dislodged-from", "board-bounce", "board-fight", "board-act-a", "board-act-m",
    "board-act-disband", "board-act-raze", "board-key", "board-key-leader", "board-key-army", "board-key-militia",
    "board-key-capital", "board-key-resource", "board-key-owned", "board-key-move", "board-key-support",
    "board-key-hold", "board-key-bounce", "board-goal", "board-no-leader", "board-leader-of", "board-fallen",
    "board-resources", "board-units", "board-committed", "board-waited", "board-qualified", "board-claims",
    "board-peace", "board-time",
    "board-other-cao_cao", "board-other-lu_bu", "board-other-liu_bei", "board-other-ma_chao",
    "board-other-sun_quan", "board-other-taishi_ci", "board-short-wei", "board-short-shu", "board-short-wu",
    "board-relation-war", "board-relation-alliance", "board-relation-brothers", "board-relation-neutral",
    "board-relation-civil", "board-stands", "board-hostile", "board-changed", "board-changed-leader",
    "board-changed-kingdom", "board-all-neutral", "board-year", "board-year-of", "board-year-last",
    "board-season-spring", "board-season-autumn", "board-step-spring-talk", "board-step-spring-write",
    "board-step-spring-retreat", "board-step-autumn-talk", "board-step-autumn-write", "board-step-autumn-retreat",
    "board-step-autumn-build", "board-orders-own", "board-sheet-note", "board-results-note", "board-no-orders",
    "board-no-order", "board-tray", "board-line-hold", "board-line-move", "board-line-support",
    "board-line-support-hold", "board-line-raze", "board-line-retreat", "board-line-disband", "board-line-build",
    "board-to-leader", "board-to-kingdom", "board-letter-to", "board-letter-help", "board-letters-note",
    "board-no-letters", "board-proposed-to", "board-proposed-by",
)  # fmt: skip
"""What the board is labelled with, besides the names of things."""
OUTCOMES: Final = ("dislodged", "retreated", "refused", "disbanded")
"""What else `yiqi adjudicate` says of a unit."""
GAME: Final = (
    "game-sanguo",
    "game-sanguo-about",
    "typed-help",
    "aside-time",
    "bell",
    "chapter-season",
    "chapter-write-closed",
    "line",
    "request",
    "cause",
    "fight",
)
"""What the house asks for by itself, and phrases that other messages hold."""


def all_keys(terms: Terms) -> frozenset[str]:
    """The keys, with those whose text stands in the edition."""
    found = {*terms.ground.label, *GAME, *BOARD}
    kinds = (View, Player, Result, Change, Line, Proposal)
    for prefix, words in (
        ("event", EVENTS),
        ("prompt", PROMPTS),
        ("refuse", REFUSALS),
        ("action", VERBS),
        ("score", ("resources",)),
        ("victory", VICTORIES),
        ("phase", (*QUESTIONS,)),
        ("question", QUESTIONS),
        ("view", {field.name.replace("_", "-") for kind in kinds for field in fields(kind)}),
        ("stat", ("resources", "units", "year")),
        ("leader", (*LEADERS, "none")),
        ("kingdom", PLACES),
        ("relation", RELATIONS),
        ("season", SEASONS),
        ("act", LINE_ACTS),
        ("result", (*RESULTS, *OUTCOMES)),
        ("why", WHYS),
        ("proposal", PROPOSALS),
        ("answer", ("open", *ANSWERS)),
        ("kind", ("leader", "army", "militia")),
        ("unit", (*KINGDOMS, "none")),
        ("hint", HINTS),
        ("warning", WARNINGS),
    ):
        found.update(f"{prefix}-{word}" for word in words)
    found.update(f"refuse-{word}-short" for word in REFUSALS)
    return frozenset(found)
