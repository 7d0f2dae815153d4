"""How people say how many rows, columns, cells and panels there are.

A number before a noun is a count of the whole only in a frame that says so ("contains sixteen scores", "sixteen
scores are arranged by", "4 rows by 5 columns"); "sixteen scores are bold" is none.
"""

import re
from collections.abc import Iterator

from auditor.claims.makeup.facts import Fact, Place
from auditor.language.clauses import Clause
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing, phrasing
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.tokens import norms
from auditor.numerals import cardinal
from auditor.world import Selection

Found = tuple[Fact, frozenset[Item], Place]

_ADJECTIVE = (
    "coloured|colored|numeric|numerical|printed|individual|separate|small|square|data|single|equal|annotated|possible|distinct|different|discrete|categorical|"
    "integer|whole|labeled|labelled|tested|such|shaded|filled|equally sized|rectangular|ordered|unique|evenly spaced|spaced|parameter|of|main|identical|regular"
)
_ADJ = rf"(?:(?:{_ADJECTIVE}) (?:, )?){{0,3}}"
_HOLD = (
    "contain|contains|hold|have|has|comprise|comprising|show|showing|display|displaying|feature|featuring|list|listing|give|giving|include|including|carry|carrying|"
    "present|presenting|consist of|consisting of|made up of|made of|built from|composed of|formed by|divided into|split into|organised into|organized into|arranged in|arranged into|"
    "there are|there is|making|make|that make|makes|form|forming|yield|yielding|giving|totalling|totaling|total|count|counting|offer|span|spanning|cover|covering|with|number|"
    "depict|depicting|plot|plotting|report|reporting|stand|sit|appear|hang|are|compare|comparing|combine|combining|pair|provide"
)
_SUM = "(?:a total of |in total |altogether |exactly |all |overall |the |its |their |a |an )?"
_LAID = (
    "arranged|laid out|laid|shown|displayed|printed|reported|presented|plotted|given|listed|annotated|organised|organized|visible|drawn|placed|tested|tried|compared|evaluated|studied|"
    "examined|considered|used|varied|swept|covered|included|involved|depicted|stacked|positioned|set side by side|captioned|transcribed|filled"
)
# What may follow a count of the whole; "sixteen cells above 40" counts a part.
_END = r"(?=(?: (?:[.;:)!—–-]|, (?:{number}|each|arranged|laid|organi[sz]ed|one|in|so|that is|i|forming|with|giving)|and|each|in total|in all|in each|altogether|per|arranged|organi[sz]ed|laid|overall)(?: .*)?)?$)"
_ORDERLY = r"(?= (?:by|as|over|along|across|from left|from top|row by row|in (?:a|an|the) (?:\w+ )?(?:{panel}|rectangle|square|array|block|table|row|form)|in (?:{number}|row|column|total|each))|$| \.)"
_GRID = r"(?:(?:[a-z]+ |- ){0,3})?{panel}"
_SCOPED = r"(?:, )?(?:each|every one)(?: of (?:them|which))? (?:with|holding|showing|containing|carrying|bearing|annotated with|giving|has|have)[^<]*"


def counts(clause: Clause) -> Iterator[Found]:
    """All counts of the figure's make-up that a clause states, with the mentions that they account for."""
    line = phrasing(clause)
    found = [
        *_sizes(clause, line),
        *_rows_and_columns(clause, line),
        *_axis_counts(clause, line),
        *_cells(clause, line),
        *_panels(clause, line),
    ]
    counted: dict[Item, Fact] = {}
    merged: dict[Fact, frozenset[Item]] = {}
    places: dict[Fact, Place] = {}
    for fact, items, place in found:
        numbers = {item for item in items if item.kind == "number"} or set(items)
        others = {counted[item] for item in numbers if item in counted}
        if all(other == fact or merged[other] == items for other in others):
            counted |= dict.fromkeys(numbers, fact)
            merged[fact] = merged.get(fact, frozenset()) | items
            before = places.get(fact, place)
            places[fact] = (min(before[0], place[0]), max(before[1], place[1]))
    yield from ((fact, items, places[fact]) for fact, items in merged.items())


