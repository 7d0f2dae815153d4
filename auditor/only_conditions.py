"""Parts of sentences that only tell under which condition something is so: "provided the angle is 30° or less"."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.claim import Judged, Verdict

_CONDITION = re.compile(
    r"\W*(?:provided|providing|unless|assuming|supposing|(?:as|so)\s+long\s+as|if|in\s+case|on\s+condition)\b[^,;]*\W*$",
    re.IGNORECASE,
)
_REASON = "it only tells under which condition"


def conditions_left_open(verdicts: Iterable[Judged]) -> Iterator[Judged]:
    """The verdicts; on what is a condition and no more there is none."""
    for result in verdicts:
        if result.verdict is not Verdict.NOT_UNDERSTOOD and _CONDITION.match(result.text):
            result = replace(result, verdict=Verdict.UNDECIDABLE, explanation=_REASON, finding=None)
        yield result
