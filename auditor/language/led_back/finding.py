"""Words that lead back, each with what it may stand for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses.cutting import finite_verb
from auditor.language.led_back.said import Named, Said, layers, named_in, subject_of
from auditor.language.refs import AxisRef, TickRef


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
    for find in (_same, _of_two, _there, _line, _of_one, _of_several, _left_out):
        for pointer in find(said, earlier):
            if all(pointer.end <= other.start or other.end <= pointer.start for other in found):
                found.append(pointer)
    return sorted(found, key=lambda pointer: pointer.start)


_SAME = re.compile(
    r"\b(?:th(?:e|at|is)\s+(?:very\s+)?same|that|this)\s+(?P<what>cell|place|spot|point|setting|position|combination)\b"
    r"|\b(?:the\s+(?:very\s+)?same|that|this)\s+(?=\w)",
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
        fitting = [named for named in _on(layer, sides) if not named.many]
        if fitting:
            yield Pointer(start, end, ((fitting[-1],),))
            return


def _on(layer: Sequence[Named], sides: frozenset[str]) -> list[Named]:
    """What lies on just these axes, be it one side of a cell."""
    return [one for named in layer for one in (named, *named.halves) if one.sides == sides]


_OF_TWO = re.compile(r"\b(?:the\s+)?(?P<which>former|latter)\b(?:['’]s)?", re.IGNORECASE)


def _of_two(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`the former`, `the latter`: of the two things of a kind that were named last."""
    for found in _OF_TWO.finditer(said.text):
        for layer in layers(said, earlier, found.start()):
            pairs = [pair for pair in (*_by_sides(layer), *_lists_of_two(layer)) if len(pair) == 2]
            if len(pairs) == 1:
                chosen = pairs[0][found["which"].casefold() == "latter"]
                owned = "'s" if found.group()[-2:].casefold() in ("'s", "’s") else ""
                yield Pointer(
                    found.start(), found.end(), ((chosen,),), trail=owned, sure=not _numbered(said, earlier)
                )
                break


def _numbered(said: Said, earlier: Sequence[Said]) -> bool:
    """Whether two numbers were told just before, of which "the former" may be one."""
    return any(
        len([item for item in one.items if item.kind == "number"]) > 1 for one in (said, *earlier[-1:])
    )


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


def _by_sides(layer: Sequence[Named]) -> list[list[Named]]:
    groups: dict[frozenset[str], list[Named]] = {}
    for named in layer:
        if named.many:
            continue
        groups.setdefault(named.sides, []).append(named)
    return list(groups.values())


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
        for layer in layers(said, earlier, found.start()):
            fitting = [
                named
                for named in layer
                if not named.many
                and (named.sides == wanted if wanted else not named.sides & taken)
                and (named.local or bool(wanted) or len(layer) == 1 and named.text != said.text)
            ]
            if fitting:
                yield Pointer(found.start(), found.end(), ((fitting[-1],),), lead=lead)
                break


_LINE = re.compile(r"\bits\s+(?P<side>row|column)\b", re.IGNORECASE)


