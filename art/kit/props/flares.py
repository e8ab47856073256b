"""Flare stack and the flame on it."""

import math

from mathutils import Vector, noise

from ..builder import Builder
from ..mats.palette import K


def flare_stack(b, c, h=60, m=None):
    """unlit; put flame() on its tip where it burns"""
    x, y, z = c
    with b.at(x, y, z):
        b.truss((0, 0, 0), (0, 0, h * 0.94), h * 0.11, m or K.galv, w2=h * 0.035, bays=14, t=0.2)
        b.cyl((0, 0, 0), (0, 0, h), h * 0.010, K.steel, 12)
        b.cyl((0, 0, h * 0.97), (0, 0, h * 1.01), h * 0.018, K.dark, 14, r2=h * 0.022)
        for i in (0.35, 0.65, 0.93):
            b.box((0, 0, h * i), (h * 0.1, h * 0.1, 0.15), K.galv)
            b.sphere((h * 0.05, 0, h * i + 0.6), 0.35, K.lampr, 8, 5)


def flame(loc, h=9, r=1.6, wind=(1.5, 0.4), seed=1):
    """three nested flames as objects of their own, bent by the wind"""
    for k in range(3):
        b = Builder()
        rings = []
        q = 14
        for j in range(15):
            t = j / 14
            rr = (
                r
                * (1 - 0.22 * k)
                * (math.sin(math.pi * min(1, t * 0.92 + 0.08)) ** 0.8)
                * (1 - t * 0.55)
                + 0.02
            )
            ring = []
            for i in range(q):
                a = i / q * 6.283
                nz = (
                    noise.noise(
                        Vector((math.cos(a) * 0.9, math.sin(a) * 0.9, t * 3.2 + seed + k * 3))
                    )
                    * 0.55
                    * t
                )
                ring.append(
                    (
                        math.cos(a) * rr * (1 + nz) + wind[0] * t * t * h * 0.3 + nz * r,
                        math.sin(a) * rr * (1 + nz) + wind[1] * t * t * h * 0.3,
                        t * h * (1 - 0.16 * k),
                    )
                )
            rings.append(ring)
        b.loft(rings, K.flame)
        o = b.build('flame', angle=180)
        o.location = loc
