"""Power station: turbine hall, heat-recovery boiler and stack, air-cooled condenser."""

import math

from ..mats.palette import K
from .fittings import lamps, stairs
from .vessels import vessel_h


def turbine_hall(b, c, d=(60, 26, 20), seed=1, m=None, trim=None, lit=True, rz=0):
    """d = (width, depth, height)"""
    x, y, z = c
    w, l, h = d
    m = m or K.white
    trim = trim or K.navy
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (w, l, h), m, 0.2)
        b.box((0, 0, h * 0.78), (w + 0.3, l + 0.3, h * 0.1), trim, 0.05)
        b.box((0, 0, 0), (w + 0.3, l + 0.3, h * 0.12), K.conc_dark, 0.05)
        b.box((0, 0, h), (w * 0.94, l * 0.3, 2.2), K.galv, 0.1)
        k = int(w / 1.0)
        for i in range(k):
            xx = -w / 2 + (i + 0.5) * w / k
            for sy in (-1, 1):
                b.box((xx, sy * l / 2, h * 0.12), (0.12, 0.14, h * 0.66), m, 0)
        if lit:
            n = int(w / 5)
            for i in range(n):
                xx = -w / 2 + (i + 0.5) * w / n
                for sy in (-1, 1):
                    y0 = sy * (l / 2 + 0.12)
                    b.quad(
                        (xx - 1.9, y0, h * 0.52),
                        (xx + 1.9, y0, h * 0.52),
                        (xx + 1.9, y0, h * 0.72),
                        (xx - 1.9, y0, h * 0.72),
                        K.win,
                    )
                    for q in (-1, 0, 1):
                        b.box((xx + q * 1.27, y0, h * 0.52), (0.14, 0.12, h * 0.2), trim, 0)
            for i in range(int(l / 5)):
                yy = -l / 2 + (i + 0.5) * 5 + (l % 5) / 2
                for sx in (-1, 1):
                    x0 = sx * (w / 2 + 0.12)
                    b.quad(
                        (x0, yy - 1.9, h * 0.52),
                        (x0, yy + 1.9, h * 0.52),
                        (x0, yy + 1.9, h * 0.72),
                        (x0, yy - 1.9, h * 0.72),
                        K.win,
                    )
        for i in range(3):
            xx = -w * 0.3 + i * w * 0.3
            b.box((xx, -l / 2 - 0.1, 0), (5, 0.3, 6), K.steel, 0)
            b.sphere((xx, -l / 2 - 0.7, 6.8), 0.3, K.lampc, 8, 5)
        for i in range(8):
            b.cyl(
                (-w * 0.42 + i * w * 0.12, l * 0.3, h),
                (-w * 0.42 + i * w * 0.12, l * 0.3, h + 1.6),
                0.8,
                K.galv,
                12,
            )


def hrsg(b, c, rz=0, stack=62):
    """gas turbine + heat-recovery steam generator + stack train; flow along +X"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((-34, 0, 8), (12, 13, 11), K.white)
        for i in range(6):
            b.box((-40.1, -5 + i * 2, 9), (0.2, 1.5, 9), K.dark, 0)
        for sx in (-38.5, -29.5):
            for sy in (-5, 5):
                b.beam((sx, sy, 0), (sx, sy, 8), 0.6, K.galv)
        b.box((-33, 0, 0), (9, 8, 7.6), K.navy)
        b.box((-20, 0, 0), (17, 10, 9), K.cream)
        b.box((-20, 0, 9), (9, 6, 3), K.galv)
        b.loft(
            [
                [(-11, -4, 1), (-11, 4, 1), (-11, 4, 8), (-11, -4, 8)][::-1],
                [(0, -6.5, 1), (0, 6.5, 1), (0, 6.5, 24), (0, -6.5, 24)][::-1],
            ],
            K.alu,
        )
        b.box((11, 0, 1), (22, 13, 26), K.white, 0.15)
        for i in range(9):
            b.box((0.8 + i * 2.55, 0, 1), (0.45, 13.7, 26.4), K.galv, 0)
        for zz in (8, 15, 22):
            b.box((11, 0, zz), (22.6, 14.1, 0.45), K.galv, 0)
            b.rail([(0, -7.1, zz), (22, -7.1, zz)], K.amber, t=0.08)
            b.box((11, -7.6, zz - 0.1), (22, 1.3, 0.15), K.galv, 0)
            lamps(b, [(xx, -7.2, zz + 2.6) for xx in (1, 8, 15, 21)])
        for i in range(3):
            vessel_h(b, (5 + i * 6, 0, 29.6), 9.5, 1.3, K.alu, K.galv, rz=90)
            b.tube(
                [(5 + i * 6, -4, 29.6), (5 + i * 6, -7.6, 29.6), (5 + i * 6, -7.6, 6)],
                0.35,
                K.alu,
                10,
                elbow=1,
            )
        b.loft(
            [
                [(22, -5, 4), (22, 5, 4), (22, 5, 25), (22, -5, 25)][::-1],
                [(28, -3, 6), (28, 3, 6), (28, 3, 17), (28, -3, 17)][::-1],
            ],
            K.alu,
        )
        b.cyl((31, 0, 0), (31, 0, stack), 3.4, K.white, 40, r2=3.1)
        b.cyl((31, 0, stack * 0.86), (31, 0, stack * 0.93), 3.3, K.ember, 40, caps=False)
        b.cyl((31, 0, stack), (31, 0, stack + 0.2), 2.7, K.dark, 30)
        for f in (0.3, 0.55, 0.8):
            R = 4.7
            b.cyl((31, 0, stack * f), (31, 0, stack * f + 0.2), R, K.galv, 30)
            b.rail(
                [
                    (
                        31 + math.cos(i / 18 * 6.283) * R,
                        math.sin(i / 18 * 6.283) * R,
                        stack * f + 0.2,
                    )
                    for i in range(18)
                ],
                K.amber,
                closed=True,
                t=0.08,
            )
            for i in range(4):
                b.sphere(
                    (
                        31 + math.cos(i * 1.57 + 0.6) * R,
                        math.sin(i * 1.57 + 0.6) * R,
                        stack * f + 1.6,
                    ),
                    0.3,
                    K.lampr if f == 0.8 else K.lampw,
                    8,
                    5,
                )
        b.truss((35.2, 0, 0), (35.2, 0, stack * 0.8), 1.4, K.galv, bays=16, t=0.12)
        stairs(b, (-2, -8.6, 0), (10, -8.6, 8))
        stairs(b, (20, -8.6, 8), (10, -8.6, 15))


def cooling(b, c, n=6, rz=0):
    """air-cooled condenser bank"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for i in range(n):
            for j in range(2):
                px, py = i * 10, j * 10
                for sx in (-4.8, 4.8):
                    for sy in (-4.8, 4.8):
                        b.beam((px + sx, py + sy, 0), (px + sx, py + sy, 13), 0.5, K.galv)
                b.box((px, py, 13), (10, 10, 1), K.galv, 0)
                b.cyl((px, py, 12), (px, py, 13), 4.4, K.dark, 28)
                for sg in (-1, 1):
                    b.quad(
                        (px - 5, py + sg * 5, 14),
                        (px + 5, py + sg * 5, 14),
                        (px + 5, py + sg * 0.6, 21),
                        (px - 5, py + sg * 0.6, 21),
                        K.alu,
                    )
                b.beam((px - 4.8, py - 4.8, 0), (px + 4.8, py - 4.8, 13), 0.25, K.galv)
        for j in range(2):
            b.cyl((-6, j * 10, 21.4), (n * 10 - 4, j * 10, 21.4), 1.2, K.alu, 18)
