"""Arithmetic in a sentence: "180 / 240 = 75%", "63 of 70, i.e. 90%", "a + b = c"."""

import re

from auditor.claims.measures.arithmetic import equations
from auditor.claims.measures.draft import Draft, Place
from auditor.language.numbers import Num
from auditor.quantity import plain_number

N = r"\d(?:[\d,]*\d)?(?:\.\d+)?"
_OF = r"(?:\s?/\s?|\s+(?:(?:out )?of(?: the| all| these| those| its)?|in|from(?: the)?|among(?: the)?)\s+(?:[a-z]+ )?)"
_SHARE = re.compile(
    rf"(?<![^\W\d_])(?P<x>{N}){_OF}(?P<y>{N})(?P<between>[^.;:\d]{{0,60}}?(?:\(|,|=|≈|i\.?e\.?,?|or|is|are|gives?|makes?|which|that|→|equals|yields?)[^.;:\d]{{0,24}}?)(?P<z>{N}\s?(?:%|percent))"
    rf"|(?P<z2>{N}\s?(?:%|percent))\s*\((?P<x2>{N})\s*(?:/|(?:out )?of(?: the| all)?)\s*(?P<y2>{N})\)",
    re.IGNORECASE,
)
QUOTIENT = re.compile(
    rf"(?<![^\W\d_])(?P<x>{N})(?:\s?/\s?|\s+(?:out )?of\s+(?:the |all |these |those )?)(?P<y>{N})",
    re.IGNORECASE,
)
_HEDGE = re.compile(
    r"(?:about|approximately|around|roughly|some|~|≈|nearly|almost|just|over|under|close to)\s*$",
    re.IGNORECASE,
)
# "For 4 of the 6 classes the recall is higher than 75%": so many keep a bound, and are no such part.
_BOUNDED = re.compile(
    r"\b(?:(?:higher|lower|greater|smaller|better|worse|larger|more|less|fewer)\s+than|at\s+(?:least|most)|above|below|exceeds?|reach(?:es)?)\s+$",
    re.IGNORECASE,
)
_GIVES = re.compile(
    r"\W*(?:gives?|giving|makes?|making|i\.e\.|that is|or|for|is|yields?|yielding|leaves?|leaving|equals)\b",
    re.IGNORECASE,
)


def read_equations(draft: Draft) -> None:
    """Equations as they are written, and shares in words."""
    for equation in equations(draft.text):
        if _of_ticks(draft, draft.text[equation.left.start : equation.left.end]):
            continue
        start, end = equation.left.start, equation.right.end
        start += len(draft.text[start:end]) - len(draft.text[start:end].lstrip())
        draft.equate(draft.text[start:end].strip(), (start, end))
    for found in _SHARE.finditer(draft.text):
        if draft.free(*found.span()) and not (found["z"] and _BOUNDED.search(draft.text[: found.start("z")])):
            x, y, z = (found[name] or found[f"{name}2"] for name in ("x", "y", "z"))
            sign = "≈" if found["z"] and _HEDGE.search(draft.text[: found.start("z")]) else "="
            draft.equate(f"{x} / {y} {sign} {z}", found.span())
    _carried(draft)


def _of_ticks(draft: Draft, text: str) -> bool:
    """Whether a quotient or a difference is made of ticks: "2000/0.4 = 52.0" names a cell."""
    ticks = {
        tick.number
        for panel in draft.clause.document.panels
        for axis in (panel.rows, panel.columns)
        for tick in axis.ticks
        if tick.number is not None
    }
    numbers = [float(number.replace(",", "")) for number in re.findall(N, text)]
    return not re.search(r"\+|frac", text) and len(numbers) > 1 and all(number in ticks for number in numbers)


def _carried(draft: Draft) -> None:
    """`18 of 19 real ones, counting those missed, which gives 94.7%`: the quotient stands in an earlier clause of the sentence."""
    clause = draft.clause
    numbers = draft.numbers()
    earlier = list(QUOTIENT.finditer(clause.sentence[: clause.start]))
    if (
        clause.start
        and _GIVES.match(clause.text)
        and len(numbers) == 1
        and numbers[0][1].unit == "%"
        and len(earlier) == 1
        and not draft.checks
    ):
        item, num = numbers[0]
        draft.equate(
            f"{earlier[0]['x']} / {earlier[0]['y']} {'=' if num.op == '=' else '≈'} {num.text}",
            draft.place(item),
        )


def results(draft: Draft) -> list[tuple[Place, Num, Num | None, Num | None]]:
    """The results of the equations: where they stand, the stated value, and the counts of a quotient before it."""
    found = []
    for text, place in draft.chains:
        chain = list(equations(text))
        last = chain[-1].right if chain else None
        if last is None or not last.single:
            continue
        quotient = next((e.left for e in chain if e.left.numerator is not None), None)
        x, y = (_whole(quotient.numerator), _whole(quotient.denominator)) if quotient else (None, None)
        op = "~" if chain[-1].nearly and last.step >= 1 else "="
        found.append(
            (
                place,
                Num(
                    last.printed,
                    last.step,
                    text[last.start : last.end].strip(),
                    op,
                    "%" if last.percent else "",
                ),
                x,
                y,
            )
        )
    return found


def _whole(value: float | None) -> Num | None:
    return Num(value, 1.0, f"{value:g}") if value is not None else None


def shown_exactly(value: float, step: float = 0.0) -> Num:
    """A number that the text gives in another form, with the digits that it can be given back by."""
    text = plain_number(value)
    return Num(float(text), step, text, word=not step)


def quotient_of(one: Num, other: Num) -> Num:
    """The share that two counts make: "36/40", "70 of 80"."""
    return shown_exactly(one.value / other.value)
