"""A fragment behind a label, in the ways that it can be told as a sentence, and what the next fragments lean on."""

import re
from dataclasses import dataclass, replace

from auditor.language.labels.leads import Lead
from auditor.language.labels.named import Place, place_of
from auditor.model import Document
from auditor.numerals import CARDINALS

# One way to tell a fragment: some sentences that must all hold.
Way = tuple[str, ...]
# How a fragment is told, and what is known behind it.
Read = tuple[tuple[Way, ...], "Told"]

WORDS = "|".join(sorted(CARDINALS, key=len, reverse=True))
BARE = r"(?:(?:about|around|some|only|just|nearly|almost|roughly|over|exactly|a mere|barely|fully)\s+)?[-−+±]?[€$£]?\d+(?:[.,]\d+)*(?:e[-+]?\d+)?(?![\d:/])"
UNIT = r"(?:\s?(?:%|°\s?[CF]?|‰)|\s(?!(?:at|in|on|for|with|under|by|of|and|from|to|or|is|are|up|down|between|over|cells?|among|ahead|each|times?)\b)[a-zµ]+(?:/[a-z]+)?)"
NUM = rf"{BARE}{UNIT}?"
COUNT = rf"(?:\d{{1,4}}|{WORDS})"


@dataclass(frozen=True)
class Told:
    """What was told behind a label so far: how many fragments, of which measure the last, and how many cells a bound picks out."""

    lead: Lead
    document: Document
    number: int = 0
    measure: str = ""
    bound: str = ""
    scope: str = ""
    counted: int | None = None

    def after(self, **known: object) -> "Told":
        """What is told when one more fragment is."""
        return replace(self, number=self.number + 1, **known)  # type: ignore[arg-type]

    @property
    def inside(self) -> str:
        """`In A, ` of the panel that the label names, or a fragment before."""
        return inside(self.lead.panels[0]) if self.lead.panels else self.scope


@dataclass(frozen=True)
class Fragment:
    """A fragment of a text with its ways."""

    start: int
    end: int
    ways: tuple[Way, ...]


def inside(panel: str) -> str:
    """`In A, ` or `In the left panel, `."""
    article = "" if not _NOUN.search(panel) or _ARTICLE.match(panel) else "the "
    return f"In {article}{panel}, "


def sentence(start: str, words: str) -> str:
    """Words behind what they are told of, or with a capital."""
    return start + words if start else words[:1].upper() + words[1:]


_NOUN = re.compile(r"\b(?:panel|map|grid|heatmap|one|picture|matrix)$", re.IGNORECASE)
_ARTICLE = re.compile(r"(?:the|both|all|each|every|panel|map|grid)\b", re.IGNORECASE)
_BEHIND = r"(?:(?:,?\s+(?:at|in|on|for|with|under|by|from|found|of)\s+|,\s+|\s+)(?P<place>.+))?"
_NUM_FIRST = tuple(re.compile(rf"(?P<num>{BARE}{unit}){_BEHIND}", re.IGNORECASE) for unit in ("", UNIT))
_PLACE_FIRST = re.compile(
    rf"(?P<place>.+?)(?:,\s+(?:with\s+|at\s+)?|\s+(?:with|at)\s+|:\s+|\s+\(|\s+)(?P<num>{NUM})\)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Found:
    """A number and a place, either of them left out."""

    num: str = ""
    place: Place | None = None

    def behind(self, subject: str, being: str = "is") -> str:
        """A sentence on a subject: `... is 9 at A`."""
        where = "" if self.place is None else f" {_at(self.place)}"
        return f"{subject} {being}{' ' + self.num if self.num else ''}{where}."


def _at(place: Place) -> str:
    return f"in {place.words}" if place.is_panel else f"at {place.words}"


def number_and_place(text: str, document: Document) -> Found | None:
    """`105 at A and B`, `A at B, 105`, `A with 105`, `A (105)`, `105`, `A`; None where a word is left over."""
    text = _OR_SO.sub(r"about \1", text.strip(" .,;:"))
    whole = place_of(text, document)
    if whole is not None and whole.is_cell and not _COMMA.search(text):
        return Found("", whole)
    for pattern in _NUM_FIRST:
        if (found := pattern.fullmatch(text)) is None:
            continue
        if found["place"] is None:
            return Found(found["num"])
        if (place := place_of(found["place"], document)) is not None and not place.axes:
            return Found(found["num"], place)
    found = _PLACE_FIRST.fullmatch(text)
    place = place_of(found["place"], document) if found is not None else None
    if found is not None and place is not None and not place.axes:
        return Found(found["num"], place)
    return Found("", whole) if whole is not None and not whole.axes else None


_OR_SO = re.compile(rf"({NUM}) or so$", re.IGNORECASE)
_COMMA = re.compile(r",\s")
