"""A line taken apart: the phrases that tell panels, numbers, how many and where are peeled off, and no word may be left that does nothing known."""

from dataclasses import dataclass, field, replace

from auditor.claims.paired.line import Line, Sign
from auditor.language.numbers import Num
from auditor.language.patterns import compiled
from auditor.language.refs import PanelRef

_PREP = r"(?:in|on|at|for|with|under|by|of|over|between)"
_BOTH = r"(?:(?:both|either|all) (?:of )?)?(?:<n> )?<pp>"
_NOUN = r"(?:(?:<w> )?(?:<cell>|<points>|<axis>|<fig>)|<w>)"
_BE = r"(?:is|are|was|were|be|been|has|have|had)"
_MOVES = ("<up>", "<down>", "<rise>", "<fall>", "<betters>", "<worsens>", "<loses>")
_MOVED = "(?:" + "|".join(f"(?<={mark})" for mark in _MOVES) + ")"
# Each phrase once at most; a group of its own holds what it is told of.
_PHRASES = {
    "figure": r" (?:in|of|on|over|anywhere)(?: (?:either|any|whole|entire|both|<all>))* <fig>(?= )",
    "shared": rf" (?:that|which)(?: {_BE})* (?:(?:<w> )?(?:in|by|with|for|at|under) {_BOTH}|<p> <w>)(?= )",
    "still": r" (?:where|in which|at which) <none>(?: has| have)? <moved>(?= )| <same> as it was(?= )| without(?: any)? (?:<shift>|<w>)(?= )| <not> (?:<shift>|<moved>)(?: at <all>(?= )|(?= (?:[(,]|$)))",
    "inside": r"(?: ,)?(?: <all>)? <inside> to(?= <t>)| (?:are|were)(?: <all>)? (?:in|on|at|for|under|with)(?= <t>)",
    "range": r"(?: by)? between <n>(?: <points>)? and <n>(?: <points>)?(?= )| as little as <n>(?: <points>)? and as much as <n>(?: <points>)?(?= )",
    "ends": r"(?: [,(])?(?: (?:up|down))? from <n> to <n>(?: \))?(?= )| [,(] <n> (?:against|versus|vs|compared with|compared to) <n>(?: \))?(?= )",
    "alone": r"(?: ,)?(?: (?:and|but))? <none> else(?= )",
    "pair": r" (?:from|between) <p> (?:to|and) <p>(?= )",
    "base": r" (?:than|compared to|compared with|relative to|against|versus|vs|over)(?: (?:in|on|under|with|for|at))? <p>(?= )",
    "both": rf"(?: {_PREP})? {_BOTH}(?= )| <p> and <p>(?= )",
    "site": r" (?:in|on|with|under|for|at|during) <p>(?= )",
    "subject": r" <p>(?= )",
    "object": r"(?<! and) <p>(?= )",
    "spared": rf"(?: {_PREP})? <all> but <n>(?: of(?: <all>)? <n>)?(?: {_NOUN})?(?= )",
    "all": rf"(?: {_PREP})? <all>(?: of)?(?: <n>)? {_NOUN}(?= )| <(?:ever|everyone)>(?= )",
    "none": rf"(?: {_PREP})? <none>(?: of(?: <all>)?)?(?: <n>)?(?: {_NOUN})?(?= )",
    "sizes": r"(?: ,)?(?: by)? <n>(?: <points>)?(?: ,)? and <n>(?: <points>)?(?= )",
    "size": rf" as much as <n>(?: <points>)?(?= )|{_MOVED} <n> <points>(?= )|(?: ,)?(?: and)?(?: then| so)?(?: <only>)?(?: by(?: <only>)?(?: as much as)? <n>| (?:is|was|of|at)(?: <only>)? <n> <points>|(?: <only>)? <n> <points>(?= <moved>)| (?:,|\(|:) <n>(?: <points>)?(?: \)| ,)?)(?: <points>)?(?= )",
    "count": rf"(?: {_PREP})?(?: <only>)? <n>(?: of(?: <all>)?(?: <n>)?)? {_NOUN}(?= )",
    "count2": r" (?:in|at|on|for)(?: <only>)? <n>(?: of(?: <all>)? <n>)?(?= )",
    "size2": r"(?: (?:is|was|of|at))?(?: <only>)? <n>(?: <points>)?(?= )",
    "too": r" too (?:high|low|large|small)(?= )",
}
_WAYS = {
    "<up>": "up", "<rise>": "up", "up": "up", "<more>": "up", "<down>": "down", "<fall>": "down", "down": "down", "<less>": "down",
    "<good>": "good", "<bad>": "bad", "<betters>": "good", "<worsens>": "bad", "<loses>": "lost", "<shift>": "any", "<moved>": "any", "<went>": "any", "<same>": "same",
}  # fmt: skip
_LACKING = frozenset(
    "misses missed fails failed lacks lacked skips skipped excludes excluded absent missing".split()
)
# These are told of what stands beside them, and not of what becomes of it.
_STANDING = frozenset(("<more>", "<less>", "<good>", "<bad>", "<same>", "<shift>", "<moved>"))
_IDLE = frozenset(
    "is are was were be been has have had do does did it they , : in on at for with under of by to that which where so ( ) - than and <cell> <points> from".split()
)
_LONGEST = 60
_MOST_UNKNOWN = 5
_STOPS = frozenset((";", "and", "but", "while", "whereas", "being", ","))


