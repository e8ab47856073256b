"""Stacks of coated line pipe."""

import math
import random

from ..mats.palette import K
from ..mats.surfaces import metal


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
    b.cyl((x, y - L / 2 + 0.22, z), (x, y + L / 2 - 0.22, z), r, coat, 28, caps=False)
    b.cyl((x, y - L / 2, z), (x, y + L / 2, z), r * 0.965, bare, 28, caps=False)
    b.cyl((x, y - L / 2, z), (x, y + L / 2, z), r * 0.9, K.rust, 28, caps=False)
    for s in (-1, 1):
        e = y + s * L / 2
        ring = [
            (math.cos(t) * k, math.sin(t) * k)
            for k in (r * 0.9, r * 0.965)
            for t in [i / 28 * math.tau for i in range(28)]
        ]
        b.add(
            [(x + p, e, z + q) for p, q in ring],
            [(i, (i + 1) % 28, 28 + (i + 1) % 28, 28 + i) for i in range(28)],
            bare,
        )
        f = y + s * (L / 2 - 0.22)
        ring = [
            (math.cos(t) * k, math.sin(t) * k)
            for k in (r * 0.965, r)
            for t in [i / 28 * math.tau for i in range(28)]
        ]
        b.add(
            [(x + p, f, z + q) for p, q in ring],
            [(i, (i + 1) % 28, 28 + (i + 1) % 28, 28 + i) for i in range(28)],
            coat,
        )
