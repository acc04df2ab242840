"""Writes requirements.txt and those for development, fuzzing and devices: every package with its version, and no address of any index.

Resolves in throw-away environments, so that the pins are what a fresh machine gets.
"""

import subprocess
import tempfile
import venv
from pathlib import Path

HEAD = "# Made by `make lock`. Versions only: the index is the machine's own.\n"
TO_BUILD = ["setuptools"]
ON_A_DEVICE = ("msgspec==",)
"""What Pyodide needs as a wheel of its own, in the version that everybody else has."""


class Fresh:
    """An environment of its own, in an empty folder."""

    def __init__(self, folder: str) -> None:
        venv.create(folder, with_pip=True)
        self.python = Path(folder, "bin", "python")

    def install(self, *packages: str) -> list[str]:
        """Every package that is there then, with its version."""
        subprocess.run([self.python, "-m", "pip", "install", "--quiet", "--upgrade", *packages], check=True)
        out = subprocess.run([self.python, "-m", "pip", "freeze", "--all"], check=True, capture_output=True, text=True).stdout
        return [line for line in out.splitlines() if "==" in line and not line.startswith("pip==")]


def main() -> None:
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    with tempfile.TemporaryDirectory() as folder:
        fresh = Fresh(folder)
        to_play = fresh.install(*project["dependencies"], *TO_BUILD)
        both = fresh.install(*extras["dev"])
    with tempfile.TemporaryDirectory() as folder:
        to_fuzz = Fresh(folder).install(*extras["fuzz"])
    Path("requirements.txt").write_text(HEAD + "\n".join(to_play) + "\n")
    Path("requirements-device.txt").write_text(HEAD + "\n".join(line for line in to_play if line.startswith(ON_A_DEVICE)) + "\n")
    Path("requirements-dev.txt").write_text(HEAD + "-r requirements.txt\n" + "\n".join(sorted(set(both) - set(to_play))) + "\n")
    Path("requirements-fuzz.txt").write_text(HEAD + "\n".join(line for line in to_fuzz if not line.startswith("setuptools==")) + "\n")


if __name__ == "__main__":
    main()