@dataclass(frozen=True, slots=True)
class Part:
    """What a part of a sentence tells, phrase by phrase; `strange` where it has a noun that nothing is known of."""

    found: dict[str, tuple[Sign, ...]] = field(default_factory=dict)
    ways: tuple[str, ...] = ()
    marks: frozenset[str] = frozenset()
    ticks: tuple[Sign, ...] = ()
    whole: bool = False  # whether the ticks stand together, as the name of a cell does
    most: str = ""
    only: bool = False
    denied: bool = False
    strange: bool = False

    def numbers(self, name: str) -> list[Num]:
        """The numbers of a phrase."""
        return [sign.thing for sign in self.found.get(name, ()) if isinstance(sign.thing, Num)]

    def panels(self, *names: str) -> list[int]:
        """The panels of some phrases."""
        signs = [sign for name in names for sign in self.found.get(name, ())]
        return [
            ref.panels[0] for sign in signs if isinstance(ref := sign.thing, PanelRef) and sign.mark == "<p>"
        ]

    def text(self, *names: str) -> str:
        """The marks of some phrases."""
        return " ".join(sign.mark for name in names for sign in self.found.get(name, ()))

    @property
    def plain(self) -> bool:
        """Whether it tells nothing of how many, or who goes furthest."""
        counted = {"spared", "all", "none", "count", "count2", "alone", "range"} & set(self.found)
        return not (self.most or self.only or self.denied or counted)

    @property
    def fares(self) -> bool:
        """Whether it tells what has become better or worse."""
        return bool({"<betters>", "<worsens>"} & self.marks)

    @property
    def stands(self) -> bool:
        """Whether all that it tells is how two panels stand to each other, with no word for a move."""
        good = self.fares or bool({"<good>", "<bad>"} & self.marks)
        told = self.marks - {"up", "down"}
        return bool(told) and (good or told <= _STANDING) and "ends" not in self.found


def parts_of(line: Line) -> list[Part]:
    """The parts of a line, the whole as one where that can be; none where one of them is not understood."""
    signs = line.signs
    while signs and signs[-1].mark in _STOPS:
        signs = signs[:-1]
    if len(signs) > _LONGEST or sum(sign.mark == "<w>" for sign in signs) > _MOST_UNKNOWN:
        return []
    return _parts_from(signs, 0)


def _parts_from(signs: tuple[Sign, ...], start: int) -> list[Part]:
    """The parts from a place on; each is the longest that can be understood, so that no list is tried in all ways."""
    while start < len(signs) and signs[start].mark in _STOPS:
        start += 1
    if start == len(signs):
        return []
    ends = [n for n in range(start + 1, len(signs)) if signs[n].mark in _STOPS]
    for end in (len(signs), *reversed(ends)):
        part = part_of(Line(signs[start:end]))
        if part is not None:
            rest = _parts_from(signs, end)
            return [part, *rest] if rest or end == len(signs) else []
    return []


