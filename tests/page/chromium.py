"""A real Chromium for the tests of the page and for its pictures: Debian's own, installed where it is missing and we may install it."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
UPDATE = ("apt-get", "update")
INSTALL = ("apt-get", "install", "-y", "chromium")
ARGUMENTS = ["--no-sandbox", "--force-color-profile=srgb"]


def find_chromium() -> str:
    """The path of the browser. Where there is none, it says which command installs one."""
    found = installed()
    if not found and os.geteuid() == 0 and shutil.which(INSTALL[0]):
        for command in (UPDATE, INSTALL):
            subprocess.run(command, check=False, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
        found = installed()
    if not found:
        raise FileNotFoundError(f"The page is tested in a real browser, and there is none. Run: sudo {' '.join(INSTALL)}")
    return found


def installed() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")
