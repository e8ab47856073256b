"""Control room seen from behind empty chairs: desks, soft abstract screens, video wall."""

import math
import random

from kit import looks
from kit.builder import Builder
from kit.mats.lights import glow
from kit.mats.nature import wet
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.sky import reset
from kit.stage import area, camera

reset()
looks.studio(sun=0, light=3.2, strength=0.5)
r = random.Random(8)
b = Builder()


def P(h, q=0.5):
    return paint(h, q, wear=0.08, scale=2)


wall, floor, desk, edge, blk = (
    P('#1B3F5E', 0.6),
    wet('#26343F', 0.22, 0.16, 0.5, 0.2, 0.01),
    P('#D9D2C4', 0.35),
    P('#F0A01C', 0.4),
    P('#161C22', 0.5),
)


def G(h, k):
    return glow(h, k)


teal, dim, amb, grn, blu, base = (
    G('#6FCFC4', 1.5),
    G('#2A6A80', 0.7),
    G('#F5B45C', 1.7),
    G('#4CC48E', 1.3),
    G('#6CA6D4', 1.1),
    G('#0D314C', 0.8),
)
# room shell
b.quad((-14, -12, 0), (14, -12, 0), (14, 12, 0), (-14, 12, 0), floor)
b.box((0, 12.2, 0), (28, 0.3, 6), wall, 0)
for s in (-1, 1):
    b.box((s * 12, 2, 0), (0.3, 20, 6), wall, 0)
    for i in range(9):
        b.box((s * 11.8, -5 + i * 1.9, 0.2), (0.12, 0.5, 5), P('#214A6C', 0.55), 0.02)
        if i % 2:
            b.box((s * 11.76, -4.05 + i * 1.9, 0.4), (0.03, 0.04, 4.4), G('#F2A663', 1.2), 0)
b.box((0, 2, 5.2), (24, 20, 0.2), P('#17344E', 0.7), 0)
for i in range(3):
    R = 4.4 + i * 2.3
    b.tube(
        [
            (math.cos(a) * R * 1.2, -5 + math.sin(a) * R * 1.25, 5.12)
            for a in [0.5 + j / 40 * 2.14 for j in range(41)]
        ],
        0.04,
        G('#FFE2B8', 4),
        8,
    )


