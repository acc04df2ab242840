"""One module a command, each with NAME, HELP, `add` (its arguments) and `run` (its exit code)."""

from archipel.cli.commands import (
    admin,
    arena,
    bench,
    calibrate,
    conformance,
    edition,
    examples,
    fuzz,
    games,
    join,
    load,
    mcp,
    play,
    replay,
    serve,
    siege,
    simulate,
    verify,
)

ALL = (
    games, play, join, mcp, simulate, arena, replay, verify, examples, edition, conformance, fuzz, bench, calibrate, serve, admin, load, siege,
)  # fmt: skip
