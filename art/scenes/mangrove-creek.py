"""Mangrove restoration: winding creek, nursery rows, mist at sunrise."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import scatter
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.output import render
from kit.sky import reset
from kit.stage import camera

reset()
looks.golden(
    az=22,
    el=7.5,
    seed=14.7,
    sun_strength=6,
    haze=0.0012,
    haze_h=22,
    haze_cap=(1.1, 0.8, 0.56),
    light=1.8,
    disc=6,
    clouds=0.6,
)


def cxx(y):
    return 6 + 46 * math.sin(y * 0.0105 + 0.5) + 0.10 * y


def wd(y):
    return 15 + 0.02 * max(0, y) + 5 * math.sin(y * 0.02)


def height(x, y):
    return max(
        -2.5,
        min(
            1.2 + 0.5 * land.fbm(x, y, 0.02, 3),
            (abs(x - cxx(y)) - wd(y)) * 0.14,
            (abs(x + 130 - 0.3 * y + 40 * math.sin(y * 0.008)) - 9) * 0.14,
        ),
    )


land.terrain(
    height,
    -700,
    800,
    -90,
    2200,
    260,
    320,
    ground(['#2E2A1E', '#43402A', '#4E5A2C', '#5A6A34'], 0.03, bump=0.3),
)
land.water_plane(
    water(deep='#08282E', shallow='#164A48', rough=0.025, swell=0.04, ripple=0.13, fade=500)
)
leaf = foliage('#1F6234', '#86B548', 0.42)
mangroves = [
    plants.broadleaf(8, s, leaves=1700, spread=1.05, roots=True, size=0.36, blobs=11, leaf=leaf)
    for s in (1, 2, 3, 4)
]
palms = [plants.palm(14, 16, s) for s in (5, 6)]


def nurs(x, y):
    return -72 < x < -12 and -50 < y < 40


forest(
    mangroves,
    (-420, 520, -30, 900),
    8500,
    lambda x, y: max(height(x, y), -0.1),
    lambda x, y: height(x, y) > 0.1 and not nurs(x, y),
    (0.6, 1.25),
    3,
)
forest(
    mangroves, (-700, 800, 850, 2200), 6000, height, lambda x, y: height(x, y) > 0.4, (1.1, 1.9), 8
)
forest(palms, (-300, 400, 60, 900), 260, height, lambda x, y: height(x, y) > 0.5, (0.8, 1.3), 4)
# nursery: rows of young propagules with bamboo stakes on the mud bank
sd = plants.broadleaf(
    1.6, 21, leaves=150, spread=0.7, size=1.3, blobs=4, leaf=foliage('#4FA03A', '#A5D15A', 0.4)
)
b = Builder()
sp = []
for j in range(20):
    for i in range(34):
        x, y = -70 + i * 1.75 + random.uniform(-0.15, 0.15), -44 + j * 4.2 + random.uniform(
            -0.2, 0.2
        )
        if abs(x - cxx(y)) < wd(y) - 0.5 + 1:
            continue
        z = height(x, y)
        sp.append((x, y, max(z, -0.25), random.uniform(0, 360), random.uniform(0.7, 1.25)))
        b.cyl((x + 0.2, y, z - 0.2), (x + 0.2, y, z + 1.7), 0.025, K.wood, 5)
scatter(sd, sp)
# canoe-like skiff
with b.at(cxx(8) + 2, 8, 0.0, rz=70):
    b.loft(
        [
            [
                (
                    -4.5 + 9 * t,
                    s * 0.75 * math.sin(math.pi * min(0.98, t * 0.96 + 0.02)) ** 0.6,
                    0.1 + 0.45 * (s != 0) + 0.35 * (abs(t - 0.5) * 2) ** 3,
                )
                for s in (-1, -0.55, 0, 0.55, 1)
            ]
            for t in [i / 14 for i in range(15)]
        ],
        K.wood,
        closed=False,
        cap=False,
    )
    for x in (-2, 0, 2):
        b.box((x, 0, 0.42), (0.3, 1.1, 0.06), K.wood, 0)
    for x in (-1, 1):
        b.box((x, 0, 0.3), (1.2, 0.8, 0.35), foliage('#3F8A30', '#8CC050'))
b.build('nursery')
camera((-36, -92, 17), (4, 60, 7), 26.1)
render('mangrove-creek', spp=22, grade=dict(exposure=0.22))