# ---- abstract schematic on a rectangle lying in the x-z plane of the current frame
def schematic(x0, z0, w, h, y, kind, seed, s=1.0):
    q = random.Random(seed)

    def R(x, z, a, c, m, k=0):
        return b.quad(
            (x0 + x, y - 0.004 - k * 0.001, z0 + z),
            (x0 + x + a, y - 0.004 - k * 0.001, z0 + z),
            (x0 + x + a, y - 0.004 - k * 0.001, z0 + z + c),
            (x0 + x, y - 0.004 - k * 0.001, z0 + z + c),
            m,
        )

    t = 0.012 * s
    R(0, 0, w, h, base)
    if kind == 'flow':
        rows = 3
        for i in range(rows):
            zz = h * (0.2 + 0.3 * i)
            R(w * 0.06, zz - t / 2, w * 0.88, t, dim, 1)
            for j in range(int(w / (0.5 * s))):
                xx = w * 0.1 + j * 0.5 * s
                m = q.choice([teal, teal, grn, blu, amb])
                u = 0.1 * s
                k = q.random()
                if xx > w * 0.9:
                    break
                if k < 0.35:
                    R(xx, zz - u * 0.7, u * 1.5, u * 1.4, m, 2)
                    R(xx + t, zz - u * 0.7 + t, u * 1.5 - 2 * t, u * 1.4 - 2 * t, base, 3)
                elif k < 0.6:
                    b.cyl(
                        (x0 + xx + u, y - 0.006, z0 + zz),
                        (x0 + xx + u, y - 0.005, z0 + zz),
                        u * 0.8,
                        m,
                        24,
                    )
                    b.cyl(
                        (x0 + xx + u, y - 0.008, z0 + zz),
                        (x0 + xx + u, y - 0.007, z0 + zz),
                        u * 0.62,
                        base,
                        24,
                    )
                elif k < 0.8:
                    b.add(
                        [
                            (x0 + xx, y - 0.007, z0 + zz - u * 0.5),
                            (x0 + xx + u * 1.6, y - 0.007, z0 + zz + u * 0.5),
                            (x0 + xx + u * 1.6, y - 0.007, z0 + zz - u * 0.5),
                            (x0 + xx, y - 0.007, z0 + zz + u * 0.5),
                        ],
                        [(0, 1, 2, 3)],
                        m,
                    )
                if q.random() < 0.5 and i < rows - 1:
                    R(xx + u, zz, t, h * 0.3, dim, 1)
    elif kind == 'trend':
        for i in range(5):
            R(w * 0.06, h * (0.12 + 0.17 * i), w * 0.88, t * 0.4, dim, 1)
        for m, ph in ((teal, 0.3), (amb, 1.9), (blu, 3.1)):
            o = q.uniform(0.3, 0.65)
            pts = [
                (
                    w * 0.06 + w * 0.88 * i / 44,
                    h
                    * (
                        o
                        + 0.12 * math.sin(i * 0.17 + ph)
                        + 0.07 * math.sin(i * 0.5 + ph * 2)
                        + 0.02 * q.uniform(-1, 1)
                    ),
                )
                for i in range(45)
            ]
            for p, n in zip(pts, pts[1:]):
                b.quad(
                    (x0 + p[0], y - 0.008, z0 + p[1] - t * 0.6),
                    (x0 + n[0], y - 0.008, z0 + n[1] - t * 0.6),
                    (x0 + n[0], y - 0.008, z0 + n[1] + t * 0.6),
                    (x0 + p[0], y - 0.008, z0 + p[1] + t * 0.6),
                    m,
                )
    elif kind == 'bars':
        n = 16
        for i in range(n):
            v = q.uniform(0.15, 0.75)
            R(
                w * (0.07 + 0.87 * i / n),
                h * 0.12,
                w * 0.045,
                h * v,
                [teal, teal, blu, grn, amb][q.randrange(5)],
                1,
            )
        R(w * 0.06, h * 0.11, w * 0.88, t * 0.6, dim, 2)
    elif kind == 'ring':
        for i in range(3):
            cx, cz, rr = w * (0.2 + 0.3 * i), h * 0.5, min(w * 0.12, h * 0.3)
            f = q.uniform(0.45, 0.9)
            k = 48
            for j in range(k):
                a0, a1 = math.pi / 2 - j / k * 6.283, math.pi / 2 - (j + 1) / k * 6.283
                m = [teal, amb, grn][i] if j / k < f else dim
                b.add(
                    [
                        (x0 + cx + math.cos(a) * rr * u, y - 0.008, z0 + cz + math.sin(a) * rr * u)
                        for a, u in ((a0, 1), (a1, 1), (a1, 0.8), (a0, 0.8))
                    ],
                    [(0, 1, 2, 3)],
                    m,
                )
    elif kind == 'map':
        pts = [(w * q.uniform(0.08, 0.92), h * q.uniform(0.12, 0.88)) for _ in range(22)]
        pts.sort()
        for i, p in enumerate(pts):
            for n in sorted(pts[i + 1 :], key=lambda n: (n[0] - p[0]) ** 2 + (n[1] - p[1]) ** 2)[
                :2
            ]:
                b.beam(
                    (x0 + p[0], y - 0.006, z0 + p[1]),
                    (x0 + n[0], y - 0.006, z0 + n[1]),
                    t * 0.7,
                    dim if q.random() < 0.6 else blu,
                    0.002,
                )
            b.cyl(
                (x0 + p[0], y - 0.010, z0 + p[1]),
                (x0 + p[0], y - 0.008, z0 + p[1]),
                0.05 * s * q.uniform(0.6, 1.4),
                q.choice([teal, teal, grn, amb]),
                24,
            )


# ---- video wall on an arc
for i in range(-3, 4):
    a = i * 13.2
    R = 12.2
    with b.at(
        math.sin(math.radians(a)) * R, -5 + math.cos(math.radians(a)) * R, 1.35, rz=-a, sc=1.26
    ):
        b.box((0, 0.06, -0.05), (2.16, 0.1, 2.75), blk, 0.02)
        for k, (z, h) in enumerate(((0.02, 1.28), (1.34, 1.28))):
            schematic(
                -1.05,
                z,
                2.1,
                h,
                0,
                ['flow', 'trend', 'map', 'ring', 'bars'][(i * 2 + k + 7 + (k * 2)) % 5],
                i * 7 + k + 40,
                0.8,
            )


