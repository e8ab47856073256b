"""Storage tanks and spheres."""

import math
import random

from ..mats.palette import K


def tank(b, c, r, h, m=None, roof='cone', rail=True, seed=0, stair=True, band=None):
    """roof is 'cone', 'dome' or 'float'"""
    x, y, z = c
    m = m or K.white
    rd = random.Random(seed)
    with b.at(x, y, z, rz=rd.uniform(0, 360)):
        b.cyl((0, 0, 0), (0, 0, 0.5), r * 1.05, K.concrete, 64)
        b.cyl((0, 0, 0.4), (0, 0, h), r, m, 72, caps=False)
        for k in range(1, 6):
            b.torus((0, 0, 0.4 + h * k / 6), r, 0.06, m, 72, 4)
        if band:
            b.cyl((0, 0, h * 0.84), (0, 0, h * 0.93), r + 0.05, band, 72, caps=False)
        b.torus((0, 0, h), r, 0.22, K.galv, 72, 6)
        if roof == 'cone':
            b.cyl((0, 0, h), (0, 0, h + r * 0.16), r, m, 72, r2=0.6)
            b.cyl((0, 0, h + r * 0.15), (0, 0, h + r * 0.15 + 1), 0.35, K.galv, 10)
        elif roof == 'dome':
            b.sphere((0, 0, h), r, m, 48, 8, sz=0.28, lo=0)
        else:
            b.cyl((0, 0, h - 2.6), (0, 0, h - 2.2), r * 0.985, K.steel, 64)
            b.torus((0, 0, h - 2.1), r * 0.9, 0.25, K.steel, 64, 6)
            for i in range(18):
                a = i / 18 * 6.283
                b.beam(
                    (math.cos(a) * r * 0.25, math.sin(a) * r * 0.25, h - 2.2),
                    (math.cos(a) * r * 0.9, math.sin(a) * r * 0.9, h - 2.15),
                    0.18,
                    K.steel,
                )
            b.truss((r * 0.9, 0, h + 0.3), (0, 0, h - 1.8), 0.8, K.amber, bays=8, t=0.08)
        if rail:
            b.rail(
                [
                    (
                        math.cos(i / 40 * 6.283) * (r + 0.1),
                        math.sin(i / 40 * 6.283) * (r + 0.1),
                        h + 0.2,
                    )
                    for i in range(40)
                ],
                K.amber,
                closed=True,
                step=2.2,
                t=0.07,
            )
        if stair:
            k = 40
            pts = [
                (
                    math.cos(i / k * 1.9 * min(1, 18 / r)) * (r + 0.7),
                    math.sin(i / k * 1.9 * min(1, 18 / r)) * (r + 0.7),
                    0.4 + h * i / k,
                )
                for i in range(k + 1)
            ]
            for p, q in zip(pts, pts[1:]):
                b.beam(p, q, 1.0, K.galv, 0.1)
                b.beam(
                    (p[0] * (1 + 0.5 / r), p[1] * (1 + 0.5 / r), p[2] + 1.1),
                    (q[0] * (1 + 0.5 / r), q[1] * (1 + 0.5 / r), q[2] + 1.1),
                    0.08,
                    K.amber,
                )
            for p in pts[::4]:
                b.beam(
                    (p[0] * (1 + 0.5 / r), p[1] * (1 + 0.5 / r), p[2]),
                    (p[0] * (1 + 0.5 / r), p[1] * (1 + 0.5 / r), p[2] + 1.1),
                    0.07,
                    K.amber,
                )


def sphere_tank(b, c, r, m=None, legs=10, band=None, seed=0):
    """LPG sphere on legs with its stair"""
    x, y, z = c
    m = m or K.white
    cz = r * 1.32
    with b.at(x, y, z, rz=seed * 13):
        b.cyl((0, 0, 0), (0, 0, 0.35), r * 1.15, K.concrete, 64)
        b.sphere((0, 0, cz), r, m, 64, 32)
        for k in range(legs):
            a = k / legs * 6.283
            a2 = (k + 1) / legs * 6.283
            p, q = (math.cos(a) * r * 0.985, math.sin(a) * r * 0.985), (
                math.cos(a2) * r * 0.985,
                math.sin(a2) * r * 0.985,
            )
            b.cyl((*p, 0), (*p, cz), r * 0.055, K.white, 14)
            b.cyl((*p, 0), (*p, 0.8), r * 0.09, K.concrete, 14)
            b.beam((*p, cz * 0.12), (*q, cz * 0.72), r * 0.022, K.steel)
            b.beam((*q, cz * 0.12), (*p, cz * 0.72), r * 0.022, K.steel)
        if band:
            b.torus((0, 0, cz), r * 1.002, r * 0.022, band, 64, 8)
        b.cyl((0, 0, cz + r * 0.97), (0, 0, cz + r * 1.0), r * 0.38, K.galv, 32)
        b.rail(
            [
                (math.cos(i / 16 * 6.283) * r * 0.36, math.sin(i / 16 * 6.283) * r * 0.36, cz + r)
                for i in range(16)
            ],
            K.amber,
            closed=True,
            step=1.3,
            t=0.07,
        )
        for i in range(3):
            a = i * 2.1
            b.cyl(
                (math.cos(a) * r * 0.16, math.sin(a) * r * 0.16, cz + r * 0.95),
                (math.cos(a) * r * 0.16, math.sin(a) * r * 0.16, cz + r * 1.14),
                r * 0.035,
                K.alu,
                10,
            )
        pts = []
        for i in range(37):
            t = i / 36
            e = -0.9 + t * 2.25
            pts.append(
                (
                    math.cos(1.2 + t * 1.9)
                    * (r * math.cos(min(e, 1.2)) + 0.6 if e > 0 else r + 0.6),
                    math.sin(1.2 + t * 1.9)
                    * (r * math.cos(min(e, 1.2)) + 0.6 if e > 0 else r + 0.6),
                    max(0.3, cz + r * math.sin(min(e, 1.35)) if e > 0 else 0.3 + cz * (t / 0.4)),
                )
            )
        for p, q in zip(pts, pts[1:]):
            b.beam(p, q, 0.9, K.galv, 0.1)
            b.beam((p[0], p[1], p[2] + 1.1), (q[0], q[1], q[2] + 1.1), 0.07, K.amber)
        for p in pts[::2]:
            b.beam(p, (p[0], p[1], p[2] + 1.1), 0.06, K.amber)
