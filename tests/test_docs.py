"""What the docs list is complete (positions, draws, dependencies, packages, files to read, tests of the page); links lead somewhere."""

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest

import archipel
from archipel.engine.dealer import QuickDealer
from archipel.games import find, names
from archipel.mcp.tools import TOOLS

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
SOURCES = Path(archipel.__file__).parent
GAMES = [name for name in names() if Path(find(name).folder).parent == SOURCES / "games"]


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What comes under a heading, up to the next one of its level."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no heading {heading!r}"
    return found.group(1)


def rows(text: str) -> list[list[str]]:
    """The cells of every row of every table, without the header rows."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    rules = [number for number, row in enumerate(cells) if set(row[0]) == {"-"}]
    return [row for number, row in enumerate(cells) if number not in rules and number + 1 not in rules]


def named(cell: str) -> list[str]:
    """What a cell names in code."""
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_position_is_documented(name: str) -> None:
    game = find(name)
    table = game.new(game.fewest, dealer=QuickDealer("docs")).table()
    fields = [field for row in rows(section(page("records.md"), f"The position of {game.title}")) for field in named(row[0])]
    assert sorted(fields) == sorted(table)


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_draws_is_documented(name: str) -> None:
    assert "below(" in section(page("shuffles.md"), f"The order of draws in {find(name).title}")


def test_every_dependency_has_its_reason_and_none_is_left_over() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    python = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    for group in project["project"]["optional-dependencies"].values():
        python += group
    web = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    needed = {re.split(r"[\[<>=~!; ]", requirement)[0] for requirement in python}
    for group, packages in web.items():
        if group.lower().endswith("dependencies"):
            needed |= set(packages)
    assert {package for row in rows(page("dependencies.md")) for package in named(row[0])} == needed


def packages() -> list[str]:
    """The packages and modules of ours, by name."""
    found = [path.stem for path in SOURCES.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return sorted(package for package in found if package != "__init__")


def imports_of(package: str) -> set[str]:
    """The other packages that a package imports."""
    folder = SOURCES / package
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [SOURCES / f"{package}.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "archipel":
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found |= set((node.module or "").split(".")[1:2]) if (node.module or "").startswith("archipel.") else set()
            elif isinstance(node, ast.Import):
                found |= {alias.name.split(".")[1] for alias in node.names if alias.name.startswith("archipel.")}
    return found - {package}


def test_the_table_of_packages_says_what_each_imports() -> None:
    stated = {}
    for row in rows(page("architecture.md")):
        if row[0].startswith("`archipel."):
            stated[named(row[0])[0].split(".")[1]] = set(named(row[2]))
    assert stated == {package: imports_of(package) for package in packages()}


def test_every_file_that_newcomers_are_sent_to_is_there() -> None:
    paths = [path for path in named(page("newcomers.md")) if re.fullmatch(r"[\w.-]+(/[\w.-]+)+\.(py|ts|svelte|toml|md)", path)]
    assert paths
    missing = [path for path in paths if not any((folder / path).exists() for folder in (SOURCES, ROOT, ROOT / "web" / "src"))]
    assert missing == []


def test_the_way_of_a_move_is_short_and_every_step_of_it_is_there() -> None:
    way = section(page("architecture.md"), "What happens when a move is made")
    steps = [row for row in rows(way) if row[0].isdigit()]
    assert [int(row[0]) for row in steps] == list(range(1, len(steps) + 1))
    conversions = re.findall(r"\*\*\((\d)\)\*\*", "".join(row[2] for row in steps))
    assert [int(number) for number in conversions] == list(range(1, len(conversions) + 1))
    assert f"in {len(steps)} hops" in way
    assert f"its {len(conversions)} conversions" in way
    assert len(steps) <= 20
    assert len(conversions) <= 8
    for row in steps:
        code = ""
        for name in named(row[1]):
            if "/" in name:
                path = next(folder / name for folder in (SOURCES, ROOT / "web" / "src") if (folder / name).exists())
                code = path.read_text(encoding="utf-8")
            else:
                assert re.search(rf"(?:def|function) {name}\b|^  (?:private )?(?:async )?{name}\(", code, re.MULTILINE), (row[0], name)


def test_every_tool_of_a_model_is_shown_with_an_example() -> None:
    shown = re.findall(r"^### (\w+)$", section(page("mcp.md"), "The tools"), re.MULTILINE)
    assert sorted(shown) == sorted(TOOLS)


def test_every_test_of_the_page_is_listed_and_none_that_is_gone() -> None:
    listed = [name for row in rows(section(page("page.md"), "Tests of the page")) for name in named(row[0])]
    assert sorted(listed) == sorted(path.name for path in (ROOT / "tests" / "page").glob("test_*.py"))


def prose(path: Path) -> str:
    """A page without the files that it shows."""
    return re.sub(r"^( *)```.*?^\1```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def anchors(path: Path) -> set[str]:
    """What the headings of a page can be reached by, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", [*ROOT.glob("*.md"), *DOCS.glob("*.md")], ids=lambda path: path.name)
def test_every_link_leads_to_a_file_and_a_heading_that_are_there(path: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(path)):
        if link.startswith("http"):
            continue
        name, _, heading = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        assert target.exists(), link
        assert not heading or heading in anchors(target), link


def test_what_the_glossary_names_is_there_and_its_terms_are_in_order() -> None:
    terms = rows(section(page("architecture.md"), "Glossary"))
    code = "".join(path.read_text(encoding="utf-8") for folder in (SOURCES, ROOT / "web" / "src") for path in sources(folder))
    names = {name for row in terms for name in named(row[1]) if re.fullmatch(r"(?:[A-Z][a-z]+)+", name)}
    assert len(names) > 20
    assert [
        name for name in sorted(names) if not re.search(rf"(?:class|interface|type|import) {name}\b|^{name}: TypeAlias", code, re.M)
    ] == []
    assert [row[0] for row in terms] == sorted(row[0] for row in terms)


def sources(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".ts", ".svelte")]
