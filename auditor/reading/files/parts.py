"""Titles, colour scales and implied ticks, as plotting libraries write them."""

from collections.abc import Iterable

from auditor.model import Legend, Tick
from auditor.quantity import Quantity, plain_number
from auditor.reading.files.syntax.tree import Node, Record, Scalar, scalars_of
from auditor.reading.files.values import read_number
from auditor.source import Span


def title_node(record: Record, name: str = "title") -> Scalar | None:
    """A title that is a text, or a record with a `text`."""
    node = record.get(name)
    return node.scalar("text") if isinstance(node, Record) else record.scalar(name)


def title_of(record: Record, name: str = "title") -> str:
    """The text of a title, or ""; several lines count as one."""
    node = title_node(record, name)
    return " ".join(node.text.split()) if node else ""


def legend_of(
    low: Node | None, high: Node | None, label: str, span: Span, colours: Iterable[Node] = (), text: str = ""
) -> Legend | None:
    """A colour scale, where a file says anything of it; it stands where its ends or its label do."""
    ends = read_number(low), read_number(high)
    names = tuple(scalar.text for scalar in scalars_of(tuple(colours)))
    if not (ends[0] or ends[1] or label or names):
        return None
    return Legend(_place(ends, span), label, *ends, colours=names, text=text)


def _place(ends: tuple[Quantity | None, Quantity | None], span: Span) -> Span:
    written = [end.span for end in ends if end]
    if len(written) == 2 and abs(written[1].start - written[0].end) < MOST_BETWEEN_ENDS:
        return Span(min(written).start, max(written).end)
    return written[0] if written else span


# Two ends that stand closer together than this are marked as one place; data may stand between others.
MOST_BETWEEN_ENDS = 80


def counted_ticks(nodes: Iterable[Node], first: float = 0, step: float = 1) -> tuple[Tick, ...]:
    """Ticks that a library gives to values without labels: their numbers, in the place of the values."""
    numbers = ((node, float(first + place * step)) for place, node in enumerate(nodes))
    return tuple(Tick(plain_number(number), node.span, number) for node, number in numbers)
