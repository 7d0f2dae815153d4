"""Rows in running text: "in the first row, for day 5, the values are 4 under dose 1, 3 under dose 2"."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from auditor.reading.form import Entry, Form, Value
from auditor.reading.grids import told_points
from auditor.reading.key import Key, matches
from auditor.reading.keys import read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.lists import list_items
from auditor.reading.missing import NO_VALUE
from auditor.reading.not_cells import DERIVED, NOT_CELLS
from auditor.reading.outline import Node
from auditor.reading.panels_in_sentences import behind_panel
from auditor.reading.plain import Plain
from auditor.reading.sections import begins_sentence, in_prose
from auditor.reading.sentences import sentences
from auditor.reading.taken_as import TAKEN_AS
from auditor.reading.told_keys import keys_within
from auditor.reading.values import HEDGED, read_value, value_list

_NOUN = (
    r"(?:values?|scores?|cells?|entries|numbers?|counts?|readings?|shares?|squares?|tiles?|percentages?|figures?"
    r"|results?|rates?|amounts?|fields?|boxes|measurements?|grid|map|heat\s?map|panel|chart|plot|table|picture)"
)
_HEAD = re.compile(
    r"^(?P<lead>(?:in|for|along|the|at|on|under|of)\s+)?(?P<key>.{1,110}?)(?:,|\s|(?<=\))|(?=:))\s*"
    r"(?:are|is|was|were|goes|runs|reads?|shows?|showed|holds?|held|has|have|had|gives?|gave|contains?|lists?|of|sees?|saw|finds?|found|gets?|meets?|counts?|counted|obtains?|with"
    r"|records?|recorded|(?:stands?|stood)\s+at|(?:comes?|came)\s+to|:)"
    r"(?:,?\s+(?:from\s+)?(?:left\s+to\s+right|top\s+to\s+bottom)[,:]?)?\s+"
    r"(?=(?:(?:about|approximately|around|roughly)\s+|[~≈]|[a-z][a-z -]{2,30}\()?[-+−]?\d"
    r"|(?:"
    rf"{NO_VALUE}"
    r"|[–—-])(?:\s+(?:at|for|in|with|under|on|\()|,))",
    re.IGNORECASE,
)
# "Ferry 2 kept people for 6 min at 9:00, 5 at 9:30, ...": whatever verb, where enough values name their columns.
_LOOSE_HEAD = re.compile(
    r"^(?P<lead>(?:in|for|along|on)\s+(?:the\s+)?)?(?P<key>[^\d,;:]{0,60}?\b(?:[A-Z][\w.-]*|\d[\w:.-]*))\s+"
    r"(?:[a-z]+\s+){1,6}(?=[-+−~]?\d)"
)
_ENOUGH = 4
_FEWEST_OF_LINE = 3
_DIGIT = re.compile(r"\d")
# What a sentence says beside the row's name: where it stands, and that values follow.
_BESIDE = re.compile(
    r"^(?:(?:in|at|on|along)\s+)?(?:the\s+)?(?:very\s+)?(?:\w+\s+(?:row|line)|top|bottom|left|right|middle)$"
    rf"|^(?:and\s+)?(?:the|its|their|we)\s+(?:\w+\s+)?{_NOUN}$|^(?:finally|next|then|lastly)$",
    re.IGNORECASE,
)
_BELONGS = re.compile(
    r"(?:the\s+)?(?:\w+\s+)?(?:row|line|column)\s+(?:belongs\s+to|stands\s+for|is(?:\s+(?:for|that\s+of))?|of|for)\s+(?:the\s+)?",
    re.IGNORECASE,
)
_NOUN_BEHIND = re.compile(rf",?\s+(?:(?:the\s+)?{_NOUN}|they|it|we|there|one)$", re.IGNORECASE)
_ANY_NOUN_BEHIND = re.compile(r",?\s+(?:the|its|their)\s+[a-z]+(?:\s[a-z]+)?$")  # "At Oak the yield"
_NAMES_BEHIND = re.compile(
    r"^(?P<values>.*?\d\S*(?:\s[^\W\d_]\S{0,9}(?:\sper\s\w+)?)?)\s*,?\s+(?:for|at|under|in|on|across|over|with)\s+(?P<names>[^()]+?)(?:,?\s+respectively)?$"
    r"|^(?P<values2>[^()]*?\d[^\s()]*)\s*\((?P<names2>[^()]*[,;][^()]*)\)(?:,?\s+respectively)?$",
    re.IGNORECASE,
)
_NEXT_ROW = re.compile(
    r"(?<=[\d%)])(?:\s*[,;]\s*(?:and|while|whereas|but)?|\s+(?:and|while|whereas|but))\s+"
    r"(?=(?:the\s)?[^\W\d_][^,;:]{0,40}?\s(?:are|is|reads?|shows?|holds?|has|have|gives?|contains?|lists?)\s[~≈]?[-+−]?\d)",
    re.IGNORECASE,
)
_IN_ORDER = re.compile(
    r",?\s+(?:(?:going|reading|read|listed|as read)\s+)?from\s+(?:left\s+to\s+right|top\s+to\s+bottom)$"
)
# "The clinic had the longest waits, with 41 at noon, 37 at two": a remark, and no row of that name.
_RANKING = re.compile(
    r"\b(?:rank(?:ing|s)?|order|sequence|places?)\b|\b(?:had|has|have|was|were|is|are|takes?|took)\s+(?:the|its|their)\b",
    re.IGNORECASE,
)
_PRONOUNS = frozenset("it they this these that those which there".split())
_QUOTED = re.compile(r"[\"“][^\"“”]{1,40}[\"”]")
_MASK = "‚"  # a sign that looks like a comma and parts nothing
_FEW_WORDS = 3  # of a name that no word leads to
LONGEST = 1000  # no person lists more in one sentence
_ITEM = re.compile(r"\s*(?:,|;|\band\b)\s*(?:and\s+)?(?:(?:then|later|next|finally|lastly)\b,?\s*)?")
# "4 min at 06 h": the unit of a value stands before its place.
_UNIT = (
    r"(?:\s(?!(?:under|for|at|in|on|with|as|to|and|or|of|predicted)\b)[^\W\d_]{1,10}(?:/[^\W\d_]{1,6})?"
    r"(?:\sper\s[^\W\d_]{1,10})?(?=\s+(?:under|for|at|in|on|with)\s))?"
)
_NEXT_VALUE = rf"(?:{HEDGED}[-+−]?\d|(?:{NO_VALUE}|[–—-])(?=\s|$))"
_KEY_AFTER = re.compile(
    rf"{_UNIT}\s+(?:{TAKEN_AS}|under|for|at|in|on|with|as|to|(?=predicted\s))\s*(?P<key>[^,;]+?)"
    rf"(?=\s*(?:[,;]|\s+and\s+{_NEXT_VALUE}|$))"
)


_OF = re.compile(r"(?:\s+[a-z]+)?\s+of\s+(?P<key>[^,;]+?)(?=\s*(?:[,;]|\s+and\s+\d|$))")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """An entry for each sentence that lists the values of one row, with the cells that others tell."""
    if node.block.kind not in ("paragraph", "item"):
        return
    rows = list(_rows(node, axes))
    if any(len(row.values) > 1 for row in rows):  # a single cell alone is told in passing
        yield from told_points.read(node, axes)
        yield from rows


def _rows(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    end = 0
    # "The first row belongs to Oak: 4 under May, ..."
    text = _with_whole_names(node.block.content if begins_sentence(node) else node.body)
    offset = len(text.text) - len(node.body.text)
    alike: set[int] = set()  # how many values the rows before had
    panel = ""
    for sentence in sentences(text):
        end = text.text.index(sentence.text, end) + len(sentence.text)
        whole = sentence.part(0, len(sentence.text.rstrip(" .;…")))
        named, whole = behind_panel(whole)
        panel = named or panel
        ordered = _IN_ORDER.search(whole.text)
        parts = list(_parts(whole.part(0, ordered.start() if ordered else None)))
        entries = [entry for part in parts if (entry := _entry(node, part, axes, alike))]
        if len(entries) < len(parts):
            continue
        alike |= {len(entry.values) for entry in entries if entry.spread}
        yield from (
            _as_written(replace(entry, consumed=max(0, end - offset), panel=panel or entry.panel))
            for entry in entries
        )


def _with_whole_names(text: Plain) -> Plain:
    """The text with the commas of names in quotes masked: `7 under "Gull, common"`."""
    return replace(text, text=_QUOTED.sub(lambda name: name[0].replace(",", _MASK), text.text))


def _as_written(entry: Entry) -> Entry:
    """An entry with the commas of its names put back."""
    values = tuple(replace(value, keys=_unmasked(value.keys)) for value in entry.values)
    return replace(entry, keys=_unmasked(entry.keys), values=values)


def _unmasked(keys: Sequence[Key]) -> tuple[Key, ...]:
    return tuple(replace(key, text=key.text.replace(_MASK, ",")) for key in keys)


def _parts(sentence: Plain) -> Iterator[Plain]:
    """The pieces of a sentence that each tell a row: "line 1 has 4, 5 and 6, and line 2 has 7, 8 and 9"."""
    start = 0
    head = _HEAD.match(sentence.text)
    for found in _NEXT_ROW.finditer(sentence.text, head.end()) if head else ():
        yield sentence.part(start, found.start())
        start = found.end()
    yield sentence.part(start)


def _entry(node: Node, sentence: Plain, axes: Sequence[KnownAxis], alike: Collection[int]) -> Entry | None:
    known = _HEAD.match(sentence.text)
    head = known or _LOOSE_HEAD.match(sentence.text)
    if not head or _RANKING.search(head["key"]):
        return None
    keys = _row_keys(sentence.part(head.start("key"), head.end("key")), axes)
    values = _named_behind(sentence.part(head.end()), axes) or _values(sentence, head.end(), axes)
    if len(keys) != 1 or not values or keys[0].text.casefold() in _PRONOUNS:
        return None
    if DERIVED.search(keys[0].text) and not any(matches(keys[0], axis) for axis in axes):
        return None
    keyed = all(value.keys for value in values)
    named = is_declared(keys[0].text, axes) and _tells_cells(sentence.text[len(head["key"]) :])
    if not known and not (keyed and len(values) >= _ENOUGH or named and _are_whole_line(values, "", axes)):
        return None
    placed = keyed and all(is_declared(key.text, axes) for value in values for key in value.keys)
    if _rows_known(axes) and not placed and not any(matches(keys[0], axis) for axis in axes):
        return None
    set_off = keyed and _is_set_off(node, sentence) and not in_prose(node)
    introduced = head["lead"] or not known or set_off or _is_introduced(head["key"], keys[0])
    listed = not keyed and len(values) in alike and len(head["key"].split()) <= _FEW_WORDS
    if not (introduced or placed or listed or is_declared(keys[0].text, axes)):
        return None
    pair = known and len(values) in {len(axis.ticks) for axis in axes} and is_declared(keys[0].text, axes)
    if len(values) < (1 if placed else 2 if keyed or pair else 3):
        return None
    if (head["lead"] or "").strip().casefold() == "under" and not keys[0].name:
        keys = (replace(keys[0], name="column"),)  # what stands under a name is its column
    return Entry(node, "prose", keys, tuple(values), spread=not keyed)


_WORDS = re.compile(r"[^\W\d_]+")


def _tells_cells(text: str) -> bool:
    """Whether no word behind the name of a row makes its numbers anything else than cells."""
    told = {word.casefold() for word in _WORDS.findall(text.removesuffix(", respectively"))}
    return NOT_CELLS.isdisjoint(told)


def _is_set_off(node: Node, sentence: Plain) -> bool:
    """Whether a sentence is all that a paragraph says, and begins with bold text, as the name of a row does."""
    whole = len(sentence.text) >= len(node.block.text.rstrip(" .;…"))
    return whole and node.block.content.offsets[0] - node.block.span.start == len("**")


def _is_introduced(text: str, key: Key) -> bool:
    """Whether a sentence says which row is called so: "The first row is Oak, with 4, 5 and 6"."""
    return bool(_BELONGS.match(text)) and not key.text[:1].islower()


def _rows_known(axes: Sequence[KnownAxis]) -> bool:
    return any(axis.side == "rows" and (axis.ticks or axis.range) for axis in axes)


def _row_keys(text: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The most telling of the names that a row goes by: "first row, for day 5, the values"."""
    parts = [text.part(found.start(), found.end()) for found in re.finditer(r"[^,\s][^,]*", text.text)]
    parts = [part.part(own.end()) if (own := _BELONGS.match(part.text)) else part for part in parts]
    named = [
        part for part in parts if not _BESIDE.match(part.text.strip()) or _names_a_row(part, axes)
    ] or parts
    bare = [_without_noun(part, axes) for part in named]
    candidates = [keys for part in reversed(bare) if (keys := keys_within(part, axes))]
    known = [keys for keys in candidates if axes and any(matches(key, axis) for key in keys for axis in axes)]
    return (known or candidates or [()])[0]


