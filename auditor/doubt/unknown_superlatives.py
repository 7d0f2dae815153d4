"""Superlatives of which nothing knows what they tell: that a number stands in a cell does not bear them out."""

import re

from auditor.doubt.asked import Asked
from auditor.language.adjective_ends import is_superlative
from auditor.language.clauses import Clause
from auditor.language.lexicon import phrases
from auditor.language.refs import AxisRef
from auditor.language.residue import document_words
from auditor.language.strange import neutral, topic
from auditor.reading.labels import singular

_KINDS = ("value", "range", "amount", "threshold", "peak")
_WORD = re.compile(r"(?<![\w'’-])[a-z]{3,}est(?![\w'’])", re.IGNORECASE)


def unknown_superlative(asked: Asked) -> str:
    """`The moistest of them all is A with 52.6`, where the cell holds 52.6 and nothing knows what is moist; or nothing."""
    clause = asked.clause
    if asked.kind not in _KINDS or asked.kind == "peak" and not clause.numbers:
        return ""
    if any(item.has("extreme") for item in (*clause.label, *clause.trail_items, *clause.items)):
        return ""  # "Worst tile: the palest one": what it tells is told beside it
    known = [item for item in clause.items if item.kind != "odd"]
    spans = [*((item.start, item.end) for item in known), *(asked.understood if asked.kind == "peak" else ())]
    for found in _WORD.finditer(clause.text):
        word, at = found.group().casefold(), clause.start + found.start()
        if not is_superlative(word) or word in document_words(clause):
            continue
        if not any(start <= at < end for start, end in spans):
            return f"what its superlative tells is not known: {word}"
    return ""


def number_by_unknown_superlative(asked: Asked) -> str:
    """`The crispest lie between 9 and 27`: which ones these are is not known, so that nothing is refuted; or nothing."""
    return unknown_superlative(asked) if asked.kind != "peak" else ""


_OF_NUMBERS = re.compile(
    r"\b(?:high|low|larg|bigg?|great|small|max|min|most|least|few|best|worst|top|bottom|poor|strong|weak|good|bad|peak|mean)",
    re.IGNORECASE,
)


_NOUN = re.compile(
    r"\s+(?!(?:is|are|was|were|of|at|in|on|for|by|among|and|with|value)\b)[a-z]", re.IGNORECASE
)


def describes_a_line(asked: Asked) -> str:
    """`The wettest field in May yields 13`, read as 13 being the highest of May: it may tell which field is meant; or nothing."""
    clause = asked.clause
    if asked.kind != "peak" or not clause.numbers or bool(getattr(asked.claim, "place", None)):
        return ""
    cues = [item for item in clause.of("extreme") if not _OF_NUMBERS.search(item.text)]
    others = {item.first for item in clause.items if not isinstance(item.value, AxisRef)}
    found = next(
        (cue for cue in cues if cue.last not in others and _NOUN.match(clause.sentence, cue.end)), None
    )
    return f"it may tell which of them is meant: {found.text}" if found else ""


_GRADED = re.compile(r"(?:most|least|more|less)\s+(?P<word>[a-z]{3,})$", re.IGNORECASE)


def graded_by_unknown(asked: Asked) -> str:
    """`A is the least potent`, where nothing knows whether more of it is a higher number; or nothing."""
    clause = asked.clause
    for item in clause.items:
        found = _GRADED.match(item.text) if item.kind in ("extreme", "compare") else None
        if found is None:
            continue
        word = found["word"].casefold()
        stem = word[: max(4, len(word) - 3)]
        if _grows_downwards(clause, stem):
            return f"more of it may be a lower number: {item.text}"
        known = any((word,) == phrase[-1:] for phrase in phrases())
        if not known and not any(own.startswith(stem) for own in document_words(clause)):
            return f"what its superlative tells is not known: {item.text}"
    return ""


def _grows_downwards(clause: Clause, stem: str) -> bool:
    """`Low values mean high idleness`: whether the document ties what a superlative tells to low values."""
    text = clause.document.source.text
    low = r"\b(?:low(?:er)?|small(?:er)?|less|fewer)\b[^.;\n]{0,25}(?:=|\b(?:means?|meaning|is|are|indicates?|denotes?|stands?\s+for)\b)"
    told = re.compile(rf"{low}[^.;\n]{{0,25}}\b{re.escape(stem[:6])}", re.IGNORECASE)
    return told.search(text) is not None


_FAINT = re.compile(r"\b(?:faint|pal|dull|weak)est\b|\bwashed-out\b", re.IGNORECASE)


