"""Colours whose meaning a number in brackets tells: "mostly blue (scores above 52)" speaks of the scores."""

from auditor.language.clauses import Clause
from auditor.language.items import Item

# Words that may stand between a colour and the number that explains it: "green cells (all values of at least".
_MOST_BETWEEN = 5


def glossed(clause: Clause, number: Item) -> list[Item]:
    """The colours that a number explains, because it stands in brackets right behind them."""
    if not (clause.number(number).bracket or in_bracket(clause, number)):
        return []
    return [colour for colour in clause.of("colour") if 0 <= number.first - colour.last <= _MOST_BETWEEN]


def bare_colours(clause: Clause) -> list[Item]:
    """The colours of a clause that no number explains: they say something more than its numbers do."""
    explained = {colour for number in clause.numbers for colour in glossed(clause, number)}
    return [colour for colour in clause.of("colour") if colour not in explained]


def in_bracket(clause: Clause, item: Item) -> bool:
    """Whether a mention stands in round brackets."""
    text = clause.sentence[: item.start]
    return text.count("(") > text.count(")")
