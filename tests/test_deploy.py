"""What is in `deploy`, and what docs/hosting.md says of it, fits the server: metrics, commands and variables that are there."""

import re
import shlex
from pathlib import Path

import pytest

from archipel.cli import make_parser
from archipel.server.metrics import REGISTRY

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SAMPLES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}


def metrics() -> set[str]:
    """The names under which Prometheus finds the server's figures."""
    return {f"{metric.name}{end}" for metric in REGISTRY.collect() for end in SAMPLES[metric.type]}


def named(text: str) -> set[str]:
    return set(re.findall(r"\barchipel_[a-z_]+", text))


def test_every_metric_that_an_alert_asks_for_is_there() -> None:
    asked = {name for line in (DEPLOY / "alerts.yml").read_text(encoding="utf-8").splitlines() if "expr:" in line for name in named(line)}
    assert len(asked) > 5
    assert asked <= metrics()


def test_every_metric_is_explained_and_none_that_is_gone() -> None:
    families = {metric.name: f"{metric.name}{SAMPLES[metric.type][0]}".removesuffix("_bucket") for metric in REGISTRY.collect()}
    assert named(HOSTING) == set(families.values())


def commands(text: str) -> list[list[str]]:
    """The arguments of every `archipel …` that a file of ours runs."""
    return [
        shlex.split(found.split("#")[0].rstrip("'"))
        for found in re.findall(r"^(?:ExecStart=.*/bin/|    )archipel (.+)$", text, re.MULTILINE)
    ]


@pytest.mark.parametrize("path", [*DEPLOY.glob("*.service"), ROOT / "docs" / "hosting.md"], ids=lambda path: path.name)
def test_every_command_is_one_of_ours(path: Path) -> None:
    found = commands(path.read_text(encoding="utf-8"))
    assert found
    for arguments in found:
        make_parser().parse_args(arguments)


def test_a_container_serves_by_a_command_of_ours() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"^CMD \[(.+)\]$", text, re.MULTILINE)
    assert found is not None
    make_parser().parse_args([part.strip().strip('"') for part in found.group(1).split(",")])


def test_every_variable_that_is_set_is_a_setting() -> None:
    for path in DEPLOY.iterdir():
        for name in re.findall(r"\bARCHIPEL_[A-Z_]+", path.read_text(encoding="utf-8")):
            assert f"`{name}`" in HOSTING, (path.name, name)


def test_every_file_of_the_folder_is_explained() -> None:
    assert [path.name for path in sorted(DEPLOY.iterdir()) if f"(../deploy/{path.name})" not in HOSTING] == []
