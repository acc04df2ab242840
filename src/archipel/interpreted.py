"""Runs the plain Python sources where compiled modules lie beside them: for benchmarks and for debugging an installed wheel.

`ARCHIPEL_INTERPRETED=1` switches it on, before anything else of the package is imported.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

WANTED = bool(os.environ.get("ARCHIPEL_INTERPRETED"))


class SourcesOnly:
    """Finds the modules of this package as sources, never as extension modules."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not fullname.startswith("archipel."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def insist() -> None:
    if WANTED:
        sys.meta_path.insert(0, SourcesOnly())
