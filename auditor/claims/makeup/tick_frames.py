"""How people count the ticks of an axis that they name: "four hubs (rows)", "six doses were given"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.makeup.count_words import ADJ, LAID, Found, describes, number_of
from auditor.claims.makeup.facts import Fact
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.numerals import cardinal

# Where the ticks of an axis stand in the picture: "down the side", "as columns", "across the top".
_SEAT = r"(?: (?:run |running |go |going |stand |listed |placed )?(?:down the (?:left )?side|across the (?:top|bottom)|along the (?:top|bottom|side)|as (?:the )?{row|column}))?"


def axis_counts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`four hubs (rows)`, `six doses and three rates were given`, `for five layers and four positions`."""
    level = r"(?: (?:{cell}|value|level|option|choice|size|type|group|step))?"
    noun = rf"{{number:n}} {ADJ}{{axis:a}}{level}"
    told = r" \( (?:the |as |on the )*(?:{row|column}|rows|y - axis|x - axis|vertical|horizontal|y|x) \)"
    laid = rf"(?=(?: \( (?:[^()<]|<(?!number|tick))*\))?(?: (?:and|by|,) {{number}} {ADJ}{{axis}}{level})?(?: (?:are|were|is|was|have been))? (?:{LAID}))"
    frames = [
        rf"{noun}{told}",
        rf"{noun}{laid}",
        rf"(?:and|by|,) {noun}(?=(?: \( (?:[^()<]|<(?!number|tick))*\))?(?: (?:are|were|have been))? (?:{LAID}))",
        rf"{noun}(?= (?:are|is|:|,|\() (?:at )?{{number|tick}})",
    ]
    pairs = list(_pairs(clause, line, noun))
    yield from pairs or _sizes(clause, line)
    yield from _of_each(clause, line)
    if describes(line):
        frames.append(rf"(?<!within )(?<!in )(?<!per )(?<!after )(?<!during )(?<!\bover )(?<!every ){noun}")
    for frame in frames:
        for match in line.find(frame):
            yield _ticks(clause, match, "n", "a"), match.items, match.span
    tested = rf"(?= (?:are|were|is|was|have been)? ?(?:{LAID}))"
    for frame in (
        rf"{{number:n}} {ADJ}{{axis:a}}{level} and {{tick:t}}{tested}",
        rf"{{tick:t}} and {{number:n}} {ADJ}{{axis:a}}{level}{tested}",
    ):
        for match in line.find(frame):
            yield from _counted_tick(clause, match)
    yield from _as_lines(clause, line)


_SEEN = rf"(?:{LAID}|observed|measured|sampled|monitored|surveyed|recorded|counted|followed|tracked|visited|watched|rated|taken|tabulated|crossed|combined|paired)"
_WERE = rf"(?:are|were|is|was|have been|has been) (?:each )?{_SEEN}"
_OVER = r"(?:by|over|across|on|in|at|for|with|along|during|against|and|,)(?: each)?(?: of)?"
_ASIDE = r"(?: \( (?:[^()<]|<(?!number|tick))*\))?"
# What all of them come to: "..., which makes 24 cells".
_PRODUCT = r"(?:(?: (?:=|make|give|yield|making|giving|yielding|hence|so|thus|which|that is|or|,))+ (?:a total of |in all )?{number:p} (?:{cell}|[a-z]+))?"
_CLOSED = r"(?=(?: (?:[.,;:]|hence|so|which|and)(?: .*)?)?$)"


def _pairs(clause: Clause, line: Phrasing, noun: str) -> Iterator[Found]:
    """`four hubs by six days`, `four hubs are crossed with six days`, `4 hubs × 6 days = 24 cells`, `four hubs were tracked over six days`."""
    other = rf"(?: the| all)? {{number:m}} {ADJ}{{axis:b}}"
    crossed = r"(?:and|by|,|to|against|with|times|x|×|(?:are |is |were )?(?:crossed|paired|combined) with)"
    match = line.first(rf"{noun}{_ASIDE}{_SEAT} {crossed}{other}{_SEAT}{_PRODUCT}")
    loose = match is None
    for frame in (
        rf"^(?:all )?{noun}(?: {_WERE})? {_OVER}{other}{_PRODUCT}{_CLOSED}",
        rf"{_WERE} {_OVER}(?: the)? {noun}(?: ,)? {_OVER}{other}{_PRODUCT}{_CLOSED}",
    ):
        match = match or line.first(frame)
    if match is None or _side(match.named["a"]) == _side(match.named["b"]):
        return
    found = [_ticks(clause, match, "n", "a"), _ticks(clause, match, "m", "b")]
    if loose:
        found = [replace(fact, number=replace(fact.num, op="=")) for fact in found]  # "over six days"
        turned = [replace(one, about=other.about) for one, other in zip(found, found[::-1], strict=True)]
        if not any(_fits(clause, fact) for fact in (*found, *turned)):
            return  # "two hubs were tracked on three days": some of them
    if match.item("p") is not None:
        found.append(Fact("cells", number=number_of(clause, match.item("p"))))
    yield from ((fact, match.items, match.span) for fact in found)


