"""Other names of the members of a relation, as a list of them explains: "Hgt (plant height), Sun (hours of sun)"."""

import re
from collections import Counter
from collections.abc import Sequence

from auditor.language.tokens import norms

_FEWEST = 2  # names explained in one line: one alone may be a remark in brackets
_NO_NAME = frozenset(
    "high highest low lowest strong strongest weak weakest positive negative most least mean average".split()
)


def aliases(text: str, members: Sequence[str]) -> dict[tuple[str, ...], str]:
    """Word sequences and the member that each explains: the whole words in brackets, and the last of them."""
    found = [one for line in text.splitlines() for one in _explained(line, members)]
    heads = Counter(words[-1:] for words in {words for words, _ in found})
    named = {norms(name) for name in members} | {(word,) for name in members for word in norms(name)}
    last = {words[-1:]: name for words, name in found if heads[words[-1:]] == 1 and len(words[-1]) > 3}
    every = {**last, **dict(found)}
    return {words: name for words, name in every.items() if words not in named}


def _explained(line: str, members: Sequence[str]) -> list[tuple[tuple[str, ...], str]]:
    found = []
    for name in members:
        match = re.search(rf"(?<!\w){re.escape(name)} \((?P<words>[^\W\d_]+(?:[ -][^\W\d_]+){{0,2}})\)", line)
        words = norms(match["words"]) if match else ()
        if words and not _NO_NAME.intersection(words):
            found.append((words, name))
    return found if len(found) >= _FEWEST else []
