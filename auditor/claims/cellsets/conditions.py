"""What is said of single cells ("stay below 50", "of at least 72", "are negative"), and how many are meant ("all", "no", "three of the four")."""

from dataclasses import dataclass, replace

from auditor.claims.cellsets.claims import Cond
from auditor.claims.cellsets.words import COLOUR, NUMBER, Line
from auditor.language.around import measure_words
from auditor.language.numbers import Num
from auditor.numerals import cardinal

NOUNS = frozenset(
    "cell value tile number entry one reading figure square result score box thing position spot place measurement".split()
)
VERBS = frozenset(
    "is are be was were stay stand lie remain sit fall get rise reach cost exceed go climb drop come keep surpass pass top hold show have has equal goe read score hover register do doe did even ever turn "
    "descend sink dip fail make run number wear painted drawn shown coloured colored".split()
)
_FILLERS = frozenset(
    "that which at of or above below under over beyond past beneath to by up down as far more less larger smaller higher lower greater fewer than no least most short just only exactly all each "
    "everywhere throughout consistently well a an with value level about around roughly some nearly almost in both them both any".split()
)
_DENIALS = frozenset("not never nowhere cannot don't doesn't isn't aren't n't".split())
_LYING = frozenset("lie stand sit".split())
_RUNNING = frozenset("range span run go extend reach stretch vary rise climb fall drop".split())
_REACHING = frozenset("reach attain hit make".split())
_MOVING = frozenset("rise fall climb drop descend sink dip go goe turn come run get".split())
_PASSING = frozenset("exceed surpass pass top".split())
_UNITS = frozenset(
    "% percent point degree unit cm mm m km db ms s kg g mg ml l ppm pp k kw w v c f ° n pa kpa dollar euro € $ minute second".split()
)
_AT_LEAST = {
    ("at", "least"): ">=",
    ("at", "most"): "<=",
    ("more", "than"): ">",
    ("fewer", "than"): "<",
    ("less", "than"): "<",
}
_NEARNESS = {"closer": "<", "nearer": "<", "farther": ">", "further": ">"}
HUES = frozenset("colour color hue shade band".split())
SHADES = {"darker": "dark", "deeper": "dark", "lighter": "light", "paler": "light", "brighter": "light"}
_COMPARED = frozenset("more less fewer higher lower larger smaller greater".split())
_OR_MORE = frozenset("more less higher lower larger smaller greater fewer above below under over".split())


@dataclass(frozen=True, slots=True)
class Said:
    """What is said of cells: one of the conditions holds, or (denied) none; `end` is behind it."""

    conds: tuple[Cond, ...]
    end: int
    denied: bool = False
    everywhere: bool = False
    event: bool = False  # "exceeds 9" may be said of one cell or of all
    moving: bool = False  # "rises by 20", "climbs to 9"


@dataclass(frozen=True, slots=True)
class Quantity:
    """How many: at least and at most so many (None: all; -1: all but one), perhaps of a number of them."""

    least: int | None
    most: int | None
    end: int
    whole: int = 0
    bare: bool = False


def said(line: Line, i: int) -> Said | None:
    """What is said from a place on, after verbs and small words; every word of it is accounted for."""
    at, words = i, []
    while line.text(at) in VERBS | _FILLERS | _DENIALS | {"between", "from", "never"}:
        if line.text(at) == "no" and line.text(at + 1) not in _COMPARED:
            return None  # a quantity begins
        words.append(line.text(at))
        at += 1
    denied = bool(_DENIALS & set(words)) or "fail" in words
    everywhere = bool({"all", "each", "everywhere", "throughout", "consistently", "both"} & set(words))
    found = _condition(line, at, words)
    if found is None or ("as" in words and "far" not in words):
        return None
    conds, at = [found[0]], found[1]
    while line.text(at) in ("or", "nor"):
        behind, more = at + 1, []
        while line.text(behind) in VERBS | _FILLERS | {"between", "from"}:
            more.append(line.text(behind))
            behind += 1
        found = _condition(line, behind, more)
        if found is None:
            return None
        conds.append(found[0])
        at = found[1]
    past = line.skip(at, ("everywhere", "throughout", "there", "here"))
    moving = (
        "by" in words or bool(_MOVING & set(words)) and any(c.num and c.num.op in ("=", "~") for c in conds)
    )
    event = bool((_MOVING | _REACHING | _PASSING) & set(words))
    return Said(tuple(conds), past, denied, everywhere or past > at, event, moving)


def _condition(line: Line, at: int, before: list[str]) -> tuple[Cond, int] | None:
    word = line.text(at)
    if word == COLOUR or word in SHADES:
        return None if "no" in before else colour_told(line, at)
    side = ("above" if word == "positive" else "below") if word in ("negative", "positive") else ""
    side = before[-1] if word == "zero" and before[-1:] in (["below"], ["above"]) else side
    if side:
        return Cond(Num(0.0, 1.0, "0", ">" if side == "above" else "<", word=True)), line.skip(at + 1, NOUNS)
    if word in ("missing", "blank", "empty"):
        return None if may_be_zero(line, word) else (Cond(missing=True), at + 1)
    if word in _NEARNESS:
        return _to_zero(line, at)
    return _bounded(line, at, before)


def _is_tick(line: Line, num: Num) -> bool:
    panels = [line.clause.panel(index) for index in line.clause.panels]
    return any(
        tick.number == num.value for p in panels for axis in (p.rows, p.columns) for tick in axis.ticks
    )


