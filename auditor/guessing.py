"""Guesses held against the data: they support where hardly any other number would have fitted."""

from collections.abc import Sequence
from typing import Any

from auditor.claim import ClaimKind, Guess, Judged, Verdict
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.truth import Truth
from auditor.verdicts import panel_name
from auditor.world import World

# A guess is taken for what is meant only if at most this share of other numbers would have fitted as well.
CHANCE = 0.15


def guessed(clause: Clause, kinds: Sequence[ClaimKind], world: World) -> tuple[list[Judged], frozenset[Item]]:
    """The parts of a clause that hold as guessed, in the view in which most of them do, and what they account for.

    Where a part that names what it is about does not hold, the clause is not as it was guessed to be, or wrong.
    """
    ways = [
        [(kind, guess, _held(kind, guess, world)) for guess in view]
        for kind in kinds
        for view in kind.guesses(clause)
    ]
    whole = [way for way in ways if all(claim is not None or not guess.named for _, guess, claim in way)]
    held = [[(kind, guess, claim) for kind, guess, claim in way if claim is not None] for way in whole]
    best = max(held, key=lambda way: (_numbers(way), len(way)), default=[])
    items = frozenset(item for _, guess, _ in best for item in guess.items)
    return [_supported(clause, kind, guess, claim) for kind, guess, claim in best], items


def _numbers(way: Sequence[tuple[ClaimKind, Guess, Any]]) -> int:
    """How many numbers the parts of a view account for."""
    return sum(item.kind == "number" for _, guess, _ in way for item in guess.items)


def _held(kind: ClaimKind, guess: Guess, world: World) -> Any:
    """The likeliest claim of a guess that holds, if hardly any other number would have made one hold."""
    fitting = next((claim for claim in guess.claims if kind.judge(claim, world).truth is Truth.TRUE), None)
    if fitting is None:
        return None
    others = [
        any(kind.judge(claim, world).truth is Truth.TRUE for claim in claims) for claims in guess.others
    ]
    return fitting if others and sum(others) <= CHANCE * len(others) else None


def _supported(clause: Clause, kind: ClaimKind, guess: Guess, claim: Any) -> Judged:
    return Judged(
        clause.statement.source_span(guess.start, guess.end),
        clause.sentence[guess.start : guess.end].strip(),
        panel_name(clause, ()),
        kind.kind,
        claim.describe(clause.document),
        Verdict.SUPPORTED,
        rule=kind,
        claim=claim,
    )
