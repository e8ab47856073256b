"""Land drilling rig on a laterite pad in the Niger-Delta forest, golden mist."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.output import render
from kit.props import buildings, cranes, drilling, fittings, tanks, trucks
from kit.sky import reset
from kit.stage import camera, fill_sun, point

reset()
looks.golden(
    az=-38,
    el=9,
    seed=6.2,
    sun_strength=6.5,
    haze=0.0022,
    haze_h=26,
    haze_cap=(1.05, 0.74, 0.5),
    light=2.3,
)
r = random.Random(4)


def creek(x, y):
    return abs(x + 92 + 34 * math.sin(y * 0.012) + y * 0.16)


def height(x, y):
    return min(1.4 + 1.0 * land.fbm(x, y, 0.01, 3), (creek(x, y) - 15) * 0.25)


land.terrain(
    lambda x, y: height(x, y) if not (-34 < x < 66 and -22 < y < 56) else 0.4,
    -500,
    600,
    -140,
    1500,
    200,
    260,
    ground(['#3A2A1C', '#4A5A28', '#3F5A24', '#5E7A34'], 0.02, bump=0.3),
)
land.water_plane(
    water(deep='#0A2A2E', shallow='#1A4A46', rough=0.03, swell=0.05, ripple=0.15), z=-0.4
)
b = Builder()
lat = ground(['#6E3A22', '#8A4A2A', '#A05C36', '#B06E44'], 0.05, bump=0.25)
b.prism(
    [(-34, -20), (-20, -24), (60, -22), (68, -6), (66, 50), (48, 58), (-26, 54), (-36, 36)],
    -1,
    0.75,
    lat,
)
drilling.land_rig(b, (8, 22, 0.8), 14, 50)
for i in range(5):
    buildings.cabin(
        b,
        (52, 2 + i * 8.5, 0.75),
        90 if i % 2 else 90,
        [K.white, K.white, K.cream, K.white, K.navy][i],
        L=12,
    )
for i in range(3):
    tanks.tank(
        b,
        (-24, -4 + i * 13, 0.75),
        4.6,
        8,
        [K.white, K.cream, K.white][i],
        'cone',
        seed=i,
        band=K.green,
    )
trucks.truck(b, (26, -14, 0.75), 8, K.navy)
cranes.ped_crane(b, (-14, 44, 0.75), 4, 24, -40, 58, K.ember)
for p in ((-30, -16), (62, -12), (58, 50), (-28, 48)):
    fittings.light_mast(b, (*p, 0.75), 15)
b.build('rig')
for x, y, z, p in [(8, 16, 14, 2500), (8, 22, 40, 2500), (-14, 0, 8, 1500), (30, 10, 8, 1500)]:
    point((x, y, z), p, '#FFC477', 0.4)
leaf = foliage('#255E2C', '#6FA23C')
trees = [plants.broadleaf(14, s, leaves=1100, spread=0.9, size=0.44, leaf=leaf) for s in (1, 2, 3)]
palms = [plants.palm(15, seed=s) for s in (5, 6)]
mangroves = [
    plants.broadleaf(7, s, leaves=800, spread=1.1, roots=True, leaf=foliage('#2A6A34', '#7DAA44'))
    for s in (7, 8)
]


def ok(x, y):
    return (
        height(x, y) > 0.5
        and not (-42 < x < 76 and -34 < y < 64)
        and not (abs(x - 82) < 26 and y < 0)
        and not (y < -72 and x > -90)
    )


forest(trees, (-420, 520, -60, 700), 6500, height, ok, (0.6, 1.25), 3)
forest(palms, (-250, 320, -60, 400), 420, height, ok, (0.8, 1.35), 4)
forest(trees, (-450, 560, 600, 1450), 5000, height, lambda x, y: height(x, y) > 0.5, (0.9, 1.6), 9)
forest(
    mangroves,
    (-300, 60, -120, 600),
    700,
    lambda x, y: 0,
    lambda x, y: 15 < creek(x, y) < 24,
    (0.7, 1.2),
    5,
)
fill_sun(125, 20, 1.5, '#FFBE86')
camera((-52, -100, 40), (-2, 40, 24), 27)
render('land-rig', width=3840, spp=10, grade=dict(exposure=0.3))
