"""Whoever has none of the learners' libraries is told what to install, and can do everything else."""

import subprocess
import sys

import pytest

MISSING = "import sys; sys.modules.update(dict.fromkeys(('numpy', 'gymnasium', 'pettingzoo', 'pyspiel', 'pyarrow')))"


def run(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", f"{MISSING}\n{program}"], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_a_face_without_its_library_says_what_to_install() -> None:
    tried = "\n".join(
        f"try: import archipel.envs.{module}\nexcept ImportError as error: print(error)"
        for module in ("pettingzoo", "gymnasium", "vector", "openspiel", "rows", "export")
    )
    said = run(tried).splitlines()
    extras = ("pettingzoo", "gymnasium", "gymnasium", "openspiel", "data", "data")
    assert len(said) == len(extras)
    for line, extra in zip(said, extras, strict=True):
        assert line.endswith(f"pip install 'archipel[{extra}]'")


@pytest.mark.checkout
def test_the_command_line_needs_none_of_them() -> None:
    command = "from archipel.cli import main; print(main(['spaces', 'flucht', '--json']), main(['export', 'flucht', '--out', 'set']))"
    said = run(command)
    assert "Play blue-1" in said
    assert "archipel[data]" in said
    assert "0 2" in said
