"""Numbers that a sentence states, in digits or in words."""

import re

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef
from auditor.numerals import cardinal
from auditor.quantity import match_quantity

# A sentence's own number, "(2) Two wet months.", counts nothing in the data.
_ENUMERATION = re.compile(r"^\(?\d{1,2}[).]\s")


def find(context: Context, i: int) -> Item | None:
    """`52.3`, `1,250`, `12 percent`, `seven`, `forty-eight`, `two dozen`."""
    return _in_digits(context, i) if context.tokens[i].is_number else _in_words(context, i)


def _in_digits(context: Context, i: int) -> Item | None:
    """A number in digits with its unit; one that is an uncertainty is foreign, one that is part of a name none."""
    token, text = context.tokens[i], context.text
    quantity = match_quantity(text, token.start)
    if quantity is None or text[max(0, token.start - 1) : token.start] in ("@", "#", "§", ")"):
        return None
    if _ENUMERATION.match(text) and i <= 1:
        return None
    if _is_full_mark(context, i):
        return context.item("foreign", "measure", i, i + 1)
    last = context.behind(i, max(quantity.span.end, token.end)) or i + 1
    if text[: token.start].rstrip().endswith(("±", "+/-", "\\pm")):
        return context.item("foreign", "measure", i, last)
    unit = quantity.unit
    if context.norm(last) in ("percent", "percentage"):
        unit, last = "%", last + 1
    if context.norm(last) in ("×", "x") and not context.norm(last + 1)[:1].isdigit():
        unit, last = "times", last + 1
    bracket = "(" in text[max(0, token.start - 3) : token.start]
    number = Num(quantity.value, quantity.step, quantity.text, unit=unit, bracket=bracket)
    return context.item("number", number, i, last)


def _in_words(context: Context, i: int) -> Item | None:
    token = context.tokens[i]
    value = cardinal(token.norm)
    if value is not None and context.norm(i + 1) == "dozen":
        return _word(context, 12 * (value or 1), f"{token.text} dozen", i, i + 2)
    joined = cardinal(f"{token.norm}-{context.norm(i + 2)}") if context.norm(i + 1) == "-" else None
    if joined is not None:
        return _word(context, joined, f"{token.text}-{context.tokens[i + 2].text}", i, i + 3)
    behind = tuple(context.norm(i + k) for k in range(1, 4))
    if value is not None and behind == ("and", "a", "half"):
        return _and_a_half(context, value, i)
    if value is not None and _is_full_mark(context, i):
        return context.item("foreign", "measure", i, i + 1)
    if value is None or token.norm == "one" and not _counts_one(context, i):
        return None
    return _word(context, value, token.text, i, i + 1)


def _is_full_mark(context: Context, i: int) -> bool:
    """`the mean mark out of ten`: the end of a scale, where no number stands before it that is counted out of it."""
    at = i - (context.norm(i - 1) == "a")
    if (context.norm(at - 2), context.norm(at - 1)) != ("out", "of"):
        return False
    lead = range(max(0, at - 6), at - 2)
    return not any(context.tokens[k].is_number or cardinal(context.norm(k)) is not None for k in lead)


def _and_a_half(context: Context, value: int, i: int) -> Item:
    """`two and a half times`: a number of halves, and how many times something is, if it says so."""
    times = context.norm(i + 4) in ("time", "times")
    text = " ".join(token.text for token in context.tokens[i : i + 4 + times])
    number = Num(value + 0.5, 0.5, text, unit="times" if times else "", word=True)
    return context.item("number", number, i, i + 4 + times)


def _word(context: Context, value: int, text: str, first: int, last: int) -> Item:
    return context.item("number", Num(float(value), 1.0, text, word=True), first, last)


_COMPARED = frozenset(
    "more less fewer higher lower better worse above below ahead behind up down off short".split()
)


def _is_difference(context: Context, i: int) -> bool:
    """`one more than A`, `one behind A`, `one point above A`: by how much two things differ."""
    if context.norm(i) in ("point", "unit", "step"):
        i += 1
    return context.norm(i) in _COMPARED


def _is_cell(word: str) -> bool:
    return any(sense == ("noun", "cell") for sense in phrases().get((word,), []))


def _counts_one(context: Context, i: int) -> bool:
    """`one of the cells` is a number, but "every one of them" and "(a window of 500 and) one of 2000" are none."""
    following, lead = context.norm(i + 1), context.norm(i - 1)
    if lead in ("every", "each", "no", "any", "which", "this", "that"):
        return False
    cell = (
        _is_cell(following) or _is_cell(context.norm(i + 2)) and bool(context.vocabulary.find((following,)))
    )
    if (
        _is_difference(context, i + 1)
        or following in ("row", "column", "point")
        or cell
        or lead in ("only", "exactly")
        and following.isalpha()
    ):
        return True
    of_axis = any(isinstance(ref, AxisRef) for ref in context.vocabulary.find((following,)))
    if of_axis and lead != "from" and context.norm(i + 2) not in ("to", "after", "by"):
        return True  # "one station is above 9", but not "from one station to the next"
    numbered = i + 2 < len(context.tokens) and context.tokens[i + 2].is_number
    return following == "of" and not numbered
