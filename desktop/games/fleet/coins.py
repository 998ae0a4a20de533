"""Coins: how much money lies on the table in which pieces.

The bank changes at every payment, so that each seat holds its money in as few coins as there are; the coins are
therefore a function of both seats' money, and no state of their own. Coins that are short go to seat 0 first.
"""

from typing import NamedTuple

from desktop.engine.text import Text
from desktop.games.fleet.cards import COIN, COINS


class Purses(NamedTuple):
    """Who holds how many of each coin, the largest first."""

    seats: tuple[tuple[int, ...], tuple[int, ...]]
    bank: tuple[int, ...]


def purses(first: int, second: int) -> Purses:
    """The coins of both seats and of the bank; money that the coins cannot make is not counted."""
    stock = [copies for _, copies in COINS]
    seats = (_fewest(first, stock), _fewest(second, stock))
    return Purses(seats, tuple(stock))


def _fewest(money: int, stock: list[int]) -> tuple[int, ...]:
    """Takes the money from the stock, largest coins first: each coin holds the next without rest, so this is fewest."""
    taken = []
    for at, (value, _) in enumerate(COINS):
        count = min(money // value, stock[at])
        stock[at] -= count
        money -= count * value
        taken.append(count)
    return tuple(taken)


def worth(coins: tuple[int, ...]) -> int:
    """What these coins are together."""
    return sum(count * value for count, (value, _) in zip(coins, COINS, strict=True))


def payable(first: int, second: int) -> bool:
    """Whether there are coins for what both seats hold."""
    made = purses(first, second).seats
    return (worth(made[0]), worth(made[1])) == (first, second)


def granted(money: int, gain: int, other: int) -> int:
    """What a seat holds after a gain: the bank pays what it has."""
    while gain and not payable(money + gain, other):
        gain -= COIN
    return money + gain


def told(money: int) -> Text:
    """A sum as it is written: always whole thousands."""
    return Text("fleet.money", (money // COIN,)) if money else Text("fleet.no_money")
