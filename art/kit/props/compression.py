"""Gas compressor package and bank of air coolers."""

from ..mats.palette import K
from .fittings import lamps


def compressor(b, c, rz=0, shelter=True, eng=None):
    """skid with engine, frame, cylinders, scrubbers, cooler and silencer; 22 m along X"""
    x, y, z = c
    eng = eng or K.navy
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (23, 11, 0.5), K.concrete)
        b.box((-1, 0, 0.5), (17, 4.4, 0.45), K.dark, 0)
        b.box((-5, 0, 0.95), (6.5, 2.4, 2.5), eng, 0.2)
        b.box((-5, 0, 3.4), (5.4, 1.2, 0.7), K.steel, 0.1)
        for i in range(7):
            for s in (-1, 1):
                b.cyl(
                    (-7.4 + i * 0.8, s * 1.2, 2.5),
                    (-7.4 + i * 0.8, s * 1.45, 2.5),
                    0.26,
                    K.steel,
                    12,
                )
        b.cyl((-1.6, 0, 2), (-0.4, 0, 2), 0.7, K.amber, 24)
        b.box((2.8, 0, 0.95), (6, 2, 1.9), eng, 0.15)
        for i in range(3):
            for s in (-1, 1):
                xx = 0.9 + i * 1.9
                b.cyl((xx, s * 1, 2), (xx, s * 3.2, 2), 0.55, K.steel, 20)
                b.cyl((xx, s * 3.2, 2), (xx, s * 3.4, 2), 0.72, K.galv, 20)
                b.cyl((xx - 0.9, s * 2.3, 3.5), (xx + 0.9, s * 2.3, 3.5), 0.45, K.white, 18)
                b.cyl((xx, s * 2.3, 2.4), (xx, s * 2.3, 3.2), 0.2, K.alu, 10)
        for i in range(3):
            xx = -1 + i * 3.4
            b.cyl((xx, 4.6, 0.5), (xx, 4.6, 5.6), 0.75, K.white, 24)
            b.sphere((xx, 4.6, 5.6), 0.75, K.white, 24, 6, sz=0.55, lo=0)
            b.tube(
                [(xx, 4.6, 5.9), (xx, 4.6, 7), (xx + 1.2, 2.3, 7), (xx + 1.2, 2.3, 3.7)],
                0.2,
                K.alu,
                10,
                elbow=0.6,
            )
        b.box((9.4, 0, 3.4), (4.6, 7.6, 2.2), K.alu, 0.05)
        for s in (-1, 1):
            b.cyl((9.4, s * 1.9, 5.6), (9.4, s * 1.9, 6.3), 1.6, K.galv, 28)
        for sx in (7.4, 11.4):
            for sy in (-3.5, 3.5):
                b.beam((sx, sy, 0.5), (sx, sy, 3.4), 0.28, K.galv)
        b.cyl((-8.2, -2.6, 5.2), (-3.4, -2.6, 5.2), 0.7, K.alu, 22)
        b.tube([(-4.6, -2.6, 5.6), (-4.6, -2.6, 10.4)], 0.34, K.alu, 14)
        b.cyl((-4.6, -2.6, 10.4), (-4.6, -2.6, 11), 0.4, K.dark, 14)
        if shelter:
            for sx in (-9.5, -1.8, 6):
                for sy in (-5, 6):
                    b.beam((sx, sy, 0.5), (sx, sy, 8.4), 0.34, K.white)
                b.beam((sx, -5, 8.4), (sx, 0.5, 9.6), 0.3, K.white)
                b.beam((sx, 6, 8.4), (sx, 0.5, 9.6), 0.3, K.white)
            for (y0, z0), (y1, z1) in (((-6, 8.3), (0.5, 9.75)), ((0.5, 9.75), (7, 8.3))):
                b.add(
                    [
                        (-10.4, y0, z0),
                        (7, y0, z0),
                        (7, y1, z1),
                        (-10.4, y1, z1),
                        (-10.4, y0, z0 + 0.16),
                        (7, y0, z0 + 0.16),
                        (7, y1, z1 + 0.16),
                        (-10.4, y1, z1 + 0.16),
                    ],
                    [(0, 1, 2, 3), (7, 6, 5, 4), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)],
                    K.roofgrey,
                )
            b.box((-1.7, -6, 8.0), (17.4, 0.16, 0.55), K.green, 0)
            b.box((-1.7, 7, 8.0), (17.4, 0.16, 0.55), K.green, 0)
            lamps(b, [(xx, -4.9, 7.6) for xx in (-8, -2, 4)], K.lampc, 0.16)


def fin_fan(b, c, n=5, rz=0, h=11):
    """bank of induced-draught air coolers on legs, along X"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for i in range(n + 1):
            for sy in (-4, 4):
                b.beam((i * 5, sy, 0), (i * 5, sy, h), 0.35, K.galv)
            if i < n:
                b.box((i * 5 + 2.5, 0, h), (4.8, 9, 1.5), K.alu, 0.05)
                b.cyl((i * 5 + 2.5, -2, h + 1.5), (i * 5 + 2.5, -2, h + 2.2), 1.85, K.white, 28)
                b.cyl((i * 5 + 2.5, 2.2, h + 1.5), (i * 5 + 2.5, 2.2, h + 2.2), 1.85, K.white, 28)
                if i % 2 == 0:
                    b.beam((i * 5, -4, 0), (i * 5 + 5, -4, h * 0.9), 0.16, K.galv)
        for sy in (-4.9, 4.9):
            b.box((n * 2.5, sy, h - 0.1), (n * 5, 0.9, 0.12), K.galv, 0)
            b.rail([(0, sy * 1.08, h), (n * 5, sy * 1.08, h)], K.amber, t=0.07)
