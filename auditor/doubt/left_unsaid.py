"""What a sentence leaves to the one before it, and a reading filled in by itself."""

import re

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.clauses.spots import side_of
from auditor.language.verbs import verb_in

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


_LOST_THINGS = re.compile(
    r"\b(?:lost|loses?|gained|gains?|won|wins?)\s+(?:(?:about|only|just|some|exactly)\s+)?\d[\d.,]*\s+(?!points?\b|percent\b|units?\b|p\.?p)[a-z]{3,}\W*$",
    re.IGNORECASE,
)


def lost_at_once(asked: Asked) -> str:
    """`A lost 12 loaves`, held against how far it went from its first value to its last: when it did so is left unsaid; or nothing."""
    told = asked.kind in ("move", "change") and _LOST_THINGS.search(asked.clause.text)
    return "when that was is left unsaid" if told and len(asked.clause.refs) < 2 else ""


_LONGEST_PRONOUN = 6
_HURTING = re.compile(
    r"\b(?:they|it|that|this)\s+(?:clearly\s+|only\s+|even\s+)?(?:hurts?|helps?|harms?|pays?|suffers?|backfires?|costs?)\b",
    re.IGNORECASE,
)


def what_hurts(asked: Asked) -> str:
    """`larger ones help at A, and they hurt at B`: what hurts was told before; or nothing."""
    clause = asked.clause
    led = clause.sentence[max(0, clause.start - _LONGEST_PRONOUN) : clause.end]
    found = asked.kind in ("trend", "path", "change") and _HURTING.search(led)
    return "what it speaks of was told before" if found else ""


_RANKED = re.compile(
    r"\b(?:second|third|fourth)[\s-]+\w+|\b\w{3,}est\b|\b(?:most|least|best|worst)\b", re.IGNORECASE
)
_AVERAGED = re.compile(r"\b(?:average\w*|mean|overall|whole|total)\b", re.IGNORECASE)


def fragment_out_of_place(clause: Clause, kind: str) -> str:
    """`A has the best score in May, and B the second-best`, borne out by B's mean: in May is left unsaid; or nothing."""
    if kind not in ("ordinal", "peak", "comparison", "mean") or not clause.start:
        return ""
    if verb_in(clause.sentence, clause.items, clause.start, clause.end) or _AVERAGED.search(clause.sentence):
        return ""
    own = {side_of(item.value) for item in clause.refs}
    before = {side_of(item.value) for item in clause.before if item.kind == "ref"} - {""}
    ranked = _RANKED.search(clause.text) and own and "" not in own
    return "where it is so was told before" if ranked and before - own else ""


_THEN = re.compile(
    r"\b(?:then|thereafter|afterwards|after\s+(?:that|which))\b(?!\s*,?\s+than)", re.IGNORECASE
)


def goes_on_from_there(asked: Asked) -> str:
    """`A jumps at 8 and then falls to 20`, read as falling from the first value on; or nothing."""
    clause = asked.clause
    then = _THEN.search(clause.text)
    if asked.kind not in ("trend", "path", "change", "move") or then is None:
        return ""
    at = clause.start + then.start()
    here = any(item.kind == "trend" and item.start < at for item in clause.items)
    placed = re.search(r"\bfrom\b", clause.text[then.end() :])
    return "" if here or placed else "it may go on from the place told before"
