"""Which answer a refusal is: the reason as data, with the status that HTTP has for it."""

from typing import Final

from sqlalchemy import exc
from starlette.responses import Response

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.room.logs import Seldom
from archipel.room.statuses import status_of
from archipel.server import metrics
from archipel.server.structs import as_response
from archipel.table.showing import show_reason
from archipel.table.views import Refusal

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
