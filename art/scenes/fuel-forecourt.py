"""Fuel station at blue hour after rain, its pumps free, a tanker delivering."""

import random

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, wet
from kit.mats.palette import K
from kit.output import render
from kit.props import forecourts, lpg, people, trucks, village
from kit.sky import reset
from kit.stage import area, camera, point

reset()
looks.dusk(seed=2.6, az=-38, light=1.3, strength=0.62, haze=0.0012, clouds=0.85)
r = random.Random(5)


def height(x, y):
    return (
        -0.06
        + max(0, y - 70) * 0.02 * max(0, 0.5 + land.fbm(x, y, 0.01, 3))
        + max(0, y - 260) * 0.05 * max(0, 0.4 + land.fbm(x, y, 0.004, 4))
    )


land.terrain(
    height,
    -500,
    600,
    -90,
    1200,
    150,
    150,
    ground(['#3A2B20', '#4A3A28', '#3F4A2A', '#34452A'], 0.03, bump=0.3),
)
b = Builder()
asphalt = wet('#2A2E33', 0.30, 0.025, 0.2, 0.55)
b.quad((-120, -80, 0), (140, -80, 0), (140, 34, 0), (-120, 34, 0), asphalt)
b.box((6, 36, 0), (90, 4, 0.18), K.concrete, 0.05)
forecourts.canopy(b, (8, 4, 0), 32, 16, 5.7, ((-10, 0), (0, 0), (10, 0)))
for px in (-10, 0, 10):
    forecourts.island(b, (8 + px, 4, 0), 9.5, rz=90)
forecourts.shop(b, (12, 26, 0.02), 24, 9, 4.2)
lpg.cage(b, (-10.0, 8.5, 0.02), -8, 9)
b.box((-10.0, 8.6, 0), (6, 2.4, 0.12), K.concrete, 0.04)
trucks.truck(b, (29.6, -2.2, 0.02), -24, K.white, band=K.green)
b.tube(
    [(24.6, -0.9, 1.0), (23.6, -2.2, 0.12), (23.2, -3.6, 0.06), (22.4, -4.6, 0.1)],
    0.08,
    K.dark,
    10,
    elbow=0.6,
)
b.cyl((22, -4.6, 0), (22, -4.6, 0.16), 0.3, K.amber, 18)
for dx, dy in ((-1.6, -1.0), (1.0, -1.9), (-1.2, 1.4), (3.4, -2.6)):
    b.cyl((22 + dx, -4.6 + dy, 0.02), (22 + dx, -4.6 + dy, 0.06), 0.24, K.dark, 14)
    b.cyl((22 + dx, -4.6 + dy, 0.06), (22 + dx, -4.6 + dy, 0.8), 0.18, K.ember, 16, r2=0.03)
    b.cyl((22 + dx, -4.6 + dy, 0.38), (22 + dx, -4.6 + dy, 0.54), 0.115, K.white, 16, r2=0.085)
# kerb lights, poles
for x in (-46, -26, 50, 74):
    b.cyl((x, 33, 0), (x, 33, 10), 0.1, K.galv, 8)
    b.beam((x, 33, 10), (x, 30.6, 10.3), 0.1, K.galv)
    b.box((x, 30.4, 10.15), (0.3, 0.9, 0.1), K.lampc, 0)
for i in range(26):
    x, y = r.uniform(-170, 190), r.uniform(64, 150)
    village.house(
        b,
        (x, y, height(x, y) - 0.1),
        r.uniform(8, 13),
        7,
        r.uniform(3, 6),
        r.uniform(-10, 10),
        seed=i,
    )
b.build('station')
crew = Builder()
people.worker(  # watches the hose
    crew, (23.2, -6.3, 0), -14, {**people.STAND, **people.HAND_ON_HIP}, suit='#33506B', cell=0.015
)
crew.build('crew', angle=60)
for i in range(4):
    for py in (-4.5, 4.5):
        area(
            (8 - 12 + i * 8, 4 + py, 5.55), (8 - 12 + i * 8, 4 + py, 0), 420, 2.6, '#FFE3BE', 0.9
        ).visible_glossy = False
for i in range(3):
    area((4 + i * 8, 25.5, 3.9), (4 + i * 8, 25, 0), 520, 2.5, '#FFCB8A', 2).visible_glossy = False
area((24, -11, 6.5), (29, -2, 1.5), 900, 5, '#FFE3BE', 1.2)
point((-10, 4.5, 4.2), 300, '#FFD9A6', 0.4).visible_glossy = False
for x in (-46, -26, 50, 74):
    point((x, 30.4, 9.9), 1500, '#FFC680', 0.3)
palms = [plants.palm(11, seed=s) for s in (1, 2, 3)]
trees = [
    plants.broadleaf(9, s, leaves=1100, spread=0.95, leaf=foliage('#1F4A2A', '#4C7A38'))
    for s in (4, 5)
]
forest(palms, (-100, 120, 39, 50), 16, height, None, (0.8, 1.2), 9)
forest(trees, (-140, 160, 42, 62), 40, height, None, (0.5, 0.9), 3)
forest(trees + palms, (-400, 500, 150, 600), 1700, height, None, (0.8, 1.3), 6)
camera((-15, -22.5, 1.8), (7.4, 6, 4.5), 25)
render(
    'fuel-forecourt',
    spp=48,
    clamp=2,
    grade=dict(exposure=0.75, high=(0.02, 0.006, -0.012), bloom=0.7),
)
