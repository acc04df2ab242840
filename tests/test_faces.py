"""The faces of the games draw: they know a move by its name and its things. Its text, and what is in it, is the rules' business."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

PAGE = Path(__file__).parents[1] / "web" / "src"
FACES = sorted(path.name for path in (PAGE / "games").iterdir() if path.is_dir())

READS_A_TEXT = {
    "takes the text of something": r"\.text\b(?!\()|\[[\"'`]text[\"'`]\]",
    "takes words apart": r"\.split\(\s*[\"'`](?: |; )[\"'`]",
    "looks how a text begins": r"\.startsWith\(\s*[\"'`][^\"'`]* [\"'`]\s*\)",
    "knows moves with their texts": r"import\b[^;]*\b(?:LegalMove|Choice)\b[^;]* from [\"'][^\"']*/lib/",
}
"""How a drawing could read a move's text. That it gets none is proved by the types at build, unless it casts."""


def read(text: str) -> list[str]:
    return [how for how, pattern in READS_A_TEXT.items() if re.search(pattern, text)]


@pytest.mark.parametrize("face", FACES)
def test_no_face_reads_the_text_of_a_move(face: str) -> None:
    files = [path for path in sorted((PAGE / "games" / face).iterdir()) if path.suffix in (".svelte", ".ts")]
    assert files
    found = {path.name: how for path in files if (how := read(path.read_text(encoding="utf-8")))}
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "if (move.text === 'skip') return 1;",
        "const [verb] = step.split(' ');",
        'if (pointed.startsWith("double ")) return 2;',
        'import type { Data, LegalMove } from "../../lib/types";',
        'import { Choosing, type Choice } from "../../lib/choosing";',
        'const { ["text"]: text } = move;',
    ],
)
def test_reading_a_text_is_noticed(code: str) -> None:
    assert read(code)


@pytest.mark.parametrize(
    "code", ['words.text("page-hut")', 'id.startsWith("path-")', 'tile.split("-")', "import Choice from './Choice.svelte';"]
)
def test_words_and_ids_of_things_may_be_read(code: str) -> None:
    assert not read(code)


def test_what_a_face_is_given_has_no_texts_of_moves() -> None:
    board = (PAGE / "games" / "board.ts").read_text(encoding="utf-8")
    assert re.findall(r"^.*\bLegalMove\b.*$", board, re.MULTILINE) == [
        next(line for line in board.splitlines() if line.startswith("import") and "/types" in line),
        'export type FaceMove = Omit<LegalMove, "text">;',
    ]
    assert not re.search(r"\bChoice\b|\btext: string", board)
    choosing = (PAGE / "lib" / "choosing.ts").read_text(encoding="utf-8")
    assert 'export type Way = Omit<LegalMove, "text"> &' in choosing
