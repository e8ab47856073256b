"""Houses and a pole line."""

import random

from mathutils import Vector

from ..mats.palette import K
from ..mats.surfaces import paint


def house(b, c, w=8, d=6, h=3, rz=0, wall=None, roof=None, lit=True, seed=0, veranda=True):
    """gable along X, veranda towards -Y"""
    x, y, z = c
    r = random.Random(seed)
    wall = wall or r.choice(
        [K.cream, K.sandp, K.white, paint('#B5623A', 0.8), paint('#C98B5A', 0.8)]
    )
    roof = roof or r.choice([K.roofred, K.roofgrey, K.rust, paint('#7E8B8A', 0.4)])
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (w, d, h), wall, 0.05)
        o = 0.7
        t = h + d * 0.28
        for sg in (-1, 1):
            b.add(
                [
                    (-w / 2 - o, sg * (d / 2 + o), h - 0.25),
                    (w / 2 + o, sg * (d / 2 + o), h - 0.25),
                    (w / 2 + o, 0, t),
                    (-w / 2 - o, 0, t),
                    (-w / 2 - o, sg * (d / 2 + o), h - 0.1),
                    (w / 2 + o, sg * (d / 2 + o), h - 0.1),
                    (w / 2 + o, 0, t + 0.16),
                    (-w / 2 - o, 0, t + 0.16),
                ],
                [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (0, 3, 7, 4), (1, 2, 6, 5)],
                roof,
            )
        for sg in (-1, 1):
            b.add(
                [(sg * w / 2, -d / 2, h), (sg * w / 2, d / 2, h), (sg * w / 2, 0, t - 0.05)],
                [(0, 1, 2)],
                wall,
            )
        for i in range(max(2, int(w / 2.4))):
            xc = -w / 2 + (i + 0.5) * w / max(2, int(w / 2.4))
            m = K.win if lit and r.random() < 0.8 else K.glass
            for sg in (-1, 1):
                dr = i == 1 and sg < 0
                z0, z1 = (0.1, 2.1) if dr else (1.05, 2.05)
                b.quad(
                    (xc - 0.5, sg * (d / 2 + 0.03), z0),
                    (xc + 0.5, sg * (d / 2 + 0.03), z0),
                    (xc + 0.5, sg * (d / 2 + 0.03), z1),
                    (xc - 0.5, sg * (d / 2 + 0.03), z1),
                    K.wood if dr else m,
                )
                if not dr:
                    b.box((xc, sg * (d / 2 + 0.05), z0 - 0.12), (1.25, 0.14, 0.1), K.white, 0)
        for sg in (-1, 1):
            b.quad(
                (sg * (w / 2 + 0.03), -0.55, 1.05),
                (sg * (w / 2 + 0.03), 0.55, 1.05),
                (sg * (w / 2 + 0.03), 0.55, 2.0),
                (sg * (w / 2 + 0.03), -0.55, 2.0),
                K.win if lit and r.random() < 0.7 else K.glass,
            )
        if veranda:
            b.quad(
                (-w / 2, -d / 2 - 2.4, h - 0.75),
                (w / 2, -d / 2 - 2.4, h - 0.75),
                (w / 2, -d / 2, h - 0.2),
                (-w / 2, -d / 2, h - 0.2),
                roof,
            )
            for i in range(4):
                xx = -w / 2 + 0.2 + i * (w - 0.4) / 3
                b.beam((xx, -d / 2 - 2.2, 0), (xx, -d / 2 - 2.2, h - 0.75), 0.14, K.wood)
            b.box((0, -d / 2 - 1.2, 0), (w, 2.4, 0.2), K.concrete, 0)
            if lit:
                b.sphere((0, -d / 2 - 1.2, h - 0.75), 0.13, K.lampw, 8, 5)


def pole_line(b, pts, h=8.5, lamp=True):
    """wooden poles at pts with wires between, lamps on request"""
    P = [Vector(p) for p in pts]
    for p in P:
        b.cyl(p, p + Vector((0, 0, h)), 0.14, K.wood, 8, r2=0.1)
        b.beam(p + Vector((-0.8, 0, h - 0.5)), p + Vector((0.8, 0, h - 0.5)), 0.12, K.wood)
        if lamp:
            b.beam(p + Vector((0, 0, h - 1.4)), p + Vector((0, -1.5, h - 1.1)), 0.08, K.galv)
            b.sphere(p + Vector((0, -1.5, h - 1.2)), 0.2, K.lampw, 8, 5)
    for p, q in zip(P, P[1:]):
        for o in (-0.75, 0, 0.75):
            u, v = p + Vector((o, 0, h - 0.4)), q + Vector((o, 0, h - 0.4))
            L = (v - u).length
            b.tube(
                [
                    u.lerp(v, t / 10) - Vector((0, 0, 0.12 * L * t / 10 * (1 - t / 10)))
                    for t in range(11)
                ],
                0.025,
                K.dark,
                4,
                caps=False,
            )
