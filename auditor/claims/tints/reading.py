"""How people speak of colours: "three squares are red", "small numbers get a light tint", "darker is lower"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.tints.claims import Tint, Tints
from auditor.claims.tints.names import parsed
from auditor.claims.tints.scales import scale_of
from auditor.language.clauses import Clause
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing, phrasing
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.language.strange import strange_words
from auditor.metrics import metric_of
from auditor.reading.colours import colours_in, is_colour
from auditor.world import Selection

Found = tuple[Tint, frozenset[Item], tuple[int, int]]

_QUALIFIED = re.compile(
    r"\b(?:except|but|apart|aside|unless|if|when|without|outside|other|others|rest|remaining|only)\b",
    re.IGNORECASE,
)
_OF_COLOURS = frozenset(
    "hue hues magnitude follows follow palette gradient scheme intensity reserved shade shades tint tints tone tones saturation".split()
)
_LOW = (
    "low|lower|lowest|small|smaller|smallest|little|minimal|minimum|weak|weaker|weakest|cheap|cheaper|cold|colder|short|shorter|short one|small one|low one|smaller one|lower one|"
    "near zero|close to zero|zero|negligible|slow"
)
_HIGH = (
    "high|higher|highest|large|larger|largest|big|bigger|biggest|great|greater|greatest|more|maximal|maximum|strong|stronger|strongest|expensive|dear|hot|hotter|long|longer|"
    "large one|big one|high one|bigger one|higher one|larger one|fast"
)
_GOOD = "good|better|best|success|successful|good one|correct|right"
_BAD = "bad|worse|worst|poor|failure|failing|bad one|poor one|wrong"
_SENSES = rf"(?:(?P<low>{_LOW})|(?P<high>{_HIGH})|(?P<good>{_GOOD})|(?P<bad>{_BAD}))(?! (?:common|frequent|rare|prominent|visible|often|important|interesting|likely|striking|numerous|widespread))"
_MARK = (
    "score|is|are|mark|mean|indicate|represent|denote|stand for|signal|signify|correspond to|show|encode|get|receive|go with|are reserved for|is reserved for|are used for|is used for|reserved for|used for|for|"
    "would mean|belong to|express|depict|point to|flag|equal|are given to"
)
_LINK = rf"(?:{_MARK}|would mean|\(|:|=)"
_THE = r"(?:the |a |an |rather |relatively |comparatively |very |more |only )*"
_OF = r"(?: (?:{cell}|number|value|end|score|one|count|performance|accuracy|end of the scale))?"
_LIST = r"{colour:a}(?:(?: ,)?(?: (?:and|or|/))? {colour:b})?(?:(?: ,)?(?: and|or)? {colour:c})?"
_BE = r"(?:is|are|was|were|appear|appears|remain|look)"
_SHOWN = r"(?: (?:all|both|each|always|uniformly|entirely|consistently))?(?: (?:painted|shown|coloured|colored|drawn|printed|filled|rendered|marked|displayed|depicted|shaded|tinted|set|highlighted|given))?(?: in)?(?: a| an)?"


def tinted(clause: Clause) -> Iterator[Reading]:
    """The reading of a clause as claims on colours, one for each way in which "good" may be meant."""
    line = phrasing(clause)
    for good in (
        ("high", "low") if re.search(rf"\b(?:{_GOOD}|{_BAD})\b", clause.text, re.IGNORECASE) else ("high",)
    ):
        found = [
            *_counts(clause, line),
            *_means(clause, line, _better(clause) or good),
            *_shades(clause, line, _better(clause) or good),
            *_shares(clause, line),
            *_extremes(clause, line),
        ]
        if found:
            items = frozenset(item for _, items, _ in found for item in items)
            tints = Tints(tuple(dict.fromkeys(fact for fact, _, _ in found)))
            places = tuple(place for _, _, place in found)
            strange = [word for word in strange_words(clause, places) if word.casefold() not in _OF_COLOURS]
            whole = not strange and not _QUALIFIED.search(clause.text)
            items |= _harmless(clause, line)
            whole = whole and clause.critical <= items
            yield Reading(
                tints,
                frozenset(clause.items) if whole else items,
                clause.panels,
                understood=((clause.start, clause.end),) if whole else places,
            )
        if _better(clause):
            return


def _better(clause: Clause) -> str:
    """Whether good is high or low here, where the measure tells."""
    metric = metric_of(clause.panel(clause.panels[0]))
    return {"higher": "high", "lower": "low"}.get(metric.better, "") if metric else ""


def _harmless(clause: Clause, line: Phrasing) -> frozenset[Item]:
    """Words that change nothing beside a claim on colours."""
    found = [
        item
        for frame in (
            r"(?:the )?(?:worst|best|lowest|highest|darkest|lightest) (?:shade|colour|color|tone) in use",
            r"just",
            r"only",
            r"indicating [^<]*{cell}",
        )
        for m in line.find(frame)
        for item in m.items
    ]
    return frozenset(found) | _common_line(clause, line)


def _common_line(clause: Clause, line: Phrasing) -> frozenset[Item]:
    """`both are in the first row`, where the two places named before it are."""
    match = line.first(r"both (?:are|lie|stand|of them are) in the {line:r}")
    places = [item for item in clause.refs if match is not None and item.start < match.span[0]]
    if match is None or len(places) != 2:
        return frozenset()
    whole = selection(clause, clause.panels[0], [match.named["r"]])
    own = [selection(clause, clause.panels[0], [item]) for item in places]
    inside = whole is not None and all(one is not None and _within(one, whole) for one in own)
    return match.items if inside else frozenset()


def _within(one: Selection, whole: Selection) -> bool:
    rows = whole.rows is None or (one.rows is not None and set(one.rows) <= set(whole.rows))
    columns = whole.columns is None or (one.columns is not None and set(one.columns) <= set(whole.columns))
    return rows and columns


def _scope(clause: Clause) -> tuple[Selection, ...]:
    return tuple(map(Selection, clause.panels))


def _names(match: Match, *groups: str) -> tuple[str, ...]:
    return tuple(item.text for name in groups if (item := match.item(name)) is not None)


def _num(clause: Clause, item: Item | None) -> Num | None:
    return clause.number(item) if item is not None else None


# --- counts -------------------------------------------------------------------------------------------


def _counts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`medium purple covers five of the nine squares`, `three squares (10, 9 and 10) are painted red`, `no tile is red`."""
    use = r"(?:cover|fill|mark|take|occupy|colour|color|appear in|is used (?:for|in)|are used (?:for|in)|is found in|is seen in|belong to|account for|apply to|occur in|show up in|in)"
    few = r"(?:just |only |exactly |another |all |about )*"
    of = r"(?: of (?:the |all )?{number:m})?"
    frames = (
        rf"{{colour:a}}(?: , [a-z ]+ ,)? {use} {few}{{number:n}}{of}(?: {{cell}})?(?! or)",
        rf"{{number:n}}{of} {{cell}}(?: \((?P<list>(?: (?:{{number}}|,|and))+) \))? {_BE}{_SHOWN} {{colour:a}}(?! (?:and|or|,) {{colour}})",
        rf"(?:(?:,|and|;) )?{{colour:a}} {few}{{number:n}}(?: {{cell}})?(?= ?(?:\.|;|,|$))",
        rf"(?:there (?:is|are) |has |have |contain |show ){few}{{number:n}} {{colour:a}} {{cell}}",
        rf"{{number:n}} {{cell}} {_BE}{_SHOWN} {{colour:a}}$",
    )
    for frame in frames:
        for match in line.find(frame):
            yield _count(clause, line, match), match.items, match.span
    for match in line.find(
        r"(?:no|not a single|none of the) {cell} (?:use|is|are|has|have|show|wear|carry|appear in|turn) (?:it|{colour:a})"
    ):
        names = _names(match, "a") or (_label_colour(clause),)
        if names[0]:
            yield (
                Tint("count", names, _scope(clause), Num(0.0, 1.0, "no", word=True)),
                match.items,
                match.span,
            )
    for match in line.find(r"(?:the )?(?:only|sole|single|lone) {colour:a} (?:{cell}|one|field)"):
        numbers = tuple(clause.number(item) for item in clause.numbers if clause.number(item).op == "=")
        refs = [item for item in clause.refs if item not in match.items]
        chosen = (
            tuple(s for index in clause.panels if (s := selection(clause, index, refs)) is not None)
            if refs
            else ()
        )
        if len(numbers) == len(clause.numbers) <= 1 and (chosen or not refs):
            one = Tint(
                "count", _names(match, "a"), _scope(clause), Num(1.0, 1.0, "one", word=True), None, numbers
            )
            yield one, match.items | frozenset((*clause.numbers, *refs)), match.span
            if chosen:
                yield Tint("all", _names(match, "a"), chosen), match.items, match.span
    for match in line.find(r"(?:(?:,|and|;) )?{colour:a} (?:just |exactly )?as many"):
        before = [
            item
            for item in (*clause.before, *clause.items)
            if item.kind == "colour" and item.start < match.named["a"].start
        ]
        if before:
            yield (
                Tint("as many", _names(match, "a"), _scope(clause), other=before[-1].text),
                match.items | frozenset(clause.of("quant", "some")),
                match.span,
            )


