"""Words that lead back, each with what it may stand for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.led_back.antecedents import by_sides, on, opened, plural, rivals, same_part, spoken_of
from auditor.language.led_back.beside import beside
from auditor.language.led_back.cells import of_cell
from auditor.language.led_back.complements import left_over
from auditor.language.led_back.said import Named, Said, layers, named_in, subject_of
from auditor.language.refs import AxisRef, TickRef
from auditor.language.verbs import finite_verb


@dataclass(frozen=True, slots=True)
class Pointer:
    """Words of a sentence that lead back, with what they may mean: the likeliest first.

    `lead` and `trail` are words to put around the name; `sure` is false where a number may be meant as well.
    """

    start: int
    end: int
    ways: tuple[tuple[Named, ...], ...]
    lead: str = ""
    trail: str = ""
    sure: bool = True

    def words(self, number: int) -> str:
        """The words to put in their place, in one of the ways."""
        names = [named.words for named in self.ways[min(number, len(self.ways) - 1)]]
        listed = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
        return f"{self.lead}{listed}{self.trail}"

    def meant(self, number: int) -> tuple[object, ...]:
        """What the words mean in one of the ways."""
        return tuple(named.item.value for named in self.ways[min(number, len(self.ways) - 1)])


def pointers(said: Said, earlier: Sequence[Said]) -> list[Pointer]:
    """The words of a sentence that lead back to what was named before, in order and without overlap."""
    found: list[Pointer] = []
    for find in (
        _of_cell,
        _beside,
        _same,
        _the_two,
        _of_two,
        _there,
        _since,
        _line,
        _of_one,
        _of_several,
        _left_out,
        _rest,
    ):
        for pointer in find(said, earlier):
            if all(pointer.end <= other.start or other.end <= pointer.start for other in found):
                found.append(pointer)
    return sorted(found, key=lambda pointer: pointer.start)


_SAME = re.compile(
    r"\b(?:th(?:e|at|is)\s+(?:very\s+)?same|that|this)\s+(?P<what>cell|place|spot|point|setting|position|combination)\b"
    r"|\b(?:th(?:e|at|is)\s+(?:very\s+)?same|that|this)\s+(?=\w)",
    re.IGNORECASE,
)


def _same(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the same month`, `that row`, `this cell`: the last one that was named."""
    for found in _SAME.finditer(said.text):
        if found["what"]:
            yield from _last(said, earlier, found.start(), found.end(), frozenset(("rows", "columns")))
            continue
        for item in said.items:
            side = _side_named(said, item.value, item.kind, item.start, found.end())
            if side:
                yield from _last(said, earlier, found.start(), item.end, frozenset((side,)))


def _side_named(said: Said, value: object, kind: str, start: int, end: int) -> str:
    """The axis that a word right behind "the same" names: its label, or "row" and "column"."""
    if start != end:
        return ""
    if isinstance(value, AxisRef) and not value.direction:
        return value.side
    return f"{value}s" if kind == "noun" and value in ("row", "column") else ""


def _last(
    said: Said, earlier: Sequence[Said], start: int, end: int, sides: frozenset[str]
) -> Iterator[Pointer]:
    """What was named last on some axes."""
    for layer in layers(said, earlier, start):
        fitting = [named for named in on(layer, sides) if not named.many]
        if fitting:
            yield Pointer(start, end, ((fitting[-1],),))
            return


_BOTH = re.compile(
    r"(?:the|these|those|both)(?:\s+(?:of\s+the\s+)?two)?\s+$|\bboth\s+(?:of\s+)?(?:the\s+)?$", re.IGNORECASE
)


