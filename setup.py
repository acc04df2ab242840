"""Compiles engine, games and bots with mypyc for a wheel; without a compiler, or in an editable install, they stay plain Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED_ROOMS = ("engine", "games", "bots")


def extensions() -> list[Extension]:
    building = {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv)
    if not building or os.environ.get("ARCHIPEL_PURE"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    sources = sorted(str(path) for room in COMPILED_ROOMS for path in Path("src/archipel", room).rglob("*.py"))
    modules: list[Extension] = mypycify(["--strict", *sources], opt_level="3", debug_level="0", group_name="archipel_compiled")
    for module in modules:
        module.optional = True
    return modules


setup(ext_modules=extensions())
