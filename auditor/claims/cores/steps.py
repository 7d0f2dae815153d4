"""Steps: what becomes of values from one line to another, or from one panel to the other."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.cores.claims import Fact, Test, Tested, Worth
from auditor.claims.cores.told import Lines, Told, other
from auditor.language.numbers import Num

# Words for which way a step goes, by how much, and how many times; a word that claims nothing.
WAY = r"(?P<way><up>|<down>|<gain>|<harm>|harmed|hurt|helped)"
BY = r"(?: (?:by )?(?P<n><n>))?"
W = r"(?!(?:than|as|by|from|to|and|or|not|but|with|if|gap|lead|rate|difference|share|advantage|margin|ratio|range|spread|total|average|mean)\b)[a-z][a-z'-]*"
OP = r"(?P<op><gt> than |<lt> than |nearly |almost |about |roughly |not quite )?"

_OPPOSITE = {">": "<", "<": ">", ">=": "<=", "<=": ">=", "<~": ">~", ">~": "<~"}


def moved(steps: list[tuple[Lines, Worth]], low: bool, num: Num | None) -> Iterator[tuple[Fact, ...]]:
    """Each step goes one way, by so much: in the unit of the values, or in percent of what there was."""
    worths = [worth for _, worth in steps]
    ways = tuple(Test(worth, "<" if low else ">") for worth in worths)
    if num is None:
        yield (Tested(ways),)
        return
    yield (Tested(ways), Tested(tuple(Test(turned(worth) if low else worth, "is", num) for worth in worths)))
    if num.unit == "%" and not low:
        yield (
            Tested(ways),
            Tested(tuple(Test(replace(worth, joined="percent"), "is", num) for worth in worths)),
        )
    elif num.unit == "%":
        yield (
            Tested(ways),
            Tested(tuple(Test(replace(worth, joined="percent"), "is", negative(num)) for worth in worths)),
        )


def turned(worth: Worth) -> Worth:
    """A difference the other way round."""
    return Worth(worth.base, worth.base_how, worth.cells, worth.how, worth.joined)


def negative(num: Num) -> Num:
    """A number below zero."""
    return replace(num, value=-num.value, op=_OPPOSITE.get(num.op, num.op))


def falls(told: Told) -> tuple[bool, ...]:
    """Whether values fall; both where it is not known which way is better."""
    word = told.word("way")
    if word in ("<up>", "<down>"):
        return (word == "<down>",)
    return told.lows("<worst>" if word in ("<harm>", "<worse>", "harmed", "hurt") else "<best>")


def steps_of(told: Told, who: Lines | None) -> list[tuple[Lines, Worth]] | None:
    """The differences along what was peeled off as a step, at each place that is told: between two lines, or two panels."""
    rest = told.peeled()
    if who is None or rest is None or set(who) & set(rest):
        return None
    places = {**rest, **who}
    if told.line.shift is not None:
        return between_panels(told, places)
    if not told.line.span:
        return None
    ends = [
        n
        for item in told.line.span
        for n in (told.located([item]) or {}).get(getattr(item.value, "side", ""), ())
    ]
    side = getattr(told.line.span[0].value, "side", "")
    across = other(side)
    if len(ends) != 2 or side in places:
        return None
    if across not in places:
        if across not in told.line.every:
            return None
        places = {across: told.all_of(across)}
    return [(one, _step(told, side, ends, one)) for one in told.each({across: places[across]})]


def between_panels(told: Told, places: Lines) -> list[tuple[Lines, Worth]] | None:
    """The differences of two panels at all places that are told: single cells, or whole lines where no more is told."""
    first, last = told.line.shift or (0, 0)
    places = {**places, **{side: told.all_of(side) for side in told.line.every if side not in places}}
    if not places or first == last:
        return None
    made: list[tuple[Lines, Worth]] = []
    for one in told.each(places):
        before, after = (replace(told, panel=panel).whole(one).cells for panel in (first, last))
        made.append((one, Worth(after, "sum", before, "sum", "difference")))
    return made


def _step(told: Told, side: str, ends: list[int], place: Lines) -> Worth:
    first, last = (told.whole({side: (n,), **place}).cells for n in ends)
    return Worth(last, "mean", first, "mean", "difference")
