"""What the groups of a frame tell: how many, which trait, of how many cells of each thing."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.standings.found import Found
from auditor.claims.tallies.claims import EVERY, Trait
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.counted import Test
from auditor.language.loose import HAVING
from auditor.language.numbers import Num
from auditor.metrics import metric_of
from auditor.numerals import cardinal

SOME, NONE = Amount("some"), Amount("none")
_BOUNDS = {"more than": ">", "over": ">", "fewer than": "<", "less than": "<", "at least": ">=", "no fewer than": ">=",
           "as many as": ">=", "at most": "<=", "no more than": "<=", "well over": ">", "about": "~", "roughly": "~", "nearly": "<~", "almost": "<~"}  # fmt: skip
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10}
_PASSING = frozenset("pass passed exceed exceeded surpass surpassed top topped beat clear cleared break broke cross crossed outdo overtake".split())
_REACHING = frozenset("reach reached hit attain attained touch touched manage managed make made".split())
_FALLING = frozenset("drop dropped fell dipped got sank went slipped climbed rose fall dip get sink go slip climb rise".split())
_STAYING = frozenset("stay stayed remained kept lay sat stood remain keep lie sit stand hover".split())
# Cues that change what a number is: no value is told with these.
_CHANGING = ("trend", "aggregate", "factor", "extreme", "rank", "stable", "course", "foreign", "same", "missing", "colour")
# Whole numbers up to this may be classes.
_MOST_CLASSES = 12
_ONE = Num(1.0, 1.0, "one", word=True)


def number_of(found: Found, name: str) -> Num | None:
    """The number that a group tells, in digits or as a word."""
    if (number := found.number(name)) is not None:
        return number
    words = found.words(name).split()
    size = next((n for word in words if (n := cardinal(word)) is not None), None)
    if size is None:
        return _ONE if {"single", "lone", "sole"} & set(words) else None
    return Num(float(size), 1.0, words[-1], word=True)


def whole_of(found: Found) -> int | None:
    """Of how many something is told: "six of the nine"."""
    told = (number_of(found, name) for name in ("total", "outof", "butof", "noneof", "partof", "mostof", "allof", "whole") if found.words(name))
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
    bound = _BOUNDS.get(next((key for key in _BOUNDS if key in found.words("lesser")), ""), "=")
    if found.words("but"):
        left = number_of(found, "but")
        return Amount("exactly", replace(left, value=size - left.value)) if left else None
    if found.words("none"):
        return Amount("none")
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
        part = _share(words.replace("-", " ").split())
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


def _share(words: list[str]) -> Num:
    parts = _PARTS[words[-1]]
    count = 1 if words[0] in ("a", "an", "half") else cardinal(words[0]) or 1
    return Num(count / parts, 0.01, " ".join(words), word=True)


def share_of(found: Found) -> Num | None:
    """The part of a whole that a frame tells: "almost half", "42 %"."""
    lesser = found.words("lesser")
    bound = next((op for key, op in _BOUNDS.items() if key in lesser), "~" if re.search(r"around|close to|some", lesser) else "=")
    if (number := found.number("part")) is not None:
        plain = 0 < number.value <= 100 and (number.unit == "%" or "%" in found.words("part") or "percent" in found.words("part"))
        op = number.op if number.op != "=" else bound
        return replace(number, value=number.value / 100, step=number.step / 100, unit="%", op=op) if plain else None
    return replace(_share(found.words("part").replace("-", " ").split()), op=bound)


def traits_of(clause: Clause, kind: str, found: Found, single: bool) -> Iterator[Trait]:
    """What is said of a thing, in all the ways that it may be meant; of a `single` cell nothing is left open."""
    if kind in ("value", "between", "sign"):
        test = _test(kind, found)
        hows = list(_hows(found, test, single)) if test else []
        yield from (Trait("cells", test, how) for how in hows)
        if hows and not single and not often(found) and kind == "value":
            yield from (Trait(function, test, meant=False) for function in ("sum", "mean"))
    elif kind in ("spread", "sum"):
        function = "spread" if kind == "spread" else _function(found)
        test = _bound(found, found.words("verb"))
        if test is not None and function:
            yield Trait(function, test)
    elif kind == "course":
        up = bool(found.words("up"))
        never = bool(found.words("never")) or "never" in found.words("how1")
        yield Trait(("never rises" if up else "never falls") if never else "rises" if up else "falls")
    elif kind == "change":
        yield Trait("above" if found.words("up") else "below")
    elif kind == "class":
        if (end := _end_class(clause, found)) is not None:
            yield Trait("cells", Test("=", end))
    elif kind == "holds":
        test, many = _bound(found, found.words("asked")), number_of(found, "many")
        if test is not None and (many := many or replace(_ONE, op=">=")):
            relation = _bounding(found.words("many")) or many.op
            yield Trait("cells", test, Amount("exactly", replace(many, op=relation)))
    elif kind == "whole":
        yield Trait("cells", Test("present"))
    elif kind == "gaps":
        told = _bound(found, "") if found.words("bound") not in ("a", "any") else Test(">=", _ONE)
        if told is not None and told.num is not None:
            yield Trait("cells", Test("missing"), Amount("exactly", replace(told.num, op=told.relation)))
    elif kind == "break":
        yield Trait("has a rise" if found.words("up") else "has a fall")
    elif kind == "peak":
        low = found.words("bottom") or found.words("end").startswith(("min", "low", "small"))
        yield Trait("min" if low else "max")
    elif kind in ("beats", "versus"):
        yield from (Trait(way) for way in _ways(clause, found))
    elif kind == "alike":
        yield Trait("equal" if found.words("equal") else "different")


def _ways(clause: Clause, found: Found) -> list[str]:
    """Which way one is ahead of another; both where it is not known what is better."""
    if found.words("above", "below"):
        return ["above" if found.words("above") else "below"]
    metric = metric_of(clause.panel(clause.panels[0]))
    if metric is None or not metric.better:
        return ["above", "below"]
    return ["above" if (metric.better == "higher") == bool(found.words("good")) else "below"]


def _bounding(words: str) -> str:
    """The relation that words before a number tell."""
    return next((op for key, op in _BOUNDS.items() if words.startswith(key) and op in (">", "<", ">=", "<=")), "")


def _end_class(clause: Clause, found: Found) -> Num | None:
    """The highest or lowest class, where cells hold the numbers of classes."""
    values = [value for n in clause.panels for value in clause.panel(n).values.values()]
    word = found.match.group("end_of") if "end_of" in found.match.re.groupindex else ""
    spoken = clause.document.source.text.casefold().count((word or "")[:5]) if word else 0
    if spoken < 2 or not values or any(value.step < 1 or not 0 <= value.value <= _MOST_CLASSES for value in values):
        return None
    pick = max if found.words("end") in ("highest", "top") else min
    end = pick(value.value for value in values)
    return Num(end, 1.0, f"{end:g}", word=True)


def _function(found: Found) -> str:
    return "mean" if {"average", "mean"} & set(found.words("verb").split()) else "sum"


def _test(kind: str, found: Found) -> Test | None:
    """What a cell must be."""
    if kind == "sign":
        return Test(">" if found.words("sign").startswith("positive") else "<", Num(0.0, 0.0, "0"))
    if kind == "between":
        low, high = found.number("low"), found.number("high")
        return Test("between", low, high) if low and high and low.value <= high.value else None
    changing = [item for item in found.items("verb", "unit") if item.kind in _CHANGING]
    verb = found.words("verb").split()
    if verb[-1:] == ["to"] and len(changing) == 1 and changing[0].has("trend", "up", "down"):
        told = _bound(found, "")
        return replace(told, relation="<=" if changing[0].has("trend", "down") else ">=") if told else None
    return None if changing else _bound(found, found.words("verb"))


def _bound(found: Found, verb: str) -> Test | None:
    """The relation and the number that a predicate tells."""
    words = found.words("bound")
    if words.split()[0] in ("nothing", "none", "no"):
        return Test("=", Num(0.0, 0.0, "0", word=True))
    number = number_of(found, "bound") if not words.startswith("a single") else _ONE
    if number is None:
        return None
    relation = number.op
    relation = _bounding(words) or relation
    if more := found.words("more"):
        relation = ">=" if more.split()[-1] in ("larger", "more", "higher", "above", "greater", "over") else "<="
    if relation == "=":
        compared = [item.sense("compare") for item in found.items("verb", "asked") if item.has("compare", ">", "<", ">=", "<=")]
        last = verb.split()
        relation = compared[0] if compared else ">" if _PASSING & set(last) else ">=" if _REACHING & set(last) else "="
    if relation not in ("=", ">", "<", ">=", "<="):
        return None
    return Test(relation, replace(number, op="="))


def _hows(found: Found, test: Test, single: bool) -> Iterator[Amount]:
    """In how many of its cells a thing passes: as the words around the verb tell, or in each way that they leave open."""
    words = often(found).split()
    verb = set(found.words("verb").split())
    if {"never", "not"} & {*words, *verb}:
        yield NONE
    elif single or {"alway", "throughout", "everywhere", "every", "each", "all", "both", "consistently"} & set(words) or _every(found):
        yield EVERY
    elif {"ever", "anywhere", "somewhere", "some", "any", "least"} & set(words):
        yield SOME
    elif verb & _STAYING or test.relation == "=" and not verb & _REACHING:
        yield EVERY
    elif verb & (_FALLING | _PASSING | _REACHING):
        yield SOME
        if not verb & _FALLING:
            yield EVERY
    else:
        yield EVERY
        yield SOME


# By these something is just what is told, or has just so much.
_PLAIN = frozenset(
    "is are wa was were be being remain remained stay stayed lie lay sit sat stand stood hold held show showed shown have has had contain read equal give gave "
    "belong to at on in a an the class value score level number reading of all each both only just exactly even still with left recorded listed".split()
)


def plainly_told(found: Found) -> bool:
    """Whether a verb says that something is just what is told, where nothing else bounds it."""
    verb = set(found.words("verb").split())
    if any(item.has("trend") for item in found.items("verb")):
        return True  # "falls to 4"
    test = _bound(found, found.words("verb")) if found.words("bound") else None
    return test is None or test.relation != "=" or verb <= _PLAIN | HAVING


def often(found: Found) -> str:
    """The words that tell of how many of its cells it is said of each thing."""
    return f"{found.words('how1')} {found.words('how2')}".replace(" at all", "").strip()


def _every(found: Found) -> bool:
    return any(mark in found.words("how2") for mark in ("<everyrows>", "<everycolumns>"))


def is_negated(found: Found) -> bool:
    """Whether a predicate is denied."""
    return bool(re.search(r"\b(?:not|hardly|barely|cannot)\b", f"{found.words('verb')} {found.words('how1')}"))