def _bounded(line: Line, at: int, before: list[str]) -> tuple[Cond, int] | None:
    """A number or two, with the words before that bound them."""
    num = line.num(at)
    if num is not None and num.op == "=" and before[-1:] and before[-1] in _LYING:
        return None  # "in the corners lie 9 photos": things that are there, and no value
    if line.text(at + 1) in HUES:
        return None  # "has all three colours"
    if num is not None and before[-1:] == ["at"] and not VERBS & set(before) and _is_tick(line, num):
        return None  # "two of them at 0.4": where they stand, and no value
    if num is None or num.unit not in ("", "%", *_UNITS) and num.unit not in measure_words(line.clause):
        return None
    if before[-1:] == ["from"] and _RUNNING & set(before):
        return None  # "they reach from 3 to 9": its ends are values, and no bounds
    end = behind_unit(line, at + 1)
    ranged = {"between", "from", "around", "about", "roughly", "at", "within"} & set(
        before[-1:]
    ) or num.op == "~"
    if ranged and line.text(end) in ("and", "to", "-") and line.num(end + 1):
        high = line.num(end + 1)
        assert high is not None
        if num.op not in ("=", "~") or high.op != "=" or num.value > high.value:
            return None
        return Cond(num, high), behind_unit(line, end + 2)
    if line.text(end) == "or" and line.text(end + 1) in _OR_MORE:
        end += 2
    if line.text(end) == "at" and line.text(end + 1) in ("most", "least"):
        num, end = replace(num, op="<=" if line.text(end + 1) == "most" else ">="), end + 2
    if num.op == "=" and _REACHING & set(before):
        num = replace(num, op=">=")
    bounding = {
        "above",
        "below",
        "under",
        "over",
        "beyond",
        "exceed",
        "surpass",
        "pass",
        "past",
        "beneath",
        "than",
        "short",
        "top",
    }
    if num.op == "=" and bounding & set(before):
        return None  # the mention did not take the bound for one
    return Cond(num), end


def _to_zero(line: Line, at: int) -> tuple[Cond, int] | None:
    """`closer to zero than 6`: how far a value lies from zero, on either side."""
    zero = line.skip(at + 1, ("to", "from", "away"))
    told, than = line.num(zero), line.skip(zero + 1, ("than", "the"))
    bound = line.num(than)
    none = line.text(zero) == "zero" or told is not None and told.value == 0
    if zero == at + 1 or not none or than == zero + 1 or bound is None:
        return None
    num = replace(bound, value=abs(bound.value), op=_NEARNESS[line.text(at)])
    return Cond(num, size=True), behind_unit(line, than + 1)


def colour_told(line: Line, at: int) -> tuple[Cond, int] | None:
    """`red`, `darker than red`; "or darker" behind it is another condition."""
    shade = SHADES.get(line.text(at), "")
    start = line.skip(at + 1, ("than",)) if shade else at
    if line.text(start) != COLOUR:
        before = line.spelled(at - 2) if line.text(at - 1) == "or" and line.text(at - 2) == COLOUR else ""
        return (Cond(colour=before, shade=shade), at + 1) if before else None
    if shade and start == at + 1:
        return None
    return Cond(colour=line.spelled(start), shade=shade), start + 1


def may_be_zero(line: Line, word: str) -> bool:
    """Whether cells may be called empty that hold nought."""
    values = line.clause.panel(line.panel).values.values()
    return word == "empty" and any(quantity.value == 0 for quantity in values)


def behind_unit(line: Line, at: int) -> int:
    """Behind the unit of a number, or the same place."""
    return line.skip(at, _UNITS | measure_words(line.clause))


def quantity(line: Line, i: int) -> Quantity | None:
    """How many of the things behind it a phrase means; None where it tells nothing of the kind."""
    word = line.text(i)
    if (
        (word, line.text(i + 1)) == ("all", "but")
        and (spared := _whole(line, i + 2))
        and line.text(i + 3) == "of"
    ):
        return Quantity(-int(spared.value), -int(spared.value), line.skip(i + 3, ("of", "the")))
    if word in ("every", "each", "all", "everything", "any", "anything"):
        end = line.skip(i + 1, ("of", "the", "its"))
        told = _whole(line, end)
        if told is not None and told.op == "=" and not told.value % 1 and line.text(end + 1) in NOUNS:
            return Quantity(None, None, end + 1, int(told.value))
        return Quantity(None, None, end)
    if word in ("no", "none", "nothing", "neither") or (
        word == "not" and line.text(i + 1) in ("one", "a", "any", NUMBER)
    ):
        end = line.skip(i + (2 if word == "not" else 1), ("other", "of", "the"))
        return Quantity(0, 0, end)
    at = line.skip(i, ("exactly", "only", "just", "precisely", "altogether"))
    count = _whole(line, at)
    if count is None and (bound := _whole(line, at + 2)) is not None:
        way = _AT_LEAST.get((line.text(at), line.text(at + 1)), "")
        if way and bound.op in ("=", way):
            at, count = at + 2, replace(bound, op=way)
    if count is None:
        return Quantity(None, None, i, bare=True)
    if count.op not in ("=", ">", ">=", "<", "<=") or count.value % 1:
        return None
    size = int(count.value)
    least, most = {
        "=": (size, size), ">": (size + 1, 10**6), ">=": (size, 10**6), "<": (0, size - 1), "<=": (0, size)
    }[count.op]  # fmt: skip
    at += 1
    if line.text(at) == "of":
        past = line.skip(at, ("of", "the", "all", "its"))
        whole = _whole(line, past)
        if whole is not None and whole.op == "=" and not whole.value % 1:
            return Quantity(least, most, past + 1, int(whole.value))
        return Quantity(least, most, past)
    return Quantity(least, most, at)


def _whole(line: Line, at: int) -> Num | None:
    """A plain number, in digits or as a word."""
    if (num := line.num(at)) is not None:
        return num if not num.unit else None
    size = 2 if line.text(at) == "both" else cardinal(line.text(at))
    return Num(float(size), 1.0, line.text(at), word=True) if size is not None else None