def _count(clause: Clause, line: Phrasing, match: Match) -> Tint:
    listed: tuple[Num, ...] = ()
    if match.words.get("list"):
        own = {item for item in match.items if item.kind == "number"} - {
            match.named.get("n"),
            match.named.get("m"),
        }
        listed = tuple(clause.number(item) for item in sorted(own, key=lambda item: item.start))
    return Tint(
        "count",
        _names(match, "a"),
        _scope(clause),
        _num(clause, match.item("n")),
        _num(clause, match.item("m")),
        listed,
    )


def _label_colour(clause: Clause) -> str:
    label = clause.statement.trail[-1] if clause.statement.trail else ""
    return label if is_colour(label) else ""


# --- what colours stand for -----------------------------------------------------------------------------


def _means(clause: Clause, line: Phrasing, good: str) -> Iterator[Found]:
    """`yellow and orange mark the bigger integers`, `small numbers get a light yellow tint`, `dark red (low)`."""
    behind = rf"{_LIST}(?: {{cell}})?(?: {{cell}})? ?(?:{_LINK} )*{_THE}{_SENSES}{_OF}(?: \))?"
    before = rf"{_SENSES}{_OF} (?:(?:get|are|is|have|take|appear|appear in|shown in|are shown in|marked by|marked in|wear|go with|receive|correspond to|are in|come in|a|an|the|in|with|by) )+{{colour:a}}(?: (?:tint|tone|shade|hue|colour|color))?"
    taken: set[Item] = set()
    for frame in (behind, before):
        for match in line.find(frame) if not _declares(clause) else ():
            names = _names(match, "a", "b", "c")
            if match.named["a"] not in taken and not _is_extreme(match):
                taken.add(match.named["a"])
                yield Tint("means", names, _scope(clause), sense=_sense(match, good)), match.items, match.span


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


