"""Road tanker on a laterite road at golden hour, fuel depot behind."""

import math

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import tanks, trucks, village
from kit.sky import reset
from kit.stage import camera, fill_sun, point

reset()
looks.golden(
    az=60, el=9, seed=10.4, sun_strength=6.2, haze=0.0012, haze_h=40, haze_cap=(1.05, 0.74, 0.5)
)


def rc(x):
    return 3.5 * math.sin(x * 0.018) + 0.0011 * x * x


def height(x, y):
    d = abs(y - rc(x))
    return (0.5 * land.fbm(x, y, 0.03, 3) + 0.3) * max(0, min(1, (d - 6) / 8)) + max(
        0, y - 160
    ) * 0.05 * max(0, 0.4 + land.fbm(x, y, 0.005, 4))


land.terrain(
    height,
    -300,
    500,
    -60,
    900,
    240,
    200,
    ground(['#3E5A26', '#55722E', '#6E7C3A', '#8A6A3C'], 0.03, bump=0.3),
)
b = Builder()
lat = ground(['#7A4026', '#96522F', '#AA663C', '#B87A4E'], 0.35, bump=0.5, fine=6)
xs = [x * 3 for x in range(-70, 130)]
for a, c in zip(xs, xs[1:]):
    b.quad(
        (a, rc(a) - 5.2, 0.32),
        (c, rc(c) - 5.2, 0.32),
        (c, rc(c) + 5.2, 0.32),
        (a, rc(a) + 5.2, 0.32),
        lat,
    )
    for sg in (-1, 1):
        b.quad(
            (a, rc(a) + sg * 5.2, 0.32),
            (c, rc(c) + sg * 5.2, 0.32),
            (c, rc(c) + sg * 7.2, -0.12),
            (a, rc(a) + sg * 7.2, -0.12),
            lat,
        )
    for o in (-2.1, -1.0, 1.0, 2.1):
        b.quad(
            (a, rc(a) + o - 0.22, 0.335),
            (c, rc(c) + o - 0.22, 0.335),
            (c, rc(c) + o + 0.22, 0.335),
            (a, rc(a) + o + 0.22, 0.335),
            paint('#7E4A2C', 0.95),
        )
trucks.truck(b, (2, rc(2) - 0.4, 0.34), 4, K.navy)
trucks.truck(b, (74, rc(74) + 0.2, 0.34), 12, K.white, band=K.amber)
# depot
for i, (x, y, r, h) in enumerate(
    ((70, 74, 15, 16), (108, 80, 15, 16), (90, 112, 17, 17), (134, 116, 15, 15), (150, 84, 11, 13))
):
    tanks.tank(
        b,
        (x, y, height(x, y)),
        r,
        h,
        [K.white, K.cream, K.white, K.white, K.cream][i],
        ['cone', 'dome', 'cone', 'cone', 'dome'][i],
        seed=i,
        band=[K.green, K.amber, None, K.green, K.amber][i],
    )
b.box((40, 70, height(40, 70)), (26, 14, 0.4), K.concrete)
for i in range(3):
    for s in (-5, 5):
        b.beam((30 + i * 10, 70 + s, height(40, 70)), (30 + i * 10, 70 + s, 7), 0.5, K.white)
b.box((40, 70, 7), (28, 15, 1.2), K.green, 0.1)
b.box((40, 70, 6.8), (27, 14, 0.25), K.white, 0)
village.pole_line(
    b, [(x, rc(x) + 9.5, height(x, rc(x) + 9.5)) for x in range(-60, 300, 30)], lamp=False
)
b.build('road')
point((40, 66, 5.5), 1500, '#FFE0B0', 0.5)
point((11.6, rc(11) - 1, 1.2), 60, '#FFE9C8', 0.15)
fill_sun(150, 18, 1.6, '#FFBE86')
leaf = foliage('#2A6630', '#7AA63E')
trees = [plants.broadleaf(10, s, leaves=1100, spread=1.0, leaf=leaf) for s in (1, 2, 3)]
palms = [plants.palm(13, 17, s) for s in (5, 6, 7)]


def ok(x, y):
    return abs(y - rc(x)) > 15 and not (20 < x < 175 and 50 < y < 140)


forest(trees, (-250, 420, 18, 150), 190, height, ok, (0.5, 1.1), 3)
forest(palms, (-120, 300, 16, 150), 85, height, ok, (0.7, 1.25), 4)
forest(trees + palms, (-300, 500, 140, 600), 3000, height, None, (0.7, 1.4), 6)
blade = foliage('#4A7A2C', '#A6A24E', 0.45)
g = [plants.grass_tuft(0.7, 28, s, blade) for s in (1, 2, 3)]
forest(
    g,
    (-50, 80, -34, 40),
    26000,
    lambda x, y: max(height(x, y), 0.32 - max(0, abs(y - rc(x)) - 5.2) * 0.22),
    lambda x, y: abs(y - rc(x)) > 5.6 + land.fbm(x, y, 0.2) * 1.4,
    (0.4, 1.3),
    6,
)
camera((-17, -16.5, 3.0), (9, 6, 4.6), 24.3, fstop=2.2, focus=22)
render('road-tanker', spp=22, grade=dict(exposure=0.2))
