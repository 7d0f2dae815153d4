"""`At the three slower doors it falls`, read of other lines: which ones are meant was not made out."""

import re

from auditor.leaning.told import Told

_OF_LINES = ("trend", "path", "duel", "comparison", "threshold", "change", "move")

_SOME_GRADED = re.compile(
    r"\bthe (?:two|three|four|five|six) (?!(?:upper|lower|outer|inner|other)\b)(?:\w{2,}er|\w+est|more \w+|less \w+)"
    r" (?!(?:value|cell|entr|reading|number|score|square|tile|result|mark|figure|count)\w*)[a-z]+s\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = _SOME_GRADED.search(told.sentence) if told.judged.kind in _OF_LINES else None
    if found is None or any(start < found.end() and found.start() < end for start, end in told.named):
        return ""
    return f"which lines are meant was not made out: {found.group()}"
