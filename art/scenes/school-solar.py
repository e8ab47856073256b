"""A village school under its solar roof, shade trees and a swept yard at golden hour."""

import math

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import instance
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import renewables, schools, village
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-94,
    el=11,
    seed=9.6,
    sun_strength=6.4,
    haze=0.0013,
    haze_h=30,
    haze_cap=(1.05, 0.76, 0.52),
    clouds=0.7,
)


def hills(x, y):
    return 0.25 * land.fbm(x, y, 0.04, 3) * min(1, max(0, (abs(x - 10) - 34) / 20)) + max(
        0, y - 120
    ) * 0.05 * max(0, 0.4 + land.fbm(x, y, 0.005, 4))


land.terrain(
    hills,
    -400,
    500,
    -80,
    900,
    220,
    200,
    ground(['#6E4A2C', '#8A6238', '#5E6A32', '#4E6A2E'], 0.03, bump=0.3),
)
b = Builder()
yard = ground(['#85583A', '#9A6B48', '#AD7D58'], 0.08, bump=0.25, fine=5)
b.prism([(-34, -26), (40, -30), (46, 4), (34, 16), (-30, 14), (-40, -6)], -0.4, 0.06, yard)
schools.school(b, (8, 10, 0), 4)
schools.school(b, (-34, 34, 0), 3, 78)
schools.water_tower(b, (33, 18, 0))
for i in range(9):
    x, y = -70 + i * 22, 58 + (i % 3) * 14
    village.house(b, (x, y, hills(x, y) - 0.1), 10, 7, 3.1, (i % 3 - 1) * 8, seed=i)
for i in range(24):  # whitewashed stones along the path
    for o in (-1.5, 1.5):
        y = 2.4 - i * 1.15
        b.sphere((12.6 - 0.018 * (y - 3) ** 2 + o, y, 0.1), 0.17, K.white, 10, 6, sz=0.7)
b.build('school')
pitch = math.degrees(math.atan2(2.35, 4.5))
table = renewables.solar_table(8, 2, pitch, 0.18, 1.0, 1.75)
for i in range(4):
    instance(table, (8 - 12.6 + i * 8.4, 10 - 2.35, 4.22))
fill_sun(168, 22, 1.7, '#FFC896')
leaf = foliage('#2A6630', '#7AA63E')
shade = [
    plants.broadleaf(11, s, leaves=8000, spread=1.0, size=0.21, blobs=15, leaf=leaf)
    for s in (1, 2, 3)
]
palms = [plants.palm(13, seed=s) for s in (5, 6, 7)]
for x, y, k in (
    (-18, 2, 1.0),
    (-52, -22, 1.3),
    (-46, -34, 1.2),
    (-60, -8, 1.2),
    (44, 26, 1.2),
    (-8, 26, 1.1),
    (20, 28, 1.3),
):
    instance(shade[int(abs(x)) % 3], (x, y, 0), x * 7, k)


def clear(x, y):
    return not (-48 < x < 50 and -40 < y < 24)


forest(palms, (-120, 140, 20, 120), 40, hills, clear, (0.7, 1.2), 3)
forest(shade, (-140, 160, 30, 130), 70, hills, clear, (0.5, 1.0), 5)
forest(shade + palms, (-380, 480, 120, 600), 2600, hills, None, (0.7, 1.3), 6)
blade = foliage('#5A7A2C', '#B0A650', 0.45)
grass = [plants.grass_tuft(0.5, 26, s, blade) for s in (1, 2, 3)]
forest(
    grass,
    (-60, 70, -56, 24),
    16000,
    hills,
    lambda x, y: not (-36 < x < 42 and -27 + 0.1 * land.fbm(x, y, 0.3) < y < 16),
    (0.4, 1.1),
    6,
)
camera((-24, -48, 4.6), (2.2, 8, 5.0), 39)
render('school-solar', spp=20, grade=dict(exposure=0.32))
