"""Transformers and their porcelain insulators."""

from mathutils import Vector

from ..mats.palette import K
from ..mats.surfaces import paint


def insulator(b, a, c, r=0.2, m=None, n=None):
    """ribbed porcelain between two points"""
    a, c = Vector(a), Vector(c)
    L = (c - a).length
    n = n or max(4, int(L / 0.2))
    m = m or paint('#6B3B28', 0.22, wear=0.1)
    b.cyl(a, c, r * 0.5, m, 12)
    for i in range(n):
        p, q = a.lerp(c, (i + 0.2) / n), a.lerp(c, (i + 0.55) / n)
        b.cyl(p, q, r, m, 16, r2=r * 0.6)


def transformer(b, c, rz=0):
    """simple one for the distance; see power_transformer"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (8, 5, 0.5), K.concrete)
        b.box((0, 0, 0.5), (6, 3, 4), K.steel)
        for i in range(9):
            b.box((-2.6 + i * 0.65, 2.1, 0.9), (0.16, 1.2, 3.2), K.steel, 0)
            b.box((-2.6 + i * 0.65, -2.1, 0.9), (0.16, 1.2, 3.2), K.steel, 0)
        b.cyl((-2.2, -0.8, 5.6), (2.2, -0.8, 5.6), 0.6, K.steel, 16)
        for i in (-1.8, 0, 1.8):
            for k in range(7):
                b.cyl(
                    (i, 0.6, 4.5 + k * 0.32), (i, 0.6, 4.7 + k * 0.32), 0.26 - 0.015 * k, K.rust, 10
                )
            b.cyl((i, 0.6, 4.5), (i, 0.6, 7.2), 0.08, K.alu, 8)


def power_transformer(b, c, rz=0, m=None):
    """grid transformer: tank, radiator banks, conservator, HV and LV bushings; 11 x 7 m"""
    x, y, z = c
    m = m or K.grey
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (13, 9.5, 0.35), K.concrete)
        b.box((0, 0, 0.35), (8, 3.6, 0.5), K.dark, 0.03)
        b.box((0, 0, 0.85), (7.6, 3.4, 3.9), m, 0.1)
        b.box((0, 0, 4.75), (7.9, 3.7, 0.22), m, 0.04)
        for i in range(9):
            for s in (-1, 1):
                b.box((-3.6 + i * 0.9, s * 1.74, 0.9), (0.14, 0.12, 3.8), m, 0)
        for s in (-1, 1):
            for k in range(3):
                xx = -2.6 + k * 2.6
                for i in range(9):
                    b.box((xx - 0.84 + i * 0.21, s * 3.0, 1.0), (0.05, 1.5, 3.2), m, 0)
                b.cyl((xx, s * 1.7, 4.05), (xx, s * 3.6, 4.05), 0.12, m, 10)
                b.cyl((xx, s * 1.7, 1.15), (xx, s * 3.6, 1.15), 0.12, m, 10)
                b.cyl((xx, s * 3.8, 2.4), (xx, s * 3.9, 2.4), 0.62, K.dark, 20)
        b.cyl((-3.2, 0, 6.9), (1.4, 0, 6.9), 0.62, m, 26)
        for xx in (-3.2, 1.4):
            b.sphere((xx, 0, 6.9), 0.62, m, 26, 8, sx=0.3)
        for xx in (-2.4, 0.6):
            b.beam((xx, 0, 4.9), (xx, 0, 6.3), 0.2, m)
        b.tube([(1.4, 0, 6.4), (2.2, 0, 6.0), (2.2, 0, 4.9)], 0.1, m, 8, elbow=0.3)
        for k in range(3):
            xx = -2.4 + k * 2.4
            a, q = Vector((xx, 1.2, 4.9)), Vector((xx, 2.2, 8.0))
            b.cyl(a, a.lerp(q, 0.22), 0.3, m, 18)
            insulator(b, a.lerp(q, 0.22), q, 0.26, n=14)
            b.sphere(q, 0.16, K.alu, 12, 6)
            b.cyl(q, q + Vector((0, 0.1, 0.4)), 0.06, K.alu, 8)
            a, q = Vector((xx, -1.2, 4.9)), Vector((xx, -1.6, 6.4))
            b.cyl(a, a.lerp(q, 0.2), 0.2, m, 14)
            insulator(b, a.lerp(q, 0.2), q, 0.17, n=8)
            b.sphere(q, 0.1, K.alu, 10, 6)
        b.box((4.6, 0, 0.9), (1.0, 1.6, 2.2), K.white, 0.04)
        b.beam((4.2, -1.5, 0.4), (4.2, -1.5, 5), 0.06, K.amber)
        b.beam((4.2, -1.0, 0.4), (4.2, -1.0, 5), 0.06, K.amber)
        b.rail([(-3.8, -1.75, 4.95), (3.8, -1.75, 4.95)], K.amber, t=0.05, h=0.9, step=1.2)
