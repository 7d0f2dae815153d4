"""Where the members of a class went, told one after the other: "lost to A 19 times, to B 11, and the rest to C", "17 of the 24 misses end up there"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import NONE, VAGUE, Quantity, Segment, Told, amounts, tally
from auditor.language.numbers import Num

_THERE = frozenset("there".split())
_ENDING = frozenset("end ends ended go goes went land lands landed are is were was fall falls".split())
_SPREAD = frozenset("spread split scattered distributed divided shared shed".split())
_MANNER = frozenset(
    "fairly evenly equally over across among between quite rather almost about roughly".split()
)


def to_another(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A is lost to B 19 times,) to C 11(, and to D 8 times)`."""
    at = p.passed(i, "as", "on", "taken") if p.kind(i) in ("as", "on", "taken") else i
    if told.pair is None or at == i or not i or p.kind(at) != "name" or p.row[at].text == told.pair[0]:
        return
    end = p.nouns(at + 1)
    num = p.row[end].num if p.kind(end) in ("number", "factor") else None
    last = p.nouns(end + 1)
    if num is None:
        num, last = tail(p, end)
    if num is None or num.unit not in ("", "times") or p.kind(last) in ("of", "name"):
        return
    cell = (told.pair[0], p.row[at].text)
    count = replace(num, step=1.0, unit="") if num.unit else num
    check = tally(count, frozenset({cell}), f"{cell[0]} taken for {cell[1]}")
    yield Segment(last, (check,), replace(told, pair=cell, listing=True))


def some_to(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(of the 60 missed, 38 went to A,) 15 to B and the rest to C`, `the remaining 16 for one of the other two`."""
    spoken = told.base
    if spoken is None or not i:
        return
    rest = p.kind(i) == "rest"
    num = p.row[i + rest].num if p.kind(i + rest) == "number" else None
    at = i + rest + (num is not None)
    at = p.nouns(at)
    if not rest and num is None or p.kind(at) not in ("as", "on", "taken"):
        return
    left = told.rest if rest else spoken.cells
    for cells, end in _ends(p, at + 1, left, every=rest):
        label = f"the rest of {spoken.name}" if rest else f"{spoken.name} taken so"
        checks = [tally(num, cells, label)] if num is not None and not num.unit else []
        if rest and num is None or rest and not checks:
            checks += [tally(NONE, told.rest - cells - _hits(told.rest), f"{label}, all others")]
        if checks:
            yield Segment(end, tuple(checks), replace(told, rest=told.rest - cells))


def _hits(cells: frozenset[tuple[str, str]]) -> frozenset[tuple[str, str]]:
    return frozenset(cell for cell in cells if cell[0] == cell[1])


def _ends(
    p: Phrases, i: int, left: frozenset[tuple[str, str]], *, every: bool
) -> Iterator[tuple[frozenset[tuple[str, str]], int]]:
    """The cells where members went: those called as is named, or `one of the other two`, `some other class`."""
    for names, end in p.names(i):
        cells = frozenset(cell for cell in left if cell[1] in names and cell[0] != cell[1])
        if cells:
            yield cells, end
    one = p.row[i].num if p.kind(i) == "number" else None
    at = i + 1 if one is not None and one.value == 1 and p.kind(i + 1) == "of" else i
    at = p.passed(at, "of", "any")
    if every and p.kind(at) in ("rest", "another"):
        others = frozenset(cell for cell in left if cell[0] != cell[1])
        counted = p.row[at + 1].num if p.kind(at + 1) == "number" else None
        if counted is None or counted.value == len({cell[1] for cell in others}):
            end = p.nouns(at + 1 + (counted is not None))
            yield others, end + (end == at + 1 and counted is None and p.kind(end) == "word")


def end_there(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A leaks mainly into B:) 17 of its 24 misses end up there`, `(A suffers most from B,) which takes 38 of its 160 members`."""
    if told.pair is None:
        return
    name = told.pair[0]
    takes = p.kind(i) in ("that", "pronoun", "it") and _word(p, i + 1) in (
        "takes",
        "swallows",
        "gets",
        "claims",
        "absorbs",
        "draws",
    )
    at = i + 2 if takes else i
    one = p.row[at].num if p.kind(at) == "number" else None
    other = (
        p.row[k].num
        if p.kind(at + 1) == "of" and p.kind(k := p.passed(at + 2, "own", "pronoun")) == "number"
        else None
    )
    if one is None or one.unit:
        return
    cells = frozenset({told.pair})
    label = f"{name} taken for {told.pair[1]}"
    checks = [tally(one, cells, label)]
    end = at + 1
    if other is not None:
        kind = p.kind(k + 1)
        missed = kind in ("error", "miss", "wrong")
        end = p.nouns(p.passed(k + 1, "error", "miss", "wrong"))
        if not missed and end == k + 1 and p.kind(end) == "word" and _word(p, end).endswith("s"):
            end += 1
        base = p.line(name) & p.errors() if missed else p.line(name)
        if end == k + 1:
            return
        checks.append(tally(other, base, f"misses of {name}" if missed else name))
    if takes:
        yield Segment(end, tuple(checks), told)
        return
    end = p.nouns(end)
    verb = p.passed(end, "taken", "be")
    while _word(p, verb) in (*_ENDING, "up"):
        verb += 1
    if verb > end and _word(p, verb) in _THERE:
        yield Segment(verb + 1, tuple(checks), told)


def so_rarely(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is hardly ever taken for B (2), C (1) or D (0)`, `A loses 44 members, spread over B (14), C (13) and D (11)`."""
    if p.kind(i) == "name":
        at = p.passed(p.nouns(i + 1), "be")
        seldom = p.kind(at) == "hardly ever" or _word(p, at) in ("rarely", "seldom")
        if not seldom or p.kind(at + 1) not in ("taken", "as"):
            return
        name, led = p.row[i].text, at + 2
    elif told.of and i:
        seldom, led = False, i
        while _word(p, led) in (*_MANNER, *_SPREAD) or p.kind(led) == "between":
            led += 1
        name = told.of
        if not any(_word(p, k) in _SPREAD for k in range(i, led)):
            return
    else:
        return
    found: list[tuple[str, Num]] = []
    end = led
    while p.kind(end) == "name":
        num, last = tail(p, p.nouns(end + 1))
        if num is None or num.unit or p.row[end].text == name:
            return
        found.append((p.row[end].text, num))
        end = p.passed(last, "comma", "and") if p.kind(p.passed(last, "comma", "and")) == "name" else last
        if end == last:
            break
    if not found:
        return
    checks = [tally(num, frozenset({(name, other)}), f"{name} taken for {other}") for other, num in found]
    cells = frozenset((name, other) for other, _ in found)
    if seldom:
        line = Phrase(p.line(name), name)
        checks += amounts((Quantity(VAGUE["hardly any"]),), Phrase(cells, f"{name} taken so"), line)
    yield Segment(end, tuple(checks), Told(of=name))


def lost_in_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A loses 44 members`: whatever these are called."""
    if p.kind(i) != "name" or p.kind(i + 1) != "loses":
        return
    num = p.row[i + 2].num if p.kind(i + 2) == "number" else None
    end = i + 3
    if (
        num is None
        or num.unit
        or p.nouns(end) > end
        or p.kind(end) != "word"
        or not _word(p, end).endswith("s")
    ):
        return
    cells = p.line(p.row[i].text) & p.errors()
    yield Segment(
        end + 1,
        (tally(num, cells, f"misses of {p.row[i].text}"),),
        Told(Phrase(cells, f"misses of {p.row[i].text}"), cells, of=p.row[i].text),
    )


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
