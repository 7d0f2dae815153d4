"""Two classes that are mixed up with each other: how often, more than any other pair, and how far both directions are apart."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from auditor.claims.matrices.contrasts import comparison, ratio
from auditor.claims.matrices.limits import limit
from auditor.claims.matrices.pairs import Phrase, both_of
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import Target, ranked, tail, times
from auditor.claims.matrices.told import (
    MOST,
    NONE,
    ONE,
    VAGUE,
    Segment,
    Told,
    amounts,
    in_order,
    quantity,
    tally,
)
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num


def mutual(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears and quinces are confused with each other 43 times`: one way, the other, or both together."""
    yield from _with_another(p, i)
    yield from _with_too(p, i, told)
    yield from _each_other(p, i)
    for names, at in p.names(i):
        verb = p.passed(at, "be")
        end = p.passed(verb, "mixed", "taken", "each other")
        both = p.kind(end - 1) in ("each other", "mixed") and not p.row[end - 1].text.casefold().endswith(
            "with"
        )
        if len(names) != 2 or end == verb or not both:
            continue
        num, behind = tail(p, end)
        if num is None and p.kind(end) in ("factor", "number") and (given := p.row[end].num):
            num, behind = replace(given, step=1.0, unit=""), p.nouns(end + 1)
        if num and p.kind(p.passed(behind, "comma", "open")) == "both ways":
            behind = p.passed(behind, "comma", "open", "both ways", "close")
            yield Segment(
                behind, (tally(num, both_of(*names), f"{names[0]} and {names[1]} confused"),), _both(*names)
            )
        elif num:
            yield from _either_way(*names, num, behind)


def _with_another(p: Phrases, i: int) -> Iterator[Segment]:
    """`pear is confused with quince 43 times`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or p.kind(at) != "mixed" or p.kind(at + 1) != "name":
        return
    num, end = times(p, p.nouns(at + 2))
    if num and p.row[i].text != p.row[at + 1].text:
        yield from _either_way(p.row[i].text, p.row[at + 1].text, num, end)


def _each_other(p: Phrases, i: int) -> Iterator[Segment]:
    """`pears and quinces confuse each other 43 times`."""
    for names, at in p.names(i):
        if len(names) == 2 and p.kind(at) == "exchange":
            num, end = times(p, p.passed(at + 1, "each other"))
            if num:
                yield from _either_way(names[0], names[1], num, end)


def _with_too(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(pear is confused with quince 43 times and) with plum 3 times`."""
    if told.mixed and p.kind(i) == "as" and p.kind(i + 1) == "name" and p.row[i + 1].text != told.mixed:
        num, end = times(p, p.nouns(i + 2))
        if num:
            yield from _either_way(told.mixed, p.row[i + 1].text, num, end)


def _either_way(one: str, other: str, num: Num, end: int) -> Iterator[Segment]:
    for cells in (both_of(one, other), frozenset({(one, other)}), frozenset({(other, one)})):
        left = replace(_both(one, other), mixed=one)
        yield Segment(end, (tally(num, cells, f"{one} and {other} confused"),), left)


def _both(one: str, other: str) -> Told:
    """What is left to lean on: two classes taken for each other."""
    cells = both_of(one, other)
    return Told(Phrase(cells, f"{one} and {other} taken for each other"), cells)


_UNEVEN = frozenset("one-sided asymmetric asymmetrical lopsided unbalanced uneven unidirectional".split())


