"""Keys: the words before a value that say which row and which column it belongs to.

Forms met: `500`, `y=3`, `Row 2 (Dose 20)`, `Hour 4, Dose 20`, `(16, 64)`, `Top-left (1x1)`,
`Depth 12, plot 3`, `A vs. B`, `Upper layer 15% and above`.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.axis_words import is_positional
from auditor.reading.colours import is_tone
from auditor.reading.counted_lines import NAME_BEHIND, ORDINAL, ORDINAL_NAME, PLACE_OF_ROW, counted_line
from auditor.reading.key import Key, are_coordinates, generic_side, matches
from auditor.reading.known_axes import KnownAxis, is_declared, tick_at
from auditor.reading.labels import words
from auditor.reading.plain import Plain
from auditor.reading.single_keys import NUM, ROLE, part_as_key, single_key
from auditor.reading.taken_as import TAKEN_AS

# "(24, 1/15)": a number and a fraction.
_FRACTION = r"\d{1,3}/\d{1,5}"
_PAIR_WITH_FRACTION = re.compile(
    rf"\(?\s*(?=[^,;]*[,;]?[^,;]*{_FRACTION})({_FRACTION}|\d[\d.]*)\s*[,;]\s*({_FRACTION}|\d[\d.]*)\s*\)?$"
)
_PAIR = re.compile(rf"\(?\s*({NUM})\s*(?:,|;|x|×|/)\s*({NUM})\s*\)?$")
# "r2c3", "R2-C3"
_ROW_COLUMN = re.compile(
    r"\(?r(?:ow)?\s?(?P<row>\d{1,3})[\s,;/x×-]*c(?:ol(?:umn)?)?\s?(?P<column>\d{1,3})\)?", re.IGNORECASE
)
_BRACKET = re.compile(r"^(?P<outer>[^()]*?)\s*\((?P<inner>.+)\)$")
_SEPARATORS = (
    r"\s*,\s+(?:and\s+)?", r"\s+vs\.?\s+", r"\s+versus\s+", r"\s+[×x]\s+", r"\s*/\s*", r"\s+(?:and|&|\+|~)\s+",
    r"\s*;\s*",
    r"\s*(?<!\d[eE])[-–—↔⟷⇄⇔→]+>?\s*", r"\s+(?:at|on|with|over|under|for|against|in|by)\s+", r"\s*\|\s*",
    r"\s+(?:(?:in)?to|from|onto|given|beats)\s+", r"(?<=[\w.%])\s+(?=[^\W\d_]\w{0,15}=\S)",
    r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])",
)  # fmt: skip
_SEPARATED = tuple(re.compile(pattern) for pattern in _SEPARATORS)
_LINE_PLACE = re.compile(r"^(?:the\s+)?(?:very\s+)?(?:top|bottom|middle|cent(?:er|re))$", re.IGNORECASE)
CORNER = re.compile(
    r"^(?:the\s+)?(?P<vertical>top|upper|bottom|lower)[\s-]+(?P<horizontal>left|right)(?:\s+(?:corner"
    r"|cell|corner cell))?$",
    re.IGNORECASE,
)
_EDGE = re.compile(
    r"^(?:(?:the\s+)?(?:very\s+|far\s+)?(?P<edge>top|bottom|left|right)(?:most)?(?:[\s-]hand)?\s+"
    r"(?:row|column|edge|end|side|margin|border)|(?P<most>left|right)most|the\s+(?:very\s+|far\s+)?(?P<bare>left|right))$",
    re.IGNORECASE,
)
_REMARK = re.compile(r"\b(?:best|worst|(?!for|harv)[a-z]{3,}est)\b")
_TAKEN_AS = re.compile(rf"\s+{TAKEN_AS}\s+(?:(?:an?|the|class)\s+)?", re.IGNORECASE)
_MIDDLE = re.compile(r"\b(?:middle|cent(?:er|re))\b", re.IGNORECASE)
# "Oak with" over "elm: 0.4", "ash: 0.2".
_OPEN_END = re.compile(r"\s+(?:with|vs\.?|versus|against)$", re.IGNORECASE)
# "M1 (with M2)" is a pair.
_WITH = re.compile(r"(?:paired\s+with|with|vs\.?|versus|against|towards?|×)\s+", re.IGNORECASE)
# "Mean of the two (Oak, Elm)" tells of both names, and not of the cell between them.
_OF_SEVERAL = re.compile(
    r"\b(?:means?|averages?|avg|sums?|totals?|both|two|combined|joint|together|each|either|all)\b",
    re.IGNORECASE,
)
# "Reading down the May column"
_DOWN_A_LINE = re.compile(
    r"^(?:(?:reading|going|read|moving)\s+)?(?:down|along|across)\s+(?:the\s+)?(?=\S.*\s(?:row|column|line)$)",
    re.IGNORECASE,
)
_DIRECTION = re.compile(
    r"(?<=[\w\"'”’)])\s*[–—,(-]?\s*(?:listed\s+|read(?:ing)?\s+)?(?:from\s+)?(?:left to right|right to left"
    r"|top to bottom"
    r"|bottom to top|(?:going|running|reading|listed)\s+(?:down|across|up|along)(?:wards?)?)\s*\)?\s*$",
    re.IGNORECASE,
)
_SURE = 1.0  # how well a key fits that has its axis's tick or name
LONGEST_LABEL = 200  # no tick has a longer name, and the patterns are slow on more

_LINE_FOR = re.compile(
    r"^(?:(?:in|for|on|along)\s+)?(?:the\s+)?(?:row|column|line)\s+"
    r"(?:(?:for|of|called|named|labell?ed)\s+(?=\S)|(?=[^\W\d_]\w{0,15}\s?=\s?\S))",
    re.IGNORECASE,
)
# "High row" is the row "High", and "the second row" is none of that name.
_LINE_BEHIND = re.compile(
    r"^(?!(?:the\s+)?(?:top|bottom|left|right|first|second|third|fourth|fifth|sixth|last|next|each|every|any)\b)"
    r"(?P<name>[^\s].*?)\s+(?:row|column|line)$",
    re.IGNORECASE,
)
# "Row = Oak, Column = May, Value = 4.2"
_VALUE_LAST = re.compile(r"\s*[,;|]\s*(?:value|val|score|v|z)$", re.IGNORECASE)
_LEAD = re.compile(
    r"^(?:between(?=\s[^,;]{1,40}\sand\s)|(?:well|cell|tile|square|field|spot|position|box)(?=\s+[^\W\d_]{1,2}\d)|from|for|at(?!\s+(?:least|most)\b)|with|in|on|when|the|(?:under|below|beneath)(?=\s+[^\d\s]))\s+",
    re.IGNORECASE,
)


def read_keys(label: Plain, axes: Sequence[KnownAxis] = ()) -> tuple[Key, ...]:
    """The keys that a label names; at least one for any label that is not empty."""
    edge = _EDGE.match(label.text)
    if label.text and is_declared(label.text, axes):
        return (Key(label.text, label.span()),)
    label = _trimmed(label)
    if not label.text:
        return ()
    whole = Key(label.text, label.span())
    if len(label.text) > LONGEST_LABEL or is_declared(label.text, axes):
        return (whole,)
    if edge:
        return (_at_edge(whole, edge, axes),)
    if counted := counted_line(label, axes):
        return (counted,)
    if pair := _PAIR_WITH_FRACTION.match(label.text) or _PAIR.match(label.text):
        return tuple(part_as_key(label, pair.start(i), pair.end(i), pair=i - 1) for i in (1, 2))
    if coded := _ROW_COLUMN.fullmatch(label.text):
        return tuple(part_as_key(label, *coded.span(side), name=side) for side in ("row", "column"))
    if own := _behind_a_number(label, axes) or named_line(label, axes):
        return own
    if bracket := _BRACKET.match(label.text):
        both = _split(label, axes) if axes and bracket["outer"] else ()
        if both and all(is_declared(key.text, axes) for key in both):
            return both
        return _bracketed(label, bracket, axes)
    single = single_key(label, axes)
    if single and any(axis.find(single.text) is not None and matches(single, axis) > 0 for axis in axes):
        return _two_ticks(label, single, axes) or (single,)
    return _split(label, axes) or ((single,) if single else ())


def _behind_a_number(label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The keys of "Row 2: Oak", with the number of the line; else none."""
    found = ORDINAL_NAME.match(label.text)
    keys = read_keys(label.part(found.start("rest"), found.end("rest")), axes) if found else ()
    number, side = (int(found["number"]), found["kind"].lower()) if found else (0, "")
    return tuple(replace(key, ordinal=number, name=key.name or side) for key in keys)


