"""Two positions that follow one another: what the second looks like, and how they differ, in lines of a hint.

Only things that lie open are compared.
"""

from __future__ import annotations

from typing import Any

from yiqi.core.game import Action, HintLine
from yiqi.games.pamir import check, court, pieces
from yiqi.games.pamir.acts import PAIR
from yiqi.games.pamir.build import Build
from yiqi.games.pamir.cards import COALITIONS, REGIONS
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.pieces import ARMIES, ROADS, SPIES, TRIBES
from yiqi.games.pamir.placing import CYLINDER, Reuse
from yiqi.games.pamir.state import NOBODY, State, card_of

Lines = list[HintLine]


def line(key: str, icon: str = "", **args: Any) -> HintLine:
    """One line of a hint."""
    return HintLine(f"hint-{key}", args, icon)


def bribe(payee: int, size: int) -> Lines:
    """A bribe that is owed, if it is any."""
    return [line("bribe", "u-handshake", seat=payee, n=size)] if size else []


def changes(s: State, g: State, seat: int) -> Lines:
    """From `s` to `g`: purse, influence, what is lost, blocks, rulers, hostages. Sets the rulers of `g`."""
    pieces.update_rulers(g)
    found: Lines = []
    if s.rupees[seat] != g.rupees[seat]:
        args = {"from": s.rupees[seat], "to": g.rupees[seat]}
        found.append(HintLine("hint-rupees", args, "pamir-coin"))
    for player in range(s.terms.players):
        found += _influence(s, g, player)
        found += _court(s, g, player)
        found += _tribes(s, g, player)
    return found + _blocks(s, g) + _rulers(s, g) + _hostages(s, g)


def _influence(s: State, g: State, player: int) -> Lines:
    if s.loyalty[player] == NOBODY or g.loyalty[player] == NOBODY:
        return []
    was, will = [check.influence(x, player, x.loyalty[player]) for x in (s, g)]
    args = {"seat": player, "from": was, "to": will}
    return [HintLine("hint-influence", args, "u-star")] if was != will else []


def _court(s: State, g: State, player: int) -> Lines:
    """What comes of it when cards leave a court: debts, and tribes without political cards."""
    cards, left = s.terms.cards, g.courts[player]
    gone = [card for card in s.courts[player] if card not in left]
    found: Lines = []
    debt = court.DEBT * sum([cards.leveraged[card] for card in gone])
    if debt:
        found.append(line("debt", "pamir-leverage", seat=player, n=debt))
    for region, name in enumerate(REGIONS):
        n = s.tribes[player * 6 + region]
        if n and _politics(s, gone, region) and not _politics(s, left, region):
            found.append(line("lose-tribes", "u-warning", seat=player, region=name, n=n))
    return found


def _tribes(s: State, g: State, player: int) -> Lines:
    """What comes of it when the last tribe leaves a region: its political cards go, and their debts come due."""
    found: Lines = []
    for region in range(len(REGIONS)):
        at = player * 6 + region
        fallen = _politics(s, g.courts[player], region)
        if s.tribes[at] and not g.tribes[at] and fallen:
            found.append(line("overthrow", "u-warning", seat=player, card=fallen))
            debt = court.DEBT * sum([s.terms.cards.leveraged[card] for card in fallen])
            found += [line("debt", "pamir-leverage", seat=player, n=debt)] if debt else []
    return found


def _politics(s: State, held: Any, region: int) -> tuple[int, ...]:
    """The political cards of a region among some."""
    cards = s.terms.cards
    return tuple([c for c in held if cards.suit[c] == court.POLITICAL and cards.region[c] == region])


def _blocks(s: State, g: State) -> Lines:
    """Blocks on the map, and which coalition a check would find dominant."""
    found: Lines = []
    for k, name in enumerate(COALITIONS):
        was, will = pieces.on_map(s, k), pieces.on_map(g, k)
        if was != will:
            found.append(HintLine("hint-blocks", {"coalition": name, "from": was, "to": will}, f"pamir-{name}"))
    was, will = check.dominant(s), check.dominant(g)
    if was != will:
        lost = line("not-dominant", "u-scales", coalition=COALITIONS[was])
        found.append(lost if will == NOBODY else line("dominant", "u-scales", coalition=COALITIONS[will]))
    return found


