"""A row with a list of values: `* y=3: 6, 12, 20`, `Row 2 (Day 5): Values: 4.5, 5.7. Colours ...`.

A list whose label says no more than "Values", or that has none, takes its row from the title above it.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.numerals import CARDINALS
from auditor.quantity import number_of
from auditor.reading.counted_lines import PLACE_OF_ROW
from auditor.reading.form import Entry, Form, Value
from auditor.reading.key import Key, matches
from auditor.reading.keys import named_line, read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.lists import Place
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.partners import partners
from auditor.reading.plain import Plain
from auditor.reading.rows_in_words import colours_of_row, with_words
from auditor.reading.sections import is_generic
from auditor.reading.sentences import sentences
from auditor.reading.sequences import between
from auditor.reading.tick_in_label import tick_in
from auditor.reading.values import numbers, value_list, whole_value

_COMMA = re.compile(r"\s*(?:[,;|•]|\s/\s|→|->)\s*(?:and\s+)?|\s+and\s+")
# Where other signs part the cells, an arrow stands between a place and its value: "1 → 38; 2 → 41".
_COMMA_ALONE = re.compile(r"\s*(?:[,;|•]|\s/\s)\s*(?:and\s+)?|\s+and\s+")
_ARROW, _SIGN, _IN_BRACKETS = re.compile(r"→|->"), re.compile(r"[;|]|,\s"), re.compile(r"\([^()]*\)")
_DASHED = re.compile(r"[-+−]?\d[\d.,]*%?(?:\s[–—-]\s[-+−]?\d[\d.,]*%?){2,}")  # "4 – 5 – 7" is no range
# "1000 ~5.7 ms; 2000 ~4.9 ms": places with their values, and no list of either.
_PAIR = (
    r"\d[\d.]*(?:[eE][-+−]?\d+|\s?[^\W\d_]{1,4})?\s+(?:[~≈]?[-+−]?\d[\d.,]*(?:\s?[^\W\d_]{1,4})?|[–-]|"
    rf"{NO_VALUE}"
    r")"
)
_PAIRED = re.compile(rf"{_PAIR}(?:\s*[,;|]\s+{_PAIR})+\.?")
# One number with its thousands set apart, and no list of two.
_THOUSANDS = re.compile(r"[~≈]?[-+−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?:\s?[^\W\d_]{1,4})?\.?")
_BLANK = re.compile(r"\s*(?:[,;|]\s*)?|\s+")
_LEADS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"^[\[(]?",
        r"^[^:.\d()]{0,60}(?:\([^()]{0,60}\)[^:.\d()]{0,20})?[:=]\s*[\[(]?",
        rf"^(?:the\s+)?(?:(?:{'|'.join(CARDINALS)}|\d{{1,2}})\s+)?(?:values?|scores?|readings?|cells?|entries|numbers|counts?)\b"
        r"[^.:;\d()]{0,40}"
        r"(?:\([^()]{0,60}\)[^.:;\d()]{0,20})?\b(?:are|is|reads?|of|runs?|go)\s+[\[(]?",
        r"^(?:\w+\s+)?(?:from\s+)?(?:left\s+to\s+right|right\s+to\s+left|top\s+to\s+bottom|bottom\s+to\s+top)"
        r"(?:\s*\([^()]{1,60}\))?(?:,?\s+(?:the\s+)?(?:values?|scores?|counts?|numbers?|cells?|readings?))?"
        r"(?:\s+(?:it\s+)?(?:reads?|shows?|has|gives?|are))?[:,]?\s+[\[(]?",
        # "from 4 h to 48 h the counts are 3, 5, 9"
        r"^(?:values?\s+)?from\s+[^:,;]{1,25}?\s+to\s+[^:,;]{1,40}?(?:\s(?:are|is|reads?|runs?|go|were)[:,]?|:)\s+[\[(]?",
        r"^(?:reads?|contains?|holds?|shows?|has|gives?)\s+(?:the\s+values?\s+)?[\[(]?",
    )
)
_LABELLED = re.compile(r"(?P<key>[^:,]{1,40}):\s+(?=[-+−~≈\[(]?\d)")
_NOTED = r"(?:\s?[^\W\d_]{1,4}(?=\s*[,;|/]|$)|%)?(?:\s\([^\d()]{1,24}\))?"
_ANY = rf"(?:[-+−~≈]?\d[\d.]*{_NOTED}|[–—-]|{NO_VALUE})"
_COMMAED = re.compile(
    rf"(?P<key>[^,;:=|/\[][^,;:=|\[]{{0,40}}?)(?:\s*[,;|]\s*|\s+/\s+)(?={_ANY}(?:\s*[,;|]\s*|\s+/\s+){_ANY})"
)
_BRACKETED = re.compile(r"(?P<key>[^,;:=|\[\]()]{1,40}?)\s*(?=\[\s*[-+−~≈]?\d[\d.]*%?\s*[,;])")
# "Heron [14, 22, 31]": a list as programs write it, and nothing else.
_LISTED = re.compile(
    r"[^\W\d_][^,;:=|\[\]()]{0,39}?\s*\[\s*[-+−~≈]?\d[\d.]*%?(?:\s*[,;]\s*[-+−~≈]?\d[\d.]*%?)+\s*\]\.?"
)
_NAMED_LIST = re.compile(r"(?P<name>[^\W\d_][^\d,;:|]{0,30}?)(?::\s*|\s+)(?=[-+−~≈]?\d[^,]*,\s)")
_VALUES_FOLLOW = re.compile(r"(?<=[^\s,;:=|])\s+(?=[-+−~≈]?\d[\d.]*(?:\s+|,\s)[-+−~≈]?\d)")
_LONGEST_ROW = 60
_ROW_OF = re.compile(r"(?:row|y)\s?=?\s?\d{1,3}", re.IGNORECASE)
_FEWEST = 2
_DASHED_ROW = re.compile(r"(?P<key>[^,;:→|]{1,40}?)\s+[–—-]\s+(?=[^–—]*[,;|/])")
# "Barn - 4, 9, 12": a hyphen between blanks is no minus sign, where nothing but values follows.
_ONE = r"[~≈]?[-+−]?\d[\d.]*(?:\s?(?:[%‰]|[^\W\d_]{1,4}))?"
_HYPHENED = re.compile(
    rf"(?P<key>[^\W\d][^,;:→=|]{{0,39}}?)\s+-\s+(?={_ONE}(?:(?:\s*[,;|]|\s/)\s*{_ONE})+\s*\.?$)"
)
_ROW_BEFORE = re.compile(
    r"(?P<row>[^:;,]{1,40}?)(?P<joint>\s*:|\s+[–—-]|\s*→)\s+(?=[^\d\W][^:;]{0,30}:\s+[-+−~≈\[(]?\d)"
)
_LABELLESS = re.compile(
    r"^(?P<key>(?!\([^)]*[=→])(?:[^,;:→]|(?<=\d):(?=\d\d)|(?<=\d),(?=\d{3}(?!\d))){1,40}?)\s*(?:→|->|⇒|=>|–|—)\s*(?=\[?[~≈]?\s?[-+−]?[\d.]|[–—-]\s|"
    rf"{NO_VALUE}"
    r"\s?[,;|/])"
    r"|^(?P<key2>(?!\([^)]*=)[^,;:=]{1,40}?)\s*=(?!>)\s*(?=\[?[-+−]?[\d.])"
)

# "Values from left to right (grade 4 to grade 7): 58, 63, 69, 72" names the columns by their ends.
_ENDS = re.compile(
    r"^[^:()\d]{0,60}\((?P<first>[^(),;:]{1,24}?)\s*(?:\bto\b|\bthrough\b|–|—|→)\s*(?P<last>[^(),;:]{1,24})\)\s*[:=]",
    re.IGNORECASE,
)

# "4, 5 and 6, the warmest row of all"
_SAID_OF_IT = re.compile(r",\s+[^\W\d][^\d,;:]*\.?$")

# "4, 5, 6  <- warmest row"
_REMARK = re.compile(r"(?<=[\d%.)])\s+(?:←|<-+)\s*[^\W\d][^,;]*$")

# "Values (0.1 to 0.5)" tells how far the list goes, not which row it is.
_EXTENT = re.compile(r"\([^()]*\d\s*(?:to|through|[–—…→-]|\.\.\.?)\s*[^\d()]{0,12}\d[^()]*\)")


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a labelled line with two values or more, or for each line of nothing but values."""
    if node.block.kind not in ("item", "paragraph"):
        return
    label, body = node.label, node.body
    if arrow := _REMARK.search(body.text):
        body = body.part(0, arrow.start())
    if label is None and (place := _unlabelled(body, axes)):
        label, body = body.part(0, place[0]), body.part(place[1])
    if label is None:
        yield from _bare(node)
        return
    if shared := _with_partners(node, label, body, axes):
        yield shared
        return
    if several := list(_several(node, axes)) or list(_of_panel(node, label, axes)):
        yield from several
        return
    if len(label.text) > 70:
        return
    values, end = values_of_row(body)
    keyed = read_keys(label, axes)
    if _counts_lines(values):
        return
    if not values and any(is_declared(key.text, axes) for key in keyed):
        values, end = colours_of_row(body) or with_words(body, keyed, axes), len(body.text)
    keys = _keys(label, axes, len(values)) if len(values) > 1 else None
    if keys is not None and _enough(keys, values, axes):
        offset = len(node.body.text) - len(body.text)
        placed = _between_ends(body, values, axes)
        yield Entry(node, "rows", keys, placed or tuple(values), spread=not placed, consumed=end + offset)


