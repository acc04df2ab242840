"""Makes the test island known before anything is imported."""

import os
from pathlib import Path

ISLANDS = Path(__file__).parent / "islands"
os.environ["ARCHIPEL_GAMES"] = str(ISLANDS)
