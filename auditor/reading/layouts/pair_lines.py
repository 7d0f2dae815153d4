"""Lines that each tell one cell by its two places, whatever signs stand around: "[Oak × May] 4"."""

import re
from collections.abc import Sequence

from auditor.reading.layouts.laid import Laid
from auditor.reading.layouts.places import tables_of
from auditor.reading.plain import Plain

_LINE = re.compile(
    r"(?:[*+•-]\s+)?[\[({<«⟨](?P<row>[^\[\](){}<>«»⟨⟩]{1,60}?)\s*(?P<joint>×|✕|\||/|;|&|→|–|—|\bx\b|\bvs\.?\s|\bby\b)\s*"
    r"(?P<column>[^\[\](){}<>«»⟨⟩]{1,60}?)[\])}>»⟩]\s*(?:[:=→–—-]+>?\s*)?(?P<value>\S.{0,40})$"
)


# "(24, 1/15)": a comma parts the places, and the slash is that of a fraction.
_NUMERATOR, _DENOMINATOR = re.compile(r",\s*\d{1,3}$"), re.compile(r"\d+$")


def _is_fraction(found: re.Match[str]) -> bool:
    behind = _DENOMINATOR.fullmatch(found["column"])
    return found["joint"] == "/" and bool(_NUMERATOR.search(found["row"]) and behind)


def read(lines: Sequence[Plain]) -> Laid | None:
    """The grid that the lines make together with the first one, all with the same joint."""
    points: list[tuple[list[Plain], Plain]] = []
    count = 0
    joint = ""
    for number, line in enumerate(lines, start=1):
        if not line.text:
            continue
        found = _LINE.match(line.text)
        if found is None or (joint and found["joint"] != joint) or _is_fraction(found):
            break
        joint = found["joint"]
        points.append(
            (
                [line.part(*found.span("row")), line.part(*found.span("column"))],
                line.part(*found.span("value")),
            )
        )
        count = number
    tables = tables_of(points)
    return Laid(count, tables) if tables else None