def _the_two(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the two months`, `both columns`: the two that were named last, where there are more."""
    for item in said.items:
        side = _side_named(said, item.value, item.kind, item.start, item.start)
        found = _BOTH.search(said.text, 0, item.start) if side else None
        if (
            found is None
            or _length(said, side) < 3
            or not re.search(r"two|both", found.group(), re.IGNORECASE)
        ):
            continue
        for layer in layers(said, earlier, found.start()):
            pair = _two_on(layer, side)
            if pair:
                before = said.text[: found.start()].rstrip()
                joint = ", " if before and before[-1].isalnum() else ""
                start = len(before) if joint else found.start()
                yield Pointer(start, item.end, (pair,), lead=joint)
                break


def _two_on(layer: Sequence[Named], side: str) -> tuple[Named, ...]:
    """The two ticks of an axis that some words name, one by one or together; nothing where they name more or fewer."""
    named = [one for one in on(layer, frozenset((side,))) if side in one.sides]
    several = list(_lists_of_two(named))
    single = {one.item.value: one for one in named if not one.many}
    if len(several) == 1 and not single:
        return tuple(several[0])
    return tuple(single.values()) if len(single) == 2 and not several else ()


def _length(said: Said, side: str) -> int:
    """How many ticks the shorter of such axes has."""
    axes = (panel.rows if side == "rows" else panel.columns for panel in said.document.panels)
    return min((len(axis.ticks) for axis in axes), default=0)


_OF_TWO = re.compile(r"\b(?:the\s+)?(?P<which>former|latter)\b(?:['’]s)?", re.IGNORECASE)


def _of_two(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the former`, `the latter`: of the two things of a kind that were named last."""
    for found in _OF_TWO.finditer(said.text):
        for layer in layers(said, earlier, found.start()):
            pairs = [pair for pair in (*by_sides(layer), *_lists_of_two(layer)) if len(pair) == 2]
            free = [pair for pair in pairs if not any(named.placed for named in pair)]
            pairs = free if len(pairs) > 1 else pairs
            if len(pairs) == 1:
                chosen = pairs[0][found["which"].casefold() == "latter"]
                owned = "'s" if found.group()[-2:].casefold() in ("'s", "’s") else ""
                yield Pointer(
                    found.start(),
                    found.end(),
                    ((chosen,),),
                    trail=owned,
                    sure=not _numbered(said, earlier, found.start()),
                )
                break


def _numbered(said: Said, earlier: Sequence[Said], position: int) -> bool:
    """Whether two numbers were told just before, of which "the former" may be one."""
    own = [item for item in said.items if item.kind == "number" and item.end <= position]
    last = [item for one in earlier[-1:] for item in one.items if item.kind == "number"]
    return len(own) - len(_OF_TWO.findall(said.text, 0, position)) > 1 or len(last) > 1


def _lists_of_two(layer: Sequence[Named]) -> Iterator[list[Named]]:
    """The two ends of "A and B", where both are one mention."""
    for named in layer:
        value, halves = named.item.value, named.words.split(" and ")
        if isinstance(value, TickRef) and len(value.ticks) == len(halves) == 2:
            yield [
                Named(
                    replace(named.item, value=replace(value, ticks=(tick,)), start=at, end=at + len(words)),
                    named.text,
                )
                for tick, words, at in zip(
                    value.ticks, halves, (named.item.start, named.item.end - len(halves[1])), strict=True
                )
            ]


_THERE = re.compile(
    r"\b(?P<from>from\s+)?there\b(?!\s+(?:is|are|was|were|exists?|remains?|has|have|to be|seems?|appears?|lies?|stands?)\b)",
    re.IGNORECASE,
)


def _there(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`there`, `from there`: the place that was named last."""
    for found in _THERE.finditer(said.text):
        lead = "from " if found["from"] else "at "
        following = named_in(said.text, [item for item in said.items if item.start >= found.end()])
        wanted = following[0].sides if found["from"] and following else frozenset()
        taken = frozenset(side for named in following for side in named.sides if named.local)
        own = frozenset(side for named in following for side in named.sides)
        for layer in layers(said, earlier, found.start()):
            fitting = [
                named
                for named in layer
                if not named.many
                and (named.sides == wanted if wanted else not named.sides & taken)
                and (
                    named.local
                    or bool(wanted)
                    or len(layer) == 1
                    and named.text != said.text
                    or _fronted(named)
                )
            ]
            if fitting:
                # Of two places in the sentence before, each may be meant: "A peaks in May and B in July. A has 5 there."
                alike = [one for one in fitting if one.sides == fitting[-1].sides]
                meant = alike[::-1] if fitting[-1].text != said.text else alike[-1:]
                if fitting[-1].text != said.text:  # "In the left one A peaks in May. The values there ..."
                    meant[1:1] = [one for one in fitting if one.sides == {"panel"} and one not in meant]
                if not found["from"] and fitting[-1].text == said.text:
                    meant += _named_after(layer, fitting[-1], found.start(), taken)
                yield Pointer(found.start(), found.end(), tuple((named,) for named in meant), lead=lead)
                break
            # "A is best for B. There, C has 5": the place is no line of C's axis.
            other = [named for named in layer if not named.many and not named.sides & own]
            if own and len(other) == 1 and other[0].text != said.text and not found.start():
                yield Pointer(found.start(), found.end(), ((other[0],),), lead=lead)
                break


def _fronted(named: Named) -> bool:
    """Whether a panel opens its sentence: "Before the works all rise. The values there ..."."""
    return named.sides == {"panel"} and not named.text[: named.item.start].strip(" *_")


def _named_after(layer: Sequence[Named], place: Named, end: int, taken: frozenset[str]) -> list[Named]:
    """The last that was told of behind a place, if it lies on the same axis: "In A ...; B has ..., and there ..."."""
    behind = [
        one
        for one in layer
        if one.text == place.text and place.item.end <= one.item.start < end and one.sides == place.sides
    ]
    return [one for one in behind[-1:] if not one.many and not one.sides & taken]


_SINCE = re.compile(
    r"\b(?:(?P<when>after|before|until|from)\s+(?:which(?:\s+point(?:\s+on(?:wards)?)?)?|then\s+on|that(?=,))|thereafter)(?!\w)",
    re.IGNORECASE,
)


def _since(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`after which`, `from then on`, `thereafter`: the time or place at which something was told last."""
    for found in _SINCE.finditer(said.text):
        when = (found["when"] or "after").casefold()
        for layer in layers(said, earlier, found.start()):
            local = [one for named in layer for one in named.halves if named.local and not named.many]
            placed = [one for one in local if one.sides != {"panel"}]
            if placed:
                yield Pointer(found.start(), found.end(), ((placed[-1],),), lead=f"{when} ")
                break


_LINE = re.compile(r"\bits\s+(?P<side>row|column)\b", re.IGNORECASE)


def _line(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`its row`, `its column`."""
    for found in _LINE.finditer(said.text):
        sides = frozenset((f"{found['side'].casefold()}s",))
        for layer in layers(said, earlier, found.start()):
            fitting = [named for named in on(layer, sides) if not named.many]
            if fitting:
                yield Pointer(
                    found.start(), found.end(), ((fitting[0],),), lead="the ", trail=f" {found['side']}"
                )
                break


# "Below the diagonal 41, above it 25": it stands for a part of the grid.
_DIAGONAL_IT = re.compile(r"\bdiagonal\b.*\b(?:above|below|over|under|beneath)\s+$", re.IGNORECASE)
_OF_ONE = re.compile(
    r"\b(?:(?P<it>it|he|she|him|her(?!\s+[a-z]))(?!['’])|(?P<its>its|his|her(?=\s+[a-z])))\b", re.IGNORECASE
)
_PERSONS = frozenset("he she him his her".split())
# "It is with A that ...", "it takes": what says nothing of a thing.
_EXPLETIVE = re.compile(
    r"it\s+(?:is|was)\s+(?:\w+\s+)?(?:that|to|not until|only (?:in|at|on|with|for)|in|at|on|with|clear|possible|likely|worth|notable|striking|interesting)\b"
    r"|it\s+(?:seems|appears|follows|takes|began|begins|started|starts|ended|was before|had been)\b",
    re.IGNORECASE,
)


# "Every row has its peak in May", "no lake keeps its fish": whose it is was said right before.
_EACH = re.compile(
    r"(?:^|[,;:.]\s)\W*(?:(?:and|but|while|whereas|yet)\s+)?(?:every|each|no|neither|either)\s[^,;:.]*$",
    re.IGNORECASE,
)


def _of_one(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`it`, `its`, `she`, `her`: the one thing that was spoken of."""
    for found in _OF_ONE.finditer(said.text):
        if found["it"] and (not opened(said, found.start()) or _EXPLETIVE.match(said.text, found.start())):
            continue
        own = "'s" if found["its"] else ""
        led = said.text[: found.start()]
        if _DIAGONAL_IT.search(led) or own and _EACH.search(led):
            continue
        meant = rivals(said, spoken_of(said, earlier, found.start(), many=False), found.start())
        if found.group().casefold() in _PERSONS:
            meant = [_line_of_cell(named) for named in meant]
            meant = [
                named for named in meant if not named.placed
            ] or meant  # nobody is the place of something
        if meant and not (own and same_part(said, meant[0], found.start())):
            yield Pointer(found.start(), found.end(), tuple((named,) for named in meant), trail=own)


def _line_of_cell(named: Named) -> Named:
    """Of a cell, the line that acts in it: "in May Ada falls back", "Ada in May". No cell is a person."""
    both = sorted(named.halves, key=lambda half: named.text.find(half.words, named.item.start))
    return both[-1] if named.placed else both[0]


_OF_SEVERAL = re.compile(
    r"\b(?:(?P<whose>they|(?P<their>their))|them|these (?:two|three|four)|those (?:two|three|four)|both(?!\s+(?:of|the)\b)(?=\s+(?:are|were|have|had|\w+s?)\b))\b",
    re.IGNORECASE,
)


# "They are the only zeros": the cells that were told of, and not the lines.
ONLY_CELLS = re.compile(
    r"\s+(?:(?:are|were|remain|make up)\s+)?(?:also\s+)?(?:the|its)\s+(?:only|sole)\s+(?:[\w-]+\s+){0,2}?"
    r"(?:cells|values|zero(?:e?s)?|entries|squares|tiles|numbers|scores|readings|blanks|gaps|holes|ones)\b",
    re.IGNORECASE,
)


def _of_several(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`they`, `their`, `these two`: the things that were named together."""
    for found in _OF_SEVERAL.finditer(said.text):
        own = "'s" if found["their"] else ""
        if not found["whose"] and _counted_before(said, found.start()):
            continue
        if ONLY_CELLS.match(said.text, found.end()):
            continue
        several = spoken_of(said, earlier, found.start(), many=True)
        if not several and found["whose"]:
            several = plural(said, earlier, found.start())
        if several and not same_part(said, several[-1], found.start()):
            yield Pointer(found.start(), found.end(), (tuple(several),), trail=own)


def _counted_before(said: Said, position: int) -> bool:
    """`Two wards peak in May, and both of them ...`: whether "them" may be what was just counted."""
    return any(item.kind in ("number", "quant") and item.end <= position for item in said.items)


_GOES_ON = re.compile(
    r"(?:,\s+)?\b(?:and|but)\s+(?:(?:then|only|also|even|still|again|thus|just)\s+)*(?P<verb>(?:is|are|was|were|has|have|had|[a-z]{3,}s|[a-z]{3,}ed))\s",
    re.IGNORECASE,
)


def _left_out(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`... and loses 3 points`: the subject that is left out before a second verb."""
    for found in _GOES_ON.finditer(said.text):
        at = found.start("verb")
        verbal = finite_verb(found["verb"]) or any(
            item.start == at and (item.has("trend") or item.has("compare")) for item in said.items
        )
        plain = not any(item.start <= at < item.end and item.kind == "ref" for item in said.items)
        subject = subject_of(said, found.start())
        if verbal and plain and subject is not None:
            yield Pointer(at, at, ((subject,),), trail=" ")


def _rest(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the other three farms`: those that are not named."""
    for rest in left_over(said, earlier):
        yield Pointer(rest.start, rest.end, (rest.named,), lead=rest.lead, sure=rest.sure)


def _beside(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the row above it`, `both neighbors`: the lines beside the one that was named last."""
    for one in beside(said, earlier):
        yield Pointer(one.start, one.end, one.ways, lead=one.lead)


def _of_cell(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`that is the highest of all`: the cell of which the sentence before tells."""
    for one in of_cell(said, earlier):
        yield Pointer(one.start, one.end, ((one.row,),), trail=one.trail)


def leading(said: Said, earlier: Sequence[Said]) -> list[Pointer]:
    """The words that stand for a thing beside which other words may be left out: "the former has 5, the latter 4"."""
    return sorted((*_of_two(said, earlier), *_beside(said, earlier)), key=lambda pointer: pointer.start)
