"""Which status HTTP has for a refusal."""

from typing import Final

from archipel.engine.phrase import Reason

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
    "needs-server": 404,
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
    "store-full": 503,
    "store-broken": 503,
    "game-not-fetched": 503,
    "busy": 503,
    "closing": 503,
}
"""Everything else that a person can put right is 400."""


def status_of(reason: Reason) -> int:
    return STATUS.get(reason.key, 400)
