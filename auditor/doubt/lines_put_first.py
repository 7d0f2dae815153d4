"""Extremes of which the line that is put first may tell where they were looked for: "with 2 layers the score tops out at 16k"."""

import re

from auditor.claim_parts import parts
from auditor.claims.contests import Contest
from auditor.claims.extreme_claim import Extreme
from auditor.claims.rank_reading import Rank
from auditor.doubt.asked import Asked
from auditor.language.clauses import Spot
from auditor.language.clauses.spots import opens
from auditor.language.refs import TickRef, axis_of
from auditor.model import Panel
from auditor.world import Selection


def of_line_put_first(asked: Asked) -> bool:
    """Whether what was read as an extreme may be one of the line that is put first, which it is not, or was not read as.

    Where it holds within that line it is borne out, in whichever way it is meant.
    """
    clause = asked.clause
    spots = [item for item in clause.refs if isinstance(item.value, TickRef | Spot)]
    cues = clause.of("extreme")
    fronted = spots and cues and opens(spots[0], clause.sentence) and spots[0].end <= cues[0].start
    behind = [item for item in spots[1:] if cues and item.start > cues[0].start]
    end = getattr(asked.claim, "direction", "")
    return bool(fronted) and any(
        _may_be_there(clause.panel(panel), spots[0].value, item.value, end)
        for panel in clause.panels
        for item in behind
    )


def _may_be_there(panel: Panel, line: object, other: object, end: str) -> bool:
    """Whether the cell where two lines cross is the other end of the first, or the end of the second alone."""
    if not (isinstance(line, TickRef) and isinstance(other, TickRef)) or "either" in (line.side, other.side):
        return False
    first, second = (set(ref.indices(axis_of(panel, ref.side))) for ref in (line, other))
    by_row = line.side == "rows"
    found = {(r if by_row else c, c if by_row else r): q.value for (r, c), q in panel.values.items()}
    here = [value for (a, b), value in found.items() if a in first and b in second]
    if not here:
        return False
    in_first = [value for (a, _), value in found.items() if a in first]
    in_second = [value for (_, b), value in found.items() if b in second]
    highest, lowest = max(here) == max(in_first), min(here) == min(in_first)
    holds = {"max": highest, "min": lowest}.get(end, False)
    crossed = {"max": max(here) == max(in_second), "min": min(here) == min(in_second)}.get(end, False)
    return not holds and (crossed or highest or lowest)


_AMONG = re.compile(
    r"\b(?:of|among|amongst|between)\s+(?:the\s+|all\s+)?(?:two|three|four|five|six|both|panels|maps|heatmaps)\b",
    re.IGNORECASE,
)
_PLACED = re.compile(
    r"(?:\s+[a-z-]+)?(?:\s+(?:is|are|was|were|lies?|lay|comes?|came|falls?|fell))?(?:\s+(?:at|in|on|for|with|under|after|before|during|near|around))?\s+(?:the\s+)?(?:[a-z-]+\s+)?$",
    re.IGNORECASE,
)


def best_at_a_place(asked: Asked) -> str:
    """`At noon, A does best with seed 3`, borne out by A being ahead of other panels there: it may tell where A has its best; or nothing."""
    clause = asked.clause
    cues = clause.of("extreme")
    if asked.kind != "comparison" or len(cues) != 1 or clause.of("compare") or _AMONG.search(clause.sentence):
        return ""
    contests = list(parts(asked.claim, Contest))
    if not contests or any(_same_panel(contest) for contest in contests):
        return ""
    behind = next((item for item in clause.refs if item.start >= cues[0].end), None)
    placed = behind is not None and _PLACED.match(clause.sentence[cues[0].end : behind.start])
    return "it may tell where one has its extreme" if placed else ""


def _same_panel(contest: Contest) -> bool:
    """Whether two sides share a panel, so that lines or cells are held against each other."""
    left, right = ({s.panel for s in group.scope} for group in (contest.left, contest.right))
    return bool(left & right)


def of_the_line_behind(asked: Asked) -> str:
    """`In May, A is lowest at noon`, borne out by May being the lowest at noon, and not noon in May; or nothing."""
    named = asked.kind == "peak" and not asked.clause.numbers and of_line_put_first(asked)
    return "it may be the extreme of the line that is put first" if named else ""


_HAS = re.compile(r"\s*(?:has|had|have|holds|held|takes|took|shows|showed)\s+the\s+$", re.IGNORECASE)


def rank_of_the_line_behind(asked: Asked) -> str:
    """`In May, A has the second-highest value`, borne out by May being the second-highest of A; or nothing."""
    clause = asked.clause
    spots = [item for item in clause.refs if isinstance(item.value, Spot)]
    if len(spots) != 1 or not opens(spots[0], clause.sentence) or not isinstance(asked.claim, Rank):
        return ""
    cue = next(
        (item for item in (*clause.of("rank"), *clause.of("extreme")) if item.start > spots[0].end), None
    )
    if cue is None or not _HAS.fullmatch(clause.sentence, spots[0].end, cue.start):
        return ""
    own = [label for one in asked.claim.scope for label in _of_line(clause.panel(one.panel), one)]
    lead = clause.sentence[: spots[0].end].casefold()
    behind = own and all(lead.endswith(label.casefold()) for label in own)
    return "it may be the rank among the lines of that place" if behind else ""


def _of_line(panel: Panel, one: Selection) -> list[str]:
    """The labels of some rows, or of some columns; none of a cell or a whole panel."""
    if (one.rows is None) == (one.columns is None):
        return []
    axis, chosen = (panel.rows, one.rows) if one.columns is None else (panel.columns, one.columns)
    return [axis.ticks[number].text for number in chosen or ()]


_WHOLE = re.compile(
    r"\b(?:of|in|on)\s+(?:the\s+|this\s+|that\s+)?(?:[\w-]+\s+){0,2}?(?:panel|map|heat\s?map|table|figure|grid|matrix|chart|data|sheet|picture|plot)\b"
    r"|\b(?:overall|of\s+all|anywhere|in\s+total)\b",
    re.IGNORECASE,
)


def told_of_the_whole(asked: Asked) -> str:
    """`The lowest figure of the panel is the 3 from the dry plots`, borne out by 3 being the lowest of these alone; or nothing."""
    clause = asked.clause
    cues = clause.of("extreme")
    if asked.kind not in ("peak", "amount") or len(cues) != 1 or len(clause.numbers) != 1:
        return ""
    number = clause.numbers[0]
    between = clause.sentence[cues[0].end : number.start] if cues[0].end <= number.start else ""
    behind = [item for item in clause.refs if item.start >= number.end]
    before = [item for item in clause.refs if item.end <= number.start]
    if not behind or before or not _WHOLE.search(between):
        return ""
    claims = list(parts(asked.claim, Extreme))
    narrowed = claims and all(one.value is not None and not any(s.whole for s in one.scope) for one in claims)
    return "it is told of the whole, and holds of a part" if narrowed else ""
