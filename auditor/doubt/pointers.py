"""Words that lead out of a clause, and that its reading has not led back."""

import re
from collections.abc import Sequence
from typing import Any

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked, is_the_figure, owned
from auditor.language.clauses import Clause, Spot
from auditor.language.led_back.finding import ONLY_CELLS
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, RegionRef, TickRef
from auditor.numerals import CARDINALS
from auditor.world import Selection

# Words that point to another sentence. Of the contradictions found in sentences with one, on transcriptions
# written by strangers, two in three were misunderstandings; of those in parts of sentences as many.
_ANAPHORA = re.compile(
    r"\b(?:that of|those of|than that|than those|the one(?!\s+[a-z]+\s+(?:(?:on|in|at|for|under|with)\s+which|where|that)\b)|ones|theirs?|own|same|likewise(?!\s+\w+(?:s|ed)\b)|too|(?<!where )(?:it|they)|its|them|(?:this|these)(?! (?:metrics?|measures?|evaluations?|experiments?|study|comparison|data)\b)|such|so do|so does|(?:so|as|that|this|equally) (?:little|much|few|many|far|low|high|close(?:ly)?|often|strong(?:ly)?|weak(?:ly)?)(?! as\b)|he|she|his|her|both of|(?<!each )others?|(?<!one )another|else|"
    r"(?:(?<=in )|(?<=on )|(?<=at )|(?<=of )|(?<=for )|(?<=from )|(?<=with ))that(?= [a-z])|"
    r"after that|since then|until then|before that|again|also|former|latter|the (?:reverse|opposite|converse)|(?<!from )there(?! (?:is|are|was|were|exists?|remains?|seems?|has|have|being|can|may|must)\b|['’])|(?:then|there|here)(?=\W*$)|from (?:then|there) on)\b",
    re.IGNORECASE,
)


_BESIDE = re.compile(r"too\b|also\b|again\b|likewise\b", re.IGNORECASE)
_SUBJECT = re.compile(r"\b(?:(?<!where )(?:it|they)|its|them|their|he|she|his|her)\b", re.IGNORECASE)


_NUMBER = rf"(?:\d+(?:\.\d+)?|{'|'.join(CARDINALS)})"
# "That remains so for A", "there are two in May": what is so, and what there are two of, was said before.
_SAID_BEFORE = re.compile(
    r"\b(?:remains?|stays?|holds?) so\b|\bis so\b(?=\s+(?:for|in|at|with|only|everywhere|throughout)\b|[,.;])"
    r"|\bthere (?:is|are|was|were)(?:\s+(?:never|only|just|still|even|now|also|about|at (?:most|least)))*(?:\s+(?:no\s+)?(?:more|fewer|less) than)?"
    rf"\s+{_NUMBER}(?=\s+(?:of (?:them|these|those)|an?|per|each|in|on|at|before|now|after|then)\b|\s*[,.;:](?!\d)|\s*$)",
    re.IGNORECASE,
)
# "The queue there": in the panel that was named last.
_THERE = re.compile(
    r"\b(?<!from )(?<!up )there\b(?!\s+(?:is|are|was|were|exists?|remains?|seems?|appears?|has|have|had|being|can|may|must|to|lies?|stands?|follows?|comes?)\b|['’])",
    re.IGNORECASE,
)


def of_what_was_said(asked: Asked) -> str:
    """That a clause says again what was said before, or counts what was named before; or nothing."""
    counted = asked.kind in ("count", "tally")
    clause = asked.clause
    elsewhere = len(clause.document.panels) > 1 and _THERE.search(clause.text)
    leans = elsewhere or not counted and _SAID_BEFORE.search(clause.text)
    return "it speaks of what was told before" if leans else ""


# "The row below A", "the column to the right": a line that is named by where it stands.
_LINE_BESIDE = re.compile(
    r"\bthe\s+(?:row|column|line)\s+(?:directly\s+|right\s+|just\s+|immediately\s+)?(?:above|below|beneath|underneath|before|after|next\s+to|to\s+the\s+(?:left|right)|on\s+(?:the|its)\s+(?:left|right))\b",
    re.IGNORECASE,
)


def beside_a_line(asked: Asked) -> str:
    """That a clause speaks of a line by what it stands beside; or nothing."""
    found = "the " in asked.clause.text.casefold() and _LINE_BESIDE.search(asked.clause.text)
    return "it speaks of a line by where it stands" if found else ""


_ONLY_CELLS = re.compile(
    rf"\b(?:these|those|they)(?:\s+(?:two|three|four|five|six))?{ONLY_CELLS.pattern}", re.IGNORECASE
)


def the_only_cells(asked: Asked) -> str:
    """`these are the only cells above 4`: which cells these are was told before; or nothing."""
    return "which cells these are was told before" if _ONLY_CELLS.search(asked.clause.text) else ""


