"""How people count the cells of a colour: "two fields are red", "no tile is red"."""

import re
from collections.abc import Iterator

from auditor.claims.tints.claims import Tint
from auditor.claims.tints.wording import BE, SHOWN, Found, all_panels, named_colours, number_at
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing
from auditor.language.scope import selection
from auditor.reading.colours import is_colour

_PLACED = re.compile(
    r"\W*(?:(?:and|but|while) )?(?:in|at|on|before|after|until|till|from|since|during|between|above|below|under|beyond|outside|inside|within|by|towards?|for|among|past)\b(?! all\b)",
    re.IGNORECASE,
)
_USE = r"(?:cover|fill|mark|take|occupy|colour|color|appear in|is used (?:for|in)|are used (?:for|in)|is found in|is seen in|belong to|account for|apply to|occur in|show up in|in)"
_OUT_OF = re.compile(r"\bof(?:\s+(?:the|all|its|our|these))*\s*$", re.IGNORECASE)
_FEW = r"(?:just |only |exactly |another |all |about )*"
_OF = r"(?: of (?:the |all )?{number:m})?"
_COUNTS = (
    rf"{{colour:a}}(?: , [a-z ]+ ,)? {_USE} {_FEW}{{number:n}}{_OF}(?: {{cell}})?(?! or)",
    rf"{{number:n}}{_OF} {{cell}}(?: \((?P<list>(?: (?:{{number}}|,|and))+) \))? {BE}{SHOWN} {{colour:a}}(?! (?:and|or|,) {{colour}})",
    rf"(?:(?:,|and|;) )?{{colour:a}} {_FEW}{{number:n}}(?: {{cell}})?(?= ?(?:\.|;|,|$))",
    rf"(?:there (?:is|are) |has |have |contain |show ){_FEW}{{number:n}} {{colour:a}} {{cell}}",
    rf"{{number:n}} {{cell}} {BE}{SHOWN} {{colour:a}}$",
)
_NONE = r"(?:no|not a single|none of the) {cell} (?:use|is|are|has|have|show|wear|carry|appear in|turn) (?:it|{colour:a})"
_ONLY = r"(?:the )?(?:only|sole|single|lone) {colour:a} (?:{cell}|one|field)"
_AS_MANY = r"(?:(?:,|and|;) )?{colour:a} (?:just |exactly )?as many"


def read_counts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`mid-green fills seven of the twelve fields`, `two fields (4 and 6) are drawn in teal`, `no tile is red`."""
    for frame in _COUNTS:
        for match in line.find(frame):
            if _PLACED.match(clause.text) or _of_so_many(clause, match):
                continue  # "before noon no tile is red": not told of all
            yield _count(clause, line, match), match.items, match.span
    for match in line.find(_NONE) if not _PLACED.match(clause.text) else ():
        names = named_colours(match, "a") or (_label_colour(clause),)
        if names[0]:
            none = Num(0.0, 1.0, "no", word=True)
            yield Tint("count", names, all_panels(clause), none), match.items, match.span
    for match in line.find(_ONLY):
        yield from _only(clause, match)
    for match in line.find(_AS_MANY):
        yield from _as_many(clause, match)


def _of_so_many(clause: Clause, match: Match) -> bool:
    """`more than half of the 23 fields are red`: whether a number tells of how many, and not how many."""
    number = match.item("n")
    return number is not None and bool(_OUT_OF.search(clause.sentence[: number.start]))


def _only(clause: Clause, match: Match) -> Iterator[Found]:
    """`the only red cell (12) is at the top`: there is one, with its value, and what is named has the colour."""
    numbers = tuple(clause.number(item) for item in clause.numbers if clause.number(item).op == "=")
    refs = [item for item in clause.refs if item not in match.items]
    found = [selection(clause, index, refs) for index in clause.panels] if refs else []
    chosen = tuple(one for one in found if one is not None)
    if not len(numbers) == len(clause.numbers) <= 1 or (refs and not chosen):
        return
    names, one = named_colours(match, "a"), Num(1.0, 1.0, "one", word=True)
    items = match.items | frozenset((*clause.numbers, *refs))
    yield Tint("count", names, all_panels(clause), one, None, numbers), items, match.span
    if chosen:
        yield Tint("all", names, chosen), match.items, match.span


def _as_many(clause: Clause, match: Match) -> Iterator[Found]:
    """`teal covers four fields, and red just as many`: as many as of the colour named before."""
    start = match.named["a"].start
    before = [
        item for item in (*clause.before, *clause.items) if item.kind == "colour" and item.start < start
    ]
    if before:
        fact = Tint("as many", named_colours(match, "a"), all_panels(clause), other=before[-1].text)
        yield fact, match.items | frozenset(clause.of("quant", "some")), match.span


def _count(clause: Clause, line: Phrasing, match: Match) -> Tint:
    listed: tuple[Num, ...] = ()
    if match.words.get("list"):
        own = {item for item in match.items if item.kind == "number"} - {
            match.named.get("n"),
            match.named.get("m"),
        }
        listed = tuple(clause.number(item) for item in sorted(own, key=lambda item: item.start))
    return Tint(
        "count",
        named_colours(match, "a"),
        all_panels(clause),
        number_at(clause, match.item("n")),
        number_at(clause, match.item("m")),
        listed,
    )


def _label_colour(clause: Clause) -> str:
    label = clause.statement.trail[-1] if clause.statement.trail else ""
    return label if is_colour(label) else ""
