"""The cells of an HTML table, with their places and with spans resolved."""

from html.parser import HTMLParser

Place = tuple[int, int]
MOST_SPANNED = 200  # a cell cannot claim more columns or rows than any table in print has


class _Cells(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.starts = [0]
        for line in text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.rows: list[list[tuple[Place, int, int]]] = []
        self.open: tuple[int, int, int] | None = None
        self.feed(text)

    def _offset(self) -> int:
        line, column = self.getpos()
        return self.starts[line - 1] + column

    def _close(self) -> None:
        if self.open and self.rows:
            start, columns, rows = self.open
            self.rows[-1].append(((start, self._offset()), columns, rows))
        self.open = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self._close()
            self.rows.append([])
        elif tag in ("td", "th"):
            self._close()
            spans = dict(attrs)
            start = self._offset() + len(self.get_starttag_text() or "")
            self.open = (start, _span(spans.get("colspan")), _span(spans.get("rowspan")))

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th", "tr", "table"):
            self._close()


def _span(text: str | None) -> int:
    return min(int(text), MOST_SPANNED) if text and text.isdigit() and int(text) > 0 else 1


def html_rows(text: str) -> list[list[Place]]:
    """Start and end of each cell's content, row by row; a spanning cell stands in every place it covers."""
    waiting: dict[int, tuple[int, Place]] = {}
    table: list[list[Place]] = []
    for cells in _Cells(text).rows:
        row: list[Place] = []
        queue = list(cells)
        while queue or len(row) in waiting:
            if len(row) in waiting:
                left, place = waiting.pop(len(row))
                columns = 1
            else:
                place, columns, rows = queue.pop(0)
                left = rows - 1
            for _ in range(columns):
                if left:
                    waiting[len(row)] = (left - 1, place) if left > 1 else (0, place)
                row.append(place)
        table.append(row)
    return [row for row in table if row]
