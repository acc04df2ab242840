"""Tables for language models: tools by which a program that speaks MCP plays here against bots, or at the tables of a server.

`tools.py` says what can be asked for, `answers.py` what is answered, `hall.py` what each tool does, `telling.py` in which words, and
`layout.py` as which text. A seat is a `Sitting`, at a table of this process (`here.py`) or of a server (`there.py`); `catalogue.py` has
what can be read without one. Only `serving.py` knows the package `mcp`.
"""
