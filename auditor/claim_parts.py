"""What a claim is made of: its parts of one type, however deep they stand."""

import dataclasses
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar

from auditor.world import Selection

T = TypeVar("T")


def selections(claim: Any) -> Iterator[Selection]:
    """All selections within a claim."""
    return parts(claim, Selection)


def parts(claim: Any, kind: type[T]) -> Iterator[T]:
    """All parts of a claim that are of one type."""
    if isinstance(claim, kind):
        yield claim
    elif isinstance(claim, tuple | list):
        for part in claim:
            yield from parts(part, kind)
    else:
        for name in _fields(claim.__class__):
            yield from parts(getattr(claim, name), kind)


def nodes(claim: Any) -> Iterator[Any]:
    """All dataclasses that a claim is made of."""
    if isinstance(claim, tuple):
        for part in claim:
            yield from nodes(part)
    elif dataclasses.is_dataclass(claim) and not isinstance(claim, type):
        yield claim
        for field in dataclasses.fields(claim):
            yield from nodes(getattr(claim, field.name))


def mapped(value: Any, change: Callable[[Any], Any]) -> Any:
    """A claim with a change made in each of its parts, from the inside out."""
    if isinstance(value, tuple):
        return tuple(mapped(part, change) for part in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        own = {field.name: getattr(value, field.name) for field in dataclasses.fields(value) if field.init}
        new = {name: mapped(part, change) for name, part in own.items()}
        changed = {name: part for name, part in new.items() if part is not own[name] and part != own[name]}
        return change(dataclasses.replace(value, **changed) if changed else value)
    return value


@cache
def _fields(kind: type) -> tuple[str, ...]:
    """What the fields of a dataclass are called; none of another type."""
    return tuple(field.name for field in dataclasses.fields(kind)) if dataclasses.is_dataclass(kind) else ()
