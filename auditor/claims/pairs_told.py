"""Pairs of numbers in a sentence, and what it tells of how far apart they are or how many times one is the other.

"A longer quay almost triples the catch (30.5 before, 58.0 after)": whatever the words, a pair in brackets or behind "from"
is what the difference or the factor beside it is told of, where the sentence has no other number and holds it against
nothing else.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.changes.factors import FactorCue, factor_cues
from auditor.claims.own_numbers import OwnNumbers, truth_of
from auditor.language.clauses import Clause, uncut
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.vocabulary import vocabulary
from auditor.language.wording import Wording
from auditor.model import Document, Statement
from auditor.quantity import match_quantity
from auditor.truth import Truth

_NUMBER = r"[-+−]?\d[\d,]*(?:\.\d+)?"
_UNIT = r"(?:\s?(?:%|°\s?C|[^\W\d_]{1,4}(?:/[^\W\d_]{1,3})?)(?!\w))?"
_WORDS = r"(?:[^()\d,;:.]{0,24})"
_JOINT = r"\s*(?:→|⇒|->|–>|to|against|versus|vs\.?|as against|compared (?:with|to)|up from|down from|instead of|,?\s*before,?|,\s*then)\s*"
# "(30.5 before, 58.0 after)", "(15 against 60)", "(1.5 → 4.5)"
_IN_BRACKET = re.compile(
    rf"\({_WORDS}(?P<one>{_NUMBER}){_UNIT}(?:{_JOINT}|{_WORDS}\bbefore\b[^()\d]{{0,16}})(?P<two>{_NUMBER}){_UNIT}{_WORDS}\)",
    re.IGNORECASE,
)
_FROM_TO = re.compile(
    rf"\bfrom\s+(?P<one>{_NUMBER}){_UNIT}\s+to\s+(?P<two>{_NUMBER}){_UNIT}(?![\w.]*\d)", re.IGNORECASE
)
# "A (46) is named more than twice as often as B (29)"
_AS_OFTEN = re.compile(
    rf"\((?P<one>{_NUMBER}){_UNIT}\)[^().;:]{{0,60}}\b(?:as|the)\b[^().;:]{{0,60}}\((?P<two>{_NUMBER}){_UNIT}\)",
    re.IGNORECASE,
)
_HEDGES = r"(?:(?:about|some|roughly|around|nearly|almost|exactly|just|only|over|a mere|an?)\s+)*"
# What a number is that tells how far two others are apart.
_SIZE_AHEAD = re.compile(
    r"\b(?:by|worth|add(?:s|ed|ing)?|costs?|costing|los(?:es?|ing|t)|gain(?:s|ed|ing)?|shed(?:s|ding)?|sav(?:es?|ed|ing)|"
    rf"(?:rise|fall|drop|jump|climb|gain|loss|increase|decrease|difference|gap|decline)s? of)\s+{_HEDGES}$",
    re.IGNORECASE,
)
_SIZE_BEHIND = re.compile(
    r"\s?(?:[^\W\d_]{1,6}\s+|percentage\s+points?\s+|points?\s+)?(?:more|less|fewer|higher|lower|longer|shorter|apart|off)\b(?!\s+(?:than|likely|often))",
    re.IGNORECASE,
)
# What is told of something else, or under a condition, or worked out of several.
_OTHERWISE = re.compile(
    r"\b(?:not|never|no|none|neither|nor|without|except|but|would|could|might|if|per|each|every|both|respectively|averag\w*|means?|medians?|sums?|totals?"
    r"|another|further|again|second|than\s+(?!twice|thrice|three|four|five|six|ten|a\b|half|doubl|tripl|quadrupl|quintupl|halv|\d))\b|n['’]t\b",
    re.IGNORECASE,
)
_MORE_OF_IT = re.compile(
    r"\s?\S{0,12}\s*(?:more|less|fewer|higher|lower|longer|shorter|further)\b", re.IGNORECASE
)
_PARTS = re.compile(r"[;:.]\s|,\s+(?:and|while|whereas|but|yet|so)\s")


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What does not agree in a sentence with two numbers of cells and what is told of them."""
    if statement.asks or not re.search(r"\d\D+\d", statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    pairs = (found for own in (_IN_BRACKET, _FROM_TO, _AS_OFTEN) for found in own.finditer(clause.sentence))
    claims = (_of_share(clause), *_quotients(clause), *(_of_pair(clause, found, document) for found in pairs))
    for claim in claims:
        if claim is not None and truth_of(claim) is Truth.FALSE:
            whole = ((0, len(statement.text)),)
            yield Reading(claim, frozenset(), clause.panels, bool(clause.of("hedge")), whole, BESIDE)
            return


# What else a sentence may tell does not bear on how its own numbers stand to each other.
BESIDE = (
    "value", "amount", "peak", "range", "ordinal", "count", "tally", "cell-set", "trend", "path", "change", "ratio", "move", "course", "comparison",
    "threshold", "average", "composed", "told-gap", "stages", "derived-metric", "crossed",
)  # fmt: skip


def _of_pair(clause: Clause, pair: re.Match[str], document: Document) -> OwnNumbers | None:
    start, end = _part(clause.sentence, pair)
    told = [item for item in clause.items if item.kind == "number" and start <= item.start < end]
    ends = [item for item in told if item.start in (pair.start("one"), pair.start("two"))]
    others = [item for item in told if item not in ends and re.search(r"\d", item.text)]
    if len(ends) != 2 or _OTHERWISE.search(clause.sentence, start, end):
        return None
    one, two = (replace(clause.number(item), op="=") for item in ends)
    if one.value == two.value or min(one.value, two.value) <= 0 or not _are_cells(document, one, two):
        return None
    cues = [cue for cue in factor_cues(clause, Wording.of(clause)) if start <= cue.items[0].start < end]
    plain = len(cues) == 1 and cues[0].factor.mode == "times" and _is_of_values(clause, cues[0], pair)
    if not others and plain:
        return _times(one, two, cues[0].factor.number)
    if len(others) == 1 and not cues and pair.re is not _AS_OFTEN and _is_size(clause, others[0]):
        size = clause.number(others[0])
        if others[0].start < ends[0].start and _MORE_OF_IT.match(clause.sentence, others[0].end):
            return None  # "20 °C more raise it from 31 to 36" is what brings it about
        percent = size.unit == "%" and one.unit != "%"
        return None if percent or size.value in (one.value, two.value) else OwnNumbers(one, two, apart=size)
    return None


# "Down by a quarter", "a third more": how much was lost or won, and no multiple.
_BY = re.compile(
    rf"\b(?:by|of|another|lost|loses?|losing|gained|gains?)\s+{_HEDGES}$",
    re.IGNORECASE,
)
_MORE = re.compile(
    r"\s*(?:more|less|fewer|higher|lower|longer|shorter|of\s+(?:it|that|them|its|their))\b", re.IGNORECASE
)


# "Halving the airflow takes it from 83 to 247", "with nine times the layers": of what brings the change about.
_CAUSE = re.compile(r"^\W*$|[,;:]\s*$|\b(?:with|at|under|after)\s+(?:\w+\s+){0,2}$", re.IGNORECASE)
_NEAR_FROM = 2  # words


def _is_of_values(clause: Clause, cue: FactorCue, pair: re.Match[str]) -> bool:
    """Whether a factor is told of the pair: not of what causes it, nor far from a bare "from 4 to 7"."""
    first, last = cue.items[0].start, cue.items[-1].end
    causes = (
        clause.sentence[first:last].casefold().endswith("ing")
        or " the" in f" {clause.sentence[first:last]}".casefold()
    )
    if causes or _CAUSE.search(clause.sentence[:first]) or _is_of_change(clause, cue):
        return False
    gap = clause.sentence[last : pair.start()]
    return (
        pair.re is not _FROM_TO or first > pair.start() or ("," not in gap and len(gap.split()) <= _NEAR_FROM)
    )


def _is_of_change(clause: Clause, cue: FactorCue) -> bool:
    first, last = cue.items[0].start, cue.items[-1].end
    by = clause.sentence[first:].casefold().startswith("by ")
    return bool(by or _BY.search(clause.sentence, 0, first) or _MORE.match(clause.sentence, last))


def _part(text: str, pair: re.Match[str]) -> tuple[int, int]:
    """Where the part of a sentence begins and ends that a pair stands in."""
    cuts = [0, *(found.end() for found in _PARTS.finditer(text)), len(text)]
    return max(cut for cut in cuts if cut <= pair.start()), min(cut for cut in cuts if cut >= pair.end() - 1)


def _times(one: Num, two: Num, factor: Num) -> OwnNumbers | None:
    if factor.value <= 0 or factor.value == 1:
        return None
    turned = {">": "<", "<": ">", ">=": "<=", "<=": ">=", ">~": "<~", "<~": ">~"}
    if factor.value < 1:  # "halves" tells that the other one is twice as large
        factor = replace(factor, value=round(1 / factor.value, 3), op=turned.get(factor.op, factor.op))
    return OwnNumbers(one, two, times=factor)


def _are_cells(document: Document, one: Num, two: Num) -> bool:
    """Whether both numbers stand in cells."""
    written = {quantity.value for panel in document.panels for quantity in panel.values.values()}
    return one.value in written and two.value in written


def _is_size(clause: Clause, item: Item) -> bool:
    """Whether a number tells how far two others are apart."""
    ahead = _SIZE_AHEAD.search(clause.sentence, 0, item.start) is not None
    return ahead or _SIZE_BEHIND.match(clause.sentence, item.end) is not None


# "21 of 28 boats, or 75%", "21 out of 28 (75%)", "21 hits among 28 shots, i.e. 75%"
_NOUNS = r"(?:\s[^\W\d_]{2,20}){0,2}"
_SHARE = re.compile(
    rf"(?<![\w.,-])(?P<one>{_NUMBER}){_NOUNS}\s(?:of|out\sof|among|from)\s(?:(?:the|all|its|a\stotal\sof)\s)?(?P<two>{_NUMBER}){_NOUNS}"
    r"(?:,?\s(?:or|i\.e\.,?|that\sis,?)\s|\s?[=≈]\s?|\s\()(?:an?\s\w+\s(?:rate\s)?of\s)?(?=(?:about\s|roughly\s|around\s|nearly\s|almost\s|~)?\d[\d.]*\s?%)",
    re.IGNORECASE,
)


def _of_share(clause: Clause) -> OwnNumbers | None:
    """How many of how many, and which share that is."""
    found = _SHARE.search(clause.sentence)
    numbers = [item for item in clause.items if item.kind == "number"]
    ends = [item for item in numbers if found and item.start in (found.start("one"), found.start("two"))]
    behind = next((item for item in numbers if found and item.start >= found.end()), None)
    if behind is None or len(ends) != 2:
        return None
    one, two, share = (clause.number(item) for item in (*ends, behind))
    whole = all(num.value == int(num.value) and num.unit != "%" for num in (one, two))
    return (
        OwnNumbers(one, two, percent=share)
        if whole and share.unit == "%" and 0 < one.value <= two.value
        else None
    )


# "158/194 = 81.4%"
_QUOTIENT = re.compile(
    rf"(?<![\w.,/+)-])(?P<one>{_NUMBER})\s?[/÷]\s?(?P<two>{_NUMBER})\s?[=≈]\s?(?P<share>\d+(?:\.\d+)?)\s?%"
)


def _quotients(clause: Clause) -> Iterator[OwnNumbers]:
    """The quotients that a sentence writes out, each with the percentage behind it."""
    for found in _QUOTIENT.finditer(clause.sentence):
        one, two, share = (_written(found[name]) for name in ("one", "two", "share"))
        if one is not None and two is not None and share is not None and 0 < one.value <= two.value:
            yield OwnNumbers(one, two, percent=replace(share, unit="%"))


def _written(text: str) -> Num | None:
    quantity = match_quantity(text, 0)
    return Num(float(quantity.value), float(quantity.step), text) if quantity is not None else None
