"""Derrick and land rig."""

from ..mats.palette import K
from .fittings import stairs
from .vessels import vessel_h


def derrick(b, c, h=52, w0=10, w1=2.6, m=None, bays=10):
    """h high, w0 wide at the foot, w1 at the crown"""
    x, y, z = c
    m = m or K.white
    with b.at(x, y, z):
        b.truss((0, 0, 0), (0, 0, h), w0, m, w2=w1, bays=bays, t=0.42)
        b.box((0, 0, h), (w1 * 1.6, w1 * 1.6, 0.4), K.amber)
        b.rail(
            [
                (-w1 * 0.8, -w1 * 0.8, h + 0.4),
                (w1 * 0.8, -w1 * 0.8, h + 0.4),
                (w1 * 0.8, w1 * 0.8, h + 0.4),
                (-w1 * 0.8, w1 * 0.8, h + 0.4),
            ],
            K.amber,
            closed=True,
        )
        b.truss((0, 0, h + 0.4), (0, 0, h + 4.5), w1 * 0.7, m, bays=2, t=0.2)
        b.beam((0, 0, h + 4), (0, 0, h + 9), 0.12, K.steel)
        b.sphere((0, 0, h + 9), 0.35, K.lampr, 8, 5)
        zz = h * 0.62
        ww = w0 + (w1 - w0) * 0.62
        b.box((0, -ww * 0.45, zz), (ww * 1.2, ww * 0.8, 0.25), K.galv)
        b.rail([(-ww * 0.6, -ww * 0.85, zz + 0.2), (ww * 0.6, -ww * 0.85, zz + 0.2)], K.amber)
        b.box((0, 0, h * 0.34), (2.2, 1.6, 3.2), K.amber)
        b.cyl((0, 0, 0), (0, 0, h * 0.34), 0.22, K.steel, 8)
        for sx in (-0.25, 0, 0.25):
            b.beam((sx, 0, h * 0.36), (sx * 1.5, 0, h), 0.06, K.dark)
        for i in range(10):
            b.cyl(
                (-ww * 0.3 + i * 0.28, -ww * 0.35, 1),
                (-ww * 0.25 + i * 0.24, -ww * 0.4, zz),
                0.1,
                K.steel,
                6,
            )
        for f in (0.18, 0.4, 0.62, 0.82):
            ww = w0 + (w1 - w0) * f
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                b.sphere((sx * ww / 2, sy * ww / 2, h * f), 0.26, K.lampw, 8, 5)


def land_rig(b, c, rz=0, h=44):
    """rig with its pits, tanks, generators and pipe rack on a pad of about 70 x 40 m"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (22, 18, 0.5), K.concrete)
        for sx in (-6, 6):
            for sy in (-5, 0, 5):
                b.beam((sx, sy, 0.5), (sx, sy, 9), 0.7, K.white)
            b.beam((sx, -5, 0.5), (sx, 5, 9), 0.35, K.white)
            b.beam((sx, 5, 0.5), (sx, -5, 9), 0.35, K.white)
        for sy in (-5, 5):
            b.beam((-6, sy, 0.5), (6, sy, 9), 0.35, K.white)
            b.beam((6, sy, 0.5), (-6, sy, 9), 0.35, K.white)
        b.box((0, 0, 9), (15, 13, 0.7), K.amber)
        b.rail(
            [(-7.5, -6.5, 9.7), (7.5, -6.5, 9.7), (7.5, 6.5, 9.7), (-7.5, 6.5, 9.7)],
            K.amber,
            closed=True,
            t=0.08,
        )
        derrick(b, (0, 0, 9.7), h, 8, 2.4, K.white, bays=10)
        b.box((-5.5, 4, 9.7), (4, 4, 3), K.white)
        b.box((5, 4.5, 9.7), (4, 3, 2.4), K.navy)
        b.box((4.5, -3.5, 9.7), (3, 3, 2), K.green)
        stairs(b, (-18, -6, 0.4), (-7.5, -6, 9.4))
        b.add(
            [(8, -1.2, 9.6), (8, 1.2, 9.6), (26, 1.2, 1.2), (26, -1.2, 1.2)],
            [(0, 1, 2, 3)],
            K.steel,
        )
        b.beam((26, 0, 0), (26, 0, 1.2), 2.2, K.steel)
        b.box((34, 0, 0.4), (16, 3, 0.8), K.steel)
        for i in range(16):
            b.cyl((27, -6 + i * 0.3 - 2, 1.0), (41, -6 + i * 0.3 - 2, 1.0), 0.13, K.rust, 6)
        for i in range(4):
            b.box((-12 + i * 9, 17, 0.3), (8.2, 3.4, 2.6), [K.navy, K.green, K.navy, K.steel][i])
            b.rail([(-16 + i * 9, 15.4, 2.9), (-8 + i * 9, 15.4, 2.9)], K.amber, t=0.07)
            b.box((-12 + i * 9, 17, 2.9), (2, 2, 1.3), K.galv)
        for i in range(3):
            b.box((-26 + i * 0, -8 + i * 6, 0.3), (9, 3.2, 3.3), [K.amber, K.white, K.amber][i])
            b.cyl((-24, -8 + i * 6, 3.6), (-24, -8 + i * 6, 6), 0.3, K.dark, 10)
            b.box((-28, -8 + i * 6, 3.6), (2, 2.4, 0.8), K.galv)
        for i in range(3):
            b.cyl((18 + i * 4, 12, 0.3), (18 + i * 4, 12, 9), 1.5, K.cream, 20)
            b.cyl((18 + i * 4, 12, 9), (18 + i * 4, 12, 9.5), 1.5, K.cream, 20, r2=0.4)
        vessel_h(b, (0, -16, 2.2), 9, 1.4, K.white, K.galv)
        b.tube([(-5, 15, 2), (-5, 8, 2), (-5, 8, 8)], 0.3, K.alu, 10, elbow=0.7)
        b.tube([(0, 15, 1.2), (0, 6, 1.2)], 0.35, K.alu, 10)
