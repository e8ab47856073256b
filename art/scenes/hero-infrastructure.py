"""Export terminal: tank farm, pipeline corridor, jetty and a tanker, aerial three-quarter view."""

import random

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.mats.surfaces import concrete, paint
from kit.output import render
from kit.props import (
    buildings,
    cranes,
    flares,
    harbour,
    piping,
    power_blocks,
    supply_vessels,
    tankers,
    tanks,
)
from kit.sky import reset, sky
from kit.stage import camera

reset()
sky(
    sun_az=-62,
    sun_el=17,
    spread=1.5,
    strength=1.0,
    light=1.9,
    warm=[(0, '#F3B27A'), (0.06, '#EFC096'), (0.16, '#C9BBAA'), (0.35, '#7FA5B5'), (1, '#1F5878')],
    cool=[(0, '#B3B2AC'), (0.1, '#8AA8B4'), (0.3, '#4A84A2'), (1, '#103B5C')],
    glow='#FFA75A',
    glow_amt=(1.6, 0.5, 0.14),
    glow_pow=(400, 30, 6),
    clouds=0.7,
    cloud_scale=1.2,
    cloud_seed=3.3,
    cloud_lit='#FFD5AE',
    cloud_dark='#7890A0',
    sun_strength=7.5,
    sun_color='#FFB470',
    sun_angle=1.0,
    haze=0.00055,
    haze_h=120,
    haze_max=0.93,
)
land.water_plane(
    water(deep='#04222F', shallow='#0B4F58', rough=0.06, swell=0.35, ripple=0.5, fade=1100)
)


# shore: land for x > shore(y)
def shore(y):
    return (
        -40
        + 26 * land.fbm(0, y, 0.004, 3, 2)
        + (
            0
            if -160 < y < 330
            else min(260, (abs(y - 85) - 245) * 0.45 if abs(y - 85) > 245 else 0)
        )
        * (1 if y > 85 else -0.35)
    )


def height(x, y):
    d = x - shore(y)
    creek = land.fbm(x, y, 0.0022, 4, 31)
    h = max(-4, min(5.2, d * 0.22))
    if x > 330 or y > 430 or y < -230:
        h = min(h, 34 * (abs(creek) - 0.055)) if d > 12 else h
    return h


soil = ground(['#2E4420', '#47602A', '#6E6A36', '#8C5A34'], 0.01, bump=0.3)
land.terrain(height, -420, 2400, -600, 2800, 300, 300, soil)
b = Builder()
pad = ground(['#A58A66', '#B79A72', '#8F7A5E'], 0.03, bump=0.15)
b.box((135, 85, 4.9), (310, 420, 0.5), pad, 0)
b.box((-26, 85, -6), (14, 420, 11.6), K.concrete, 0.3)  # quay wall
rd = random.Random(5)
# tank farm with bunds
k = 0
for i in range(3):
    for j in range(4):
        x, y = 92 + i * 76, -52 + j * 84
        for sx, sy, w, d in (
            (0, -38, 74, 1.2),
            (0, 38, 74, 1.2),
            (-37, 0, 1.2, 76),
            (37, 0, 1.2, 76),
        ):
            b.box((x + sx, y + sy, 5.4), (w, d, 2.2), K.concrete, 0.1)
        b.box((x, y, 5.35), (72, 74, 0.12), concrete('#9C9384', 0.08), 0)
        r = [27, 27, 25, 27][j]
        tanks.tank(
            b,
            (x, y, 5.4),
            r,
            19 if (i + j) % 3 else 16,
            [K.white, K.cream, K.white][(i + j) % 3],
            ['float', 'cone', 'float', 'dome'][(i * 2 + j) % 4],
            seed=k,
            band=[None, K.green, None, K.amber][(i + j * 3) % 4],
        )
        k += 1
for j in range(3):
    tanks.sphere_tank(
        b, (30, -70 + j * 36, 5.4), 13, K.white, 10, [K.green, K.amber, K.green][j], j
    )
