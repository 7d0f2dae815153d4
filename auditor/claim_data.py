"""Claims as plain data: written to JSON, read back, and described by a JSON Schema.

A claim is an object with its kind and its fields, in the document's own words: a selection of cells
names its panel and its ticks, a number keeps its text. What `--show-claims` prints in JSON can be
given back beside a sentence, and is then judged by the same judge.
"""

import dataclasses
import types
from collections.abc import Mapping, Sequence
from typing import Any, Union, get_args, get_origin, get_type_hints

from auditor.claim import ClaimKind
from auditor.language.numbers import Num
from auditor.language.refs import tick_index
from auditor.model import Axis, Document
from auditor.quantity import match_quantity, plain_number
from auditor.world import REGIONS, Selection

Data = dict[str, Any]


class ClaimError(ValueError):
    """A given claim that cannot be read, with one sentence that says why."""


OPERATORS = ("=", "~", "<~", ">~", ">", "<", ">=", "<=")


def meaning_of(kind: ClaimKind) -> type:
    """The dataclass of a kind's claims: what its judge takes first."""
    hints = get_type_hints(kind.judge)
    first = next(name for name in hints if name != "return")
    meaning = hints[first]
    if not isinstance(meaning, type):
        raise TypeError(f"the judge of {kind.name} must take one dataclass, not {meaning}")
    return meaning


# --- to data --------------------------------------------------------------------------------------


def to_data(kind: ClaimKind, claim: Any, document: Document) -> Data:
    """A claim as an object: its kind, and its fields that are not at their defaults."""
    fields: Data = {"kind": kind.kind}
    for field in dataclasses.fields(claim):
        value = getattr(claim, field.name)
        if value != field.default:
            fields[field.name] = _plain(value, document)
    return fields


def _plain(value: Any, document: Document) -> Any:
    if isinstance(value, Selection):
        return _selection(value, document)
    if isinstance(value, Num):
        return _number(value)
    if dataclasses.is_dataclass(value):
        return {f.name: _plain(getattr(value, f.name), document) for f in dataclasses.fields(value)}
    if isinstance(value, tuple | list):
        return [_plain(item, document) for item in value]
    return value


def _number(value: Num) -> Data:
    spelt = value.word or match_quantity(value.text, 0) is None
    number: Data = {"number": plain_number(value.value) if spelt else value.text}
    if value.op != "=":
        number["op"] = value.op
    if value.unit:
        number["unit"] = value.unit
    if value.word:
        number["exact"] = True
    read = match_quantity(number["number"], 0)
    if read is None or read.step != value.step:
        number["step"] = plain_number(value.step)
    return number


def _selection(selection: Selection, document: Document) -> Data:
    panel = document.panels[selection.panel]
    data: Data = {"panel": panel.name}
    for side, axis, chosen in (
        ("rows", panel.rows, selection.rows),
        ("columns", panel.columns, selection.columns),
    ):
        if chosen is not None:
            data[side] = [axis.ticks[index].text for index in chosen]
    if selection.region:
        data["region"] = selection.region
    return data


# --- from data ------------------------------------------------------------------------------------


def from_data(
    data: Mapping[str, Any], document: Document, kinds: Sequence[ClaimKind]
) -> tuple[ClaimKind, Any]:
    """The kind and the claim that an object gives. Raises ClaimError with one sentence where it gives none."""
    kind = next((kind for kind in kinds if kind.kind == data.get("kind")), None)
    if kind is None:
        known = ", ".join(sorted({kind.kind for kind in kinds}))
        raise ClaimError(f"a claim needs a kind, one of {known}; this one has {data.get('kind')!r}")
    return kind, _build(
        meaning_of(kind), {name: value for name, value in data.items() if name != "kind"}, document
    )


def _build(meaning: type, data: Mapping[str, Any], document: Document) -> Any:
    hints = get_type_hints(meaning)
    unknown = set(data) - set(hints)
    if unknown:
        raise ClaimError(f"a claim has the field {min(unknown)!r}, which its kind does not know")
    values = {}
    for field in dataclasses.fields(meaning):
        if field.name in data:
            values[field.name] = _typed(hints[field.name], data[field.name], document, field.name)
        elif field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING:
            raise ClaimError(f"a claim lacks the field {field.name!r}")
    try:
        return meaning(**values)
    except ValueError as error:
        raise ClaimError(f"a claim cannot be built: {error}") from None


