"""High-voltage substation in late light: transformers, busbars, insulators, pylons."""

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import buildings, fittings, switchgear, transformers, transmission
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=68,
    el=10,
    seed=11.4,
    haze=0.0012,
    haze_h=36,
    sun_strength=6,
    light=1.6,
    haze_cap=(1.05, 0.76, 0.52),
)


def height(x, y):
    return max(0, y - 230) * 0.05 * max(0, 0.3 + land.fbm(x, y, 0.004, 4))


land.terrain(
    height,
    -700,
    800,
    -120,
    1500,
    150,
    150,
    ground(['#3E5A26', '#55722E', '#6E7C3A', '#94703F'], 0.02, bump=0.25),
)
b = Builder()
grav = ground(['#8E887C', '#A29B8D', '#B3AC9C'], 0.2, bump=0.5, fine=7)
b.box((20, 44, 0.02), (190, 150, 0.1), grav, 0)
for i in range(3):
    x = -6 + i * 21
    transformers.power_transformer(b, (x, 4, 0.1), 0, K.grey if i % 2 else paint('#8E9A98', 0.45))
    b.box((x + 10, 4, 0.1), (0.5, 11, 4.6), K.concrete, 0.04)
switchgear.bus_gantry(b, (-40, 24, 0.1), 7, 15, 15.5)
switchgear.bus_gantry(b, (-40, 62, 0.1), 7, 15, 15.5)
for i in range(7):
    for k in range(3):
        xx = -40 + i * 15 + 3 + k * 4.2
        for y0, kind in ((30, 'post'), (36, 'ct'), (42, 'breaker'), (48, 'iso'), (54, 'post')):
            switchgear.hv_item(b, (xx, y0, 0.1), kind)
        b.cyl((xx, 30, 7.4), (xx, 54, 7.4), 0.09, K.alu, 10)
        b.tube([(xx, 24, 14), (xx, 27, 11), (xx, 30, 7.5)], 0.05, K.dark, 6, elbow=2)
        b.tube([(xx, 54, 7.5), (xx, 58, 11), (xx, 62, 14)], 0.05, K.dark, 6, elbow=2)
        if i in (2, 3, 5):
            b.tube([(xx, 24, 14), (xx - 1, 16, 10.5), (xx - 2, 5.4, 8.2)], 0.05, K.dark, 6, elbow=3)
for k in range(3):
    b.cyl((-40, 70 + k * 3.4, 9), (66, 70 + k * 3.4, 9), 0.14, K.alu, 12)
    for i in range(8):
        switchgear.hv_item(b, (-38 + i * 15, 70 + k * 3.4, 0.1), 'tall')
buildings.block(b, (66, 8, 0.1), (16, 9, 4.6), K.white, 1, 0.3, 4, K.green, gap=3, win=(1.4, 1.2))
for i in range(6):
    fittings.light_mast(b, (-60 + i * 28, 84, 0), 14, lit=False)
for i in range(50):
    x = -70 + i * 3.8
    b.beam((x, -7, 0.1), (x, -7, 2.2), 0.06, K.galv)
for z in (0.5, 1.0, 1.5, 2.0):
    b.beam((-70, -7, z), (116, -7, z), 0.022, K.galv)
PY = [
    (112, 74, 0, 24),
    (236, 132, 0, 26),
    (420, 240, height(420, 240), 30),
    (640, 380, height(640, 380), 32),
]
for p in PY:
    transmission.pylon(b, p[:3], 44, p[3])
transmission.wires(b, PY, 44, r=0.06)
transmission.wires(b, [(58, 52, -22, 24), PY[0]], 44, r=0.05)
b.build('yard')
fill_sun(-165, 24, 2.2, '#FFC896')
leaf = foliage('#2A6630', '#74A63E')
trees = [plants.broadleaf(10, s, leaves=1200, spread=1.0, leaf=leaf) for s in (1, 2)]
palms = [plants.palm(13, 16, s) for s in (3, 4)]
forest(trees + palms, (-350, 450, 180, 420), 1500, height, None, (0.7, 1.2), 4)
forest(trees + palms, (-600, 750, 400, 1200), 2800, height, None, (0.9, 1.4), 6)
forest(trees, (-200, -85, 10, 180), 130, height, None, (0.5, 1.0), 8)
blade = foliage('#4A7A2C', '#A8A650', 0.45)
g = [plants.grass_tuft(0.65, 26, s, blade) for s in (1, 2, 3)]
forest(g, (-60, 80, -36, -7.5), 15000, None, None, (0.4, 1.2), 6)
camera((-24, -21.5, 3.6), (7, 20, 9.0), 21.6)
render('substation', spp=26, grade=dict(exposure=0.22))
