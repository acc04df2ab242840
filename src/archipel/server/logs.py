"""Structured logs: one JSON object a line on the error stream. Never a body, a cookie, a whole table id or an address."""

import json
import logging
import sys
import time
from typing import Any, Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}
"""What every record of the logging module has; everything else was put there by us."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "said": record.getMessage(),
        }
        said |= {name: value for name, value in record.__dict__.items() if name not in PLAIN}
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def start_logging(level: str = "INFO") -> None:
    """Everything that is logged in this process goes out as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_worth_a_line)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """A frame of a WebSocket that is not UTF-8 is its sender's mistake: uvicorn closes the connection (1007), and that is all."""
    by_uvicorn = record.name.startswith("uvicorn")
    return not (by_uvicorn and record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))
