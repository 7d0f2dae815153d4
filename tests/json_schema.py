"""As much of JSON Schema as our published schemas use."""

from collections.abc import Iterator
from typing import Any

TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "number": (int, float),
    "integer": int,
    "boolean": bool,
    "null": type(None),
}
KEYWORDS = """
    $schema $defs $ref title description type properties additionalProperties required items minItems maxItems
    minimum anyOf allOf
"""
KNOWN = frozenset(KEYWORDS.split())


def faults(
    data: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, path: str = "$"
) -> list[str]:
    """What in the data breaks the schema, with its path; raises ValueError for a keyword unknown here."""
    root = root or schema
    if unknown := schema.keys() - KNOWN:
        raise ValueError(f"the keywords {unknown} are not known here")
    found = list(_of_type(data, schema, path))
    if not found:
        found = [*_of_object(data, schema, root, path), *_of_array(data, schema, root, path)]
    if "$ref" in schema:
        found += faults(data, root["$defs"][schema["$ref"].rsplit("/", 1)[-1]], root, path)
    for part in schema.get("allOf", ()):
        found += faults(data, part, root, path)
    if "anyOf" in schema and all(faults(data, part, root, path) for part in schema["anyOf"]):
        found.append(f"{path} fits no alternative")
    return found


def _of_type(data: Any, schema: dict[str, Any], path: str) -> Iterator[str]:
    names = schema.get("type", list(TYPES))
    names = [names] if isinstance(names, str) else names
    fits = any(isinstance(data, TYPES[name]) for name in names)
    if not fits or (isinstance(data, bool) and "boolean" not in names):
        yield f"{path} is no {' or '.join(names)}"
    elif "minimum" in schema and data < schema["minimum"]:
        yield f"{path} is too small"


def _of_object(data: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    if not isinstance(data, dict):
        return
    properties = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in data:
            yield f"{path} has no {name}"
    for name, value in data.items():
        if name in properties:
            yield from faults(value, properties[name], root, f"{path}.{name}")
        elif schema.get("additionalProperties") is False:
            yield f"{path} has {name}"


def _of_array(data: Any, schema: dict[str, Any], root: dict[str, Any], path: str) -> Iterator[str]:
    if not isinstance(data, list):
        return
    if not schema.get("minItems", 0) <= len(data) <= schema.get("maxItems", len(data)):
        yield f"{path} has {len(data)} items"
    for place, item in enumerate(data):
        yield from faults(item, schema.get("items", {}), root, f"{path}[{place}]")
