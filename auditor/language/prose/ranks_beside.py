"""A rank told beside an extreme of the same kind: "A is the driest month for all and B the second driest" tells it of B for all as well."""

import re
from collections.abc import Iterator

_TOP = r"(?:\w{3,}est|best|worst|(?:most|least)\s+[a-z]+)"
_NAME = r"(?:(?!\b(?:is|was|are|were|and|that|which|who)\b)[^,;:.()]|(?<=\d)[.:](?=\d)){1,40}?"
_BESIDE = re.compile(
    rf"\b(?P<be>is|are|was|were)\s+(?:always\s+|everywhere\s+)?the\s+(?P<top>{_TOP})\s+(?P<noun>(?!of\b|in\b|at\b|for\b|on\b)[a-z]+)(?P<where>\s+(?:for|in|at|on|of|among|under|with)\s+(?:(?!\band\b)(?:[^,;:.()]|(?<=\d)[.:](?=\d)))+?)?"
    rf"(?P<joint>,?\s+and\s+)(?P<other>{_NAME})\s+(?:(?:is|was)\s+)?(?:the\s+)?(?P<rank>second|third|fourth|next)[\s-]+(?P<again>{_TOP})(?:\s+(?P=noun)|\s+one)?(?=\s*[.;!]|\s*$)",
    re.IGNORECASE,
)
_OF_THEM = re.compile(r"\s+(?:for|in|at|on)\s+(?:all|each)\s+of\s+(?:them|these)", re.IGNORECASE)


def ranks_beside(text: str) -> Iterator[tuple[int, int, str]]:
    """The rank as a sentence of its own, with the noun and the place of the extreme."""
    for found in _BESIDE.finditer(text):
        if found["top"].casefold() == found["again"].casefold():
            where = found["where"] or ""
            if _OF_THEM.fullmatch(where):  # all that there are: "for all of them"
                yield *found.span("where"), " throughout"
                where = " throughout"
            told = f"; {found['other']} {found['be']} the {found['rank']} {found['again']} {found['noun']}{where}"
            yield found.start("joint"), found.end(), told
