"""Ratings for any number of players: openskill's Plackett–Luce (Weng and Lin), which updates what is believed of the bots game by game."""

from typing import Final

from archipel.arena.stats import Z

STILL: Final = 0.0
"""Bots do not get better or worse from game to game, so that belief only sharpens."""


def rate(games: list[tuple[list[str], list[int]]]) -> dict[str, tuple[float, float, float]]:
    """A rating with its interval for every bot that met another, from the bots at the seats and their places, game after game.

    A bot that sits at a table several times learns from each of its seats as if they were different games.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=STILL)
    mu: dict[str, float] = {}
    variance: dict[str, float] = {}
    for bots, places in games:
        if len(set(bots)) == 1:
            continue
        for bot in bots:
            mu.setdefault(bot, model.mu)
            variance.setdefault(bot, model.sigma**2)
        teams = [[model.create_rating([mu[bot], variance[bot] ** 0.5])] for bot in bots]
        before_mu, before_variance = dict(mu), dict(variance)
        for bot, [after] in zip(bots, model.rate(teams, ranks=[float(place) for place in places]), strict=True):
            mu[bot] += after.mu - before_mu[bot]
            variance[bot] *= after.sigma**2 / before_variance[bot]
    return {bot: (mu[bot], mu[bot] - Z * variance[bot] ** 0.5, mu[bot] + Z * variance[bot] ** 0.5) for bot in mu}
