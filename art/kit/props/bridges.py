"""Cable-stayed bridge. Metres; draws into a Builder."""

from mathutils import Vector

from ..mats.palette import K


def cable_stayed(b, start, end):
    """deck on piles with two pylons and lamps, from start to end"""
    A, B = Vector(start), Vector(end)
    b.beam(A, B, 14, K.concrete, 1.8)
    for i in range(24):
        p = A.lerp(B, i / 23)
        b.cyl((p.x, p.y, -6), (p.x, p.y, 12), 1.6, K.conc_dark, 10)
    for i in range(46):
        p = A.lerp(B, i / 45)
        b.beam(p + Vector((0, -6, 1)), p + Vector((0, -6, 8)), 0.18, K.galv)
        b.sphere(p + Vector((0, -6, 8)), 0.42, K.lampw, 8, 5)
    for f in (0.45, 0.855):
        p = A.lerp(B, f)
        for sg in (-7.5, 7.5):
            b.beam(p + Vector((0, sg, -16)), p + Vector((0, sg * 0.25, 78)), 3.4, K.white)
        b.sphere(p + Vector((0, 0, 80)), 0.8, K.lampr, 8, 5)
        for q in range(1, 11):
            for sd in (-1, 1):
                b.tube(
                    [
                        p + Vector((0, 0, 78 - q * 3.4)),
                        p + Vector((sd * q * 12, -6, 0.8 - sd * q * 12 * 30 / abs(B.x - A.x))),
                    ],
                    0.16,
                    K.white,
                    5,
                )
