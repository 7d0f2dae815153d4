"""Quantities, ticks, axes and legends of our own schema."""

from dataclasses import replace

from auditor.model import Anchor, Axis, AxisDeclaration, Figure, Legend, Tick
from auditor.quantity import Quantity
from auditor.reading.files.own.strict import flag, items, keys, position, real, record, scalar, text, texts
from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar, short
from auditor.reading.files.values import not_finite, read_number, read_tick

QUANTITY = keys("text value step approximate unit uncertainty")
TICK = keys("label number")
AXIS = keys("label ticks first declared aliases")
DECLARATION = keys("text side label ticks low high step count order complete aliases")
LEGEND = keys("label low high ticks anchors colours text")
ANCHOR = keys("colour low high")


def quantity(node: Node) -> Quantity:
    """A number as written; or a record with its parts, where they do not follow from the text."""
    if isinstance(node, Scalar):
        found = read_number(node) or not_finite(node)
        if found is None:
            raise FormError(node.span.start, f"{short(node.text)} is no number")
        return found
    root = record(node, "a number", QUANTITY)
    written = scalar(root.get("text"), "the 'text' of a number", root.span.start)
    spread = root.get("uncertainty")
    return Quantity(
        written.text,
        written.span,
        real(root.get("value") or written, "the 'value' of a number"),
        real(root.get("step") or written, "the 'step' of a number"),
        flag(root, "approximate", default=False),
        text(root, "unit"),
        None if spread is None else quantity(spread),
    )


def _optional(root: Record, name: str) -> Quantity | None:
    node = root.get(name)
    return None if node is None else quantity(node)


def tick(node: Node) -> Tick:
    """A label; or a record, where its number does not follow from the label."""
    if isinstance(node, Scalar):
        return read_tick(node)
    root = record(node, "a tick", TICK)
    found = read_tick(scalar(root.get("label"), "the 'label' of a tick", root.span.start))
    if "number" not in root:
        return found
    number = root.get("number")
    return replace(found, number=None if number is None else real(number, "the 'number' of a tick"))


def axis(node: Node | None, figure: Figure) -> Axis:
    """The ticks of an axis, alone or with what else is known of it."""
    if node is None:
        return Axis("", ())
    if isinstance(node, Array):
        return Axis("", tuple(tick(item) for item in node.items))
    root = record(node, "an axis", AXIS)
    ticks = tuple(tick(item) for item in items(root, "ticks"))
    return Axis(
        text(root, "label"), ticks, _declared(root, figure), text(root, "first"), texts(root, "aliases")
    )


def _declared(root: Record, figure: Figure) -> AxisDeclaration | None:
    """What the text says of the axis: outright, or the number of one of the figure's `axes`."""
    node = root.get("declared")
    if isinstance(node, Scalar):
        return figure.axes[position(node, len(figure.axes), "'declared'")]
    return None if node is None else declaration(node)


def declaration(node: Node) -> AxisDeclaration:
    """What the text says of an axis."""
    root = record(node, "the declaration of an axis", DECLARATION)
    words = root.scalar("text")
    return AxisDeclaration(
        side=text(root, "side"),
        label=text(root, "label"),
        span=words.span if words else root.span,
        ticks=tuple(tick(item) for item in items(root, "ticks")),
        low=_optional(root, "low"),
        high=_optional(root, "high"),
        step=_optional(root, "step"),
        count=_optional(root, "count"),
        order=text(root, "order"),
        complete=flag(root, "complete", default=True),
        aliases=texts(root, "aliases"),
        text=words.text if words else "",
    )


def legend(node: Node) -> Legend:
    """A colour scale."""
    root = record(node, "a legend", LEGEND)
    return Legend(
        root.span,
        text(root, "label"),
        _optional(root, "low"),
        _optional(root, "high"),
        tuple(quantity(item) for item in items(root, "ticks")),
        tuple(_anchor(item) for item in items(root, "anchors")),
        texts(root, "colours"),
        text(root, "text"),
    )


def _anchor(node: Node) -> Anchor:
    root = record(node, "an anchor", ANCHOR)
    return Anchor(text(root, "colour"), root.span, _optional(root, "low"), _optional(root, "high"))


def legend_of(root: Record, figure: Figure) -> Legend | None:
    """A panel's own legend, one of the figure's by its number, or the figure's only one."""
    node = root.get("legend")
    if isinstance(node, Scalar):
        return figure.legends[position(node, len(figure.legends), "'legend'")]
    if node is not None:
        return legend(node)
    return figure.legends[0] if "legend" not in root and len(figure.legends) == 1 else None
