"""How people say where colours are: "most of the map is teal", "the reddest cell is at the top right"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.tints.claims import Tint
from auditor.claims.tints.names import parsed
from auditor.claims.tints.scales import scale_of
from auditor.claims.tints.wording import BE, COLOURS, SHOWN, Found, all_panels, named_colours, number_at
from auditor.language.clauses import Clause
from auditor.language.phrasing import Match, Phrasing
from auditor.language.scope import selection
from auditor.world import Selection

_MOST = r"(?:predominantly|mostly|mainly|largely|chiefly|primarily|for the most part)"
_SHARES = (
    (
        "nearly all",
        rf"(?:nearly|almost|virtually|practically) (?:the |all )*(?:whole |entire |of the )?(?:{{panel|cell}}) {BE}{SHOWN} {COLOURS}",
    ),
    (
        "most",
        rf"(?:{{panel|cell|panels|panelname}})(?: {{panel|cell}})? (?:{BE}|consist|use|show) {_MOST}(?: {SHOWN.strip()})?(?: of)? {COLOURS}",
    ),
    (
        "most",
        rf"(?:most|the majority|the bulk|more than half)(?: of)?(?: the)? {{cell}} {BE}{SHOWN} {COLOURS}",
    ),
    ("all", rf"(?:all|every|each)(?: of)?(?: the)? {{cell}} {BE}{SHOWN} {COLOURS}"),
    ("all", rf"(?:the )?(?:whole|entire) {{panel}} {BE}{SHOWN} {COLOURS}"),
)
_MOST_BEYOND = rf"(?:{_MOST}|mostly) {COLOURS} \( (?:{{cell}} )?{{number:n}} \)"
_ALL_BEYOND = rf"(?:all|every|each|any)(?: of)?(?: the)? {{cell}} (?:(?:that|which|is|are|above|over|below|under|exceeding|of|at|beyond|greater|less|more|larger|smaller|higher|lower|than|least|most|exceed|reaching) )*{{number:n}}(?: (?:or|and) (?:more|above|less|below|higher|lower))? {BE}{SHOWN} {COLOURS}"
_PART = rf"(?:the )?(?:whole |entire )?{{tick|line|spot|place|region:r}}(?: {{row|column|cell}})? {BE}(?P<part> {_MOST})?{SHOWN} {COLOURS}(?: throughout)?"
# "A, May: 9 (pale blue)", "A in May is pale blue (9)".
_CELL = r"(?:the )?(?:{cell} (?:of |at |for )(?:the )?)?{spot|place|tick|line:r}(?: (?:(?:in|at|on|for) |, )?{tick|line:across})?(?: {row|column|cell})?"
_VALUED = (
    rf"{_CELL}(?: (?:[a-z]+|:|,|-|–|—)){{0,3}} {{number:n}}(?: [a-z]+)? (?:\(|,) (?:(?:a|an|the|in|shown|drawn|painted) )*{{colour:a}}",
    rf"{_CELL} {BE}{SHOWN} {{colour:a}} \( {{number:n}}",
    r"{number:n}(?: [a-z]+)? (?:\(|,) (?:(?:a|an|the|in|shown|drawn|painted) )*{colour:a}",
)
_ALL_BUT = rf"in the {{tick|line:r}}(?: {{row|column}})? (?:everything|all|every {{cell}}|all {{cell}}) but the (?P<which>last|first) {{cell}} {BE}{SHOWN} {{colour:a}}"
_BEYOND = (("most beyond", _MOST_BEYOND, ("a",)), ("beyond", _ALL_BEYOND, ("a", "b", "c")))


def read_shares(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`most of the map is pale teal`, `every count over 40 is drawn in dark teal`, `the first row is pale throughout`."""
    yield from _of_all(clause, line)
    yield from _of_those_beyond(clause, line)
    yield from _of_parts(clause, line)


