"""Solar mini-grid and village at night."""

import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import instance
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import buildings, fittings, renewables, village
from kit.sky import reset
from kit.stage import camera, point

reset()
looks.dusk(seed=3.3, az=30, light=2.6, strength=0.62, haze=0.0011, clouds=0.8)
r = random.Random(12)


def height(x, y):
    return 1.2 * land.fbm(x, y, 0.012, 3) + max(0, y - 190) * 0.06 * max(
        0, 0.4 + land.fbm(x, y, 0.004, 4)
    )


soil = ground(['#5A3A26', '#6B4A30', '#4A5A2E', '#3F5A2A'], 0.02, bump=0.25)
land.terrain(height, -500, 600, -120, 1100, 170, 170, soil)
b = Builder()
spots = []
for j in range(6):
    for i in range(9):
        x, y = -78 + i * 22 + (j % 2) * 9 + r.uniform(-4, 4), 22 + j * 23 + r.uniform(-4, 4)
        if abs(x - 20 - 0.1 * y) < 9 or r.random() < 0.1:
            continue
        village.house(
            b,
            (x, y, height(x, y) - 0.15),
            r.uniform(8, 12),
            r.uniform(6, 7.5),
            r.uniform(2.9, 3.4),
            r.choice((0, 90, 180, -12, 12)) + r.uniform(-8, 8),
            seed=i * 10 + j,
        )
        spots.append((x, y))
        if r.random() < 0.65:
            point((x + 3, y - 5.2, height(x, y) + 2.6), r.uniform(220, 520), '#FFB258', 0.2)
# streets with lamps
for x0 in (22,):
    pts = [(x0 + 0.1 * y + 6, y, height(x0 + 0.1 * y + 6, y)) for y in range(-6, 190, 24)]
    village.pole_line(b, pts)
    for p in pts:
        point((p[0], p[1] - 1.5, p[2] + 6.9), 900, '#FFC477', 0.25)
pts = [(x, 13, height(x, 13)) for x in range(-92, 120, 26)]
village.pole_line(b, pts)
for p in pts:
    point((p[0], p[1] - 1.5, p[2] + 6.9), 900, '#FFC477', 0.25)
# battery container + control cabin beside the array
for i in range(2):
    x, y = 44, -12 - i * 7
    b.box((x, y, height(x, y) + 0.1), (12.2, 2.6, 2.9), K.white, 0.06)
    b.box((x, y, height(x, y) + 0.55), (12.25, 2.66, 0.35), K.green, 0)
    for q in range(6):
        b.box((x - 5 + q * 2, y - 1.33, height(x, y) + 1.2), (1.3, 0.06, 1.3), K.galv, 0)
    b.box((x - 6.15, y, height(x, y) + 2.3), (0.06, 1.2, 0.18), fittings.glow_green(), 0)
buildings.cabin(b, (44, -2, height(44, -2)), 0, L=8)
point((44, -8.5, 4.5), 1500, '#FFE0B0', 0.3)
point((36, -24, 4), 900, '#FFE0B0', 0.3)
b.build('village')
t = renewables.solar_table(10, 2, 7, 1.4)
for j in range(5):
    for i in range(5):
        x, y = -34 + i * 12.6, -50 + j * 8.2
        instance(t, (x, y, height(x, y)))
palms = [plants.palm(12, 16, s) for s in (1, 2, 3)]
trees = [
    plants.broadleaf(9, s, leaves=1000, spread=1.0, leaf=foliage('#2A5A2C', '#5E8A3A'))
    for s in (1, 2)
]


def clear(x, y):
    return (
        all((x - a) ** 2 + (y - c) ** 2 > 50 for a, c in spots)
        and not (-46 < x < 62 and y < 9)
        and abs(x - 20 - 0.1 * y) > 6
    )


forest(palms, (-110, 150, 6, 180), 60, height, clear, (0.7, 1.25), 3)
forest(trees, (-110, 150, 6, 180), 55, height, clear, (0.5, 0.9), 5)
forest(trees + palms, (-400, 500, 165, 700), 2600, height, None, (0.8, 1.4), 6)
g = [plants.grass_tuft(0.6, 22, s) for s in (1, 2)]
forest(
    g, (-70, 90, -78, 8), 5000, height, lambda x, y: not (-42 < x < 26 and y > -56), (0.5, 1.1), 6
)
camera((-30, -84, 25), (13, 40, 5), 26.1)
render(
    'mini-grid-village',
    spp=22,
    clamp=1.6,
    grade=dict(exposure=1.08, high=(0.02, 0.006, -0.012), bloom=0.8),
)
