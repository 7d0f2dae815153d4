"""Clauses that a frame of extremes or ranks takes to the last word, read as what they claim."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.claims.rank_reading import Rank
from auditor.claims.standings.found import Found
from auditor.claims.summits.frames import frames
from auditor.claims.summits.lines import line_of
from auditor.claims.summits.words import unknown
from auditor.language.clauses import Clause, Spot
from auditor.language.each import of_everything
from auditor.language.items import Item
from auditor.language.named_cell import named_cell, of_cells
from auditor.language.numbers import Num
from auditor.language.pairs import halves
from auditor.language.ranking import direction_of
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.scope import selection
from auditor.language.subject import of_statement, subjects
from auditor.world import Selection, same_labels

_TELLING = re.compile(
    r"est\b|most\b|least\b|best|worst|max|min|peak|\btop|bottom|crown|title|gold|lead|record|second|third|fourth|runner|next|\bno\b|\bnothing|nobody|nowhere|none|"
    r"\blow|\bhigh|favourite|optim|sweet spot|winn|apex|summit|palm|prize|laurel|honour|zenith|nadir",
    re.IGNORECASE,
)
_NAMED = {
    "<more>": "max", "<less>": "min", "<better>": "good", "<worse>": "bad", "<er>": "max", "<est>": "max", "<least>": "min",
    "most": "max", "fewest": "min", "top": "max", "exceed": "max", "surpass": "max", "match": "max", "beat": "good",
}  # fmt: skip
_RANKS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
# What a clause does not tell that tells an extreme to its last word.
_OVERRIDDEN = tuple(
    "amount value comparison count threshold trend average range ratio change standing".split()
)
_PLACED = re.compile(
    r"\b(?:is|was|are|lies?|stands?|sits?|occurs?|falls?|appears?|belongs?|goes)\b", re.IGNORECASE
)
# "No value is above that of A at B": of all values, and not only of those at B.
_OF_CELLS = re.compile(r"\bnone (?:(?:other|single) )*<cell>")
Selections = tuple[Selection, ...]
Ways = Iterator[tuple[Selections, Selections, bool]]


@dataclass(frozen=True, slots=True)
class Said:
    """What a frame tells: in which direction, which rank, where it was looked and where found, and the number."""

    kind: str
    direction: str  # as in the lexicon; "either" for an adjective of which it is not known what it measures
    cue: Item | None
    rank: int
    looked: tuple[Item, ...]
    found: tuple[Item, ...]
    value: Num | None
    off_diagonal: bool
    loose: bool
    each: str
    tail: str


def read_extremes(clause: Clause) -> Iterator[Reading]:
    """Extremes told in whole sentences."""
    for said in _said(clause, "extreme", "place", "nothing", "each"):
        for way in _directions(clause, said):
            for scope, place, sure in _each_line(clause, said) if said.each else _ways(clause, said):
                meant = Extreme(way, scope, said.value, place, tentative=not sure, each=bool(said.each))
                if _tells(clause, said, scope, place):
                    yield _reading(clause, said, meant)
                    if _by_magnitude(clause, said):
                        yield _reading(clause, said, replace(meant, magnitude=True))


def _directions(clause: Clause, said: Said) -> tuple[str, ...]:
    either = said.direction == "either"
    return ("max", "min") if either else directions(said.direction, clause.document, clause.panels[0])


def read_ranks(clause: Clause) -> Iterator[Reading]:
    """Ranks told in whole sentences."""
    for said in _said(clause, "rank"):
        ways = directions(said.direction, clause.document, clause.panels[0])
        for way in ways:
            for scope, place, sure in _ways(clause, said):
                if _tells(clause, said, scope, place):
                    unlikely = not sure or way != ways[0]
                    meant = Rank(said.rank, way, scope, said.value, place, tentative=unlikely)
                    yield _reading(clause, said, meant)


def _reading(clause: Clause, said: Said, meant: Extreme | Rank) -> Reading:
    panels = tuple(dict.fromkeys(s.panel for s in meant.scope))
    sure = not said.tail and not unknown(clause) or _is_there(clause, said, meant.place)
    if not sure or said.direction == "either":
        kept = _OVERRIDDEN if said.direction == "either" and meant.value is not None or _of_cell(said) else ()
        return Reading(meant, frozenset(clause.items), panels, bool(clause.of("hedge")), (), kept)
    earlier = ((i.start, i.end) for i in clause.before if isinstance(i.value, RegionRef))
    whole = ((clause.start, clause.end), *earlier)
    return Reading(meant, frozenset(clause.items), panels, bool(clause.of("hedge")), whole, _OVERRIDDEN)


def _of_cell(said: Said) -> bool:
    """`Most bees were counted in A at B`: whether one cell is told to hold the most, and no lines are compared."""
    quant = said.cue is None and said.kind == "extreme" and said.direction in ("max", "min")
    return quant and len([part for item in said.found for part in (halves(item) or [item])]) == 2


def _is_there(clause: Clause, said: Said, place: Sequence[Selection]) -> bool:
    """Whether the number told stands in the one cell told, so that the sentence surely speaks of these data."""
    cells = [(s.panel, *at) for s in place for at in s.places(clause.panel(s.panel))]
    if said.value is None or len(cells) != 1:
        return False
    panel, row, column = cells[0]
    written = clause.panel(panel).values.get((row, column))
    return written is not None and abs(written.value - said.value.value) < 1e-9


def _said(clause: Clause, *kinds: str) -> Iterator[Said]:
    labelled = any(not isinstance(item.value, PanelRef) and item.kind == "ref" for item in clause.label)
    if not _TELLING.search(clause.text) or labelled or of_statement(clause):
        return
    line = line_of(clause)
    if re.search(r"<ref> (?:to|into|as) <ref>", line.line) or re.search(r"\bfrom\b.*\bto\b", clause.text):
        return  # which of them is the row is told elsewhere
    if "<panels>" in line.line or line.line.count("<panel>") > 1:
        return
    for frame in frames():
        match = frame.pattern.match(line.line) if frame.kind in kinds else None
        one = _meant(clause, frame.kind, Found(match, line)) if match else None
        if one is not None:
            yield one


def _meant(clause: Clause, kind: str, found: Found) -> Said | None:
    groups = found.match.re.groupindex
    names = {start: tuple(name for name in groups if name.startswith(start)) for start in ("lead", "of", "at", "v", "off", "each", "tail")}  # fmt: skip
    direction, cue, rank = _direction(found)
    value = _number(found, names["v"])
    items = [i for name in names["v"] for i in found.items(name)]
    looked, there = _places(found, *names["lead"], *names["of"]), _places(found, *names["at"])
    if kind == "place" and found.words("of1"):
        return None  # "A is best at B" may tell where A is best
    if kind == "nothing" and value is None and found.words("way1") in ("<better>", "beat"):
        return None  # "nothing beats A at B" compares lines
    if any(isinstance(item.value, Spot | PlaceRef) for item in (*looked, *there)):
        return None  # "from A to B": which of them is the row is told elsewhere
    if kind == "rank" and (looked and _is_bare(cue) or value is None):
        return None  # "at A, B comes second" is said of lines
    if not direction or value is not None and (value.op not in ("=", "~") or value.word) or len(items) > 1:
        return None
    of_lines = re.search(r"<(?:axis|row|column)>", found.words("nouns1")) is not None
    return Said(
        kind,
        direction,
        cue,
        rank,
        looked,
        there,
        value,
        any(found.words(name) for name in names["off"]),
        kind in ("place", "nothing")
        and not found.words("all1")
        and not _OF_CELLS.search(found.match.group())
        or of_lines
        or (kind == "rank" and _is_bare(cue)),
        found.words(*names["each"]),
        found.words(*names["tail"]),
    )


def _is_bare(cue: Item | None) -> bool:
    """`second comes`, `the runner-up`: a place that does not tell of what it is one, as "the second-highest value" does."""
    return cue is None or not re.search(r"est\b|most\b|least\b|worst\b", cue.text, re.IGNORECASE)


def _places(found: Found, *names: str) -> tuple[Item, ...]:
    """The rows, columns and cells that some groups name; not what their axes are called."""
    lines = TickRef | PositionRef | Spot | PlaceRef
    return tuple(i for name in names for i in found.items(name) if isinstance(i.value, lines))


def _number(found: Found, names: Sequence[str]) -> Num | None:
    """The number told; what is above all others is no bound of its own: "A takes the lead (5)"."""
    number = found.number(*names)
    leads = found.match.groupdict().get("sup1") == "lead"
    return replace(number, op="=") if number is not None and leads else number


def _direction(found: Found) -> tuple[str, Item | None, int]:
    """The direction that a frame's words tell, their mention if they are one, and the rank."""
    word = (
        found.words("sup1", "rank1", "way1") if "way1" not in found.match.groupdict() else found.words("way1")
    )
    items = found.items(*(name for name in ("sup1", "rank1") if name in found.match.groupdict()))
    if "verb" in found.match.groupdict():
        verbs = [item for item in found.phrasing.owners if item is not None and item.has("extreme")]
        return verbs[0].sense("extreme"), verbs[0], 1
    if word == "<rank>":
        return direction_of(items[0].text), items[0], int(items[0].sense("rank"))
    if word == "<ext>":
        return items[0].sense("extreme"), items[0], 1
    if rank := _RANKS.get(word.split()[-2] if word.endswith("place") else word.split()[-1]):
        return "good", None, rank
    if word.startswith("most ") and re.search(rf"{word} (?:are|were)\b", found.match.group()):
        return "max", None, 1  # "most bees were counted in A" tells of a number
    if word == "<odd>" or word.startswith("most "):
        return "either", None, 1
    return _NAMED.get(word, "good"), None, 1


