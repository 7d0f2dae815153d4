"""How many lines a frame tells to move, and what part of what they had it tells."""

from auditor.claims.found import Found
from auditor.claims.tallies.quantities import BOUNDS
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.numerals import cardinal

_BOUNDS = {"under": "<", "just over": ">~", "just under": "<~", "around": "~", "some": "~", "close to": "<~"}
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fifth": 5, "sixth": 6, "tenth": 10}


def amount_of(found: Found, size: int, named: int) -> Amount | None:
    """How many of so many lines go so; None where others are counted."""
    names = (f"total{name}" for name in ("none", "all", "most", "count"))
    totals = [number_of(found.words(name), found.number(name)) for name in names if found.words(name)]
    if any(total is None or total.value != size for total in totals):
        return None
    if found.words("only", "alone", "sole"):
        return Amount("exactly", Num(float(named), 1.0, str(named)))
    if found.words("but"):
        return Amount("exactly", Num(float(size - named), 1.0, str(size - named)))
    if found.words("none"):
        return Amount("none")
    if found.words("all"):
        return Amount("all") if not found.words("all").startswith("both") or size == 2 else None
    if found.words("most"):
        return Amount("most")
    words = found.words("count").split()
    count = number_of(words[-1], found.number("count")) if words else None
    return Amount("exactly", count) if count is not None and count.value <= size else None


def number_of(word: str, number: Num | None) -> Num | None:
    """The whole number that a word or a number tells."""
    if number is not None:
        return number if not number.unit and number.value % 1 == 0 else None
    size = cardinal(word)
    return Num(float(size), 1.0, word, word=True) if size is not None else None


def share_of(found: Found) -> Num | None:
    """`more than half`, `two thirds`, `40 %`: a part of what there was before."""
    bound = found.words("bound")
    op = BOUNDS.get(bound) or _BOUNDS.get(bound, "=")
    number = found.number("share")
    if number is not None:
        percent = number.unit == "%" or found.words("percent")
        op = number.op if number.op != "=" else op
        return Num(number.value / 100, number.step / 100, number.text, op, "%") if percent else None
    words = found.words("share").split()
    count = cardinal(words[0]) if len(words) > 1 else 1
    return Num((count or 1) / _PARTS[words[-1].removesuffix("s")], 0.01, " ".join(words), op, word=True)