def faintest_of_both_signs(asked: Asked) -> str:
    """`The palest tile is that of A and B`, where values on both sides of zero fade towards it; or nothing."""
    if asked.kind != "peak" or not _FAINT.search(asked.clause.text):
        return ""
    values = [q.value for n in asked.clause.panels for q in asked.clause.document.panels[n].values.values()]
    signed = values and min(values) < 0 < max(values)
    return "the faintest may be what is nearest to zero" if signed else ""


# "Strongest repression" may be what is lowest, "the strongest correlation" hardly.
_STRONG = re.compile(
    r"\b(?:strongest|weakest|largest|biggest|greatest|deepest)\s+(?P<noun>[a-z]{4,})", re.IGNORECASE
)
_VALUES = frozenset(
    "correlation link tie relation relationship association effect value number cell entry score coefficient pair".split()
)


def strength_of_a_direction(asked: Asked) -> str:
    """`Strongest repression: A at 6 h`, where values stand on both sides of zero, and that noun may be one of them; or nothing."""
    clause = asked.clause
    if asked.kind != "peak" or not getattr(asked.claim, "magnitude", False):
        return ""
    told = _STRONG.search(" ".join((*clause.statement.trail[-1:], clause.text)))
    if told is None or singular(told["noun"].casefold()) in _VALUES:
        return ""
    return f"which way it tells is not known: {told['noun'].casefold()}"


_DONE_MORE = re.compile(
    r"\b(?:is|are|was|were|been|gets?|got)\s+(?:\w+ly\s+)?(?P<word>[a-z]{3,}ed)\s+(?:(?:even|far|much|slightly|still|a\s+(?:bit|little|lot))\s+)*"
    r"(?:more|less)(?=\s+than\b|\s*(?:[,;.]|$))",
    re.IGNORECASE,
)


def done_more(asked: Asked) -> str:
    """`A is loosened more than B`: what is done more may be what makes a number smaller; or nothing."""
    compares = any(item.kind == "compare" for item in asked.items)
    found = _DONE_MORE.search(asked.clause.text) if compares else None
    if found is None or any(found["word"].casefold() in phrase for phrase in phrases()):
        return ""
    return f"what is told to be more is not known: {found['word']}"


_REACH = re.compile(
    r"\b(?P<word>widest|narrowest|broadest|flattest|tightest)\b(?:\s+(?P<noun>(?!of\b|in\b|at\b|for\b|by\b|on\b|and\b|among\b|across\b)[a-z]+))?",
    re.IGNORECASE,
)
_OF_REACH = frozenset(
    "range ranges spread spreads band bands swing swings gap gaps interval intervals profile profiles curve curves row rows column columns line lines "
    "variation distribution margin margins difference differences scatter course courses slope reach".split()
)


def reach_of_the_unknown(asked: Asked) -> str:
    """`A has the widest window`, `A is the flattest`, read of how far values spread; or nothing."""
    found = _REACH.search(asked.clause.text) if asked.kind == "stability" else None
    if found is None:
        return ""
    noun = (found["noun"] or "").casefold()
    known = noun in _OF_REACH or noun in document_words(asked.clause)
    return "" if known else f"what its superlative tells is not known: {found['word']}"


# "Sharpest decline", "biggest single worry": how much there is of something, be it of what grows less.
_MOST_OF_IT = re.compile(
    r"\b(?:strongest|biggest|largest|greatest|sharpest|steepest|deepest|widest|heaviest|weakest|smallest|slightest|mildest)\s+(?:[a-z]+\s+){0,2}?(?P<noun>[a-z]{4,})\W*$",
    re.IGNORECASE,
)
_NO_VALUES = ("trend", "compare", "foreign", "stable", "factor")


def label_of_something_else(asked: Asked) -> str:
    """`Sharpest decline: A in May`, read as that the highest value stands there; or nothing."""
    clause = asked.clause
    if asked.kind not in ("peak", "ordinal", "comparison", "summit") or clause.of("extreme"):
        return ""
    told = _MOST_OF_IT.search(clause.statement.trail[-1] if clause.statement.trail else "")
    if told is None:
        return ""
    noun = singular(told["noun"].casefold())
    moves = any(
        item.text.casefold().endswith(told["noun"].casefold()) and any(item.has(kind) for kind in _NO_VALUES)
        for item in clause.label
    )
    known = noun in neutral() or noun in topic(clause.document) or noun in _VALUES
    return f"what its label calls so is not known: {noun}" if moves or not known else ""
