"""What is the same for everybody: the addresses whose answers can be written down before anybody asks."""

from pathlib import Path

from archipel.games import find, names
from archipel.languages import LANGUAGES


def fixed() -> list[str]:
    """Of words, games, rules, editions and examples, for all games that are here."""
    paths = ["/api/games", *(f"/api/words/{language}" for language in LANGUAGES)]
    for name in names():
        game = find(name)
        own = f"/api/games/{name}"
        paths += [f"{own}/words/{language}" for language in LANGUAGES]
        paths += [f"{own}/rules/{language}" for language in LANGUAGES if Path(game.folder, "rules", f"{language}.md").is_file()]
        paths += [f"{own}/editions/{edition}{form}" for edition in game.editions for form in ("", "/toml")]
        paths.append(f"{own}/examples")
    return paths
