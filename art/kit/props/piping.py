"""Pipe racks and pipelines on sleepers."""

import math
import random

from mathutils import Vector

from ..mats.palette import K


def pipe_rack(b, a, c, w=6, levels=(5, 8), n=9, seed=1, r=(0.14, 0.34), legs=6.0, ms=None):
    """steel pipe rack from a to c (ground points)"""
    rd = random.Random(seed)
    a, c = Vector(a), Vector(c)
    ax = c - a
    L = ax.length
    u = ax.normalized()
    s = u.cross(Vector((0, 0, 1)))
    k = max(1, int(L / legs))
    top = max(levels)
    ms = ms or [K.alu, K.alu, K.white, K.steel, K.green, K.amber, K.galv]
    for i in range(k + 1):
        p = a.lerp(c, i / k)
        for sg in (-1, 1):
            b.beam(p + s * sg * w / 2, p + s * sg * w / 2 + Vector((0, 0, top + 0.4)), 0.32, K.galv)
        for z in levels:
            b.beam(
                p - s * w / 2 + Vector((0, 0, z)), p + s * w / 2 + Vector((0, 0, z)), 0.28, K.galv
            )
    for sg in (-1, 1):
        for z in levels:
            b.beam(
                a + s * sg * w / 2 + Vector((0, 0, z)),
                c + s * sg * w / 2 + Vector((0, 0, z)),
                0.22,
                K.galv,
            )
        for i in range(0, k, 3):
            b.beam(
                a.lerp(c, i / k) + s * sg * w / 2,
                a.lerp(c, (i + 1) / k) + s * sg * w / 2 + Vector((0, 0, top)),
                0.14,
                K.galv,
            )
    for z in levels:
        x = -w / 2 + 0.5
        while x < w / 2 - 0.4:
            q = rd.uniform(*r)
            m = rd.choice(ms)
            x += q
            b.cyl(
                a + s * x + Vector((0, 0, z + 0.16 + q)),
                c + s * x + Vector((0, 0, z + 0.16 + q)),
                q,
                m,
                12,
            )
            x += q + rd.uniform(0.1, 0.3)


def pipeline(b, pts, r=0.75, m=None, sleepers=6, z=1.2):
    """on sleepers along ground points"""
    m = m or K.alu
    b.tube([(p[0], p[1], p[2] + z) for p in pts], r, m, 18, elbow=r * 6)
    P = [Vector(p) for p in pts]
    for a, c in zip(P, P[1:]):
        L = (c - a).length
        ang = math.degrees(math.atan2(c.y - a.y, c.x - a.x))
        for i in range(int(L / sleepers) + 1):
            p = a.lerp(c, min(1, i * sleepers / L))
            b.box((p.x, p.y, p.z - 0.6), (0.6, r * 3.2, z - r + 0.75), K.concrete, 0.05, rz=ang)