def its_line(asked: Asked) -> str:
    """`A's Thursday is 3 below its Wednesday, B's as well`: that a line is told of "its" owner, where two may be it; or nothing."""
    clause = asked.clause
    owned_lines = [
        item
        for item in clause.items
        if isinstance(item.value, TickRef | Spot)
        and _ITS.search(clause.sentence, 0, item.start)
        and clause.start < item.start
    ]
    if not owned_lines:
        return ""
    owners = {str(half.value) for item in clause.refs for half in halves(item) or (item,)}
    return "it is not sure whose line is meant" if len(owners) > 3 else ""


_ITS = re.compile(r"\bits\s+$", re.IGNORECASE)


def leads_elsewhere(asked: Asked) -> str:
    """That a clause refers to what only another sentence tells; or nothing."""
    clause, understood = asked.clause, asked.understood
    if asked.kind == "told-gap":
        return ""  # its numbers stand beside it
    spans = (
        (clause.start + found.start(), clause.start + found.end())
        for found in _ANAPHORA.finditer(clause.text)
    )
    pointers = (start for start, end in spans if not owned(clause, start, end))
    pointers = (
        at
        for at in pointers
        if not (_told_apart(clause, at) or _of_the_extreme(asked, at) or _named_in_the_clause(asked, at))
    )
    if _stands_by_itself(asked):
        pointers = (at for at in pointers if not _BESIDE.match(clause.sentence, at))
    led = not is_the_figure(asked) and any(not _taken_up(clause, at, understood) for at in pointers)
    unnamed = not asked.structural and _unnamed_subject(asked)
    return "it refers to something said elsewhere" if led or unnamed else ""


def _stands_by_itself(asked: Asked) -> bool:
    """`In panel B the maximum, too, is at X and Y`: whether an extreme of a panel that is named has its cell, so that "too" adds nothing."""
    named = [item.value for item in asked.clause.items if isinstance(item.value, PanelRef)]
    place: tuple[Selection, ...] = getattr(asked.claim, "place", ())
    return (
        asked.kind in ("peak", "ordinal")
        and len(named) == 1
        and len(named[0].panels) == 1
        and len(place) == 1
        and place[0].is_cell
    )


def _unnamed_subject(asked: Asked) -> bool:
    """Whether a pronoun stands for something that neither the reading nor the label before the sentence tells."""
    clause, understood = asked.clause, asked.understood
    whole = any(a <= clause.start and clause.end <= b for a, b in understood)
    known = whole and (asked.kind in ("standing", "look") or _of_told_numbers(asked))
    named = (
        known
        or _of_the_one_matrix(asked)
        or any(not isinstance(item.value, RegionRef) for item in clause.refs)
    )
    # What follows a place that is named leans on it, and not the other way.
    until = clause.end if named else len(clause.statement.text)
    found = (found.span() for found in _SUBJECT.finditer(clause.statement.text, 0, until))
    open_ = any(
        span not in understood and not owned(clause, *span) and not _named_in_the_clause(asked, span[0])
        for span in found
    )
    return open_ and not any(item.kind == "ref" for item in clause.label)


def _of_the_one_matrix(asked: Asked) -> bool:
    """`Accuracy is 90%, with 7 off it`: whether a measure is told of the only grid, before any pronoun."""
    clause = asked.clause
    return (
        asked.kind == "derived-metric"
        and len(clause.document.panels) == 1
        and not _SUBJECT.search(clause.statement.text, 0, clause.end)
    )


def _of_told_numbers(asked: Asked) -> bool:
    """`from 31 to 44, a gain of 13; then it falls`: whether a change is one of numbers that are told, so that nothing needs a name."""
    return asked.kind == "change" and not any(selections(asked.claim))


# "It has the highest score in May (9)": that there is such a score does not tell whose it is.
_IT_HAS = re.compile(
    r"\W*(?:(?:and|but|yet)\s+)?(?:it|he|she)\s+(?:(?:also|even|still)\s+)?(?:has|had|holds?|shows?|records?|gets?)\s+the\s",
    re.IGNORECASE,
)


def owner_left_out(clause: Clause, kind: str, claim: Any) -> str:
    """That an extreme is told of "it", and read without that; or nothing."""
    told = kind in ("peak", "ordinal") and _IT_HAS.match(clause.text)
    return "it does not tell whose it is" if told and not getattr(claim, "place", ()) else ""


_IS = re.compile(r"\b(?:is|are|was|were)\s+$", re.IGNORECASE)
# "Readings hit their highest in May": of what the sentence begins with.
_THEIR_OWN = re.compile(
    r"\W*(?:the\s+)?[a-z]{3,}s\s+(?:reach(?:ed)?|hit|have|had|attain(?:ed)?|see|saw|show(?:ed)?|touch(?:ed)?)\s+(?=their\b)",
    re.IGNORECASE,
)
# "Averaged over its five cells, A comes to 9": of what is named behind the comma.
_AHEAD_OF_ITS_NAME = re.compile(
    r"\W*(?:(?:averaged|summed|added\s+up|taken)\s+)?(?:(?:over|across)\s+(?:all\s+)?(?:its|their)\s+(?:[\w-]+\s+)?(?:cells|values|readings|entries|scores|numbers|squares|tiles|measurements)"
    rf"|(?:between|among)\s+them(?=,\s+(?:the|all)\s+(?:{'|'.join(CARDINALS)}|\d+)\s)),\s",
    re.IGNORECASE,
)
_THAN_THEY = re.compile(r"\bthan\s+(?:they|it)\s+(?:had|did|have|has|were|was|do|does)\b", re.IGNORECASE)


