"""Tables of three rows and three columns with any values, for what must hold of sentences whatever these are."""

from hypothesis import strategies as st

NUMBERS = st.lists(st.floats(10, 99), min_size=9, max_size=9)


def table(values: list[float], digits: int, order: tuple[int, ...] = (0, 1, 2)) -> str:
    lines = ["## Results", "", "| | x | y | z |", "|---|---|---|---|"]
    for row in order:
        cells = [f"{values[3 * row + k]:.{digits}f}" for k in range(3)]
        lines.append(f"| {'ABC'[row]} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def points(values: list[float], without: int = -1) -> str:
    lines = [
        "## Results",
        "",
        "- **X-axis (side)**: x, y, z",
        "- **Y-axis (name)**: A, B, C",
        "",
        "**Data:**",
    ]
    cells = [f"- {'ABC'[k // 3]}, {'xyz'[k % 3]}: {values[k]:.1f}" for k in range(9) if k != without]
    return "\n".join([*lines, *cells]) + "\n"