def _shades(clause: Clause, line: Phrasing, good: str) -> Iterator[Found]:
    """`darker is lower`, `the deeper the blue, the better the score`, `lighter colours represent higher values`."""
    more = rf"(?:(?P<dark>{_DARKER})|(?P<light>{_LIGHTER}))"
    plain = r"(?:(?P<dark>dark|deep|intense|saturated)|(?P<light>light|pale|bright|faint))(?: and \w+)? (?:colour|color|shade|tone|hue|{cell}|tint)(?: \( [^()<]*(?:{colour}[^()<]*)*\))?"
    tell = r"(?: (?:would )?(?:mean|indicate|represent|denote|stand for|signal|signify|correspond to|show|encode|mark|depict|express|point to))"
    thing = r"(?: (?:the|a))?(?: (?:{colour}|{cell}|colour|color|shade|tone|hue|tint|square|fill|blue|red|green))?(?: (?:colour|color|shade|tone|hue))?(?: \( {panelname:p} \))?"
    link = rf"(?: (?:{_MARK}|correlate with|correlates with|=|:|,|mean that|indicating|representing|meaning|denoting|marking|showing))+"
    sense = rf" (?:the |that )*{_SENSES}(?: (?:the|answer|of))?{_OF}"
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
            else _scope(clause)
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
                    _scope(clause),
                    sense=_sense(match, good),
                    shade="dark" if found["dark"] else "light",
                ),
                match.items,
                match.span,
            )


# --- shares of cells ------------------------------------------------------------------------------------


