"""A real Chromium for the tests of the page and for its pictures: Debian's own, installed where it is missing and we may install it.

The headless shell is preferred: the same engine without the windows around it, which would take most of the time of a short test.
"""

import os
import shutil
import subprocess

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
APT = "apt-get"
ARGUMENTS = ["--no-sandbox", "--force-color-profile=srgb"]


def find_chromium() -> str:
    """The path of the browser. Where there is none, it says which command installs one."""
    found = installed()
    if not found and os.geteuid() == 0 and shutil.which(APT):
        run_apt("update")
        for package in PACKAGES:
            if not found:
                run_apt("install", "-y", package)
                found = installed()
    if not found:
        raise FileNotFoundError(f"The page is tested in a real browser, and there is none. Run: sudo {APT} install {PACKAGES[-1]}")
    return found


def run_apt(*arguments: str) -> None:
    subprocess.run((APT, *arguments), check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})


def installed() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")
