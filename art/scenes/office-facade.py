"""Looking up a glass office tower, golden sky in the panes."""

import math
import random

from mathutils import Vector

from kit import looks
from kit.builder import Builder
from kit.mats.glazing import curtain_glass
from kit.mats.palette import K
from kit.mats.surfaces import metal, paint
from kit.output import render
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-84,
    el=22,
    seed=4.7,
    haze=0.0010,
    haze_h=400,
    haze_max=0.4,
    sun_strength=5.5,
    light=1.6,
    clouds=1.05,
    cloud_scale=1.0,
    cloud_hi=1.3,
    spread=1.5,
    warm=[
        (0, '#F0A063'),
        (0.12, '#F4B070'),
        (0.35, '#F2BE86'),
        (0.6, '#C9B39C'),
        (0.85, '#7FA0B2'),
        (1, '#4F86A4'),
    ],
    cool=[(0, '#C9B49C'), (0.12, '#A9B4B6'), (0.35, '#78A0B4'), (0.7, '#3F7898'), (1, '#2A6488')],
    glow_amt=(1.8, 1.2, 0.45),
    glow_pow=(260, 22, 4),
    cloud_lit='#FFD0A0',
    cloud_dark='#7E93A2',
)
b = Builder()
r = random.Random(3)
fin = metal('#C9B79A', 0.3)
mul = metal('#6F7A82', 0.35)
slab = paint('#1D4260', 0.3, wear=0.05)


def curtain(poly, h, m, fh=3.9, pw=1.6, seed=1, fins=True, lit=0.010, base=0.0):
    """glass wall round a polygon; every pane an island, so that it tilts and tints on its own"""
    q = random.Random(seed)
    n = int(h / fh)
    for a, c in zip(poly, poly[1:] + poly[:1]):
        A, C = Vector((*a, 0)), Vector((*c, 0))
        L = (C - A).length
        u = (C - A).normalized()
        o = u.cross(Vector((0, 0, 1)))
        k = max(1, round(L / pw))
        w = L / k
        for f in range(n):
            z0, z1 = base + f * fh, base + (f + 1) * fh
            for i in range(k):
                p, s = A + u * (i * w + 0.04), A + u * ((i + 1) * w - 0.04)
                e = q.uniform(-0.012, 0.012)
                t = q.uniform(-0.012, 0.012)
                b.add(
                    [
                        p + o * e + Vector((0, 0, z0 + 0.75)),
                        s + o * (e + t) + Vector((0, 0, z0 + 0.75)),
                        s + o * (t - e) + Vector((0, 0, z1 - 0.05)),
                        p - o * e + Vector((0, 0, z1 - 0.05)),
                    ],
                    [(0, 1, 2, 3)],
                    K.win2 if q.random() < lit else m,
                )
            b.add(
                [
                    A + o * -0.03 + Vector((0, 0, z0)),
                    C + o * -0.03 + Vector((0, 0, z0)),
                    C + o * -0.03 + Vector((0, 0, z0 + 0.75)),
                    A + o * -0.03 + Vector((0, 0, z0 + 0.75)),
                ],
                [(0, 1, 2, 3)],
                slab,
            )
            b.beam(
                A + o * 0.03 + Vector((0, 0, z0 + 0.72)),
                C + o * 0.03 + Vector((0, 0, z0 + 0.72)),
                0.10,
                mul,
                0.10,
            )
            b.beam(
                A + o * 0.03 + Vector((0, 0, z0)),
                C + o * 0.03 + Vector((0, 0, z0)),
                0.10,
                mul,
                0.08,
            )
        for i in range(k + 1):
            p = A + u * i * w
            if fins and i % 2 == 0:
                b.box(
                    (p.x + o.x * 0.12, p.y + o.y * 0.12, base),
                    (0.07, 0.26, n * fh),
                    fin,
                    0,
                    rz=math.degrees(math.atan2(o.y, o.x)) - 90,
                )
            else:
                b.box(
                    (p.x, p.y, base),
                    (0.07, 0.1, n * fh),
                    mul,
                    0,
                    rz=math.degrees(math.atan2(o.y, o.x)) - 90,
                )
    b.prism([(p[0] * 0.999, p[1] * 0.999) for p in poly], base + n * fh, base + n * fh + 1.6, slab)


def rounded(cx, cy, w, d, rad, rz=0, k=7):
    P = []
    for sx, sy, a0 in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for j in range(k + 1):
            a = math.radians(a0 + 90 * j / k)
            P.append(
                (sx * (w / 2 - rad) + math.cos(a) * rad, sy * (d / 2 - rad) + math.sin(a) * rad)
            )
    R = math.radians(rz)
    return [
        (cx + x * math.cos(R) - y * math.sin(R), cy + x * math.sin(R) + y * math.cos(R))
        for x, y in P
    ]


g1, g2, g3 = (curtain_glass('#A9BCC4'), curtain_glass('#B4BCC0'), curtain_glass('#98B0BC'))
curtain(rounded(17, 34, 38, 34, 7, 24), 150, g1, seed=2)
curtain(rounded(-52, 74, 34, 30, 3, -12), 84, g2, seed=5, pw=2.0, fins=False)
curtain(rounded(66, 4, 30, 30, 2, 8), 110, g3, seed=8, pw=1.8)
b.build('towers', smooth=False)
fill_sun(170, 35, 0.7, '#FFD0A0')
b = Builder()
for i, (x, h) in enumerate(((-70, 50), (-20, 34), (40, 62), (90, 40))):
    b.box((x, -70 - 20 * (i % 2), 0), (34, 24, h), K.conc_dark, 0.2)
b.quad((-400, -400, 0), (400, -400, 0), (400, 400, 0), (-400, 400, 0), K.conc_dark)
b.build('behind')
camera((-9, -12, 1.8), (1.5, 22, 50), 18, roll=-4)
render('office-facade', spp=14, clamp=3, grade=dict(exposure=0.36, contrast=0.2, sat=1.14))
