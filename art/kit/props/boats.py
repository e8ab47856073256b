"""Small craft of creek and lagoon."""

import math

from ..mats.palette import K


def canoe(b, c, rz=0, L=8.5, cargo=None):
    """dugout with raised ends, heading +X; cargo is the material of its heap"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        rings = []
        for i in range(17):
            t = i / 16
            beam = 0.62 * math.sin(math.pi * (0.03 + 0.94 * t)) ** 0.55
            sheer = 0.34 + 2.2 * abs(t - 0.5) ** 2.6
            keel = -0.2 + 2.6 * abs(t - 0.5) ** 3
            px = (t - 0.5) * L
            outer = [(-beam, sheer), (-beam * 0.8, keel * 0.4 + 0.02), (0, keel)]
            outer += [(beam * 0.8, keel * 0.4 + 0.02), (beam, sheer)]
            inner = [(beam * 0.9, sheer - 0.02), (0, keel + 0.12), (-beam * 0.9, sheer - 0.02)]
            rings.append([(px, p, q) for p, q in outer + inner])
        b.loft(rings, K.wood)
        for px in (-0.22, 0.05, 0.3):
            b.box((px * L, 0, 0.26), (0.24, 1.05, 0.05), K.wood, 0)
        if cargo:
            b.sphere((0.12 * L, 0, 0.2), 0.55, cargo, 14, 8, sx=1.7, sz=0.8)


def ferry(b, c, rz=0):
    """20 m passenger launch, heading +X: open sides, lit inside"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):

        def ring(h, k, bow):
            side = [(-10, 2.5 * k), (3, 2.6 * k), (7, 1.7 * k), (10 + bow, 0)]
            return [(px, -q, h) for px, q in side] + [(px, q, h) for px, q in side[-2::-1]]

        b.loft([ring(-0.7, 0.8, -1.2), ring(0.3, 0.95, -0.3), ring(1.5, 1, 0.3)], K.white)
        b.loft([ring(1.0, 1.01, 0.05), ring(1.25, 1.015, 0.15)], K.green, cap=False)
        b.box((-2, 0, 1.5), (13, 4.4, 0.5), K.white, 0)
        b.box((-2, 0, 3.5), (14, 4.9, 0.22), K.white, 0)
        b.box((3.6, 0, 1.5), (2.6, 3.6, 2.2), K.white, 0.2)
        b.quad((4.95, -1.6, 2.5), (4.95, 1.6, 2.5), (4.95, 1.6, 3.3), (4.95, -1.6, 3.3), K.glass)
        for i in range(8):
            for s in (-2.1, 2.1):
                b.beam((-8 + i * 1.6, s, 2), (-8 + i * 1.6, s, 3.5), 0.1, K.white)
            b.box((-8 + i * 1.6, 0, 2), (0.5, 3.6, 0.9), K.navy, 0)
        for px in (-6.5, -3.5, -0.5):
            b.box((px, 0, 3.4), (1.1, 0.3, 0.08), K.lampc, 0)
        b.cyl((2.6, 0, 3.7), (2.6, 0, 6.4), 0.06, K.white, 6)
        b.sphere((2.6, 0, 6.4), 0.14, K.lampc, 8, 5)
        b.sphere((5, -1.7, 2.9), 0.12, K.lampr, 8, 5)
