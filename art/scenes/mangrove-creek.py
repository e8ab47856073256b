"""Mangrove restoration: a winding creek, broken rows of seedlings, mist and a low sun."""

import math
import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import scatter
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.output import render
from kit.props import boats
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=22,
    el=7.5,
    seed=14.7,
    sun_strength=6,
    haze=0.0013,
    haze_h=22,
    haze_cap=(1.1, 0.8, 0.56),
    light=1.8,
    disc=8,
    clouds=0.6,
)
fill_sun(200, 40, 0.45, '#BFD8EA')
r = random.Random(8)


def creek(x, y):
    """metres from the water's edge, below zero in the creek"""
    middle = 8 + 46 * math.sin(y * 0.0105 + 0.5) + 0.1 * y
    half = 14 + 0.02 * max(0, y) + 5 * math.sin(y * 0.02)
    ragged = 3.2 * land.fbm(x, y, 0.05, 3) + 1.1 * land.fbm(x, y, 0.25, 2)
    return abs(x - middle) - half + ragged


def height(x, y):
    inlet = abs(x + 130 - 0.3 * y + 40 * math.sin(y * 0.008)) - 9 + 3 * land.fbm(x, y, 0.06, 2, 3)
    rise = 0.9 + 0.5 * land.fbm(x, y, 0.02, 3) + 0.16 * land.fbm(x, y, 0.2, 3)
    return max(-2.5, min(rise, creek(x, y) * 0.1, inlet * 0.14))


def mud(x, y):
    return max(0, 1 - (height(x, y) - 0.1) / 0.75)


soil = ground(
    ['#39402A', '#4A5230', '#5A6434', '#4E4A30'], 0.05, bump=0.35, bare=('#2E2A22', '#4A4032')
)
land.terrain(height, -150, 170, -95, 160, 320, 255, soil, mud)
for area in ((-700, -149, -95, 160), (169, 800, -95, 160), (-700, 800, 159, 2200)):
    land.terrain(height, *area, 150, 150, soil)
land.water_plane(
    water(deep='#08282E', shallow='#164A48', rough=0.025, swell=0.04, ripple=0.13, fade=500)
)


def nursery(x, y):
    return -78 < x < 6 and -60 < y < 34 + 6 * math.sin(x * 0.1)


dark, fresh, grey, yellow = (
    foliage('#17452A', '#3F7A34', 0.35),
    foliage('#2F7236', '#86B548', 0.45),
    foliage('#4A6450', '#8A9A72', 0.35),
    foliage('#6E8A34', '#B4B450', 0.45),
)
red = [
    plants.broadleaf(h, s, leaf=m, leaves=n, spread=k, size=z, blobs=q, roots=True)
    for h, s, m, n, k, z, q in (
        (8, 1, dark, 4200, 1.0, 0.22, 16),
        (6, 2, dark, 3200, 1.3, 0.26, 14),
        (10, 3, fresh, 4600, 0.75, 0.2, 18),
        (4, 4, fresh, 1800, 1.3, 0.36, 9),
        (7, 5, yellow, 2800, 0.8, 0.24, 12),
        (12, 6, grey, 4600, 0.6, 0.18, 18),
    )
]
shrubs = [
    plants.broadleaf(h, s, leaf=m, leaves=1100, spread=k, size=0.7, blobs=q)
    for h, s, m, k, q in (
        (1.8, 11, dark, 1.3, 6),
        (2.4, 12, yellow, 1.0, 5),
        (1.3, 13, grey, 1.6, 7),
    )
]
nipa = [plants.clump(h, 15, s, foliage('#2E5A2C', '#7A9A44', 0.4)) for h, s in ((5, 1), (3.6, 2))]
palms = [plants.palm(h, seed=s) for h, s in ((12, 5), (16, 6), (9, 7))]


def dry(least, keep=0.0):
    """mask: above the water by `least`, in clumps where `keep` is greater than zero"""

    def mask(x, y):
        clumped = not keep or land.fbm(x, y, 0.03, 3, 5) > keep - 0.4
        return not nursery(x, y) and height(x, y) > least and clumped

    return mask


def shore(x, y):
    return 0.2 < creek(x, y) < 4.5 and not nursery(x, y)


def ground_level(x, y):
    return max(height(x, y), -0.1)


forest(red, (-260, 320, -40, 260), 1500, ground_level, dry(0.3, 0.3), (0.5, 1.25), 3)
forest(red, (-420, 520, 240, 900), 5200, ground_level, dry(0.1), (0.7, 1.3), 13)
forest(red, (-700, 800, 850, 2200), 5000, height, dry(0.4), (1.1, 1.9), 8)
forest(shrubs, (-160, 220, -60, 240), 1600, ground_level, dry(0.25), (0.5, 1.3), 9)
forest(nipa, (-120, 160, -60, 330), 240, ground_level, shore, (0.6, 1.1), 10)
forest(palms, (-300, 400, 50, 900), 170, height, dry(0.5), (0.7, 1.3), 4)
blade = foliage('#5E7A34', '#A89C50', 0.45)
sedge = [plants.grass_tuft(0.7, 24, s, blade) for s in (1, 2)]
forest(sedge, (-120, 120, -80, 120), 9000, height, lambda x, y: mud(x, y) < 0.5, (0.4, 1.3), 6)

# Planted rows: some years apart, some lost, each with its own lean and tone.
saplings = [
    plants.sapling(h, s, m)
    for s, (h, m) in enumerate(
        ((0.7, fresh), (1.0, fresh), (1.4, fresh), (1.9, dark), (1.2, yellow), (2.4, fresh))
    )
]
b = Builder()
spots = [[] for _ in saplings]
for j in range(34):
    for i in range(60):
        x = -76 + i * 1.45 + r.uniform(-0.28, 0.28)
        y = -58 + j * 2.8 + 1.6 * math.sin(x * 0.07) + r.uniform(-0.3, 0.3)
        if not nursery(x, y) or creek(x, y) < 1.2 or height(x, y) < 0.02:
            continue
        thrives = 0.62 + 0.9 * land.fbm(x, y, 0.045, 3, 2)
        if r.random() < 0.09:
            lean = r.uniform(-0.15, 0.15)
            z = height(x, y)
            b.cyl((x, y, z - 0.2), (x + lean, y, z + r.uniform(0.9, 1.6)), 0.025, K.wood, 5)
        if r.random() > thrives:
            continue
        kind = min(5, max(0, int(r.gauss(1.2 + 2.2 * thrives, 1.1))))
        spots[kind].append((x, y, height(x, y), r.uniform(0, 360), r.uniform(0.75, 1.25)))
for plant, where in zip(saplings, spots):
    scatter(plant, where)
for _ in range(5200):  # the roots that breathe above the mud
    x, y = r.uniform(-70, 90), r.uniform(-85, 60)
    if 0.4 < creek(x, y) < 5:
        z = height(x, y)
        b.cyl((x, y, z - 0.1), (x, y, z + r.uniform(0.12, 0.34)), 0.022, K.wood, 4, r2=0.01)
for x, y, turn, cargo in ((30, 8, 96, fresh), (19.5, -28, 58, None)):
    boats.canoe(b, (x, y, 0.0), turn, cargo=cargo)
b.build('nursery')
camera((-36, -92, 15), (6, 60, 8), 27)
render('mangrove-creek', spp=6, grade=dict(exposure=0.22))
