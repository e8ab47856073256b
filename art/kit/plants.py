"""Palms, broadleaf trees and grass tufts."""

import math
import random

from mathutils import Vector

from .builder import Builder
from .mats.nature import foliage
from .mats.surfaces import paint


def palm(h=9.0, fronds=15, seed=1, leaf=None, hide=True):
    """h = height; one seed, one plant"""
    r = random.Random(seed)
    b = Builder()
    leaf = leaf or foliage('#2C5B2B', '#5C8F3A')
    bark = paint('#7A6650', 0.9)
    lean = r.uniform(0.04, 0.16) * h
    a = r.uniform(0, 6.28)
    top = Vector((math.cos(a) * lean, math.sin(a) * lean, h))
    pts = [Vector((top.x * (t**1.8), top.y * (t**1.8), h * t)) for t in [i / 6 for i in range(7)]]
    b.tube(pts, [0.26 - 0.12 * i / 6 for i in range(7)], bark, 7)
    for k in range(fronds):
        az = k / fronds * 6.283 * 2.62 + r.uniform(-0.2, 0.2)
        L = h * r.uniform(0.36, 0.46)
        up = r.uniform(-0.25, 1.0)
        d = Vector((math.cos(az), math.sin(az), 0))
        s = d.cross(Vector((0, 0, 1)))
        q = 9
        sp = []
        for i in range(q + 1):
            t = i / q
            sp.append(
                top
                + d * L * t * (1 - 0.18 * t)
                + Vector((0, 0, L * (0.55 * up * t - (0.55 + 0.45 * up) * t * t + 0.05)))
            )
        for i in range(q):
            t = (i + 0.5) / q
            w = L * 0.26 * math.sin(math.pi * min(1, t * 0.9 + 0.12)) ** 0.7
            for sd in (-1, 1):
                for jj in (0, 0.5):
                    p0, p1 = sp[i].lerp(sp[i + 1], jj), sp[i].lerp(sp[i + 1], jj + 0.42)
                    tip = (
                        (p0 + p1) / 2
                        + s * sd * w
                        + (sp[i + 1] - sp[i]).normalized() * w * 0.55
                        - Vector((0, 0, w * 0.38))
                    )
                    b.add([p0, p1, tip], [(0, 1, 2)], leaf)
    return b.build('palm', smooth=False, hide=hide)


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
