"""Matrices that are written out as code between other lines, without a fence: `loss = [` over `[4.1, 5.2],`."""

import re
from collections.abc import Sequence

from auditor.reading.code_literals import Listing, leaves, named_literals
from auditor.reading.plain import Plain

_OPENS = re.compile(
    r"(?:[A-Za-z_][\w.]*\s*[=:]\s*)?(?:(?:\w+\.)*\w+\()?\s*\[\s*(?:#.*|\[[^\[\]]*\].*)?$"
    r"|[A-Za-z_]\w*\s*=\s*\[[^\[\]]*\]\s*(?:#.*)?$"
)
_STRING_OR_COMMENT = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|#.*$")
LONGEST = 200


def literal_length(lines: Sequence[str]) -> int:
    """How many of the lines a matrix takes that begins with the first, with the lists beside it; 0 where none does."""
    if not lines or not _OPENS.match(lines[0]):
        return 0
    end = depth = 0
    for number, line in enumerate(lines[:LONGEST], start=1):
        if depth <= 0 and not _OPENS.match(line):
            break
        bare = _STRING_OR_COMMENT.sub("", line)
        depth += sum(map(bare.count, "[(")) - sum(map(bare.count, "])"))
        end = number if depth <= 0 else end
    return end if _is_matrix("\n".join(lines[:end])) else 0


def _is_matrix(text: str) -> bool:
    literals = named_literals(Plain(text, tuple(range(len(text) + 1))))
    rows = [named.value.items for named in literals if isinstance(named.value, Listing)]
    return any(len(items) > 1 and all(len(leaves(item)) > 1 for item in items) for items in rows)
