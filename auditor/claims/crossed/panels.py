"""Which of two matrices a sentence speaks of: by its name, or as the earlier and the later one of two times."""

import re
from collections.abc import Sequence

from auditor.claims.measures.confusion import Confusion
from auditor.language.clauses import clauses
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
_BY_IT = re.compile(r",?\s*\b(?:with|by|through|from|after) (?:the )?(?:re\w+ing|re\w+ment|update|change|re\w+tion)\b", re.IGNORECASE)
_BOTH = re.compile(r",?\s*\b(?:in|for|with|of|on|across) (?:both|either|each|the two|whichever) (?:of the )?(?:panels?|matrices|matrix|models?)\b,?|\bwhichever panel one looks at,?|\bbetween the (?:two )?(?:panels|matrices)\b|\bfrom one (?:panel|matrix) to the (?:other|next),?", re.IGNORECASE)  # fmt: skip


def placed(
    statement: Statement, document: Document, matrices: Sequence[Confusion]
) -> tuple[str, tuple[Confusion, ...], bool]:
    """A sentence without the words that name its matrices, those matrices, and whether they are told one by one.

    None where it names them apart; both, not told one by one, where it names none: what it says is a change.
    """
    text = statement.text
    named = [item for item in mentions_apart(text, document) if isinstance(item.value, PanelRef)]
    found: set[int] = set()
    timed = _timed(matrices)
    told = [pattern.search(text) for pattern in (_EARLIER, _LATER)]
    if timed and all(told) and len(named) <= 2:
        order = [matrices[n] for n in sorted((0, 1), key=lambda n: told[n].start())]  # type: ignore[union-attr]
        for pattern in (_EARLIER, _LATER):
            text = _blanked(pattern, text)
        return text, tuple(order), False
    if timed:
        for number, pattern in enumerate((_EARLIER, _LATER)):
            if pattern.search(text):
                found.add(matrices[number].panel)
                text = _blanked(pattern, text)
        for item in named:
            if _BY_IT.search(item.text):
                named = []
    every = bool(_BOTH.search(text))
    if every and found:
        return text, (), False
    moving = re.search(r"\bbetween the|\bfrom one\b", text) is not None
    text = _blanked(_BOTH, text)
    for item in sorted(named, key=lambda one: -one.start) if not found else ():
        assert isinstance(item.value, PanelRef)
        at = text.find(item.text)
        if at < 0:
            continue
        if len(item.value.panels) > 1 and not item.value.every:
            return text, (), False
        found.update(item.value.panels)
        every = every or len(item.value.panels) > 1
        lead = _LEAD.search(text[:at])
        start = lead.start() if lead else at
        behind = _BEHIND.match(text, at + len(item.text))
        end = behind.end() if behind else at + len(item.text)
        end += len(text[end:]) - len(text[end:].lstrip(" ,")) if not text[:start].strip() else 0
        text = text[:start] + " " * (end - start) + text[end:]
    if len(found) > 1 and not every:
        return text, (), False
    if every and not moving:
        return text, tuple(matrices), True
    if not found or moving:
        parts = clauses(statement, document, vocabulary(document), ())
        panels: tuple[int, ...] = parts[0].panels if parts and not timed and not moving else ()
        own = tuple(one for one in matrices if one.panel in panels)
        if len(own) == 1:
            return text, own, True
        return _blanked(_BY_IT, text), tuple(matrices), False
    return text, tuple(matrix for matrix in matrices if matrix.panel in found), True


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
