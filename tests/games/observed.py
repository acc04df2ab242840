"""What a seat knows as numbers, by name: for the tests of the games' observations."""

from tests.games.table import Table


def observed(table: Table, seat: int) -> dict[str, dict[str, int]]:
    """The numbers of every group that are not 0, by the names of its entries."""
    observation = table.game.observation()
    numbers = observation.observe(table.state, seat)
    found: dict[str, dict[str, int]] = {}
    for group in observation.groups(table.state.opened, table.state.seats):
        size = len(group.entries)
        found[group.key] = {entry: number for entry, number in zip(group.entries, numbers[:size], strict=True) if number}
        numbers = numbers[size:]
    return found
