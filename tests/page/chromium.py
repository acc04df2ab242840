"""A real Chromium for the tests of the page and for its pictures: Debian's own, installed where it is missing and we may install it.

The headless shell is preferred: the same engine without the windows around it, which would take most of the time of a short test.
`python -m tests.page.chromium` installs it and says where it is: for before several processes look for one, as apt serves one at a time.
"""

import os
import shutil
import subprocess

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium-headless-shell", "chromium")
APT = "apt-get"
PATIENT = ("-o", "Acquire::Retries=3", "-o", "DPkg::Lock::Timeout=300")
ARGUMENTS = ["--no-sandbox", "--force-color-profile=srgb"]


def find_chromium() -> str:
    """The path of the browser. Where there is none, it says which command installs one."""
    found, said = installed(), ""
    if not found and os.geteuid() == 0 and shutil.which(APT):
        said = run_apt("update")
        for package in PACKAGES:
            if not found:
                said += run_apt("install", "-y", package)
                found = installed()
    if not found:
        raise FileNotFoundError(f"The page is tested in a real browser, and there is none. Run: sudo {APT} install {PACKAGES[-1]}\n{said}")
    return found


def run_apt(*arguments: str) -> str:
    """What apt complains of; nothing where all went well."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run((APT, *PATIENT, *arguments), check=False, capture_output=True, text=True, env=quiet).stderr


def installed() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")


if __name__ == "__main__":
    print(find_chromium())
