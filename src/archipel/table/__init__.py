"""A game being played by people and bots: seats, clocks, absent players, undo, rematch. No input, no output."""

from archipel.table.clock import Clock, ClockRules, read_clock
from archipel.table.rematch import rematch
from archipel.table.settings import Settings, read_settings
from archipel.table.table import LogEntry, Seat, Table, replay

__all__ = ["Clock", "ClockRules", "LogEntry", "Seat", "Settings", "Table", "read_clock", "read_settings", "rematch", "replay"]
