"""Lattice mast with dishes and antennas, and its compound."""

import math

from ..mats.palette import K
from ..mats.surfaces import paint
from .buildings import cabin


def dish(b, c, r=1.2, az=0, m=None):
    """drum microwave dish facing azimuth az (degrees from +X)"""
    x, y, z = c
    m = m or paint('#E4E1D8', 0.4, wear=0.1)
    with b.at(x, y, z, rz=az):
        b.cyl((0, 0, 0), (r * 0.55, 0, 0), r, m, 36)
        b.cyl((r * 0.55, 0, 0), (r * 0.57, 0, 0), r * 0.96, paint('#C9C6BC', 0.5, wear=0.1), 36)
        b.torus((r * 0.55, 0, 0), r, r * 0.04, K.steel, 36, 6, 'X')
        b.cyl((-r * 0.5, 0, 0), (0, 0, 0), r * 0.3, K.galv, 16)


def mast(b, c, h=62, w=7.0, w2=1.5, rz=0, red=True):
    """lattice tower tapering from w to w2, banded red and white where red=True"""
    x, y, z = c
    n = 7

    def wr(f):
        return w + (w2 - w) * min(1, f * 1.18)

    with b.at(x, y, z, rz=rz):
        for i in range(n):  # aviation banding
            f0, f1 = i / n, (i + 1) / n
            b.truss(
                (0, 0, h * f0),
                (0, 0, h * f1),
                wr(f0),
                [K.ember, K.white][i % 2] if red else K.galv,
                w2=wr(f1),
                bays=max(2, int(h / n / wr((f0 + f1) / 2) * 1.1)),
                t=0.2 - 0.08 * f0,
            )
        for s in (-1, 1):
            b.beam((s * 0.22, -0.1, 0), (s * 0.22, -0.1, h), 0.06, K.galv)
        for f in (0.48, 0.66, 0.82, 0.95):
            W = wr(f) / 2 + 0.5
            b.box((0, 0, h * f), (W * 2, W * 2, 0.1), K.galv, 0)
            b.rail(
                [(-W, -W, h * f), (W, -W, h * f), (W, W, h * f), (-W, W, h * f)],
                K.galv,
                closed=True,
                t=0.05,
            )
        for f, r, az in (
            (0.44, 1.5, -60),
            (0.50, 1.8, -110),
            (0.56, 1.2, 170),
            (0.62, 1.5, -30),
            (0.70, 1.0, -95),
            (0.73, 1.2, 215),
            (0.79, 0.8, -140),
            (0.86, 0.7, -50),
        ):
            q = wr(f) / 2 + r * 0.5
            a = math.radians(az)
            dish(b, (math.cos(a) * q, math.sin(a) * q, h * f), r, az)
        for f in (0.90, 0.97):
            for k in range(3):
                for o in (-0.8, 0.8):
                    a = math.radians(-80 + k * 120)
                    q = wr(f) / 2 + 1.5
                    px, py = math.cos(a) * q - math.sin(a) * o, math.sin(a) * q + math.cos(a) * o
                    with b.at(px, py, h * f, rz=math.degrees(a)):
                        b.box((0, 0, -1.2), (0.22, 0.42, 2.5), K.white, 0.04)
                        b.beam((-0.25, 0, -1.3), (-0.25, 0, 1.5), 0.09, K.galv)
                        b.box((-0.42, 0, -0.9), (0.22, 0.34, 0.6), K.grey, 0.03)
                    b.beam((px * 0.85, py * 0.85, h * f), (0, 0, h * f), 0.07, K.galv)
        b.beam((0, 0, h), (0, 0, h + 6), 0.1, K.galv)
        b.beam((0.4, 0.3, h), (0.4, 0.3, h + 3.5), 0.07, K.white)
        for f, s in ((1.0, 1), (0.66, 1), (0.34, 1)):
            for sx in (-1, 1):
                W = wr(f) / 2 if f < 1 else 0.3
                b.sphere((sx * W, -W, h * f + (0.5 if f == 1 else 0)), 0.34, K.lampr, 12, 8)


def compound(b, c, s=11, rz=0):
    """fence, cabin, cable ladder, generator"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, -0.6), (s * 2, s * 2, 0.7), K.conc_dark, 0.05)
        P = [(-s, -s), (s, -s), (s, s), (-s, s)]
        for p, q in zip(P, P[1:] + P[:1]):
            for i in range(9):
                f = i / 9
                b.beam(
                    (p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, 0),
                    (p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, 2.4),
                    0.08,
                    K.galv,
                )
            for zz in (0.3, 0.7, 1.1, 1.5, 1.9, 2.3):
                b.beam((*p, zz), (*q, zz), 0.03, K.galv)
        cabin(b, (-5.5, -6.5, 0.1), 0, L=7)
        b.box((6, -6, 0.1), (4.5, 2, 2.2), K.green, 0.08)
        b.cyl((7.5, -6, 2.3), (7.5, -6, 3.4), 0.12, K.dark, 10)
        b.box((6.5, 2, 0.1), (1, 1, 1.9), K.white, 0.03)
        b.box((6.5, 3.3, 0.1), (1, 1, 1.9), K.white, 0.03)