def _num(clause: Clause, item: Item | None) -> Num:
    assert item is not None
    return clause.number(item)


def _each(clause: Clause) -> bool:
    """Whether the clause speaks of each panel by itself."""
    return any(isinstance(i.value, PanelRef) and i.value.every for i in clause.items) or any(
        i.text.casefold() in ("each", "either", "every") for i in clause.items
    )


# --- rows by columns ------------------------------------------------------------------------------


_GLUED = re.compile(
    r"(?<![\w.])(?P<a>\d{1,4})\s?(?:[x×]|-by-| by |-x-)\s?(?P<b>\d{1,4})(?!\s?[x×]\s?\d)[\s-](?:[A-Za-z]+[\s-]){0,3}?(?:grid|heat\s?map|map|matrix|panel|plot|chart|table|mosaic|board|array|layout|square|block|lattice|image|figure|cells|sub-?plot)s?\b"
    r"|\b(?:grid|heat\s?map|matrix|panel|plot|chart|table|mosaic|board|array|layout|cells)s?\b,? (?:(?:is|are|was|of|with|in|has|have|size|shape|dimensions?|an?|the|arranged|as|laid|out|measuring) ){0,4}\(?(?P<c>\d{1,4})\s?[x×]\s?(?P<d>\d{1,4})(?!\s?[x×]\s?\d)(?!\w)",
    re.IGNORECASE,
)


def _sizes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`a 10x10 grid`, `a grid of 4 by 5`, `10-by-10`: rows and columns in either order, unless they are named."""
    for found in _GLUED.finditer(clause.text):
        inside = frozenset(i for i in clause.items if found.start() <= i.start - clause.start < found.end())
        one, other = (_whole(float(found[a] or found[b])) for a, b in (("a", "c"), ("b", "d")))
        yield (
            Fact("size", number=one, to=other),
            inside,
            (found.start() + clause.start, found.end() + clause.start),
        )
    for frame in (
        rf"{{number:a}} (?:- )?(?:x|×|by|times) (?:- )?{{number:b}} (?!(?:x|×) ){_GRID}",
        r"{panel} (?:is |are |was )?(?:(?:{cell}|quadratic|rectangular) (?:, )?)?(?:of |with |measuring |measure |sized |size |arranged |laid out |in )*(?:a )?(?:size )?(?:of )?(?:\( )?{number:a} (?:- )?(?:x|×|by) (?:- )?{number:b}(?! (?:x|×) )",
        r"(?:arranged|laid out|organi[sz]ed|set) (?:in |as |into )?(?:a )?{number:a} (?:- )?(?:x|×|by) (?:- )?{number:b}",
    ):
        for match in line.find(frame):
            yield (
                Fact("size", number=_num(clause, match.item("a")), to=_num(clause, match.item("b"))),
                match.items,
                match.span,
            )
    for frame in (
        rf"{{place:p}} {_GRID}",
        r"{panel} (?:of |is |are |has |with |measuring |in )*(?:a |size )*{place:p}",
    ):
        for match in line.find(frame):
            first, second = (float(text) for text in re.findall(r"\d+", match.named["p"].text)[:2])
            yield Fact("size", number=_whole(first), to=_whole(second)), match.items, match.span


def _whole(value: float) -> Num:
    return Num(value, 1.0, f"{value:g}")


def _rows_and_columns(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`4 rows by 5 columns`, `five rows (batch sizes) and four columns`, `three across and three down`, `four to a side`."""
    aside = r"(?: \( (?:[^()<]|<(?!number|tick))*\))?"
    joint = r"(?: ,)? (?:- )?(?:and|by|x|×|,|with) (?:- )?"
    cells = rf"{_ADJ}(?:{{cell|axis}} )?"
    lines = r"(?:{row|column} )?"
    across = r"(?:across|wide|horizontally|broad|along the horizontal(?: axis)?|(?:from )?left to right|side to side)"
    down = r"(?:down|tall|high|deep|vertically|along the vertical(?: axis)?|(?:from )?top to bottom)"
    for frame in (
        rf"{{number:r}} (?:- )?{_ADJ}{{row}}{aside}{joint}(?:\w+ )?{{number:c}} (?:- )?{_ADJ}{{column}}{aside}",
        rf"{{number:c}} (?:- )?{_ADJ}{{column}}{aside}{joint}(?:\w+ )?{{number:r}} (?:- )?{_ADJ}{{row}}{aside}",
        rf"{{number:c}} {cells}{lines}{across}{joint}{{number:r}} {cells}{lines}{down}",
        rf"{{number:r}} {cells}{lines}{down}{joint}{{number:c}} {cells}{lines}{across}",
        rf"{{number:r}} {_ADJ}{{row}} of {{number:c}}(?: {_ADJ}{{cell}})?(?: each)?",
        rf"{{number:c}} {_ADJ}{{column}} of {{number:r}}(?: {_ADJ}{{cell}})?(?: each)?",
    ):
        for match in line.find(frame):
            yield Fact("rows", number=_num(clause, match.item("r"))), match.items, match.span
            yield Fact("columns", number=_num(clause, match.item("c"))), match.items, match.span
    for match in line.find(
        rf"{{number:n}} (?:{_ADJ}{{cell}} )?(?:to|on|per|along|at) (?:a|each|either|every|the|one) side"
    ):
        yield (
            Fact("size", number=_num(clause, match.item("n")), to=_num(clause, match.item("n"))),
            match.items,
            match.span,
        )
    for side, noun in (("rows", "row"), ("columns", "column")):
        for match in line.find(rf"(?:{_HOLD}|in|of) {_SUM}{{number:n}} {_ADJ}{{{noun}}}{_END}"):
            yield Fact(side, number=_num(clause, match.item("n"))), match.items, match.span


