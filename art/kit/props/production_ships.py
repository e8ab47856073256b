"""Floating production, storage and offloading vessel."""

import math
import random

from ..mats.palette import K
from .buildings import block
from .cranes import ped_crane
from .helidecks import helideck
from .process_modules import module
from .vessels import column


def fpso(b, c, rz=0, L=290, W=54, hull=None):
    """FPSO, bow (turret, unlit flare tower) towards +X, quarters and helideck aft; deck at z=18"""
    x, y, z = c
    hull = hull or K.ember
    D = 18
    r = random.Random(9)
    with b.at(x, y, z, rz=rz):

        def ring(zz, k, bow):
            w = W / 2 * k
            o = [
                (-L / 2, -w * 0.86, zz),
                (-L * 0.46, -w, zz),
                (L * 0.36, -w, zz),
                (L * 0.44, -w * 0.8, zz),
                (L * 0.485, -w * 0.42, zz),
                (L / 2 + bow, 0, zz),
            ]
            return o + [(p[0], -p[1], p[2]) for p in o[-2::-1]]

        b.loft([ring(-5, 0.97, 0), ring(3, 1, 0)], K.red)
        b.loft([ring(3, 1, 0), ring(D, 1, 3)], hull, cap=False)
        top = ring(D, 1, 3)
        b.add(top, [tuple(range(len(top)))], K.deck)
        b.loft([ring(2.7, 1.002, 0.1), ring(3.4, 1.002, 0.1)], K.white, cap=False)
        for p, q in zip(top, top[1:] + top[:1]):
            b.beam((p[0], p[1], D + 0.6), (q[0], q[1], D + 0.6), 0.4, K.white, 1.2)
        b.rail(
            [(p[0] * 0.996, p[1] * 0.985, D + 1) for p in top], K.amber, closed=True, t=0.12, step=4
        )
        for i in range(34):
            for s in (-1, 1):
                if i % 3 == 0:
                    b.beam(
                        (-L * 0.45 + i * L * 0.024, s * (W / 2 + 0.05), 4),
                        (-L * 0.45 + i * L * 0.024, s * (W / 2 + 0.05), D - 0.5),
                        0.18,
                        hull,
                        0.5,
                    )
        # process deck on stools
        x0, x1 = -L * 0.27, L * 0.30
        P = D + 6
        for i in range(15):
            for s in (-0.46, -0.16, 0.16, 0.46):
                b.beam(
                    (x0 + (x1 - x0) * i / 14, s * W, D),
                    (x0 + (x1 - x0) * i / 14, s * W, P),
                    0.7,
                    K.white,
                )
        b.box(((x0 + x1) / 2, 0, P - 0.6), (x1 - x0, W * 0.96, 0.6), K.deck, 0)
        for s in (-1, 1):
            b.box(((x0 + x1) / 2, s * W * 0.48, P - 1.4), (x1 - x0, 0.5, 1.6), K.white, 0)
            b.rail([(x0, s * W * 0.48, P), (x1, s * W * 0.48, P)], K.amber, t=0.1, step=3)
        n = 8
        bw = (x1 - x0) / n
        for i in range(n):
            for s in (-1, 1):
                h = r.choice((10, 13, 16, 19))
                xx = x0 + bw * (i + 0.5)
                if i == 4 and s < 0:
                    for k in range(3):
                        column(
                            b,
                            (xx - 5 + k * 5, s * W * 0.26, P),
                            24 + k * 5,
                            1.6,
                            [K.alu, K.white, K.alu][k],
                            4,
                            seed=k,
                        )
                    continue
                module(
                    b,
                    (xx, s * W * 0.27, P),
                    (bw - 3.2, W * 0.38, h),
                    seed=i * 2 + (s > 0) + 20,
                    dens=1.3,
                )
                b.box(
                    (xx, s * W * 0.27, P + h),
                    (bw * 0.3, W * 0.14, 3),
                    r.choice([K.alu, K.navy, K.white]),
                )
        for yy, q in ((-1.6, 0.5), (-0.3, 0.35), (0.8, 0.5), (2, 0.4)):
            b.cyl((x0, yy, P + 2), (x1, yy, P + 2), q, r.choice([K.alu, K.white, K.green]), 12)
            b.cyl((x0, yy, P + 7), (x1, yy, P + 7), q * 0.8, K.alu, 12)
        for i in range(20):
            b.beam(
                (x0 + (x1 - x0) * i / 19, -3.4, P),
                (x0 + (x1 - x0) * i / 19, -3.4, P + 8),
                0.35,
                K.white,
            )
            b.beam(
                (x0 + (x1 - x0) * i / 19, 3.4, P),
                (x0 + (x1 - x0) * i / 19, 3.4, P + 8),
                0.35,
                K.white,
            )
        for i in range(4):
            xx = x0 + bw * 1.4 + i * 3.2
            b.cyl((xx, W * 0.30, P + 10), (xx, W * 0.30, P + 31), 1.0, K.alu, 16)
            b.cyl((xx, W * 0.30, P + 31), (xx + 0.4, W * 0.30, P + 33), 1.2, K.dark, 16)
        # turret and flare tower forward
        b.cyl((L * 0.40, 0, D), (L * 0.40, 0, D + 13), 8.5, K.amber, 36)
        b.cyl((L * 0.40, 0, D + 13), (L * 0.40, 0, D + 15), 9.6, K.white, 36)
        b.rail(
            [
                (L * 0.40 + math.cos(i / 20 * 6.283) * 9.4, math.sin(i / 20 * 6.283) * 9.4, D + 15)
                for i in range(20)
            ],
            K.amber,
            closed=True,
            t=0.1,
        )
        module(b, (L * 0.40, 0, D + 15), (10, 10, 9), 44)
        b.truss(
            (L * 0.335, W * 0.30, D),
            (L * 0.345, W * 0.34, D + 82),
            9,
            K.white,
            w2=2.2,
            bays=13,
            t=0.42,
        )
        b.cyl((L * 0.335, W * 0.30, D), (L * 0.345, W * 0.34, D + 85), 0.5, K.steel, 10)
        b.sphere((L * 0.345, W * 0.34, D + 86), 0.5, K.lampr, 8, 5)
        # quarters aft
        ax = -L * 0.385
        block(b, (ax, 0, D), (24, W * 0.86, 24), K.white, 7, 0.5, 12, K.green, gap=2.6)
        block(b, (ax + 16, 0, D), (8, W * 0.5, 14), K.cream, 4, 0.4, 15, gap=2.4)
        b.box((ax, 0, D + 24), (12, W * 0.7, 4), K.glass)
        b.box((ax, 0, D + 28), (13, W * 0.76, 0.6), K.white)
        helideck(b, (ax - 14, -4, D + 32), 13)
        for sx in (-20, -8):
            for sy in (-12, 6):
                b.beam((ax + sx, sy, D), (ax + sx, sy * 0.9, D + 32), 0.7, K.white)
        b.truss((ax + 2, 8, D + 28), (ax + 2, 8, D + 46), 2.4, K.white, w2=0.8, bays=6, t=0.18)
        b.sphere((ax + 2, 8, D + 46.6), 0.45, K.lampr, 8, 5)
        for sy in (-1, 1):
            for k in range(2):
                with b.at(ax + 6 - k * 12, sy * (W / 2 + 1.2), D + 7):
                    b.sphere((0, 0, 0), 1.9, K.ember, 18, 10, sx=2.3, sz=0.9)
                    b.beam((-3, -sy * 2.5, 5), (-3, sy, 5), 0.3, K.white)
                    b.beam((3, -sy * 2.5, 5), (3, sy, 5), 0.3, K.white)
        for px, s, a, e in (
            (-L * 0.22, -1, -50, 42),
            (L * 0.06, -1, 20, 48),
            (L * 0.24, 1, 120, 50),
        ):
            ped_crane(b, (px, s * W * 0.47, P - 2), 22, 42, a, e, K.amber)
        b.cyl((-L * 0.47, 0, D), (-L * 0.47, 0, D + 3), 4.2, K.ember, 24)
        b.box((-L * 0.475, 12, D), (8, 8, 5), K.white)