def named_line(label: Plain, axes: Sequence[KnownAxis], *, listed: bool = False) -> tuple[Key, ...]:
    """The key of "Row 2, Oak", as of "Row 2 (Oak)", where the name is no tick of the other side; else none.

    Where values are `listed` behind it, it is that of a line whatever the other side has.
    """
    found = NAME_BEHIND.match(label.text)
    if not found or not (ORDINAL.match(found["outer"]) or PLACE_OF_ROW.match(found["outer"])):
        return ()
    if PLACE_OF_ROW.match(found["outer"]) and (_REMARK.search(found["inner"]) or is_tone(found["inner"])):
        return read_keys(label.part(0, found.end("outer")), axes)  # "Top row, warmest of all"
    keys = read_keys(label.part(found.start("inner"), found.end("inner")), axes)
    side = "column" if "col" in found["outer"].casefold() else "row"
    fits = {axis.side for axis in axes if len(keys) == 1 and matches(keys[0], axis) > 0}
    bare = len(keys) == 1 and not generic_side(keys[0]) and not is_positional(keys[0].text)
    named = bare and not keys[0].name and keys[0].number is None and not fits
    if not (bare and listed or named or fits == {f"{side}s"}):
        return ()
    return tuple(replace(key, name=key.name or side) for key in _bracketed(label, found, axes))


