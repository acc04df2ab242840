"""All that a table needs to be played, without input and output: reading a command, carrying it out, showing what came of it.

`commands.py` says what can be asked for, `obey.py` what that does, `verbs/` how; `showing.py` is the only exit, in the types of `views.py`.
`opening.py` reads what is chosen for a new table, `thinking.py` has the questions for bots and who answers them. A table, its clock and its
log are the rest. Needs neither a server nor a database.
"""

from archipel.table.clock import Clock, ClockRules, read_clock
from archipel.table.settings import Settings, read_settings
from archipel.table.table import Chair, LogEntry, Table
from archipel.table.verbs import replay

__all__ = ["Chair", "Clock", "ClockRules", "LogEntry", "Settings", "Table", "read_clock", "read_settings", "replay"]