def _of_all(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`most of the map is pale teal`; of frames that fit the same words the first."""
    spans: list[tuple[int, int]] = []
    for about, frame in _SHARES:
        for match in line.find(frame):
            if not any(start < match.span[1] and match.span[0] < end for start, end in spans):
                spans.append(match.span)
                fact = Tint(about, named_colours(match, "a", "b", "c"), all_panels(clause))
                yield fact, match.items, match.span


def _of_those_beyond(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`mostly red (counts over 40)`, `every count over 40 is drawn in dark teal`."""
    for about, frame, names in _BEYOND:
        for match in line.find(frame):
            num = number_at(clause, match.item("n"))
            if num is not None and num.op in (">", "<", ">=", "<="):
                fact = Tint(about, named_colours(match, *names), all_panels(clause), num)
                yield fact, match.items, match.span


def _of_parts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`the first row is pale throughout`, `in the Oak row all cells but the last are red`."""
    for match in line.find(_PART):
        if chosen := _chosen(clause, match):
            about = "most" if match.has("part") else "all"
            yield Tint(about, named_colours(match, "a", "b", "c"), chosen), match.items, match.span
    for match in line.find(_ALL_BUT):
        cut = (_without(clause, one, match.words["which"]) for one in _chosen(clause, match))
        if kept := tuple(one for one in cut if one):
            yield Tint("all", named_colours(match, "a"), kept), match.items, match.span


def read_valued(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`A, May: 9 (pale blue)`, `A in May is pale blue (9)`: one cell with its number and its colour; its label may name it."""
    for frame in _VALUED:
        for match in line.find(frame):
            chosen, num = _chosen(clause, match) or _labelled(clause), number_at(clause, match.item("n"))
            if len(chosen) == 1 and chosen[0].is_cell and num is not None:
                yield Tint("all", named_colours(match, "a"), chosen, num), match.items, match.span
                return


def _labelled(clause: Clause) -> tuple[Selection, ...]:
    """The cell that the label before a clause names, or the headings above it with that."""
    if clause.refs:
        return ()
    own, above = (
        [item for item in items if item.kind == "ref"] for items in (clause.label, clause.trail_items)
    )
    found = (
        selection(clause, index, refs) for index in clause.panels for refs in (own, [*above, *own]) if refs
    )
    return tuple(one for one in found if one is not None and one.is_cell)[:1]


def _chosen(clause: Clause, match: Match) -> tuple[Selection, ...]:
    """The named part in each panel that has it."""
    refs = [match.named[name] for name in ("r", "across") if name in match.named]
    if not refs:
        return ()
    found = (selection(clause, index, refs) for index in clause.panels)
    return tuple(one for one in found if one is not None)


def _without(clause: Clause, line: Selection, which: str) -> Selection | None:
    """One row or column without its first or last cell."""
    panel = clause.panel(line.panel)
    rows, columns = range(len(panel.rows.ticks)), range(len(panel.columns.ticks))
    kept = slice(1, None) if which == "first" else slice(None, -1)
    if line.columns is not None and line.rows is None:
        return replace(line, rows=tuple(rows)[kept])
    return (
        replace(line, columns=tuple(columns)[kept])
        if line.rows is not None and line.columns is None
        else None
    )


_OF_ALL = re.compile(
    r"\b(?:of|in) (?:the |this )?(?:whole |entire )?figure\b|\b(?:of|in|across) all (?:the )?panels\b",
    re.IGNORECASE,
)
_HUES = {
    "reddest": "red",
    "bluest": "blue",
    "greenest": "green",
    "yellowest": "yellow",
    "brownest": "brown",
    "blackest": "black",
    "whitest": "white",
    "purplest": "purple",
    "pinkest": "pink",
    "greyest": "gray",
    "grayest": "gray",
}
_SUPER = rf"(?:(?P<hue>{'|'.join(_HUES)})|(?P<dark>darkest|deepest)|(?P<light>lightest|palest|brightest|faintest)|{{colour:s}}|strongest {{colour:t}})"


def read_extremes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`the reddest cell is at the top right`: the place of the largest or the smallest value, as the legend has it."""
    # "The darkest cell of the row" tells where it was looked for, and not where it stands.
    stand = r"(?!of )(?:(?:belong|belongs|to|one|accordingly|therefore|thus|clearly|always|lies|is|are|lies|lie|stand|sits|sit|stands|found|always|seen|,|located|at|in|on|the|of|for|cell|square|field) )*"
    for match in line.find(
        rf"(?:the )?{_SUPER}(?: (?:{{cell}}|field|area|shade|patch))?(?: (?:of|on|in|across) (?:the )?(?:whole |entire )?(?:{{panel|panelname|cell}})(?: {{panel}})?)? {stand}(?P<r>{{region|spot|place|tick|line}})(?: {{cell|row|column}})?"
    ):
        fact = _superlative(clause, match)
        if fact is not None:
            yield fact, match.items, match.span


_TOPMOST = r"(?:the )?(?:(?P<most>maximum|highest|largest|greatest|longest|peak)|(?P<least>minimum|lowest|smallest|shortest))"


def read_appositions(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`the maximum is at A, a cell of the deepest red`: the extreme of the values is that of the colour, and there."""
    for match in line.find(
        rf"{_TOPMOST}(?: [a-z]+| {{cell}})* (?P<r>{{spot|place|tick|line}})(?: {{row|column}})?(?: (?:at|in|on|of) (?:the )?{{tick|line:across}}(?: {{row|column}})?)?(?: \( {{number}} \))? (?:, )?(?:a|an|the|one) {{cell}} (?:of|in) (?:the |a |an )?{{colour:s}}"
    ):
        colour = parsed(match.named["s"].text)
        place = _chosen(clause, match)
        if colour is not None and place:
            sense = "high" if match.has("most") else "low"
            facts = (
                Tint("extreme", (colour.bases[0],), all_panels(clause), place=place),
                Tint("means", (colour.bases[0],), all_panels(clause), sense=sense),
            )
            yield from ((fact, match.items, match.span) for fact in facts)


def _superlative(clause: Clause, match: Match) -> Tint | None:
    if clause.of("extreme") and all(scale_of(clause.panel(index)) is None for index in clause.panels):
        return None  # no legend, but the text tells what darker means: it is an extreme of the values
    named = next((match.item(name) for name in ("s", "t") if match.item(name) is not None), None)
    first = named.text.split()[0].casefold() if named is not None else ""
    if match.item("s") is not None and first not in ("darkest", "deepest", "lightest", "palest", "brightest"):
        return None
    ref = match.named["r"]
    place = tuple(s for index in clause.panels if (s := selection(clause, index, [ref])) is not None)
    if not place:
        return None
    if match.has("hue"):
        return Tint("extreme", (_HUES[match.words["hue"]],), _looked_at(clause), place=place)
    if named is not None:
        colour = parsed(named.text)
        return Tint(
            "extreme",
            (colour.bases[0],) if colour else (),
            _looked_at(clause),
            place=place,
            shade="" if colour else "dark",
        )
    return Tint(
        "extreme", (), _looked_at(clause), place=place, shade="dark" if match.has("dark") else "light"
    )


def _looked_at(clause: Clause) -> tuple[Selection, ...]:
    """The panels among which an extreme is sought: all there are, where it is one of the figure."""
    if _OF_ALL.search(clause.text):
        return tuple(map(Selection, range(len(clause.document.panels))))
    return all_panels(clause)
