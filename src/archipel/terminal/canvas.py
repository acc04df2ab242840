"""Signs on a grid, of which maps are drawn in a terminal."""

from rich.text import Text


class Canvas:
    """Signs on a grid, each with its style; what is put later covers what was there."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.signs = [[" "] * columns for _ in range(rows)]
        self.styles = [[""] * columns for _ in range(rows)]

    def put(self, column: int, row: int, sign: str, style: str) -> None:
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self.signs[row][column] = sign
            self.styles[row][column] = style

    def write(self, column: int, row: int, text: Text) -> None:
        for at, sign in enumerate(text.plain):
            style = str(text.style)
            for span in text.spans:
                if span.start <= at < span.end:
                    style = str(span.style)
            self.put(column + at, row, sign, style)

    def lines(self) -> list[Text]:
        rows = zip(self.signs, self.styles, strict=True)
        return [Text.assemble(*zip(signs, styles, strict=True), no_wrap=True, overflow="crop") for signs, styles in rows]
