"""Sentences on the picture, its cells and colours or what comes next in the text, that were read as told of the values."""

import re

from auditor.claim_parts import parts
from auditor.claims.makeup.facts import Fact
from auditor.doubt.asked import Asked
from auditor.language.verbs import finite_verb

_CELL_STANDS = re.compile(
    r"\b(?:each|every|one|an?)\s+(?:square|cell|tile|box|field|number|value|entry|dot)\s+"
    r"(?:stands?\s+for|is|shows?|represents?|belongs?\s+to|tells?|gives?|marks?|combines?|pairs?)\b",
    re.IGNORECASE,
)


def what_a_cell_stands_for(asked: Asked) -> str:
    """`each square stands for one row and one date`, read as the number of rows; or nothing."""
    if asked.kind != "shape":
        return ""
    if _CELL_STANDS.search(asked.clause.sentence):
        return "it tells what one cell stands for"
    sides = [
        fact.about for fact in parts(asked.claim, Fact) if fact.about in ("rows", "columns") and fact.number
    ]
    return "it tells two numbers of one side" if len(set(sides)) < len(sides) else ""


_WHO = re.compile(
    r"\b(?:by|from)\s+(?:the\s+)?[\w-]+\s+[a-z-]+\s+\((?:the\s+)?(?:rows?|columns?)\)", re.IGNORECASE
)


def who_the_rows_are_of(asked: Asked) -> str:
    """`as judged by three dentists (rows)`, read as three rows; or nothing."""
    return "it tells who they are of" if asked.kind == "shape" and _WHO.search(asked.clause.sentence) else ""


_TOPIC = re.compile(
    r"^\W*(?:(?:a|an|the|on|more\s+on)\s+)?(?:\w+\s+)?(?:comparisons?|overview|summary|analysis|discussion|description|details?|ranking|breakdown|role|effects?"
    r"|impact|influence|differences?|patterns?|trends?|notes?|remarks?|observations?|look|behaviou?r|case"
    r"|heat\s?maps?|maps?|charts?|plots?|grids?|tables?|figures?|matrix|matrices|images?|pictures?|diagrams?|visuali[sz]ations?)\s+(?:of|on|in|at|across|between|by|for|with|over)\b[^.:;]*\.?\W*$",
    re.IGNORECASE,
)


def only_a_heading(asked: Asked) -> str:
    """`Comparison of the two best rows.`: what is told about, without a word of what is so; or nothing."""
    clause = asked.clause
    heads = (
        _TOPIC.match(clause.statement.text) and not finite_verb(clause.statement.text) and not clause.numbers
    )
    return "it only says what is told about" if heads else ""


_PART_OF_SCALE = re.compile(
    r"\b(?:half|third|quarter|end|part|side)\s+of\s+(?:the|its)\s+(?:colou?r\s*)?(?:scale|range|bar|spectrum|palette|map|colou?rs?|legend)\b",
    re.IGNORECASE,
)


def part_of_the_scale(asked: Asked) -> str:
    """`every cell lies on the red half of the scale`, of which "half" counts no cells; or nothing."""
    found = asked.kind in ("count", "tally", "threshold") and _PART_OF_SCALE.search(asked.clause.text)
    return "it speaks of a part of the scale" if found else ""


_NEXT = re.compile(r"\b(?:next|second|third|other|followed)\b", re.IGNORECASE)


def next_in_colour(asked: Asked) -> str:
    """`the two next darkest cells`, read as the darkest ones; or nothing."""
    found = asked.kind == "colour" and _NEXT.search(asked.clause.text)
    return "it speaks of what comes next" if found else ""


_SPANNING = re.compile(r"\bspan(?:s|ned|ning)?\s+(?:\w+\s+)?\d", re.IGNORECASE)


def span_of_values(asked: Asked) -> str:
    """`values span 73 units`, read as an end of the legend; or nothing."""
    told = asked.kind == "range" and len(asked.clause.numbers) == 1 and _SPANNING.search(asked.clause.text)
    return "it may tell how far the values reach" if told else ""
