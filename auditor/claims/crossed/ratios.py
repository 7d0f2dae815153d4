"""Numbers that take two numbers to tell: "one case in thirteen", "three to one", "two and a half times"."""

import re
from dataclasses import replace

from auditor.claims.crossed.signs import Sign
from auditor.language.hedges import PLAIN_FACTOR
from auditor.language.numbers import Num

_IN = re.compile(r"#([CTis]*)p#|x([CTis]*)p#")
_TO = re.compile(r"#p#")
_HALVES = re.compile(r"#\+#i")
_MOST = 40


def joined(signs: list[Sign]) -> list[Sign]:
    """The signs with such numbers as one."""
    for join in (_halves, _in_so_many, _to_one):
        signs = join(signs)
    return signs


def _letters(signs: list[Sign]) -> str:
    return "".join(one.letter for one in signs)


def _halves(signs: list[Sign]) -> list[Sign]:
    found = _HALVES.search(_letters(signs))
    if not found:
        return signs
    one, other = signs[found.start()].num, signs[found.start() + 2].num
    if one is None or other is None or other.unit != "part" or other.value != 0.5:
        return signs
    value = one.value + 0.5
    num = Num(value, PLAIN_FACTOR.generous * value, f"{value}", one.op, "times")
    whole = replace(signs[found.start()], letter="x", num=num, end=signs[found.end() - 1].end)
    return [*signs[: found.start()], whole, *signs[found.end() :]]


def _in_so_many(signs: list[Sign]) -> list[Sign]:
    """`one epoch in thirteen`, `nine times out of ten`: a share, roughly told."""
    found = _IN.search(_letters(signs))
    if not found:
        return signs
    first, lead, second = signs[found.start()], signs[found.end() - 2], signs[found.end() - 1]
    one, other = first.num, second.num
    if one is None or other is None or lead.flavour not in ("in", "out of") or one.unit not in ("", "times"):
        return signs
    if other.unit or other.op not in "=" or not 0 < one.value < other.value <= _MOST or not other.word:
        return signs
    value = one.value / other.value
    step = min(PLAIN_FACTOR.generous * value, 1 / other.value)
    share = replace(first, letter="#", num=Num(value, step, f"{one.text} in {other.text}", one.op, "part"))
    return [
        *signs[: found.start()],
        share,
        *signs[found.start() + 1 : found.end() - 2],
        *signs[found.end() :],
    ]


def _to_one(signs: list[Sign]) -> list[Sign]:
    """`three to one`."""
    found = _TO.search(_letters(signs))
    if not found:
        return signs
    first, lead, second = signs[found.start() : found.end()]
    one, other = first.num, second.num
    if (
        one is None
        or other is None
        or lead.flavour != "to"
        or not other.value
        or not (one.word and other.word or other.value == 1 and other.text == "1")
    ):
        return signs
    value = one.value / other.value
    if value <= 1 or any(n.letter == "~" for n in signs):
        return signs
    num = Num(value, PLAIN_FACTOR.generous * value, f"{one.text} to {other.text}", one.op, "times")
    return [*signs[: found.start()], replace(first, letter="x", num=num), *signs[found.end() :]]
