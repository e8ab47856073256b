"""Coated line pipe stacked on a quay in late light, cranes behind."""

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water, wet
from kit.mats.palette import K
from kit.mats.surfaces import concrete, paint
from kit.output import render
from kit.props import cranes, fittings, line_pipe, supply_vessels
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-66,
    el=9,
    seed=7.1,
    sun_strength=6.2,
    haze=0.0013,
    haze_h=40,
    haze_cap=(1.05, 0.74, 0.5),
    clouds=0.75,
)


def far(x, y):
    return min(2, (y - 400 + 30 * land.fbm(x, 0, 0.006, 3)) * 0.05)


land.terrain(far, -700, 900, 360, 1000, 120, 60, ground(['#3E5A26', '#55722E', '#6E7C3A'], 0.02))
land.water_plane(water(rough=0.05, swell=0.15, ripple=0.35), z=-3)
b = Builder()
b.box((40, 20, -8), (400, 200, 8), wet('#596066', 0.5, 0.12, 0.12, 0.42, 0.2), 0.2)
for i in range(24):
    b.cyl((-120 + i * 13, 118.6, 0), (-120 + i * 13, 118.6, 0.7), 0.35, K.amber, 14)
black, green, white = (
    paint('#20272D', 0.34, wear=0.15),
    paint('#1A6450', 0.42, wear=0.3),
    concrete('#C2BBAE', 1.2),
)
coats = [[green, white, black], [black, green, white], [white, black, green], [black, green, black]]
for k in range(4):
    for i in range(4):
        line_pipe.pipe_stack(
            b,
            (-2 + i * 12, 8 + k * 17.5, 0),
            11,
            6 - (i + k) % 2,
            coat=coats[k][i % 3],
            r=0.42,
            seed=k * 5 + i,
        )
cranes.goliath(b, (46, 101, 0), 62, 37, 0)
cranes.crawler_crane(b, (-30, 98, 0), 62, 44, 60, K.ember, drop=0.55)
cranes.crawler_crane(b, (112, 100, 0), 150, 70, 64, K.white)
supply_vessels.supply_vessel(b, (-12, 128, -2.6), 180, hull=K.navy)
supply_vessels.supply_vessel(b, (88, 129, -2.6), 180, hull=K.ember)
for i in range(8):
    fittings.light_mast(b, (-76 + i * 28, 92, 0), 20)
b.build('yard')
fill_sun(-165, 24, 1.6, '#FFC08C')
trees = [
    plants.broadleaf(9, s, leaves=800, spread=1.0, leaf=foliage('#2A6630', '#74A63E'))
    for s in (1, 2)
] + [plants.palm(12, seed=3)]
forest(trees, (-600, 700, 380, 900), 3600, far, lambda x, y: far(x, y) > 0.5, (0.8, 1.4), 4)
camera((-17, -29, 5.4), (3.6, 40, 7.4), 35)
render('pipe-yard', spp=10, grade=dict(exposure=0.15))
