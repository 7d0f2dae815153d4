"""Classes that stand in an order: "82 were ranked too high, 79 not high enough", "95% of the slips are off by one step"."""

import operator
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Amount, Fact
from auditor.claims.crossed.families import Cell
from auditor.claims.crossed.part import Facts, Part
from auditor.claims.crossed.signs import Sign
from auditor.claims.measures.confusion import Confusion
from auditor.language.numbers import Num
from auditor.numerals import cardinal

UPPER, LOWER = "upper", "lower"
_OTHER = {UPPER: LOWER, LOWER: UPPER}
_STEP = r"(?:step|level|grade|class|category|categorie|notch|rank|place|rung|degree|stage|position|box|score)(?:e?s)?"
_OFF = r"(?:off|out|away|apart|removed|astray|too far)"
_ONE = r"(?:just |only |merely |exactly |precisely )?(?:a single|one)"
_NEAR = re.compile(
    rf"(?:(?:{_OFF}|wrong) )?by (?:no more than )?{_ONE} {_STEP}(?: only)?\b"
    rf"|(?:no more than )?{_ONE} {_STEP} {_OFF}\b"
    rf"|(?:amounts?|comes?) to (?:no more than )?{_ONE} {_STEP}\b"
    rf"|(?:(?:with|for|as|to|into|in|between|of) )?(?:(?:a|the|an) )?(?:(?:directly |immediately )?(?:neighbou?ring|adjacent) {_STEP}|next {_STEP} (?:up or down|up|down|above or below))",
    re.IGNORECASE,
)
_FAR = re.compile(
    rf"(?:(?:{_OFF}|wrong) )?by (?:(?:two|2) {_STEP} or more|more than (?:a single|one) {_STEP}|(?:two|2) or more {_STEP}|at least (?:two|2) {_STEP})\b"
    rf"|(?:(?:two|2) or more|more than (?:a single|one)|at least (?:two|2)) {_STEP} {_OFF}\b|(?:two|2) {_STEP} or more {_OFF}\b",
    re.IGNORECASE,
)
_MANY = r"(?P<many>one|two|three|four|[1-4])"
_STEPS = re.compile(
    rf"(?:(?:is|are|was|were|lies?|stands?) )?(?:(?:{_OFF}|wrong|differ(?:s|ed)?|disagree[sd]?) )?(?:by )?(?P<how>exactly |no more than |at most |at least |more than |up to )?{_MANY} {_STEP}(?P<more> or more)? (?:{_OFF}|of difference)\b"
    rf"|(?P<within>within|up to|to within) {_MANY.replace('many', 'near')} {_STEP}(?: of (?:each other|one another))?\b",
    re.IGNORECASE,
)
_HOW = {
    "": "==",
    "exactly": "==",
    "no more than": "<=",
    "at most": "<=",
    "up to": "<=",
    "at least": ">=",
    "more than": ">",
}
_STRICT = r"stricter|harsher|tougher|severer|more (?:severe|strict|critical|demanding)"
_MILD = r"milder|gentler|kinder|softer|more (?:lenient|generous|forgiving)|less (?:strict|severe|critical)"
_JUDGES = re.compile(
    rf"(?:(?:is|was|grades?|judges?|marks?|rates?|scores?) )?(?:(?P<over>{_STRICT})|(?P<under>{_MILD}))(?: than (?:the |its )?[a-z]+(?: [a-z]+)?(?= (?:in|on|for) |,? \d))?\b",
    re.IGNORECASE,
)
_ENDS = re.compile(
    r"(?:(?:moved|shifted|thrown|jumped|sent|swapped|confused|mistaken|exchanged) )?(?:from one (?:end|extreme)(?: of the (?:scale|ladder|range|order))? to the (?:other|opposite one)|(?:moved|swapped|confused|exchanged) between the (?:two )?(?:extremes|ends of the scale)|(?:sits?|lies?|stands?|are|is)? ?in (?:two |the )?opposite corners)\b",
    re.IGNORECASE,
)
_OFF_THE_MARK = re.compile(r"(?:is|are|was|were) off(?=\s*(?:[.,;:)]|$))", re.IGNORECASE)
_TOO = re.compile(
    r"too (?!often|frequent|many|few|rare|seldom|much|little|close|near)(?P<over>[a-z]+)|not (?P<under>[a-z]+) enough"
    r"|(?P<way>above|below) the (?:main )?diagonal",
    re.IGNORECASE,
)


