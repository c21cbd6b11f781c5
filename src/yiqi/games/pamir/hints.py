"""What an action would do, as far as its player knows: from what lies open and the player's own hand alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from yiqi.core.game import Action, Hint, HintLine
from yiqi.games.pamir import check, court, market, pieces
from yiqi.games.pamir.acts import PAIR, is_favored
from yiqi.games.pamir.betray import target_refusal
from yiqi.games.pamir.bribe import Bribe, Demand, hostage_bribe, play_bribe
from yiqi.games.pamir.build import MOST
from yiqi.games.pamir.cards import (
    ACTS,
    ARMY,
    COALITIONS,
    FAVOR,
    FIRST_EVENT,
    ICONS,
    INFRASTRUCTURE,
    LEVERAGE,
    NATION_BUILDING,
    PASHTUNWALI_VALUES,
    REGIONS,
    ROAD,
    RUMOR,
    SUITS,
    TRIBE,
)
from yiqi.games.pamir.changes import Lines, after, bribe, changes, join, line
from yiqi.games.pamir.gift import least_cost
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.state import NOBODY, State, card_of
from yiqi.games.pamir.tax import taxable
from yiqi.games.pamir.terms import COLUMNS, GIFTS, OFFERS, SLOTS


def hint(s: State, seat: int, a: Action) -> Hint:
    """What an action that is allowed would change: rupees, influence, rulers, what is lost, what follows."""
    find = FINDERS.get(str(a[0]))
    if find is None or not s.stack or s.stack[-1].player != seat:
        return Hint()
    return Hint(tuple(find(s, seat, a)))


def _loyalty(s: State, seat: int, a: Action) -> Lines:
    others = tuple([p for p, k in enumerate(s.loyalty) if k >= 0 and COALITIONS[k] == a[1]])
    return [line("loyal", "u-users", seat=others)] if others else []


def _outcome(s: State) -> Lines:
    """What a check now would give."""
    found = check.outcome(s, check.is_final(s, 1))
    if found.dominant == NOBODY:
        lines = [line("check-failed", "pamir-check")]
    else:
        lines = [line("check-passed", "pamir-check", coalition=COALITIONS[found.dominant])]
    return lines + [line("points", "u-star", seat=player, n=n) for player, n in enumerate(found.points) if n]


def _effect(s: State, card: int, key: str) -> Lines:
    """What half of an event does."""
    return _outcome(s) if s.terms.cards.check[card] else [HintLine(f"effect-text-{key}")]


def _buy(s: State, seat: int, a: Action) -> Lines:
    card, g = card_of(a, 1), s.copy()
    slot = market.slot_of(s, card)
    cost, gained = market.price(s, seat, slot), s.coins[slot]
    g.rupees[seat] += gained - cost
    found: Lines = []
    if cost:
        pairs = [(s.market[left], s.market[(left + COLUMNS) % SLOTS]) for left in s.terms.left_of[slot]]
        onto = tuple([one or other for one, other in pairs if one or other])
        found += [line("onto", "pamir-coin", n=market.each(s), card=onto, count=len(onto))] if onto else []
    if gained:
        found.append(line("gained", "pamir-coin", n=gained))
    found += changes(s, g, seat)
    if card >= FIRST_EVENT:
        return found + _effect(s, card, s.terms.cards.bought_key[card])
    return found + bribe(*play_bribe(s, seat, card))


def _play(s: State, seat: int, a: Action) -> Lines:
    card, cards, g = card_of(a, 1), s.terms.cards, s.copy()
    region, patriot = cards.region[card], cards.patriot[card]
    g.courts[seat] = (*s.courts[seat], card)
    found = bribe(*play_bribe(s, seat, card))
    if patriot >= 0:
        found += join(s, g, seat, patriot, card)
    court.refresh(g, seat)
    loyal = loyal_blocks(g, seat)
    for icon, n in Counter(cards.icons[card]).items():
        sign = f"pamir-{ICONS[icon]}"
        if icon >= FAVOR:
            still = s.lasting[PASHTUNWALI_VALUES] != NOBODY or s.favored == icon - FAVOR
            found += [] if still else [line("favor", sign, suit=SUITS[icon - FAVOR])]
        elif icon == LEVERAGE:
            found.append(line("leverage", sign, n=n * court.DEBT))
        else:
            found.append(line(ICONS[icon], sign, n=n, region=REGIONS[region], coalition=COALITIONS[loyal]))
        if icon in (ARMY, ROAD):
            n = min(n, g.blocks[loyal])
            g.blocks[loyal] -= n
            g.armies[loyal * 6 + region] += n if icon == ARMY else 0
        elif icon == TRIBE:
            g.tribes[seat * 6 + region] += n
    return found + changes(s, g, seat) + _over(g, seat, hand=False)


def _over(s: State, seat: int, hand: bool) -> Lines:
    """How many cards would have to go at clean-up."""
    most = len(s.courts[seat]) - court.court_limit(s, seat)
    found = [line("court-over", "u-cards", n=most)] if most > 0 else []
    most = len(s.hands[seat]) - court.hand_limit(s, seat)
    return [*found, line("hand-over", "u-cards", n=most)] if hand and most > 0 else found


def _pass(s: State, seat: int, a: Action) -> Lines:
    found = _over(s, seat, hand=True)
    for slot in (0, COLUMNS):
        card = s.market[slot]
        if card >= FIRST_EVENT:
            key = s.terms.cards.discarded_key[card]
            found += [line("leaves", "pamir-event", card=card, effect=key), *_effect(s, card, key)]
    return found


def _act(s: State, seat: int, a: Action) -> Lines:
    verb, card = str(a[0]), card_of(a, 1)
    payee, size = hostage_bribe(s, seat, card)
    bonus = is_favored(s, seat, card)
    found = [line("bonus", "u-star") if bonus else line("action", "u-hourglass", n=s.actions - 1)]
    found += bribe(payee, size)
    others = [player for player in range(s.terms.players) if player != seat]
    n: Any = s.terms.cards.rank[card]
    args: dict[str, Any] = {}
    if verb == "gift":
        n = least_cost(s, seat)
    elif verb == "build":
        n = min(MOST, (s.rupees[seat] - size) // PAIR) * (2 if s.lasting[NATION_BUILDING] == seat else 1)
        n += bool(s.powers[seat] & INFRASTRUCTURE)
        args["region"] = tuple([name for name, ruler in zip(REGIONS, s.rulers, strict=True) if ruler == seat])
    elif verb == "betray":
        n = PAIR
        courts = enumerate(s.courts)
        args["card"] = tuple([c for p, held in courts for c in held if target_refusal(s, seat, c, p) is None])
    found.append(HintLine(f"hint-{verb}", {"n": n, **args}, f"pamir-{verb}"))
    if verb == "tax":
        there = sum([coins for coins, lies in zip(s.coins, s.market, strict=True) if lies])
        found.append(line("tax-market", "pamir-coin", n=there))
        reach = [(player, taxable(s, seat, player)) for player in others]
        found += [line("tax-player", "pamir-coin", seat=player, n=most) for player, most in reach if most]
    return found


def _site(s: State, seat: int, a: Action) -> Lines:
    rank = s.terms.cards.rank[getattr(s.stack[-1], "card", 0)]
    if a[0] == "fight_on":
        units = pieces.spies_of(s, card_of(a, 1), seat)
    else:
        units = pieces.units_in(s, seat, loyal_blocks(s, seat), REGIONS.index(str(a[1])))
    return [line("remove", "pamir-battle", n=min(rank, units))]


def _target(s: State, seat: int, a: Action) -> Lines:
    """The card leaves its court; then what taking it as a prize would bring."""
    card, g = card_of(a, 1), s.copy()
    owner, prize = pieces.owner_of(s, card), s.terms.cards.prize[card]
    g.rupees[seat] -= PAIR
    g.courts[owner] = tuple([c for c in s.courts[owner] if c != card])
    found = changes(s, g, seat)
    if prize >= 0:
        found += [line("prize", "u-trophy", coalition=COALITIONS[prize]), *_taken(g, seat, card)]
    return found


def _prize(s: State, seat: int, a: Action) -> Lines:
    return _taken(s, seat, getattr(s.stack[-1], "card", 0))


def _taken(s: State, seat: int, card: int) -> Lines:
    g = s.copy()
    found = join(s, g, seat, s.terms.cards.prize[card], 0)
    g.prizes[seat] = (*g.prizes[seat], card)
    return found + changes(s, g, seat)


def _money(s: State, seat: int, a: Action) -> Lines:
    """Bribes, taxes, gifts."""
    top, g = s.stack[-1], s.copy()
    if a[0] == "offer":
        return [line("offers", n=OFFERS - s.offers - 1)]
    if isinstance(top, Demand) and card_of(a, 1) > top.offer:
        return [line("decides", "u-question", seat=top.briber)]
    if isinstance(top, Bribe):
        g.rupees[seat] -= top.size
    elif a[0] == "space":
        g.rupees[seat] -= card_of(a, 1)
        g.gifts[seat] |= 1 << GIFTS.index(card_of(a, 1))
    else:
        g.rupees[seat] += card_of(a, 1) if isinstance(top, Demand) else 1
    return changes(s, g, seat)


def _unit(s: State, seat: int, a: Action) -> Lines:
    return changes(s, after(s, seat, a), seat)


def _discard(s: State, seat: int, a: Action) -> Lines:
    g = s.copy()
    g.courts[seat] = tuple([card for card in s.courts[seat] if card != a[1]])
    return changes(s, g, seat)


def _event(s: State, seat: int, a: Action) -> Lines:
    """The choice that an event leaves to who bought it."""
    g = s.copy()
    if a[0] == "suit":
        n = sum([s.terms.cards.suit[card] == SUITS.index(str(a[1])) for card in s.courts[seat]])
        double = [line("double", "pamir-coin")] if a[1] == "military" else []
        return [line("bonus-cards", f"pamir-{a[1]}", n=n), *double]
    if a[0] == "swap":
        return [line("swap", "u-cards", give=len(s.hands[seat]), get=len(s.hands[card_of(a, 1)]))]
    if a[0] == "name":
        g.lasting[RUMOR] = card_of(a, 1)
        return changes(s, g, seat)
    region = REGIONS.index(str(a[1]))
    found = [line("cleared", "pamir-army", tribes=sum(s.tribes[region::6]), armies=sum(s.armies[region::6]))]
    g.tribes[region::6] = [0] * s.terms.players
    for k in range(3):
        g.blocks[k] += g.armies[k * 6 + region]
        g.armies[k * 6 + region] = 0
    return found + changes(s, g, seat)


FINDERS: Final[dict[str, Callable[[State, int, Action], Lines]]] = {
    "loyalty": _loyalty, "buy": _buy, "play": _play, "pass": _pass, "target": _target, "prize": _prize,
    "discard": _discard, "fight_in": _site, "fight_on": _site,
    **dict.fromkeys(ACTS, _act),
    **dict.fromkeys(("pay", "offer", "demand", "rupee", "levy", "space"), _money),
    **dict.fromkeys(("army", "road", "spy", "take_tribe", "take_gift", "take_spy", "take_army", "take_road"), _unit),
    **dict.fromkeys(("move_army", "move_tribe", "move_spy", "hit_tribe", "hit_army", "hit_road", "hit_spy"), _unit),
    **dict.fromkeys(("suit", "name", "swap", "rebuke"), _event),
}  # fmt: skip
