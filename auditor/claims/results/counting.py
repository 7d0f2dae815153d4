"""How many rows of a table are as a sentence tells: by the words in their cells, and by what their numbers pass."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.results.claims import Fact
from auditor.claims.results.names import measures
from auditor.claims.results.tables import Table
from auditor.claims.results.words import telling, words
from auditor.quantity import match_quantity

_NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()
_N = rf"(?P<n>\d+|{'|'.join(_NUMBERS)})"
_BE = r"(?:are|is|were|was|have|has|had|with|in which|that|who|which|took place|played)"
_FRAMES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"^(?:there\s+(?:are|is|were|was)\s+)?(?:a total of\s+)?(?P<only>only\s+|exactly\s+)?{_N}\s+(?:of\s+(?:the|their|its|his|her)\s+(?:(?P<all>\d+|{'|'.join(_NUMBERS)})\s+)?)?(?P<noun>[a-z]+)\s+(?P<what>.+)$",
        rf"^(?P<x>.+?)\s+(?P<verb>won|lost|drew|tied|wins|loses)\s+(?P<only>only\s+|exactly\s+)?{_N}\s+(?:(?:out\s+)?of\s+(?:the|their|its|his|her)\s+(?:(?P<all>\d+|{'|'.join(_NUMBERS)})\s+)?)?(?P<noun>games?|matches|match|races?|fixtures?|bouts?|fights?|contests?|rounds?|sets|times)(?P<what>\s+.+)?$",
    )
)
_PASSES = re.compile(
    r"(?P<op>more than|over|above|greater than|at least|exceeding|less than|fewer than|below|under|at most)\s+(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<unit>%|percent(?:\s+of\s+the\s+\w+)?)?",
    re.IGNORECASE,
)
_OUTCOMES = {"won": "w", "wins": "w", "lost": "l", "loses": "l", "drew": "d", "tied": "t"}
_LIGHT = frozenset(
    "be is are was were have has had with in on at by of for that who which the a an it played play held hold took place as from to against during took and their its had got received "
    "receive receiving scored having achieved recorded finished ended drawn drew game match season".split()
)


@dataclass(frozen=True, slots=True)
class Passed:
    """A bound that a number of a row is told to pass."""

    columns: tuple[int, ...]
    more: bool
    strict: bool
    bound: float


def counted(text: str, table: Table) -> Fact | None:
    """How many rows a statement tells to be so, beside how many there are; None where it is not wholly understood."""
    for frame in _FRAMES:
        found = frame.match(text)
        if (
            found is None
            or (subject := _group(found, "x"))
            and not set(telling(subject)) <= set(words(table.caption))
        ):
            continue
        rows = _rows(found, table)
        total = _group(found, "all")
        if rows is None or total and _number(total) != len(table.rows):
            continue
        return Fact(counted=(_number(found["n"]), len(rows)))
    return None


def _group(found: re.Match[str], name: str) -> str:
    return (found[name] or "").strip() if name in found.re.groupindex else ""


def _number(word: str) -> int:
    return int(word) if word.isdigit() else _NUMBERS.index(word.casefold())


def _rows(found: re.Match[str], table: Table) -> tuple[int, ...] | None:
    """The rows that are as told; None where a word is left over, or nothing is told of them."""
    what = _group(found, "what")
    chosen, told = set(range(len(table.rows))), False
    if verb := _group(found, "verb"):
        won = {
            n
            for n, texts in enumerate(table.texts)
            if any(
                text.strip().casefold()[:2].rstrip(" ,-0123456789") == _OUTCOMES[verb.casefold()]
                for text in texts
            )
        }
        chosen, told = chosen & won, True
        if not won:
            return None
    if bound := _PASSES.search(what):
        rest = what[: bound.start()] + " " + what[bound.end() :]
        column, rest = _column(rest, table) if not bound["unit"] else (_shares(table), rest)
        number = match_quantity(bound["n"], 0)
        if (
            column is None
            or number is None
            or len(table.values)
            and any((row, column) not in table.values for row in chosen)
        ):
            return None
        passed = Passed(
            (column,),
            not re.match(r"less|fewer|below|under|at most", bound["op"], re.I),
            "at " not in bound["op"].casefold(),
            number.value,
        )
        chosen &= {row for row in chosen if _passes(table.values[row, column].value, passed)}
        what, told = rest, True
    left = [word for word in words(what) if word not in _LIGHT]
    if left:
        hits = _with_words(left, table)
        if hits is None:
            return None
        chosen, told = chosen & hits, True
    return tuple(sorted(chosen)) if told else None


def _passes(value: float, passed: Passed) -> bool:
    if value == passed.bound:
        return not passed.strict
    return (value > passed.bound) == passed.more


def _shares(table: Table) -> int | None:
    """The one column of percentages."""
    found = [n for n, label in enumerate(table.columns) if re.search(r"%|percent", label.text, re.IGNORECASE)]
    return found[0] if len(found) == 1 else None


def _column(text: str, table: Table) -> tuple[int | None, str]:
    """The one column of numbers that some words name, and the words that do not."""
    known = list(_named(text, table))
    if len({column for column, _ in known}) != 1:
        return None, text
    column, used = known[0]
    return column, " ".join(word for word in words(text) if word not in used)


def _named(text: str, table: Table) -> Iterator[tuple[int, tuple[str, ...]]]:
    for word in telling(text):
        if word in _LIGHT:
            continue
        own = [n for n, label in enumerate(table.columns) if word in label.all_words]
        if len(own) == 1 and measures(word, table) == tuple(own):
            yield own[0], table.columns[own[0]].all_words


def _with_words(need: list[str], table: Table) -> set[int] | None:
    """The rows with a cell of text that has all of these words; None where no cell has them, or cells of several columns do."""
    need = [word for word in need if word not in ("game", "match")]
    places = [
        (row, column)
        for row, texts in enumerate(table.texts)
        for column, text in enumerate(texts)
        if set(need) <= set(words(text))
    ]
    return {row for row, _ in places} if places and len({column for _, column in places}) == 1 else None
