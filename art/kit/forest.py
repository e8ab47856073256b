"""Scatters plants over an area."""

import random

from .instances import scatter


def forest(kinds, area, count, height=None, mask=None, scale=(0.7, 1.3), seed=3):
    """up to `count` of `kinds` in area (x0, x1, y0, y1), where mask(x, y) allows it"""
    rng = random.Random(seed)
    spots = [[] for _ in kinds]
    placed = tries = 0
    while placed < count and tries < count * 12:  # a mask may leave no room for all
        tries += 1
        x, y = rng.uniform(area[0], area[1]), rng.uniform(area[2], area[3])
        if mask and not mask(x, y):
            continue
        kind = rng.randrange(len(kinds))
        z = height(x, y) if height else 0
        spots[kind].append((x, y, z, rng.uniform(0, 360), rng.uniform(*scale)))
        placed += 1
    for plant, where in zip(kinds, spots):
        if where:
            scatter(plant, where)
