"""What is named a second time in between: "the highest value, and hence the darkest tile, belongs to A" tells both of A."""

import re
from collections.abc import Iterator

_EST = r"(?:\w{3,}est|maximum|minimum)"
_SECOND = re.compile(
    rf"^(?P<first>[^,;:.]*\b{_EST}\b(?:[^,;:.]|\.(?=\d))*),\s+(?:and\s+)?(?:hence|thus|so|therefore|consequently)\s+(?P<other>(?:its|the|their)\s+{_EST}(?:\s+[a-z]+){{0,2}}),\s+"
    r"(?P<rest>(?:is|was|lies?|lay|belongs?|belonged|stands?|stood|sits?|goes|falls?|comes?|occurs?)\b[^;:]*?)(?P<end>\.?\s*)$",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"\s*\([^()]*\)|,\s*[-−]?\d[^,]*$")


def second_names(text: str) -> Iterator[tuple[int, int, str]]:
    """The second name taken out from between, and told of behind."""
    if "est" not in text or not (found := _SECOND.match(text)):
        return
    yield found.end("first"), found.start("rest"), " "
    yield found.start("end"), len(text), f"; {found['other']} {_NUMBER.sub('', found['rest'])}{found['end']}"