_LINES = frozenset("row rows column columns line lines cell cells tile tiles panel panels".split())


def _counts_lines(values: Sequence[Value]) -> bool:
    """Whether a list tells how large a grid is: "6 rows, 5 columns"."""
    units = [value.quantity.unit.casefold() for value in values if value.quantity is not None]
    return bool(units) and all(unit in _LINES for unit in units)


def _unlabelled(body: Plain, axes: Sequence[KnownAxis]) -> Place | None:
    """Where the name of a line ends that no colon ends, and where its values begin."""
    if found := _LABELLESS.match(body.text):
        return found.end("key" if found["key"] else "key2"), found.end()
    if (dash := _DASHED_ROW.match(body.text)) and is_declared(dash["key"], axes):
        return dash.end("key"), dash.end()
    if hyphen := _HYPHENED.match(body.text):
        return hyphen.end("key"), hyphen.end()
    return _ends_of_row(body.text, axes)


def _with_partners(node: Node, label: Plain, body: Plain, axes: Sequence[KnownAxis]) -> Entry | None:
    """The values of a list whose label names the columns, one for each: "M1 (with M2 to M4): 9, 8, 7"."""
    told = partners(label, axes)
    values, end = values_of_row(body) if told else ([], 0)
    if told is None or len(values) != len(told[1]):
        return None
    own, ticks = told
    placed = tuple(
        replace(value, keys=(Key(tick.text, label.span()),))
        for value, tick in zip(values, ticks, strict=True)
    )
    offset = len(node.body.text) - len(body.text)
    return Entry(node, "rows", (Key(own.text, own.span()),), placed, consumed=end + offset)


