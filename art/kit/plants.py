"""Palms, broadleaf trees, saplings and grass tufts."""

import math
import random

from mathutils import Vector

from .builder import Builder
from .mats.nature import foliage
from .mats.surfaces import paint


def palm(h=9.0, fronds=26, seed=1, leaf=None, hide=True):
    """h = height; one seed, one plant: young fronds stand, old ones hang"""
    r = random.Random(seed)
    b = Builder()
    leaf = leaf or foliage('#2C5B2B', '#5C8F3A')
    bark = paint('#7A6650', 0.9)
    lean = r.uniform(0.04, 0.16) * h
    a = r.uniform(0, 6.28)
    top = Vector((math.cos(a) * lean, math.sin(a) * lean, h))
    pts = [
        Vector((top.x * (t**1.8), top.y * (t**1.8), h * t)) for t in [i / 6 for i in range(7)]
    ]
    b.tube(pts, [0.24 - 0.1 * i / 6 for i in range(7)], bark, 7)
    b.sphere(top, 0.26, bark, 8, 6, sz=1.6)
    for k in range(fronds):
        age = (k + r.random()) / fronds
        az = k * 2.3999 + r.uniform(-0.25, 0.25)  # the golden angle
        frond(b, top, az, math.radians(78 - 112 * age), h**0.5 * r.uniform(1.25, 1.45), leaf, r)
    return b.build('palm', smooth=False, hide=hide)


def frond(b, p, az, rise, length, leaf, r):
    """one feathered leaf from p, bending down from the angle `rise`"""
    out = Vector((math.cos(az), math.sin(az), 0))
    side = out.cross(Vector((0, 0, 1)))
    bend = math.radians(r.uniform(55, 95))
    steps = 22
    for i in range(steps):
        t = i / steps
        slope = rise - bend * t**1.5
        along = out * math.cos(slope) + Vector((0, 0, math.sin(slope)))
        q = p + along * length / steps
        b.beam(p, q, 0.07 * (1 - t) + 0.015, leaf)
        w = length * 0.26 * (0.25 + 0.75 * math.sin(math.pi * min(1, 0.12 + t * 0.86)))
        if t > 0.08:
            for s in (-1, 1):
                hang = Vector((0, 0, w * r.uniform(0.25, 0.6)))
                tip = p + side * s * w * r.uniform(0.8, 1) + along * w * r.uniform(0.4, 0.7) - hang
                b.add([p, p + along * length * 0.034, tip], [(0, 1, 2)], leaf)
        p = q


def broadleaf(
    h=8.0, seed=1, leaf=None, leaves=1500, roots=False, spread=0.55, size=0.42, hide=True, blobs=9
):
    """crown of `blobs` balls of leaves, `spread` wide; roots=True stands it on mangrove stilts"""
    r = random.Random(seed)
    b = Builder()
    leaf = leaf or foliage('#27501F', '#55822F')
    bark = paint('#5A4736', 0.9)
    z0 = h * 0.16 if roots else 0
    b.tube(
        [
            (0, 0, z0),
            (r.uniform(-0.2, 0.2), r.uniform(-0.2, 0.2), h * 0.3),
            (r.uniform(-0.3, 0.3), r.uniform(-0.3, 0.3), h * 0.6),
        ],
        [h * 0.028, h * 0.022, h * 0.014],
        bark,
        7,
    )
    if roots:
        for k in range(11):
            a = k / 11 * 6.283 + r.uniform(-0.2, 0.2)
            L = h * r.uniform(0.14, 0.3)
            b.tube(
                [
                    (0, 0, z0 * r.uniform(0.9, 1.9)),
                    (math.cos(a) * L * 0.55, math.sin(a) * L * 0.55, z0 * 1.15),
                    (math.cos(a) * L, math.sin(a) * L, -0.4),
                ],
                h * 0.008,
                bark,
                5,
                elbow=h * 0.1,
            )
    cs = []
    for k in range(blobs):
        a = r.uniform(0, 6.283)
        d = h * spread * 0.55 * math.sqrt(r.random())
        zz = h * r.uniform(0.5, 0.86) - d * 0.18
        rad = h * r.uniform(0.14, 0.23)
        cs.append((Vector((math.cos(a) * d, math.sin(a) * d, zz)), rad))
        b.beam((0, 0, h * 0.38), cs[-1][0], h * 0.012, bark)
    for i in range(leaves):
        c, rad = cs[i % blobs]
        d = Vector((r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 0.8))).normalized()
        p = c + d * rad * (r.random() ** 0.35) * Vector((1, 1, 0.75)).length / 1.6
        n = (d + Vector((r.gauss(0, 0.5), r.gauss(0, 0.5), r.gauss(0, 0.5) + 0.4))).normalized()
        u = n.orthogonal().normalized()
        v = n.cross(u)
        t = r.uniform(0, 6.28)
        u, v = u * math.cos(t) + v * math.sin(t), v * math.cos(t) - u * math.sin(t)
        k = size * h / 8 * r.uniform(0.7, 1.3)
        b.add(
            [p - u * k * 0.5, p + v * k * 0.32, p + u * k * 0.6, p - v * k * 0.32],
            [(0, 1, 2, 3)],
            leaf,
        )
    return b.build('tree', smooth=False, hide=hide)


