"""Horizontal vessels and vertical columns."""

import math
import random

from ..mats.palette import K


def vessel_h(b, c, L, r, m, saddle=None, rz=0, plat=False):
    """horizontal vessel, c = axis centre"""
    with b.at(*c, rz=rz):
        b.cyl((-L / 2, 0, 0), (L / 2, 0, 0), r, m, 28, caps=False)
        for sg in (-1, 1):
            rings = []
            for j in range(6):
                e = j / 5 * math.pi / 2
                rings.append(
                    [
                        (
                            sg * (L / 2 + r * 0.5 * math.sin(e)),
                            math.cos(t) * r * math.cos(e) + 1e-4,
                            math.sin(t) * r * math.cos(e),
                        )
                        for t in [i / 28 * 6.2832 for i in range(28)]
                    ]
                )
            b.loft(rings if sg > 0 else [q[::-1] for q in rings], m, cap=False)
            b.box(
                (sg * L * 0.32, 0, -r * 1.45), (r * 0.35, r * 1.5, r * 0.75), saddle or K.concrete
            )
        for x in (-0.3, 0, 0.28):
            b.cyl((x * L, 0, r * 0.9), (x * L, 0, r * 1.32), r * 0.12, m, 12)
            b.cyl((x * L, 0, r * 1.3), (x * L, 0, r * 1.38), r * 0.2, m, 12)
        if plat:
            b.box((0, 0, r * 1.1), (L * 0.8, 1.2, 0.12), K.galv)
            b.rail(
                [
                    (-L * 0.4, -0.6, r * 1.1 + 0.1),
                    (L * 0.4, -0.6, r * 1.1 + 0.1),
                    (L * 0.4, 0.6, r * 1.1 + 0.1),
                    (-L * 0.4, 0.6, r * 1.1 + 0.1),
                ],
                K.amber,
                closed=True,
            )


def column(b, c, h, r, m, plats=3, ladder=True, pipe=True, seed=0):
    """vertical process column with platforms, ladder and downcomer"""
    rd = random.Random(seed)
    x, y, z = c
    with b.at(x, y, z, rz=rd.uniform(0, 360)):
        b.cyl((0, 0, 0), (0, 0, h * 0.08), r * 1.12, K.conc_dark, 28)
        b.cyl((0, 0, h * 0.08), (0, 0, h), r, m, 32, caps=False)
        b.sphere((0, 0, h), r, m, 32, 8, sz=0.55, lo=0)
        for j in range(1, 6):
            b.torus((0, 0, h * (0.08 + 0.92 * j / 6)), r, r * 0.035, m, 32, 6)
        b.cyl((0, 0, h + r * 0.5), (0, 0, h + r * 0.9), r * 0.18, m, 12)
        for j in range(plats):
            zz = h * (0.3 + 0.68 * j / max(1, plats - 1)) - r * 0.2
            R = r + 1.15
            a0 = rd.uniform(0, 6.28)
            seg = 20
            span = 4.6
            inn = [
                (math.cos(a0 + span * i / seg) * r, math.sin(a0 + span * i / seg) * r)
                for i in range(seg + 1)
            ]
            out = [
                (math.cos(a0 + span * i / seg) * R, math.sin(a0 + span * i / seg) * R)
                for i in range(seg + 1)
            ]
            for i in range(seg):
                b.prism([inn[i], out[i], out[i + 1], inn[i + 1]], zz, zz + 0.14, K.galv)
            b.rail([(p[0], p[1], zz + 0.14) for p in out], K.amber, step=1.2, t=0.07)
            if j % 2 == 0:
                b.sphere((out[3][0], out[3][1], zz + 2.6), 0.2, K.lampw, 8, 5)
        if ladder:
            b.beam((r + 0.25, -0.3, 0), (r + 0.25, -0.3, h), 0.07, K.amber)
            b.beam((r + 0.25, 0.3, 0), (r + 0.25, 0.3, h), 0.07, K.amber)
        if pipe:
            b.tube(
                [
                    (0, 0, h + r * 0.85),
                    (0, 0, h + r * 1.25),
                    (0, r + 0.7, h + r * 1.25),
                    (0, r + 0.7, 2),
                ],
                r * 0.17,
                K.alu,
                12,
                elbow=r * 0.5,
            )