def _ways(clause: Clause, said: Said) -> Ways:
    """Where it was looked and where it was found, and whether that is likely, in each way that the words leave open.

    "Nothing beats A at B" may be said of all that is at B.
    """
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    if panels and of_everything(clause.text):
        yield from _of_figure(clause, said)
        return
    if of_everything(clause.text) and 1 < len(clause.document.panels) != len(clause.panels):
        yield from _of_figure(clause, said)  # "overall" may be said of all panels
    parts = [part for item in said.found for part in (halves(item) or [item])]
    splits: list[tuple[Sequence[Item], Sequence[Item], bool]] = [(said.looked, said.found, True)]
    cell = said.cue is not None and named_cell(clause, [said.cue]) and of_cells(clause, [said.cue])
    if said.loose and not said.looked and len(parts) == 2 and not cell:
        splits.append((parts[1:], parts[:1], False))
    if (
        said.kind == "extreme"
        and not said.looked
        and len(parts) == 1
        and said.value is not None
        and _trails(clause, parts[0])
        and not of_everything(clause.text)
    ):
        splits.append((parts, (), True))
    if not said.looked:
        earlier = [part for item in clause.before for part in (halves(item) or [item]) if _is_line(part)]
        splits += [([part], said.found, True) for part in earlier]  # "at A the best is 5, and the worst is 2"
    for looked, found, sure in splits:
        scopes = [one.selections for one in subjects(clause, [*panels, *looked])]
        places = [one.selections for one in subjects(clause, [*panels, *looked, *found])] if found else []
        if found and not places:
            continue
        if places and len(scopes) == 1:
            scopes *= len(places)
        for scope, place in zip(scopes, places or [()] * len(scopes), strict=False):
            yield from _off_diagonal(clause, said, scope, place, sure)


