"""Which of two matrices a sentence speaks of: by its name, or as the earlier and the later one of two times."""

import re
from collections.abc import Sequence

from auditor.claims.crossed.dealt import Dealt, Spot, dealt
from auditor.claims.measures.confusion import Confusion
from auditor.language.clauses import clauses
from auditor.language.items import Item
from auditor.language.refs import PanelRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_LEAD = re.compile(
    r"(?:^|\b(?:in|at|for|during|on|of|under|within|by|from|with)\s+)(?:\b(?:the|both|each|either|all)\s+)*$",
    re.IGNORECASE,
)
_NOUN = r"(?:panels?|matrix|matrices|figures?|grids?|models?|heatmaps?|network|net|classifier|sorter|system|detector|version|run)"
_BEHIND = re.compile(rf"(?:['’]s?)?\s*(?:{_NOUN}\b)?(?:['’]s?(?!\w))?", re.IGNORECASE)
_IN = r"(?:,?\s*\b(?:in|by|for|of|at|on|with|as) )?(?:the )?"
_EARLIER = re.compile(
    rf"{_IN}\b(?:old|first|original|initial|earlier|former|previous|untouched) {_NOUN}\b(?:['’]s?(?!\w))?(?: as first \w+ed)?"
    rf"|,?\s*\b(?:by |of )?the {_NOUN} as first \w+ed|,?\s*\bbefore (?:the )?\w+(?:ing|date|ment|tion)\b,?|\bat first\b,?|\binitially\b,?|\boriginally\b,?",
    re.IGNORECASE,
)
_LATER = re.compile(
    rf"{_IN}\b(?:new|second|later|latter|updated|improved|final|tuned|pruned|revised|upgraded|(?:re|fine-?)\w+ed) {_NOUN}\b(?:['’]s?(?!\w))?"
    rf"|,?\s*\b(?:after|following) (?:the )?\w+(?:ing|date|ment|tion)\b,?|,?\s*\bafter it\b|,?\s*\bonce the {_NOUN} (?:is|was|has been|had been) \w+ed\b,?|\bafterwards\b,?|\bin the end\b,?|\b(?:any )?more(?= *$)|\bby now\b",
    re.IGNORECASE,
)
_SINCE = re.compile(
    rf",?\s*\b(?:on|over|from|against|since|compared (?:to|with)|relative to) the (?:old|first|original|initial|earlier|former|previous) {_NOUN}\b(?=\W*$)",
    re.IGNORECASE,
)
_BY_IT = re.compile(
    r",?\s*\b(?:with|by|through|from|after) (?:the )?(?:re\w+ing|re\w+ment|update|change|re\w+tion)\b",
    re.IGNORECASE,
)
_BOTH = re.compile(r",?\s*\b(?:in|for|with|of|on|across) (?:both|either|each|the two|whichever) (?:of the )?(?:panels?|matrices|matrix|models?)\b,?|\bwhichever panel one looks at,?|\bbetween the (?:two )?(?:panels|matrices)\b|\bfrom one (?:panel|matrix) to the (?:other|next),?", re.IGNORECASE)  # fmt: skip


Placed = tuple[str, tuple[Confusion, ...], bool]


def placed(statement: Statement, document: Document, matrices: Sequence[Confusion]) -> Placed:
    """A sentence without the words that name its matrices, those matrices, and whether they are told one by one.

    None where it names them apart; both, not told one by one, where it names none: what it says is a change.
    """
    text = statement.text
    named = [item for item in mentions_apart(text, document) if isinstance(item.value, PanelRef)]
    if _timed(matrices):
        if any(_BY_IT.search(item.text) for item in named):
            named = []
        if (found := _by_time(text, matrices, len(named))) is not None:
            return found
    return _by_name(text, named, statement, document, matrices)


