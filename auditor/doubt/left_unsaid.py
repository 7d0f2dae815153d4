"""What a sentence leaves to the one before it, or to the names of the figure, and a reading filled in by itself."""

import re

from auditor.claim_parts import parts, selections
from auditor.claims.makeup.facts import Fact
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked
from auditor.language.verbs import finite_verb

_DIFFERENCE = re.compile(
    r"\b(?:swing|spread|range|gap|difference|change|gain|drop|rise|variation|span|lead|margin|increase|decrease|loss|jump|step|amplitude)s?\b",
    re.IGNORECASE,
)
_OF_EXTREMES = ("peak", "rank", "ordinal", "comparison", "duel", "mean")
_BARE = re.compile(
    r"\b(?:has|have|had|shows?|showed|with|is|are)\s+(?:by\s+far\s+)?the\s+(?:[a-z]+est|most|least)\W*$",
    re.IGNORECASE,
)


def noun_left_out(asked: Asked) -> str:
    """`... the smallest swing; A has the largest`: the largest swing, and no value; or nothing."""
    clause = asked.clause
    if asked.kind not in _OF_EXTREMES or not _BARE.search(clause.text):
        return ""
    trail = clause.statement.trail[-1:] or ("",)
    found = _DIFFERENCE.search(clause.sentence, 0, clause.start) or _DIFFERENCE.search(trail[0])
    return f"it may be told of what was named before: {found.group()}" if found else ""


_FURTHER = re.compile(
    r"\b(?:each|every|any|all)\s+(?:further|additional|subsequent|later|extra|following)\b"
    r"|\bfurther\s+(?:steps?|increases?|rises?|days?|weeks?|months?|years?|hours?|degrees?|doublings?)\b",
    re.IGNORECASE,
)


def from_a_place_on(asked: Asked) -> str:
    """`A is best at 15, and it declines with each further step`: from there on; or nothing."""
    clause = asked.clause
    if asked.kind not in ("path", "trend", "change", "move") or not _FURTHER.search(clause.text):
        return ""
    earlier = clause.start > 0 or bool(clause.topic)
    return "it may go on from a place that was told before" if earlier else ""


_FACTOR_FIRST = re.compile(
    r"\W*(?:(?:or|and|that\s+is|i\.e\.)\s+)?(?:(?:less|more|fewer)\s+than|about|nearly|almost|only|roughly|just|some|over|under|well)?\s*"
    r"(?:over\s+|under\s+)?(?:an?\s+(?:half|third|quarter|fifth|sixth|tenth)|half|twice|double|triple|(?:two|three|four|five|\d+(?:\.\d+)?)\s+times)\b",
    re.IGNORECASE,
)


def first_side_left_out(asked: Asked) -> str:
    """`the shortest is A, less than a quarter of B's`: of what it is told was said before; or nothing."""
    clause = asked.clause
    led = asked.kind == "ratio" and clause.start > 0 and _FACTOR_FIRST.match(clause.text)
    return "what it compares was told before" if led else ""


_CELL_STANDS = re.compile(
    r"\b(?:each|every|one|an?)\s+(?:square|cell|tile|box|field|number|value|entry|dot)\s+"
    r"(?:stands?\s+for|is|shows?|represents?|belongs?\s+to|tells?|gives?|marks?|combines?|pairs?)\b",
    re.IGNORECASE,
)


def what_a_cell_stands_for(asked: Asked) -> str:
    """`each square stands for one row and one date`, read as the number of rows; or nothing."""
    if asked.kind != "shape":
        return ""
    if _CELL_STANDS.search(asked.clause.sentence):
        return "it tells what one cell stands for"
    sides = [
        fact.about for fact in parts(asked.claim, Fact) if fact.about in ("rows", "columns") and fact.number
    ]
    return "it tells two numbers of one side" if len(set(sides)) < len(sides) else ""


_MISSED = re.compile(r"\b(?:missed|overlooked|unnoticed|undetected|ignored)\b", re.IGNORECASE)
_NO_CLASS = frozenset(
    "none nothing missed no-call nocall absent silence silent background noise unknown reject rejected undetected unclassified".split()
)


def missed_by_name(asked: Asked) -> str:
    """`six were missed`, where one of the classes is that of what was not found at all; or nothing."""
    if asked.kind not in ("derived-metric", "crossed") or not _MISSED.search(asked.clause.text):
        return ""
    ticks = {
        tick.text.casefold()
        for panel in asked.clause.document.panels
        for axis in (panel.rows, panel.columns)
        for tick in (axis.ticks if len(axis.ticks) > 2 else ())
    }
    named = sorted(tick for tick in ticks if tick in _NO_CLASS or tick.startswith(("no ", "not ")))
    return f"which were missed may be told by the class {named[0]}" if named else ""


