"""A webhook: one address of the host, never one of a player, that is told by POST what people are told."""

import hashlib
import hmac
import json
import ssl
from functools import cache

import httpx

from archipel.engine.phrase import Data
from archipel.server.channels import SECONDS, NotTaken, SendingFailed, WebhookRules


@cache
def tls() -> ssl.SSLContext:
    """The certificates that we trust, read once."""
    return httpx.create_ssl_context()


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


async def post(rules: WebhookRules, data: Data) -> None:
    """Returns when the address has answered with a success; otherwise `NotTaken`, or `SendingFailed` if that is not known.

    Redirections are not followed, and neither proxies nor passwords are taken from elsewhere than the address itself.
    """
    body = json.dumps(data, ensure_ascii=False).encode()
    headers = {"Content-Type": "application/json"}
    if rules.secret:
        headers["X-Archipel-Signature"] = signature(rules.secret, body)
    try:
        async with (
            httpx.AsyncClient(verify=tls(), timeout=SECONDS, trust_env=False) as client,
            client.stream("POST", rules.url, content=body, headers=headers, follow_redirects=False) as answer,
        ):
            status, success = answer.status_code, answer.is_success
    except (httpx.ConnectError, httpx.ConnectTimeout) as error:
        raise NotTaken(type(error).__name__) from None
    except httpx.HTTPError as error:
        raise SendingFailed(type(error).__name__) from None
    if not success:
        raise NotTaken(f"HTTP {status}")
