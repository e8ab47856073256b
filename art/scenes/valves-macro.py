"""Flanges, handwheels and gauges close up, shallow focus."""

import math

from mathutils import Matrix, Vector

from kit import looks
from kit.builder import Builder
from kit.mats.palette import K
from kit.mats.surfaces import concrete, metal, paint
from kit.output import render
from kit.props import piping, vessels
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(az=62, el=14, seed=3.9, haze=0.004, haze_h=60, sun_strength=6, light=1.3)
b = Builder()


def P(h, r=0.34):
    return paint(h, r, wear=0.3, scale=5)


gr, am, wh, st, nv = (
    P('#1B7F5C'),
    P('#F0A01C'),
    P('#D9D5CB'),
    metal('#BFC4C8', 0.3, 4),
    P('#123252'),
)


def flange(x, y, z, r, m, ax='x'):
    for o in (-0.055, 0.055):
        b.cyl((x + o - 0.045, y, z), (x + o + 0.045, y, z), r * 1.75, m, 48)
    for i in range(12):
        a = i / 12 * 6.2832
        yy, zz = y + math.cos(a) * r * 1.45, z + math.sin(a) * r * 1.45
        b.cyl((x - 0.17, yy, zz), (x + 0.17, yy, zz), r * 0.1, st, 10)
        for s in (-1, 1):
            b.cyl((x + s * 0.1, yy, zz), (x + s * 0.15, yy, zz), r * 0.19, st, 6)


def wheel(x, y, z, R, m, tilt=0):
    with b.at(x, y, z, rx=tilt):
        b.torus((0, 0, 0), R, R * 0.085, m, 64, 14)
        b.cyl((0, 0, -0.08), (0, 0, 0.1), R * 0.18, m, 24)
        b.cyl((0, 0, 0.1), (0, 0, 0.16), R * 0.08, st, 8)
        for i in range(5):
            a = i / 5 * 6.2832
            b.beam(
                (math.cos(a) * R * 0.12, math.sin(a) * R * 0.12, 0),
                (math.cos(a) * R, math.sin(a) * R, 0),
                R * 0.11,
                m,
                R * 0.06,
            )


def valve(x, y, z, r, m, wm, tilt=0):
    flange(x - r * 2.6, y, z, r, m)
    flange(x + r * 2.6, y, z, r, m)
    b.sphere((x, y, z), r * 1.55, m, 40, 22, sx=1.15)
    b.cyl((x - r * 2.6, y, z), (x + r * 2.6, y, z), r * 1.1, m, 40)
    with b.at(x, y, z, rx=tilt):
        b.cyl((0, 0, r), (0, 0, r * 2.3), r * 0.85, m, 32, r2=r * 0.7)
        b.cyl((0, 0, r * 2.3), (0, 0, r * 2.55), r * 1.15, m, 36)
        b.cyl((0, 0, r * 2.55), (0, 0, r * 2.8), r * 1.15, m, 36)
        for i in range(8):
            a = i / 8 * 6.2832
            b.cyl(
                (math.cos(a) * r * 0.95, math.sin(a) * r * 0.95, r * 2.2),
                (math.cos(a) * r * 0.95, math.sin(a) * r * 0.95, r * 2.95),
                r * 0.1,
                st,
                8,
            )
        for s in (-1, 1):
            b.beam((s * r * 0.6, 0, r * 2.8), (s * r * 0.28, 0, r * 4.3), r * 0.22, m)
        b.cyl((0, 0, r * 2.8), (0, 0, r * 5.2), r * 0.14, st, 16)
        b.cyl((0, 0, r * 4.2), (0, 0, r * 4.5), r * 0.4, m, 24)
    T = Matrix.Rotation(math.radians(tilt), 4, 'X') @ Vector((0, 0, r * 4.75))
    wheel(x + T.x, y + T.y, z + T.z, r * 2.1, wm, tilt)


def gauge(x, y, z, R):
    b.cyl((x, y, z - 1.15), (x, y, z - R), 0.045, st, 12)
    b.cyl((x, y + 0.06, z), (x, y - 0.08, z), R, st, 48)
    b.torus((x, y - 0.08, z), R * 0.95, R * 0.08, st, 48, 10, 'Y')
    b.cyl((x, y - 0.08, z), (x, y - 0.085, z), R * 0.88, paint('#F4F1E8', 0.4, wear=0), 48)
    for i in range(21):
        a = math.radians(225 - i * 13.5)
        c, s = math.cos(a), math.sin(a)
        b.beam(
            (x + c * R * 0.68, y - 0.09, z + s * R * 0.68),
            (x + c * R * 0.8, y - 0.09, z + s * R * 0.8),
            0.012 if i % 5 else 0.022,
            K.dark,
        )
    a = math.radians(70)
    b.beam(
        (x - math.cos(a) * R * 0.15, y - 0.1, z - math.sin(a) * R * 0.15),
        (x + math.cos(a) * R * 0.66, y - 0.1, z + math.sin(a) * R * 0.66),
        0.025,
        K.ember,
    )
    b.cyl((x, y - 0.085, z), (x, y - 0.11, z), R * 0.08, K.dark, 16)


for j, (y, z, r, m) in enumerate(
    (
        (0, 1.0, 0.30, wh),
        (1.5, 1.35, 0.36, gr),
        (3.2, 1.1, 0.30, st),
        (4.9, 1.7, 0.42, wh),
        (6.8, 1.3, 0.34, am),
        (9, 2.0, 0.4, st),
    )
):
    b.cyl((-14, y, z), (22, y, z), r, m, 40)
    for x in (-6, -1.7, 3.4, 9, 14):
        flange(x + j * 0.35, y, z, r, m)
valve(0.75, 0, 1.0, 0.32, gr, am, 24)
valve(5.4, 1.5, 1.35, 0.36, gr, K.ember, 0)
valve(-3.6, 3.2, 1.1, 0.32, nv, am, 0)
valve(2.2, 4.9, 1.7, 0.42, gr, am, 0)
valve(11, 0, 1.0, 0.32, gr, am, 24)
valve(9.5, 4.9, 1.7, 0.4, nv, K.ember, 0)
gauge(2.75, -0.05, 2.1, 0.3)
gauge(6.9, 1.4, 2.75, 0.34)
for i in range(8):
    b.box((-7 + i * 3.2, 3, 0.0), (0.35, 9, 0.62), K.conc_dark, 0.03)
b.quad((-80, -30, 0), (120, -30, 0), (120, 200, 0), (-80, 200, 0), concrete('#8F8676', 0.6))
b.build('valves', angle=35)
b = Builder()
for i, (x, y, h) in enumerate(((14, 44, 30), (24, 50, 42), (36, 46, 26), (2, 56, 36))):
    vessels.column(b, (x, y, 0), h, 2.2, [K.alu, K.white][i % 2], 4, seed=i)
piping.pipe_rack(b, (-30, 34, 0), (70, 34, 0), 6, (5, 8))
b.build('bg')
fill_sun(150, 26, 1.0, '#FFC896')
camera((-2.3, -4.1, 2.75), (2.0, 1.2, 1.62), 33.3, fstop=0.85, focus=4.95)
render('valves-macro', width=3840, spp=11, grade=dict(exposure=0.05))