def _fits(clause: Clause, fact: Fact) -> bool:
    return any(len(axis_of(clause.panel(n), fact.about).ticks) == fact.num.value for n in clause.panels)


def _of_each(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`each row has six cells`, `the rows are four hubs and the columns six days`: the size along one axis or along both."""
    has, of = r"(?:has|have|hold|contain|consist of|comprise|come with)", rf"(?: {ADJ}{{cell}})"
    for match in line.find(
        rf"(?:{{everyrows}}|(?:each|every) {{row}}) {has} {{number:c}}{of}?(?: ,)? (?:and|while) (?:{{everycolumns}}|(?:each|every) {{column}})(?: {has})? {{number:r}}{of}?{_CLOSED}"
    ):
        for side, number in (("rows", "r"), ("columns", "c")):
            yield Fact(side, number=number_of(clause, match.item(number))), match.items, match.span
    for side, other in (("rows", "columns"), ("columns", "rows")):
        for match in line.find(
            rf"(?=(?:for )?(?:each|every|all) <|<every)(?:for )?(?:(?:each|every|all) )?{{axis|{side[:-1]}|every{side}:a}}(?: {has}|, there are| there are) {{number:n}}(?:{of}| {ADJ}{{axis:b}}){_CLOSED}"
        ):
            if _side(match.named["a"]) in ("", side):
                yield Fact(other, number=number_of(clause, match.item("n"))), match.items, match.span
    for match in line.find(
        rf"{{number:n}} {ADJ}{{axis:a}}(?: {_WERE})? (?:for|at|in|on|per) (?:(?:each|every|all)(?: of)?(?: the)? )?{{axis|everyrows|everycolumns:b}}{_CLOSED}"
    ):
        if {_side(match.named[name]) for name in "ab"} == {"rows", "columns"}:
            yield _ticks(clause, match, "n", "a"), match.items, match.span
    for match in line.find(
        rf"the {{row}} (?:are|be|show|list|hold|give)(?: the)? {{number:n}} {ADJ}{{axis:a}}(?: ,)?(?: and)?(?: the)? {{column}}(?: (?:are|show|list|hold|give))?(?: the)? {{number:m}} {ADJ}{{axis:b}}"
    ):
        if [_side(match.named[name]) for name in "ab"] == ["rows", "columns"]:
            yield from ((_ticks(clause, match, *pair), match.items, match.span) for pair in ("na", "mb"))


def _sizes(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`six sites are crossed with eight months`, whatever the axes are called."""
    things = r"(?:[a-z]+|{axis|cell}|-)(?: (?:[a-z]+|{axis|cell}|-)){0,2}?"
    for match in line.find(
        rf"{{number:n}} {things} (?:are |is |were )?(?:crossed|paired) with (?:the )?{{number:m}} {things}"
    ):
        one, other = (number_of(clause, match.item(name)) for name in "nm")
        yield Fact("size", number=one, to=other), match.items, match.span


def _as_lines(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`four hubs and six days form the rows and columns`, `four hubs (rows)`."""
    give = r"(?:give|form|make up|make|constitute|define|span|fill|as|label|are|provide|head) (?:the )?"
    for match in line.find(
        rf"{{number:n}} (?:(?:[a-z]+|{{axis|cell}}) ){{1,3}}and {{number:m}} (?:(?:[a-z]+|{{axis|cell}}) ){{1,3}}{give}(?P<one>{{row|column}}) and (?:the )?(?P<two>{{row|column}})(?: respectively)?"
    ):
        for number, noun_of in (("n", "one"), ("m", "two")):
            yield (
                Fact(f"{match.named[noun_of].value}s", number=number_of(clause, match.item(number))),
                match.items,
                match.span,
            )
    for match in line.find(r"{number:n} (?:[a-z]+ ){1,3}\( (?:the |as )*{row|column:x} \)"):
        yield (
            Fact(f"{match.named['x'].value}s", number=number_of(clause, match.item("n"))),
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
    return Fact(_side(match.named[axis]), number=number_of(clause, match.item(number)))
