"""One value a line: `Dose 1, Day 5: 4.7`, `(16, 64): 135`, `Batch 1` over `Day 5: 61.9 seconds`.

A line with one key is placed by its parents, so nested lists in both orders are points too.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.colours import COLOUR, TONE
from auditor.reading.corners import corner_keys
from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import IN_RANGE, Key, matches, name_a_place
from auditor.reading.keys import named_line, read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.missing import MISSING, NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.tick_in_label import tick_in
from auditor.reading.values import HEDGED, read_value, value_list, whole_value

_LEAD = re.compile(
    rf"^(?:(?:→|⇒|->|=>)\s*)?(?:(?:the\s+)?[A-Za-z@_][\w@/%-]*(?:\s+[\w@/%-]+){{0,3}}?\s*(?:=|:|\bis(?:\s+(?:printed|given|shown|written|marked|listed|stated|read)(?:\s+(?:as|with|at))?)?|\bof|\bat)\s*(?:\babout\s+"
    rf"|\bapproximately\s+)?"
    r"|(?:values?\s+)?(?:rang\w+\s+|go(?:es)?\s+|runs?\s+|rises?\s+|falls?\s+)?from\s+(?=(?:about"
    r"|approximately|roughly|around|[~≈])?\s*[-+−]?\d)"
    rf"|(?:{COLOUR.pattern}|{TONE.pattern}|medium|mid-tone)[\s,;:–-]*\(?|(?:[A-Z][\w@]*|value|score)\s+(?=(?:around|about"
    rf"|approximately|roughly|[~≈])))?\s*",
    re.IGNORECASE,
)
# "Nearly white, about -0.05", "weak and negative (-0.2)": words behind a place that say how its value is.
_DESCRIBED = re.compile(
    r"(?:[^\W\d][^\W\d'’/-]*[\s-]+){0,6}?[^\W\d][^\W\d'’/-]*(?:\s*[,;:–—]\s*|\s+-\s+|\s*\(\s*|\s+(?=about\b|around\b|approximately\b|roughly\b|[~≈]))",
)
_LABELLESS = re.compile(
    rf"^(?P<key>\((?:[^()]|\([^()]{{1,30}}\)){{1,60}}\)|(?:[^:]|(?<=\d):(?=\d\d)){{1,60}}?)\s*(?:=|→|->|–|—|\bis\b|(?<=\s)-(?=\s)|(?<=\)\s)(?={HEDGED}[-+−]?\d))"
    rf"\s*(?={HEDGED}[-+−]?[\d.]|{NO_VALUE}$|[-–—]$)"
)
# An arrow parts a place from its value whatever signs stand in the place: "n = 1, m = 2 -> 0.34".
_ARROW = re.compile(
    rf"^(?P<key>(?:[^:→⇒]|(?<=\d):(?=\d\d)){{1,60}}?)\s*(?:→|⇒|->|=>)\s*(?={HEDGED}[-+−]?[\d.]|{MISSING.pattern})",
    re.IGNORECASE,
)
_NAMED_BEFORE_ARROW = re.compile(
    rf"^(?P<key>[^→⇒]{{1,80}}:[^→⇒]{{1,80}}?)\s*(?:→|⇒|->|=>)\s*(?={HEDGED}[-+−]?[\d.]|{NO_VALUE}|[A-Z–-])"
)
# "dose = 0.1 – 28", "dose = 0.1 = 28": the sign behind the tick parts it from its value.
_NAMED_TICK = re.compile(
    rf"^(?P<key>[^=:,;]{{1,40}}=\s*[^\s=–—:]+)\s*(?:–|—|→|-|(?P<again>=))\s+(?={HEDGED}[-+−]?\d|{MISSING.pattern})",
    re.IGNORECASE,
)
# "4.1 cm at oak, day 5", "7 ← elm, day 9": the value first, where the place is a row and a column.
_VALUE_FIRST = re.compile(
    r"^(?P<value>(?:"
    rf"{NO_VALUE}"
    r"|[–—-])(?=\s)|(?:(?:about|around|roughly|approximately)\s+)?[~≈]?[-+−]?\.?\d[\d.,]*(?:\s?(?!(?:at|in|for|on|with)\b)[^\s\d(){},;:=←@][^\s(){},;:=←@]{0,9}){0,2}?(?:\s*\([^\d()]{1,40}\)(?=\s+(?:at|in|for|on|under|with)\s|\s*\())?)"
    r"\s*(?:\s(?:at|in|for|on|under|with|by|when|where)\s+|@\s*|←\s*|<-+\s*|\s[–—]\s|\()(?P<key>[^()]{1,60}?)\)?[.;]?$"
)
_NOUN = re.compile(rf"[a-z][a-z-]{{1,19}}\s+(?={HEDGED}[-+−]?\.?\d)")
_A_PLACE = 2
_MOST_DESCRIPTIONS = 3  # "almost white, faint orange, about 0.12"
_NEARLY = 0.6  # how well each of two names fits that stand behind their value
_ENDS = re.compile(r"\s*\)?\s*(?:$|[.,;](?:\s|$)|[–—-]\s|\()")
# "(1, 2): 4, (1, 3): 5": more places with a value each.
_GOES_ON = re.compile(r"\s*[,;]\s*(?:and\s+)?\([^(),]{1,40},[^(),]{1,40}\)\s*(?:[:=→⇒]|[-=]>)")

# "Row 2, Oak: 4, 7": the list of a line that is counted and named.
_LISTED = re.compile(r"\s*[,;|]\s*[~≈]?[-+−]?\d[\d.]*%?\s*(?:[,;|.]|$)")

# "Oak - dry: 4, wet: 7": the next column of a row, where it is a tick.
_NEXT = re.compile(r"\s*[,;]\s*(?P<name>[^,;:=]{1,40}?)\s*[:=]")


def _goes_on(body: Plain, end: int, axes: Sequence[KnownAxis]) -> bool:
    if _GOES_ON.match(body.text, end):
        return True
    following = _NEXT.match(body.text, end)
    name = following["name"].rstrip(".") if following else ""
    if following is None or is_declared(name, axes):
        return following is not None
    start = following.start("name")
    keys = read_keys(body.part(start, start + len(name)), axes)
    return bool(keys) and all(any(matches(key, axis) >= IN_RANGE for axis in axes) for key in keys)


def _in_note(node: Node, keys: Sequence[Key], value: Value, axes: Sequence[KnownAxis]) -> Iterator[Key]:
    """The column that a bracket behind the value names, where no title tells one: "Oak: 4 (May)"."""
    note = value.note.strip(" '\"“”")
    if not note or len(keys) != 1 or any(is_declared(parent.name.text, axes) for parent in node.parents):
        return
    own = {axis.side for axis in axes if matches(keys[0], axis) >= 1}
    told = {axis.side for axis in axes if axis.find(note) is not None}
    if own and told and len(own | told) > 1:
        yield Key(note, value.span)


def _is_tick(label: Plain, axes: Sequence[KnownAxis]) -> bool:
    """Whether a label is the name of an axis with a tick of it."""
    keys = read_keys(label, axes)
    return len(keys) == 1 and bool(keys[0].name) and any(matches(keys[0], axis) > 1 for axis in axes)


def _before_arrow(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Plain, Plain] | None:
    """The place and the value of "Site: Mill, Depth: 5 → 4.1", whose colons part names from ticks."""
    found = _NAMED_BEFORE_ARROW.match(text.text)
    if found is None:
        return None
    label = text.part(0, found.end("key"))
    return (label, text.part(found.end())) if len(read_keys(label, axes)) == _A_PLACE else None


def _starts(label: Plain, body: Plain, axes: Sequence[KnownAxis]) -> Iterator[int]:
    """Where the value may begin: at once, behind words that lead in, behind what describes the cell of a tick."""
    lead = _LEAD.match(body.text)
    yield from sorted({0, lead.end() if lead else 0})
    noun = _NOUN.match(body.text)
    if noun and (whole := read_value(body, noun.end())) and not body.text[whole[1] :].strip(" .;)"):
        keys = read_keys(label, axes)
        if len(keys) == 1 and (keys[0].name or any(matches(keys[0], axis) >= 1 for axis in axes)):
            yield noun.end()  # "batch 4: loss 0.04"
    end = 0
    for _ in range(_MOST_DESCRIPTIONS):
        described = _DESCRIBED.match(body.text, end)
        if described is None:
            return
        end = described.end()
        told = read_value(body, end)
        if told and not body.text[told[1] :].strip(" .;)"):
            keys = read_keys(label, axes)
            if keys and all(any(matches(key, axis) >= 1 for axis in axes) for key in keys):
                yield end


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a labelled line with a single value."""
    if node.block.kind not in ("item", "paragraph"):
        return
    label, body = node.label, node.body
    if entry := _value_first(node, axes):
        yield entry
        return
    if (
        label is None
        and (named := _NAMED_TICK.match(body.text))
        and (named["again"] or _is_tick(body.part(0, named.end("key")), axes))
    ):
        label, body = body.part(0, named.end("key")), body.part(named.end())
    elif label is None and (found := _ARROW.match(body.text) or _LABELLESS.match(body.text)):
        label, body = body.part(0, found.end("key")), body.part(found.end())
    if label is not None and (place := _before_arrow(node.block.content, axes)):
        label, body = place
    if label is None or not body.text:
        return
    for start in _starts(label, body, axes):
        found_value = read_value(body, start)
        if found_value is None:
            continue
        value, end = found_value
        ends = _ENDS.match(body.text, end)
        if _LISTED.match(body.text, end) and _is_of_line(label, body, start, axes):
            return
        if (
            ends
            and not _goes_on(body, end, axes)
            and (keys := corner_keys(label, axes) or read_keys(label, axes))
        ):
            if not body.text[end:].strip(" .;"):
                keys = (*keys, *_in_note(node, keys, value, axes))
            offset = max(0, len(node.body.text) - len(body.text))
            yield Entry(node, "points", keys, (value,), consumed=min(ends.end(), len(body.text)) + offset)
            return


