"""The JSON schema of claims given as data."""

import dataclasses
import typing
from collections.abc import Sequence
from typing import Any, get_args, get_origin, get_type_hints

from auditor.claim import ClaimKind
from auditor.claim_data import OPERATORS, Data, is_union, meaning_of
from auditor.language.numbers import Num
from auditor.world import REGIONS, Selection


def json_schema(kinds: Sequence[ClaimKind]) -> Data:
    """The JSON Schema (2020-12) of a claim of any of the kinds."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A claim about a transcribed figure",
        "oneOf": [_kind_schema(kind) for kind in sorted(kinds, key=lambda kind: kind.kind)],
        "$defs": {"selection": _SELECTION, "number": _NUMBER},
    }


_SELECTION: Data = {
    "type": "object",
    "description": "Cells of one panel: the crossing of some rows and columns, all of them where none are named.",
    "properties": {
        "panel": {"type": "string"},
        "rows": {"type": "array", "items": {"type": ["string", "number"]}},
        "columns": {"type": "array", "items": {"type": ["string", "number"]}},
        "region": {"enum": list(REGIONS)},
    },
    "additionalProperties": False,
}
_NUMBER: Data = {
    "description": "A number as written, so that its last digit tells the rounding; op says how it is meant.",
    "oneOf": [
        {"type": ["string", "number"]},
        {
            "type": "object",
            "properties": {
                "number": {"type": ["string", "number"]},
                "op": {"enum": list(OPERATORS)},
                "unit": {"type": "string"},
                "exact": {"type": "boolean"},
                "step": {"type": ["string", "number"]},
            },
            "required": ["number"],
            "additionalProperties": False,
        },
    ],
}


def _kind_schema(kind: ClaimKind) -> Data:
    return {
        **_object(meaning_of(kind), {"kind": {"const": kind.kind}}),
        "title": kind.name,
        "description": kind.summary,
    }


def _object(meaning: type, more: Data) -> Data:
    hints = get_type_hints(meaning)
    fields = dataclasses.fields(meaning)
    required = [
        f.name
        for f in fields
        if f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING
    ]
    return {
        "type": "object",
        "properties": {**more, **{field.name: _type_schema(hints[field.name]) for field in fields}},
        "required": [*more, *required],
        "additionalProperties": False,
    }


def _type_schema(hint: Any) -> Data:
    if is_union(hint):
        options = [_type_schema(option) for option in get_args(hint) if option is not type(None)]
        return {"oneOf": [*options, {"type": "null"}]} if type(None) in get_args(hint) else {"oneOf": options}
    if (get_origin(hint) or hint) is tuple:
        inner = get_args(hint)
        if len(inner) == 2 and inner[1] is Ellipsis:
            return {"type": "array", "items": _type_schema(inner[0])}
        return {
            "type": "array",
            "prefixItems": [_type_schema(item) for item in inner],
            "minItems": len(inner),
        }
    if get_origin(hint) is typing.Literal:
        return {"enum": list(get_args(hint))}
    if hint is Selection:
        return {"$ref": "#/$defs/selection"}
    if hint is Num:
        return {"$ref": "#/$defs/number"}
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        return _object(hint, {})
    return {"type": {str: "string", int: "integer", float: "number", bool: "boolean"}.get(hint, "string")}
