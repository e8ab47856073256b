"""Offshore jacket platform at golden hour on a calm sea."""

import math

from mathutils import Matrix, Vector

from kit import land
from kit.builder import Builder
from kit.mats.nature import water
from kit.output import render
from kit.props import flares, platforms, supply_vessels
from kit.sky import reset, sky
from kit.stage import camera, fill_sun, point

reset()
sky(
    sun_az=47,
    sun_el=5.0,
    spread=1.7,
    strength=1.0,
    light=1.5,
    warm=[
        (0, '#F29A5E'),
        (0.04, '#EFA06C'),
        (0.11, '#D6A08A'),
        (0.24, '#8A98AC'),
        (0.5, '#3F6688'),
        (1, '#17395B'),
    ],
    cool=[(0, '#A58E8C'), (0.06, '#8B8E9C'), (0.18, '#55799B'), (0.5, '#285378'), (1, '#10304F')],
    glow='#FF9440',
    glow_amt=(1.8, 0.5, 0.10),
    glow_pow=(420, 40, 7),
    clouds=0.95,
    cloud_scale=1.15,
    cloud_seed=4.4,
    cloud_lit='#FFB488',
    cloud_dark='#4B5F7E',
    sun_strength=4.6,
    sun_color='#FF9F5A',
    haze=0.00042,
    haze_h=60,
    haze_max=0.9,
)
land.water_plane(water(deep='#04202F', shallow='#0A4653', rough=0.05, swell=0.9, ripple=0.8))
RZ = 28
T = None
b = Builder()
with b.at(0, 0, 0, rz=RZ):
    tip = platforms.platform(b)
with b.at(-104, 18, 0, rz=14):
    supply_vessels.supply_vessel(b, (0, 0, 0))
b.build('platform')
T = Matrix.Rotation(math.radians(RZ), 4, 'Z') @ tip
flares.flame(T, 14, 2.1, (-1.5, 0.4))
fill_sun(112, 14, 2.3, '#FFA766')
b = Builder()
supply_vessels.supply_vessel(b, (-560, 1500, 0), 160)
b.build('far')
b = Builder()
with b.at(560, 2100, 0, rz=30):
    platforms.platform(b)
b.build('far2')
point(T + Vector((-2, 0, 7)), 60000, '#FF9A3C', 2)
camera((-14, -262, 17), (-44, 0, 42), 34)
render('hero-exploration', spp=20, grade=dict(exposure=0.12))