def clump(h=5.0, fronds=14, seed=1, leaf=None):
    """palm without a trunk, as nipa at the edge of a creek"""
    r = random.Random(seed)
    b = Builder()
    for k in range(fronds):
        foot = Vector((r.uniform(-0.4, 0.4), r.uniform(-0.4, 0.4), -0.2))
        rise = math.radians(r.uniform(58, 84))
        frond(b, foot, k * 2.3999, rise, h * r.uniform(0.6, 1.1), leaf, r)
    return b.build('clump', smooth=False, hide=True)


def sapling(h=1.2, seed=1, leaf=None):
    """a stem with a few shoots and leaves in pairs"""
    r = random.Random(seed)
    b = Builder()
    bark = paint('#5A4A34', 0.9)
    top = Vector((r.uniform(-0.12, 0.12) * h, r.uniform(-0.12, 0.12) * h, h))
    b.beam((0, 0, -0.3), top, 0.03, bark)
    shoots = [(Vector((0, 0, 0)).lerp(top, 0.45), top)]
    for _ in range(r.randrange(2, 6)):
        a, low = r.uniform(0, 6.283), r.uniform(0.35, 0.8)
        foot = top * low
        out = Vector((math.cos(a), math.sin(a), 1.1)) * h * r.uniform(0.2, 0.36)
        b.beam(foot, foot + out, 0.02, bark)
        shoots.append((foot, foot + out))
    for p, q in shoots:
        for i in range(5):
            at = p.lerp(q, 0.25 + 0.19 * i)
            a = r.uniform(0, 6.283)
            for s in (0, math.pi):
                d = Vector((math.cos(a + s), math.sin(a + s), r.uniform(0.1, 0.7)))
                w = Vector((-d.y, d.x, r.uniform(-0.2, 0.2))) * 0.055 * h**0.5
                d *= 0.19 * h**0.5
                b.add([at, at + d * 0.5 + w, at + d, at + d * 0.5 - w], [(0, 1, 2, 3)], leaf)
    return b.build('sapling', smooth=False, hide=True)


def grass_tuft(h=0.6, blades=26, seed=1, leaf=None):
    """for forest(): thousands of it make a meadow"""
    r = random.Random(seed)
    b = Builder()
    leaf = leaf or foliage('#5A7A2E', '#A79A4A', 0.45)
    for k in range(blades):
        a = r.uniform(0, 6.283)
        d = r.uniform(0, 0.35)
        x, y = math.cos(a) * d, math.sin(a) * d
        L = h * r.uniform(0.6, 1.2)
        o = Vector((math.cos(a), math.sin(a), 0)) * L * r.uniform(0.1, 0.5)
        s = Vector((-math.sin(a), math.cos(a), 0)) * 0.018 * (1 + h)
        p = Vector((x, y, 0))
        b.add(
            [
                p - s,
                p + s,
                p + o * 0.4 + Vector((0, 0, L * 0.6)) + s * 0.7,
                p + o * 0.4 + Vector((0, 0, L * 0.6)) - s * 0.7,
                p + o + Vector((0, 0, L)),
            ],
            [(0, 1, 2, 3), (3, 2, 4)],
            leaf,
        )
    return b.build('grass', smooth=False, hide=True)
