"""Words that a reading has not understood."""

import re
from collections.abc import Sequence

from auditor.claim_parts import parts
from auditor.claims.courses.runs import Run
from auditor.doubt.asked import Asked
from auditor.doubt.other_data import of_other_data
from auditor.language.bare_words import bare_words
from auditor.language.loose import unknown_words
from auditor.language.measure_kin import kin_words
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.strange import strange_words
from auditor.reading.labels import singular
from auditor.world import Selection

# One unknown word is mostly an adjective; with two, the sentence may say something else altogether.
# Where the number told of an extreme is right, it is plain what is spoken of, and one more is its noun.
MOST_STRANGE_WORDS = 1
# Where a row and a column are named as well, only their verb and nouns can be unknown: "and came from the pot with A and B".
MOST_BESIDE_A_CELL = 4


def words_left_over(asked: Asked) -> str:
    """Words of a clause that its reading does not account for; or nothing."""
    if reason := too_strange(asked):
        return reason
    strange = strange_words(asked.clause, asked.understood)
    owned = re.search(r"['’]s? (?P<what>[a-z]+)\b", asked.clause.text)
    if owned and owned["what"] in strange and not asked.number_holds and not asked.clause.numbers:
        return f"it may speak of what belongs to a thing: {owned['what']}"
    if (thing := _noun_behind_name(asked, strange)) and not asked.number_holds:
        return f"it may speak of what belongs to a thing: {thing}"
    if (where := _unknown_where(asked, strange)) and not asked.number_holds:
        return f"where it is so was not made out: {where}"
    if reason := of_its_kind(asked):
        return reason
    if _ASKED.search(asked.clause.text):
        return "it is asked or answered, and not told"
    if asked.kind == "peak" and (found := _AT_EXTREME.search(asked.clause.text)) and found["what"] in strange:
        return "it may be the extreme of an axis"
    if _FIGURATIVE.search(asked.clause.text) and not _of_cell(asked):
        return "it may tell of something else than how high the values are"
    if asked.kind in ("trend", "change") and _PATTERN.search(asked.clause.text):
        return "it may tell of a pattern, and not of the values"
    return of_other_data(asked)


def _placed_in_full(asked: Asked) -> bool:
    """Whether an extreme of the whole grid is told with its right number, and with a row and a column for its place."""
    looked, place = getattr(asked.claim, "scope", ()), getattr(asked.claim, "place", ())
    if asked.kind != "peak" or not asked.number_holds or not all(one.whole for one in looked):
        return False
    cells = [one for one in place if one.is_cell]
    return len(place) == len(cells) == 1


def _noun_behind_name(asked: Asked, strange: Sequence[str]) -> str:
    """`The A fallback is better`: a word that nothing accounts for right behind a name; or nothing."""
    clause = asked.clause
    for item in clause.items:
        found = _WORD_BEHIND.match(clause.sentence, item.end, clause.end)
        if found is None or not isinstance(item.value, PanelRef | TickRef) or found["word"] not in strange:
            continue
        return found["word"]
    return ""


# No verb, as far as its ending tells.
_WORD_BEHIND = re.compile(r"\s+(?P<word>[a-z]+(?<!ly)(?<!ed)(?<!ing)(?<!s))(?=\s+[a-z])")


def too_strange(asked: Asked) -> str:
    """More words that nothing accounts for than one, which may be an adjective; or nothing."""
    strange = strange_words(asked.clause, [*asked.understood, *bare_words(asked.clause)])
    most = 0 if asked.of_everything else MOST_STRANGE_WORDS
    spare = MOST_BESIDE_A_CELL if _placed_in_full(asked) else asked.number_holds
    many = len(strange) > most + spare
    return f"not every word was understood: {', '.join(strange)}" if many else ""


# A word behind these is what the lines are of ("in all halls"), and an adverb or a pronoun names nothing else.
_COUNTING = frozenset(
    (*"all every each both any no whatever whichever four five six seven eight nine ten three two".split(),)
)
_HARMLESS = re.compile(
    r"\w+ly|every(?:one|body)'?s?|no(?:body|one)'?s?|counterparts?|seasons?|afterwards|odd|round|corners?|turned|excepted|"
    # what is done to an axis, or with its ticks
    r"fixed|constant|raising|lowering|varying|choosing|choice|picking|setting|applying|switching|adopting|employing|tuning|adjusting|stepping",
    re.IGNORECASE,
)


