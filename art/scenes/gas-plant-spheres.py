"""Gas processing plant with LPG spheres, golden hour."""

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import concrete, paint
from kit.output import render
from kit.props import (
    buildings,
    fittings,
    flares,
    piping,
    power_blocks,
    process_modules,
    tanks,
    trucks,
    vessels,
)
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(az=-72, el=13, seed=5.5, haze=0.00075, haze_h=60, sun_strength=6)
soil = ground(['#3E5A26', '#55722E', '#6E7C3A', '#94703F'], 0.02, bump=0.2)


def height(x, y):
    return max(0, y - 260) * 0.045 * max(0, 0.3 + land.fbm(x, y, 0.004, 4))


land.terrain(height, -700, 900, -200, 1500, 160, 160, soil)
b = Builder()
b.box((40, 70, 0.02), (300, 240, 0.12), concrete('#A79B88', 0.06), 0)
b.box((30, -32, 0.1), (320, 9, 0.08), paint('#3A3D41', 0.85), 0)
for i in range(40):
    b.box((-120 + i * 8, -32, 0.19), (3, 0.25, 0.02), K.white, 0)
for i, (x, y) in enumerate(((38, 2), (72, 6), (106, 10))):
    tanks.sphere_tank(b, (x, y, 0.1), 14, K.white, 11, [K.green, K.amber, K.green][i], i)
cols = [
    (-6, 66, 46, 2.3, 5),
    (6, 78, 58, 2.9, 6),
    (20, 70, 38, 2.0, 4),
    (33, 84, 66, 2.4, 6),
    (46, 72, 34, 3.2, 4),
    (60, 86, 50, 2.2, 5),
    (74, 76, 42, 2.6, 4),
]
for i, (x, y, h, r, p) in enumerate(cols):
    vessels.column(
        b,
        (x, y, 0.1),
        h,
        r,
        [K.alu, K.white, K.alu, K.white, K.cream, K.alu, K.white][i],
        p,
        seed=i,
    )
piping.pipe_rack(b, (-60, 50, 0.1), (150, 50, 0.1), 8, (5.5, 9, 12), seed=3)
piping.pipe_rack(b, (20, 22, 0.1), (20, 120, 0.1), 6, (6.5, 10), seed=5)
for i in range(5):
    process_modules.module(
        b, (-38 - (i % 2) * 18, 70 + (i // 2) * 18, 0.1), (13, 13, 10 + 4 * (i % 2)), seed=i + 2
    )
for i in range(4):
    vessels.vessel_h(
        b, (-46, 6 + i * 9, 3.9), 24, 2.6, [K.white, K.white, K.cream, K.white][i], plat=True
    )
power_blocks.cooling(b, (90, 110, 0.1), 5)
flares.flare_stack(b, (150, 190, 0.1), 84)
buildings.block(b, (-92, 20, 0.1), (24, 14, 9), K.white, 2, 0.5, 4, K.green)
trucks.truck(b, (6, -30.5, 0.2), 0, K.navy)
trucks.truck(b, (-62, -33.6, 0.2), 180, K.ember)
for i in range(8):
    fittings.light_mast(b, (-110 + i * 38, -22, 0), 16)
for i in range(75):
    x = -130 + i * 4.2
    b.beam((x, -24, 0.1), (x, -24, 2.5), 0.09, K.galv)
for z in (0.9, 1.7, 2.5):
    b.beam((-130, -24, z), (185, -24, z), 0.05, K.galv)
b.build('gas')
flares.flame((150, 190, 85), 15, 2.4, (1.5, 0.3))
fill_sun(-140, 22, 0.8, '#FFC690')
mangroves = [
    plants.broadleaf(9, s, leaves=900, spread=1.0, leaf=foliage('#2A6630', '#74A63E'))
    for s in (1, 2)
] + [plants.palm(12, seed=3)]
forest(mangroves, (-500, 700, 205, 900), 4200, height, None, (0.7, 1.3), 4)
forest(mangroves, (-300, 400, -48, -40), 50, None, lambda x, y: x < -70 or x > 118, (0.35, 0.6), 8)
blade = foliage('#3F6E2A', '#8A9A48', 0.45)
g = [plants.grass_tuft(0.5, 22, s, blade) for s in (1, 2)]
forest(g, (-110, 150, -75, -38), 9000, None, None, (0.5, 1.2), 6)
camera((-58, -92, 12), (34, 30, 24), 26.1)
render('gas-plant-spheres', spp=10, grade=dict(exposure=0.1))
