"""Whether a comparison is told for certain: no word limits it, and no other measure is meant."""

import re
from collections.abc import Sequence

from auditor.claims.better import mixed_side
from auditor.claims.comparison_making import OTHER_WORDS
from auditor.language.around import narrowed
from auditor.language.clauses import Clause
from auditor.language.margins import Part
from auditor.language.residue import hypothetical, other_quantity, unknown_words
from auditor.language.wording import Wording
from auditor.numerals import cardinal

# "A's lead over B is 9 in May" tells of the lead; who "never leads alone" may share it.
_ANOTHER_TELLING = re.compile(
    r"['’]s?\s+(?:\w+\s+){0,2}(?:lead|advantage|edge|margin|deficit)\s+(?:over|on|against|to)\b"
    r"|\b(?:leads?|led|first|ahead|tops?|wins?|won)\s+(?:alone|outright)\b",
    re.IGNORECASE,
)


def is_certain(clause: Clause, words: Wording, parts: Sequence[Part]) -> bool:
    """Whether the words around it leave no doubt that a comparison is about the values."""
    if (
        hypothetical(clause)
        or _ANOTHER_TELLING.search(clause.text)
        or any(other_quantity(clause, part.cue.first) for part in parts)
        or narrowed(clause, OTHER_WORDS)
    ):
        return False
    if any(_limited(clause, words, part) for part in parts) or _several_measures(clause, parts):
        return False
    superlative = any(item.kind == "extreme" for part in parts for item in part.cue.items)
    implied = (
        any(
            part.sides.others and not part.cue.marked and part.sides.left[0].dimension != "panel"
            for part in parts
        )
        and not superlative
    )
    return all(part.cue.marked for part in parts) or not unknown_words(clause) and not implied


def _limited(clause: Clause, words: Wording, part: Part) -> bool:
    """`the other tree-based methods`: whether a word says which others are meant."""
    at = next((k for k in range(words.first, words.last) if words.norm(k) in ("other", "others")), None)
    if not part.sides.others or at is None or words.norm(at) == "others":
        return False
    if not _qualifies(words.norm(at + 1)):
        return False
    named = any(item.first == at + 1 for item in clause.items)
    return not named and cardinal(words.norm(at + 1)) is None and _qualifies(words.norm(at + 2))


def _qualifies(following: str) -> bool:
    """Whether the word before this one is a part of a name: "tree-based methods", not "methods in row 3"."""
    return (
        following == "-"
        or following.isalpha()
        and following
        not in (
            "in",
            "at",
            "for",
            "on",
            "with",
            "across",
            "by",
            "and",
            "or",
            "but",
            "everywhere",
            "of",
            "to",
            "under",
            "over",
            "is",
            "are",
        )
    )


def _several_measures(clause: Clause, parts: Sequence[Part]) -> bool:
    """Whether a panel holds different measures and the clause does not say which of them it compares."""
    named = {
        atom.dimension for part in parts for atom in (*part.sides.left, *part.sides.right, *part.sides.where)
    }
    return any((side := mixed_side(clause.panel(index))) and side not in named for index in clause.panels)
