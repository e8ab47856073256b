"""A city on a lagoon at dusk: towers of several decades, cranes, a causeway, boats."""

import random

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import boats, bridges, cranes, harbour, skyline
from kit.sky import reset, sky
from kit.stage import camera, fill_sun

reset()
sky(
    sun_az=-30,
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
    clouds=0.8,
    cloud_scale=1.3,
    cloud_seed=4.7,
    cloud_lit='#F5AE84',
    cloud_dark='#2E5270',
    sun_strength=0,
    haze=0.0005,
    haze_h=90,
    haze_max=0.85,
)
land.water_plane(water(deep='#04202F', shallow='#0A4653', rough=0.06, swell=0.12, ripple=0.3))


def height(x, y):
    return max(-3, min(3.4, (y - 4 - 14 * land.fbm(x, 0, 0.005, 3)) * 0.4))


land.terrain(
    height, -1500, 1700, -40, 900, 320, 60, ground(['#2B3320', '#42502A', '#5E5A3A'], 0.02)
)
b = Builder()
r = random.Random(21)

# The quay: a wall, a road with lamps, a rail.
b.box((300, 12, -4), (1000, 3, 7.7), K.concrete, 0.1)
b.rail([(-200, 11, 3.7), (800, 11, 3.7)], K.galv, step=4)
b.box((300, 26, 3.3), (1100, 14, 0.3), paint('#35383C', 0.85), 0)
for x in range(-200, 800, 31):
    b.cyl((x, 17, 3.6), (x, 17, 12), 0.12, K.galv, 6)
    b.beam((x, 17, 11.8), (x, 20, 12.2), 0.1, K.galv)
    b.sphere((x, 19.8, 12), 0.24, K.lampw, 8, 5)

stone, sand, grey = paint('#B9B1A2', 0.75), paint('#A8947A', 0.75), paint('#8C949A', 0.7)
brick, pale, blue = paint('#8A5A44', 0.8), paint('#CFC8BA', 0.65), paint('#5F7688', 0.6)

# x, y, volumes from the ground up, faces, wall, turn, share lit, homes, crown
CITY = [
    (-118, 95, [(40, 20, 9)], ('flats', 'blank'), pale, 4, 0.4, True, 'tanks'),
    (-66, 150, [(26, 22, 15)], ('punched', 'punched'), sand, -8, 0.42, True, 'tanks'),
    (-22, 88, [(52, 24, 3), (46, 17, 11)], ('ribbon', 'blank'), stone, 2, 0.2, False, 'plant'),
    (34, 175, [(30, 26, 26)], ('grid', 'grid'), grey, 6, 0.22, False, 'louvres'),
    (52, 74, [(30, 20, 7)], ('punched', 'blank'), brick, -3, 0.4, True, 'plain'),
    (98, 120, [(38, 30, 4), (27, 25, 30)], ('curtain', 'curtain'), blue, 12, 0.26, False, 'steps'),
    (142, 82, [(34, 18, 14)], ('flats', 'blank'), stone, -4, 0.45, True, 'tanks'),
    (180, 190, [(34, 30, 34), (27, 24, 9)], ('grid', 'grid'), pale, 3, 0.24, False, 'louvres'),
    (196, 92, [(44, 28, 5), (30, 22, 17)], ('ribbon', 'ribbon'), sand, 7, 0.24, False, 'plant'),
    (248, 130, [(46, 36, 3), (32, 28, 37)], ('curtain', 'curtain'), grey, -9, 0.3, False, 'plant'),
    (296, 86, [(38, 20, 10)], ('grid', 'blank'), brick, 0, 0.25, False, 'plain'),
    (338, 160, [(28, 24, 24)], ('ribbon', 'blank'), stone, 10, 0.18, False, 'steps'),
    (352, 78, [(30, 18, 13)], ('flats', 'flats'), pale, -6, 0.48, True, 'tanks'),
    (404, 118, [(36, 26, 19)], ('curtain', 'grid'), blue, 5, 0.24, False, 'louvres'),
    (458, 92, [(48, 22, 8)], ('ribbon', 'blank'), grey, -2, 0.22, False, 'plant'),
    (470, 210, [(30, 26, 22)], ('punched', 'punched'), sand, 8, 0.4, True, 'tanks'),
    (532, 130, [(30, 24, 16)], ('grid', 'grid'), stone, -8, 0.24, False, 'plant'),
    (586, 100, [(50, 20, 7)], ('flats', 'blank'), pale, 0, 0.44, True, 'tanks'),
]
for i, (x, y, volumes, kinds, wall, turn, lit, home, crown) in enumerate(CITY):
    skyline.stack(b, x, y, volumes, kinds, wall, i + 5, turn, lit, home, crown)
