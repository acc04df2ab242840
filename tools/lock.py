"""Writes requirements.txt and requirements-dev.txt: every package with its version, and no address of any index.

Resolves in a throw-away environment, so that the pins are what a fresh machine gets.
"""

import subprocess
import tempfile
import venv
from pathlib import Path

HEAD = "# Made by `make lock`. Versions only: the index is the machine's own.\n"
TO_BUILD = ["setuptools"]


def frozen(python: Path) -> list[str]:
    out = subprocess.run([python, "-m", "pip", "freeze", "--all"], check=True, capture_output=True, text=True).stdout
    return [line for line in out.splitlines() if "==" in line and not line.startswith("pip==")]


def main() -> None:
    import tomllib

    project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "bin", "python")

        def install(*packages: str) -> None:
            subprocess.run([python, "-m", "pip", "install", "--quiet", "--upgrade", *packages], check=True)

        install(*project["dependencies"], *TO_BUILD)
        to_play = frozen(python)
        install(*project["optional-dependencies"]["dev"])
        both = frozen(python)
    Path("requirements.txt").write_text(HEAD + "\n".join(to_play) + "\n")
    Path("requirements-dev.txt").write_text(HEAD + "-r requirements.txt\n" + "\n".join(sorted(set(both) - set(to_play))) + "\n")


if __name__ == "__main__":
    main()