def _ends_of_row(text: str, axes: Sequence[KnownAxis]) -> Place | None:
    """Where a declared name ends and its values begin, without a colon between: "bed 3 4.1 5.2 6", "Oak, 4, 5"."""
    if _is_full(text, axes):
        return None
    blanks = (found.span() for found in _VALUES_FOLLOW.finditer(text, 0, _LONGEST_ROW))
    if named := next((place for place in blanks if is_declared(text[: place[0]], axes)), None):
        return named
    found = _COMMAED.match(text) or _BRACKETED.match(text)
    known = found is not None and (is_declared(found["key"], axes) or _ROW_OF.fullmatch(found["key"]))
    known = known or (found is not None and _LISTED.fullmatch(text) is not None)
    return (found.end("key"), found.end()) if found and known else None


def _is_full(text: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether a line is nothing but numbers, as many as there are columns, so that none of them names it."""
    numbers = re.split(r"\s*[,;|]\s*|\s+", text.strip(" .;,|"))
    columns = [len(axis.ticks) for axis in axes if axis.side == "columns" and axis.ticks]
    return len(numbers) in columns and all(number_of(number) is not None for number in numbers)


def _between_ends(body: Plain, values: Sequence[Value], axes: Sequence[KnownAxis]) -> tuple[Value, ...]:
    """The values with their columns, where no axis tells these and the ends told imply as many; else none."""
    ends = _ENDS.match(body.text)
    if ends is None or any(axis.side == "columns" and (axis.ticks or axis.range) for axis in axes):
        return ()
    span = body.part(*ends.span("first")).span()
    ticks = between(ends["first"], ends["last"], span) or between(
        ends["first"], re.sub(r"\d+$", "", ends["first"]) + ends["last"], span
    )
    if len(ticks) != len(values):
        return ()
    return tuple(
        replace(value, keys=(Key(tick.text, span),)) for value, tick in zip(values, ticks, strict=True)
    )


def _several(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """Rows that one line gives: `A: 4, 5, 6; B: 7, 8, 9`; or one row of several panels: `A — dry: 4, 5; wet: 7, 8`."""
    row, content = _row_of_panels(node, axes)
    parts = [content.part(found.start(), found.end()) for found in re.finditer(r"[^;]+", content.text)]
    if len(parts) < 2:
        parts = [part for part in sentences(content) if part.text]
    labelled = [(part, found) for part in parts if (found := _LABELLED.match(part.text))]
    if len(parts) < 2 or len(labelled) < len(parts):
        return
    entries = []
    for part, found in labelled:
        keys = read_keys(part.part(0, found.end("key")), axes)
        values, _ = values_of_row(part.part(found.end()))
        if len(keys) != 1 or len(values) < 2:
            return
        entries.append(Entry(node, "rows", keys, tuple(values), spread=True, consumed=len(node.body.text)))
    if row and not any(is_declared(entry.keys[0].as_written.text, axes) for entry in entries):
        entries = [replace(entry, keys=row, panel=entry.keys[0].as_written.text) for entry in entries]
    yield from entries


def _of_panel(node: Node, label: Plain, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """Declared rows behind the name of their panel: `Wet: oak 4, 5; elm 6, 7`, `Dry: oak: 3, 5; elm: 2, 4`."""
    body = node.body
    parts = [body.part(found.start(), found.end()) for found in re.finditer(r"[^;|]+", body.text)]
    parts = [part.part(len(part.text) - len(part.text.lstrip())) for part in parts]
    if several := list(_in_panels(node, label, parts, axes)):
        yield from several
        return
    found = [_row_in(part, axes) for part in parts]
    rows = [own for own in found if own is not None]
    if len(parts) < 2 or len(rows) < len(parts) or is_declared(label.text, axes):
        return
    panel = "" if is_generic(label.text) else label.text
    for keys, values in rows:
        yield Entry(node, "rows", keys, values, spread=True, consumed=len(body.text), panel=panel)


def _in_panels(
    node: Node, label: Plain, parts: Sequence[Plain], axes: Sequence[KnownAxis]
) -> Iterator[Entry]:
    """One row of several panels, each with its name and a value for each column: `Oak: wet 4, 5; dry 6, 7`."""
    named = [(part, found) for part in parts if (found := _NAMED_LIST.match(part.text))]
    keys = read_keys(label, axes)
    columns = {len(axis.ticks) for axis in axes if axis.side == "columns" and axis.ticks}
    names = [found["name"].strip(" :") for _, found in named]
    if len(parts) < 2 or len(named) < len(parts) or len(keys) != 1 or len(set(names)) < len(names):
        return
    lists = [values_of_row(part.part(found.end("name")))[0] for part, found in named]
    if any(len(values) not in columns for values in lists) or any(is_declared(name, axes) for name in names):
        return
    for name, values in zip(names, lists, strict=True):
        yield Entry(node, "rows", keys, tuple(values), spread=True, consumed=len(node.body.text), panel=name)


def _row_in(part: Plain, axes: Sequence[KnownAxis]) -> tuple[tuple[Key, ...], tuple[Value, ...]] | None:
    """A declared row and its values, with or without a colon between."""
    colon = _LABELLED.match(part.text)
    place = (colon.end("key"), colon.end()) if colon else _ends_of_row(part.text, axes)
    if place is None or not is_declared(part.text[: place[0]], axes):
        return None
    values, _ = values_of_row(part.part(place[1]))
    return (read_keys(part.part(0, place[0]), axes), tuple(values)) if len(values) > 1 else None


def _row_of_panels(node: Node, axes: Sequence[KnownAxis]) -> tuple[tuple[Key, ...], Plain]:
    """The row that a line begins with, where lists of several panels follow; and what follows it."""
    content = node.block.content
    lead = _ROW_BEFORE.match(content.text)
    keys = read_keys(content.part(0, lead.end("row")), axes) if lead else ()
    apart = bool(lead and ":" not in lead["joint"])
    if (
        lead
        and len(keys) == 1
        and (apart or node.block.bold or any(matches(keys[0], axis) >= 1 for axis in axes))
    ):
        return keys, content.part(lead.end())
    return (), content


def _enough(keys: Sequence[Key], values: Sequence[Value], axes: Sequence[KnownAxis]) -> bool:
    """Whether a list is one of values: two numbers; or fewer among missing ones on a known row.

    A list that no tick names and that is far shorter than the declared lines tells of something else.
    """
    named = any(matches(key, axis) > 0 for key in keys for axis in axes)
    lengths = [len(axis.ticks) for axis in axes if axis.ticks and axis.side]
    if keys and not named and len(lengths) > 1 and 2 * len(values) <= min(lengths):
        return False
    if len(values) < 2 or numbers(values) >= 2:
        return len(values) >= 2
    return numbers(values) == 1 or any(matches(key, axis) >= 1 for key in keys for axis in axes)


def _keys(label: Plain, axes: Sequence[KnownAxis], many: int) -> tuple[Key, ...] | None:
    """The row that a label of so many values names: none for "Values"; None where it names more than one."""
    named = named_line(label, axes, listed=True)
    keys = named or read_keys(label, axes)
    fits = len(keys) == 1 and any(matches(keys[0], axis) >= 1 for axis in axes)
    if not named and not fits and (key := tick_in(label, axes, many)):
        return (key,)
    ticks = len(keys) == 1 and is_declared(keys[0].text, axes)  # "Second column (2021-03-09)"
    generic = is_generic(label.text) or any(PLACE_OF_ROW.match(key.text) for key in named)
    if generic and not ticks and not any(c.isdigit() for c in _EXTENT.sub("", label.text)):
        return ()
    return keys if len(keys) == 1 else None


def _bare(node: Node) -> Iterator[Entry]:
    """Lines without a label that are nothing but values."""
    lines = [line for line in _lines(node.body) if line.text]
    read_lines = [values_of_row(line) for line in lines]
    above = node.parents[-1].block if node.parents else None
    headed = (
        above is not None and above.kind == "paragraph" and above.named
    )  # of which others have as many values
    whole = all(
        len(values) > (1 if headed else 2) and end >= len(line.text.rstrip(" .;,])"))
        for line, (values, end) in zip(lines, read_lines, strict=True)
    )
    if not lines or not whole:
        return
    for values, _ in read_lines:
        yield Entry(node, "rows", (), tuple(values), spread=True, consumed=len(node.body.text))


def _lines(body: Plain) -> Iterator[Plain]:
    start = 0
    for line in body.text.split("\n"):
        yield body.part(start, start + len(line))
        start += len(line) + 1


def values_of_row(body: Plain) -> tuple[list[Value], int]:
    """The values that a text lists, be it behind words that lead to them; and where they end."""
    if _DASHED.fullmatch(body.text):
        parts = [body.part(found.start(), found.end()) for found in re.finditer(r"\S+", body.text)][::2]
        return [value for part in parts if (value := whole_value(part))], len(body.text)
    if _PAIRED.fullmatch(body.text) or _THOUSANDS.fullmatch(body.text):
        return [], 0
    bare = _IN_BRACKETS.sub("", body.text)
    comma = _COMMA_ALONE if _ARROW.search(bare) and _SIGN.search(bare) else _COMMA
    starts = dict.fromkeys(found.end() for lead in _LEADS if (found := lead.match(body.text)))
    for start in starts:
        for joint, whole in ((comma, False), (_BLANK, True)):
            values, end = value_list(body, start, joint)
            rest = body.text[end:].lstrip(" ])")
            ended = rest[:1] in (".", ";") or body.text[end - 1 : end] == "."  # "n.a." ends with its own
            more = (
                len(values) > 2 and not whole and (rest[:1] in "(–—-" or _SAID_OF_IT.match(rest) is not None)
            )
            fits = not rest or (ended and not whole) or more
            if len(values) > (_FEWEST if whole and numbers(values) < _FEWEST else 1) and fits:
                return values, end + len(body.text[end:]) - len(rest)
    return [], 0


FORM = Form("rows", 30, read)