def graded_at(text: str, start: int, matrix: Confusion) -> tuple[list[Sign], int]:
    """The signs of a step, of a direction, or of both ends of the order, that begins here."""
    for pattern, flavour in ((_FAR, "> 1"), (_NEAR, "== 1")):
        if found := pattern.match(text, start):
            return [Sign("1", start, found.end(), flavour)], found.end()
    if found := _STEPS.match(text, start):
        return [Sign("1", start, found.end(), _steps(found))], found.end()
    if found := _JUDGES.match(text, start):
        way = "over" if found["over"] else "under"
        return [Sign("3", start, found.end(), f"{way} strict")], found.end()
    if found := _OFF_THE_MARK.match(text, start):
        return [Sign("F", start, found.end(), "wrong")], found.end()
    if found := _ENDS.match(text, start):
        letters = (("Z", ""), ("C", matrix.classes[0]), ("+", "and"), ("C", matrix.classes[-1]))
        return [Sign(letter, start, found.end(), flavour) for letter, flavour in letters], found.end()
    if found := _TOO.match(text, start):
        if way := found["way"]:
            return [Sign("3", start, found.end(), _of_diagonal(way.casefold(), matrix))], found.end()
        told = f"over {found['over']}" if found["over"] else f"under {found['under']}"
        return [Sign("3", start, found.end(), told.casefold())], found.end()
    return [], start


def _steps(found: re.Match[str]) -> str:
    """How many steps off is told: "== 2", "> 1"; "within 1" where what is right is meant as well."""
    if found["within"]:
        return f"within {_number(found['near'])}"
    how = ">=" if found["more"] else _HOW[(found["how"] or "").strip().casefold()]
    return f"{how} {_number(found['many'])}"


def _number(word: str) -> int:
    return int(word) if word.isdigit() else cardinal(word.casefold()) or 0


def _of_diagonal(way: str, matrix: Confusion) -> str:
    """The triangle as what was taken for a later class, or for an earlier one."""
    row, column = matrix.places[matrix.classes[0], matrix.classes[-1]]
    return UPPER if (row < column) == (way == "above") else LOWER


def directed(signs: Sequence[Sign], matrix: Confusion, text: str) -> list[list[Sign]]:
    """The signs with each direction as one of the two triangles: in one way, or in both where the document does not tell which."""
    told = list(dict.fromkeys(one.flavour for one in signs if one.letter == "3" and " " in one.flavour))
    if not told:
        return [list(signs)]
    known = next((side for one in told if (side := _side(one, matrix, text))), "")
    at = next((one for one in told if _side(one, matrix, text)), told[0])
    ways: list[list[Sign]] = []
    for side in (known,) if known else (UPPER, LOWER):
        (way, word), chosen = at.split(), {at: side}
        for other in told:
            same = (other.split()[0] == way) == (other.split()[1] == word)
            chosen.setdefault(other, side if same else _OTHER[side])
        ways.append([replace(one, flavour=chosen.get(one.flavour, one.flavour)) for one in signs])
    return ways


_UPWARD = frozenset("high late large big long old many hot warm fast wide".split())
_DOWNWARD = frozenset("low early small short young few cold cool slow narrow".split())
_GROWS = re.compile(
    r"(?P<word>[a-z]{4,})(?:ness|ity|cy|th)?\s+(?:(?P<up>increases?|rises?|grows?|climbs?)|(?P<down>declines?|decreases?|falls?|drops?|diminishes))\s+from\s+(?:the )?(?P<start>\w+)\s+to\s+(?:the )?(?P<end>\w+)",
    re.IGNORECASE,
)
_FIRST = frozenset(("top", "left"))
_STEM = 4


def _side(told: str, matrix: Confusion, text: str) -> str:
    """The side that "too wet" means: by a class that is called so, by numbers, or by what the document says of the order; "" where nothing tells."""
    way, word = told.split()
    names = [name.casefold() for name in matrix.classes]
    upward: bool | None = None
    if word in names and 2 * names.index(word) != len(names) - 1:
        upward = 2 * names.index(word) > len(names) - 1
    elif word in _UPWARD | _DOWNWARD:
        numbers = [float(found.group()) for name in names if (found := re.search(r"\d+", name))]
        rising, falling = sorted(set(numbers)), sorted(set(numbers), reverse=True)
        if len(numbers) == len(names) and numbers in (rising, falling):
            upward = (numbers == rising) == (word in _UPWARD)
    else:
        upward = _grows(word, names, text)
    if upward is None:
        return ""
    return UPPER if upward == (way == "over") else LOWER