# --- ticks of an axis that is named -----------------------------------------------------------------


def _axis_counts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`four hubs (rows)`, `seven lead times and four stock levels were tried`, `for five layers and four positions`."""
    level = r"(?: (?:{cell}|value|level|option|choice|size|type|group|step))?"
    noun = rf"{{number:n}} {_ADJ}{{axis:a}}{level}"
    told = r" \( (?:the |as |on the )*(?:{row|column}|rows|y - axis|x - axis|vertical|horizontal|y|x) \)"
    laid = rf"(?=(?: \( (?:[^()<]|<(?!number|tick))*\))?(?: (?:and|by|,) {{number}} {_ADJ}{{axis}}{level})?(?: (?:are|were|is|was|have been))? (?:{_LAID}))"
    frames = [
        rf"{noun}{told}",
        rf"{noun}{laid}",
        rf"(?:and|by|,) {noun}(?=(?: \( (?:[^()<]|<(?!number|tick))*\))?(?: (?:are|were|have been))? (?:{_LAID}))",
        rf"{noun}(?= (?:are|is|:|,|\() (?:at )?{{number|tick}})",
    ]
    first, second = (
        line.first(
            rf"{noun}(?: \( (?:[^()<]|<(?!number|tick))*\))? (?:and|by|,|to|against|with|times|x|×)(?: the)? {{number:m}} {_ADJ}{{axis:b}}"
        ),
        None,
    )
    if first and _side(first.named["a"]) != _side(first.named["b"]):
        second = first
    if describes(line):
        frames.append(noun)
    if second is not None:
        yield _ticks(clause, second, "n", "a"), second.items, second.span
        yield _ticks(clause, second, "m", "b"), second.items, second.span
    for frame in frames:
        for match in line.find(frame):
            yield _ticks(clause, match, "n", "a"), match.items, match.span
    tested = rf"(?= (?:are|were|is|was|have been)? ?(?:{_LAID}))"
    for frame in (
        rf"{{number:n}} {_ADJ}{{axis:a}}{level} and {{tick:t}}{tested}",
        rf"{{tick:t}} and {{number:n}} {_ADJ}{{axis:a}}{level}{tested}",
    ):
        for match in line.find(frame):
            yield from _counted_tick(clause, match)
    give = r"(?:give|form|make up|make|constitute|define|span|fill|as|label|are|provide|head) (?:the )?"
    for match in line.find(
        rf"{{number:n}} (?:(?:[a-z]+|{{axis|cell}}) ){{1,3}}and {{number:m}} (?:(?:[a-z]+|{{axis|cell}}) ){{1,3}}{give}(?P<one>{{row|column}}) and (?:the )?(?P<two>{{row|column}})(?: respectively)?"
    ):
        for number, noun_of in (("n", "one"), ("m", "two")):
            yield (
                Fact(f"{match.named[noun_of].value}s", number=_num(clause, match.item(number))),
                match.items,
                match.span,
            )
    for match in line.find(r"{number:n} (?:[a-z]+ ){1,3}\( (?:the |as )*{row|column:x} \)"):
        yield (
            Fact(f"{match.named['x'].value}s", number=_num(clause, match.item("n"))),
            match.items,
            match.span,
        )


def _counted_tick(clause: Clause, match: Match) -> Iterator[Found]:
    """`six levels and five depths`: "five depths" beside a count is a count too, although there is a depth of 5."""
    item = match.named["t"]
    word = item.text.split()[0]
    value = float(word) if word.isdigit() else cardinal(word)
    if value is not None and _side(item) != _side(match.named["a"]):
        yield _ticks(clause, match, "n", "a"), match.items, match.span
        yield Fact(_side(item), number=Num(float(value), 1.0, word, word=True)), match.items, match.span


def _side(item: Item) -> str:
    return item.value.side if isinstance(item.value, AxisRef | TickRef) else ""


def _ticks(clause: Clause, match: Match, number: str, axis: str) -> Fact:
    return Fact(_side(match.named[axis]), number=_num(clause, match.item(number)))


def describes(line: Phrasing) -> bool:
    """Whether the clause tells what the picture is, and nothing of what it shows: "the image compares two models"."""
    subject = r"(?:(?:the|this|these|each|both|all|our) )?(?:{panel|panels|cell|panelname}|image|picture|they|it|both|<panel> pair)(?: (?:pair|below|above|at hand|itself))?"
    verb = (
        "consist|contain|show|display|give|present|report|compare|plot|have|has|is|are|depict|visualize|visualise|illustrate|summarize|summarise|cover|cross|occupy|map|chart|hold|comprise|list|provide|"
        "describe|feature|relate|arrange|combine|contrast|juxtapose|make|record|tabulate|evaluate|examine"
    )
    return line.first(rf"^(?:{subject}) (?:also |together )?(?:{verb})") is not None


_TOGETHER = re.compile(
    r"\b(?:together|combined|in total|altogether|overall|in all|in sum|all told|all in all|taken together)\b",
    re.IGNORECASE,
)


# --- cells ------------------------------------------------------------------------------------------


def _cells(clause: Clause, line: Phrasing) -> Iterator[Found]:
    noun = rf"{{number:n}} (?:- )?{_ADJ}{{cell}}"
    total = r"(?: (?:in total|in all|altogether|overall|all told|all in all|taken together|each|per {panel}|in each {panel}))"
    few = r"(?:a total of |in all |some |all of )?"
    frames = (
        rf"(?:{_HOLD}|(?:{{panel|panels}} (?:of|with))) {_SUM}{noun}(?: {_SCOPED})?{_END}",
        rf"{noun}{total}",
        rf"{noun} (?:make up|form|compose|constitute|fill|cover) (?:the |this |each |every |a )?(?:{{panel|cell|panels}}|whole|image)",
        rf"{noun}(?: in {{panels|panel}})? (?:are|is|were) (?:{_LAID}){_ORDERLY}",
        rf"^{_SUM}{noun}(?= [;.:]|$)",
        rf"\( {_SUM}{noun} \)",
        rf"{{number:n}} - {{cell}} (?:{_GRID})",
        r"the {number:n} that (?:each|either|every|it|both)(?: {panel|panels}| of them)? (?:contain|hold|have|has|comprise)",
        rf"(?:a total of|in total|altogether|in all|hence|thus|so|that is|i \. e \.(?: ,)?|making|that makes|which makes|giving) {few}{noun}{_END}",
        r"(?:for|of) (?:all )?(?:the )?{number:n} possible {cell}",
    )
    for frame in frames:
        for match in line.find(frame):
            together = bool(_TOGETHER.search(clause.text))
            yield (
                Fact(
                    "cells",
                    number=_num(clause, match.item("n")),
                    each=_each(clause) and not together,
                    most=together,
                ),
                match.items,
                match.span,
            )
    yield from _written(clause, line)


_READ = "read|estimated|sampled|transcribed|listed|quoted|extracted|recorded|reproduced|taken|given|copied|legible|reported|annotated"


def _written(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`eleven points were read from the left map`, `the eight values listed below`."""
    noun = rf"{{number:n}} {_ADJ}(?:{{cell}}|shade|estimate|head|example|spot)"
    own = rf"(?: (?:are|were|is|was|have been|could be))? (?:{_READ})(?: (?:from|off|in|on|for|here|below|above|out))*"
    whole = rf"of (?:the |all )?{{number:w}} {_ADJ}{{cell}} (?:, )?(?:only |just |merely )?{{number:n}}(?: {{cell}})?{own}"
    part = rf", (?:only |just )?{{number:n}} of (?:which|them|these){own}"
    turned = rf", of (?:which|them|these) (?:only |just )?{{number:n}}{own}"
    further = r"and {number:n}(?: {cell})? (?:from|off|in|on|for) (?:the )?(?:{panelname:p}|left|right|other|second|latter)(?: (?:one|{panel}))?"
    yield from _of_sides(clause, line, further)
    for match in (m for frame in (whole, part, turned) for m in line.find(frame)):
        yield Fact("given values", number=_num(clause, match.item("n"))), match.items, match.span
        if match.item("w") is not None:
            yield (
                Fact("cells", number=_num(clause, match.item("w")), each=len(clause.panels) == 1),
                match.items,
                match.span,
            )
    for match in line.find(
        rf"{noun}{own}(?: (?:the |each )?(?:{{panelname:p}}|{{panel|panels|cell}}))?(?=(?: (?:[,;.]|and|here|below).*)?$)"
    ):
        panel = match.item("p")
        panels = panel.value.panels if panel is not None and isinstance(panel.value, PanelRef) else ()
        yield (
            Fact("given values", number=_num(clause, match.item("n")), panels=tuple(map(Selection, panels))),
            match.items,
            match.span,
        )


