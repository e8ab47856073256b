"""Gas treatment plant in the delta in morning light: columns, compressors, forest, no flare."""

import math

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import concrete, paint
from kit.output import render
from kit.props import (
    buildings,
    compression,
    fittings,
    piping,
    process_modules,
    slug_catchers,
    tanks,
    trucks,
    vessels,
)
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.morning(az=-62, el=17, seed=6.2, haze=0.0013, haze_h=34, clouds=0.75)
soil = ground(['#35602C', '#4C7A34', '#64863E', '#7C8A48'], 0.02, bump=0.25)


def height(x, y):
    d = max(abs(x - 46) - 92, abs(y - 30) - 96, 0)
    return min(1, d / 30) * 0.9 * land.fbm(x, y, 0.012, 3) + max(0, y - 240) * 0.04 * max(
        0, 0.3 + land.fbm(x, y, 0.004, 4)
    )


land.terrain(height, -900, 1100, -260, 1800, 200, 200, soil)
b = Builder()
pad = concrete('#B9B3A4', 0.06)
rd = paint('#777A79', 0.85)
lawn = ground(['#3E7030', '#548238', '#6A9042'], 0.05, bump=0.3, fine=4)
b.box(
    (46, 30, 0.02),
    (176, 184, 0.14),
    ground(['#A39C8A', '#B0A995', '#BBB49F'], 0.06, bump=0.15, fine=5),
    0,
)
b.box((-27, 26, 0.1), (7, 190, 0.1), rd, 0)
b.box((46, -50, 0.1), (176, 7, 0.11), rd, 0)
b.box((46, 30, 0.1), (176, 6, 0.1), rd, 0)
for x, y, w, d in ((-36.5, 30, 10, 178), (-3, 56, 38, 46), (62, -39.5, 60, 9)):
    b.box((x, y, 0.1), (w, d, 0.1), lawn, 0)
for i, (x, y) in enumerate(((24, -30), (29, -30), (34, -30))):
    b.cyl((x, y, 0.2), (x, y, 9 + i), 1.2, K.white, 26)
    b.sphere((x, y, 9 + i), 1.2, K.white, 26, 6, sz=0.55, lo=0)
    b.tube(
        [(x, y, 9.6 + i), (x, y, 11.4 + i), (x, y + 6, 11.4 + i), (x, y + 6, 6)],
        0.3,
        K.alu,
        12,
        elbow=0.8,
    )
    b.cyl((x, y, 5 + i), (x, y, 5.15 + i), 2.1, K.galv, 22)
    b.rail(
        [
            (x + math.cos(q / 12 * 6.283) * 2, y + math.sin(q / 12 * 6.283) * 2, 5.15 + i)
            for q in range(12)
        ],
        K.amber,
        closed=True,
        step=1.3,
        t=0.06,
    )
slug_catchers.slug_catcher(b, (-12, -44, 0.15), 11, 66, 0.95, 2.9, 0, hdr=paint('#D8DAD6', 0.3))
cols = [
    (34, 62, 40, 2.0, 5),
    (44, 70, 56, 2.7, 6),
    (56, 62, 32, 2.4, 4),
    (66, 72, 62, 2.2, 6),
    (78, 64, 36, 3.0, 4),
    (92, 74, 48, 2.1, 5),
    (104, 66, 28, 2.4, 4),
]
for i, (x, y, h, r, p) in enumerate(cols):
    vessels.column(
        b,
        (x, y, 0.1),
        h,
        r,
        [K.alu, K.white, K.alu, K.white, K.alu, K.white, K.cream][i],
        p,
        seed=i + 3,
    )
piping.pipe_rack(b, (26, 44, 0.1), (134, 44, 0.1), 8, (5.5, 9), seed=3)
compression.fin_fan(b, (42, 44, 0.2), 12, h=12)
piping.pipe_rack(b, (24, -40, 0.1), (24, 100, 0.1), 6, (6, 9), seed=5)
for i in range(3):
    compression.compressor(b, (52 + i * 27, -18, 0.15), 0, eng=[K.navy, K.green, K.navy][i])
for i in range(3):
    vessels.vessel_h(b, (46 + i * 26, 14, 3.6), 18, 2.0, [K.white, K.alu, K.white][i], plat=True)
for i in range(4):
    process_modules.module(b, (124, -6 + i * 20, 0.1), (14, 14, 10 + 4 * (i % 2)), seed=i + 2)
for i, (x, y) in enumerate(((4, 84), (24, 92))):
    tanks.tank(b, (x - 22, y, 0.1), 8.5, 9, [K.white, K.cream][i], 'dome', seed=i, band=K.green)
buildings.block(b, (100, 108, 0.1), (34, 14, 8), K.white, 2, 0.2, 4, K.green)
for x, y in ((-22, 74), (20, 100), (62, 30), (98, 30), (132, 60), (66, -56), (122, -56)):
    fittings.light_mast(b, (x, y, 0), 14, lit=False)
for i in range(48):
    x = -42 + i * 3.8
    b.beam((x, -62, 0.1), (x, -62, 2.5), 0.08, K.galv)
for z in (0.5, 1.0, 1.5, 2.0, 2.5):
    b.beam((-42, -62, z), (136, -62, z), 0.035, K.galv)
for i in range(44):
    y = -62 + i * 4.2
    b.beam((-42, y, 0.1), (-42, y, 2.5), 0.08, K.galv)
for z in (1.0, 1.7, 2.5):
    b.beam((-42, -62, z), (-42, 122, z), 0.035, K.galv)
trucks.truck(b, (-27, 30, 0.2), -90, K.white)
b.build('plant')
fill_sun(-150, 30, 0.9, '#FFDDB4')
leaf = foliage('#22602C', '#6FA63C', 0.4)
trees = [
    plants.broadleaf(12, s, leaves=1500, spread=0.95, leaf=leaf, size=0.4, blobs=12)
    for s in (1, 2, 3)
]
palms = [plants.palm(15, seed=s) for s in (4, 5)]


def out(x, y):
    return not (-52 < x < 146 and -78 < y < 132)


forest(trees + palms, (-420, -50, -60, 420), 1500, height, out, (0.7, 1.25), 3)
forest(trees + palms, (-200, 420, 128, 420), 1700, height, out, (0.7, 1.3), 4)
forest(trees, (140, 420, -60, 200), 500, height, out, (0.6, 1.1), 7)
forest(trees + palms, (-900, 1100, 400, 1500), 5200, height, None, (0.9, 1.5), 6)
bushes = [
    plants.broadleaf(3.2, s, leaves=800, spread=1.3, blobs=12, size=0.6, leaf=leaf)
    for s in (11, 12)
]
forest(bushes, (-140, 200, -84, -66), 240, height, None, (0.4, 1.0), 12)
forest(bushes, (-58, -47, -60, 130), 120, height, None, (0.4, 1.0), 13)
blade = foliage('#4C8030', '#9CB254', 0.45)
g = [plants.grass_tuft(0.6, 24, s, blade) for s in (1, 2, 3)]
forest(
    g, (-46, 22, 30, 84), 2600, lambda x, y: 0.15, lambda x, y: x < -32 or 34 < y, (0.3, 0.7), 16
)
forest(bushes, (-20, 14, 36, 78), 14, None, None, (0.3, 0.6), 17)
forest(g, (-130, 120, -128, -64), 17000, height, None, (0.5, 1.3), 6)
camera((-43, -104, 14.5), (26, 24, 18.5), 30)
render('gas-treatment', spp=11, grade=dict(exposure=0.1))
