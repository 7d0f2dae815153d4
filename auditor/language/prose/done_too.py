"""What another thing does likewise elsewhere: "two are busiest in May; A manages that in June" tells of A that it is busiest in June."""

import re
from collections.abc import Iterator

_STATE = r"(?:at\s+(?:their|its|his|her)\s+(?:most\s+|least\s+)?[a-z]+|(?:the\s+)?(?:[a-z]{3,}est|best|worst)|(?:the\s+)?(?:most|least)\s+[a-z]+|have\s+their\s+[a-z]+|has\s+its\s+[a-z]+)"
_LIKEWISE = re.compile(
    rf"\b(?P<be>is|are|was|were|have|has)\s+(?P<state>{_STATE})\s+(?P<lead>in|at|on|for|with|under)\s+(?P<there>(?:[^;,:.]|(?<=\d)[:.](?=\d))+?)(?P<joint>;\s+|,\s+(?:while|whereas|but|and)\s+|,\s+)"
    r"(?P<who>(?:only\s+)?(?:the\s+)?(?:[^;,:.]|(?<=\d)[:.](?=\d)){1,40}?)\s+(?:manages?|managed|does|do|did|achieves?|achieved|gets?\s+there|reach(?:es)?)\s+(?:that|this|so|it)?\s*(?:only\s+)?(?=(?:in|at|on|for|with|under)\s)(?P<rest>[^;.]*?)(?P<instead>,?\s+instead)?(?=\s*[.;(]|\s*$)",
    re.IGNORECASE,
)


def done_too(text: str) -> Iterator[tuple[int, int, str]]:
    """The verb that stands for a predicate before it, as that predicate."""
    for found in _LIKEWISE.finditer(text):
        state = re.sub(r"\b(?:their|his|her)\b", "its", found["state"], flags=re.IGNORECASE)
        be = {"are": "is", "were": "was", "have": "has"}.get(found["be"].casefold(), found["be"])
        yield found.end("who"), found.start("rest"), f" {be} {state} "
        if found["instead"]:
            yield found.start("instead"), found.end("instead"), ""