_TOPIC = re.compile(
    r"^\W*(?:(?:a|an|the|on|more\s+on)\s+)?(?:\w+\s+)?(?:comparisons?|overview|summary|analysis|discussion|description|details?|ranking|breakdown|role|effects?"
    r"|impact|influence|differences?|patterns?|trends?|notes?|remarks?|observations?|look|behaviou?r|case)\s+(?:of|on|in|at|across|between|by|for|with|over)\b[^.:;]*\.?\W*$",
    re.IGNORECASE,
)


def only_a_heading(asked: Asked) -> str:
    """`Comparison of the two best rows.`: what is told about, without a word of what is so; or nothing."""
    clause = asked.clause
    heads = (
        _TOPIC.match(clause.statement.text) and not finite_verb(clause.statement.text) and not clause.numbers
    )
    return "it only says what is told about" if heads else ""


_MOST_SYMMETRIC = re.compile(
    r"\b(?:most|least|nearest|closest|almost|nearly)\s+(?:to\s+)?(?:symmetric|symmetrical|symmetry|balanced|even)\b",
    re.IGNORECASE,
)
_PART_OF_SCALE = re.compile(
    r"\b(?:half|third|quarter|end|part|side)\s+of\s+(?:the|its)\s+(?:colou?r\s*)?(?:scale|range|bar|spectrum|palette|map|colou?rs?|legend)\b",
    re.IGNORECASE,
)
_LONGEST_PRONOUN = 6
_HURTING = re.compile(
    r"\b(?:they|it|that|this)\s+(?:clearly\s+|only\s+|even\s+)?(?:hurts?|helps?|harms?|pays?|suffers?|backfires?|costs?)\b",
    re.IGNORECASE,
)


def told_of_one_pair(asked: Asked) -> str:
    """`the most symmetric pair is A and B`, read as a symmetry of all; or nothing."""
    found = asked.kind == "identity" and _MOST_SYMMETRIC.search(asked.clause.text)
    return "it tells one pair from the others" if found else ""


def part_of_the_scale(asked: Asked) -> str:
    """`every cell lies on the red half of the scale`, of which "half" counts no cells; or nothing."""
    found = asked.kind in ("count", "tally", "threshold") and _PART_OF_SCALE.search(asked.clause.text)
    return "it speaks of a part of the scale" if found else ""


def what_hurts(asked: Asked) -> str:
    """`larger ones help at A, and they hurt at B`: what hurts was told before; or nothing."""
    clause = asked.clause
    led = clause.sentence[max(0, clause.start - _LONGEST_PRONOUN) : clause.end]
    found = asked.kind in ("trend", "path", "change") and _HURTING.search(led)
    return "what it speaks of was told before" if found else ""


JOINT_FIRST = re.compile(
    r"\b(?:highest|lowest|largest|smallest|best|worst|strongest|weakest)\s+(?:for|in|with|among)\s+[^,;:.]{1,40}?(?:\([^()]*\))?\s+and\s",
    re.IGNORECASE,
)


def put_first_together(asked: Asked) -> str:
    """`recall is highest for A (95%) and B (92%)`: the two best ones, of which the second is not the best; or nothing."""
    span = asked.clause.statement.span
    written = asked.clause.document.source.text[span.start : span.end]
    found = asked.kind == "derived-metric" and JOINT_FIRST.search(written)
    return "two are put first together" if found else ""


_NUMBER = re.compile(r"(?<![\w.])\d[\d.,]*")
_BOTH = re.compile(r"\b(?:both|each|either|all)\b", re.IGNORECASE)


def dealt_among_panels(asked: Asked) -> str:
    """`A is the best in both: 86% with X and 90% with Y`, of which each number is told of one panel; or nothing."""
    clause = asked.clause
    several = len({one.panel for one in selections(asked.claim)}) > 1
    both = asked.kind == "derived-metric" and several and _BOTH.search(clause.sentence)
    values = {check.value.value for check in parts(asked.claim, Check) if check.value is not None}
    dealt = both and len(values) == 1 and len(_NUMBER.findall(clause.sentence)) > 1
    return "its numbers may be told of a panel each" if dealt else ""


_NEXT = re.compile(r"\b(?:next|second|third|other|followed)\b", re.IGNORECASE)


def next_in_colour(asked: Asked) -> str:
    """`the two next darkest cells`, read as the darkest ones; or nothing."""
    found = asked.kind == "colour" and _NEXT.search(asked.clause.text)
    return "it speaks of what comes next" if found else ""