# ---- two arcs of consoles with chairs
def station(seed):
    b.box((0, 0, 0.70), (1.9, 0.85, 0.06), desk, 0.02)
    b.box((0, -0.42, 0.705), (1.9, 0.02, 0.05), edge, 0)
    b.box((0, 0.3, 0.05), (1.8, 0.12, 0.66), P('#123252', 0.5), 0.02)
    for s in (-1, 1):
        b.box((s * 0.88, 0.0, 0), (0.06, 0.7, 0.7), P('#123252', 0.5), 0.02)
    for k, rz in ((-1, 16), (0, 0), (1, -16)):
        with b.at(k * 0.6, 0.12 - abs(k) * 0.08, 0.76, rz=rz):
            b.box((0, 0.03, 0.14), (0.58, 0.035, 0.36), blk, 0.01)
            schematic(
                -0.275,
                0.16,
                0.55,
                0.32,
                0.01,
                ['flow', 'trend', 'ring', 'bars', 'map'][(seed * 3 + k + 1) % 5],
                seed * 9 + k,
                0.42,
            )
            b.beam((0, 0.06, 0), (0, 0.06, 0.3), 0.05, blk)
            b.box((0, 0.06, 0), (0.2, 0.16, 0.015), blk, 0)
    b.box((-0.1, -0.24, 0.76), (0.44, 0.14, 0.018), blk, 0.005)
    b.box((0.3, -0.24, 0.76), (0.06, 0.1, 0.02), blk, 0.01)
    b.cyl((0.72, -0.2, 0.76), (0.72, -0.2, 0.85), 0.038, P('#1B7F5C', 0.3), 18)


def chair(rz):
    with b.at(0, 0, 0, rz=rz):
        for i in range(5):
            a = i * 1.2566
            b.beam((0, 0, 0.1), (math.cos(a) * 0.33, math.sin(a) * 0.33, 0.07), 0.05, K.alu)
            b.sphere((math.cos(a) * 0.33, math.sin(a) * 0.33, 0.04), 0.04, blk, 10, 6)
        b.cyl((0, 0, 0.08), (0, 0, 0.44), 0.035, K.chrome, 14)
        fab = P('#33566F', 0.75)
        b.loft(
            [
                [
                    (math.cos(t) * 0.26 * k, 0.02 + math.sin(t) * 0.25 * k, z)
                    for t in [j / 24 * 6.2832 for j in range(24)]
                ]
                for z, k in ((0.43, 0.8), (0.45, 1), (0.50, 1.02), (0.53, 0.9))
            ],
            fab,
        )

        def ring(z, w, y, d):
            return [
                (
                    math.copysign(abs(math.cos(t)) ** 0.5, math.cos(t)) * w,
                    y
                    + math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)) * d
                    - 0.05 * (1 - abs(math.cos(t))),
                    z,
                )
                for t in [j / 28 * 6.2832 for j in range(28)]
            ]

        b.loft(
            [
                ring(0.58, 0.19, -0.25, 0.03),
                ring(0.62, 0.235, -0.26, 0.045),
                ring(0.80, 0.25, -0.275, 0.045),
                ring(0.98, 0.235, -0.30, 0.04),
                ring(1.10, 0.20, -0.325, 0.035),
                ring(1.13, 0.17, -0.33, 0.02),
            ],
            fab,
        )
        b.loft(
            [
                ring(1.18, 0.10, -0.34, 0.025),
                ring(1.21, 0.14, -0.345, 0.04),
                ring(1.32, 0.135, -0.355, 0.04),
                ring(1.35, 0.10, -0.36, 0.02),
            ],
            fab,
        )
        b.beam((0, -0.31, 1.0), (0, -0.35, 1.22), 0.07, K.alu, 0.02)
        b.beam((0, -0.2, 0.46), (0, -0.31, 0.8), 0.08, K.alu, 0.03)
        for s in (-1, 1):
            b.tube(
                [(s * 0.24, -0.05, 0.47), (s * 0.3, -0.05, 0.5), (s * 0.3, -0.05, 0.68)],
                0.018,
                K.alu,
                8,
                elbow=0.03,
            )
            b.box((s * 0.3, 0, 0.68), (0.06, 0.26, 0.03), blk, 0.01)


for R, n, step, cy in ((8.0, 7, 14.6, -5), (4.7, 4, 24.5, -5)):
    for i in range(n):
        a = (i - (n - 1) / 2) * step
        with b.at(math.sin(math.radians(a)) * R, cy + math.cos(math.radians(a)) * R, 0, rz=-a):
            station(i + int(R))
            with b.at(r.uniform(-0.12, 0.12), -0.82 + r.uniform(-0.1, 0.05), 0):
                chair(r.choice((-24, -9, 4, 14, 28)))
b.build('room', angle=40)
area((0, 4, 5.0), (0, 4, 0), 520, 8, '#FFDFB4', 8)
area((0, 8.6, 4.6), (0, 4, 0.8), 300, 12, '#8CCBE0', 2)
area((0, -6.5, 4.4), (0, 2, 0.9), 520, 9, '#FFC58A', 3)
camera((-0.75, -5.6, 2.0), (0.3, 4, 1.75), 22, fstop=4, focus=5.5)
render('control-room', 1440, 900, 40, clamp=2, grade=dict(exposure=0.85, bloom=0.5, bloom_t=1.0))
