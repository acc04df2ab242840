"""`archipel mcp`: tools by which a language model plays, over standard input and output."""

import argparse
import asyncio
import os
from pathlib import Path

from archipel.engine.phrase import trouble
from archipel.files import read_text

NAME = "mcp"
HELP = "let a language model play, here or at a server, by tools over standard input and output (MCP)"

TOKEN = "ARCHIPEL_TOKEN"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--server", metavar="URL", help="the server that the token is for; to all others the model comes as a guest")
    parser.add_argument("--token-file", metavar="FILE", help=f"a file that holds the token (default: the environment variable {TOKEN})")


def run(args: argparse.Namespace) -> int:
    from archipel.client import split_address
    from archipel.mcp.hall import Hall

    home = split_address(args.server)[0] if args.server is not None else ""
    hall = Hall(args.lang, home, read_token(args.token_file) if home else "")
    if args.token_file is not None and not home:
        raise trouble("argument-missing", {"value": "--server URL", "allowed": "archipel mcp --help"})
    try:
        from archipel.mcp.serving import serve
    except ModuleNotFoundError:
        raise trouble("peers-missing", {"value": "mcp", "allowed": "pip install 'archipel[mcp]'"}) from None
    try:
        asyncio.run(serve(hall))
    except KeyboardInterrupt:
        pass
    return 0


def read_token(file: str | None) -> str:
    """The token from its file or from the environment; never from the command line, where others on the machine could read it."""
    if file is None:
        return os.environ.get(TOKEN, "").strip()
    token = read_text(Path(file)).strip()
    if not token:
        raise trouble("argument-value", {"value": "--token-file", "allowed": "archipel mcp --help"})
    return token
