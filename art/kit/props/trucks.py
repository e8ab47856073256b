"""Tractor with a fuel-tank trailer."""

import math

from ..mats.palette import K
from ..mats.surfaces import metal


def truck(b, c, rz=0, cab=None, tank=None, band=None, lights=True):
    """tractor + semi-trailer fuel tanker, heading +X, length ~16 m"""
    x, y, z = c
    cab = cab or K.navy
    tank_m = tank or metal('#D4D7D8', 0.18)
    band = band or K.green

    def wheel(px, py, r=0.52):
        b.cyl((px, py - 0.17, r), (px, py + 0.17, r), r, K.black, 22)
        b.cyl((px, py - 0.19, r), (px, py + 0.19, r), r * 0.55, K.galv, 14)
        b.torus((px, py, r), r * 0.92, 0.09, K.black, 22, 6, 'Y')

    with b.at(x, y, z, rz=rz):
        # trailer tank: elliptical loft
        rings = []
        for px, s in (
            (-6.6, 0.02),
            (-6.55, 0.7),
            (-6.35, 0.94),
            (-6.1, 1),
            (3.4, 1),
            (3.65, 0.94),
            (3.85, 0.7),
            (3.9, 0.02),
        ):
            rings.append(
                [
                    (px, math.cos(t) * 1.25 * s, 2.35 + math.sin(t) * 1.05 * s)
                    for t in [i / 40 * 6.2832 for i in range(40)]
                ]
            )
        b.loft(rings, tank_m)
        for px in (-6.0, -3.7, -1.4, 0.9, 3.2):
            b.loft(
                [
                    [
                        (px + q, math.cos(t) * 1.275, 2.35 + math.sin(t) * 1.075)
                        for t in [i / 40 * 6.2832 for i in range(40)]
                    ]
                    for q in (-0.05, 0.05)
                ],
                K.alu,
            )
        b.loft(
            [
                [
                    (px, math.cos(t) * 1.262, 2.35 + math.sin(t) * 1.062)
                    for t in [-0.28 + i / 8 * 0.5 for i in range(9)]
                ]
                for px in (-6.05, 3.35)
            ],
            band,
            closed=False,
            cap=False,
        )
        b.loft(
            [
                [
                    (px, -math.cos(t) * 1.262, 2.35 + math.sin(t) * 1.062)
                    for t in [-0.28 + i / 8 * 0.5 for i in range(9)]
                ]
                for px in (-6.05, 3.35)
            ],
            band,
            closed=False,
            cap=False,
        )
        for px in (-4.8, -2.5, -0.2, 2.1):
            b.cyl((px, 0, 3.36), (px, 0, 3.56), 0.34, K.alu, 18)
            b.cyl((px, 0, 3.56), (px, 0, 3.62), 0.27, K.steel, 18)
        b.box((-1.4, 0, 3.36), (9.4, 0.8, 0.06), K.galv, 0)
        b.rail([(-6, 0.5, 3.4), (3.2, 0.5, 3.4)], K.galv, h=0.5, t=0.04, step=1.5)
        for sy in (-0.55, 0.55):
            b.beam((-6.6, sy, 1.1), (4.2, sy, 1.1), 0.16, K.dark, 0.3)
        for px in (-5.6, -4.3, -3.0):
            for sy in (-1.0, 1.0):
                wheel(px, sy * 1.06)
                b.box((px, sy * 1.06, 1.12), (1.25, 0.5, 0.06), K.dark, 0)
        for sy in (-1.1, 1.1):
            b.box((0.2, sy, 0.62), (3.6, 0.06, 0.5), K.galv, 0)
            b.box((-1.6, sy * 0.8, 0.7), (1.4, 0.5, 0.6), K.galv)
        b.box((-6.7, 0, 0.75), (0.12, 2.4, 0.3), K.ember, 0)
        for sy in (-1, 1):
            b.sphere((-6.78, sy, 0.95), 0.1, K.lampr, 8, 5)
        # tractor
        for px, ws in ((3.6, 1), (4.9, 1), (8.0, 1)):
            for sy in (-1, 1):
                wheel(px, sy * 1.02)
        for sy in (-0.45, 0.45):
            b.beam((2.9, sy, 0.95), (8.6, sy, 0.95), 0.16, K.dark, 0.28)
        prof = [
            (6.1, 0.75),
            (8.85, 0.75),
            (8.95, 1.5),
            (8.75, 2.2),
            (8.35, 3.3),
            (7.9, 3.62),
            (6.1, 3.72),
        ]
        for sg in (-1, 1):
            b.add(
                [(p[0], sg * 1.22, p[1]) for p in prof],
                [tuple(range(7)) if sg < 0 else tuple(range(6, -1, -1))],
                cab,
            )
        for p, q in zip(prof, prof[1:] + prof[:1]):
            b.add(
                [(p[0], -1.22, p[1]), (q[0], -1.22, q[1]), (q[0], 1.22, q[1]), (p[0], 1.22, p[1])],
                [(0, 1, 2, 3)],
                cab,
            )
        b.add(
            [(8.78, -1.1, 2.24), (8.78, 1.1, 2.24), (8.43, 1.1, 3.2), (8.43, -1.1, 3.2)],
            [(0, 1, 2, 3)],
            K.glass,
        )
        for sg in (-1, 1):
            b.add(
                [
                    (7.2, sg * 1.235, 2.2),
                    (8.55, sg * 1.235, 2.2),
                    (8.25, sg * 1.235, 3.1),
                    (7.2, sg * 1.235, 3.1),
                ],
                [(0, 1, 2, 3)],
                K.glass,
            )
            b.box((8.6, sg * 1.5, 2.2), (0.15, 0.28, 0.75), K.dark)
            b.cyl((6.0, sg * 0.95, 1.2), (6.0, sg * 0.95, 3.95), 0.09, K.chrome, 10)
            b.cyl((5.0, sg * 1.0, 0.55), (6.2, sg * 1.0, 0.55), 0.33, K.alu, 16)
        b.box((8.95, 0, 0.45), (0.25, 2.4, 0.55), K.dark)
        b.box((8.97, 0, 1.15), (0.06, 1.7, 0.8), K.dark, 0)
        for i in range(5):
            b.box((9.0, 0, 1.2 + i * 0.15), (0.05, 1.6, 0.05), K.alu, 0)
        b.box((8.2, 0, 3.55), (0.5, 2.2, 0.1), K.dark, 0)
        if lights:
            for sg in (-1, 1):
                b.box((9.0, sg * 0.95, 1.0), (0.1, 0.34, 0.2), K.lampc, 0)
            for sy in (-0.8, -0.3, 0.3, 0.8):
                b.sphere((8.1, sy, 3.72), 0.06, K.lampw, 8, 5)
