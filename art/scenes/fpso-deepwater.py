"""FPSO offloading to a shuttle tanker far offshore."""

import math

from mathutils import Vector

from kit import land, looks
from kit.builder import Builder
from kit.mats.nature import water
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import production_ships, supply_vessels, tankers
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-58,
    el=9.5,
    seed=12.1,
    haze=0.00038,
    haze_h=70,
    haze_max=0.9,
    sun_strength=5.4,
    clouds=0.9,
    light=1.55,
)
land.water_plane(water(deep='#04222F', shallow='#0C4C58', rough=0.05, swell=1.1, ripple=0.85))
b = Builder()
production_ships.fpso(b, (60, 40, 0), 209, hull=paint('#17405F', 0.45))
b.build('fpso')
a = math.radians(209)
st = Vector((60 - math.cos(a) * 146, 40 - math.sin(a) * 146, 0))  # stern of the FPSO
b = Builder()
u = Vector((math.cos(a), math.sin(a), 0))
tp = st - u * 230
rt = 203
tankers.tanker(b, (tp.x + 14, tp.y + 8, 0), rt, 240, 42, hull=paint('#7E2E20', 0.5))
ra = math.radians(rt)
bow = Vector((tp.x + 14 + math.cos(ra) * 116, tp.y + 8 + math.sin(ra) * 116, 15))
p0 = st + Vector((0, 0, 17))
L = (bow - p0).length
for o in (-1.2, 1.2):
    b.tube(
        [p0.lerp(bow, t / 20) + Vector((o, 0, -4 * 13 * t / 20 * (1 - t / 20))) for t in range(21)],
        0.3,
        K.dark,
        8,
    )
supply_vessels.supply_vessel(b, (-132, 70, 0), 12, hull=K.ember)
b.build('ships')
b = Builder()
supply_vessels.supply_vessel(b, (-900, 1700, 0), 160)
b.build('far')
fill_sun(-168, 16, 1.7, '#FFB27A')
camera((-86, -350, 30), (30, 0, 46), 32)
render('fpso-deepwater', spp=11, clamp=1.5, grade=dict(exposure=0.16))
