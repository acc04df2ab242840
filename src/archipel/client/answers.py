"""Reading what a server answers: refusals become `Trouble`, and so does whatever no server of ours would say."""

import json
from typing import Any

from archipel.engine.phrase import Data, Reason, Trouble, trouble


def away(server: str) -> Trouble:
    return trouble("server-away", {"value": server})


def strange(server: str, problem: str) -> Trouble:
    """An answer that is not ours: another program listens there, or something stands in between."""
    return trouble("server-strange", {"value": server, "problem": problem})


def read_json(server: str, text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise strange(server, "JSON") from None


def read_data(server: str, text: str | bytes) -> Data:
    data = read_json(server, text)
    if not isinstance(data, dict):
        raise strange(server, type(data).__name__)
    return data


def read_rows(server: str, text: str | bytes) -> list[Data]:
    rows = read_json(server, text)
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise strange(server, type(rows).__name__)
    return rows


def read_reason(server: str, data: object) -> Trouble:
    """The reason of a refusal, as it was given."""
    match data:
        case {"key": str(key), "args": dict(args), "rule": str(rule)}:
            return Trouble(Reason(key, args, rule))
    return strange(server, "reason")
