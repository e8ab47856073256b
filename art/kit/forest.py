"""Scatters plants over an area."""

import random

from .instances import scatter


def forest(kinds, area, count, fn=None, mask=None, sc=(0.7, 1.3), seed=3):
    """area=(x0,x1,y0,y1); mask(x,y)->bool"""
    r = random.Random(seed)
    sp = [[] for _ in kinds]
    n = 0
    tries = 0
    while n < count and tries < count * 12:
        tries += 1
        x, y = r.uniform(area[0], area[1]), r.uniform(area[2], area[3])
        if mask and not mask(x, y):
            continue
        sp[r.randrange(len(kinds))].append(
            (x, y, fn(x, y) if fn else 0, r.uniform(0, 360), r.uniform(*sc))
        )
        n += 1
    for o, q in zip(kinds, sp):
        if q:
            scatter(o, q)