def names_a_tick(label: Plain, axes: Sequence[KnownAxis]) -> bool:
    """Whether a label is a tick, be it behind the name of its axis."""
    if is_declared(label.text, axes):
        return True
    keys = read_keys(label, axes) if axes else ()
    return len(keys) == 1 and bool(keys[0].name) and any(matches(keys[0], axis) > 1 for axis in axes)


def _two_ticks(label: Plain, single: Key, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The two ticks of a label that seems to be one with a long name: "Site Mill / depth 5"; else none."""
    if (
        not single.name
        or label.text.startswith("(")
        or any(set(words(single.name)) == own for axis in axes for own in axis.labels)
    ):
        return ()
    pair = _split(label, axes)
    return pair if pair and all(any(matches(key, axis) >= _SURE for axis in axes) for key in pair) else ()


def _at_edge(whole: Key, edge: re.Match[str], axes: Sequence[KnownAxis]) -> Key:
    """The tick at an edge of the grid, where the text tells which one that is."""
    place = (edge["edge"] or edge["most"] or edge["bare"]).lower()
    found = tick_at("columns" if place in ("left", "right") else "rows", place, axes)
    return replace(whole, text=found.text) if found else whole


def _trimmed(label: Plain) -> Plain:
    text = _OPEN_END.sub("", _DIRECTION.sub("", label.text).rstrip(" :=.,"))
    text = _VALUE_LAST.sub("", text)
    lead = _LINE_FOR.match(text) or _DOWN_A_LINE.match(text) or _LEAD.match(text)
    start = lead.end() if lead else 0
    if behind := _LINE_BEHIND.match(text[start:]):
        text = text[: start + behind.end("name")]
    return label.part(start, max(start, len(text)))


def _ordinal_key(outer: Plain, inner: Plain, ordinal: re.Match[str], axes: Sequence[KnownAxis]) -> Key:
    """`Row 2 (Window 2000)`: a line by its number, and by the tick in the bracket where that is one."""
    if inner.text[:1].islower() and not words(inner.text)[:1] and not axes:
        return part_as_key(outer, 0, len(outer.text))
    keys = read_keys(inner, axes)
    number, kind = int(ordinal["number"]), ordinal["kind"].lower()
    telling = len(keys) == 1 and (keys[0].number is not None or ROLE.match(f"{keys[0].name} x"))
    if len(keys) == 1 and (telling or _known(keys[0], axes)):
        return replace(keys[0], ordinal=number, name=keys[0].name or kind)
    own = part_as_key(outer, 0, len(outer.text), name=kind)
    return replace(own, ordinal=number, aside=keys[0] if len(keys) == 1 else None)


def _bracketed(label: Plain, found: re.Match[str], axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """`Row 2 (Window 2000)`: the bracket holds the tick; `Model (large)`: the bracket is part of the name."""
    outer = label.part(found.start("outer"), found.end("outer"))
    inner = label.part(found.start("inner"), found.end("inner"))
    ordinal = ORDINAL.match(outer.text)
    whole = Key(label.text, label.span())
    if PLACE_OF_ROW.match(outer.text):
        own = read_keys(inner, axes) or (part_as_key(outer, 0, len(outer.text)),)
        upright = outer.text.casefold().endswith("column") and len(own) == 1 and not own[0].name
        return (replace(own[0], name="column"),) if upright else own
    if not outer.text:
        return _pair_of_names(inner, axes)
    if _LINE_PLACE.match(outer.text) and not is_positional(inner.text):
        return read_keys(inner, axes)
    # "Third strip (km 16)": the bracket is a tick, and what stands before it is none.
    if is_declared(inner.text, axes) and not any(_known(key, axes) for key in read_keys(outer, axes)):
        return (
            replace(
                part_as_key(inner, 0, len(inner.text)), ordinal=int(ordinal["number"]) if ordinal else None
            ),
        )
    if not ordinal and is_positional(_MIDDLE.sub("top", inner.text)) and not CORNER.match(outer.text):
        return read_keys(outer, axes)
    if ordinal:
        return (_ordinal_key(outer, inner, ordinal, axes),)
    keys = _pair_of_names(inner, axes) if CORNER.match(outer.text) else read_keys(inner, axes)
    if CORNER.match(outer.text) and len(keys) == 2:
        return keys
    if len(keys) == 1 and (pair := _with_partner(outer, inner, axes)):
        return pair
    names = all(_known(key, axes) for key in keys) and not _OF_SEVERAL.search(outer.text)
    if len(keys) == 2 and (keys[0].pair is not None or are_coordinates(keys) or names):
        return keys
    if _known(whole, axes) or not axes:
        return (whole,)
    outer_keys = read_keys(outer, axes)
    return outer_keys if all(_known(key, axes) for key in outer_keys) else (whole,)


def _with_partner(outer: Plain, inner: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """The two names of "M1 (with M2)"; none where either is no tick."""
    found = _WITH.match(inner.text)
    pair = (*read_keys(outer, axes), *read_keys(inner.part(found.end()), axes)) if found else ()
    return pair if len(pair) == 2 and all(is_declared(key.text, axes) for key in pair) else ()


def _pair_of_names(inner: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    parts = re.split(r"(\s*[,;]\s+)", inner.text)
    if len(parts) != 3:
        return read_keys(inner, axes)
    first = single_key(inner.part(0, len(parts[0])), axes)
    second = single_key(inner.part(len(parts[0]) + len(parts[1])), axes)
    if not (first and second):
        return ()
    unnamed = not (first.name or second.name) and first.number is not None and second.number is not None
    return (replace(first, pair=0), replace(second, pair=1)) if unnamed else (first, second)


def _known(key: Key, axes: Sequence[KnownAxis]) -> bool:
    return any(matches(key, axis) > 0 for axis in axes)


def _split(label: Plain, axes: Sequence[KnownAxis]) -> tuple[Key, ...]:
    """Two keys on both sides of a separator, where both name ticks (of the declared axes, or by name)."""
    if taken := _TAKEN_AS.search(label.text):
        there, said = (
            single_key(label.part(0, taken.start()), axes),
            single_key(label.part(taken.end()), axes),
        )
        if there and said:
            return (replace(there, name=there.name or "true"), replace(said, name=said.name or "predicted"))
    for separator in _SEPARATED:
        for found in separator.finditer(label.text):
            if _is_within_brackets(label.text, found.start()):
                continue
            first = _half(_trimmed(label.part(0, found.start())), axes)
            second = _half(_trimmed(label.part(found.end())), axes)
            if (
                first
                and second
                and _two_axes(first, second, axes)
                and (found.group() or " " not in label.text or _are_sure(first, second, axes))
            ):
                return (first, second)
    return ()


def _are_sure(first: Key, second: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether two halves that nothing parts are both ticks: "A1" of A and 1, and not "Mix M1" where 1 is a depth."""
    return all(any(matches(key, axis) >= _SURE for axis in axes) for key in (first, second))


def _is_within_brackets(text: str, at: int) -> bool:
    """Whether a place lies in a bracket behind words: "Corner (depth 4, hour 20)" is not parted there."""
    before = text[:at]
    return not before.startswith("(") and before.count("(") > before.count(")") and ")" in text[at:]


def _half(label: Plain, axes: Sequence[KnownAxis]) -> Key | None:
    """One key of a pair: a tick as a whole where the text declares it so ("True cat"), else a name with its tick."""
    return Key(label.text, label.span()) if is_declared(label.text, axes) else single_key(label, axes)


def _two_axes(first: Key, second: Key, axes: Sequence[KnownAxis]) -> bool:
    """Whether two keys lie on two different axes: declared ones, or, where none are, by their names."""
    if not axes:
        return bool(first.name and second.name and words(first.name) != words(second.name))
    return any(
        matches(first, one) and matches(second, other) for one in axes for other in axes if one is not other
    )