def _of_sides(clause: Clause, line: Phrasing, frame: str) -> Iterator[Found]:
    """`... and seven from the right`: a second count, of the other one of two panels."""
    first = next(
        (i for i in clause.items if isinstance(i.value, PanelRef) and len(i.value.panels) == 1), None
    )
    if len(clause.document.panels) != 2 or first is None or not isinstance(first.value, PanelRef):
        return
    for match in line.find(frame):
        other = tuple(Selection(index) for index in range(2) if index not in first.value.panels)
        yield (
            Fact("given values", number=_num(clause, match.item("n")), panels=other),
            match.items,
            match.span,
        )


# --- panels -----------------------------------------------------------------------------------------

_OTHER_CHARTS = re.compile(
    r"\b(?:bar|line|scatter|pie|box|violin)[\s-]?(?:charts?|plots?|graphs?|diagrams?)|\b(?:curves?|histograms?|tables?|dendrograms?|scatterplots?|boxplots?)\b",
    re.IGNORECASE,
)


def _panels(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`two side-by-side heatmaps`, `four models (A, B, C, D)`; silent where other charts stand beside the grids."""
    if _OTHER_CHARTS.search(clause.text):
        return
    words = r"(?:side - by - side |(?!(?:to|of|from|in|per|for|this|that|the|with|and|or|on|at|by|way|time) )[a-z]+ |- |, ){0,6}?"
    stand = rf"(?:occupy|make up|form|fill|appear|stand|sit|are (?:{_LAID}|side by side|placed|next)|(?:{_LAID})|in (?:one|a|two|{{number}}) (?:{{row|column|cell}}|image)|side by side|next to|(?:, )?(?:one|each|captioned|titled|labell?ed|named|called))"
    for frame in (
        rf"(?:{_HOLD}|of|into) (?:a (?:pair|set|group|series|grid|row) of )?{_SUM}{{number:n}} {words}{{panel}}(?! (?:that|which|where|with (?!{{number}}|a|the|one|common|shared)|in|at|per|show|have|has|are|is))",
        rf"{{number:n}} {words}{{panel}} {stand}",
        rf"^{{number:n}} {words}{{panel}}(?= [;.:,]|$)",
    ):
        for match in line.find(frame):
            yield Fact("panels", number=_num(clause, match.item("n"))), match.items, match.span
    listed = r" (?:,|:|\() (?:\" |“ )?{panelname}(?: (?:,|\"|”|“|and|&|\||\(|\)|left|right))* {panelname}"
    for match in line.find(rf"{{number:n}} (?P<noun>(?:[a-z]+ ){{0,2}}(?:[a-z]+|{{axis|cell}}))(?={listed})"):
        count = sum(
            1 for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1
        )
        yield (
            Fact("names", number=_num(clause, match.item("n")), word=_counted(clause, match), listed=count),
            match.items,
            match.span,
        )
    named = sum(
        len(item.value.panels)
        for item in clause.items
        if isinstance(item.value, PanelRef) and not item.value.every
    )
    if describes(line) or named or line.first(rf"^{{panels}}(?: (?:are|is))? {stand}"):
        yield from _counted_refs(clause)
        for match in line.find(
            r"(?:of|at|for|across|between|over|compare|comparing|under|in|with) (?:the )?{number:n} (?P<noun>(?:[a-z]+ ){0,2}?(?:{panelname}(?: {cell})?|[a-z]+ {cell}|model|dataset|method|condition|environment|system|checkpoint|task|temperature|seed))"
        ):
            yield (
                Fact(
                    "names", number=_num(clause, match.item("n")), word=_counted(clause, match), listed=named
                ),
                match.items,
                match.span,
            )


def _counted(clause: Clause, match: Match) -> str:
    """The words that a match counts: those of its noun group, with the document's own words where it is a mark."""
    first = match.named["n"]
    marked = clause.sentence[first.end : max(item.end for item in match.items)]
    plain = [word for word in match.words.get("noun", "").split() if word.isalpha()]
    return " ".join(norms(marked)) or " ".join(plain)


def _counted_refs(clause: Clause) -> Iterator[Found]:
    """`four heatmaps`, which the mentions know as all panels: the number is part of the reference."""
    for item in clause.items:
        number = (
            cardinal(item.text.split()[0])
            if isinstance(item.value, PanelRef) and item.value.every and item.text
            else None
        )
        if number is not None and number > 1:
            noun = item.text.split()[-1].casefold()
            num = Num(float(number), 1.0, item.text.split()[0], word=True)
            is_panel = re.fullmatch(
                r"(?:heat ?)?(?:maps?|panels?|heatmaps?|matrices|matrix|plots?|charts?|grids?|subplots?|figures?)",
                noun,
            )
            yield (
                (Fact("panels", number=num) if is_panel else Fact("names", number=num, word=noun)),
                frozenset({item}),
                (item.start, item.end),
            )
