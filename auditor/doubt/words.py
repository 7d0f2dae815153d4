"""Words that a reading has not understood."""

import re
from collections.abc import Sequence

from auditor.doubt.asked import Asked
from auditor.language.refs import PanelRef
from auditor.language.strange import strange_words
from auditor.world import Selection

# One unknown word is mostly an adjective; with two, the sentence may say something else altogether.
# Where the number told of an extreme is right, it is plain what is spoken of, and one more is its noun.
MOST_STRANGE_WORDS = 1


_HYPOTHETICAL = re.compile(
    r"\b(?:would|could|should|if|unless|were it|expected|expect|hypothetical|imagine|suppose|ideal|ideally|theoretical|baseline model|previous|previously|earlier (?:study|work|version|run)|elsewhere|in the literature|reported in)\b",
    re.IGNORECASE,
)


def words_left_over(asked: Asked) -> str:
    """Words of a clause that its reading does not account for; or nothing."""
    strange = strange_words(asked.clause, asked.understood)
    most = 0 if asked.of_everything else MOST_STRANGE_WORDS
    if len(strange) > most + asked.number_holds:
        return f"not every word was understood: {', '.join(strange)}"
    if (where := _unknown_where(asked, strange)) and not asked.number_holds:
        return f"where it is so was not made out: {where}"
    kinds = _OF_ITS_KIND.finditer(asked.clause.text) if asked.kind in ("peak", "ordinal") else ()
    if not asked.number_holds and any(found["what"].lower() in strange for found in kinds):
        return "it may be the extreme of something else than the values"
    if _ASKED.search(asked.clause.text):
        return "it is asked or answered, and not told"
    if asked.kind == "peak" and (found := _AT_EXTREME.search(asked.clause.text)) and found["what"] in strange:
        return "it may be the extreme of an axis"
    if _FIGURATIVE.search(asked.clause.text) and not _of_cell(asked):
        return "it may tell of something else than how high the values are"
    if asked.kind in ("trend", "change") and _PATTERN.search(asked.clause.text):
        return "it may tell of a pattern, and not of the values"
    return of_other_data(asked)


def _unknown_where(asked: Asked, strange: Sequence[str]) -> str:
    """The words that tell where something is so, of which no mention is made; or nothing."""
    clause = asked.clause
    for found in _WHERE.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        made_out = any(item.kind == "ref" and item.start < end and start < item.end for item in clause.items)
        if found["what"] in strange and not made_out:
            return found.group()
    return ""


# "On land the highest value is 5": where, when or among what something is so.
_WHERE = re.compile(
    r"\b(?:in|on|at|under|among|amongst|within|without|outside|inside|near|beyond|behind|throughout|away from)\s+"
    r"(?:(?:the|an?|its|their|all|any|every|each|this|that|those|these)\s+)?(?:[a-z]+\s+)?(?P<what>[a-z-]+)\b",
    re.IGNORECASE,
)
# "The biggest surprise", "the rarest jar": what is the first of things of a kind that the document does not know.
_OF_ITS_KIND = re.compile(
    r"\b(?!highest|lowest|(?:fo|inte)rest|harvest|request|modest|honest|contest|protest|suggest|digest|manifest)\w{3,}est\s+(?P<what>[a-z]+)",
    re.IGNORECASE,
)
_ASKED = re.compile(r"\?|^\W*(?:no|yes),\s", re.IGNORECASE)
# "Even at the highest dose": an adverbial, which tells where something is so.
_AT_EXTREME = re.compile(
    r"\b(?:at|with|under|for) (?:the|its|their) (?:highest|lowest|largest|smallest|greatest|strongest|weakest|longest|shortest) (?P<what>[a-z]+)",
    re.IGNORECASE,
)


_PATTERN = re.compile(
    r"\b(?:constant|stable|steady|consistent|fixed|regular)\s+(?:pattern|order|ranking|picture|sequence|gap|offset)\b",
    re.IGNORECASE,
)


# Said of things that change little, of few things, and of low ones.
_FIGURATIVE = re.compile(
    r"\b(?:quiet|calm|tame|lively|liveli|dull|sleepy|sleepi)(?:er|est)?\b", re.IGNORECASE
)


def _of_cell(asked: Asked) -> bool:
    """Whether an extreme is said to be in one cell, so that it can be but high or low."""
    place: tuple[Selection, ...] = getattr(asked.claim, "place", ())
    value = getattr(asked.claim, "value", None)
    return asked.kind == "peak" and len(place) == 1 and (place[0].is_cell or value is not None)


def of_other_data(asked: Asked) -> str:
    """That a clause tells what would be, or what was found elsewhere; or nothing."""
    clause = asked.clause
    of_panels = [
        item for item in clause.items if isinstance(item.value, PanelRef) or item.has("idiom", "previous")
    ]
    found = (hint.start() + clause.start for hint in _HYPOTHETICAL.finditer(clause.text))
    elsewhere = any(not any(item.start <= start < item.end for item in of_panels) for start in found)
    return "the sentence may not speak of these data" if elsewhere else ""
