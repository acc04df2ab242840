"""Runs make targets one after the other, up to the first that fails, and says what CPU time each took: `cputime.py MAKE TARGET…`."""

import resource
import subprocess
import sys


def spent() -> float:
    """Seconds of all processes that have ended, user and system."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main(make: str, *targets: str) -> int:
    lines: list[str] = []
    code = 0
    for target in targets:
        before = spent()
        code = subprocess.run([make, "--no-print-directory", target], check=False).returncode
        lines.append(f"{target} {clock(spent() - before)}" + (" (failed)" if code else ""))
        if code:
            break
    sys.stdout.write(f"CPU time, user and system: {', '.join(lines)}; together {clock(spent())} minutes\n")
    return code


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
