"""`python -m archipel.cli`: the command line."""

import sys

from archipel.cli import main

sys.exit(main())