def _named_in_the_clause(asked: Asked, position: int) -> bool:
    """Whether a pronoun is that of the subject of its own clause, by the way in which it is told."""
    clause = asked.clause
    if asked.kind in ("average", "mean"):
        opened = _AHEAD_OF_ITS_NAME.match(clause.sentence, clause.start)
        if opened and position < opened.end():
            return any(item.start >= opened.end() for item in clause.items if item.kind == "ref")
    if asked.kind in ("peak", "ordinal"):
        owned_by = _THEIR_OWN.match(clause.sentence, clause.start)
        return owned_by is not None and owned_by.end() == position and not clause.before
    again = _THAN_THEY.search(clause.sentence, clause.start, clause.end)
    panels = {selection.panel for selection in selections(asked.claim)}
    return (
        asked.kind in ("comparison", "duel")
        and again is not None
        and again.start() < position < again.end()
        and len(panels) == 2
    )


def _of_the_extreme(asked: Asked, position: int) -> bool:
    """`The highest score, 9, is that of A`: whether "that" is the extreme which the clause tells the place of."""
    clause = asked.clause
    place: tuple[Selection, ...] = getattr(asked.claim, "place", ())
    placed = asked.kind in ("peak", "ordinal") and bool(place)
    told = any(item.end <= position for item in clause.of("extreme"))
    return placed and told and _IS.search(clause.sentence, clause.start, position) is not None


# "The one baked at 24 °C": told apart by its place, it leads nowhere.
_THE_ONE = re.compile(
    r"the ones?\s+(?:[a-z]+(?:ed|en|own|ept)\s+)?(?:at|in|on|for|with|from|under)\s+(?:the\s+)?",
    re.IGNORECASE,
)


def _told_apart(clause: Clause, position: int) -> bool:
    """Whether "the one" at a place is told apart by a row or column that is named behind it."""
    found = _THE_ONE.match(clause.sentence, position)
    return found is not None and any(
        item.kind == "ref" and item.start <= found.end() < item.end for item in clause.items
    )


def _taken_up(clause: Clause, position: int, understood: Sequence[tuple[int, int]]) -> bool:
    """Whether a word that points elsewhere is one that the reading has led back to what it stands for ("the others", "that of")."""
    kinds = ("same", "compare", "except", "ref")
    cues = ((item.start, item.end) for item in clause.items if item.kind in kinds)
    return any(start <= position < end for start, end in (*understood, *cues))


_THAT_VERY = re.compile(r"\b(?:that|this|the|those)\s+(?:very|selfsame|very\s+same)\s+[a-z]+", re.IGNORECASE)
_BUT_THAT = re.compile(
    r"\b(?:outside|beyond|besides|apart\s+from|aside\s+from|except(?:\s+for)?)\s+(?:of\s+)?(?:that|this|these|those|it|them)\b",
    re.IGNORECASE,
)


def that_very(asked: Asked) -> str:
    """`On Monday that very hour is the worst`: which one was told before; or nothing."""
    clause = asked.clause
    found = _THAT_VERY.search(clause.text)
    if found is None:
        return ""
    start, end = clause.start + found.start(), clause.start + found.end()
    led_back = any(first <= start and end <= last for first, last in asked.understood)
    return "" if led_back else f"which one it tells of was said before: {found.group()}"


def but_that(asked: Asked) -> str:
    """`Besides those no cell exceeds 4`: what is left out was told before; or nothing."""
    return "what it leaves out was told before" if _BUT_THAT.search(asked.clause.text) else ""


def mirrored(asked: Asked) -> str:
    """`A is the mirror image of B and falls throughout`: a course of A alone, which was read of both; or nothing."""
    told = "mirror image" in asked.clause.statement.text.casefold()
    return "it may tell of one of the two alone" if told and asked.kind in ("trend", "path", "change") else ""


_IT = re.compile(r"\b(?:it|they)\s+(?:is|are|was|were|has|have)\b", re.IGNORECASE)


def whose_pair(asked: Asked) -> str:
    """`For A it is the closest companion`, read of all pairs: of what it is told was said before; or nothing."""
    told = asked.kind in ("pairs", "bond") and _IT.search(asked.clause.text)
    return "it refers to something said elsewhere" if told else ""


_BELOW_THAT = re.compile(
    r"\b(?:below|above|under|over|beyond|beneath|past|than)\s+that\b(?!\s+(?:of|in|at|on|with)\b)",
    re.IGNORECASE,
)


def bounded_by_what_was_told(asked: Asked) -> str:
    """`It stays below that for the rest of the day`: what it is below was told before; or nothing."""
    clause = asked.clause
    found = asked.kind in ("comparison", "threshold", "duel") and _BELOW_THAT.search(clause.text)
    return "what it is held against was told before" if found else ""
