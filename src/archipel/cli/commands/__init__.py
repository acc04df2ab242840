"""One module a command, each with NAME, HELP, `add` (its arguments) and `run` (its exit code)."""

from archipel.cli.commands import admin, bench, calibrate, edition, examples, fuzz, games, join, load, play, replay, serve, simulate, verify

ALL = (games, play, join, simulate, replay, verify, examples, edition, fuzz, bench, calibrate, serve, admin, load)