def _by_time(text: str, matrices: Sequence[Confusion], named: int) -> Placed | None:
    """The matrices that are told as the earlier and the later one; None where neither is."""
    earlier, later = _EARLIER.search(text), _LATER.search(text)
    if later is None and _SINCE.search(text):
        return _blanked(_SINCE, text), tuple(matrices), False
    if earlier is None and later is None:
        return None
    left = _blanked(_LATER, _blanked(_EARLIER, text))
    if _BOTH.search(left) or earlier and later and named > 2:
        return text, (), False
    if earlier and later:  # "55 before the change and 32 after it"
        order = (matrices[0], matrices[1]) if earlier.start() < later.start() else (matrices[1], matrices[0])
        return left, order, False
    return left, (matrices[0 if earlier else 1],), True


def _by_name(
    text: str, named: Sequence[Item], statement: Statement, document: Document, matrices: Sequence[Confusion]
) -> Placed:
    every = bool(_BOTH.search(text))
    moving = re.search(r"\bbetween the|\bfrom one\b", text) is not None
    text = _blanked(_BOTH, text)
    found: set[int] = set()
    for item in named:
        assert isinstance(item.value, PanelRef)
        at = text.find(item.text)
        if len(item.value.panels) > 1 and not item.value.every:
            return text, (), False
        if at >= 0:
            found.update(item.value.panels)
            every = every or len(item.value.panels) > 1
            text = _without(item, at, text)
    if moving or not found and not every:
        own = () if moving or _timed(matrices) else _of_the_section(statement, document, matrices)
        return (text, own, True) if own else (_blanked(_BY_IT, text), tuple(matrices), False)
    if every or len(found) == 1:
        return text, tuple(one for one in matrices if every or one.panel in found), True
    return text, (), False


def spots_of(statement: Statement, document: Document, matrices: Sequence[Confusion]) -> list[Spot]:
    """Where a sentence names one of its matrices alone, with the words that lead to it."""
    text = statement.text
    spots: list[Spot] = []
    for item in mentions_apart(text, document):
        value = item.value
        at = text.find(item.text)
        if isinstance(value, PanelRef) and len(value.panels) == 1 and at >= 0:
            index = [n for n, one in enumerate(matrices) if one.panel == value.panels[0]]
            spots += [(*_extent(item, at, text), n) for n in index]
    return spots


def shared_out(statement: Statement, matrices: Sequence[Confusion], spots: Sequence[Spot]) -> list[Dealt]:
    """The sentence for each of two matrices with its own number, where it deals them out."""
    apart = len(matrices) == 2 and len({which for _, _, which in spots}) == len(spots) != 1
    return dealt(_blanked(_BOTH, statement.text), spots) if apart else []


def _without(item: Item, at: int, text: str) -> str:
    """A text without the name of a panel, and what leads to it."""
    start, end = _extent(item, at, text)
    return text[:start] + " " * (end - start) + text[end:]


def _extent(item: Item, at: int, text: str) -> tuple[int, int]:
    lead = _LEAD.search(text[:at])
    start = lead.start() if lead else at
    behind = _BEHIND.match(text, at + len(item.text))
    end = behind.end() if behind else at + len(item.text)
    if not text[:start].strip():
        end += len(text[end:]) - len(text[end:].lstrip(" ,"))
    return start, end


def _of_the_section(
    statement: Statement, document: Document, matrices: Sequence[Confusion]
) -> tuple[Confusion, ...]:
    """The one matrix that a sentence without names is told of, by where it stands."""
    parts = clauses(statement, document, vocabulary(document), ())
    panels = parts[0].panels if parts else ()
    own = tuple(one for one in matrices if one.panel in panels)
    return own if len(own) == 1 else ()


def _timed(matrices: Sequence[Confusion]) -> bool:
    """Whether two matrices show one thing at two times."""
    names = [matrix.name.casefold() for matrix in matrices]
    return len(names) == 2 and any(
        re.search(rf"\b{one}", names[0]) and re.search(rf"\b{other}", names[1])
        for one, other in (("before", "after"), ("old", "new"), ("first", "second"), ("initial", "final"), ("original", "re"), ("early", "late"), ("baseline", ""))
    )  # fmt: skip


def _blanked(pattern: re.Pattern[str], text: str) -> str:
    """A text with blanks in place of what is left out, so that all else stays in its place."""
    return pattern.sub(lambda found: " " * len(found.group()), text)
