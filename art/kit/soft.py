"""Soft bodies: tapered limbs that melt into each other, skinned as one closed mesh.

Limbs are distances in space, joined by a smooth minimum; where the distance is nought, surface
nets lay a skin of quads.
"""

from itertools import product

import numpy as np

CORNERS = np.array(list(product((0, 1), repeat=3)))
EDGES = [(p, q) for p in range(8) for q in range(p) if np.abs(CORNERS[p] - CORNERS[q]).sum() == 1]


class Limb:
    """from a to b, ra and rb thick; `wide` stretches it along axes, `cuts` take off what is beyond

    wide: (axis, factor) each; cuts: (point, outward normal) each
    """

    def __init__(self, a, b, ra, rb=None, wide=(), cuts=()):
        self.a, self.b = np.array(a, np.float32), np.array(b, np.float32)
        self.ra, self.rb = ra, ra if rb is None else rb
        self.wide = [(np.array(axis, np.float32), k) for axis, k in wide]
        self.cuts = [(np.array(p, np.float32), np.array(n, np.float32)) for p, n in cuts]

    def grown(self, by, cuts=()):
        """the same limb, thicker: a layer worn over it"""
        limb = Limb(self.a, self.b, self.ra + by, self.rb + by, self.wide)
        limb.cuts = [*self.cuts, *Limb(self.a, self.b, 0, cuts=cuts).cuts]
        return limb

    def scaled(self, about, k):
        """the same limb, everything k times as far from a point"""
        o = np.array(about, np.float32)
        limb = Limb(o + (self.a - o) * k, o + (self.b - o) * k, self.ra * k, self.rb * k, self.wide)
        limb.cuts = [(o + (p - o) * k, n) for p, n in self.cuts]
        return limb

    def reach(self):
        r = max(self.ra, self.rb) * max([1, *(k for _, k in self.wide)])
        return np.minimum(self.a, self.b) - r, np.maximum(self.a, self.b) + r

    def distance(self, points):
        q, ab = points - self.a, self.b - self.a
        for axis, k in self.wide:
            squeeze = (1 - 1 / k) * axis
            q = q - (q @ axis)[..., None] * squeeze
            ab = ab - (ab @ axis) * squeeze
        t = np.clip(q @ ab / max(ab @ ab, 1e-9), 0, 1)
        d = np.linalg.norm(q - t[..., None] * ab, axis=-1) - (self.ra + (self.rb - self.ra) * t)
        for point, normal in self.cuts:
            d = np.maximum(d, (points - point) @ normal)
        return d


def smooth_min(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def creases(points, joints, seed):
    """folds of cloth, more of them where a joint bends it"""
    rng = np.random.default_rng(seed)
    folds = 0
    for wave in (24, 39, 66):
        along, bend = rng.normal(size=(2, 3)).astype(np.float32)
        along *= wave / np.linalg.norm(along * (1, 1, 0.6))
        warp = 1.8 * np.sin(points @ (bend * 9) + rng.uniform(0, 6))
        folds = folds + np.sin(points @ along + warp) * 24 / wave
    slack = 0.45
    for joint in joints:
        near = ((points - np.array(joint, np.float32)) ** 2).sum(-1)
        slack = slack + np.exp(-near / 0.014)
    return folds * np.minimum(slack, 1.5)


def skin(limbs, melt=0.03, cell=0.011, folds=0.0, joints=(), seed=1):
    """vertices and quads of the limbs' common surface"""
    lows, highs = zip(*(limb.reach() for limb in limbs))
    lo, hi = np.min(lows, 0) - 4 * cell, np.max(highs, 0) + 4 * cell
    axes = [np.arange(a, b + cell, cell, np.float32) for a, b in zip(lo, hi)]
    points = np.stack(np.meshgrid(*axes, indexing='ij'), -1)
    field = limbs[0].distance(points)
    for limb in limbs[1:]:
        field = smooth_min(field, limb.distance(points), melt)
    if folds:
        field += folds * creases(points, joints, seed)
    return nets(field, lo, cell)


def nets(field, lo, cell):
    """a vertex in every cell the surface runs through, a quad round every edge it crosses"""
    inside = field < 0
    size = np.array(field.shape) - 1
    corner = [inside[tuple(slice(o, o + s) for o, s in zip(c, size))] for c in CORNERS]
    mixed = np.any(corner, 0) & ~np.all(corner, 0)
    cells = np.argwhere(mixed)
    number = np.full(mixed.shape, -1)
    number[mixed] = np.arange(len(cells))

    values = np.stack([field[tuple((cells + c).T)] for c in CORNERS], 1)
    total, count = np.zeros(cells.shape), np.zeros(len(cells))
    for p, q in EDGES:
        crossed = (values[:, p] < 0) != (values[:, q] < 0)
        t = values[crossed, p] / (values[crossed, p] - values[crossed, q])
        total[crossed] += CORNERS[p] + t[:, None] * (CORNERS[q] - CORNERS[p])
        count[crossed] += 1
    vertices = lo + (cells + total / count[:, None]) * cell

    faces = []
    for axis in range(3):
        step = np.eye(3, dtype=int)
        u, v = step[(axis + 1) % 3], step[(axis + 2) % 3]
        crossed = np.diff(inside, axis=axis)
        edges = np.argwhere(crossed)
        around = [number[tuple((edges + o).T)] for o in (0 * u, -u, -u - v, -v)]
        quads = np.stack(around, 1)
        outward = inside[tuple(edges.T)]
        faces += [quads[outward], quads[~outward][:, ::-1]]
    return vertices, np.concatenate(faces)
