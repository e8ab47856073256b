"""A village in late light and the small solar field that feeds it."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import instance
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import renewables, village
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=74,
    el=13,
    seed=6.2,
    light=1.7,
    sun_strength=7,
    sun_color='#FFB67A',
    haze=0.0013,
    haze_h=24,
    haze_cap=(1.05, 0.8, 0.58),
    clouds=0.7,
)
fill_sun(195, 35, 0.9, '#BFD8EA')
r = random.Random(12)


def height(x, y):
    hills = max(0, y - 230) * 0.08 * max(0, 0.45 + land.fbm(x, y, 0.004, 4))
    return 1.4 * land.fbm(x, y, 0.012, 3) + hills


# Two paths: one up through the village, one across it.
def street(y):
    return -6 + 10 * math.sin(y * 0.032) + 0.1 * y


def lane(x):
    return 62 + 7 * math.sin(x * 0.05)


spots = []  # x, y, width, depth, turn
tries = 0
while len(spots) < 64 and tries < 6000:
    tries += 1
    y = 8 + 158 * r.random() ** 1.15
    x = street(y) + r.uniform(-1, 1) * (52 + 0.25 * y)
    w, d = r.uniform(6.5, 12.5), r.uniform(5, 7.5)
    if abs(x - street(y)) < 8 or abs(y - lane(x)) < 7.5 or (x > 1 and y < 34):
        continue
    if any(math.hypot(x - a, y - c) < 12 for a, c, *_ in spots):
        continue
    to_street = abs(x - street(y)) < 22
    turn = (-90 if x > street(y) else 90) if to_street else r.choice((0, 0, 180, 90, -90))
    spots.append((x, y, w, d, turn + r.uniform(-14, 14)))


def yard(x, y):
    """bare soil: paths, yards around houses, the ground below the modules"""
    near = max((1 - math.hypot(x - a, y - c) / 11 for a, c, *_ in spots), default=0)
    path = max(1 - abs(x - street(y)) / 5.2 if y < 175 else 0, 1 - abs(y - lane(x)) / 4.2)
    array = 0.45 if 4 < x < 46 and -18 < y < 24 else 0
    return max(0, near, path * 1.15, array)


soil = ground(
    ['#4A5426', '#5E6A30', '#7A7A3C', '#8A7A46'], 0.03, bump=0.25, bare=('#8E5636', '#B07A50')
)
land.terrain(height, -120, 150, -90, 200, 200, 210, soil, yard)
for area in ((-700, -119, -90, 200), (149, 800, -90, 200), (-700, 800, 199, 1300)):
    land.terrain(height, *area, 60, 80, soil)

b = Builder()
for i, (x, y, w, d, turn) in enumerate(spots):
    at = (x, y, height(x, y))
    form = dict(seed=i, shape=r.choice(('gable', 'gable', 'hip', 'mono')), lit=r.random() < 0.4)
    village.house(b, at, w, d, r.uniform(2.6, 3.2), turn, veranda=r.random() < 0.4, **form)
    if r.random() < 0.45:  # a kitchen or store in the yard
        a = r.uniform(0, 6.28)
        p, q = x + 8.5 * math.cos(a), y + 8.5 * math.sin(a)
        if abs(p - street(q)) > 4 and abs(q - lane(p)) > 4:
            shed = dict(veranda=False, lit=False, shape='mono')
            village.house(b, (p, q, height(p, q)), 3.4, 2.8, 2.2, turn, seed=i + 90, **shed)
    if r.random() < 0.5:
        a = r.uniform(0, 6.28)
        p, q = x + 7.5 * math.cos(a), y - 6.5
        end = (p + 5 * math.cos(a), q + 5 * math.sin(a))
        village.washing_line(b, (p, q, height(p, q)), (*end, height(*end)), i)
for x, y in ((street(52) + 15, 54), (-38, 84)):
    village.water_tank(b, (x, y, height(x, y)))
poles = [(street(y) + 4.5, y) for y in range(4, 190, 26)]
village.pole_line(b, [(x, y, height(x, y)) for x, y in poles], 7.5, lamp=False)
cross = [(x, lane(x) + 4.5) for x in range(-74, 96, 28)]
village.pole_line(b, [(x, y, height(x, y)) for x, y in cross], 7.5, lamp=False)

# The solar field, its batteries and its fence.
table = renewables.solar_table(9, 2, 11, 1.3)
for i in range(4):
    for j in range(3):
        x, y = 11 + j * 12 - i * 1.4, -13 + i * 7.6 + j * 2.4
        instance(table, (x, y, height(x, y)), rz=11)
corners = [(3, -22), (46, -14), (40, 27), (-1, 19), (3, -22)]
village.fence(b, [(x, y, height(x, y)) for x, y in corners])
x, y = 18, 29.5
b.box((x, y, height(x, y)), (6.1, 2.5, 2.7), K.white, 0.05)
b.box((x, y, height(x, y) + 0.3), (6.14, 2.54, 0.3), K.green, 0)
for k in range(3):
    b.box((x - 2 + k * 2, y - 1.27, height(x, y) + 1), (1.2, 0.08, 1.1), K.galv, 0)
b.build('village')
for x, y, h in ((-26, 58, 24), (24, 92, 28), (-58, 110, 26), (52, 66, 20)):
    village.smoke((x, y, height(x, y) + 2), 13, h, 10)

mango, neem = foliage('#1F4A20', '#4E7A2C', 0.25), foliage('#3C6A2A', '#86A046', 0.4)
trees = [
    plants.broadleaf(h, s, leaf=leaf, leaves=n, spread=k, size=size, blobs=blobs)
    for h, s, leaf, n, k, size, blobs in (
        (9, 1, mango, 4200, 0.95, 0.24, 20),
        (7, 2, mango, 3600, 1.1, 0.26, 16),
        (11, 3, neem, 4200, 0.7, 0.2, 16),
        (8, 4, neem, 3000, 0.8, 0.24, 12),
        (3, 5, neem, 900, 0.9, 0.5, 6),
    )
]
palms = [plants.palm(h, seed=s) for s, h in ((1, 9), (2, 12), (3, 14))]


def clear(x, y):
    house = all(math.hypot(x - a, y - c) > 8.5 for a, c, *_ in spots)
    path = abs(x - street(y)) > 5 and abs(y - lane(x)) > 5
    view = y < 14 and x < -6 and r.random() < 0.6
    return house and path and not view and not (-3 < x < 50 and y < 36)


forest(trees, (-110, 140, 10, 185), 150, height, clear, (0.6, 1.15), 5)
forest(palms, (-100, 130, 14, 185), 34, height, clear, (0.7, 1.2), 3)
forest(trees[:4] + palms[:1], (-420, 520, 178, 460), 1900, height, None, (0.8, 1.5), 6)
forest(trees[:4], (-650, 750, 440, 1250), 2600, height, None, (1.2, 2.2), 8)
forest(trees, (-320, -105, 0, 200), 420, height, None, (0.7, 1.4), 9)
forest(trees, (140, 380, 0, 200), 420, height, None, (0.7, 1.4), 10)
blade = foliage('#5A7030', '#B09C52', 0.45)
grass = [plants.grass_tuft(0.55, 24, s, blade) for s in (1, 2, 3)]
forest(grass, (-70, 70, -70, 60), 26000, height, lambda x, y: yard(x, y) < 0.3, (0.4, 1.2), 6)
forest(grass, (4, 44, -20, 24), 1500, height, None, (0.3, 0.6), 7)
camera((-15, -38, 13), (6, 30, 5.8), 26)
render('mini-grid-village', spp=6, clamp=2, grade=dict(exposure=0.3))
