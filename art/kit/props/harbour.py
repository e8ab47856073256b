"""Tug, jetty and loading arms."""

import math

from mathutils import Vector

from ..mats.palette import K


def tug(b, c, rz=0):
    """about 26 m long, bow towards +X"""
    x, y, z = c
    with b.at(x, y, z, rz=rz, sc=0.85):

        def ring(zz, k, bow):
            return [
                (-15, -4.6 * k, zz),
                (6, -4.8 * k, zz),
                (12, -3 * k, zz + bow * 0.6),
                (15.5, 0, zz + bow),
                (12, 3 * k, zz + bow * 0.6),
                (6, 4.8 * k, zz),
                (-15, 4.6 * k, zz),
            ]

        b.loft([ring(-1.5, 0.8, 0), ring(2.4, 1, 1.4)], K.ink)
        b.torus((0, 0, 2.4), 0.1, 0.1, K.dark, 8, 4)
        b.box((2, 0, 2.4), (10, 6, 3), K.white)
        b.box((3.4, 0, 5.4), (6, 5, 2.8), K.glass)
        b.box((3.4, 0, 8.2), (6.6, 5.6, 0.4), K.ember)
        b.cyl((-2, 0, 5.4), (-2, 0, 9), 0.8, K.ember, 14)
        b.beam((3, 0, 8.6), (3, 0, 14), 0.2, K.white)
        b.sphere((3, 0, 14), 0.35, K.lampc, 8, 5)


def jetty(b, a, c, w=9, z=6, head=None, rack=True):
    """from a to c (plan points), deck at z; rack=True carries pipes"""
    a, c = Vector((*a, z)), Vector((*c, z))
    L = (c - a).length
    u = (c - a).normalized()
    s = u.cross(Vector((0, 0, 1)))
    ang = math.degrees(math.atan2(u.y, u.x))
    mid = (a + c) / 2
    b.box((mid.x, mid.y, z - 0.9), (L, w, 0.9), K.concrete, 0.1, rz=ang)
    for i in range(int(L / 14) + 1):
        p = a + u * min(L, i * 14)
        for sg in (-1, 1):
            b.cyl(
                p + s * sg * w * 0.38 - Vector((0, 0, 14)),
                p + s * sg * w * 0.38 - Vector((0, 0, 0.8)),
                0.6,
                K.conc_dark,
                10,
            )
        b.box((p.x, p.y, z - 1.7), (1.4, w, 0.9), K.conc_dark, 0, rz=ang)
        if i % 2 == 0:
            q = p + s * w * 0.46
            b.beam(q, q + Vector((0, 0, 7)), 0.16, K.galv)
            b.beam(q + Vector((0, 0, 7)), q + Vector((0, 0, 7)) - s * 1.6, 0.12, K.galv)
            b.sphere(q + Vector((0, 0, 6.9)) - s * 1.6, 0.3, K.lampw, 8, 5)
    for sg in (-1, 1):
        b.rail([a + s * sg * w * 0.49, c + s * sg * w * 0.49], K.amber, t=0.09, step=3)
    if rack:
        for i, m in enumerate((K.alu, K.white, K.green, K.steel, K.amber)):
            o = s * (-w * 0.42 + i * 0.8)
            b.cyl(a + o + Vector((0, 0, 0.7)), c + o + Vector((0, 0, 0.7)), 0.3, m, 10)


def loading_arms(b, c, n=4, rz=0, gap=5):
    """n arms along X reaching towards +Y"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for i in range(n):
            xx = i * gap
            b.cyl((xx, 0, 0), (xx, 0, 11), 0.55, K.white, 14)
            b.box((xx, 0, 0), (1.8, 1.8, 0.8), K.concrete)
            b.tube(
                [(xx, 0, 11), (xx, 5.5, 17), (xx, 10.5, 11.5), (xx, 10.5, 9.4)],
                0.3,
                [K.amber, K.ember][i % 2],
                10,
                elbow=0.7,
            )
            b.beam((xx, 0, 11), (xx, -4, 7.4), 0.5, K.amber)
            b.box((xx, -4.4, 6.2), (1.2, 1.6, 1.8), K.dark)
            b.beam((xx, -3.8, 8), (xx, 5.5, 17.2), 0.1, K.dark)
