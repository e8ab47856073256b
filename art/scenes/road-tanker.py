"""Road tanker on a rutted laterite road at midday, trailing dust."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.lights import smoke
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import dusty
from kit.output import render
from kit.props import trucks, village
from kit.sky import reset
from kit.stage import camera

reset()
looks.midday(az=232, el=56, seed=5.3)
r = random.Random(4)


def road(y):
    """x of the road's middle: straight here, bending away further on"""
    return -0.0013 * max(0, y - 40) ** 2


def height(x, y):
    d = abs(x - road(y))
    if d < 5.4:
        ruts = sum(math.exp(-(((d - at) / 0.3) ** 2)) for at in (0.9, 2.9))
        bumps = 0.035 * land.fbm(x, y, 0.7, 3) + 0.05 * land.fbm(x, y, 0.11, 2)
        return 0.34 - 0.009 * d * d - 0.12 * ruts + bumps
    field = 0.25 + 0.5 * land.fbm(x, y, 0.03, 3) + 0.06 * land.fbm(x, y, 0.4, 2)
    ditch = -0.28 * math.exp(-(((d - 6.9) / 1.1) ** 2))
    hills = max(0, y - 260) * 0.07 * max(0, 0.4 + land.fbm(x, y, 0.004, 4))
    k = min(1, (d - 5.4) / 2.5)
    return 0.08 * (1 - k) + field * k + ditch + hills


def bare(x, y):
    d = abs(x - road(y)) + 1.3 * land.fbm(x, y, 0.22, 3)
    return max(0, min(1, 1 - (d - 5.2) / 2.2))


soil = ground(
    ['#56663A', '#6A7544', '#84804C', '#8E7A54'],
    0.03,
    bump=0.5,
    fine=5,
    bare=('#7A4530', '#AC7A5A'),
)
land.terrain(height, -40, 40, -8, 92, 400, 400, soil, bare)
land.terrain(height, -40, 40, 91, 400, 160, 240, soil, bare)
for x0, x1 in ((-600, -39), (39, 700)):
    land.terrain(height, x0, x1, -20, 400, 80, 60, soil, bare)
land.terrain(height, -900, 1000, 399, 1600, 160, 100, soil)

b = Builder()
cab, tank = dusty('#D9D4C8', 0.32), dusty('#C9CED0', 0.2, 0.9, reach=3.4)
trucks.truck(b, (-1.9, 34.5, 0.24), -90, cab, tank, lights=False)
trucks.truck(b, (road(176) + 2.2, 176, 0.24), 108, K.white, band=K.amber, lights=False)
side = [(road(y) + 14, y) for y in range(18, 340, 38)]
village.pole_line(b, [(x, y, height(x, y)) for x, y in side], lamp=False)
for i in range(90):  # stones thrown to the edges
    y = r.uniform(4, 60)
    x = road(y) + r.choice((-1, 1)) * r.gauss(5.9, 0.4)
    b.sphere((x, y, height(x, y)), r.uniform(0.02, 0.07), K.rust, 7, 5, sz=0.7)
b.build('road')
dust = smoke('#D6B096', 0.62, 0.46, 0.36)
thin = smoke('#DCB696', 0.3, 0.42, 0.34)
for i in range(9):
    y = 41 + i * 4.2
    wide = 7 + i * 1.3
    shift = 1.2 + i * 0.55
    village.smoke((-1.9 + shift, y, 0.15), wide, 2.2 + i * 0.5, 8, dust if i < 6 else thin)
village.smoke((1.2, 35, 0.2), 3.4, 1.5, 20, thin)
village.smoke((road(200) + 3, 200, 0.2), 14, 5, -10, dust)

dark, light = foliage('#2C4A2C', '#5E7A3C', 0.3), foliage('#45642F', '#85944C', 0.4)
trees = [
    plants.broadleaf(h, s, leaf=m, leaves=n, spread=k, size=z, blobs=q)
    for h, s, m, n, k, z, q in (
        (11, 1, dark, 15000, 0.95, 0.2, 34),
        (9, 2, light, 11000, 0.8, 0.22, 24),
        (14, 3, dark, 15000, 0.6, 0.17, 34),
        (7, 4, light, 9000, 1.1, 0.26, 22),
    )
]
bushes = [
    plants.broadleaf(h, s, leaf=m, leaves=2600, spread=1.2, size=0.42, blobs=9)
    for h, s, m in ((2.2, 11, light), (1.5, 12, dark))
]
palms = [plants.palm(h, seed=s) for s, h in ((5, 10), (6, 13), (7, 16))]


def beside(least):
    return lambda x, y: abs(x - road(y)) > least


forest(trees, (-120, -13, 34, 190), 62, height, beside(13), (0.6, 1.1), 3)
forest(trees, (13, 140, 26, 190), 80, height, beside(14), (0.6, 1.15), 5)
forest(bushes, (-90, 90, 14, 190), 260, height, beside(8.5), (0.5, 1.3), 8)
forest(palms, (-150, 160, 60, 260), 46, height, beside(15), (0.7, 1.15), 4)
forest(trees + palms[:1], (-420, 460, 180, 480), 1300, height, beside(12), (0.7, 1.3), 6)
forest(trees, (-800, 900, 470, 1500), 2600, height, None, (1.2, 2.2), 7)
green, straw = foliage('#5A7438', '#94985A', 0.4), foliage('#938C54', '#C4B27A', 0.4)
kinds = ((0.4, 1, green), (0.6, 2, straw), (0.55, 3, green), (0.75, 4, straw))
grass = [plants.grass_tuft(h, 30, s, m) for h, s, m in kinds]


def grows(x, y):
    return bare(x, y) < 0.28 + 0.2 * land.fbm(x, y, 0.4, 2)


forest(grass, (-24, 24, 1, 46), 30000, height, grows, (0.35, 1.15), 6)
forest(grass, (-60, 60, 44, 120), 22000, height, grows, (0.6, 1.4), 9)
camera((-9.6, 1.5, 2.0), (-5.6, 22, 3.5), 35)
render(
    'road-tanker',
    width=4096,
    spp=6,
    grade=dict(exposure=-0.15, high=(0.01, 0.005, -0.008), sat=0.94, vig=0.25),
)
