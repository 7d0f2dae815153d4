"""How many a frame tells: a number, a part of all, all, none; of how many, where that is told."""

import re
from dataclasses import replace

from auditor.claims.found import Found
from auditor.language.amounts_told import Amount
from auditor.language.numbers import Num
from auditor.numerals import cardinal

# Longer words come before those that they end in.
BOUNDS = {"no fewer than": ">=", "no more than": "<=", "more than": ">", "over": ">", "fewer than": "<", "less than": "<", "at least": ">=",
           "as many as": ">=", "at most": "<=", "about": "~", "roughly": "~", "nearly": "<~", "almost": "<~"}  # fmt: skip
_PARTS = {
    "half": 2,
    "third": 3,
    "quarter": 4,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
}
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
ONE = Num(1.0, 1.0, "one", word=True)


def number_of(found: Found, name: str) -> Num | None:
    """The number that a group tells, in digits or as a word."""
    if (number := found.number(name)) is not None:
        return number
    words = found.words(name).split()
    size = next((n for word in words if (n := cardinal(word)) is not None), None)
    if size is None:
        return ONE if {"single", "lone", "sole"} & set(words) else None
    return Num(float(size), 1.0, words[-1], word=True)


def whole_of(found: Found) -> int | None:
    """Of how many something is told: "six of the nine"."""
    told = (
        number_of(found, name)
        for name in ("total", "outof", "butof", "noneof", "partof", "mostof", "allof", "whole")
        if found.words(name)
    )
    number = next((one for one in told if one is not None), None)
    return round(number.value) if number is not None else None


def amounts_of(found: Found, size: int) -> tuple[Amount, ...]:
    """How many of so many things a frame tells; twice, where it tells it again in brackets. None where it counts others."""
    if found.words("others") and not found.words("spared", "sparednumber", "ordinal"):
        return ()  # than what was spoken of before
    told = [_amount(found, size)]
    if found.words("again") or found.words("alone"):
        again = number_of(found, "again") or number_of(found, "alone")
        told.append(Amount("exactly", again) if again is not None else None)
    whole = whole_of(found)
    if whole not in (None, size) or None in told:
        return ()
    return tuple(one for one in told if one is not None)


def _amount(found: Found, size: int) -> Amount | None:
    bound = BOUNDS.get(next((key for key in BOUNDS if key in found.words("lesser")), ""), "=")
    if found.words("but"):
        left = number_of(found, "but")
        return Amount("exactly", replace(left, value=size - left.value)) if left else None
    if found.words("none", "never"):
        return Amount("none")
    if words := found.words("times"):
        times = number_of(found, "times") or replace(ONE, value=float(_TIMES.get(words, 1)), text=words)
        return Amount("exactly", replace(times, op=bound if times.op == "=" else times.op))
    if found.words("count"):
        count = number_of(found, "count")
        if count is not None and count.unit == "%" and 0 < count.value <= 100:
            part = replace(count, value=count.value / 100, step=count.step / 100)
            return Amount("share", replace(part, op=bound if part.op == "=" else part.op))
        if count is None or count.value % 1 or count.unit or not count.value:
            return None
        return Amount("exactly", replace(count, op=bound if count.op == "=" else count.op))
    if words := found.words("part"):
        exact = {"exactly", "precisely"} & set(found.words("lesser").split())
        if found.words("percent"):
            return _percent(found, bound)
        part = part_named(words.replace("-", " ").split())
        return Amount("share", replace(part, op=bound, step=0.0 if exact else part.step))
    return Amount("most" if found.words("most") else "all")


def _percent(found: Found, bound: str) -> Amount | None:
    """`42 % of the`: such a part of all."""
    number, text = found.number("percent"), found.words("percent").split()
    value = number.value if number else float(text[0]) if text[0].replace(".", "", 1).isdigit() else 0.0
    told = number.unit == "%" if number else text[-1] in ("%", "percent")
    if not 0 < value <= 100 or not (told or text[-1] in ("%", "percent")):
        return None
    op = number.op if number and number.op != "=" else bound
    digits = len(text[0].partition(".")[2]) if number is None else 0
    step = number.step if number else 10.0**-digits
    return Amount("share", Num(value / 100, step / 100, " ".join(text), op, "%"))


def part_named(words: list[str]) -> Num:
    """The part of a whole that some words name: "two thirds"."""
    parts = _PARTS[words[-1]]
    count = 1 if words[0] in ("a", "an", "half") else cardinal(words[0]) or 1
    return Num(count / parts, 0.01, " ".join(words), word=True)


def share_of(found: Found) -> Num | None:
    """The part of a whole that a frame tells: "almost half", "42 %"."""
    lesser = found.words("lesser")
    bound = next(
        (op for key, op in BOUNDS.items() if key in lesser),
        "~" if re.search(r"around|close to|some", lesser) else "=",
    )
    if (number := found.number("part")) is not None:
        plain = 0 < number.value <= 100 and (
            number.unit == "%" or "%" in found.words("part") or "percent" in found.words("part")
        )
        op = number.op if number.op != "=" else bound
        return (
            replace(number, value=number.value / 100, step=number.step / 100, unit="%", op=op)
            if plain
            else None
        )
    return replace(part_named(found.words("part").replace("-", " ").split()), op=bound)