_COMMA = re.compile(r"\s*[,;|]\s*(?:and\s+)?")


def _is_of_line(label: Plain, body: Plain, start: int, axes: Sequence[KnownAxis]) -> bool:
    """Whether what follows a label are the values of the line that it names."""
    values, _ = value_list(body, start, _COMMA)
    return bool(named_line(label, axes, listed=True)) or tick_in(label, axes, len(values)) is not None


def _value_first(node: Node, axes: Sequence[KnownAxis]) -> Entry | None:
    """The cell of a line that tells its value and then both of its names."""
    content = node.block.content
    found = _VALUE_FIRST.match(content.text) if node.label is None and axes else None
    value = whole_value(content.part(*found.span("value"))) if found else None
    keys = read_keys(content.part(*found.span("key")), axes) if found and value else ()
    if value is None or not (name_a_place(keys, axes, _NEARLY) or _is_below_its_row(node, keys, axes)):
        return None
    return Entry(node, "points", keys, (value,), consumed=len(node.body.text))


def _is_below_its_row(node: Node, keys: Sequence[Key], axes: Sequence[KnownAxis]) -> bool:
    """Whether a key is a tick, and the line above names one of the other side: "4 (May)" below "Oak"."""
    if len(keys) != 1 or not node.parents:
        return False
    above = read_keys(node.parents[-1].name, axes)
    return len(above) == 1 and name_a_place((above[0], keys[0]), axes)


FORM = Form("points", 40, read)