def _grows(word: str, names: Sequence[str], text: str) -> bool | None:
    """Whether things become more so from class to class: "urgency declines from A to D"."""
    for found in _GROWS.finditer(text):
        start, end = found["start"].casefold(), found["end"].casefold()
        forward = start in (*_FIRST, names[0]) or end == names[-1]
        if found["word"].casefold()[:_STEM] == word[:_STEM] and (forward or end in (*_FIRST, names[0])):
            return forward == bool(found["up"])
    return None


def graded_part(part: Part) -> Iterator[Facts]:
    """What is told of steps and directions; of at most so many steps, what is right may be meant as well."""
    if any(one.flavour.startswith("<=") for one in part.of("1")) and not part.of("F") and not part.of("X"):
        yield from _graded(replace(part, chunks=tuple(map(_within, part.chunks))))
    yield from _graded(part)


def _graded(part: Part) -> Iterator[Facts]:
    """How many were taken for a class one step off, or for a higher one; or which share of the errors, or of all."""
    families = part.families
    if any(one.flavour not in ("wrong", "misses", "errors") for one in part.of("F")):
        return
    near = any(one.flavour.startswith("within") for one in part.of("1"))
    every = [(a, b) for a in families.classes for b in families.classes]
    cells = [cell for cell in (every if near else families.errors()) if _kept(part, cell)]
    sides = [one.flavour for one in part.of("3")]
    if part.one("S") is not None:
        if sorted(sides) == [LOWER, UPPER] and len(part.chunks) <= len("33S#q"):
            both = tuple(
                families.cells([cell for cell in families.errors() if _on(part, cell, side)])
                for side in sides
            )
            yield (Fact("same", both, num=part.num),)
        return
    names = [name for one in part.of("C") for name in one.names]
    if names:
        cells = [cell for cell in cells if cell[0] in names]
    if not cells:
        return
    whole = families.cells(cells)
    errors = families.errors()
    if any(one.flavour == "none" for one in part.of("q")):
        yield (Fact("is", (whole,), num=Num(0.0, 1.0, "none", word=True)),)
        return
    if any(one.flavour != "some" for one in part.of("q")):
        return
    numbers = [one.num for one in part.chunks if one.kind in "#bxq" and one.num is not None]
    bases = [every] if near else [errors] if part.one("X") or part.one("F") else [every, errors]
    if (told := part.one("f")) is not None:
        for base in bases:
            yield tuple(
                Fact("is", (amount,), num=num)
                for amount, num in ((whole, told.num), (families.cells(base), told.base))
            )
    elif numbers:
        of = [one.num for one in part.of("#") if one.flavour in ("of", "among", "out of")]
        for base in bases:
            yield tuple(Fact("is", (_meant(part, num, cells, base, of),), num=num) for num in numbers)


def _meant(part: Part, num: Num, cells: list[Cell], base: list[Cell], of: Sequence[Num | None]) -> Amount:
    """What a number tells: a share, how many there are, or of how many."""
    if num.unit in ("%", "part"):
        return part.families.cells(cells, base)
    return part.families.cells(base if num in of else cells)


def _kept(part: Part, cell: Cell) -> bool:
    """Whether an error is among those that are told: so many steps off, and in such a direction."""
    classes = part.families.classes
    steps = classes.index(cell[1]) - classes.index(cell[0])
    sides = all(_on(part, cell, one.flavour) for one in part.of("3"))
    return all(_so_far(abs(steps), one.flavour) for one in part.of("1")) and sides


def _within(chunk: Chunk) -> Chunk:
    return replace(chunk, flavour=chunk.flavour.replace("<=", "within")) if chunk.kind == "1" else chunk


def _so_far(steps: int, told: str) -> bool:
    """Whether so many steps off are as many as is told."""
    how, many = told.split()
    ways = {"==": operator.eq, "<=": operator.le, "within": operator.le, ">=": operator.ge, ">": operator.gt}
    return bool(ways[how](steps, int(many)))


def _on(part: Part, cell: Cell, side: str) -> bool:
    """Whether a cell lies on a side of the diagonal."""
    classes = part.families.classes
    return (classes.index(cell[1]) > classes.index(cell[0])) == (side == UPPER)