skyline.frame(b, 296, 205, 34, 26, 21)
cranes.tower_crane(b, (276, 188, 3.6), 104, 46, 200)
cranes.tower_crane(b, (-6, 215, 3.6), 74, 40, 35)
skyline.frame(b, 14, 225, 30, 24, 12, 4, 3)

# The low city between and behind.
for i in range(260):
    x, y = r.uniform(-620, 900), r.uniform(46, 520)
    if any(abs(x - c[0]) < c[2][0][0] * 0.75 + 9 and abs(y - c[1]) < 34 for c in CITY):
        continue
    near = y < 90
    floors = r.randrange(1, 4) if near or x < -150 else r.randrange(3, 9 + int(y / 60))
    kinds = r.choice((('punched', 'blank'), ('flats', 'punched'), ('ribbon', 'blank')))
    wall = r.choice((stone, sand, grey, brick, pale))
    size = (r.uniform(12, 28), r.uniform(11, 18), floors)
    turn, lit = r.uniform(-12, 12), r.uniform(0.15, 0.5)
    skyline.stack(b, x, y, [size], kinds, wall, 90 + i, turn, lit, True, 'plain')

bank = [(-262, -400, 9), (-244, -250, 9), (-214, -110, 9), (-166, 0, 7), (-130, 34, 4)]
bridges.causeway(b, bank)
boats.ferry(b, (58, -150, 0), 168)
harbour.tug(b, (330, -96, 0), 20)
for x, y, turn in (
    (-176, -440, 28),
    (-167, -433, 19),
    (-186, -345, 75),
    (150, -120, 10),
    (168, -112, 30),
):
    boats.canoe(b, (x, y, 0), turn)
for x, y in ((-171, -435), (-182, -444), (-161, -429)):
    b.cyl((x, y, -3), (x, y, 1.6), 0.07, K.wood, 6)
b.build('city')
palms = [plants.palm(h, seed=s) for s, h in ((1, 11), (2, 14), (3, 9), (4, 16))]
forest(palms, (-420, 800, 14, 46), 130, height, lambda x, y: height(x, y) > 1, (0.8, 1.2), 4)
green = foliage('#1F3F22', '#4A6A2E')
trees = [
    plants.broadleaf(h, s, leaf=green, leaves=2600, spread=k, size=0.28, blobs=14)
    for h, s, k in ((9, 4, 1.1), (7, 5, 0.8), (12, 6, 0.7))
]
forest(trees, (-500, 800, 34, 60), 260, height, lambda x, y: height(x, y) > 1, (0.6, 1.2), 5)
forest(trees, (-1200, -150, 4, 260), 700, height, lambda x, y: height(x, y) > 1, (0.7, 1.4), 7)
fill_sun(200, 30, 0.12, '#9CC3E6')
camera((-170, -560, 15), (4, 60, 66), 33)
render(
    'lagos-waterfront',
    spp=6,
    clamp=0.45,
    grade=dict(exposure=0.5, high=(0.02, 0.006, -0.012), bloom=0.5),
)
