"""A reading of a clause that is put in doubt."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from auditor.claim import OF_CELLS, Reading
from auditor.claim_parts import selections
from auditor.language.around import before
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PanelRef, RegionRef
from auditor.world import Selection

# Kinds that speak of the figure's make-up, and so belong where it is declared.
STRUCTURAL = frozenset(("axis", "shape", "colour"))


# "A peaks at B, where it is 5": within one clause, "it" is what that clause tells of.
# Behind these "its" is the subject's own: "no cell exceeds its level of 2014".
PRONOUN = re.compile(
    r"\b(?:(?<!where )(?:it|they)|(?<!exceeds )(?<!exceeded )(?<!exceed )(?<!than )(?<!above )(?<!below )(?<!equals )(?<!matches )(?<!reaches )its|them|their|theirs|those|these|this|there(?!\s+(?:is|are|was|were|exists?)\b)|here|such|latter|former|ones|he|she|whose)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Asked:
    """A reading of a clause that is put in doubt."""

    clause: Clause
    kind: str
    claim: Any
    understood: Sequence[tuple[int, int]]
    items: frozenset[Item]
    read_whole: bool = False
    number_holds: bool = False

    @classmethod
    def of(cls, clause: Clause, kind: str, reading: Reading) -> "Asked":
        """A clause with the way in which it was read."""
        return cls(clause, kind, reading.claim, reading.understood, frozenset(reading.items))

    @property
    def structural(self) -> bool:
        """Whether it speaks of the figure's make-up."""
        return self.kind in STRUCTURAL

    @property
    def of_everything(self) -> bool:
        """Whether it was read as speaking of all cells, so that a word not understood may narrow it."""
        chosen = list(selections(self.claim))
        among = self.kind in OF_CELLS and self.kind != "comparison"
        return among and bool(chosen) and all(s.whole for s in chosen)

    def any_selection(self, test: Callable[[Selection], bool]) -> bool:
        """Whether some selection of the claim passes a test."""
        return any(test(selection) for selection in selections(self.claim))


def is_the_figure(asked: Asked) -> bool:
    """`It is laid out as a 6 by 4 grid`: whether "it" can be nothing but the one grid of the document."""
    clause = asked.clause
    opens = clause.text.lstrip().casefold().startswith("it ")
    return (
        asked.kind == "shape"
        and opens
        and len(clause.document.panels) == 1
        and len(PRONOUN.findall(clause.text)) == 1
    )


def anchored(clause: Clause) -> bool:
    """Whether the clause itself names what it speaks of."""
    return bool(clause.refs) or any(isinstance(item.value, PanelRef) for item in clause.items)


_PREPOSITIONS = frozenset(
    "in at for on of with from to by under over across within among between against than after before beyond during".split()
)
_LEADING = frozenset("the a an all every each both any one".split())


_EXTREME = re.compile(
    r"\s+(?:own\s+)?(?:very\s+)?(?:highest|lowest|largest|smallest|greatest|best|worst|maximum|minimum|max|min|peak|mean|average|median)\b",
    re.IGNORECASE,
)


def owned(clause: Clause, start: int, end: int) -> bool:
    """`Every row has its peak at A`: whether a possessive at a place goes back to what the clause is told of."""
    if clause.sentence[start:end].casefold() not in ("its", "their"):
        return False
    named = [
        item for item in (clause.items if start >= clause.start else clause.before) if item.kind == "ref"
    ]
    things = [item for item in named if not isinstance(item.value, RegionRef)]
    ahead = [item for item in things if item.end <= start]
    # "The highest value of A is seven times its lowest": of the one thing that is named.
    alone = len(ahead) == 1 and _EXTREME.match(clause.sentence, end) is not None
    return alone or _goes_on(clause, start) or any(_is_subject(clause, item) for item in ahead)


def _goes_on(clause: Clause, start: int) -> bool:
    """`A ranges from 5 to 9, and its mean is 7`: whether a clause opens with the possessive of the one thing named before it."""
    lead = clause.sentence[clause.start : start].strip(" ,;").casefold()
    before = [item for item in clause.before if item.kind == "ref" and not isinstance(item.value, AxisRef)]
    own = [item for item in clause.items if item.kind == "ref" and not isinstance(item.value, AxisRef)]
    return lead in ("", "and", "but", "with", "while") and len(before) == 1 and not own


def _is_subject(clause: Clause, item: Item) -> bool:
    lead = list(before(clause, item, 6))
    while lead and (lead[-1] in _LEADING or lead[-1] == "of" and lead[-2:-1] and lead[-2] in _LEADING):
        lead.pop()
    return not lead or lead[-1] not in _PREPOSITIONS


def outside(pattern: re.Pattern[str], text: str, understood: Sequence[tuple[int, int]]) -> bool:
    """Whether a text has such a word outside the parts that are understood."""
    return any(
        not any(start <= found.start() < end for start, end in understood) for found in pattern.finditer(text)
    )


def led_elsewhere(text: str, understood: Sequence[tuple[int, int]], shift: int = 0) -> bool:
    """Whether a pronoun leads to something that the reading has not told; one by itself among what is understood was led back."""
    return any(
        (found.start() + shift, found.end() + shift) not in understood for found in PRONOUN.finditer(text)
    )
