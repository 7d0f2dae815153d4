"""How people say what colours stand for: "rain is drawn in blue", "darker is lower"."""

import re
from collections.abc import Iterator

from auditor.claims.tints.claims import Tint
from auditor.claims.tints.scales import scale_of
from auditor.claims.tints.wording import (
    COLOURS,
    LINK,
    MARK,
    OF,
    SENSES,
    THE,
    Found,
    all_panels,
    named_colours,
)
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Match, Phrasing
from auditor.language.refs import PanelRef
from auditor.reading.colours import colours_in
from auditor.world import Selection


def read_meanings(clause: Clause, line: Phrasing, good: str) -> Iterator[Found]:
    """`teal and blue stand for the higher counts`, `low counts have a pale teal`, `dark red (low)`."""
    behind = rf"{COLOURS}(?: {{cell}})?(?: {{cell}})? ?(?:{LINK} )*{THE}{SENSES}{OF}(?: \))?"
    before = rf"{SENSES}{OF}(?: (?!(?:not|no|never)\b)[a-z]+)?(?: (?:of|in|along|at) the (?:[a-z]+|<line>))? (?:(?:therefore|accordingly|thus|hence|all|show|show up|come out|turn out|look|as|get|are|is|have|take|appear|appear in|shown in|are shown in|marked by|marked in|wear|go with|receive|correspond to|are in|come in|a|an|the|in|with|by) )+{{colour:a}}(?: (?:tint|tone|shade|hue|colour|color))?"
    taken: set[Item] = set()
    for frame in (behind, before):
        for match in line.find(frame) if not _declares(clause) else ():
            names = named_colours(match, "a", "b", "c")
            if match.named["a"] not in taken and not _is_extreme(match):
                taken.add(match.named["a"])
                yield (
                    Tint("means", names, all_panels(clause), sense=_sense(match, good)),
                    match.items,
                    match.span,
                )


def _declares(clause: Clause) -> bool:
    """Whether the clause stands in a legend that has no numbers: what it declares cannot be held against itself."""
    at = clause.statement.span.start
    for index in clause.panels:
        legend, scale = clause.panel(index).legend, scale_of(clause.panel(index))
        if (
            legend is not None
            and legend.span.start <= at < legend.span.end
            and not (scale and scale.numbered)
        ):
            return True
    return False


def _is_extreme(match: Match) -> bool:
    return bool(colours_in(match.named["a"].text)) and bool(
        re.search(r"est\b", match.named["a"].text, re.IGNORECASE)
    )


def _sense(match: Match, good: str) -> str:
    if match.has("low"):
        return "low"
    if match.has("high"):
        return "high"
    return good if match.has("good") else "low" if good == "high" else "high"


_DARKER = "darker|deeper|more intense|more saturated|richer|denser|stronger"
_LIGHTER = "lighter|paler|brighter|fainter"
_DARK = (
    "dark|darker|darkest|deep|deeper|intense|more intense|saturated|more saturated|rich|richer|dense|denser"
)
_LIGHT = "light|lighter|lightest|pale|paler|bright|brighter|faint|fainter"


def read_shades(clause: Clause, line: Phrasing, good: str) -> Iterator[Found]:
    """`darker is lower`, `the paler the field, the colder the month`, `lighter colours represent higher values`."""
    more = rf"(?:(?P<dark>{_DARKER})|(?P<light>{_LIGHTER}))"
    plain = r"(?:(?P<dark>dark|deep|intense|saturated)|(?P<light>light|pale|bright|faint))(?: and \w+)? (?:colour|color|shade|tone|hue|{cell}|tint)(?: \( [^()<]*(?:{colour}[^()<]*)*\))?"
    tell = r"(?: (?:would )?(?:mean|indicate|represent|denote|stand for|signal|signify|correspond to|show|encode|mark|depict|express|point to))"
    thing = r"(?: (?:the|a))?(?: (?:{colour}|{cell}|colour|color|shade|tone|hue|tint|square|fill|blue|red|green))?(?: (?:colour|color|shade|tone|hue))?(?: \( {panelname:p} \))?"
    link = rf"(?: (?:{MARK}|correlate with|correlates with|=|:|,|mean that|indicating|representing|meaning|denoting|marking|showing))+"
    sense = rf" (?:the |that )*{SENSES}(?: (?:the|answer|of))?{OF}"
    frames = (
        rf"(?:the )?{more}{thing}{link}{sense}",
        rf"(?:the )?{plain}{tell}{sense}",
        rf"{{colour:d}}{link}{sense}",
    )
    for match in (m for frame in frames[:2] for m in line.find(frame)):
        panel = match.item("p")
        scope = (
            tuple(map(Selection, panel.value.panels))
            if panel is not None and isinstance(panel.value, PanelRef)
            else all_panels(clause)
        )
        yield (
            Tint(
                "shade", (), scope, sense=_sense(match, good), shade="dark" if match.has("dark") else "light"
            ),
            match.items,
            match.span,
        )
    for match in line.find(frames[2]):
        name = match.named["d"].text
        found = re.match(rf"(?:(?P<dark>{_DARK})|(?P<light>{_LIGHT}))\b", name, re.IGNORECASE)
        if found and name.split()[0].casefold().endswith("er"):  # "deeper blue means more"
            yield (
                Tint(
                    "shade",
                    (),
                    all_panels(clause),
                    sense=_sense(match, good),
                    shade="dark" if found["dark"] else "light",
                ),
                match.items,
                match.span,
            )
