"""Pylons and the wires between them."""

import math

from mathutils import Vector

from ..mats.palette import K


def pylon(b, c, h=42, rz=0, m=None):
    """three cross-arms along Y; wires() hangs the conductors"""
    x, y, z = c
    m = m or K.galv
    with b.at(x, y, z, rz=rz):
        b.truss((0, 0, 0), (0, 0, h * 0.58), h * 0.19, m, w2=h * 0.055, bays=7, t=0.26)
        b.truss((0, 0, h * 0.58), (0, 0, h * 0.93), h * 0.055, m, w2=h * 0.04, bays=5, t=0.22)
        b.truss((0, 0, h * 0.93), (0, 0, h), h * 0.04, m, w2=0.3, bays=2, t=0.16)
        for zz, L in ((0.60, 0.20), (0.74, 0.25), (0.88, 0.17)):
            for sg in (-1, 1):
                tip = Vector((0, sg * h * L, h * zz))
                for dx in (-1, 1):
                    b.beam((dx * h * 0.025, sg * h * 0.02, h * zz), tip, 0.18, m)
                    b.beam((dx * h * 0.025, sg * h * 0.02, h * (zz + 0.045)), tip, 0.14, m)
                for q in (0.35, 0.7):
                    b.beam(
                        Vector((0, sg * h * 0.02, h * (zz + 0.04))).lerp(tip, q),
                        Vector((h * 0.02 * (1 - q), sg * h * 0.02, h * zz)).lerp(tip, q),
                        0.1,
                        m,
                    )
                for i in range(7):
                    b.cyl(
                        tip - Vector((0, 0, 0.3 + i * 0.34)),
                        tip - Vector((0, 0, 0.5 + i * 0.34)),
                        0.2,
                        K.dark,
                        8,
                    )
        b.sphere((0, 0, h + 0.3), 0.3, K.lampr, 8, 5)


def wires(b, poles, h=42, rz=None, sag=0.05, r=0.05, m=None):
    """catenaries between consecutive pylons (x,y,z,rz)"""
    m = m or K.dark

    def att(p):
        a = math.radians(p[3])
        o = []
        for zz, L in ((0.60, 0.20), (0.74, 0.25), (0.88, 0.17)):
            for sg in (-1, 1):
                o.append(
                    Vector(
                        (
                            p[0] - math.sin(a) * sg * h * L,
                            p[1] + math.cos(a) * sg * h * L,
                            p[2] + h * zz - 2.8,
                        )
                    )
                )
        o.append(Vector((p[0], p[1], p[2] + h)))
        return o

    for p, q in zip(poles, poles[1:]):
        for u, v in zip(att(p), att(q)):
            L = (v - u).length
            pts = [
                u.lerp(v, t) - Vector((0, 0, 4 * sag * L * t * (1 - t)))
                for t in [i / 16 for i in range(17)]
            ]
            b.tube(pts, r, m, 5, caps=False)
