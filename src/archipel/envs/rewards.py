"""What a finished game is worth to a learner."""


def rewards(places: list[int]) -> list[float]:
    """By seat: 1 for the first place, -1 for the last, evenly spaced between them; seats that share places share what these are worth.

    They add up to nothing.
    """
    most = len(places) - 1
    return [1 - (2 * (place - 1) + places.count(place) - 1) / most for place in places]
