"""Numbers of a matrix under a label that calls them more than they are: "Largest mix-up: A taken for B, 23 cases"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.language.clauses import Clause
from auditor.world import diagonal_partner, same_labels

_MISTAKE = re.compile(
    r"\b(?:mix-?ups?|mistakes?|errors?|confusions?|slips?|misses|misreadings?|mistaken)\b", re.IGNORECASE
)
_TELLING = frozenset(("derived-metric", "crossed", "value", "amount"))


def belied_left_open(verdicts: Sequence[Judged], parts: Sequence[Clause]) -> Iterator[Judged]:
    """The verdicts; what holds of a number alone is left open where its label calls it an extreme that it is not."""
    spans = {clause.span: clause for clause in parts}
    for one in verdicts:
        clause = spans.get(one.span)
        held = one.verdict is Verdict.SUPPORTED and one.kind in _TELLING
        if held and clause is not None and _is_belied(clause):
            label = clause.statement.trail[-1].strip(" *_:.")
            reason = f"its label tells more of it: {label}"
            yield replace(one, verdict=Verdict.UNDECIDABLE, explanation=reason)
        else:
            yield one


def _is_belied(clause: Clause) -> bool:
    told = [item for item in clause.label if item.has("extreme", "max", "min")]
    label = clause.statement.trail[-1] if clause.statement.trail else ""
    numbers = [clause.number(item) for item in clause.numbers]
    if len(told) != 1 or len(numbers) != 1 or not _MISTAKE.search(label):
        return False
    pick = max if told[0].has("extreme", "max") else min
    matrices = [clause.panel(index) for index in clause.panels if same_labels(clause.panel(index))]
    wrong = [
        [float(value.value) for at, value in panel.values.items() if at[1] != diagonal_partner(panel, at[0])]
        for panel in matrices
    ]
    return bool(wrong) and all(values and pick(values) != numbers[0].value for values in wrong)
