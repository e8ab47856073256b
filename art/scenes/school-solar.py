"""A village school under its solar roof at midday: pupils and their teacher cross the yard."""

import math

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import instance
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import people, renewables, schools, village
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.morning(
    az=138,
    el=52,
    seed=9.6,
    warm=[(0, '#E8EBE6'), (0.08, '#C4D9E2'), (0.3, '#6FA9CC'), (1, '#20609A')],
    cool=[(0, '#D9E3E4'), (0.06, '#B4D0DD'), (0.2, '#6FA8CB'), (0.5, '#3A80B3'), (1, '#1D5A90')],
    glow='#FFF1D8',
    clouds=0.95,
    cloud_lit='#FFFFFF',
    cloud_dark='#DCE5EA',
    light=1.35,
    sun_strength=6.2,
    sun_color='#FFF0D6',
    sun_angle=0.7,
    haze=0.0009,
    haze_h=30,
    haze_cap=(0.9, 0.95, 1.0),
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
crew = Builder()
# along the path to the classrooms, two and two; a few come over the yard
crossing = (
    (4.1, -18.5, -36, people.WALK, dict(satchel='#1D3E5C')),
    (5.5, -17.7, -40, people.STEP, dict(skirt=True, sc=0.72, satchel='#7A2E1C')),
    (6.5, -14.9, -32, people.mirrored(people.STEP), dict(skirt=True, sc=0.7)),
    (7.8, -14.2, -30, people.WALK, dict(sc=0.78, satchel='#2B2B2B')),
    (9.1, -10.6, -24, people.mirrored(people.WALK), dict(sc=0.66, satchel='#C27A1A')),
    (12.0, -1.2, -8, people.mirrored(people.WALK), dict(sc=0.74, satchel='#1D3E5C')),
    (13.1, -0.7, -4, people.STEP, dict(skirt=True, sc=0.75)),
    (-4.6, -9.6, -66, people.mirrored(people.WALK), dict(sc=0.76, satchel='#5A6A2E')),
    (-6.2, -9.0, -72, people.WALK, dict(skirt=True, sc=0.73, satchel='#8A5A1E')),
    (-2.6, -7.4, -52, people.STEP, dict(sc=0.7)),
)
for i, (x, y, rz, pose, wears) in enumerate(crossing):
    people.pupil(crew, (x, y, 0.06), rz, pose, seed=i + 1, cell=0.015, **wears)
beckons = {'wrists': ((-0.30, 0.05, 0.86), (0.33, 0.32, 1.22)), 'head': (4, 0, -14)}
people.teacher(crew, (0.6, -13.0, 0.06), -58, {**people.STAND, **beckons}, cell=0.015)
crew.build('pupils', angle=60)
pitch = math.degrees(math.atan2(2.35, 4.5))
table = renewables.solar_table(8, 2, pitch, 0.18, 1.0, 1.75)
for i in range(4):
    instance(table, (8 - 12.6 + i * 8.4, 10 - 2.35, 4.22))
fill_sun(200, 30, 0.7, '#E6EEF6')
leaf = foliage('#2A6630', '#7AA63E')
shade = [
    plants.broadleaf(11, s, leaves=16000, spread=1.0, size=0.15, blobs=15, leaf=leaf)
    for s in (1, 2, 3)
]
palms = [plants.palm(13, seed=s) for s in (5, 6, 7)]
for x, y, k in (
    (-18, 2, 1.0),
    (3, -31, 1.0),  # out of sight: its shade lies on the yard
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
camera((-16, -40, 3.0), (4.6, 8, 4.3), 37)
render('school-solar', spp=20, grade=dict(exposure=-0.2, contrast=0.16, vig=0.2))
