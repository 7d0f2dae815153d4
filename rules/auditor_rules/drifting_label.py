"""Names that change by a letter within a document."""

import re
from collections import Counter
from collections.abc import Iterator

from rapidfuzz.distance import OSA

from auditor.model import Document
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule
from auditor.source import Span

_NAME = re.compile(r"(?<![\w@#/.-])[A-Za-z][\w-]*\w")
_PART = re.compile(r"[^\W\d_]+")
# The usual name must occur so often, and the other no more than so often.
USUAL, ODD = 3, 2
SHORTEST, SHORTEST_PART = 6, 4

_TEXT = """\
## Heatmap: yield of BX-Marlow and BX-Tanner
| Dose | BX-Marlow | BX-Tanner |
|---|---|---|
| 10 | 21 | 25 |
| 20 | 24 | 27 |
### Observations
- {name} yields less than BX-Tanner at either dose. BX-Tanner gains little.
"""


@rule(
    "NAM002",
    severity=Severity.WARNING,
    confidence=Confidence.MEDIUM,
    bad=[
        Example(
            _TEXT.format(name="BX-Marlow and BX-Tenner") + "\nBX-Tanner is new.\n",
            marks="BX-Tenner",
            says="BX-Tanner",
        )
    ],
    good=[Example(_TEXT.format(name="BX-Marlow")), Example(_TEXT.format(name="BX-Marley"))],
)
def drifting_label(document: Document) -> Iterator[Finding]:
    """A name is written differently by one letter in one place of the document.

    Assumes that a name that stands three times or more, and in a label of a panel or an axis, is the right
    one. Only names count that no dictionary holds: with a capital, a digit, a hyphen or an underscore inside.
    Tolerated are other digits (v2, v3), another case, single letters that name a size (ViT-B, ViT-L), a
    letter more at the end (plurals), and short parts. Silent where the odd name is a label itself, or stands
    more than twice.
    """
    labels = _labels(document)
    names = [
        (found.group(), Span(*found.span()))
        for found in _NAME.finditer(document.source.text)
        if _is_name(found.group())
    ]
    counts = Counter(name.casefold() for name, _ in names)
    usual = [name for name in counts if counts[name] >= USUAL and name in labels]
    reported: set[str] = set()
    for name, span in names:
        odd = name.casefold()
        if odd in labels or odd in reported or counts[odd] > ODD:
            continue
        if right := next((other for other in usual if _differs_by_a_letter(odd, other)), None):
            reported.add(odd)
            yield _finding(
                name, span, next(own for own, _ in names if own.casefold() == right), counts[right]
            )


def _labels(document: Document) -> set[str]:
    """The names in labels of panels and axes."""
    texts = [
        text
        for panel in document.panels
        for axis in (panel.rows, panel.columns)
        for text in (panel.name, axis.label, *(tick.text for tick in axis.ticks))
    ]
    return {
        found.group().casefold()
        for text in texts
        for found in _NAME.finditer(text)
        if _is_name(found.group())
    }


def _is_name(word: str) -> bool:
    inner = any(c.isupper() or c.isdigit() or c in "-_" for c in word[1:])
    return len(word) >= SHORTEST and inner and word[0].isupper()


def _differs_by_a_letter(odd: str, right: str) -> bool:
    if OSA.distance(odd, right) != 1 or re.findall(r"\d+", odd) != re.findall(r"\d+", right):
        return False
    if odd.startswith(right) or right.startswith(odd):
        return False
    ours, theirs = _PART.findall(odd), _PART.findall(right)
    changed = [(a, b) for a, b in zip(ours, theirs, strict=False) if a != b]
    return len(ours) == len(theirs) and len(changed) == 1 and _is_slip(*changed[0])


def _is_slip(ours: str, theirs: str) -> bool:
    ends = ours.startswith(theirs) or theirs.startswith(ours)
    return min(len(ours), len(theirs)) >= SHORTEST_PART and not ends


def _finding(name: str, span: Span, right: str, times: int) -> Finding:
    return Finding(f"{name} is written {right} {times} times", Mark(span), stated=name, suggestion=right)
