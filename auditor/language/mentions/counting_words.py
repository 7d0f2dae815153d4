"""Whether a number counts things, and is then no tick."""

from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES
from auditor.quantity import number_of

# Behind "scores" these show it to be a verb: "rank 8 at 300 scores less than".
_SCORED = frozenset(
    "less more higher lower better worse above below best worst highest lowest the only just about as at nearly almost well".split()
)


def counts_something(context: Context, i: int) -> bool:
    """`4 rows`, `12 cells`, `3 panels`: a number of things, and no tick ("the 512 row")."""
    word = context.tokens[i + 1].text.casefold() if i + 1 < len(context.tokens) else ""
    if context.norm(i - 1) == "the" and word in LINES:
        return False
    if not _is_whole(context, i) or word == "scores" and _as_verb(context, i + 2):
        return False
    senses = phrases().get((context.norm(i + 1),), [])
    return any(kind == "noun" for kind, _ in senses) and word.endswith("s")


def _is_whole(context: Context, i: int) -> bool:
    """Whether a number may be how many there are: "1e-4" is not."""
    number = number_of(context.tokens[i].text)
    return number is None or number >= 1 and number == int(number)


def _as_verb(context: Context, behind: int) -> bool:
    """Whether "scores" is a verb, by the word behind it."""
    return context.norm(behind) in _SCORED or (
        behind < len(context.tokens) and context.tokens[behind].is_number
    )
