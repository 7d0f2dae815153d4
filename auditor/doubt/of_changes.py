"""Changes told of a panel whose values are changes themselves: "A lost 10 in all" is their sum, and no step between two of them."""

import re

from auditor.claims.better import better
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.residue import document_words
from auditor.language.tokens import norms
from auditor.model import Panel

_KINDS = ("move", "change", "trend", "path", "stages", "plateau")
# What values are called that are changes.
_CHANGES = re.compile(
    r"\b(?:changes?|differences?|deviations?|anomal(?:y|ies)|balance|net|gains?|loss(?:es)?|(?:year|month|week|day|quarter)[- ]on[- ](?:year|month|week|day|quarter)|"
    r"(?:against|since|from|over|versus|vs\.?|compared (?:with|to)) the (?:year|month|week|day|quarter|season) before)\b",
    re.IGNORECASE,
)
_GAINS = re.compile(
    r"\b(?:gain|los[es]|lost|profit|benefit|pays?\b|paid\b|buys?\b|bought\b|wins?\b|won\b|cost(?:s|ing)?\b)",
    re.IGNORECASE,
)
_NOUN = re.compile(
    r"\b(?:changes?|differences?|deviations?|anomal(?:y|ies)|balance|values?|numbers?)\b", re.IGNORECASE
)


def of_changes(asked: Asked) -> str:
    """Why a change may be a value, a sum of values, or one the other way; or nothing."""
    return (
        change_of_changes(asked.clause, asked.kind)
        or dealt_with_a_rival(asked.clause, asked.kind)
        or _gains_of_less(asked)
    )


def _gains_of_less(asked: Asked) -> str:
    """`gains 3 points`, where less is better: whether more or fewer points are meant is not told."""
    clause = asked.clause
    if asked.kind not in (*_KINDS, "effect", "climb", "shift") or not _GAINS.search(clause.text):
        return ""
    less = any(better(clause.document, panel) == "lower" for panel in clause.panels)
    return "what is gained or lost may be more or less, as less is better" if less else ""


def change_of_changes(clause: Clause, kind: str) -> str:
    """`A gained 5 in all`, beside values that are changes, and that are not named as such."""
    if kind not in _KINDS or not clause.numbers or _NOUN.search(clause.text):
        return ""
    changes = any(_holds_changes(clause.panel(number)) for number in clause.panels)
    return "the values are changes themselves, of which it may tell the sum" if changes else ""


# "A loses 4 to B", "A adds 4 to B", "A gains 4 over B": how far things are apart, and no way from the one to the other.
_DEALT = re.compile(
    r"\b(?:(?:add(?:s|ed)?|los(?:es?|t)|concede[sd]?|gives?\s+(?:up|away)|gave\s+(?:up|away)|yield(?:s|ed)?|drop(?:s|ped)?)\s+[^,;:]{0,30}?\b(?:to|against)|"
    r"(?:gain(?:s|ed)?|picks?\s+up|picked\s+up|wins?|won)\s+[^,;:]{0,30}?\b(?:over|against))\s+(?:the\s+)?$",
    re.IGNORECASE,
)


def dealt_with_a_rival(clause: Clause, kind: str) -> str:
    """`A loses 4 to B`: that it tells how far two things lie apart, and not what becomes of one; or nothing."""
    if kind not in _KINDS:
        return ""
    sentence = clause.sentence
    heads = [_DEALT.search(sentence, clause.start, item.start) for item in clause.refs]
    dealt = any(
        head and " from " not in head.group() and any(map(str.isdigit, head.group())) for head in heads
    )
    return "it may tell how far two things lie apart" if dealt else ""


def _holds_changes(panel: Panel) -> bool:
    """Whether values of both signs are called changes."""
    values = [quantity.value for quantity in panel.values.values()]
    legend = panel.legend
    named = f"{panel.name} {panel.figure} {legend.label if legend else ''}"
    return any(v < 0 for v in values) and any(v > 0 for v in values) and bool(_CHANGES.search(named))


# "The factor stays below 3": a number that is worked out of two cells.
_WORKED_OUT = re.compile(
    r"\b(?:factors?|ratios?|multiples?|multipliers?|speed-?ups?|quotients?)\b", re.IGNORECASE
)
# "Up 9.9 there": how far values went, and not where to.
_MOVED = re.compile(
    r"(?:^|[,;:(—–]\s*|\b(?:is|are|was|were|go|goes|went)\s+)(?:up|down)\s+(?:by\s+)?"
    r"(?:(?:about|some|roughly|a|only|just)\s+)?$",
    re.IGNORECASE,
)
_OF_VALUES = ("threshold", "range", "value", "amount", "peak", "count", "tally", "average")


def of_what_lies_between(asked: Asked) -> str:
    """That a number may tell how far two values are apart, or how many times one is the other; or nothing."""
    clause = asked.clause
    if asked.kind not in _OF_VALUES:
        return ""
    known = document_words(clause)
    factor = _WORKED_OUT.search(clause.text)
    if factor and not clause.of("factor") and not known.intersection(norms(factor.group())):
        return "it may tell how many times one value is another"
    moved = any(_MOVED.search(clause.sentence[: item.start]) for item in clause.numbers)
    return "it may tell how far values went, and not where to" if moved else ""


# "Losses everywhere, at most 9": nouns for what values do on their way.
_MADE = re.compile(
    r"\b(?:loss(?:es)?|gains?|drops?|rises?|declines?|increases?|decreases?|improvements?|setbacks?|jumps?|dips?|steps?|swings?)\b(?! (?:to|below|under|above|past|beyond)\b)",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\W*from\b.+\bto\b|.+(?:→|->|\bvs\.?|\bversus|\bagainst|\bminus)\s", re.IGNORECASE)


def bounds_on_changes(asked: Asked) -> str:
    """`Losses everywhere, at most 9`: that a bound may be one on how far values rise or fall; or nothing."""
    clause = asked.clause
    label = clause.statement.trail[-1] if clause.statement.trail else ""
    if asked.kind != "threshold" or not (found := _MADE.search(clause.sentence)):
        return ""
    named = set(norms(found.group())) & (
        document_words(clause) | set(norms(clause.document.source.text[: _first(clause)]))
    )
    return "" if named and not _BETWEEN.match(label) else "it may tell how large changes are"


def _first(clause: Clause) -> int:
    """Where the first value of the document stands."""
    return min((cell.span.start for panel in clause.document.panels for cell in panel.cells), default=0)
