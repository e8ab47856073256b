"""Solar farm and wind turbines over green rolling savannah at sunrise."""

import math

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.instances import instance
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.output import render
from kit.props import renewables
from kit.sky import reset, sky
from kit.stage import camera, fill_sun

reset()
sky(
    sun_az=38,
    sun_el=7.0,
    spread=1.5,
    strength=1.0,
    light=1.15,
    warm=[
        (0, '#F6B470'),
        (0.05, '#F3BE8A'),
        (0.12, '#DDBFA4'),
        (0.26, '#8FB0C0'),
        (0.55, '#3C7796'),
        (1, '#174766'),
    ],
    cool=[(0, '#C4C4BA'), (0.08, '#A6C2C6'), (0.25, '#6FAAB9'), (0.6, '#3C8AA3'), (1, '#1F6480')],
    glow='#FFAA55',
    glow_amt=(2.0, 0.45, 0.09),
    glow_pow=(500, 36, 6),
    clouds=0.75,
    cloud_scale=1.3,
    cloud_seed=12.3,
    cloud_lit='#FFD9B0',
    cloud_dark='#6F8FA3',
    disc=8,
    sun_strength=5.2,
    sun_color='#FFB36B',
    haze=0.0006,
    haze_h=75,
    haze_max=0.93,
)


def height(x, y):
    k = max(0, min(1, (y - 260) / 420))
    far = max(0, min(1, (y - 800) / 900))
    return (
        15 * land.fbm(x, y, 0.0026, 2)
        + 30 * k * (0.4 + 0.6 * land.fbm(x, y, 0.0018, 3, 5))
        + far * 130 * max(0, 0.3 + land.fbm(x, y, 0.0011, 4, 9))
        + 0.8 * k * land.fbm(x, y, 0.02, 3)
    )


soil = ground(['#33451C', '#4F6529', '#77793A', '#A08A4C'], 0.012, bump=0.7, fine=0.9)
land.terrain(height, -1500, 1700, -160, 3600, 320, 320, soil)
t = renewables.solar_table(14, 2, 9, 1.5)


def TRK(y):
    return 6 + y * 0.16


for j in range(36):
    y = -36 + j * 8.0
    for i in range(-14, 22):
        x = i * 17.0 + 10 * (i > 0)
        if abs(x - TRK(y)) < 14 or (j % 12 == 11):
            continue
        if y > 150 and land.fbm(x, y, 0.006, 2, 7) > 0.12:
            continue
        dx = (height(x + 7, y) - height(x - 7, y)) / 14
        o = instance(t, (x, y, height(x, y) - 0.15), ry=-math.degrees(math.atan(dx)))
fill_sun(84, 13, 2.2, '#FFC487')
fill_sun(205, 42, 0.5, '#CFE6F2')
b = Builder()
road = [(TRK(y), y) for y in range(-150, 330, 12)]
tk = ground(['#7A5A3A', '#97714A', '#AE8A5E'], 0.05, bump=0.2)
for (xa, ya), (xb, yb) in zip(road, road[1:]):
    b.quad(
        (xa - 2.6, ya, height(xa - 2.6, ya) + 0.12),
        (xa + 2.6, ya, height(xa + 2.6, ya) + 0.12),
        (xb + 2.6, yb, height(xb + 2.6, yb) + 0.12),
        (xb - 2.6, yb, height(xb - 2.6, yb) + 0.12),
        tk,
    )
for y in (-8, 60, 128, 196):
    x = TRK(y) + 8
    z = height(x, y) - 0.3
    if y < 100:
        continue
    b.box((x, y, z), (9, 3, 3.2), K.white)
    b.box((x, y, z + 3.2), (9.3, 3.3, 0.25), K.green)
    b.box((x + 6.5, y, z), (2.2, 2.2, 2.4), K.steel)
T = [
    (112, 262, 24),
    (262, 380, 63),
    (20, 520, 100),
    (400, 520, 10),
    (150, 640, 45),
    (-150, 760, 80),
    (320, 800, 30),
    (600, 900, 15),
    (20, 1100, 50),
    (-420, 1250, 70),
    (250, 1300, 5),
    (760, 1300, 88),
]
for x, y, r in T:
    renewables.wind_turbine(b, (x, y, height(x, y)), 92, 54, az=-66 + (r % 7), rot=r)
b.build('turb')
trees = [
    plants.broadleaf(8, s, leaves=1100, spread=1.0, leaf=foliage('#3A6624', '#7FA33F'))
    for s in (1, 2, 3)
]


def far(x, y):
    return (y > 275) and land.fbm(x, y, 0.006, 3, 2) > 0.05


forest(trees, (-900, 1100, 165, 1500), 3000, height, far, (0.5, 1.25), 4)
forest(trees, (-300, 400, 255, 330), 260, height, None, (0.45, 0.95), 8)
palms = [plants.palm(11, seed=5), plants.palm(13, 16, 6)]
forest(palms, (-420, 500, 265, 500), 60, height, None, (0.7, 1.2), 9)
blade = foliage('#4F7429', '#C0AC58', 0.5)
g = [plants.grass_tuft(0.8, 26, s, blade) for s in (1, 2, 3)]
cx, cy = -52, -118
forest(
    g,
    (cx - 45, cx + 130, cy + 8, -20),
    17000,
    height,
    lambda x, y: abs(x - TRK(y)) > 3.2,
    (0.5, 1.25),
    6,
)
forest(
    g,
    (-230, 260, -40, 262),
    30000,
    height,
    lambda x, y: abs(x - TRK(y)) > 3.4 and land.fbm(x, y, 0.05, 2, 4) > -0.25,
    (0.7, 1.5),
    16,
)
camera((cx, cy, height(cx, cy) + 24), (34, 120, 16), 30)
render(
    'hero-renewables',
    spp=8,
    grade=dict(exposure=0.34, high=(0.016, 0.008, -0.018), contrast=0.18, sat=1.08, vig=0.45),
)