def _without_noun(part: Plain, axes: Sequence[KnownAxis]) -> Plain:
    """A part without the noun of its values behind the name; "for true class Table" has none, where that is a tick."""
    any_noun = _ANY_NOUN_BEHIND.search(part.text)
    if any_noun and is_declared(part.text[: any_noun.start()], axes):
        return part.part(0, any_noun.start())
    noun = _NOUN_BEHIND.search(part.text)
    whole = any(is_declared(key.text, axes) for key in keys_within(part, axes)) if noun else True
    return part if noun is None or whole else part.part(0, noun.start())


def _names_a_row(part: Plain, axes: Sequence[KnownAxis]) -> bool:
    """Whether "the final row" is one that the text calls so."""
    near = {axis.find_near(key.text) for axis in axes for key in keys_within(part, axes)}
    return near != {None} and bool(near)


def _named_behind(text: Plain, axes: Sequence[KnownAxis]) -> list[Value]:
    """Values with the names of their columns behind them all: "4, 5 and 7 for oak, elm and ash"."""
    found = _NAMES_BEHIND.match(text.text) if len(text.text) <= LONGEST else None
    if not found:
        return []
    group = "2" if found["names2"] else ""
    names = text.part(found.start(f"names{group}"), found.end(f"names{group}"))
    values, end = value_list(text.part(0, found.end(f"values{group}")), 0, _ITEM)
    keys = [keys_within(names.part(start, stop), axes) for start, stop in list_items(names)]
    if end < len(found[f"values{group}"]) or len(keys) != len(values) or any(len(own) != 1 for own in keys):
        return []
    return [replace(value, keys=own) for value, own in zip(values, keys, strict=True)]


