"""LPG cylinders and the cage they stand in."""

import random

from ..mats.palette import K


def cylinder(b, c, m, h=1.0, r=0.19):
    """household gas cylinder"""
    x, y, z = c
    b.cyl((x, y, z), (x, y, z + 0.08), r * 0.85, K.dark, 16)
    b.cyl((x, y, z + 0.08), (x, y, z + h * 0.72), r, m, 20)
    b.sphere((x, y, z + h * 0.72), r, m, 20, 6, sz=0.6, lo=0)
    b.cyl((x, y, z + h * 0.8), (x, y, z + h * 0.92), r * 0.2, K.galv, 8)
    b.torus((x, y, z + h * 0.97), r * 0.55, 0.018, m, 18, 6)
    for dx in (-1, 1):
        b.beam((x + dx * r * 0.55, y, z + h * 0.78), (x + dx * r * 0.55, y, z + h * 0.97), 0.025, m)


def cage(b, c, rz=0, cols=7, rows=2, mset=None):
    """two-tier steel cage of LPG cylinders, front towards -Y"""
    x, y, z = c
    w = cols * 0.46 + 0.3
    mset = mset or [K.green, K.green, K.amber, K.ember, K.green]
    r = random.Random(4)
    with b.at(x, y, z, rz=rz):
        for t in (0, 1):
            zz = 0.16 + t * 1.25
            b.box((0, 0, zz - 0.06), (w, 1.05, 0.06), K.galv, 0)
            for i in range(cols):
                for j in range(rows):
                    cylinder(b, (-w / 2 + 0.38 + i * 0.46, -0.24 + j * 0.48, zz), r.choice(mset))
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.beam((sx * w / 2, sy * 0.55, 0), (sx * w / 2, sy * 0.55, 2.6), 0.08, K.white)
        b.box((0, 0, 2.6), (w + 0.3, 1.35, 0.1), K.green, 0.02)
        for zz in (0.12, 1.36, 2.56):
            for sy in (-1, 1):
                b.beam((-w / 2, sy * 0.55, zz), (w / 2, sy * 0.55, zz), 0.06, K.white)
        n = int(w / 0.16)
        for i in range(1, n):
            b.beam(
                (-w / 2 + i * w / n, -0.56, 0.1), (-w / 2 + i * w / n, -0.56, 2.56), 0.014, K.galv
            )
        for zz in (0.7, 1.9):
            b.beam((-w / 2, -0.56, zz), (w / 2, -0.56, zz), 0.02, K.galv)
