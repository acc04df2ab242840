"""Structs over HTTP: what `table/views.py` and its like define is answered, read and described here, beside what FastAPI does itself."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from archipel.engine.phrase import trouble
from archipel.table.views import as_json

REF: Final = "#/components/schemas/{name}"


def as_response(shown: object, status: int = 200) -> Response:
    return Response(as_json(shown), status, media_type="application/json")


async def json_body(request: Request) -> bytes:
    """The body of a request that says it is JSON: no form of another site can."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json" and not (kind.startswith("application/") and kind.endswith("+json")):
        raise trouble("message-form", {"field": "content-type", "problem": "Expected `application/json`"})
    try:
        return await request.body()
    except ClientDisconnect:
        raise trouble("message-form", {"field": "–", "problem": "cut short"}) from None


# Describing


def content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": schema}}}


def of(name: str) -> dict[str, Any]:
    """The schema of the struct, or of the union, with this name."""
    return {"$ref": REF.format(name=name)}


def gives(schema: dict[str, Any], status: int = 200, text: str = "") -> dict[int | str, dict[str, Any]]:
    """The answer of a route, for its `responses`; `text` is another type in which it may come."""
    given = content(schema)
    if text:
        given["content"][text] = {"schema": {"type": "string"}}
    return {status: given}


def refuses(*statuses: int | str) -> dict[int | str, dict[str, Any]]:
    """The answers of a route that are no success, for its `responses`."""
    return {status: content(of("Refusal")) for status in statuses}


def takes(name: str) -> dict[str, Any]:
    """The body that a route reads by `json_body`, for its `openapi_extra`."""
    return {"requestBody": {"required": True, **content(of(name))}}


def described(structs: Iterable[Any], unions: dict[str, Any]) -> dict[str, Any]:
    """The schemas of these structs, of unions by their names, and of all that they hold."""
    schemas, parts = msgspec.json.schema_components([*unions.values(), *structs], ref_template=REF)
    for name, schema in zip(unions, schemas, strict=False):
        parts[name] = {"oneOf": schema["anyOf"], "discriminator": schema["discriminator"]}
    open_up(parts)
    return parts


def open_up(schema: Any) -> None:
    """An object of which nothing is said may hold anything; readers of OpenAPI differ about that, so it is said."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and not {"properties", "additionalProperties"} & schema.keys():
            schema["additionalProperties"] = True
        for part in schema.values():
            open_up(part)
    elif isinstance(schema, list):
        for part in schema:
            open_up(part)
