"""The browser client: its one page at every address that it knows, and its assets. Without a built client a plain page answers.

The client lies in the package, where a wheel has it, or in the checkout as `make page` builds it. Nothing but the page, a few files
beside it and what lies directly in `assets` is ever served, by a plain name and of a known kind.

Under /here/ lies the folder by which a browser plays without a server (docs/static.md), where `make static` has built it; the page then
says so in its head.
"""

import asyncio
import re
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

import archipel
from archipel.engine.phrase import trouble
from archipel.server.cached import VALIDATE, answer, packed, takes_gzip
from archipel.server.guard import HERE, POLICY_HERE

ADDRESSES: Final = (
    "/",
    "/open",
    "/open/{game}",
    "/t/{id}",
    "/t/{id}/replay",
    "/t/{id}/explore",
    "/rules",
    "/rules/{rest:path}",
    "/puzzle/{game}/{number}",
    "/account",
    "/settings",
    "/desk",
    "/edition",
    "/edition/{rest:path}",
)
"""Where the client's page answers; it reads the address itself."""

BESIDE: Final = (
    "favicon.svg",
    "favicon-turn.svg",
    "favicon.ico",
    "apple-touch-icon.png",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "manifest.webmanifest",
    "robots.txt",
)
"""What may lie beside the page under a fixed name."""

FOREVER: Final = "public, max-age=31536000, immutable"
"""An asset has the fingerprint of its content in its name."""

NAME: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
BUILD: Final = re.compile(r'<meta name="build" content="([0-9a-f]{1,64})"')
"""How the page says which build it is."""

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What is served, by the end of its name, and nothing else."""

OFFER: Final = f'<meta name="here" content="{HERE}" />'.encode()
"""How the page knows that a browser can go on without us."""

PLAIN: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Archipel</title></head>
<body>
<h1>Archipel</h1>
<p>The server is running. Sit down from a terminal with <code>archipel join</code> and this address.</p>
<p><a href="/api/openapi.json">What it offers to programs</a></p>
</body>
</html>
"""


def built(in_checkout: str, in_package: str) -> Path:
    """A folder with a page: the checkout's own build where we run in one, else what the wheel brought."""
    package = Path(archipel.__file__).parent
    checkouts = [package.parents[1], package.parents[2]]
    folders = [*(checkout / in_checkout for checkout in checkouts), package / in_package]
    return next((folder for folder in folders if (folder / "index.html").is_file()), package / in_package)


def built_client() -> Path:
    return built("web/dist", "page")


def built_here() -> Path:
    return built("web/static", "here")


class Client:
    """A folder with `index.html` and `assets`, and `here`, the one for a browser by itself. A file beside another with `.gz` behind its
    name is the same, packed."""

    def __init__(self, folder: Path, here: Path) -> None:
        self.folder = folder
        self.here = here
        self.read = (-1, "")

    def build(self) -> str:
        """Which build is served now, as its page says; nothing where there is none. A page of another build must be loaded again."""
        page = self.folder / "index.html"
        try:
            written = page.stat().st_mtime_ns
            if written != self.read[0]:
                found = BUILD.search(page.read_text(encoding="utf-8"))
                self.read = (written, found.group(1) if found else "")
        except OSError:
            return ""
        return self.read[1]

    async def page(self, request: Request, status: int = 200) -> Response:
        """The client's page: asked for anew every time, as it names the assets of this build."""
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(PLAIN, status)
        if not (self.here / "index.html").is_file():
            return await self.show(request, self.folder, "index.html", VALIDATE, status)
        page = (self.folder / "index.html").read_bytes().replace(b"</head>", OFFER + b"</head>", 1)
        if takes_gzip(request):
            return answer(request, packed(page), KINDS[".html"], VALIDATE, "gzip", status)
        return answer(request, page, KINDS[".html"], VALIDATE, status=status)

    async def asset(self, request: Request, name: str) -> Response:
        return await self.show(request, self.folder / "assets", name, FOREVER)

    async def file_here(self, request: Request, path: str) -> Response:
        """Something of the folder for a browser by itself; it may run WebAssembly, and so may its workers."""
        *folders, name = (path or "index.html").split("/")
        if not all(NAME.fullmatch(part) for part in folders):
            raise trouble("page-unknown", {"value": request.url.path[:100]})
        found = await self.show(request, self.here.joinpath(*folders), name, FOREVER if folders else VALIDATE)
        found.headers["content-security-policy"] = POLICY_HERE
        return found

    async def show(self, request: Request, folder: Path, name: str, cache: str, status: int = 200) -> Response:
        file = folder / name
        kind = KINDS.get(file.suffix, "")
        if not NAME.fullmatch(name) or not kind or not file.is_file():
            raise trouble("page-unknown", {"value": request.url.path[:100]})
        gz = file.with_name(f"{name}.gz")
        if takes_gzip(request) and gz.is_file():
            return answer(request, await asyncio.to_thread(gz.read_bytes), kind, cache, "gzip", status)
        return answer(request, await asyncio.to_thread(file.read_bytes), kind, cache, status=status)


def wants_page(request: Request) -> bool:
    """Whether somebody came here with a browser by a link that leads nowhere: the client's page tells them so, and shows the way on."""
    path = request.url.path
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    return looks and not path.startswith(("/api/", "/assets/", HERE))


def router(client: Client) -> APIRouter:
    routes = APIRouter(include_in_schema=False)

    async def page(request: Request) -> Response:
        return await client.page(request)

    for address in ADDRESSES:
        routes.add_api_route(address, page, methods=["GET", "HEAD"], response_class=HTMLResponse)

    async def beside(request: Request) -> Response:
        return await client.show(request, client.folder, request.url.path.removeprefix("/"), VALIDATE)

    for name in BESIDE:
        routes.add_api_route(f"/{name}", beside, methods=["GET", "HEAD"])

    @routes.api_route("/assets/{name}", methods=["GET", "HEAD"])
    async def asset(request: Request, name: str) -> Response:
        """A part of the client. One of an older build is gone: the page that asks for it must be loaded again."""
        return await client.asset(request, name)

    @routes.api_route(HERE.rstrip("/"), methods=["GET", "HEAD"])
    async def to_here() -> Response:
        return RedirectResponse(HERE)

    @routes.api_route(HERE + "{path:path}", methods=["GET", "HEAD"])
    async def here(request: Request, path: str) -> Response:
        return await client.file_here(request, path)

    return routes