def _values(text: Plain, start: int, axes: Sequence[KnownAxis]) -> list[Value]:
    """Values that may each name their column: "4 under oak, 5 under elm"; none where anything else follows."""
    values: list[Value] = []
    position = start
    while position < len(text.text):
        found = read_value(text, position)
        if found is None:
            return values if _are_whole_line(values, text.text[position:], axes) else []
        value, position = found
        if after := _KEY_AFTER.match(text.text, position):
            value = replace(value, keys=keys_within(text.part(after.start("key"), after.end("key")), axes))
            position = after.end()
        elif (of := _OF.match(text.text, position)) and is_declared(of["key"], axes):
            value = replace(value, keys=read_keys(text.part(*of.span("key")), axes))
            position = of.end()
        values.append(value)
        joint = _ITEM.match(text.text, position)
        if not joint:
            return _in_notes(text, values, axes) if not text.text[position:].strip(" .") else []
        position = joint.end()
    return values


def _are_whole_line(values: Sequence[Value], rest: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether values are as many as an axis has ticks, so that what follows without a number is a remark on them."""
    lengths = [len(axis.ticks) for axis in axes if len(axis.ticks) >= _FEWEST_OF_LINE]
    return len(values) in lengths and not _DIGIT.search(rest) and not any(value.keys for value in values)


def _names_a_tick(key: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether a key is a declared tick behind the name of its axis: "dose = 4"."""
    return bool(key.name) and any(axis.ticks and matches(key, axis) > 1 for axis in axes)


def _in_notes(text: Plain, values: list[Value], axes: Sequence[KnownAxis]) -> list[Value]:
    """The values with their columns, where each has a tick in its bracket: "4 (oak), 5 (elm)"."""
    if any(value.keys or not value.note for value in values):
        return values
    placed: list[Value] = []
    start = 0
    for value in values:
        begin = text.text.find(f"({value.note})", start) + 1
        start = begin + len(value.note)
        keys = read_keys(text.part(begin, start), axes)
        if not begin or len(keys) != 1 or not (is_declared(value.note, axes) or _names_a_tick(keys[0], axes)):
            return values
        placed.append(replace(value, note="", keys=keys))
    return placed


FORM = Form("prose", 50, read)
