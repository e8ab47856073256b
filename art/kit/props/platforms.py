"""Jacket platform for drilling and production."""

import random

from mathutils import Vector

from ..mats.palette import K
from .buildings import block
from .cranes import ped_crane
from .drilling import derrick
from .fittings import stairs
from .helidecks import helideck
from .process_modules import module
from .vessels import vessel_h


def platform(b, legs_to=-26, flare=True):
    """eight-leg jacket production / drilling platform centred on the origin, deck at z=20"""
    W, D, z0 = 66, 42, 20
    xs, ys = (-26, -9, 9, 26), (-15, 15)
    ye = K.amber

    def leg(x, y, z):
        k = 1 + (z0 - z) * 0.0065
        return Vector((x * k, y * k * 1.05, z))

    for x in xs:
        for y in ys:
            b.cyl(leg(x, y, legs_to), leg(x, y, z0), 1.15, ye, 18)
            b.cyl(leg(x, y, -1), leg(x, y, 3.2), 1.32, K.rust, 18)
            b.cyl(leg(x, y, z0 - 3), leg(x, y, z0), 1.6, ye, 18)
    lv = [-6, 7, z0 - 2]
    for zA, zB in zip(lv, lv[1:]):
        for y in ys:
            for i in range(3):
                b.cyl(leg(xs[i], y, zA), leg(xs[i + 1], y, zB), 0.5, ye, 12)
                b.cyl(leg(xs[i + 1], y, zA), leg(xs[i], y, zB), 0.5, ye, 12)
                b.cyl(leg(xs[i], y, zB), leg(xs[i + 1], y, zB), 0.5, ye, 12)
        for x in xs:
            b.cyl(leg(x, ys[0], zA), leg(x, ys[1], zB), 0.5, ye, 12)
            b.cyl(leg(x, ys[1], zA), leg(x, ys[0], zB), 0.5, ye, 12)
            b.cyl(leg(x, ys[0], zB), leg(x, ys[1], zB), 0.5, ye, 12)
    for i in range(12):
        b.cyl(
            (-4 + (i % 4) * 2.4, -4 + (i // 4) * 3.2, -20),
            (-4 + (i % 4) * 2.4, -4 + (i // 4) * 3.2, z0),
            0.42,
            K.rust,
            12,
        )  # conductors
    b.box((20, -18.2, 4.2), (14, 3.5, 0.3), K.deck)
    b.rail([(13, -19.9, 4.5), (27, -19.9, 4.5)], ye)
    stairs(b, (14, -18.2, 4.5), (4, -18.2, z0))
    # three decks
    for zz, w, d in ((z0, W, D), (z0 + 8, W + 4, D + 3), (z0 + 16, W + 4, D + 3)):
        b.box((0, 0, zz - 0.5), (w, d, 0.5), K.deck, 0.05)
        for y in (-d / 2, d / 2):
            b.box((0, y, zz - 1.3), (w, 0.5, 1.5), K.white, 0.05)
        for x in (-w / 2, w / 2):
            b.box((x, 0, zz - 1.3), (0.5, d, 1.5), K.white, 0.05)
        for i in range(12):
            b.beam(
                (-w / 2 + w * i / 11, -d / 2, zz - 0.9),
                (-w / 2 + w * i / 11, d / 2, zz - 0.9),
                0.5,
                K.white,
            )
        b.rail(
            [(-w / 2, -d / 2, zz), (w / 2, -d / 2, zz), (w / 2, d / 2, zz), (-w / 2, d / 2, zz)],
            ye,
            closed=True,
            t=0.1,
            h=1.2,
        )
    for zz in (z0, z0 + 8):
        for x in (-34, -22, -11, 0, 11, 22, 34):
            for y in (-21.5, 21.5):
                b.beam((x * 0.97, y, zz), (x * 0.97, y, zz + 7.5), 0.55, K.white)
                b.sphere((x * 0.97, y * 1.01, zz + 5.6), 0.3, K.lampw, 8, 5)
        for i in range(6):
            x = (-34, -22, -11, 0, 11, 22, 34)[i] * 0.97
            x2 = (-34, -22, -11, 0, 11, 22, 34)[i + 1] * 0.97
            if i % 2 == (zz > z0):
                b.beam((x, -21.5, zz), (x2, -21.5, zz + 7), 0.35, K.white)
                b.beam((x, 21.5, zz), (x2, 21.5, zz + 7), 0.35, K.white)
    r = random.Random(4)
    for zz in (z0, z0 + 8):
        for k in range(16):
            x, y = -29 + (k % 8) * 8.2, (-13 if k < 8 else 10) + r.uniform(-2, 2)
            t = r.random()
            mm = r.choice([K.alu, K.white, K.steel, K.green, K.navy, K.cream])
            if t < 0.5:
                vessel_h(
                    b, (x, y, zz + 2.6), 6, r.uniform(1, 1.6), mm, K.galv, rz=r.choice((0, 90))
                )
            elif t < 0.8:
                b.box((x, y, zz), (5, 5, r.uniform(3, 6)), mm)
            else:
                b.cyl((x, y, zz), (x, y, zz + 6), 1.5, mm, 20)
        for y in (-19.5, -18.6, -17.8, 18.4, 19.4):
            q = r.uniform(0.2, 0.38)
            b.cyl(
                (-33, y, zz + r.uniform(3, 6.4)),
                (33, y, zz + r.uniform(3, 6.4)),
                q,
                r.choice([K.alu, K.white, K.amber, K.steel]),
                10,
            )
    t = z0 + 16
    module(b, (-4, -11, t), (20, 16, 11), 3)
    module(b, (-4, 12, t), (20, 14, 9), 5)
    # drill floor + derrick
    b.box((-22, 0, t), (18, 22, 1), K.white)
    for sx in (-30, -14):
        for sy in (-10, 10):
            b.beam((sx, sy, t), (sx, sy, t + 10), 0.9, K.white)
        b.beam((sx, -10, t), (sx, 10, t + 9), 0.4, K.white)
    b.box((-22, 0, t + 9.5), (19, 22, 1.2), K.amber)
    b.rail(
        [
            (-31.5, -11, t + 10.7),
            (-12.5, -11, t + 10.7),
            (-12.5, 11, t + 10.7),
            (-31.5, 11, t + 10.7),
        ],
        ye,
        closed=True,
        t=0.1,
    )
    b.box((-22, 0, t + 1), (12, 14, 7), K.navy)
    b.box((-27, -8, t + 10.7), (5, 4, 4), K.white)
    b.box((-17, 8.2, t + 10.7), (6, 4, 3.5), K.white)
    derrick(b, (-22, 0, t + 10.7), 50, 10.5, 3)
    # quarters + helideck on the other end
    block(b, (23, 0, t), (17, 30, 17), K.white, 5, 0.6, 3, K.green, gap=2.3)
    helideck(b, (25, -2, t + 19.5), 13)
    block(b, (12.5, -14, t), (5, 8, 9), K.cream, 3, 0.5, 9)
    for i in range(3):  # lifeboats
        with b.at(33 + 2.6, -12 + i * 11, t - 4):
            b.sphere((0, 0, 0), 1.7, K.ember, 18, 10, sy=2.4, sz=0.9)
            b.box((0, 0, 1.1), (1.6, 3.4, 0.9), K.ember)
            b.beam((-2.5, 0, 5), (1, 0, 5), 0.3, K.white)
            b.beam((0, 0, 1.6), (0, 0, 5), 0.12, K.dark)
    ped_crane(b, (6, -22.5, t), 10, 40, -38, 44)
    ped_crane(b, (-8, 22, t), 10, 36, 150, 52)
    b.truss((14, 9, t + 9), (14, 9, t + 30), 2.4, K.white, w2=1.0, bays=8, t=0.16)
    b.sphere((14, 9, t + 31), 0.4, K.lampr, 8, 5)
    b.cyl((14, 9, t + 22), (14.9, 8.4, t + 22), 1.2, K.white, 18)
    for i in range(4):
        b.cyl((8 + i * 2.2, 17, t), (8 + i * 2.2, 17, t + 13 - (i % 2)), 0.6, K.alu, 14)
        b.cyl(
            (8 + i * 2.2, 17, t + 13 - (i % 2)),
            (8.3 + i * 2.2, 17, t + 14.2 - (i % 2)),
            0.72,
            K.dark,
            14,
        )
    tip = None
    if flare:
        a, tip = Vector((-34, 8, t - 1)), Vector((-82, 16, t + 34))
        b.truss(a, tip, 6, ye, w2=1.8, bays=14, t=0.38)
        b.cyl(a, tip + Vector((-0.6, 0.1, 0.6)), 0.38, K.steel, 10)
        b.cyl(tip, tip + Vector((-0.7, 0.1, 2)), 0.7, K.dark, 14)
        tip = tip + Vector((-0.8, 0.1, 2))
        b.beam((-30, 4, t + 20), a.lerp(tip, 0.55), 0.2, K.steel)
        b.beam((-30, 4, t + 20), a.lerp(tip, 0.8), 0.2, K.steel)
    return tip
