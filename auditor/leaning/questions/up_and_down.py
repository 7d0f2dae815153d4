"""`It goes down, up and down again`, read as one way: it is told to turn."""

import re

from auditor.leaning.told import Told

_TURNS = re.compile(
    r"\b(?:up|down)\b(?:\s*,|\s+and|\s+then|\s+or)[^.;:]{0,12}?\b(?:up|down)\b", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    one_way = told.judged.kind in ("trend", "path", "course", "composed", "move")
    found = _TURNS.search(told.sentence) if one_way else None
    both = found is not None and {"up", "down"} <= set(
        re.findall(r"\b(?:up|down)\b", found.group().casefold())
    )
    return "it may be told to turn" if both else ""
