"""What is told of the color bar: an end that is never reached, the part of its length that is used."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area, Cond, Extreme, Parts, Portion
from auditor.claims.cellsets.legend_ends import BAR, HIGH_END, LOW_END
from auditor.claims.cellsets.words import Line
from auditor.language.numbers import Num
from auditor.truth import Interval

_REACHED = frozenset("reach reached touched hit attained used met".split())
_NEVER = frozenset("never not nowhere".split())
_USING = frozenset("use cover span occupy fill take up exploit".split())


def of_the_bar(line: Line, whole: Area) -> Iterator[Parts]:
    """All ways to read a line as telling of the color bar."""
    yield from _unreached(line, whole)
    yield from _portion(line, whole)


def _unreached(line: Line, whole: Area) -> Iterator[Parts]:
    """`the lower end of the bar is never reached`, `no cell reaches the upper end`."""
    at = 0
    if line.text(0) == "no" and line.text(1) in ("cell", "value", "tile") and line.text(2) in _REACHED:
        at, last = 3, 4
    else:
        end = line.skip(1, ("is", "are", "was", "be", "even"))
        if not (line.text(end) in _NEVER and line.text(end + 1) in _REACHED):
            return
        last = end + 2
    num = line.num(at)
    item = line.item(at)
    if num is None or item is None or item.text not in (LOW_END, HIGH_END) or not line.is_end(last):
        return
    low = item.text == LOW_END
    limit = Num(num.value, num.step, num.text, ">" if low else "<")
    yield ((Extreme(whole, "min" if low else "max", Cond(limit)),),)


def _portion(line: Line, whole: Area) -> Iterator[Parts]:
    """`the bottom row uses only some 40% of the bar's length, from 3 to 9`."""
    subjects = [([Area.of(line.panel, one, "the area") for one in ways], at) for ways, at in areas(line, 0)]
    plain = line.skip(0, ("the", "value", "data", "cell", "number", "all", "they"))
    subjects += [([whole], plain)] if plain else []
    for chosen, at in subjects:
        verb = line.skip(at, _USING)
        start = line.skip(verb, ("only", "just", "some", "about", "a", "mere", "roughly", "around"))
        num, bar = line.num(start), line.item(start + 2)
        if verb == at or num is None or num.unit != "%" or line.text(start + 1) != "of":
            continue
        if line.text(start + 2) != BAR or bar is None or not isinstance(bar.value, Interval):
            continue
        parts: Parts = (tuple(Portion(area, bar.value, num) for area in chosen),)
        end = start + 3
        if line.is_end(end):
            yield parts
            return
        end = line.skip(end, (",", "(", "from", "namely", "between"))
        low, high = line.num(end), line.num(end + 2)
        if (
            low
            and high
            and line.text(end + 1) in ("to", "-", "and")
            and line.is_end(line.skip(end + 3, (")",)))
        ):
            yield (
                *parts,
                tuple(Extreme(area, "min", Cond(low)) for area in chosen),
                tuple(Extreme(area, "max", Cond(high)) for area in chosen),
            )
            return