def part_of(line: Line) -> Part | None:
    """What a part tells; None where a word is left over, or nothing is told."""
    found: dict[str, tuple[Sign, ...]] = {}
    ticks = [n for n, sign in enumerate(line.signs) if sign.mark == "<t>"]
    whole = _together(line, ticks)
    for name, pattern in _PHRASES.items():
        match = compiled(pattern).search(line.text)
        if match is None:
            continue
        first, last = line.at(match.span())
        found[name] = line.signs[first:last]
        if name == "shared" and any(sign.text in _LACKING for sign in found[name]):
            return None
        line = line.without(first, last, "|")
    part = _left(line, Part(found, whole=whole))
    if part is None or part.most and {"all", "none"} & set(found) and part.only is False:
        return None  # what is told of all, and who goes furthest
    leaning = part.most and part.ticks and "size" in found
    return part if part.ways or leaning or {"too", "still", "size2", "count2"} & set(found) else None


def _together(line: Line, ticks: list[int]) -> bool:
    """Whether two ticks stand together, but for what leads to the second and what the first is called."""
    if len(ticks) != 2 or ticks[1] - ticks[0] > 3:
        return False
    between = [sign.mark for sign in line.signs[ticks[0] + 1 : ticks[1]]]
    return all(
        mark in ("in", "on", "at", "for", "with", "under", "of", "<w>", "and", ",", "<cell>", "<axis>")
        for mark in between
    )


def _left(line: Line, part: Part) -> Part | None:
    """The part with what the single words that are left tell."""
    ways: list[str] = []
    marks: set[str] = set()
    ticks: list[Sign] = []
    most, strange, signs = "", False, line.signs
    for n, sign in enumerate(signs):
        mark = sign.mark
        if mark in _WAYS:
            ways.append(_WAYS[mark])
            marks.add(mark)
        elif mark in ("<most>", "<least>"):
            if most:
                return None
            most = mark.strip("<>")
        elif mark == "<t>":
            ticks.append(sign)
        elif mark == "<degree>":
            strange = True
        elif mark == "<w>":
            if (
                "ends" in part.found
                and not ways
                and n
                and n + 1 < len(signs)
                and signs[n + 1].mark in ("<most>", "|", "from")
            ):
                ways.append("any")  # whatever it did from the one number to the other
            elif not _is_head(signs, n) and not _is_cause(part, signs, n):
                return None
            strange = True
        elif mark not in _IDLE and mark not in ("|", "<only>", "<not>", "<axis>", "<line>"):
            return None
    if (
        len(set(ways) - {"any"}) > 1
        and not {"bad", "down"} >= set(ways) - {"any"}
        and not {"good", "bad"} & set(ways)
    ):
        return None  # of one it goes one way, and of another the other
    counted = {sign.mark for sign in signs}
    return replace(
        part, ways=tuple(dict.fromkeys(ways)), marks=frozenset(marks), ticks=tuple(ticks), most=most,
        only="<only>" in counted, denied="<not>" in counted, strange=strange,
    )  # fmt: skip


def _is_cause(part: Part, signs: tuple[Sign, ...], n: int) -> bool:
    """Whether an unknown word may be what has changed the cells: "the update saves 4 to 6 points"."""
    behind = signs[n + 1].mark if n + 1 < len(signs) else ""
    return bool({"size", "size2", "range"} & set(part.found)) and behind in _MOVES


def _is_head(signs: tuple[Sign, ...], n: int) -> bool:
    """Whether an unknown word may be what a place is called: "the Harbour boat at noon", "the readings of Harbour"."""
    before = signs[n - 1].mark if n else ""
    behind = signs[n + 1].mark if n + 1 < len(signs) else ""
    return (
        before == "<t>"
        or behind in ("in", "on", "at", "for", "of")
        and n + 2 < len(signs)
        and signs[n + 2].mark == "<t>"
    )
