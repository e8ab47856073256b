"""Fabrication hall and a welding place: portal frames, overhead crane, trestles, arc and sparks."""

import math
import random

from mathutils import Vector

from ..mats.lights import glow
from ..mats.palette import K
from ..mats.surfaces import paint


def hall(b, x=15, y0=-30, y1=44, bay=8, eaves=11, ridge=14.5):
    """open at the far end; columns at +-x, frames every `bay` metres along Y"""
    steel, sheet = paint('#3A4650', 0.5, wear=0.2), paint('#22303C', 0.6, wear=0.2)
    for s in (-1, 1):
        b.box((s * (x + 0.5), (y0 + y1) / 2, 0), (0.15, y1 - y0, eaves), sheet, 0)
        b.quad((s * x, y0, eaves), (s * x, y1, eaves), (0, y1, ridge), (0, y0, ridge), sheet)
        b.beam((s * (x - 0.8), y0, eaves - 2), (s * (x - 0.8), y1, eaves - 2), 0.4, K.amber, 0.7)
        for k in range(4):  # rails of the wall's cladding
            b.beam((s * (x + 0.3), y0, 2 + k * 2.6), (s * (x + 0.3), y1, 2 + k * 2.6), 0.14, steel)
    for i in range(int((y1 - y0) / bay) + 1):
        y = y0 + i * bay
        for s in (-1, 1):
            for o in (-0.32, 0.32):
                b.box((s * x + o, y, 0), (0.06, 0.34, eaves), steel, 0)
            b.box((s * x, y, 0), (0.64, 0.04, eaves), steel, 0)
            b.beam((s * x, y, eaves - 0.2), (0, y, ridge - 0.2), 0.3, steel, 0.7)
            b.beam((s * (x - 0.3), y, eaves - 2.3), (s * (x - 1.1), y, eaves - 2.3), 0.2, steel)
        for lx in (-9, -3, 3, 9):
            z = ridge - abs(lx) / x * (ridge - eaves) - 1.6
            b.beam((lx, y + 4, z), (lx, y + 4, z + 1.2), 0.03, K.dark)
            b.cyl((lx, y + 4, z - 0.3), (lx, y + 4, z), 0.34, K.dark, 14, r2=0.12)
            b.cyl((lx, y + 4, z - 0.32), (lx, y + 4, z - 0.3), 0.28, glow('#FFC98A', 5), 14)


def overhead_crane(b, y, x=14.2, z=9.4, hook=(3, 4.2)):
    """bridge across the hall; hook at (x, height)"""
    for s in (-1, 1):
        b.box((0, y + s * 0.8, z), (2 * x, 0.4, 1.0), K.amber, 0.03)
        b.box((s * x, y, z - 0.3), (0.5, 3.2, 0.5), K.dark, 0.03)
    b.box((hook[0], y, z + 0.9), (2.2, 2.0, 0.7), K.dark, 0.05)
    for o in (-0.25, 0.25):
        b.beam((hook[0] + o, y, hook[1]), (hook[0] + o, y, z), 0.035, K.dark)
    b.box((hook[0], y, hook[1] - 0.4), (0.8, 0.3, 0.5), K.amber, 0.05)
    b.torus((hook[0], y, hook[1] - 0.7), 0.22, 0.06, K.dark, 18, 8, 'Y')


def trestle(b, c, h, w=1.6, rz=0):
    """across a pipe that lies along Y at height h"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        for s in (-1, 1):
            for o in (-0.3, 0.3):
                b.beam((s * w * 0.5, o, 0), (s * w * 0.34, 0, h), 0.09, K.ember)
        b.beam((-w * 0.45, 0, h - 0.06), (w * 0.45, 0, h - 0.06), 0.14, K.ember)


def pipe(b, a, c, r, m, flange=True):
    """from a to c, flanged at both ends, on two trestles"""
    a, c = Vector(a), Vector(c)
    way = (c - a).normalized()
    b.cyl(a, c, r, m, 48, caps=False)
    b.cyl(a, c, r * 0.93, K.dark, 48, caps=False)
    if flange:
        for end, s in ((a, 1), (c, -1)):
            b.cyl(end, end + way * 0.07 * s, r * 1.34, K.steel, 48)
            b.cyl(end + way * 0.07 * s, end + way * 0.3 * s, r * 1.12, K.steel, 48, r2=r)
            b.cyl(end - way * 0.002 * s, end - way * 0.004 * s, r * 0.92, K.black, 48)
    turn = math.degrees(math.atan2(way.y, way.x)) - 90
    for t in (0.16, 0.84):
        p = a.lerp(c, t)
        trestle(b, (p.x, p.y, 0), p.z - r, r * 2.6, turn)


def sparks(b, at, away, count=220, seed=4):
    """streaks that fly from `at`, most of them `away`, and lie cooling on the floor"""
    rng = random.Random(seed)
    at, away = Vector(at), Vector(away).normalized()
    hot, warm = glow('#FFE3B0', 14), glow('#FF9A3C', 7)
    for _ in range(count):
        spread = Vector([rng.gauss(0, 0.55) for _ in range(3)])
        speed = (away + spread + Vector((0, 0, 0.25))) * rng.uniform(0.8, 3.2)

        def place(t):
            p = at + speed * t + Vector((0, 0, -4.9 * t * t))
            if p.z < 0.02:  # it bounces once, low
                p.z = min(0.16, (0.02 - p.z) * 0.25) + 0.012
            return p

        t = rng.uniform(0.01, 0.62)
        p, q = place(t), place(t + rng.uniform(0.01, 0.035))
        b.beam(p, q, rng.uniform(0.003, 0.006), hot if t < 0.25 else warm)
