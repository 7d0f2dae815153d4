"""How many times one side is the other, as a frame tells it, with the words that bound or blur it."""

from dataclasses import replace

from auditor.claims.better import better
from auditor.claims.changes.factors import Factor
from auditor.claims.duels.claims import Test
from auditor.claims.found import Found
from auditor.language.clauses import Clause
from auditor.language.numbers import Num

# The last words that bound a factor count: "just over" is no "over".
_BOUNDS = (
    ("just over", ">~"), ("just under", "<~"), ("no more than", "<="), ("no less than", ">="), ("at least", ">="), ("at most", "<="),
    ("more than", ">"), ("less than", "<"), ("over", ">"), ("under", "<"), ("nearly", "<~"), ("almost", "<~"), ("close to", "<~"),
    ("about", "~"), ("roughly", "~"), ("around", "~"), ("some", "~"),
)  # fmt: skip
_ROUNDED = {0.333: 1 / 3, 0.667: 2 / 3}
_PARTS = {"half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "fifth": 1 / 5, "tenth": 1 / 10}
QUALITY = frozenset("fast quick quickly good well efficient easy".split())
_OPS = {">": "<", "<": ">", ">=": "<=", "<=": ">=", ">~": "<~", "<~": ">~"}


def ratio_of(clause: Clause, found: Found) -> tuple[Test, bool] | None:
    """How many times one side is the other; the other way round where "fast" is told of what should be small."""
    num = _number(found)
    if num is None:
        return None
    way = better(clause.document, clause.panels[0])
    if found.words("how") in QUALITY and way != "higher":
        if not way:
            return None
        op = _OPS.get(num.op, num.op)
        num = replace(num, value=1 / num.value, step=num.step / num.value**2, op=op)
        return Test("<", factor=Factor(num)), False
    return Test(">", factor=Factor(num)), False


def _number(found: Found) -> Num | None:
    words = found.words("bound")
    op = next((op for text, op in _BOUNDS if words.strip().endswith(text)), "=")
    items = found.items("factor")
    number = found.number("factor")
    if number is not None:
        if number.unit not in ("", "times") or number.value <= 0 or found.words("up", "down"):
            return None
        if not number.unit and found.words("factor") == "<n>" and not found.words("how"):
            return None  # "exceed 2 on the north side" is a bound
        return replace(number, unit="times", word=number.felt, op=op if op != "=" else number.op)
    senses = [item.sense("factor") for item in items if item.has("factor")]
    part = _PARTS.get(found.words("factor").split()[-1])
    if not senses and part is None:
        return None
    value = float(senses[0]) if senses else part or 1.0
    text = items[0].text if items else found.words("factor")
    if "order" in text.casefold():
        return None
    value = _ROUNDED.get(value, value)
    if found.words("up", "down"):  # "a third less than": what is left is told
        if value >= 1:
            return None
        more = bool(found.words("up"))
        value, op = (1 + value, op) if more else (1 - value, _OPS.get(op, op))
        text += " more" if more else " less"
    return Num(value, 1.0, text, op, "times", True)
