"""How many values a line has where some are missing: "A has just three entries", "only B was tried on every soil" as what is filled."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions import analyse
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document
from auditor.numerals import CARDINALS

_NUMBER = rf"(?:{'|'.join(sorted(CARDINALS, key=len, reverse=True))}|\d{{1,3}})"
_THING = r"(?:values?|entr(?:y|ies)|numbers?|readings?|results?|figures?|measurements?|scores?)"
_HAS = r"(?:has|have|had|shows?|holds?|lists?|get(?:s)?\s+by\s+with|make(?:s)?\s+do\s+with|(?:is|are)\s+left\s+with|come(?:s)?\s+with|goes\s+with)"
_END = r"(?=\s*(?:$|[.,;:(]|(?:and|but|while|whereas|so)\b))"
_ALONE = r"(?:\s+(?P<alone>alone|only))?"
_DONE = r"(?:(?:was|were|is|are|has\s+been|have\s+been|had\s+been)\s+(?:ever\s+)?(?:tried|tested|measured|recorded|run|surveyed|sampled|examined|reported|observed|available|known|assessed|scored|rated|given))"
_AT = r"(?:on|in|at|for|under|with|by|against|across)"
_NOUN = r"(?P<noun>[a-z]+)"
_SO_MANY = re.compile(
    rf"{_ALONE}\s+{_HAS}\s+(?:(?:only|just|no\s+more\s+than|exactly|a\s+mere)\s+)?(?P<n>{_NUMBER})\s+{_THING}(?:\s+left)?(?P<each>\s+each|\s+apiece)?{_END}",
    re.IGNORECASE,
)
_LACKS = re.compile(
    rf"\s+(?:(?:lacks?|lacked|misses|miss)\s+(?P<n>{_NUMBER})\s+{_THING}|{_HAS}\s+(?:only\s+|just\s+)?(?P<n2>{_NUMBER})\s+(?:missing|blank|empty)\s+(?:{_THING}|cells?|tiles?|boxe?s?))(?P<each>\s+each|\s+apiece)?{_END}",
    re.IGNORECASE,
)
_DONE_SO_OFTEN = re.compile(
    rf"\s+{_DONE}\s+{_AT}\s+(?:(?:only|just|exactly)\s+)?(?P<n>{_NUMBER})(?:\s+of\s+the(?:\s+{_NUMBER})?)?\s+{_NOUN}(?:\s+only)?{_END}",
    re.IGNORECASE,
)
_EVERY = rf"(?:every|each|all(?:\s+of)?(?:\s+the)?(?:\s+{_NUMBER})?)\s+{_NOUN}"
_COMPLETE = (
    r"(?:a|an)\s+(?:complete|full|unbroken|gapless)\s+(?:line|row|column|series|record|set)(?:\s+of\s+(?:values|numbers|results|readings))?",
    r"(?:no|not\s+a\s+single|not\s+one)\s+(?:gaps?|holes?|blanks?|(?:missing|blank|empty)\s+(?:values?|entr(?:y|ies)|cells?|numbers?|readings?|results?|boxe?s?|tiles?))(?:\s+at\s+all)?",
)
_WHOLE = re.compile(
    rf"{_ALONE}\s+(?:(?:has|have|had|shows?)\s+(?:{'|'.join(_COMPLETE)})"
    rf"|(?:is|are|was|were)\s+the\s+only\s+(?:[a-z]+|ones?)\s+(?:with(?=\s+an?\s)|without(?=\s+an?y?\s+(?:gap|hole|blank))|that\s+ha(?:s|ve))\s+(?:{_COMPLETE[0]}|(?:a|any)\s+(?:gap|hole|blank)s?|{_COMPLETE[1]})"
    rf"|(?:has|have|had)\s+(?:a\s+|its\s+|their\s+)?{_THING}\s+(?:for|in|at|on|under|with)\s+{_EVERY}|{_DONE}\s+{_AT}\s+{_EVERY.replace('noun', 'noun2')}){_END}",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"\s*(?:,\s*and\b|,|\band\b|&)\s*(?:the\s+)?", re.IGNORECASE)
_OPENING = re.compile(
    r"(?:(?:^|[.;:,]\s+|\b(?:while|whereas|and|but|whilst)\s+))(?P<only>only\s+|just\s+)?(?:the\s+)?$",
    re.IGNORECASE,
)


def values_had(text: str, document: Document, names: Vocabulary) -> Iterator[tuple[int, int, str]]:
    """What a line has, and where it was measured, as how many of its cells are filled; only where some cell is not."""
    holes = any(cell.quantity is None for panel in document.panels for cell in panel.cells)
    if not holes or not any(one.search(text) for one in (_SO_MANY, _LACKS, _DONE_SO_OFTEN, _WHOLE)):
        return
    items = analyse(text, document, names).items
    for owners in _runs(text, items):
        lead = _OPENING.search(text, 0, owners[0].start)
        if lead is not None:
            yield from _told(text, owners, items, document, lead)


def _told(
    text: str, owners: Sequence[Item], items: Sequence[Item], document: Document, lead: re.Match[str]
) -> Iterator[tuple[int, int, str]]:
    """The same in words on what is filled."""
    spots = [spot for one in owners for spot in _names(text, one)]
    start, at = spots[0][0], spots[-1][1]
    patterns = (_SO_MANY, _LACKS, _DONE_SO_OFTEN, _WHOLE)
    found = next((match for pattern in patterns if (match := pattern.match(text, at))), None)
    if found is None:
        return
    groups = found.groupdict()
    noun = next((name for name in ("noun", "noun2") if groups.get(name)), "")
    if noun and not _crosses(found[noun], found.start(noun), items, _side(owners), document):
        return
    alone = bool(lead["only"] or groups.get("alone") or "the only" in found.group().casefold())
    if found.re is _WHOLE:
        if alone and not lead["only"]:
            yield _before(text, start, "only ")
        yield at, found.end(), f" {'are' if len(spots) > 1 else 'is'} complete"
        return
    if alone or bool(groups.get("each")) != (len(spots) > 1):
        return
    size = (groups["n"] or groups["n2"]).casefold()
    subject, verb = (f"{size} cell of ", "is") if size in ("one", "1") else (f"{size} cells of ", "are")
    told = f" {verb} {'missing' if found.re is _LACKS else 'filled'}"
    yield _before(text, start, subject)
    for (_, end), (behind, _) in pairwise(spots):
        yield end, behind, f"{told}; {subject}"
    yield at, found.end(), told


def _before(text: str, start: int, words: str) -> tuple[int, int, str]:
    """Words put in front of a name."""
    told = words if text[:start].strip() else words[0].upper() + words[1:]
    return start, start + 1, f"{told}{text[start]}"


def _runs(text: str, items: Sequence[Item]) -> Iterator[list[Item]]:
    """Names of lines of one side that stand in a row: "A", "A and B", "A, B and C"."""
    lines = [
        item
        for item in items
        if isinstance(item.value, TickRef)
        and not item.value.every
        and len(_names(text, item)) == len(item.value.ticks)
    ]
    run: list[Item] = []
    for item in lines:
        joined = run and re.fullmatch(r"\s*(?:,|,?\s*and|&)\s*(?:the\s+)?", text[run[-1].end : item.start])
        if run and not (joined and _side([item]) == _side(run)):
            yield run
            run = []
        run = [*run, item]
    if run:
        yield run


def _names(text: str, item: Item) -> list[tuple[int, int]]:
    """Where the names stand that a mention of several lines holds."""
    joints = [found.span() for found in _BETWEEN.finditer(text, item.start, item.end)]
    edges = [item.start, *(edge for joint in joints for edge in joint), item.end]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _side(owners: Sequence[Item]) -> str:
    value = owners[0].value
    return value.side if isinstance(value, TickRef) else ""


def _crosses(noun: str, at: int, items: Sequence[Item], side: str, document: Document) -> bool:
    """Whether a noun is what the lines of the other side are called, by its label or by the text before the grid."""
    other = "columns" if side == "rows" else "rows"
    owner = next((item for item in items if item.start <= at < item.end), None)
    if owner is not None and isinstance(owner.value, AxisRef | TickRef):
        return owner.value.side == other
    sizes = {len(axis_of(panel, other).ticks) for panel in document.panels}
    word = norms(noun)
    if word in phrases() or len(sizes) != 1:
        return False
    size = next(iter(sizes))
    numbers = "|".join([str(size), *(name for name, value in CARDINALS.items() if value == size)])
    before = document.source.text[: document.data_start]
    return any(
        norms(found["noun"]) == word
        for found in re.finditer(rf"\b(?:{numbers})\s+(?:[a-z]+\s+)?(?P<noun>[a-z]+)", before, re.IGNORECASE)
    )