def _rulers(s: State, g: State) -> Lines:
    """The regions that come to be ruled by somebody else, or by nobody."""
    return [
        line("no-ruler", "u-flag", region=name) if new == NOBODY else line("ruler", "u-flag", region=name, seat=new)
        for name, old, new in zip(REGIONS, s.rulers, g.rulers, strict=True)
        if old != new
    ]


def _hostages(s: State, g: State) -> Lines:
    """The court cards that come to be held by somebody else, or by nobody."""
    found: Lines = []
    for owner, held in enumerate(g.courts):
        for card in held:
            if s.spies[card] != g.spies[card]:
                old, new = pieces.holder(s, card, owner), pieces.holder(g, card, owner)
                free = line("no-hostage", "pamir-spy", card=card)
                if old != new:
                    found.append(free if new == NOBODY else line("hostage", "pamir-spy", card=card, seat=new))
    return found


def join(s: State, g: State, seat: int, coalition: int, spared: int) -> Lines:
    """A patriot played or a prize taken: with another coalition all that was won in the old one goes."""
    if coalition == s.loyalty[seat]:
        return []
    name = COALITIONS[coalition]
    found = [line("loyalty", f"pamir-{name}", coalition=name)]
    patriots = [c for c in g.courts[seat] if s.terms.cards.patriot[c] >= 0 and c != spared]
    counts = {"gifts": s.gifts[seat].bit_count(), "prizes": len(s.prizes[seat]), "patriots": len(patriots)}
    if any(counts.values()):
        found.append(HintLine("hint-lose", counts, "u-warning"))
    g.gifts[seat], g.prizes[seat], g.loyalty[seat] = 0, (), coalition
    g.courts[seat] = tuple([c for c in g.courts[seat] if c not in patriots])
    return found


def after(s: State, seat: int, a: Action) -> State:
    """The position with one piece come, gone or moved by an action that is allowed, before anything follows from it."""
    verb, g, top = str(a[0]), s.copy(), s.stack[-1]
    loyal = COALITIONS.index(str(a[-1])) if a[-1] in COALITIONS else loyal_blocks(s, seat)
    if isinstance(top, Reuse):
        place = top.place_in(s, a)
        if top.coalition == CYLINDER:
            pieces.lift_cylinder(g, seat, place)
            pieces.put_cylinder(g, seat, top.goal)
        else:
            pieces.lift_block(g, top.coalition, place)
            pieces.put_block(g, top.coalition, top.goal)
    elif verb == "move_army":
        pieces.move_block(g, loyal, ARMIES + REGIONS.index(str(a[1])), ARMIES + REGIONS.index(str(a[2])))
    elif verb == "move_tribe":
        pieces.move_cylinder(g, seat, TRIBES + REGIONS.index(str(a[1])), TRIBES + REGIONS.index(str(a[2])))
    elif verb == "move_spy":
        pieces.move_cylinder(g, seat, SPIES + card_of(a, 1), SPIES + card_of(a, 2))
    elif verb == "spy":
        pieces.put_cylinder(g, seat, SPIES + card_of(a, 1))
    elif verb == "hit_tribe":
        pieces.lift_cylinder(g, card_of(a, 1), TRIBES + getattr(top, "region", 0))
    elif verb == "hit_spy":
        pieces.lift_cylinder(g, card_of(a, 1), SPIES + getattr(top, "site", 0))
    elif verb.startswith("hit_"):
        pieces.lift_block(g, loyal, _place(s, verb, a))
        g.blocks[loyal] += 1
    elif g.blocks[loyal]:
        pieces.put_block(g, loyal, _place(s, verb, a))
        g.blocks[loyal] -= 1
    if isinstance(top, Build) and not top.ready and top.can_pay(s):
        g.rupees[seat] -= PAIR
    return g


def _place(s: State, verb: str, a: Action) -> int:
    """Where the block of an action stands or will stand."""
    if verb == "hit_army":
        return ARMIES + int(getattr(s.stack[-1], "region", 0))
    if verb == "army":
        return ARMIES + REGIONS.index(str(a[1]))
    return ROADS + s.terms.cards.border_names.index(str(a[1]))
