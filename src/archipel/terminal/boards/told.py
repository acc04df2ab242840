"""How boards are put in words, line by line."""


def entry(head: str, things: list[str]) -> str:
    """What is somewhere, or what somebody has."""
    return f"{head}: {', '.join(things) or '–'}"
