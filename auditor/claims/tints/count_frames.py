"""How people count the cells of a colour: "three squares are red", "no tile is red"."""

from collections.abc import Iterator

from auditor.claims.tints.claims import Tint
from auditor.claims.tints.wording import BE, SHOWN, Found, all_panels, named_colours, number_at
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing
from auditor.language.scope import selection
from auditor.reading.colours import is_colour


def read_counts(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`mid-green fills seven of the twelve fields`, `two fields (4 and 6) are drawn in teal`, `no tile is red`."""
    use = r"(?:cover|fill|mark|take|occupy|colour|color|appear in|is used (?:for|in)|are used (?:for|in)|is found in|is seen in|belong to|account for|apply to|occur in|show up in|in)"
    few = r"(?:just |only |exactly |another |all |about )*"
    of = r"(?: of (?:the |all )?{number:m})?"
    frames = (
        rf"{{colour:a}}(?: , [a-z ]+ ,)? {use} {few}{{number:n}}{of}(?: {{cell}})?(?! or)",
        rf"{{number:n}}{of} {{cell}}(?: \((?P<list>(?: (?:{{number}}|,|and))+) \))? {BE}{SHOWN} {{colour:a}}(?! (?:and|or|,) {{colour}})",
        rf"(?:(?:,|and|;) )?{{colour:a}} {few}{{number:n}}(?: {{cell}})?(?= ?(?:\.|;|,|$))",
        rf"(?:there (?:is|are) |has |have |contain |show ){few}{{number:n}} {{colour:a}} {{cell}}",
        rf"{{number:n}} {{cell}} {BE}{SHOWN} {{colour:a}}$",
    )
    for frame in frames:
        for match in line.find(frame):
            yield _count(clause, line, match), match.items, match.span
    for match in line.find(
        r"(?:no|not a single|none of the) {cell} (?:use|is|are|has|have|show|wear|carry|appear in|turn) (?:it|{colour:a})"
    ):
        names = named_colours(match, "a") or (_label_colour(clause),)
        if names[0]:
            yield (
                Tint("count", names, all_panels(clause), Num(0.0, 1.0, "no", word=True)),
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
                "count",
                named_colours(match, "a"),
                all_panels(clause),
                Num(1.0, 1.0, "one", word=True),
                None,
                numbers,
            )
            yield one, match.items | frozenset((*clause.numbers, *refs)), match.span
            if chosen:
                yield Tint("all", named_colours(match, "a"), chosen), match.items, match.span
    for match in line.find(r"(?:(?:,|and|;) )?{colour:a} (?:just |exactly )?as many"):
        before = [
            item
            for item in (*clause.before, *clause.items)
            if item.kind == "colour" and item.start < match.named["a"].start
        ]
        if before:
            yield (
                Tint("as many", named_colours(match, "a"), all_panels(clause), other=before[-1].text),
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
        named_colours(match, "a"),
        all_panels(clause),
        number_at(clause, match.item("n")),
        number_at(clause, match.item("m")),
        listed,
    )


def _label_colour(clause: Clause) -> str:
    label = clause.statement.trail[-1] if clause.statement.trail else ""
    return label if is_colour(label) else ""
