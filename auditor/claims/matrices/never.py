"""What never happens, hardly ever, or always: "plum is never read as pear", "pear is rarely mistaken for anything else", "perfect recall"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase, both_of
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.shares import predicated
from auditor.claims.matrices.told import NONE, VAGUE, Quantity, Segment, Told, amounts, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_WHOLE = Num(1.0, 0.0, "perfect")
_PERFECT = frozenset("perfect flawless full complete".split())


def never(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`plum is never read as pear (or quince)`, `plum and pear are never confused`, `pear is rarely mistaken for anything else`."""
    for names, at in p.names(i):
        verb = p.passed(p.nouns(at), "be")
        seldom = p.kind(verb) == "hardly ever"
        if not seldom and p.kind(verb) != "never":
            continue
        amount = Quantity(VAGUE["hardly any"] if seldom else NONE)
        be = p.passed(verb + 1, "be")
        if p.kind(be) == "mixed":
            yield from _mixed(p, names, be + 1, seldom=seldom)
            continue
        line = Phrase(frozenset(cell for cell in p.everything() if cell[0] in names), " and ".join(names))
        line = replace(line, of=names[0] if len(names) == 1 else "")
        for base, part, end in predicated(p, be, line):
            if part.cells & base.cells and (base.cells == line.cells or not part.of):
                spoken = Phrase(part.cells & base.cells, f"{base.name}: {part.name}")
                left = Told(None if seldom else spoken, of=line.of)
                yield Segment(end, amounts((amount,), part, base), left)


def _mixed(p: Phrases, names: tuple[str, ...], i: int, *, seldom: bool) -> Iterator[Segment]:
    """Two classes that are never taken for each other, one way or both."""
    behind = p.passed(i, "each other")
    if len(names) == 2:
        told = p.passed(behind, "comma")
        pair, end = names, told + 1 if p.kind(told) == "either way" else behind
    elif len(names) == 1 and p.kind(i) == "name" and p.row[i].text != names[0]:
        pair, end = (names[0], p.row[i].text), p.nouns(i + 1)
    else:
        return
    ways = (both_of(*pair),) if len(names) == 2 else (both_of(*pair), frozenset({pair}))
    for cells in ways:
        label = f"{pair[0]} and {pair[1]} confused"
        if not seldom:
            yield Segment(end, (tally(NONE, cells, label),), Told())


def perfect(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`plum has (a) perfect recall`, `the recall of plum is perfect`, `its precision is perfect`."""
    at = p.passed(p.nouns(i + 1), "reaches", "be") if p.kind(i) == "name" else i
    name = p.row[i].text if p.kind(i) == "name" else ""
    if name and at > i + 1 and _word(p, at) in _PERFECT and p.kind(at + 1) == "metric":
        yield Segment(at + 2, (Check(p.row[at + 1].text, _WHOLE, of=name),), Told(of=name))
    owned = p.kind(i) == "own"
    metric = i + owned
    if p.kind(metric) == "metric":
        of, end = (told.of, metric + 1) if owned else next(iter(p.of_class(metric + 1)), ("", metric + 1))
        be = p.passed(end, "be")
        if of and be > end and _word(p, be) in _PERFECT:
            yield Segment(be + 1, (Check(p.row[metric].text, _WHOLE, of=of),), Told(of=of))


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