def _of_figure(clause: Clause, said: Said) -> Ways:
    """`The overall best is 5, on the left`: the panel that is named is where it stands."""
    everywhere = tuple(selection(clause, n, said.looked) for n in range(len(clause.document.panels)))
    named = said.found or any(isinstance(item.value, PanelRef) for item in clause.items)
    there = tuple(selection(clause, n, (*said.looked, *said.found)) for n in clause.panels if named)
    if None not in everywhere and None not in there:
        yield tuple(s for s in everywhere if s is not None), tuple(s for s in there if s is not None), True


def _is_line(item: Item) -> bool:
    return isinstance(item.value, TickRef | PositionRef)


def _trails(clause: Clause, part: Item) -> bool:
    """`the maximum is 5 in row A`: whether a line that is named behind the number may be what the extreme is of."""
    gaps = (
        clause.sentence[number.end : part.start] for number in clause.numbers if number.start < part.start
    )
    return any(not _PLACED.search(gap) for gap in gaps)


def _off_diagonal(clause: Clause, said: Said, scope: Selections, place: Selections, sure: bool) -> Ways:
    """As it is, and without the diagonal where the words leave it out, or a set is crossed with itself."""
    if not said.off_diagonal:
        yield scope, place, sure
    on_diagonal = place and not any(
        list(replace(s, region="off-diagonal").places(clause.panel(s.panel))) for s in place
    )
    if said.off_diagonal or not on_diagonal and all(same_labels(clause.panel(s.panel)) for s in scope):
        region = "off-diagonal"
        yield (
            tuple(replace(s, region=region) for s in scope),
            tuple(replace(s, region=region) for s in place),
            sure,
        )


def _each_line(clause: Clause, said: Said) -> Ways:
    """Each line of a side by itself, with the place on the other side."""
    every = next((i.value for i in clause.items if isinstance(i.value, TickRef) and i.value.every), None)
    side = every.side if every is not None else {"<row>": "rows", "<column>": "columns"}[said.each]
    place = [selection(clause, panel, said.found) for panel in clause.panels]
    if any(one is None or (one.rows if side == "rows" else one.columns) is not None for one in place):
        return
    lines = []
    for panel in clause.panels:
        grid = clause.panel(panel)
        size = len((grid.rows if side == "rows" else grid.columns).ticks)
        lines += [
            Selection(panel, (n,)) if side == "rows" else Selection(panel, None, (n,)) for n in range(size)
        ]
    yield tuple(lines), tuple(one for one in place if one is not None), True


def _tells(clause: Clause, said: Said, scope: Sequence[Selection], place: Sequence[Selection]) -> bool:
    """Whether so much is told that lines are not compared as wholes: a number, or a cell."""
    narrow = any(s.rows is not None and s.columns is not None for s in place)
    single = any(s.rows is not None and s.columns is not None for s in scope)
    return bool(scope) and not single and (said.value is not None or narrow or bool(said.each and place))


def _by_magnitude(clause: Clause, said: Said) -> bool:
    """Of signed values the strongest may be the one furthest from zero."""
    signed = any(q.value < 0 for panel in clause.panels for q in clause.panel(panel).values.values())
    words = said.cue.text if said.cue is not None else ""
    return signed and bool(re.search(r"strong|weak|large|small|great|big|faint", words, re.IGNORECASE))
