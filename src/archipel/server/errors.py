"""Which answer a refusal is: the reason as data, with the status that HTTP has for it."""

from typing import Final

from sqlalchemy import exc
from starlette.responses import Response

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.server.structs import as_response
from archipel.table.showing import show_reason
from archipel.table.views import Refusal

STATUS: Final[dict[str, int]] = {
    "who-are-you": 401,
    "session-void": 401,
    "login-wrong": 401,
    "recovery-wrong": 401,
    "person-banned": 403,
    "password-wrong": 403,
    "other-origin": 403,
    "header-missing": 403,
    "owner-only": 403,
    "others-play": 403,
    "not-seated": 403,
    "blocked": 403,
    "seat-kept": 403,
    "replay-running": 403,
    "draws-running": 403,
    "hint-not-casual": 403,
    "table-unknown": 404,
    "page-unknown": 404,
    "no-such-step": 404,
    "example-unknown": 404,
    "rules-unwritten": 404,
    "person-unknown": 404,
    "method-wrong": 405,
    "decision-stale": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "login-taken": 409,
    "known-already": 409,
    "account-already": 409,
    "account-needed": 409,
    "rematch-open": 409,
    "body-too-large": 413,
    "too-many": 429,
    "broken": 500,
    "mail-not-sent": 503,
    "hint-unavailable": 503,
    "store-unavailable": 503,
    "closing": 503,
}
"""Everything else that a person can put right is 400."""


def status_of(reason: Reason) -> int:
    return STATUS.get(reason.key, 400)


def refusing(reason: Reason) -> Response:
    """The answer to a request that is refused."""
    return as_response(Refusal(reason=show_reason(reason)), status_of(reason))


def as_trouble(error: Exception) -> Trouble | None:
    """What can be said of an error: the reason itself, or that the database is away or full; None if it is our own mistake."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)):
        return None
    if isinstance(error, (exc.DBAPIError, exc.TimeoutError, OSError)):
        return trouble("store-unavailable", {})
    return None
