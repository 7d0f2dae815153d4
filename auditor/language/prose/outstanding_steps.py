"""A step that none matches, told as the largest one: "no other step matches the 9 points that A loses from 2 to 3" is "the largest single loss is 9 points, for A from 2 to 3"."""

import re
from collections.abc import Iterator

_STEP = r"(?:step|move|change|jump|drop|rise|fall|increase|decrease|loss|gain)"
_LOSES = r"loses?|lost|sheds?|gives?\s+(?:away|up)|gave\s+(?:away|up)|forfeits?|forfeited|drops?|dropped|falls?|fell"
_GAINS = r"gains?|gained|adds?|added|wins?|won|puts?\s+on|rises?|rose|climbs?|climbed|grows?|grew"
_UNMATCHED = re.compile(
    rf"\bno\s+(?:other\s+)?(?:single\s+)?{_STEP}\s+(?:matches|equals|rivals|beats|exceeds|surpasses|reaches|is\s+as\s+large\s+as|comes\s+(?:close|near)\s+to)\s+the\s+(?P<size>[-−+]?\d[\d.,]*(?:\s*%|\s+[a-z]+)?)"
    rf"\s+(?:that|which|by\s+which)\s+(?P<who>[^,;:]{{1,40}}?)\s+(?:(?P<down>{_LOSES})|(?P<up>{_GAINS}))\s+(?P<where>(?:from|between|in|at|with)\s+[^,;:]+?)(?=\s*[.;!]|\s*$)",
    re.IGNORECASE,
)
_COSTLIEST = re.compile(
    rf"\b(?P<the>the)\s+(?P<single>single\s+)?(?:costliest|dearest|most\s+(?:expensive|costly|decisive))\s+(?P<step>{_STEP})(?P<one>\s+(?:is|was)\s+the\s+one(?=\s+(?:from|between|of|in|for)\b))?",
    re.IGNORECASE,
)
_THE_ONE = re.compile(
    rf"\b(?:largest|biggest|smallest|steepest|sharpest)\s+(?:single\s+)?{_STEP}\s+(?:is|was)\s+(?P<one>the\s+one)(?=\s+(?:from|between|of|in|for)\b)",
    re.IGNORECASE,
)


def outstanding_steps(text: str) -> Iterator[tuple[int, int, str]]:
    """Where such a step is told, and its plain words."""
    for found in _UNMATCHED.finditer(text):
        opening = "The" if found.start() == 0 else "the"
        noun = "loss" if found["down"] else "gain"
        who = found["who"]
        yield (
            found.start(),
            found.end(),
            f"{opening} largest {noun} is {found['size']}, for {who} {found['where']}",
        )
    for found in _COSTLIEST.finditer(text):
        one = " is that" if found["one"] else ""
        yield (
            found.start(),
            found.end(),
            f"{found['the']} largest {found['single'] or ''}{found['step']}{one}",
        )
    for found in _THE_ONE.finditer(text):
        yield found.start("one"), found.end("one"), "that"
