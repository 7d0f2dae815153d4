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


def read_shares(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`most of the map is pale teal`, `every count over 40 is drawn in dark teal`, `the first row is pale throughout`."""
    most = r"(?:predominantly|mostly|mainly|largely|chiefly|primarily|for the most part)"
    frames = (
        (
            "nearly all",
            rf"(?:nearly|almost|virtually|practically) (?:the |all )*(?:whole |entire |of the )?(?:{{panel|cell}}) {BE}{SHOWN} {COLOURS}",
        ),
        (
            "most",
            rf"(?:{{panel|cell|panels|panelname}})(?: {{panel|cell}})? (?:{BE}|consist|use|show) {most}(?: {SHOWN.strip()})?(?: of)? {COLOURS}",
        ),
        (
            "most",
            rf"(?:most|the majority|the bulk|more than half)(?: of)?(?: the)? {{cell}} {BE}{SHOWN} {COLOURS}",
        ),
        ("all", rf"(?:all|every|each)(?: of)?(?: the)? {{cell}} {BE}{SHOWN} {COLOURS}"),
        ("all", rf"(?:the )?(?:whole|entire) {{panel}} {BE}{SHOWN} {COLOURS}"),
    )
    spans: list[tuple[int, int]] = []
    for about, frame in frames:
        for match in line.find(frame):
            if not any(start < match.span[1] and match.span[0] < end for start, end in spans):
                spans.append(match.span)
                yield (
                    Tint(about, named_colours(match, "a", "b", "c"), all_panels(clause)),
                    match.items,
                    match.span,
                )
    for match in line.find(rf"(?:{most}|mostly) {COLOURS} \( (?:{{cell}} )?{{number:n}} \)"):
        num = number_at(clause, match.item("n"))
        if num is not None and num.op in (">", "<", ">=", "<="):
            yield (
                Tint("most beyond", named_colours(match, "a"), all_panels(clause), num),
                match.items,
                match.span,
            )
    for match in line.find(
        rf"(?:all|every|each|any)(?: of)?(?: the)? {{cell}} (?:(?:that|which|is|are|above|over|below|under|exceeding|of|at|beyond|greater|less|more|larger|smaller|higher|lower|than|least|most|exceed|reaching) )*{{number:n}}(?: (?:or|and) (?:more|above|less|below|higher|lower))? {BE}{SHOWN} {COLOURS}"
    ):
        num = number_at(clause, match.item("n"))
        if num is not None and num.op in (">", "<", ">=", "<="):
            yield (
                Tint("beyond", named_colours(match, "a", "b", "c"), all_panels(clause), num),
                match.items,
                match.span,
            )
    for match in line.find(
        rf"(?:the )?(?:whole |entire )?{{tick|line|spot|place|region:r}}(?: {{row|column|cell}})? {BE}(?P<part> {most})?{SHOWN} {COLOURS}(?: throughout)?"
    ):
        chosen = tuple(
            s for index in clause.panels if (s := selection(clause, index, [match.named["r"]])) is not None
        )
        if chosen:
            yield (
                Tint("most" if match.has("part") else "all", named_colours(match, "a", "b", "c"), chosen),
                match.items,
                match.span,
            )
    but = rf"in the {{tick|line:r}}(?: {{row|column}})? (?:everything|all|every {{cell}}|all {{cell}}) but the (?P<which>last|first) {{cell}} {BE}{SHOWN} {{colour:a}}"
    for match in line.find(but):
        chosen = tuple(
            part
            for index in clause.panels
            if (s := selection(clause, index, [match.named["r"]])) is not None
            and (part := _without(clause, s, match.words["which"]))
        )
        if chosen:
            yield Tint("all", named_colours(match, "a"), chosen), match.items, match.span


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
    stand = r"(?:(?:is|are|lies|lie|stand|sits|sit|stands|found|always|seen|,|located|at|in|on|the|of|for|cell|square|field) )*"
    for match in line.find(
        rf"(?:the )?{_SUPER}(?: (?:{{cell}}|field|area|shade|patch))?(?: of (?:the )?(?:{{panel|panelname|cell}})(?: {{panel}})?)? {stand}(?P<r>{{region|spot|place|tick|line}})(?: {{cell|row|column}})?"
    ):
        fact = _superlative(clause, match)
        if fact is not None:
            yield fact, match.items, match.span


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