piping.pipe_rack(b, (50, -110, 5.4), (50, 285, 5.4), 7, (5, 8), seed=4)
piping.pipe_rack(b, (-24, 100, 5.4), (50, 100, 5.4), 7, (5, 8), seed=8)
piping.pipe_rack(b, (50, 282, 5.4), (290, 282, 5.4), 6, (5, 8), seed=9)
buildings.block(b, (14, 190, 5.4), (34, 16, 16), K.white, 4, 0.5, 4, K.green)
buildings.block(b, (16, 235, 5.4), (24, 24, 9), K.cream, 2, 0.5, 5)
power_blocks.turbine_hall(b, (14, 60, 5.4), (26, 40, 12), trim=K.green, lit=False)
flares.flare_stack(b, (255, 300, 5.4), 62)
# roads
for x0 in (54.5, 131, 206):
    b.box((x0 + 0, 85, 5.42), (5.5, 400, 0.06), paint('#3B3C3E', 0.85), 0)
# jetty (L-shaped) and ships
harbour.jetty(b, (-26, 100), (-190, 100), 11, 7)
harbour.jetty(b, (-190, 20), (-190, 180), 18, 7, rack=False)
harbour.loading_arms(b, (-192, 82, 7), 5, rz=90, gap=7)
b.box((-186, 130, 7), (9, 16, 6), K.white)
b.box((-186, 130, 13), (9.6, 16.6, 0.4), K.green)
for y in (-20, -55, 220, 255):
    b.cyl((-196, y, -10), (-196, y, 7.4), 4.5, K.concrete, 20)
tankers.tanker(b, (-222, 98, -1), rz=90, L=238, W=40)
tankers.tanker(b, (-560, 620, -1), rz=72, L=250, W=42, hull=K.ember)
harbour.tug(b, (-262, -60, 0), 62)
harbour.tug(b, (-300, 160, 0), 120)
supply_vessels.supply_vessel(b, (-420, 300, 0), 20)
for i in range(3):
    cranes.ped_crane(b, (-30, 215 + i * 30, 5.6), 14, 34, 190 + i * 12, 50)
for i in range(40):
    b.box(
        (-2 + (i % 5) * 7, 262 + (i // 10) * 3.2, 5.4 + ((i // 5) % 2) * 2.6),
        (6.1, 2.5, 2.6),
        rd.choice([K.navy, K.green, K.ember, K.amber, K.white]),
        0.05,
    )
# pipeline leaving inland
pts = [(290, 150, 5.2), (380, 150, 3.5), (520, 260, 3.2), (760, 380, 3.2), (1300, 980, 3)]
b.build('terminal')
b = Builder()
for o in (0, 3.2, 6.4):
    piping.pipeline(
        b, [(p[0], p[1] + o, p[2]) for p in pts], 1.0, [K.alu, K.white, K.alu][int(o / 3.2)], 12
    )
b.build('line')
# mangrove forest
mangroves = [
    plants.broadleaf(
        9, s, leaves=700, spread=1.0, blobs=9, size=0.62, leaf=foliage('#2A6630', '#74A63E')
    )
    for s in (1, 2, 3)
] + [plants.palm(13, seed=5)]


def planting(x, y):
    return height(x, y) - 0.3


def onpad(x, y):
    return -40 < x < 296 and -130 < y < 300


forest(
    mangroves[:3],
    (-200, 1100, -420, 1500),
    17000,
    planting,
    lambda x, y: height(x, y) > 0.6 and not onpad(x, y),
    (0.7, 1.4),
    4,
)
forest(
    mangroves[:3],
    (900, 2300, -300, 2700),
    9000,
    planting,
    lambda x, y: height(x, y) > 0.6,
    (1.3, 2.2),
    5,
)
forest(
    mangroves[3:],
    (-150, 800, -420, 900),
    900,
    planting,
    lambda x, y: height(x, y) > 0.6 and not onpad(x, y),
    (0.7, 1.2),
    6,
)
camera((-420, -330, 185), (22, 150, -6), 34)
render('hero-infrastructure', spp=20, grade=dict(exposure=0.32))