# What stands behind these says once more what was told before them.
_TOLD_AGAIN = re.compile(r"(?<=\w)[,;(] ?\(?(?:i\. ?e\.|that is to say|in other words)(?!\w)", re.IGNORECASE)


def stray_words(asked: Asked) -> str:
    """Words that nothing accounts for, and that no other part of the document has; or nothing."""
    clause = asked.clause
    again = _TOLD_AGAIN.search(clause.text)
    retold = (clause.start + again.start(), clause.end) if again else (clause.end, clause.end)
    strange = set(strange_words(clause, [*asked.understood, retold, *bare_words(clause)]))
    unknown = strange.intersection(unknown_words(clause, [(clause.start, clause.end)]))
    left = [word for word in sorted(unknown) if not _HARMLESS.fullmatch(word)]
    text = clause.text.casefold()
    before = {word: re.search(rf"(\w+) (?:the )?{re.escape(word.casefold())}\b", text) for word in left}
    left = [word for word in left if not ((found := before[word]) and found[1] in _COUNTING)]
    known = kin_words(clause.document) | _name_of_axis(asked)
    left = [word for word in left if singular(word.casefold()) not in known]
    return f"not every word was understood: {', '.join(left)}" if left else ""


_FOLLOWED = re.compile(
    r"\bwith (?:(?:the|its|rising|growing|increasing|higher|more) )*(?P<what>[a-z]+)\W*$", re.IGNORECASE
)


def _name_of_axis(asked: Asked) -> frozenset[str]:
    """`A falls with the dose`: what a course goes with, where the axis that it follows has no name of its own."""
    clause = asked.clause
    found = _FOLLOWED.search(clause.text) if asked.kind == "trend" else None
    runs = list(parts(asked.claim, Run))
    axes = [
        axis_of(clause.panel(run.lines.panel), run.side) for run in runs if run.side in ("rows", "columns")
    ]
    nameless = bool(axes) and len(axes) == len(runs) and not any(axis.label for axis in axes)
    measured = nameless and all(tick.number is not None for axis in axes for tick in axis.ticks)
    return frozenset((singular(found["what"].casefold()),)) if found and measured else frozenset()


def of_its_kind(asked: Asked) -> str:
    """`The biggest surprise`: that a superlative is told of things that the document does not know; or nothing."""
    strange = strange_words(asked.clause, asked.understood)
    kinds = _OF_ITS_KIND.finditer(asked.clause.text) if asked.kind in ("peak", "ordinal") else ()
    other = not asked.number_holds and any(found["what"].lower() in strange for found in kinds)
    return "it may be the extreme of something else than the values" if other else ""


def _unknown_where(asked: Asked, strange: Sequence[str]) -> str:
    """The words that tell where something is so, of which no mention is made; or nothing."""
    clause = asked.clause
    for found in _WHERE.finditer(clause.text):
        start, end = clause.start + found.start(), clause.start + found.end()
        made_out = any(item.kind == "ref" and item.start < end and start < item.end for item in clause.items)
        if found["what"] in strange and not made_out:
            return found.group()
    return ""


# "On land the highest value is 5", "after the storm, A falls": where, when or among what something is so.
_WHERE = re.compile(
    r"(?:\b(?:in|on|at|under|among|amongst|within|without|outside|inside|near|beyond|behind|throughout|away from)|^\W*(?:after|before|since|until|during|following|past))\s+"
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
    r"\b(?:quiet|calm|tame|mild|lively|liveli|dull|sleepy|sleepi)(?:er|est)?\b", re.IGNORECASE
)


def _of_cell(asked: Asked) -> bool:
    """Whether an extreme is said to be in one cell, so that it can be but high or low."""
    place: tuple[Selection, ...] = getattr(asked.claim, "place", ())
    value = getattr(asked.claim, "value", None)
    return asked.kind == "peak" and len(place) == 1 and (place[0].is_cell or value is not None)
