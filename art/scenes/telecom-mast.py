"""Lattice mast with dishes on a ridge above a town at dusk."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import telecom, village
from kit.sky import reset
from kit.stage import area, camera, point

reset()
looks.dusk(
    seed=6.8, az=-24, el=-0.8, light=3.0, strength=0.74, haze=0.00085, haze_h=60, clouds=0.85
)
r = random.Random(7)
MX, MY = 24, 16


def height(x, y):
    d = math.hypot(x - MX, y - MY)
    hill = 46 * math.exp(-((max(0, d - 13) / 50) ** 2))
    rough = min(1, max(0, (d - 13) / 20))
    town = 2.5 * land.fbm(x, y, 0.006, 3)
    far = max(0, y - 900) * 0.16 * max(0, 0.35 + land.fbm(x, y, 0.0016, 5))
    return (
        hill * (1 + 0.14 * rough * land.fbm(x, y, 0.03, 3)) + town * (1 if y > 200 else rough) + far
    )


land.terrain(
    height,
    -900,
    1100,
    -140,
    2600,
    230,
    260,
    ground(['#3A2E22', '#40482A', '#3C5228', '#52603A'], 0.01, bump=0.3),
)
b = Builder()
mz = height(MX, MY)
telecom.compound(b, (MX, MY, mz + 0.2), 9, 12)
telecom.mast(b, (MX, MY, mz), 60, 6.6, 1.5, 20)
b.build('mast')
# town on the plain: rows of small houses along three bent streets, plus glow dots for far districts
b = Builder()
sp = []


def street(k, t):
    return (-420 + t * 900, 250 + k * 62 + 40 * math.sin(t * 3.1 + k * 0.4) + r.uniform(-9, 9))


for k in range(9):
    for i in range(46):
        t = (i + r.uniform(-0.3, 0.3)) / 46
        x, y = street(k, t)
        if r.random() < 0.16:
            continue
        z = height(x, y)
        village.house(
            b,
            (x, y, z - 0.3),
            r.uniform(9, 16),
            r.uniform(7, 11),
            r.choice((3.2, 3.2, 3.4, 6.2, 9.5 if k in (2, 3) else 3.2)),
            r.uniform(-14, 14) + r.choice((0, 90)),
            seed=k * 90 + i,
            veranda=False,
        )
        sp.append((x, y))
        if i % 2 == 0:
            b.beam((x + 8, y - 8, z), (x + 8, y - 8, z + 7.5), 0.14, K.galv)
            b.sphere((x + 8, y - 8.8, z + 7.6), 0.55, K.lampw, 8, 5)
for i in range(420):
    x, y = r.gauss(120, 420), r.uniform(800, 1700)
    b.sphere(
        (x, y, height(x, y) + r.uniform(3, 8)),
        r.uniform(0.6, 1.15),
        r.choice([K.lampw, K.win, K.lampc]),
        6,
        4,
    )
b.build('town')
for x, y in sp[::9]:
    point((x + 8, y - 9, height(x, y) + 7.2), 2400, '#FFC070', 0.5)
point((MX - 5, MY - 12, mz + 4), 420, '#FFD9A0', 0.3)
point((MX + 6, MY - 10, mz + 5), 300, '#FFD9A0', 0.3)
area((MX - 60, MY - 60, mz + 60), (MX, MY, mz + 34), 30000, 26, '#FFB27A')
area((MX - 30, MY - 110, mz + 70), (MX, MY - 20, mz - 8), 30000, 60, '#7FB0D8').visible_glossy = (
    False
)
leaf = foliage('#234F2A', '#587F36')
trees = [plants.broadleaf(9, s, leaves=1200, spread=0.95, leaf=leaf) for s in (1, 2, 3)]
palms = [plants.palm(11, seed=s) for s in (4, 5)]


def clr(x, y):
    return (x - MX) ** 2 + (y - MY) ** 2 > 200


forest(
    trees + palms,
    (-500, 560, 225, 820),
    900,
    height,
    lambda x, y: all((x - a) ** 2 + (y - c) ** 2 > 120 for a, c in sp),
    (0.6, 1.0),
    3,
)
forest(
    trees,
    (-120, 180, -50, 200),
    520,
    height,
    lambda x, y: (x - MX) ** 2 + (y - MY) ** 2 > 900,
    (0.4, 0.8),
    5,
)
forest(trees + palms, (-900, 1100, 820, 2200), 3400, height, None, (1.0, 1.7), 6)
bushes = [
    plants.broadleaf(2.2, s, leaves=600, spread=1.3, blobs=11, size=0.7, leaf=leaf)
    for s in (11, 12)
]
forest(bushes, (-60, 110, -70, 70), 420, height, clr, (0.4, 1.1), 9)
blade = foliage('#4A6A2C', '#9A9648', 0.45)
g = [plants.grass_tuft(0.8, 26, s, blade) for s in (1, 2)]
forest(g, (-50, 95, -62, 60), 24000, height, clr, (0.4, 1.3), 7)
camera((-36, -84, 61), (3, 20, 70.5), 24.3)
render(
    'telecom-mast',
    spp=12,
    clamp=1.6,
    grade=dict(exposure=0.75, high=(0.02, 0.006, -0.012), bloom=0.75),
)
