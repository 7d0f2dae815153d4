"""Which lines go furthest, and when: "A fell most", "the largest drop was 5, at A, between May and June", "A gained more than B"."""

from collections.abc import Iterator, Sequence

from auditor.claims.found import Found
from auditor.claims.moves.claims import Move
from auditor.claims.moves.spans import Ends, steps
from auditor.claims.moves.ways import Way
from auditor.language.numbers import Num

_TIMES = {"twice": 2.0, "half": 0.5, "three": 3.0, "four": 4.0, "five": 5.0}


def furthest(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`A fell most`, `the largest drop was 5, at A, between May and June`."""
    word = found.words("least_of") or found.words("most_of", "sup")
    least = found.words("least_of") or found.match.groupdict().get("least_of") == ""
    how = "least" if least or word in ("<min>", "slowest") else "most"
    if word in ("<best>", "<worst>") or found.words("only", "alone", "sole", "but", "none", "all", "count"):
        return
    sizes = [found.number(name) for name in ("size0", "size", "size2")]
    size = next((number for number in sizes if number is not None), None)
    for lines, pairs, told_lines, told_pairs in _scopes(found, one):
        if not told_lines and set(told_pairs) == set(pairs) and size is None:
            continue
        among = one.steps(lines, pairs)
        groups = [[line] for line in told_lines] or [list(lines)]
        at = tuple(tuple(among.index(step) for step in one.steps(group, told_pairs)) for group in groups)
        yield Move(tuple(among), way, how, at, size=size)


Scope = tuple[Sequence[int], Sequence[Ends], Sequence[int], Sequence[Ends]]


def _scopes(found: Found, one: Way) -> Iterator[Scope]:
    """Among which lines and steps one goes furthest, and which of them."""
    if found.words("sup"):
        yield from _of_noun(found, one)
    elif len(one.pairs) == 1 and not (one.before or one.behind):
        yield one.lines, one.pairs, one.named, one.pairs
        late = one.route.group in ("b", "c") and len(one.named) == 1
        if late and one.route.pair in steps(one.clause, one.panel, one.route.side):
            every = steps(one.clause, one.panel, one.route.side)
            yield one.named, every, one.named, one.pairs  # it is when it moved most itself


def _of_noun(found: Found, one: Way) -> Iterator[Scope]:
    """`the largest drop`: what is told in front of the verb tells where it was looked, what is told behind it which it is."""
    having = bool(found.words("names"))  # "A saw the largest drop"
    scope = one.lines if having else (*one.named, *one.before) or one.lines
    told_lines = one.named if having else one.behind
    if having and (one.before or one.behind) or set(told_lines) - set(scope):
        return
    every, pair = steps(one.clause, one.panel, one.route.side), one.route.pair
    late, single = one.route.group in ("b", "c"), pair in every
    if pair is None or not one.route.group:
        yield scope, every, told_lines, every
        pairs = [] if one.stepwise or pair is None else [pair]
    else:
        if (late or one.stepwise) and single:
            yield scope, every, told_lines, [pair]
        pairs = [] if one.stepwise or late and single and not having else [pair]
    if pairs and told_lines:
        yield scope, pairs, told_lines, pairs
    if pair is not None and late and single and having and len(told_lines) == 1:
        yield told_lines, every, told_lines, [pair]


def against(found: Found, one: Way, way: str) -> Iterator[Move]:
    """`A fell more than B`, `A gained twice as much as B`."""
    if len(one.named) != 2 or one.route.pair is None or not found.words("names"):
        return
    moved = tuple(one.steps(one.lines, one.pairs))
    at = tuple((one.lines.index(line),) for line in one.named)
    than, times = found.words("than"), found.words("times")
    if than:
        yield Move(moved, way, "less" if than.split()[0] in ("less", "slower") else "more", at)
        return
    number = found.number("times")
    value = number.value if number else _TIMES[times.split()[0]]
    yield Move(moved, way, "times", at, size=Num(value, 1.0, times, number.op if number else "=", word=True))
