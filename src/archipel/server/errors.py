"""Which answer a refusal is: the reason as data, with the status that HTTP has for it."""

from typing import Final

from sqlalchemy import exc
from starlette.responses import Response

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.server import metrics
from archipel.server.logs import Seldom
from archipel.server.structs import as_response
from archipel.table.showing import show_reason
from archipel.table.views import Refusal

STATUS: Final[dict[str, int]] = {
    "who-are-you": 401,
    "session-void": 401,
    "token-void": 401,
    "login-wrong": 401,
    "recovery-wrong": 401,
    "person-banned": 403,
    "not-for-programs": 403,
    "not-admin": 403,
    "person-is-admin": 403,
    "password-wrong": 403,
    "other-host": 403,
    "other-origin": 403,
    "header-missing": 403,
    "owner-only": 403,
    "others-play": 403,
    "not-seated": 403,
    "blocked": 403,
    "seat-kept": 403,
    "one-device": 403,
    "replay-running": 403,
    "draws-running": 403,
    "hint-not-casual": 403,
    "table-unknown": 404,
    "page-unknown": 404,
    "no-such-step": 404,
    "example-unknown": 404,
    "rules-unwritten": 404,
    "person-unknown": 404,
    "program-unknown": 404,
    "report-unknown": 404,
    "method-wrong": 405,
    "decision-stale": 409,
    "not-your-turn": 409,
    "seat-taken": 409,
    "login-taken": 409,
    "known-already": 409,
    "account-already": 409,
    "account-needed": 409,
    "programs-full": 409,
    "reported-already": 409,
    "rematch-open": 409,
    "too-slow": 408,
    "rules-not-here": 409,
    "edition-not-here": 409,
    "body-too-large": 413,
    "too-many": 429,
    "broken": 500,
    "mail-not-sent": 503,
    "hint-unavailable": 503,
    "store-unavailable": 503,
    "busy": 503,
    "closing": 503,
}
"""Everything else that a person can put right is 400."""


def status_of(reason: Reason) -> int:
    return STATUS.get(reason.key, 400)


RETRY_SECONDS: Final = 2
"""When somebody who came while there was too much to do may come again."""


overloaded: Final = Seldom("too much waits at once: some are told to come again")


def refusing(reason: Reason) -> Response:
    """The answer to a request that is refused."""
    note_overload(reason)
    return answer_of(reason)


def note_overload(reason: Reason) -> None:
    """Whoever runs the server shall know when it has more to do than it can."""
    if reason.key == "busy":
        metrics.overloads.inc()
        overloaded.warn()


def answer_of(reason: Reason) -> Response:
    answer = as_response(Refusal(reason=show_reason(reason)), status_of(reason))
    if reason.key == "busy":
        answer.headers["retry-after"] = str(RETRY_SECONDS)
    return answer


def as_trouble(error: Exception) -> Trouble | None:
    """What can be said of an error: the reason itself, that all connections to the database are taken, or that it is away or full; None if
    it is our own mistake."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)):
        return None
    if isinstance(error, exc.TimeoutError):
        return trouble("busy", {})
    if isinstance(error, (exc.DBAPIError, OSError)):
        return trouble("store-unavailable", {})
    return None
