"""Words that a reading has not understood."""

import re

from auditor.doubt.asked import Asked
from auditor.language.strange import strange_words

# One unknown word is mostly an adjective; with two, the sentence may say something else altogether.
MOST_STRANGE_WORDS = 1


_HYPOTHETICAL = re.compile(
    r"\b(?:would|could|should|if|unless|were it|expected|expect|hypothetical|imagine|suppose|ideal|ideally|theoretical|baseline model|previous|previously|earlier (?:study|work|version|run)|elsewhere|in the literature|reported in)\b",
    re.IGNORECASE,
)


def words_left_over(asked: Asked) -> str:
    """Words of a clause that its reading does not account for; or nothing."""
    strange = strange_words(asked.clause, asked.understood)
    if len(strange) > (0 if asked.of_everything else MOST_STRANGE_WORDS):
        return f"not every word was understood: {', '.join(strange)}"
    return of_other_data(asked)


def of_other_data(asked: Asked) -> str:
    """That a clause tells what would be, or what was found elsewhere; or nothing."""
    return "the sentence may not speak of these data" if _HYPOTHETICAL.search(asked.clause.text) else ""
