"""Lagos-like waterfront skyline at dusk over the lagoon."""

import math
import random

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.glazing import glass
from kit.mats.nature import ground, water
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import bridges, harbour, skyline, supply_vessels
from kit.sky import reset, sky
from kit.stage import camera

reset()
sky(
    sun_az=-34,
    sun_el=-0.6,
    spread=2.6,
    strength=0.9,
    light=1.7,
    warm=[
        (0, '#F59A4E'),
        (0.03, '#EFA268'),
        (0.08, '#C39C92'),
        (0.18, '#6C8BA6'),
        (0.4, '#25608A'),
        (1, '#0B3152'),
    ],
    cool=[(0, '#90929C'), (0.06, '#6C8AA2'), (0.2, '#2F668C'), (0.55, '#13426A'), (1, '#0A2744')],
    glow='#FF8A38',
    glow_amt=(0.0, 0.45, 0.13),
    glow_pow=(300, 34, 6),
    clouds=0.85,
    cloud_scale=1.15,
    cloud_seed=9.1,
    cloud_lit='#F5AE84',
    cloud_dark='#2E5270',
    sun_strength=0,
    haze=0.00036,
    haze_h=110,
    haze_max=0.85,
)
land.water_plane(water(deep='#04202F', shallow='#0A4653', rough=0.07, swell=0.2, ripple=0.4))


def height(x, y):
    return max(-3, min(3.2, (y - 6 * land.fbm(x, 0, 0.006, 3)) * 0.5))


land.terrain(
    height, -1500, 1700, -30, 900, 120, 60, ground(['#2E4420', '#47602A', '#6E6A36'], 0.02)
)
b = Builder()
r = random.Random(21)
b.box((100, 9, -4), (3200, 10, 7.6), K.concrete, 0.2)
for x in range(-1400, 1600, 9):
    b.beam((x, 5, 3.6), (x, 5, 4.8), 0.2, K.galv)
b.beam((-1400, 5, 4.8), (1600, 5, 4.8), 0.15, K.galv)
b.box((100, 26, 3.3), (3200, 14, 0.3), paint('#35383C', 0.85), 0)
for i, x in enumerate(range(-1400, 1600, 26)):
    b.beam((x, 15, 3.6), (x, 15, 12.5), 0.2, K.galv)
    b.beam((x, 15, 12.5), (x, 18, 12.8), 0.16, K.galv)
    b.sphere((x, 17.6, 12.6), 0.42, K.lampw, 8, 5)


STYLES = ['glass', 'band', 'fin']
# front rows, stepped massing with one signature tower to the right
spec = []
x = -760
while x < 1150:
    w = r.uniform(24, 44)
    p = math.exp(-(((x - 300) / 260) ** 2)) + 0.35 * math.exp(-(((x + 60) / 120) ** 2))
    h = (24 if x > -150 else 12) + r.uniform(0.35, 1.0) * 120 * p + r.uniform(0, 18)
    spec.append((x + w / 2, r.uniform(55, 75), w, r.uniform(22, 32), h))
    x += w + r.uniform(8, 26)
x = -1100
while x < 1500:
    w = r.uniform(26, 46)
    p = math.exp(-(((x - 380) / 330) ** 2)) + 0.3 * math.exp(-(((x + 40) / 150) ** 2))
    h = (30 if x > -150 else 14) + r.uniform(0.4, 1.1) * 165 * p + r.uniform(0, 22)
    spec.append((x + w / 2, r.uniform(150, 250), w, r.uniform(24, 34), h))
    x += w + r.uniform(4, 30)
for i, (x, y, w, d, h) in enumerate(spec):
    skyline.tower(b, x, y, w, d, h, STYLES[i % 3], i, r.uniform(-6, 6))
skyline.tower(b, 262, 110, 44, 40, 232, 'glass', 77, 8)
with b.at(262, 110, 235, rz=8):
    b.box((0, 0, 0), (34, 30, 16), glass('#123A57', 0.08), 0.3)
    b.box((0, 0, 16), (24, 20, 12), glass('#123A57', 0.08), 0.3)
    b.cyl((0, 0, 28), (0, 0, 66), 0.9, K.galv, 10, r2=0.15)
    b.sphere((0, 0, 66), 0.8, K.lampr, 8, 5)
    b.box((0, -15.1, 15.4), (34, 0.2, 0.6), K.lampw, 0)


bridges.cable_stayed(b, (-1100, 40, 15), (-180, 18, 13))
supply_vessels.supply_vessel(b, (-70, -190, 0), 12, hull=K.ink)
harbour.tug(b, (240, -150, 0), 160)
b.build('city')
palms = [plants.palm(14, 16, s) for s in (1, 2, 3)]
forest(palms, (-1300, 1500, 17, 20), 230, lambda x, y: 3.2, None, (0.8, 1.25), 4)
trees = [plants.broadleaf(10, s, leaves=800, spread=1.1) for s in (4, 5)]
forest(trees, (-1300, 1500, 36, 46), 330, lambda x, y: 3.2, None, (0.6, 1.1), 5)
camera((-170, -560, 17), (20, 60, 92), 27)
render(
    'lagos-waterfront',
    spp=26,
    clamp=1.6,
    grade=dict(exposure=0.55, high=(0.02, 0.006, -0.012), bloom=0.7),
)
