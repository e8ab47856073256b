"""Lamps, stairs and light masts that most installations share."""

from mathutils import Vector

from ..mats.lights import glow
from ..mats.palette import K


def lamps(b, pts, m=None, r=0.22):
    for p in pts:
        b.sphere(p, r, m or K.lampw, 8, 5)


def stairs(b, a, c, w=1.0, m=None):
    """flight with handrails from a up to c"""
    a, c = Vector(a), Vector(c)
    m = m or K.amber
    s = (c - a).cross(Vector((0, 0, 1))).normalized() * w / 2
    for sg in (-1, 1):
        b.beam(a + s * sg, c + s * sg, 0.12, m, 0.3)
        b.beam(a + s * sg + Vector((0, 0, 1)), c + s * sg + Vector((0, 0, 1)), 0.06, m)
    k = max(2, int((c - a).z / 0.35))
    for i in range(k):
        p = a.lerp(c, (i + 0.5) / k)
        b.beam(p - s, p + s, 0.3, K.galv, 0.06)


def light_mast(b, c, h=22, lit=True):
    """floodlight mast"""
    x, y, z = c
    b.cyl((x, y, z), (x, y, z + h), 0.22, K.galv, 8, r2=0.12)
    b.box((x, y, z + h), (2.2, 0.5, 0.5), K.galv)
    for i in (-0.8, 0, 0.8):
        b.sphere((x + i, y - 0.2, z + h + 0.25), 0.3, K.lampc if lit else K.white, 8, 5)


def glow_green():
    return glow('#4DFFB0', 10)
