"""Road over water."""

import random

from mathutils import Vector

from ..mats.palette import K
from ..mats.surfaces import paint


def causeway(b, points, width=12, span=24, seed=1):
    """low deck on paired piles along points (x, y, z), with lamps and evening traffic"""
    r = random.Random(seed)
    points = [Vector(p) for p in points]
    for p, q in zip(points, points[1:]):
        along = (q - p).normalized()
        side = Vector((-along.y, along.x, 0))
        b.beam(p, q, width, K.concrete, 1.5)
        top = Vector((0, 0, 0.78))
        b.beam(p + top, q + top, width - 1.6, paint('#34383C', 0.8), 0.06)
        for s in (-0.48, 0.48):
            off = side * width * s + Vector((0, 0, 1.2))
            b.beam(p + off, q + off, 0.35, K.concrete, 0.9)
        length = (q - p).length
        for i in range(max(1, round(length / span))):
            at = p + along * (i + 0.5) * span
            for s in (-0.32, 0.32):
                foot = at + side * width * s
                b.cyl((foot.x, foot.y, -5), foot, 0.8, K.conc_dark, 10)
            b.beam(
                at - side * width * 0.46 - Vector((0, 0, 1.2)),
                at + side * width * 0.46 - Vector((0, 0, 1.2)),
                1.6,
                K.conc_dark,
                1.2,
            )
            post = at + Vector((0, 0, 0.8))
            b.cyl(post, post + Vector((0, 0, 8.5)), 0.12, K.galv, 6)
            for s in (-1, 1):
                lamp = post + side * 2.2 * s + Vector((0, 0, 8.8))
                b.beam(post + Vector((0, 0, 8.4)), lamp, 0.1, K.galv)
                b.sphere(lamp, 0.26, K.lampw, 8, 5)
        done = 0.0
        while (done := done + r.uniform(7, 34)) < length:
            for s, lamp in ((-0.25, K.lampc), (0.25, K.lampr)):
                if r.random() < 0.7:
                    car = p + along * (done + r.uniform(-3, 3)) + side * width * s
                    vehicle(b, car + Vector((0, 0, 0.8)), along, side, lamp, r)


def vehicle(b, at, along, side, lamp, r):
    """car or minibus, so far away that a body and two lamps tell it"""
    length, height = r.choice(((4.2, 1.4), (4.4, 1.5), (5.2, 2.1), (9, 3)))
    body = r.choice((K.dark, K.grey, K.white, K.amber, K.navy))
    up = Vector((0, 0, height / 2 + 0.2))
    b.beam(at - along * length / 2 + up, at + along * length / 2 + up, 1.7, body, height)
    end = at - along * (length / 2 + 0.1) + Vector((0, 0, 0.7))
    for s in (-0.6, 0.6):
        b.sphere(end + side * s, 0.16, lamp, 6, 4)
