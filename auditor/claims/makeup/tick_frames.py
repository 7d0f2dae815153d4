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
    first, second = (
        line.first(
            rf"{noun}(?: \( (?:[^()<]|<(?!number|tick))*\))? (?:and|by|,|to|against|with|times|x|×)(?: the)? {{number:m}} {ADJ}{{axis:b}}"
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
    tested = rf"(?= (?:are|were|is|was|have been)? ?(?:{LAID}))"
    for frame in (
        rf"{{number:n}} {ADJ}{{axis:a}}{level} and {{tick:t}}{tested}",
        rf"{{tick:t}} and {{number:n}} {ADJ}{{axis:a}}{level}{tested}",
    ):
        for match in line.find(frame):
            yield from _counted_tick(clause, match)
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
