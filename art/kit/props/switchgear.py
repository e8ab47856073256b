"""Switchyards, busbar gantries and single phases of switchgear."""

from ..mats.palette import K
from .transformers import insulator, transformer


def switchyard(b, c, n=5, gap=12, rz=0):
    """n bays along X, simple enough for the distance"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for i in range(n + 1):
            for yy in (0, 26):
                b.truss((i * gap, yy, 0), (i * gap, yy, 15), 1.3, K.galv, w2=0.9, bays=7, t=0.13)
                b.cyl((i * gap, yy, 15), (i * gap, yy, 19), 0.06, K.galv, 6)
        for yy in (0, 26):
            b.truss((0, yy, 14.2), (n * gap, yy, 14.2), 1.3, K.galv, bays=n * 5, t=0.12)
        for i in range(n):
            for k in range(3):
                xx = i * gap + 3 + k * 3
                pts = [(xx, 26 * t, 13.2 - 5 * t * (1 - t)) for t in [j / 8 for j in range(9)]]
                b.tube(pts, 0.06, K.dark, 5)
                for yy in (7, 13, 19):
                    b.beam((xx, yy, 0), (xx, yy, 3), 0.3, K.galv)
                    for q in range(6):
                        b.cyl((xx, yy, 3 + q * 0.36), (xx, yy, 3.22 + q * 0.36), 0.28, K.rust, 8)
                    b.cyl((xx, yy, 5.1), (xx, yy, 5.4), 0.2, K.alu, 8)
                b.beam((xx, 7, 5.3), (xx, 19, 5.3), 0.12, K.alu)
            transformer(b, (i * gap + 6, -9, 0))


def hv_item(b, c, kind='post'):
    """one phase of switchgear on its stand: post, ct, breaker, iso, tall; live part near z=7.4"""
    x, y, z = c
    with b.at(x, y, z):
        b.box((0, 0, 0), (0.9, 0.9, 0.3), K.concrete, 0.03)
        b.truss((0, 0, 0.3), (0, 0, 3.6), 0.5, K.galv, bays=4, t=0.07)
        b.box((0, 0, 3.6), (0.7, 0.7, 0.12), K.galv, 0)
        if kind == 'post':
            insulator(b, (0, 0, 3.7), (0, 0, 7.2), 0.19)
            b.cyl((0, -0.2, 7.4), (0, 0.2, 7.4), 0.13, K.alu, 10)
        elif kind == 'ct':
            b.box((0, 0, 3.7), (0.7, 0.7, 0.7), K.grey, 0.04)
            insulator(b, (0, 0, 4.4), (0, 0, 6.7), 0.24)
            b.cyl((0, 0, 6.7), (0, 0, 7.5), 0.36, K.grey, 20)
            b.sphere((0, 0, 7.5), 0.36, K.grey, 20, 6, sz=0.5, lo=0)
        elif kind == 'breaker':
            b.box((0, 0, 3.7), (0.5, 1.1, 0.5), K.galv, 0.03)
            insulator(b, (0, 0, 4.2), (0, 0, 6.2), 0.2)
            b.cyl((0, -0.4, 6.4), (0, 0.4, 6.4), 0.24, K.alu, 14)
            for s in (-1, 1):
                insulator(b, (0, s * 0.4, 6.4), (0, s * 1.9, 7.4), 0.2)
            b.box((0.7, 0, 1.1), (0.6, 0.7, 1.2), K.white, 0.03)
        elif kind == 'iso':
            b.box((0, 0, 3.66), (0.35, 3.4, 0.2), K.galv, 0)
            for s in (-1.4, 0, 1.4):
                insulator(b, (0, s, 3.85), (0, s, 7.1), 0.18)
            b.cyl((0, -1.4, 7.25), (0, -0.05, 7.4), 0.06, K.alu, 8)
            b.cyl((0, 1.4, 7.25), (0, 0.05, 8.5), 0.06, K.alu, 8)
        else:
            insulator(b, (0, 0, 3.7), (0, 0, 8.7), 0.2)
            b.torus((0, 0, 8.4), 0.4, 0.05, K.alu, 24, 6)


def bus_gantry(b, c, n=6, gap=15, h=15.5, rz=0):
    """row of lattice portals along X with tension insulators under the beam, three phases a bay"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for i in range(n + 1):
            b.truss((i * gap, 0, 0), (i * gap, 0, h), 1.5, K.galv, w2=0.9, bays=9, t=0.12)
            b.cyl((i * gap, 0, h), (i * gap, 0, h + 5), 0.06, K.galv, 8, r2=0.02)
        b.truss((-0.5, 0, h - 0.7), (n * gap + 0.5, 0, h - 0.7), 1.2, K.galv, bays=n * 8, t=0.09)
        for i in range(n):
            for k in range(3):
                xx = i * gap + 3 + k * 4.2
                insulator(b, (xx, 0, h - 1.2), (xx, 0, h - 2.9 + 0.1), 0.16, n=9)
