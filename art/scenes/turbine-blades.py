"""Gas-turbine compressor stage, macro."""

import math

from kit import looks
from kit.builder import Builder
from kit.mats.lights import glow
from kit.mats.palette import K
from kit.mats.surfaces import metal
from kit.output import render
from kit.sky import reset
from kit.stage import area, camera, point

reset()
looks.studio(az=70, el=20, sun=0.6, light=0.8, strength=0.6)
b = Builder()
mt = metal('#B9BEC4', 0.24, 0.25)
dk = metal('#5A636C', 0.3, 0.3)
hub = metal('#8A8078', 0.34, 0.2)


def stage(z, n, r0, r1, tw0, tw1, ch, m):
    for k in range(n):
        a0 = k / n * 2 * math.pi
        rings = []
        for i in range(12):
            t = i / 11
            r = r0 + (r1 - r0) * t
            tw = math.radians(tw0 + (tw1 - tw0) * t)
            c = ch * (1 - 0.12 * t)
            th = c * (0.13 - 0.07 * t)
            ring = []
            for q in range(16):
                u = q / 16 * 2 * math.pi
                px, py = math.cos(u) * c * 0.5, math.sin(u) * th * 0.5 + 0.12 * c * (
                    1 - math.cos(u) ** 2
                )
                dx, dz = px * math.cos(tw) - py * math.sin(tw), px * math.sin(tw) + py * math.cos(
                    tw
                )
                aa = a0 + dx / r * 1.0 + 0.10 * t * t
                ring.append((math.cos(aa) * r, math.sin(aa) * r, z + dz))
            rings.append(ring)
        b.loft(rings, m)


stage(0, 34, 1.5, 4.6, 38, 66, 1.05, mt)
stage(-1.35, 46, 2.1, 4.6, -30, -58, 0.7, dk)
stage(-2.5, 52, 2.3, 4.6, 38, 62, 0.62, mt)


def lathe(pr, m, seg=160):
    rings = [
        [(math.cos(i / seg * 6.28319) * r, math.sin(i / seg * 6.28319) * r, z) for i in range(seg)]
        for r, z in pr
    ]
    b.loft(rings, m, cap=False)


lathe(
    [
        (0.02, 1.75),
        (0.25, 1.7),
        (0.55, 1.5),
        (0.9, 1.15),
        (1.2, 0.75),
        (1.42, 0.5),
        (1.46, 0.42),
        (1.46, 0.36),
        (1.52, 0.34),
        (1.58, -0.7),
        (1.62, -0.8),
        (1.95, -0.85),
        (2.2, -3),
    ],
    hub,
)
lathe(
    [
        (4.66, -3.2),
        (4.66, 0.55),
        (4.72, 0.7),
        (5.0, 0.8),
        (5.05, 0.95),
        (5.6, 1.0),
        (5.65, 0.6),
        (9, 0.5),
    ],
    K.navy,
)
for i in range(60):
    a = i / 60 * 6.28319
    b.cyl(
        (math.cos(a) * 5.33, math.sin(a) * 5.33, 1.0),
        (math.cos(a) * 5.33, math.sin(a) * 5.33, 1.09),
        0.075,
        mt,
        6,
    )
lathe([(4.99, 0.87), (5.02, 0.9), (5.02, 0.93)], glow('#F59E0B', 2.5))
b.cyl((0, 0, -3.2), (0, 0, -3.1), 5, K.black, 60)
for i in range(8):
    a = i / 8 * 6.28319
    b.cyl(
        (math.cos(a) * 1.28, math.sin(a) * 1.28, 0.6),
        (math.cos(a) * 1.31, math.sin(a) * 1.31, 0.72),
        0.06,
        mt,
        8,
    )
b.build('turbine', angle=30)
area((7, 3, 7), (0, 0, 0), 900, 4, '#FFB060')
area((-8, -2, 6), (-1, 0, 0), 520, 5, '#6FC3E0')
area((1, -8, 3), (0, -2, 0), 420, 4, '#FF8A3C')
point((2.2, 2.2, -2.2), 160, '#FF8A2C', 0.4)
point((-2.5, 1, -2.4), 90, '#FF9A3C', 0.4)
camera((-4.6, -3.4, 6.4), (1.35, 0.55, 0.1), 36, fstop=1.1, focus=7.4)
render('turbine-blades', spp=11, grade=dict(exposure=0.95))
