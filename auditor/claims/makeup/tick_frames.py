"""How people count the ticks of an axis that they name: "four hubs (rows)", "six doses were given"."""

from collections.abc import Iterator

from auditor.claims.makeup.count_words import ADJ, LAID, Found, describes, number_of
from auditor.claims.makeup.facts import Fact
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing
from auditor.language.refs import AxisRef, TickRef
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
    if describes(line):
        frames.append(rf"(?<!within )(?<!in )(?<!per )(?<!after )(?<!during )(?<!over )(?<!every ){noun}")
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


def _pairs(clause: Clause, line: Phrasing, noun: str) -> Iterator[Found]:
    """`four hubs by six days`, `four hubs are crossed with six days`, `4 hubs × 6 days = 24 cells`."""
    match = line.first(
        rf"{noun}(?: \( (?:[^()<]|<(?!number|tick))*\))?{_SEAT} (?:and|by|,|to|against|with|times|x|×|(?:are |is |were )?(?:crossed|paired|combined) with)(?: the)? {{number:m}} {ADJ}{{axis:b}}{_SEAT}(?: = {{number:p}} (?:{{cell}}|[a-z]+))?"
    )
    if match is None or _side(match.named["a"]) == _side(match.named["b"]):
        return
    yield _ticks(clause, match, "n", "a"), match.items, match.span
    yield _ticks(clause, match, "m", "b"), match.items, match.span
    if match.item("p") is not None:
        yield Fact("cells", number=number_of(clause, match.item("p"))), match.items, match.span


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
