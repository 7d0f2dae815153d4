"""How people count panels, and what the panels are of: "three maps in a row", "five farms (A, B, C, D, E)"."""

import re
from collections.abc import Iterator

from auditor.claims.makeup.count_words import HOLD, LAID, SUM, Found, describes, number_of
from auditor.claims.makeup.facts import Fact
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, Phrasing
from auditor.language.refs import PanelRef
from auditor.language.tokens import norms
from auditor.numerals import cardinal

_OTHER_CHARTS = re.compile(
    r"\b(?:bar|line|scatter|pie|box|violin)[\s-]?(?:charts?|plots?|graphs?|diagrams?)|\b(?:curves?|histograms?|tables?|dendrograms?|scatterplots?|boxplots?)\b",
    re.IGNORECASE,
)


def panels(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`three maps in a row`, `five farms (A, B, C, D, E)`; silent where other charts stand beside the grids."""
    if _OTHER_CHARTS.search(clause.text):
        return
    words = r"(?:side - by - side |(?!(?:to|of|from|in|per|for|this|that|the|with|and|or|on|at|by|way|time) )[a-z]+ |- |, ){0,6}?"
    stand = rf"(?:occupy|make up|form|fill|appear|stand|sit|are (?:{LAID}|side by side|placed|next)|(?:{LAID})|in (?:one|a|two|{{number}}) (?:{{row|column|cell}}|image)|side by side|next to|(?:, )?(?:one|each|captioned|titled|labell?ed|named|called))"
    for frame in (
        rf"(?:{HOLD}|of|into) (?:a (?:pair|set|group|series|grid|row) of )?{SUM}{{number:n}} {words}{{panel}}(?! (?:that|which|where|with (?!{{number}}|a|the|one|common|shared)|in|at|per|show|have|has|are|is))",
        rf"{{number:n}} {words}{{panel}} {stand}",
        rf"^{{number:n}} {words}{{panel}}(?= [;.:,]|$)",
        r"{number:n}(?= {number} (?:- )?(?:x|×|by) (?:- )?{number} (?:[a-z]+ ){0,2}{panel})",
    ):
        for match in line.find(frame):
            yield Fact("panels", number=number_of(clause, match.item("n"))), match.items, match.span
    listed = r" (?:,|:|\() (?:\" |“ )?{panelname}(?: (?:,|\"|”|“|and|&|\||\(|\)|left|right))* {panelname}"
    for match in line.find(rf"{{number:n}} (?P<noun>(?:[a-z]+ ){{0,2}}(?:[a-z]+|{{axis|cell}}))(?={listed})"):
        count = sum(
            1 for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1
        )
        yield (
            Fact(
                "names", number=number_of(clause, match.item("n")), word=_counted(clause, match), listed=count
            ),
            match.items,
            match.span,
        )
    named = sum(
        len(item.value.panels)
        for item in clause.items
        if isinstance(item.value, PanelRef) and not item.value.every
    )
    redrawn = (
        r"(?:drawn|redrawn|laid out|arranged|shown|plotted|presented|split|divided) (?:as|into) {panels}"
    )
    if describes(line) or named or line.first(rf"^{{panels}}(?: (?:are|is))? {stand}") or line.first(redrawn):
        yield from _counted_refs(clause)
        for match in line.find(
            r"(?:of|at|for|across|between|over|compare|comparing|under|in|with) (?:the )?{number:n} (?P<noun>(?:[a-z]+ ){0,2}?(?:{panelname}(?: {cell})?|(?!per )[a-z]+ {cell}|model|dataset|method|condition|environment|system|checkpoint|task|temperature|seed))"
        ):
            yield (
                Fact(
                    "names",
                    number=number_of(clause, match.item("n")),
                    word=_counted(clause, match),
                    listed=named,
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
