"""How many of each class a document says there are: "50 oaks, 60 elms and 40 firs", or a list of them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.model import Document, Statement
from auditor.quantity import Quantity, match_quantity
from auditor.reading.labels import canonical
from auditor.source import Span

_NUMBER = r"(?<![\w.,/=%±-])(?P<number>\d{1,3}(?:,\d{3})+|\d+)(?!\w|[.,]?\d|\s?[%/])"
_OF = r"(?:(?:of|from|true|actual|real|the|for|class|labell?ed)\s+){0,3}"
_COUNTS = r"(?:row\s+)?(?:totals?|supports?|sums?|samples?|images?|instances?|cases?|count|size|row|class|actual|true)"
_ALONE = re.compile(rf"{_NUMBER}(?:\s+[a-z]+){{0,2}}\.?")
_OF_THE = re.compile(r"\b(?:of|among)\s+(?:the\s+)?$", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Told:
    """A number that is told of a class, and where it stands."""

    name: str
    count: int
    span: Span


def told_counts(document: Document, names: Sequence[str]) -> Iterator[list[Told]]:
    """Numbers that are told of classes, in groups that are meant alike: of one sentence, or of one list."""
    lists: dict[tuple[str, ...], list[Told]] = {}
    of_the: list[Told] = []
    for statement in document.statements:
        if not any(character.isdigit() for character in statement.text):
            continue
        if statement.trail and (listed := _listed(statement, names)):
            lists.setdefault(statement.trail[:-1], []).append(listed)
            continue
        before = list(_before(statement, names))
        yield [told for told, _ in before]
        of_the += [told for told, begins in before if begins]
        yield list(_behind(statement, names))
    yield of_the
    yield from lists.values()


def _listed(statement: Statement, names: Sequence[str]) -> Told | None:
    """An item such as "Oak row total: 50", whose label is the last of what the sentence stands under."""
    found = _ALONE.fullmatch(statement.text)
    label = re.sub(rf"\b{_COUNTS}\b", "", statement.trail[-1], flags=re.IGNORECASE)
    name = next((name for name in names if canonical(label) == canonical(name)), None)
    return _told(statement, found, name) if found and name else None


def _before(statement: Statement, names: Sequence[str]) -> Iterator[tuple[Told, bool]]:
    """`50 oaks`, `66 of the elms`; and whether "of the" stands before it."""
    for name in names:
        for found in re.finditer(rf"{_NUMBER}\s+{_OF}{_named(name)}", statement.text, re.IGNORECASE):
            if told := _told(statement, found, name):
                yield told, bool(_OF_THE.search(statement.text, 0, found.start()))


def _behind(statement: Statement, names: Sequence[str]) -> Iterator[Told]:
    """`oak 50`, `elm: 66`, `fir (40)`."""
    for name in names:
        joint = rf"\s*(?:[:=(]|{_COUNTS}|has|have|with)?\s*"
        for found in re.finditer(rf"{_named(name)}{joint}{_NUMBER}", statement.text, re.IGNORECASE):
            if told := _told(statement, found, name):
                yield told


def _named(name: str) -> str:
    return rf"(?<![\w-])[\"“'‘]?{re.escape(name)}(?:e?s)?[\"”'’]?(?![\w-])"


def _told(statement: Statement, found: re.Match[str], name: str) -> Told | None:
    quantity: Quantity | None = match_quantity(found["number"], 0)
    if quantity is None:
        return None
    return Told(canonical(name), int(quantity.value), statement.source_span(*found.span("number")))
