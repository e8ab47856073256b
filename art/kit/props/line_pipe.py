"""Stacks of coated line pipe."""

import math
import random

from ..mats.palette import K
from ..mats.surfaces import metal

SEGMENTS = 28


def pipe_stack(b, c, n=8, rows=5, L=12.2, r=0.42, coat=None, rz=0, seed=1):
    """pipes lie along Y, `n` in the lowest row; coating stops short of the bare bevelled ends"""
    x, y, z = c
    rd = random.Random(seed)
    coat = coat or K.black
    bare = metal('#B9BDBF', 0.3)
    with b.at(x, y, z, rz=rz):
        for s in (-0.36, 0, 0.36):
            b.box((0, s * L, 0), (n * 2.05 * r, 0.3, 0.22), K.wood, 0)
        for j in range(rows):
            for i in range(n - j):
                px = (i - (n - 1 - j) / 2) * r * 2.02
                pz = 0.22 + r + j * r * 1.75
                slip = rd.uniform(-0.16, 0.16)
                joint(b, px, slip, pz, L, r, coat, bare)
        for s in (-1, 1):
            for k in (-0.36, 0.36):
                px = s * (n * r * 1.01 + 0.12)
                b.beam((px, k * L, 0), (px, k * L, r * 2.2), 0.14, K.amber)


def joint(b, x, y, z, L, r, coat, bare):
    """one length of pipe, open at both ends"""
    cutback, steel, bore = 0.22, r * 0.965, r * 0.9
    for half, radius, m in (
        (L / 2 - cutback, r, coat),
        (L / 2, steel, bare),
        (L / 2, bore, K.rust),
    ):
        b.cyl((x, y - half, z), (x, y + half, z), radius, m, SEGMENTS, caps=False)
    for s in (-1, 1):
        annulus(b, (x, y + s * L / 2, z), bore, steel, bare)
        annulus(b, (x, y + s * (L / 2 - cutback), z), steel, r, coat)


def annulus(b, c, inner, outer, m):
    x, y, z = c
    n = SEGMENTS
    angles = [i / n * math.tau for i in range(n)]
    vs = [(x + math.cos(a) * r, y, z + math.sin(a) * r) for r in (inner, outer) for a in angles]
    b.add(vs, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], m)