def one_sided(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the confusion (of A and B) is one-sided(: A goes to B 31 times, B to A only 4)`: what the numbers behind it tell."""
    if p.kind(i) != "error":
        return
    ends = [end for _, end in p.of_pairs(i)] or [i + 1]
    for end in ends:
        at = p.passed(end, "be")
        word = p.row[at].text.casefold() if at < len(p.row) else ""
        if at > end and word in _UNEVEN and p.kind(at + 1) == "comma":
            yield Segment(at + 1, (), Told(topic=False))


def pairs_of(p: Phrases) -> tuple[Cells, ...]:
    """All pairs of different classes, both directions of each."""
    return tuple(both_of(a, b) for a, b in combinations(p.matrix.classes, 2))


def paired(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A and B are the pair that is mixed up most often (39)`, `the pair that is confused most is A and B`."""
    for names, at in _two(p, i):
        end = _most_mixed(p, p.passed(at, "be"))
        if end:
            yield _first(p, names, end)
    end = _most_mixed(p, i)
    for names, last in _two(p, p.passed(end, "be", "comma")) if end else ():
        yield _first(p, names, last)


def _two(p: Phrases, i: int) -> Iterator[tuple[tuple[str, str], int]]:
    yield from (((names[0], names[1]), end) for names, end in p.names(i) if len(names) == 2)


def _first(p: Phrases, names: tuple[str, str], end: int) -> Segment:
    cells = both_of(*names)
    target: Target = (cells, pairs_of(p), f"{names[0]} and {names[1]} taken for each other")
    return ranked(p, target, end, 1, "")


def _most_mixed(p: Phrases, i: int) -> int:
    """Where `(the pair that is) mixed up most often`, `most often confused` ends, or 0."""
    at = p.passed(i, "pair", "class", "that", "that is", "be")
    if (
        p.kind(at) == "mostly"
        and p.kind(at + 1) == "mixed"
        or p.kind(at) == "mixed"
        and p.kind(at + 1) == "mostly"
    ):
        return p.passed(at + 2, "pair", "class", "each other")
    return 0


def lone_pair(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A and B are the only pair with more than 20 mix-ups`, `the only pair above 20 is A and B`."""
    first = next(_two(p, i), None)
    at = p.passed(first[1] if first else i, "be", "it")
    if p.kind(at) != "only" or p.kind(at + 1) != "pair":
        return
    bound, end = limit(p, p.passed(at + 2, "that", "as", "and"))
    last = None if first else next(_two(p, p.passed(end, "be", "comma")), None)
    found = first or last
    if bound is None or found is None:
        return
    cells = both_of(*found[0])
    checks = [Check("sets", ONE, numerator=bound, rivals=tuple(map(in_order, pairs_of(p))), text="pairs")]
    checks.append(tally(bound, cells, f"{found[0][0]} and {found[0][1]} taken for each other"))
    yield Segment(last[1] if last else end, tuple(checks), Told())


def two_ways(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`for most pairs the two directions differ by no more than 4`, `in all pairs both directions ...`."""
    at = p.passed(i, "on", "of", "as")
    share: Num | None = None
    if p.kind(at) in ("all", "most", "none", *VAGUE) or p.kind(at) == "superlative":
        share = {"most": MOST, "superlative": MOST, "none": NONE}.get(p.kind(at), VAGUE.get(p.kind(at)))
        share = share or Num(float(len(pairs_of(p))), 1.0, "all", word=True)
    elif p.kind(at) == "number":
        share = p.row[at].num
    at = p.passed(at + 1, "of", "pair", "class", "comma")
    if share is None or p.kind(at) != "both ways" or p.kind(at + 1) != "differ":
        return
    bound = p.row[at + 2].num if p.kind(at + 2) == "number" else None
    if bound is None or bound.op not in (">", "<", ">=", "<=") or share.unit == "%":
        return
    check = Check(
        "sets",
        share,
        other="gaps",
        numerator=bound,
        rivals=tuple(map(in_order, pairs_of(p))),
        text="pairs whose directions differ by",
    )
    yield Segment(at + 3, (check,), Told())


def between_them(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`between them, A and B account for 39 of the 71 errors`, `(A and B are ...,) between them they account for 39`."""
    lead = p.passed(i, "between them", "comma")
    for names, at in _two(p, lead):
        at = p.nouns(at)
        at = p.passed(_each_for_other(p, at), "between them", "both ways")
        if p.kind(at) not in ("makeup", "sum", "raises"):
            continue
        for found, behind in quantity(p, at + 1):
            whole = next(((base, end) for base, end in p.phrase(behind + 1) if p.kind(behind) == "of"), None)
            base = whole[0].cells if whole else p.errors()
            num = found[0].num
            end = whole[1] if whole else p.passed(behind, "error", "between them")
            if len(found) > 1 or found[0].rest or not base <= p.errors() or (found[0].is_part and not whole):
                continue
            cells = both_of(*names)
            name = f"{names[0]} and {names[1]} taken for each other"
            checks = [tally(num, cells, name, base if found[0].is_part else frozenset())]
            checks += [tally(whole[0].num, base, whole[0].name)] if whole and whole[0].num else []
            yield Segment(end, tuple(checks), Told(Phrase(cells, name), cells))


def these_two(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(taken together,) these two cells hold 48 of the 142 errors`, behind an error of one class and its reverse."""
    at = p.passed(i, "both ways", "comma")
    two = p.row[at + 1].num if p.kind(at) == "pronoun" and p.kind(at + 1) == "number" else None
    verb = p.passed(at + 2, "off cells", "error", "noun", "word")
    if told.pair is None or two is None or two.value != 2 or verb == at + 2:
        return
    held = p.kind(verb) in ("makeup", "raises", "reaches", "sum")
    cells = both_of(*told.pair)
    name = f"{told.pair[0]} and {told.pair[1]} taken for each other"
    for found, behind in quantity(p, verb + 1) if held else ():
        for base, end in p.phrase(behind + 1) if p.kind(behind) == "of" else ():
            if cells <= base.cells:
                whole = (tally(base.num, base.cells, base.name),) if base.num else ()
                checks = (*amounts(found, Phrase(cells, name, weak=True), base), *whole)
                yield Segment(end, checks, Told(Phrase(cells, name), cells))


def _each_for_other(p: Phrases, i: int) -> int:
    """The place behind `, each mistaken for the other,`."""
    kinds = [p.kind(k) for k in range(i, i + 5)]
    told = kinds[0] == "comma" and kinds[1] == "all" and kinds[2] in ("taken", "mixed") and kinds[3] == "rest"
    return i + 4 + (kinds[4] == "comma") if told else i


def _anything_else(p: Phrases, i: int) -> int:
    """Where `anything else`, `any other class` ends; 0 where nothing of the kind stands here."""
    words = [one.text.casefold() for one in p.row[i : i + 2]]
    if words[1:] == ["else"]:
        return i + 2
    last = p.passed(i, "any", "all", "rest", "another")
    other = last > i and "other" in p.row[last - 1].text.casefold()
    return max(p.nouns(last), last + (p.kind(last) == "word")) if other else 0


def _most_with(p: Phrases, of: str, other: str, end: int) -> Iterator[Segment]:
    """`A is confused with B more than with anything else`: one way, the other, or both together."""
    for make in (both_of, lambda a, b: frozenset({(a, b)}), lambda a, b: frozenset({(b, a)})):
        rivals = [name for name in p.matrix.classes if name not in (of, other)]
        checks = [
            ratio(None, make(of, other), make(of, name), f"{of} confused with {other} and {name}")
            for name in rivals
        ]
        yield Segment(end, tuple(checks), Told(of=of))


def more_with(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is confused with B more (often) than with C`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or p.kind(at) != "mixed" or p.kind(at + 1) != "name":
        return
    found = comparison(p, p.nouns(at + 2))
    if found is None or p.kind(found[2]) not in ("than", "as"):
        return
    other = p.passed(found[2] + 1, "and", "as")
    if p.kind(other) != "name":
        if found[0] is None and not found[1] and (end := _anything_else(p, other)):
            yield from _most_with(p, p.row[i].text, p.row[at + 1].text, end)
        return
    of, one, two = p.row[i].text, p.row[at + 1].text, p.row[other].text
    if len({of, one, two}) < 3:
        return
    for make in (both_of, lambda a, b: frozenset({(a, b)}), lambda a, b: frozenset({(b, a)})):
        ends = (make(of, two), make(of, one)) if found[1] else (make(of, one), make(of, two))
        yield Segment(
            p.nouns(other + 1), (ratio(found[0], *ends, f"{of} confused with {one} and {two}"),), Told(of=of)
        )
