"""Words that narrow what a sentence is about, or leave it open."""

import re
from collections.abc import Sequence

from auditor.claim import OF_CELLS
from auditor.doubt.asked import PRONOUN, Asked, anchored, led_elsewhere, outside
from auditor.doubt.wholeness import of_numbers_told, on_its_own
from auditor.language.around import measure_words
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause
from auditor.language.refs import RegionRef
from auditor.language.times import in_time
from auditor.language.tokens import norms
from auditor.world import same_labels

_SUBJECT_PRONOUN = re.compile(r"^\W*(?:he|she|it|they|his|her|their|its|those|these)\b", re.IGNORECASE)


_LOCATIVE = re.compile(
    r"\b(?:sides?|edges?|borders?|corners?|quadrants?|regions?|areas?|zones?|bands?|half|halves|cent(?:er|re)|middle|ends?|flanks?|periphery|interior|block|pairs?)\b",
    re.IGNORECASE,
)


_ERRORS = re.compile(
    r"\b(?:errors?|confus\w+|mistak\w+|misclassif\w+|mix(?:ed|es|ing)?[\s-]ups?|mixed up|mistaken|misread)\b",
    re.IGNORECASE,
)


# Words that narrow what a sentence is about to something that a reading of the whole panel has missed.
_RESTRICTING = re.compile(
    r"\b(?:once|leaving|leave aside|among|amongst|outside|exclud\w+|apart from|aside from|remaining|the rest|others?|otherwise|besides|without|ignoring|disregarding|"
    r"judged by|measured by|in terms of|with respect to|of these|of those|of them|beyond that|after that|off the diagonal|off-diagonal|if we|nonetheless)\b",
    re.IGNORECASE,
)


# Behind a clause these lean on it, and take nothing of it back.
_LEANING = re.compile(r"\bof (?:these|those|them)\b|\b(?:beyond|after) that\b", re.IGNORECASE)


def scope_left_open(asked: Asked) -> str:
    """Why it is not clear what the sentence is about; or nothing."""
    clause, unclear = asked.clause, "it is not clear what the sentence refers to"
    whole = asked.any_selection(lambda s: s.whole)
    all_whole = not asked.any_selection(lambda s: not s.whole)
    pointing = led_elsewhere(_in_its_panel(clause), asked.understood, clause.start)
    if not asked.structural and pointing and not anchored(clause) and all_whole:
        return unclear
    if whole and (narrower := _narrowing(asked)):
        return narrower
    if reason := left_out(asked):
        return reason
    if of_numbers_told(asked):
        return ""
    loose = clause.start and not anchored(clause) and not clause.of("noun") and all_whole
    if loose and not on_its_own(asked):
        return "a part of a sentence does not say what it is about"
    if asked.kind == "trend" and _may_be_a_step(clause):
        return "it may tell of the step from one panel to the next"
    if asked.kind in ("peak", "ordinal") and _labelled_before(clause):
        return "its label may speak of the sentence before"
    led = _SUBJECT_PRONOUN.match(clause.text) and outside(PRONOUN, clause.statement.text, asked.understood)
    return unclear if led and asked.any_selection(lambda s: s.rows is None or s.columns is None) else ""


_THIS_PANEL = re.compile(
    r"\b(?:this|that) (?=(?:one )?(?:panel|(?:heat ?)?map|grid|table|chart|matrix|plot|subplot|block)\b)",
    re.IGNORECASE,
)


def _in_its_panel(clause: Clause) -> str:
    """The words of a clause; "this map" leads nowhere else below the title of a panel."""
    if clause.statement.panel is None:
        return clause.text
    return _THIS_PANEL.sub(lambda found: "the".ljust(len(found.group())), clause.text)


_LEAVING_OUT = re.compile(
    r"\b(?:leav\w+|set(?:ting)?|put(?:ting)?|left)\b[^,;]{1,60}\b(?:aside|out)\b|\b(?:outside|exclud\w+|apart from|aside from|besides|"
    r"without(?! (?:exception|a (?:break|pause|single)|interruption|pause|fail|doubt))|ignoring|disregarding|omitt\w+|discount\w+)\b",
    re.IGNORECASE,
)


def left_out(asked: Asked) -> str:
    """That the sentence leaves something out that the reading has not left out, be it of a part of a panel; or nothing."""
    clause = asked.clause
    known = any(item.kind == "except" and item in asked.items for item in clause.items)
    diagonal = any(isinstance(item.value, RegionRef) for item in clause.items)
    refs = [
        (item.start - clause.start, item.end - clause.start) for item in asked.items if item.kind == "ref"
    ]
    passed = not (known or diagonal) and outside(_LEAVING_OUT, clause.text, refs)
    return "the sentence leaves something out of account" if passed else ""


def _may_be_a_step(clause: Clause) -> bool:
    """`C gains 11`: where one panel shows what was before, so much may be told of what came after, and not of an axis."""
    document = clause.document
    follows = in_time(document) or before_and_after(document) is not None
    return follows and bool(clause.numbers) and not clause.axes and len(clause.panels) > 1


def _labelled_before(clause: Clause) -> bool:
    """Whether a word for an extreme stands in the label alone, and the label already had a sentence of its own."""
    own = any(item.has("extreme") or item.has("rank") for item in clause.items)
    labelled = any(item.has("extreme") or item.has("rank") for item in clause.label)
    here = clause.statement
    return (
        labelled
        and not own
        and any(s.trail == here.trail and s.span.start < here.span.start for s in clause.document.statements)
    )


def _narrowing(asked: Asked) -> str:
    """Words that narrow what a sentence is about, where it was read as being about a whole panel."""
    clause, understood = asked.clause, asked.understood
    leaning = [
        (clause.end + found.start(), clause.end + found.end())
        for found in _LEANING.finditer(clause.statement.text[clause.end :])
    ]
    if outside(_RESTRICTING, clause.statement.text, [*understood, *leaning, *_own_measure(clause)]):
        return "the sentence leaves something out of account"
    if any(not _covered(clause, found.start(), understood) for found in _LOCATIVE.finditer(clause.text)):
        return "it speaks of a part of the panel that was not made out"
    panel = clause.panel(clause.panels[0])
    return (
        "it may speak of the errors only"
        if same_labels(panel) and asked.kind in OF_CELLS and _ERRORS.search(clause.statement.text)
        else ""
    )


_MEASURED = re.compile(
    r"\b(?:judged by|measured by|in terms of)\s+(?:the\s+|their\s+|its\s+)?(?P<what>[^\s,;)]+)", re.IGNORECASE
)


def _own_measure(clause: Clause) -> list[tuple[int, int]]:
    """`As measured by the yield`, where yields are shown."""
    own = measure_words(clause)
    found = _MEASURED.finditer(clause.statement.text)
    return [one.span() for one in found if (words := norms(one["what"])) and own.issuperset(words)]


def _covered(clause: Clause, position: int, understood: Sequence[tuple[int, int]]) -> bool:
    spans = [
        *understood,
        *((item.start, item.end) for item in clause.items if item.kind in ("ref", "number")),
    ]
    return any(start <= clause.start + position < end for start, end in spans)
