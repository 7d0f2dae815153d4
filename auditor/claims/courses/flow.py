"""How a clause goes on with what the sentence said before, and what it leaves for the rest."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.refs import PanelRef
from auditor.language.strange import strange_words
from auditor.language.tokens import norms
from auditor.language.ways import parts
from auditor.language.wording import Wording

_PRONOUNS = re.compile(r"\b(?:it|its|they|their|them|the same)\b", re.IGNORECASE)
_JOINS = re.compile(
    r"(?:then|before|and|but|later|finally|where|afterwards?|thereafter|followed by)\W*$|"
    r"^\W*(?:then|later|finally|afterwards?|thereafter|before|after (?:which|that))\b",
    re.IGNORECASE,
)
_AFTERWARDS = re.compile(
    r"\b(?:afterwards?|thereafter|later|subsequently|after (?:that|which)|from there|beyond that|past that|"
    r"from then on)\b",
    re.IGNORECASE,
)
_SEQUEL = re.compile(r"[,;]?\s*(?:and |but |only )?(?:then|before|later|afterwards|after which|until)\b")
_BACK = re.compile(
    r"[,;]?\s*(?:and|but|only to|yet)\s+(?:(?:come|comes|came|turn|turns|turned|go|goes|went|swing|swings|swung)\s+)?"
    r"(?:back\s+(?=up|down)|once more\s+|again\s+)?(?P<move>[a-z]+(?:\s+[a-z]+)?)(?=\s+(?:again|back|anew|once more)\b|\s*[.,;])",
    re.IGNORECASE,
)
_AHEAD = 60
_NEXT = re.compile(
    r"^\W*(?:and |but |then |before |later |finally |where |it |which |afterwards? |subsequently |"
    r"only to |followed by |a |an |the |by |to |strongly |sharply |slowly |again )*"
)
# Verbs that tell where a course comes to: "climbs to 5, ends at 3".
_ENDING = frozenset("end finish close".split())
_OTHER_WAY = re.compile(
    r"\b(?:with|along|as|across|for|row|rows|column|columns|left|right|top|bottom|diagonal|while|whereas)\b",
    re.IGNORECASE,
)


def likened(clause: Clause, words: Wording) -> tuple[Clause, frozenset[Item]]:
    """The clause without the panel that it only likens its own to: "Similar to A, the score rises"."""
    own = clause.statement.panel
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    like = [
        item
        for item in panels
        if set(words.before(item, 3)) & {"similar", "like", "unlike", "with", "in"}
        and set(words.before(item, 3)) & {"similar", "like", "unlike", "as"}
    ]
    if not like or own is None or len(like) != len(panels):
        return clause, frozenset()
    cues = frozenset(
        item
        for item in clause.items
        if item.last <= like[0].first and (item.has("compare", "=") or item.kind == "same")
    )
    return replace(clause, panels=(own,), named=True), frozenset(like) | cues


def is_one_line(clause: Clause, panel: int) -> bool:
    """Whether a panel has only one row or one column."""
    return min(len(clause.panel(panel).rows.ticks), len(clause.panel(panel).columns.ticks)) == 1


def is_course_part(clause: Clause) -> bool:
    """Whether the rest of the sentence only goes on with the course, and no word of this part is strange."""
    rest = clause.statement.text[clause.end :]
    alone = not rest.strip(" .;") or goes_on(clause, False)
    part = bool(clause.start or rest.strip(" .;")) and (not clause.start or continues(clause))
    return part and alone and not strange_words(clause)


def pronouns(clause: Clause) -> tuple[tuple[int, int], ...]:
    """Where the words stand that point back to the line which the sentence belongs to."""
    return tuple(
        (clause.start + found.start(), clause.start + found.end())
        for found in _PRONOUNS.finditer(clause.text)
    )


def of_one_line(clause: Clause, context: tuple[Item, ...]) -> bool:
    """Whether "it" can only be the one line that there is, or the one to which the sentence belongs."""
    statement = clause.statement
    alone = len(clause.document.panels) == 1 and is_one_line(clause, 0)
    return alone or (bool(context) and (statement.row is not None or statement.column is not None))


def earlier_refs(clause: Clause) -> Iterator[tuple[Item, ...]]:
    """What the earlier clauses of the sentence spoke of, where this one goes on without a subject."""
    refs = tuple(item for item in clause.before if parts(item))
    if refs:
        yield refs


def continues(clause: Clause) -> bool:
    """Whether a clause goes on with a course begun before it: "then falls", "and falls afterwards"."""
    moves = ("trend", "extreme", "course", "range")
    if not any(item.has(kind) for item in clause.before for kind in moves):
        return False
    lead = clause.statement.text[max(0, clause.start - 24) : clause.start]
    again = _behind_subject(clause.text, clause.before)
    return sums_up(clause) or bool(
        _JOINS.search(lead)
        or _JOINS.search(clause.text)
        or _AFTERWARDS.search(clause.text)
        or (again is not None and (_JOINS.search(again) or not _OTHER_WAY.search(again)))
    )


def _behind_subject(text: str, named: Sequence[Item]) -> str | None:
    """What follows a subject that was named before, if a text opens with it: "A climbs to 5; A (then falls to 3)"."""
    opening = text.lstrip(" ,;").casefold()
    names = (item.text.casefold() for item in named if parts(item))
    return next((opening[len(name) :] for name in names if opening.startswith(f"{name} ")), None)


def resumes(clause: Clause, subject: frozenset[Item]) -> bool:
    """Whether a clause goes on with the course of what it leaves unsaid, or names again."""
    named = {item.value for item in clause.before}
    return {item.value for item in subject} <= named and continues(clause)


def sums_up(clause: Clause) -> bool:
    """`..., gaining 4.5 altogether`: whether a part of the sentence tells the size of the course that it has just told."""
    opens = min(clause.items, key=lambda item: item.start, default=None)
    participle = opens is not None and opens.has("trend") and opens.text.casefold().endswith("ing")
    alone = opens is not None and not clause.statement.text[clause.start : opens.start].strip()
    return participle and alone and bool(clause.of("aggregate", "sum")) and len(clause.numbers) == 1


def _goes_on_as_written(clause: Clause) -> bool:
    """`goes up, then down`, told again as "goes up": whether the sentence goes on where it was written."""
    return bool(_SEQUEL.match(_written_behind(clause)))


def _written_behind(clause: Clause) -> str:
    """The words of the document behind a clause."""
    last = clause.start + len(clause.text.rstrip(" .,;"))
    end = clause.statement.source_span(clause.start, last).end
    return clause.document.source.text[end : end + _AHEAD]


def _turns_back(clause: Clause) -> bool:
    """`... and rises again`: whether a way back is written behind it, and so another stage of the same lines."""
    turned = _BACK.match(_written_behind(clause))
    return turned is not None and (
        turned["move"].casefold() in ("up", "down") or "trend" in _kinds(norms(turned["move"]))
    )


def _kinds(words: Sequence[str]) -> set[str]:
    """What the first words may be cues of."""
    table = phrases()
    return {kind for length in (1, 2) for kind, _ in table.get(tuple(words[:length]), ())}


def goes_on(clause: Clause, named: bool) -> bool:
    """Whether the rest of the sentence tells more of the same course: a trend word, along no other way."""
    rest = clause.statement.text[clause.end :]
    if _turns_back(clause) or not rest.strip(" .;") and _goes_on_as_written(clause):
        return True
    rest = _behind_subject(rest, clause.items) or rest
    lead = _NEXT.match(rest)
    following = norms(rest[lead.end() if lead else 0 :])[:2]
    kinds = _kinds(following)
    sequel = re.search(r"\b(?:then|before|later|afterwards?|finally|followed)\b", rest) or re.search(
        r"\b(?:first|initially)\b", clause.text, re.IGNORECASE
    )
    if following[:1] and following[0] in _ENDING:
        return True
    return bool(kinds & {"trend", "course", "extreme"}) and (
        bool(sequel) or not _OTHER_WAY.search(rest) or not (named or clause.refs)
    )
