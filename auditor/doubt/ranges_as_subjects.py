"""Lines of a range as those that do something: "doses 5 to 7 gain with every hour" tells of each of them."""

import re

from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef

_RANGED = re.compile(r"(?:\bto\b|\bthrough\b|[-–—])")


def range_as_subject(asked: Asked) -> str:
    """`Doses 5 to 7 gain with every hour`, read as a gain from dose 5 to dose 7; or nothing."""
    clause = asked.clause
    refs = [item for item in clause.items if item.kind == "ref"]
    if asked.kind not in ("change", "trend", "move") or not refs or not isinstance(refs[0].value, TickRef):
        return ""
    opens = not clause.text[: max(0, refs[0].start - clause.start)].strip(" *_-")
    gap = clause.sentence[refs[0].end : refs[1].start] if len(refs) > 1 else ""
    ranged = len(refs[0].value.ticks) > 1 and _RANGED.search(refs[0].text) or _RANGED.fullmatch(gap.strip())
    return f"what goes so may be each of them: {refs[0].text}" if opens and ranged else ""
