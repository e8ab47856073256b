"""EPC fabrication yard: jacket on skids, goliath and crawler cranes, modules, quay."""

import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.lights import glow
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.mats.surfaces import concrete
from kit.output import render
from kit.props import (
    cranes,
    fittings,
    jackets,
    power_blocks,
    process_modules,
    supply_vessels,
    trucks,
    vessels,
)
from kit.sky import reset
from kit.stage import camera, fill_sun, point

reset()
looks.golden(
    az=58, el=10, seed=8.8, sun_strength=5.8, haze=0.0006, haze_h=60, haze_cap=(1.0, 0.72, 0.52)
)
r = random.Random(3)
land.water_plane(water(rough=0.05, swell=0.2, ripple=0.4), z=-2.5)


def height(x, y):
    return max(-6, min(0, (y + 46) * 0.6)) + max(0, y - 300) * 0.05 * max(
        0, 0.3 + land.fbm(x, y, 0.004, 4)
    )


land.terrain(
    height,
    -600,
    800,
    -80,
    1300,
    160,
    160,
    ground(['#7C6A4C', '#9A7F58', '#A98D66', '#7A6B4A'], 0.02, bump=0.15),
)
b = Builder()
b.box((60, -44, -8), (600, 9, 8.5), K.concrete, 0.2)
b.box((60, 60, 0.02), (520, 200, 0.1), concrete('#A3927A', 0.05), 0)
jackets.jacket_piece(b, (42, 28, 0.1), 8, 86, 36, 28)
jackets.jacket_piece(b, (176, 96, 0.1), -14, 60, 28, 20, K.white)
cranes.goliath(b, (62, 34, 0.1), 96, 66, 96)
h1 = cranes.crawler_crane(b, (-34, 22, 0.1), 24, 74, 62, K.ember)
cranes.crawler_crane(b, (112, 74, 0.1), 168, 84, 68, K.amber)
cranes.crawler_crane(b, (150, 10, 0.1), 130, 56, 55, K.white)
for i in range(4):
    process_modules.module(b, (-62 + i * 25, 106 + (i % 2) * 4, 0.1), (18, 18, 18), seed=i + 2)
power_blocks.turbine_hall(b, (-110, 150, 0.1), (70, 44, 24), lit=True, trim=K.green)
power_blocks.turbine_hall(b, (130, 170, 0.1), (110, 40, 26), lit=True, trim=K.navy)
for i in range(60):
    b.box(
        (
            -104 + (i % 6) * 7 + r.uniform(-0.3, 0.3),
            -18 + (i // 12) * 3.4,
            0.1 + ((i // 6) % 2) * 2.6,
        ),
        (6.1, 2.5, 2.6),
        r.choice([K.navy, K.green, K.ember, K.amber, K.white, K.steel]),
        0.05,
    )
for k in range(3):
    for i in range(9 - k):
        b.cyl(
            (-24, -26 + i * 1.5 + k * 0.75, 0.8 + k * 1.3),
            (-4, -26 + i * 1.5 + k * 0.75, 0.8 + k * 1.3),
            0.7,
            [K.rust, K.steel, K.alu][k],
            16,
        )
for i in range(6):
    b.box((20 + i * 10, -24, 0.1), (8, 3.4, 0.5), K.wood)
    b.beam((16.5 + i * 10, -24, 1), (23.5 + i * 10, -24, 1), 0.9, K.amber, 1.1)
trucks.truck(b, (96, -16, 0.1), 172, K.navy)
supply_vessels.supply_vessel(b, (-58, -62, -2.5), 4, hull=K.navy)
b.box((118, -62, -3.5), (72, 22, 4), K.rust, 0.3)
process_modules.module(b, (112, -62, 0.5), (20, 16, 16), seed=9)
vessels.vessel_h(b, (138, -62, 4.5), 20, 3.4, K.white, K.galv)
for i in range(9):
    fittings.light_mast(b, (-130 + i * 40, -36, 0.1), 24)
# welders' sparks
W = [(30, 18, 9), (66, 40, 24), (6, 20, 6), (-52, 100, 8), (170, 88, 8)]
for p in W:
    b.sphere(p, 0.45, glow('#CFE6FF', 60), 8, 6)
b.build('yard')
for p in W:
    point((p[0], p[1] - 1, p[2]), 5000, '#BFDCFF', 0.3)
fill_sun(128, 22, 1.8, '#FFBE86')
mangroves = [
    plants.broadleaf(9, s, leaves=800, spread=1.0, leaf=foliage('#2A6630', '#74A63E'))
    for s in (1, 2)
] + [plants.palm(12, seed=3)]
forest(mangroves, (-600, 800, 235, 900), 4200, height, None, (0.8, 1.4), 4)
camera((-64, -196, 30), (50, 30, 30), 31.5)
render('fabrication-yard', spp=10, grade=dict(exposure=0.12))
