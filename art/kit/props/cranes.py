"""Pedestal, crawler, tower and goliath cranes."""

import math

from mathutils import Vector

from ..mats.palette import K


def ped_crane(b, c, h=9, boom=38, az=30, el=38, m=None):
    """on a pedestal h high; az turns the boom, el lifts it"""
    x, y, z = c
    m = m or K.amber
    with b.at(x, y, z, rz=az):
        b.cyl((0, 0, 0), (0, 0, h), 1.3, K.white, 18)
        b.cyl((0, 0, h), (0, 0, h + 0.8), 2.1, m, 18)
        b.box((-1.5, 0, h + 0.8), (6, 3.4, 3.2), m)
        b.box((2.0, 2.3, h + 0.9), (2, 1.6, 2.4), K.glass)
        e = math.radians(el)
        tip = Vector((1.6 + math.cos(e) * boom, 0, h + 2.2 + math.sin(e) * boom))
        b.truss((1.6, 0, h + 2.2), tip, 1.9, m, w2=0.9, bays=13, t=0.17)
        ap = Vector((-1.5, 0, h + 10))
        b.truss((-1.5, 0, h + 4), ap, 1.6, m, w2=0.6, bays=3, t=0.16)
        b.beam(ap, tip, 0.09, K.dark)
        b.beam((-4, 0, h + 3.8), ap, 0.12, K.dark)
        b.beam(tip, tip - Vector((0, 0, boom * 0.36)), 0.07, K.dark)
        b.box((tip.x, tip.y, tip.z - boom * 0.36 - 1.2), (0.7, 0.5, 1.2), K.ember)
        b.sphere(tip, 0.3, K.lampr, 8, 5)


def crawler_crane(b, c, rz=0, boom=62, el=66, m=None, load=None, drop=0.5):
    """lifted by el; drop = share of the boom that the hook hangs down; returns the hook's place"""
    x, y, z = c
    m = m or K.amber
    with b.at(x, y, z, rz=rz):
        for sy in (-3.2, 3.2):
            b.box((0, sy, 0), (10, 1.6, 1.7), K.dark, 0.5)
        b.box((0, 0, 1.2), (5, 6, 1), K.dark)
        b.cyl((0, 0, 2.2), (0, 0, 2.8), 2, K.galv, 20)
        b.box((-2.4, 0, 2.8), (9, 4, 3), m, 0.2)
        b.box((3.2, 2.6, 2.8), (2.4, 1.7, 2.6), K.glass)
        b.box((-7.6, 0, 2.6), (2, 5.4, 3.4), K.navy)
        e = math.radians(el)
        a = Vector((2.2, 0, 4))
        tip = a + Vector((math.cos(e), 0, math.sin(e))) * boom
        b.truss(a, a.lerp(tip, 0.06), 0.8, m, w2=2.2, bays=2, t=0.2)
        b.truss(a.lerp(tip, 0.06), a.lerp(tip, 0.94), 2.2, m, bays=int(boom / 2.6), t=0.17)
        b.truss(a.lerp(tip, 0.94), tip, 2.2, m, w2=0.6, bays=2, t=0.16)
        ma = Vector((-9, 0, 17))
        b.beam((-1, -0.8, 5), ma, 0.35, m)
        b.beam((-1, 0.8, 5), ma, 0.35, m)
        for s in (-0.4, 0.4):
            b.beam(ma + Vector((0, s, 0)), tip, 0.1, K.dark)
        b.beam((-7, 0, 6), ma, 0.2, K.dark)
        hk = tip - Vector((0, 0, boom * drop))
        b.beam(tip, hk, 0.12, K.dark)
        b.box((hk.x, hk.y, hk.z - 1.6), (1, 0.7, 1.6), K.ember)
        b.sphere(tip, 0.4, K.lampr, 8, 5)
        return hk


def tower_crane(b, c, h=80, jib=48, rz=0, m=None):
    """saddle jib towards +X at h, its hook two thirds out"""
    x, y, z = c
    m = m or K.amber
    with b.at(x, y, z, rz=rz):
        b.truss((0, 0, 0), (0, 0, h), 1.9, m, bays=int(h / 3), t=0.18)
        b.box((0, 0, h), (2.6, 2.6, 1.2), m, 0)
        b.box((1.9, -1.7, h - 1.4), (1.8, 1.6, 2.2), K.glass, 0)
        peak = Vector((0, 0, h + 9))
        b.truss((0, 0, h + 1), peak, 1.6, m, w2=0.5, bays=3, t=0.16)
        b.truss((1, 0, h + 1.8), (jib, 0, h + 1.8), 1.4, m, w2=0.9, bays=int(jib / 2.4), t=0.14)
        b.truss((-1, 0, h + 1.8), (-14, 0, h + 1.8), 1.4, m, bays=5, t=0.16)
        b.box((-12.4, 0, h - 1.4), (3, 1.6, 3), K.conc_dark, 0)
        for out in (jib * 0.42, jib * 0.8, -12):
            b.beam(peak, (out, 0, h + 2.4), 0.1, K.dark)
        hook = Vector((jib * 0.66, 0, h * 0.62))
        b.beam((hook.x, 0, h + 1), hook, 0.09, K.dark)
        b.box(hook, (0.6, 0.5, 1), K.ember, 0)
        b.sphere(peak, 0.35, K.lampr, 8, 5)
        b.sphere((jib, 0, h + 2.6), 0.3, K.lampr, 8, 5)


def goliath(b, c, span=70, h=48, rz=0, m=None):
    """gantry along X, h = underside of the girder"""
    x, y, z = c
    m = m or K.amber
    with b.at(x, y, z, rz=rz):
        for sx in (-span / 2, span / 2):
            for sy in (-9, 9):
                b.beam((sx, sy, 1.5), (sx, sy * 0.22, h), 1.7, m)
                b.box((sx, sy, 0), (2.4, 6, 1.6), K.navy)
            b.beam((sx, -7, h * 0.28), (sx, 7, h * 0.28), 1.1, m)
        for sy in (-2.6, 2.6):
            b.box((0, sy, h), (span + 16, 1.6, 4.4), m, 0.15)
            b.rail(
                [(-span / 2 - 8, sy * 1.3, h + 4.4), (span / 2 + 8, sy * 1.3, h + 4.4)],
                K.white,
                t=0.1,
            )
        b.box((span * 0.12, 0, h + 4.4), (9, 7, 3.2), K.navy)
        b.box((-span * 0.3, 0, h - 3), (3, 3, 3), K.glass)
        for q in (-1.4, 1.4):
            b.beam((span * 0.12 + q, 0, h), (span * 0.12 + q, 0, h * 0.55), 0.16, K.dark)
        b.box((span * 0.12, 0, h * 0.55 - 2), (4, 1.4, 2), K.ember)
        for i in range(5):
            b.sphere((-span / 2 + i * span / 4, -3.6, h - 0.2), 0.4, K.lampc, 8, 5)
