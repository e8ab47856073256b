"""Offshore supply vessel."""

import random

from ..mats.palette import K


def supply_vessel(b, c, rz=0, L=62, m=None, hull=None):
    """L long, bow towards +X, waterline at z"""
    x, y, z = c
    m = hull or K.ember
    with b.at(x, y, z, rz=rz):

        def ring(zz, k, bow):
            return [
                (-L / 2, -7 * k, zz),
                (L * 0.22, -7 * k, zz),
                (L * 0.38, -4.6 * k, zz + bow * 0.4),
                (L / 2 + bow, 0, zz + bow),
                (L * 0.38, 4.6 * k, zz + bow * 0.4),
                (L * 0.22, 7 * k, zz),
                (-L / 2, 7 * k, zz),
            ]

        b.loft([ring(-3, 0.8, -2), ring(0, 0.95, 0), ring(4.2, 1, 2.0)], m)
        b.box((-L * 0.17, 0, 4.25), (L * 0.62, 12.6, 0.2), K.deck, 0)
        for sy in (-6.8, 6.8):
            b.box((-L * 0.15, sy, 4), (L * 0.62, 0.3, 1.6), m, 0)
        b.box((L * 0.27, 0, 4.6), (17, 12.4, 4), K.white)
        b.box((L * 0.28, 0, 8.6), (14, 11, 3.2), K.white)
        b.box((L * 0.29, 0, 11.8), (11, 10, 3), K.white)
        b.box((L * 0.29, 0, 14.8), (9, 11.5, 2.6), K.glass)
        b.box((L * 0.29, 0, 17.4), (9.6, 12, 0.5), K.white)
        b.truss((L * 0.26, 0, 17.8), (L * 0.26, 0, 26), 1.6, K.white, w2=0.5, bays=4, t=0.14)
        b.sphere((L * 0.26, 0, 26.4), 0.35, K.lampc, 8, 5)
        for sy in (-4.6, 4.6):
            b.box((L * 0.1, sy, 4.5), (2.2, 2, 8), K.navy)
        for i in range(6):
            b.quad(
                (L * 0.27 - 7 + i * 2.6, -6.25, 6),
                (L * 0.27 - 6 + i * 2.6, -6.25, 6),
                (L * 0.27 - 6 + i * 2.6, -6.25, 7),
                (L * 0.27 - 7 + i * 2.6, -6.25, 7),
                K.win,
            )
        for k, (zz, x0, n) in enumerate(
            ((9.6, L * 0.28 - 6, 6), (12.7, L * 0.29 - 4.6, 5))
        ):  # deck-house windows, both sides and front
            hw = (5.5, 5.0)[k] + 0.03
            for i in range(n):
                for sy in (-hw, hw):
                    b.quad(
                        (x0 + i * 2.1, sy, zz),
                        (x0 + 0.9 + i * 2.1, sy, zz),
                        (x0 + 0.9 + i * 2.1, sy, zz + 0.9),
                        (x0 + i * 2.1, sy, zz + 0.9),
                        K.win if (i + k) % 3 else K.glass,
                    )
        for zz, hx, hy, xc in (
            (8.6, 8.5, 6.2, L * 0.27),
            (11.8, 7, 5.5, L * 0.28),
            (17.9, 4.8, 6, L * 0.29),
        ):
            b.rail(
                [(xc - hx, -hy, zz), (xc + hx, -hy, zz), (xc + hx, hy, zz), (xc - hx, hy, zz)],
                K.white,
                closed=True,
                t=0.07,
                step=1.6,
            )
        for i in range(9):
            b.box((L * 0.29 + 4.52, -5 + i * 1.25, 15.2), (0.06, 0.16, 1.8), K.white, 0)
        for sy in (-1, 1):
            b.beam((-L / 2, sy * 7.02, 3.55), (L * 0.22, sy * 7.02, 3.55), 0.1, K.white, 0.5)
            b.beam((L * 0.22, sy * 7.02, 3.55), (L * 0.385, sy * 4.75, 4.2), 0.1, K.white, 0.5)
            for i in range(12):
                b.torus((-L * 0.46 + i * L * 0.058, sy * 7.1, 2.2), 0.55, 0.2, K.black, 14, 6, 'Y')
            b.rail(
                [(L * 0.22, sy * 6.9, 5.0), (L * 0.38, sy * 4.5, 5.2), (L * 0.5, 0, 6.2)],
                K.white,
                t=0.08,
            )
        b.cyl((L * 0.29 - 2, 0, 17.9), (L * 0.29 - 2, 0, 19.4), 0.15, K.white, 8)
        b.sphere((L * 0.29 - 2, 0, 20.1), 0.9, K.white, 18, 10)
        b.sphere((L * 0.16, 0, 8.9), 1.0, K.ember, 14, 8, sx=2.1)
        rd = random.Random(2)
        for i in range(7):
            b.box(
                (-L * 0.42 + i * 5, rd.uniform(-3.5, 3.5), 4.4),
                (4, 2.4, 2.5),
                rd.choice([K.navy, K.green, K.amber, K.white, K.steel]),
            )
