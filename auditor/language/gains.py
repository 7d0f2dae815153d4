"""Gains held against each other: "smaller gains (12→30)", after "(9→41)" was told of something else."""

import re
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.wording import Wording
from auditor.quantity import match_quantity

_ARROWS = frozenset("→ -> ➔ ⇒ to".split())
_TOLD = re.compile(r"(?<![\w.])(?P<first>[-−]?\d[\d.,]*%?)\s*(?:→|->|➔|⇒)\s*(?P<second>[-−]?\d[\d.,]*%?)")
_SMALLER = (
    ("more", "modest"),
    ("more", "moderate"),
    ("more", "limited"),
    ("smaller",),
    ("lesser",),
    ("weaker",),
    ("slimmer",),
    ("less", "pronounced"),
    ("less", "dramatic"),
    ("lower",),
    ("less", "marked"),
    ("less", "impressive"),
)
_LARGER = (
    ("larger",),
    ("bigger",),
    ("greater",),
    ("stronger",),
    ("higher",),
    ("more", "dramatic"),
    ("more", "pronounced"),
    ("more", "substantial"),
    ("more", "marked"),
    ("more", "impressive"),
    ("steeper",),
    ("more", "significant"),
)


@dataclass(frozen=True, slots=True)
class Gains:
    """Two gains, each from one number to another, and whether the first is said to be the larger (">") or the smaller ("<")."""

    relation: str
    mine: tuple[Num, Num]
    other: tuple[Num, Num]
    items: frozenset[Item]


def gains(clause: Clause, words: Wording) -> Gains | None:
    """The two gains, the other one from earlier in the text; None where there are no such two."""
    pair = _pair(clause, words)
    nouns = clause.of("trend", "up", "good", "down")
    if pair is None or len(nouns) != 1 or nouns[0].first > pair[0].first:
        return None
    relation = _relation(words, nouns[0])
    other = _earlier(clause)
    if not relation or other is None:
        return None
    lead = [
        item
        for item in (*clause.of("compare"), *clause.of("degree"), *clause.of("quant", "most"))
        if item.first < nouns[0].first
    ]
    return Gains(
        relation, (clause.number(pair[0]), clause.number(pair[1])), other, frozenset([*pair, *nouns, *lead])
    )


def _pair(clause: Clause, words: Wording) -> tuple[Item, Item] | None:
    numbers = clause.numbers
    if len(numbers) != 2:
        return None
    between = words.norms(numbers[0].last, numbers[1].first)
    return (numbers[0], numbers[1]) if len(between) == 1 and between[0] in _ARROWS else None


def _relation(words: Wording, noun: Item) -> str:
    lead = words.norms(noun.first - 3, noun.first)
    for relation, phrases in (("<", _SMALLER), (">", _LARGER)):
        if any(lead[-len(phrase) :] == phrase or lead[-len(phrase) - 1 : -1] == phrase for phrase in phrases):
            return relation
    return ""


def _earlier(clause: Clause) -> tuple[Num, Num] | None:
    """The last gain told with an arrow before this clause, in its own sentence or the two before it."""
    statements = clause.document.statements
    at = next((index for index, statement in enumerate(statements) if statement is clause.statement), 0)
    texts = [
        clause.sentence[: clause.start],
        *(
            statements[k].text
            for k in range(at - 1, max(-1, at - 3), -1)
            if statements[k].trail == clause.statement.trail
        ),
    ]
    for text in texts:
        found = list(_TOLD.finditer(text))
        if found:
            numbers = [match_quantity(text, found[-1].start(name)) for name in ("first", "second")]
            if numbers[0] is not None and numbers[1] is not None:
                return (
                    Num(numbers[0].value, numbers[0].step, numbers[0].text),
                    Num(numbers[1].value, numbers[1].step, numbers[1].text),
                )
    return None
