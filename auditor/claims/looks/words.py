"""The words by which sentences say how cells look, and those that tell of how many, and where."""

import re
from functools import lru_cache

from auditor.claims.looks.claims import Look
from auditor.model import Document

PRESENT = re.compile(
    r"numeric|usable|^filled|^available|populated$|^(?:hold|have|has|contain|carr)\w* (?:a )?(?:number|value)s?$",
    re.IGNORECASE,
)
# Words that say nothing of their own between what is told; those that stand before a look go with it.
IDLE = frozenset(
    "the a an of in at on for to from within under with by across along into as this that its their there also just exactly still then "
    "ran run runs running go goes went being been marked left only-just completely fully totally simply clearly namely further present but "
    "down whole entire entirely cell-wise mark marker marking memory sign letter code word and-so".split()
)
BEING = frozenset(
    "is are was were be remain remains stay stays set shown printed written left coloured colored painted drawn filled given tinted shaded "
    "rendered displayed highlighted recorded reported available appear-in taken".split()
)
PLACING = frozenset(
    "lie lies lay stand stands sit sits fall falls occur occurs appear appears belong belongs found located confined limited restricted "
    "concentrated cluster clustered come comes arise arises show-up seen".split()
)
HAVING = frozenset(
    "has have had contains contain holds hold carries carry shows show includes include gets get with bears bear".split()
)
FILLING = frozenset("fill fills occupy occupies cover covers take takes".split())
THINGS = frozenset(
    "data result results reading readings measurement measurements test tests experiment experiments".split()
)
# Of these a place may have none, and is then empty; of points or results it may have none and hold a nought.
GIVEN = frozenset(
    "value number reading measurement data entry entrie figure sample observation estimate".split()
)
FREE = frozenset("free lack lacks lacking without devoid".split())
THEY = frozenset("they them it these those which".split())
ALL = frozenset(
    "all every both each throughout always everywhere whole entire entirely completely fully".split()
)
NONE = frozenset("no none never nothing neither nowhere".split())
ONLY = frozenset("only solely exclusively alone".split())
# Nouns for what is not there, and for what is.
_MISSING_NOUNS = "gap gaps blank blanks hole holes void voids".split()
_COMPLETE = "complete full".split()
# These may tell of other things as well, unless the document says so of its mark.
_FAILING = (
    "fail fails failed failure failures crash crashes crashed hatched greyed grayed dashed unreadable illegible torn unusable diverged "
    "lost dropped timeout timeouts"
).split()
_SURVIVING = (
    "survive survives survived finish finishes finished succeed succeeds succeeded fit fits fitted".split()
)
_DASHES = "dash dashes hyphen hyphens".split()


@lru_cache(maxsize=128)
def spoken_looks(document: Document) -> dict[str, Look]:
    """Single words that tell how cells look in a document, beside those that every sentence may use."""
    marks = {cell.text for panel in document.panels for cell in panel.cells if cell.quantity is None}
    if not marks:
        return {}
    told = _told_with(document, marks)
    found = {word: Look("missing") for word in _MISSING_NOUNS}
    found |= {word: Look("present") for word in _COMPLETE}
    found |= {word: Look("missing", sure=word in told) for word in _FAILING}
    found |= {word: Look("present", sure=word.startswith("fit") and _of_memory(marks)) for word in _SURVIVING}
    dashes = tuple(mark for mark in marks if mark and not mark.strip("-–—−"))
    return found | ({word: Look("missing", dashes) for word in _DASHES} if dashes else {})


def _told_with(document: Document, marks: set[str]) -> frozenset[str]:
    """The words of the sentences that tell what a mark stands for."""
    lettered = [re.compile(rf"(?<!\w){re.escape(mark)}(?!\w)") for mark in marks if mark]
    if any(mark and not mark.strip("-–—−") for mark in marks):
        lettered.append(re.compile(r"\b(?:dash|hyphen)(?:es|s|ed)?\b", re.IGNORECASE))
    if "" in marks:
        lettered.append(re.compile(r"\b(?:blank|empty|white|missing)\b", re.IGNORECASE))
    texts = [s.text for s in document.statements if any(one.search(s.text) for one in lettered)]
    return frozenset(word for text in texts for word in re.findall(r"[a-z]+", text.casefold()))


def _of_memory(marks: set[str]) -> bool:
    return any(re.fullmatch(r"o\.?o\.?m\.?|out of memory", mark, re.IGNORECASE) for mark in marks)
