"""Helideck."""

import math

from ..mats.palette import K
from .fittings import glow_green


def helideck(b, c, r=11.5, az=0):
    """octagon of radius r with edge lights, no letters on it but the landing mark"""
    x, y, z = c
    with b.at(x, y, z, rz=az):
        oc = [
            (math.cos(i / 8 * 6.283 + 0.39) * r, math.sin(i / 8 * 6.283 + 0.39) * r)
            for i in range(8)
        ]
        b.prism(oc, 0, 0.45, K.green)
        b.torus((0, 0, 0.46), r * 0.5, 0.22, K.white, 48, 4)
        b.box((-1.6, 0, 0.45), (0.6, 4.6, 0.04), K.white, 0)
        b.box((1.6, 0, 0.45), (0.6, 4.6, 0.04), K.white, 0)
        b.box((0, 0, 0.45), (3.2, 0.6, 0.04), K.white, 0)
        o2 = [(p[0] * 1.12, p[1] * 1.12) for p in oc]
        for i in range(8):
            j = (i + 1) % 8
            b.quad((*oc[i], 0.3), (*oc[j], 0.3), (*o2[j], 0.7), (*o2[i], 0.7), K.steel)
            b.sphere((*oc[i], 0.7), 0.22, K.lampc if i % 2 else glow_green(), 8, 5)
        for i in range(0, 8, 2):
            b.beam(
                (oc[i][0] * 0.8, oc[i][1] * 0.8, 0),
                (oc[i][0] * 0.35, oc[i][1] * 0.35, -6),
                0.35,
                K.white,
            )
