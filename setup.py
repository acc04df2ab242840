"""Compiles engine, games and bots with mypyc for a wheel; without a compiler, or in an editable install, they stay plain Python.

Every game is a library of its own, beside one of engine and bots: they are compiled side by side.

The page of the browser client, which `make page` builds into web/dist, goes into the wheel as archipel/page, and the folder by which a
browser plays without a server, if `make static` has built web/static, as archipel/here.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

COMPILED_PACKAGES = ("engine", "games", "bots")
BUILT = {"page": Path("web/dist"), "here": Path("web/static")}


class WithPage(build_py):  # type: ignore[misc]
    """The Python files, and the built page; what Vite notes for itself stays here."""

    def run(self) -> None:
        super().run()
        for name, folder in BUILT.items():
            target = Path(self.build_lib, "archipel", name)
            if not self.editable_mode and folder.is_dir():
                shutil.rmtree(target, ignore_errors=True)
                shutil.copytree(folder, target, ignore=shutil.ignore_patterns(".*"))


def group_of(source: Path) -> str:
    """The library that a module goes into."""
    package, *rest = source.parts[2:]
    return rest[0] if package == "games" and len(rest) > 1 else "core"


def extensions() -> list[Extension]:
    building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
    if not building or os.environ.get("ARCHIPEL_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    groups: dict[str, list[str]] = {}
    for source in sorted(path for package in COMPILED_PACKAGES for path in Path("src/archipel", package).rglob("*.py")):
        groups.setdefault(group_of(source), []).append(str(source))
    sources = [source for group in groups.values() for source in group]
    apart: list[tuple[list[str], str | None]] = [(group, f"archipel_{name}") for name, group in groups.items()]
    modules: list[Extension] = mypycify(["--strict", *sources], opt_level="3", debug_level="0", separate=apart)
    for module in modules:
        module.optional = True
    return modules


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": WithPage},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