def _line(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`its row`, `its column`."""
    for found in _LINE.finditer(said.text):
        sides = frozenset((f"{found['side'].casefold()}s",))
        for layer in layers(said, earlier, found.start()):
            fitting = [named for named in _on(layer, sides) if not named.many]
            if fitting:
                yield Pointer(
                    found.start(), found.end(), ((fitting[0],),), lead="the ", trail=f" {found['side']}"
                )
                break


# Behind these a pronoun stands for what is spoken of, and not for what a thing has or does in passing ("each drug it was given").
_OPENED = re.compile(
    r"(?:^\W*|[,;:(—–]\s*|\b(?:and|but|so|yet|while|whereas|although|though|because|since|where|when|as|that|than|of|to|for|with|by|behind|"
    r"above|below|against|from|beats?|trails?|exceeds?|follows?|only|then|again|here|day|night|end)\s+)$",
    re.IGNORECASE,
)
_JOINT = re.compile(r"[,;:]|\b(?:and|but|while|whereas|although|though)\b", re.IGNORECASE)
_OF_ONE = re.compile(r"\b(?:(?P<it>it)(?!['’])|(?P<its>its))\b", re.IGNORECASE)
# "It is with A that ...", "it takes": what says nothing of a thing.
_EXPLETIVE = re.compile(
    r"it\s+(?:is|was)\s+(?:\w+\s+)?(?:that|to|not until|only (?:in|at|on|with|for)|in|at|on|with|clear|possible|likely|worth|notable|striking|interesting)\b"
    r"|it\s+(?:seems|appears|follows|takes|began|begins|started|starts|ended|was before|had been)\b",
    re.IGNORECASE,
)


def _of_one(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`it`, `its`: the one thing that was spoken of."""
    for found in _OF_ONE.finditer(said.text):
        opened = _opened(said, found.start())
        if found["it"] and (not opened or _EXPLETIVE.match(said.text, found.start())):
            continue
        own = "'s" if found["its"] else ""
        meant = _spoken_of(said, earlier, found.start(), many=False)
        if meant and not (own and _same_part(said, meant[0], found.start())):
            yield Pointer(found.start(), found.end(), tuple((named,) for named in meant), trail=own)


_OF_SEVERAL = re.compile(
    r"\b(?:they|them|these (?:two|three|four)|those (?:two|three|four)|(?P<their>their)|both(?!\s+(?:of|the)\b)(?=\s+(?:are|were|have|had|\w+s?)\b))\b",
    re.IGNORECASE,
)


def _of_several(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`they`, `their`, `these two`: the things that were named together."""
    for found in _OF_SEVERAL.finditer(said.text):
        own = "'s" if found["their"] else ""
        several = _spoken_of(said, earlier, found.start(), many=True) or _plural(said, earlier, found.start())
        if several and not _same_part(said, several[-1], found.start()):
            yield Pointer(found.start(), found.end(), (tuple(several),), trail=own)


def _plural(said: Said, earlier: Sequence[Said], position: int) -> list[Named]:
    """One thing whose name is a plural: "Beans"."""
    for layer in layers(said, earlier, position):
        if layer:
            return [
                one for one in layer if not (one.many or one.placed) and re.search(r"[^s\W\d_]s$", one.words)
            ][:1]
    return []


def _opened(said: Said, position: int) -> bool:
    """Whether a pronoun opens a clause, or follows a place put first: "in August it drops"."""
    fronted = any(
        one.local and not said.text[one.item.end : position].strip(" ,")
        for one in named_in(said.text, [item for item in said.items if item.end <= position])
    )
    return fronted or bool(_OPENED.search(said.text[:position]))


def _same_part(said: Said, named: Named, position: int) -> bool:
    """Whether a pronoun stands in the clause that names what it stands for, as readers know it: "A has its maximum in May"."""
    return named.text == said.text and not _JOINT.search(said.text, named.item.end, position)


def _spoken_of(said: Said, earlier: Sequence[Said], position: int, *, many: bool) -> list[Named]:
    """What a pronoun may stand for: what was spoken of before what was only a place, on an axis that the clause leaves open."""
    start, end = _part(said.text, position)
    around = named_in(said.text, [item for item in said.items if start <= item.start < end])
    taken = frozenset(side for named in around if named.local for side in named.sides)
    for layer in layers(said, earlier, position):
        whole = [named for named in layer if not named.sides & taken]
        open_ = whole or [half for named in layer for half in named.halves if not half.sides & taken]
        fitting = _together(open_) if many else [one for one in open_ if not (one.many or one.in_plural)]
        if fitting or open_:
            return fitting if many else sorted(fitting, key=lambda named: named.placed)
    return []


def _together(layer: Sequence[Named]) -> list[Named]:
    """What was named as several, or as a list."""
    plural = [named for named in layer if named.many]
    if plural:
        return plural[:1]
    groups = [group for group in _by_sides(layer) if len(group) > 1 and len(group[0].sides) == 1]
    return groups[0] if len(groups) == 1 else []


_GOES_ON = re.compile(
    r"(?:,\s+)?\b(?:and|but)\s+(?:(?:then|only|also|even|still|again|thus|just)\s+)*(?P<verb>(?:is|are|was|were|has|have|had|[a-z]{3,}s|[a-z]{3,}ed))\s",
    re.IGNORECASE,
)


def _left_out(said: Said, earlier: Sequence[Said]) -> Iterator[Pointer]:
    """`... and loses 3 points`: the subject that is left out before a second verb."""
    for found in _GOES_ON.finditer(said.text):
        at = found.start("verb")
        verbal = finite_verb(found["verb"]) or any(
            item.start == at and item.has("trend") or item.has("compare") for item in said.items
        )
        plain = not any(item.start <= at < item.end and item.kind == "ref" for item in said.items)
        subject = subject_of(said, found.start())
        if verbal and plain and subject is not None:
            yield Pointer(at, at, ((subject,),), trail=" ")


_JOINED = re.compile(
    r"[;:]\s|,\s+(?:and|but|while|whereas|although|though)\s|\s(?:while|whereas|although|though|but)\s"
)


def _part(text: str, position: int) -> tuple[int, int]:
    """Where the part of a sentence around a place begins and ends."""
    joints = [found.span() for found in _JOINED.finditer(text)]
    return max((end for _, end in joints if end <= position), default=0), min(
        (start for start, _ in joints if start >= position), default=len(text)
    )
