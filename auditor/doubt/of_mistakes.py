"""What is told of the mistakes in a confusion matrix, and was read of its rows, of both kinds of mistakes, or of numbers."""

import re

from auditor.claim_parts import parts, selections
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import confusions
from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef
from auditor.world import Reading, World

_MISTAKES = re.compile(
    r"\b(?:mistakes?|errors?|misses|slips?|blunders?|confusions?|misread\w*|wrong|missed|lost)\b",
    re.IGNORECASE,
)
_EACH = re.compile(r"\b(?:average|mean|per|each|apiece)\b", re.IGNORECASE)
_OF_LINES = ("threshold", "average", "range", "peak", "count", "ordinal", "comparison", "amount")


def _crossed(asked: Asked) -> bool:
    return any(confusions(asked.clause.document, panel) for panel in asked.clause.panels)


def mistakes_of_lines(asked: Asked) -> str:
    """`fewer than 25 mistakes a class on average`, read as the mean of each row, hits and all; or nothing."""
    found = _MISTAKES.search(asked.clause.text) if asked.kind in _OF_LINES else None
    of_lines = asked.any_selection(lambda one: (one.rows is None) != (one.columns is None))
    if found is None or not of_lines or not _EACH.search(asked.clause.text) or not _crossed(asked):
        return ""
    return f"its lines hold more than what is told: {found.group()}"


_MISSES = re.compile(r"\bmiss(?:es|ed)?\b", re.IGNORECASE)


def misses_of_one_class(asked: Asked) -> str:
    """`the filter misses 26 messages`, read as the mistakes of both classes, where one of them has 26 misses; or nothing."""
    alone = len(asked.clause.numbers) == 1
    if asked.kind != "derived-metric" or not alone or not _MISSES.search(asked.clause.text):
        return ""
    document, world = asked.clause.document, World(asked.clause.document, Reading.PRINTED, {})
    told = {
        check.value.value for check in parts(asked.claim, Check) if check.value is not None and not check.of
    }
    for panel in asked.clause.panels:
        for matrix in (one for way in confusions(document, panel) for one in way):
            own = {
                (matrix.row(world, name) - matrix.count(world, name, name)).middle for name in matrix.actual
            }
            if told & own:
                return "of which class they are is left unsaid"
    return ""


def mistakes_of_the_label(asked: Asked) -> str:
    """`**Wren:** its main error is robin (9)`, read as all mistakes of robins, where just so many wrens are taken for them; or nothing."""
    clause = asked.clause
    if asked.kind != "derived-metric" or not _MISTAKES.search(clause.text):
        return ""
    led = {tick for item in clause.label if isinstance(item.value, TickRef) for tick in item.value.ticks}
    own = {tick for item in clause.refs if isinstance(item.value, TickRef) for tick in item.value.ticks}
    return "it may tell of the class in the label before it" if led and own and not led & own else ""


# "Not one zero is read as a one": where the classes are digits, their names are numbers in words.
_DIGITS = "zero one two three four five six seven eight nine".split()
_AS_NAMES = re.compile(
    rf"\b(?:(?:a|an|the|true|real|as|for|into|missed|lost|every|each|no|one|any)\s+(?:{'|'.join(_DIGITS)})(?!\s+(?:of|times|points?|percent|or|to|classes|digits|cells?|pairs?|errors?|mistakes?)\b)|(?:zero(?:e?s)|ones|twos|threes|fours|fives|sixes|sevens|eights|nines))\b",
    re.IGNORECASE,
)
_OF_VALUES = ("count", "value", "threshold", "tally", "range", "average", "cell-set", "peak")


def classes_as_numbers(asked: Asked) -> str:
    """`not one zero is read as a one`, read as cells that hold nought; or nothing."""
    if asked.kind not in _OF_VALUES:
        return ""
    found = _AS_NAMES.search(asked.clause.text)
    if found is None or not _crossed(asked):
        return ""
    panels = {one.panel for one in selections(asked.claim)} or set(asked.clause.panels)
    ticks = [tick.text.strip() for panel in panels for tick in asked.clause.panel(panel).rows.ticks]
    digits = [text for text in ticks if text.isdigit() and len(text) == 1]
    return f"it may name a class: {found.group()}" if 2 * len(digits) > len(ticks) else ""


_PAIRS_LISTED = re.compile(
    r"\bbetween\s+[^,;()]+?\s+and\s+[^,;()]+?,\s+(?:and\s+)?[^,;()]+?\s+and\s+[^,;()]+", re.IGNORECASE
)


def pairs_listed(asked: Asked) -> str:
    """`Mix-ups between A and B, C and D, and E and F`, read as those among all of them; or nothing."""
    clause = asked.clause
    found = asked.kind in ("derived-metric", "crossed") and _PAIRS_LISTED.search(clause.statement.text)
    return "several pairs are told of together" if found else ""