def _typed(hint: Any, value: Any, document: Document, name: str) -> Any:
    options = list(get_args(hint)) if is_union(hint) else [hint]
    if value is None and type(None) in options:
        return None
    option = _meant([option for option in options if option is not type(None)], value)
    origin = get_origin(option) or option
    if origin is tuple:
        if not isinstance(value, list):
            raise ClaimError(f"the field {name!r} of a claim must be a list")
        inner = get_args(option)
        repeated = len(inner) == 2 and inner[1] is Ellipsis
        return tuple(
            _typed(inner[0] if repeated else inner[i], item, document, name) for i, item in enumerate(value)
        )
    if option is Selection:
        return _read_selection(value, document, name)
    if option is Num:
        return _read_number(value, name)
    if isinstance(option, type) and dataclasses.is_dataclass(option):
        return _build(option, value, document)
    if option is float and isinstance(value, int):
        return float(value)
    if isinstance(option, type) and not isinstance(value, option):
        raise ClaimError(f"the field {name!r} of a claim must be {_word(option)}")
    return value


def _meant(options: Sequence[Any], value: Any) -> Any:
    """Of several dataclasses the one whose fields a value tells; the first option otherwise."""
    fitting = [
        option
        for option in options[1:]
        if isinstance(value, Mapping)
        and dataclasses.is_dataclass(option)
        and {field.name for field in dataclasses.fields(option)} == set(value)
    ]
    return fitting[0] if fitting else options[0]


def is_union(hint: Any) -> bool:
    """Whether a type is one of several: `int | None`."""
    return get_origin(hint) in (Union, types.UnionType)


def _word(option: type) -> str:
    return {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}.get(
        option, option.__name__
    )


def _read_selection(value: Any, document: Document, name: str) -> Selection:
    if not isinstance(value, Mapping):
        raise ClaimError(
            f"the field {name!r} of a claim must select cells: an object with panel, rows, columns or region"
        )
    index = _panel(value.get("panel"), document)
    panel = document.panels[index]
    region = value.get("region", "")
    if region and region not in REGIONS:
        raise ClaimError(f"a claim names the region {region!r}; known are {', '.join(REGIONS)}")
    return Selection(
        index, _ticks(panel.rows, value.get("rows")), _ticks(panel.columns, value.get("columns")), region
    )


def _panel(name: Any, document: Document) -> int:
    if name is None and len(document.panels) == 1:
        return 0
    found = [index for index, panel in enumerate(document.panels) if panel.name == name]
    if not found:
        names = ", ".join(repr(panel.name) for panel in document.panels)
        raise ClaimError(f"a claim names the panel {name!r}; the document has {names or 'none'}")
    return found[0]


def _ticks(axis: Axis, names: Any) -> tuple[int, ...] | None:
    if names is None:
        return None
    found = []
    for name in names:
        index = tick_index(axis, str(name))
        if index is None:
            raise ClaimError(
                f"a claim names the tick {name!r}; the axis has {', '.join(tick.text for tick in axis.ticks)}"
            )
        found.append(index)
    return tuple(found)


def _read_number(value: Any, name: str) -> Num:
    data = value if isinstance(value, Mapping) else {"number": value}
    quantity = match_quantity(str(data.get("number", "")), 0)
    if quantity is None:
        raise ClaimError(f"the field {name!r} of a claim must be a number as written")
    op = data.get("op", "=")
    if op not in OPERATORS:
        raise ClaimError(f"the number of a claim has the operator {op!r}; known are {' '.join(OPERATORS)}")
    exact = str(data.get("exact", False)).lower() == "true"
    step = float(data["step"]) if "step" in data else quantity.step
    unit = str(data.get("unit", quantity.unit))
    return Num(quantity.value, step, quantity.text, op, unit, word=exact)


# --- JSON Schema ----------------------------------------------------------------------------------