def _shares(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`nearly the whole plot is light green`, `every score above 81 is shown in dark green`, `the first row is pale throughout`."""
    most = r"(?:predominantly|mostly|mainly|largely|chiefly|primarily|for the most part)"
    frames = (
        (
            "nearly all",
            rf"(?:nearly|almost|virtually|practically) (?:the |all )*(?:whole |entire |of the )?(?:{{panel|cell}}) {_BE}{_SHOWN} {_LIST}",
        ),
        (
            "most",
            rf"(?:{{panel|cell|panels|panelname}})(?: {{panel|cell}})? (?:{_BE}|consist|use|show) {most}(?: {_SHOWN.strip()})?(?: of)? {_LIST}",
        ),
        (
            "most",
            rf"(?:most|the majority|the bulk|more than half)(?: of)?(?: the)? {{cell}} {_BE}{_SHOWN} {_LIST}",
        ),
        ("all", rf"(?:all|every|each)(?: of)?(?: the)? {{cell}} {_BE}{_SHOWN} {_LIST}"),
        ("all", rf"(?:the )?(?:whole|entire) {{panel}} {_BE}{_SHOWN} {_LIST}"),
    )
    spans: list[tuple[int, int]] = []
    for about, frame in frames:
        for match in line.find(frame):
            if not any(start < match.span[1] and match.span[0] < end for start, end in spans):
                spans.append(match.span)
                yield Tint(about, _names(match, "a", "b", "c"), _scope(clause)), match.items, match.span
    for match in line.find(rf"(?:{most}|mostly) {_LIST} \( (?:{{cell}} )?{{number:n}} \)"):
        num = _num(clause, match.item("n"))
        if num is not None and num.op in (">", "<", ">=", "<="):
            yield Tint("most beyond", _names(match, "a"), _scope(clause), num), match.items, match.span
    for match in line.find(
        rf"(?:all|every|each|any)(?: of)?(?: the)? {{cell}} (?:(?:that|which|is|are|above|over|below|under|exceeding|of|at|beyond|greater|less|more|larger|smaller|higher|lower|than|least|most|exceed|reaching) )*{{number:n}}(?: (?:or|and) (?:more|above|less|below|higher|lower))? {_BE}{_SHOWN} {_LIST}"
    ):
        num = _num(clause, match.item("n"))
        if num is not None and num.op in (">", "<", ">=", "<="):
            yield Tint("beyond", _names(match, "a", "b", "c"), _scope(clause), num), match.items, match.span
    for match in line.find(
        rf"(?:the )?(?:whole |entire )?{{tick|line|spot|place|region:r}}(?: {{row|column|cell}})? {_BE}(?P<part> {most})?{_SHOWN} {_LIST}(?: throughout)?"
    ):
        chosen = tuple(
            s for index in clause.panels if (s := selection(clause, index, [match.named["r"]])) is not None
        )
        if chosen:
            yield (
                Tint("most" if match.has("part") else "all", _names(match, "a", "b", "c"), chosen),
                match.items,
                match.span,
            )
    but = rf"in the {{tick|line:r}}(?: {{row|column}})? (?:everything|all|every {{cell}}|all {{cell}}) but the (?P<which>last|first) {{cell}} {_BE}{_SHOWN} {{colour:a}}"
    for match in line.find(but):
        chosen = tuple(
            part
            for index in clause.panels
            if (s := selection(clause, index, [match.named["r"]])) is not None
            and (part := _without(clause, s, match.words["which"]))
        )
        if chosen:
            yield Tint("all", _names(match, "a"), chosen), match.items, match.span


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


# --- the reddest cell -----------------------------------------------------------------------------------

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


def _extremes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`the reddest cell is at the top right`: the place of the largest or the smallest value, as the legend has it."""
    stand = r"(?:(?:is|are|lies|lie|stand|sits|sit|stands|found|always|seen|,|located|at|in|on|the|of|for|cell|square|field) )*"
    for match in line.find(
        rf"(?:the )?{_SUPER}(?: (?:{{cell}}|field|area|shade|patch))?(?: of (?:the )?(?:{{panel|panelname|cell}})(?: {{panel}})?)? {stand}(?P<r>{{region|spot|place|tick|line}})(?: {{cell|row|column}})?"
    ):
        fact = _superlative(clause, match)
        if fact is not None:
            yield fact, match.items, match.span


def _superlative(clause: Clause, match: Match) -> Tint | None:
    named = next((match.item(name) for name in ("s", "t") if match.item(name) is not None), None)
    first = named.text.split()[0].casefold() if named is not None else ""
    if match.item("s") is not None and first not in ("darkest", "deepest", "lightest", "palest", "brightest"):
        return None
    ref = match.named["r"]
    place = tuple(s for index in clause.panels if (s := selection(clause, index, [ref])) is not None)
    if not place:
        return None
    if match.has("hue"):
        return Tint("extreme", (_HUES[match.words["hue"]],), _scope(clause), place=place)
    if named is not None:
        colour = parsed(named.text)
        return Tint(
            "extreme",
            (colour.bases[0],) if colour else (),
            _scope(clause),
            place=place,
            shade="" if colour else "dark",
        )
    return Tint("extreme", (), _scope(clause), place=place, shade="dark" if match.has("dark") else "light")
