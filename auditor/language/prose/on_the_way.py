"""What is passed on the way, and a way without exceptions: "falls from A through B to C", "rise without exception toward the east"."""

import re
from collections.abc import Iterator

_GOES = r"(?:falls?|fell|drops?|dropped|sinks?|sank|declines?|declined|decreases?|decreased|shrinks?|shrank|slides?|slid|rises?|rose|climbs?|climbed|grows?|grew|increases?|increased|goes|go|went|runs?|ran|comes? down|came down)"
_NAME = r"(?:the\s+)?[A-Za-z][\w°/-]*(?:\s[\w°/-]+)?"
_THROUGH = re.compile(
    rf"\b{_GOES}(?:\s+[a-z]+){{0,3}}?\s+from\s+{_NAME}(?P<through>\s+(?:through|via|by way of)\s+{_NAME}(?:,\s+{_NAME})*(?:\s+and\s+{_NAME})?)\s+to\s+",
    re.IGNORECASE,
)
_WITHOUT_EXCEPTION = re.compile(
    rf"\b{_GOES}\s+(?P<how>without\s+(?:any\s+|a\s+single\s+)?exception)\s+(?=as\b|with\b|from\b|along\b|toward)",
    re.IGNORECASE,
)


def on_the_way(text: str) -> Iterator[tuple[int, int, str]]:
    """Where it is told what is passed, which is no end of the way; and where no step is an exception."""
    for found in _THROUGH.finditer(text):
        yield *found.span("through"), ""
    for found in _WITHOUT_EXCEPTION.finditer(text):
        yield *found.span("how"), "at every step"
