"""Combined-cycle gas plant and transmission line at blue hour."""

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.output import render
from kit.props import buildings, fittings, piping, power_blocks, switchgear, tanks, transmission
from kit.sky import reset, sky
from kit.stage import camera, point

reset()
sky(
    sun_az=18,
    sun_el=-1.5,
    spread=2.8,
    strength=0.72,
    light=0.7,
    warm=[
        (0, '#F39A4C'),
        (0.025, '#E9A165'),
        (0.065, '#A8A19C'),
        (0.15, '#5C8CA6'),
        (0.36, '#226089'),
        (1, '#0B3152'),
    ],
    cool=[(0, '#7F93A0'), (0.06, '#5F87A0'), (0.2, '#2A6288'), (0.55, '#124066'), (1, '#0A2744')],
    glow='#FF8E3A',
    glow_amt=(0.0, 0.32, 0.10),
    glow_pow=(300, 30, 6),
    clouds=0.62,
    cloud_scale=1.1,
    cloud_seed=7.7,
    cloud_lit='#F0B48C',
    cloud_dark='#2B5270',
    sun_strength=0,
    haze=0.0008,
    haze_h=38,
    haze_max=0.85,
    stars=1.2,
)
land.water_plane(
    water(deep='#04202F', shallow='#0A4653', rough=0.03, swell=0.12, ripple=0.35), z=-1.2
)
soil = ground(['#2B2A20', '#3A4327', '#4D5A2E', '#5E4A34'], 0.03, bump=0.3)


def height(x, y):
    return (
        -2.6
        + 2.9 * max(0, min(1, (y + 62 + 8 * land.fbm(x, y, 0.012)) / 14))
        + (max(0, y - 330) * 0.05 * (1 + land.fbm(x, y, 0.004)) if y > 330 else 0)
    )


land.terrain(height, -700, 900, -110, 1500, 180, 180, soil)
b = Builder()
b.box((60, 60, 0.2), (330, 170, 0.35), K.conc_dark, 0)
for i in range(3):
    power_blocks.hrsg(b, (20 + i * 0, 20 + i * 34, 0.5), rz=0, stack=64)
power_blocks.turbine_hall(b, (100, 52, 0.5), (62, 30, 24), rz=0)
power_blocks.turbine_hall(b, (104, 100, 0.5), (52, 26, 18))
power_blocks.cooling(b, (-90, 70, 0.5), 6)
buildings.block(b, (150, 8, 0.5), (26, 14, 14), K.white, 4, 0.75, 4, K.green)
buildings.block(b, (168, 60, 0.5), (18, 16, 9), K.cream, 3, 0.6, 6)
piping.pipe_rack(b, (-20, -6, 0.5), (140, -6, 0.5), 6, (5, 8.4), seed=3)
piping.pipe_rack(b, (60, -6, 0.5), (60, 120, 0.5), 5, (6, 9), seed=4)
for i, (x, y, r) in enumerate(((-62, 8, 9), (-62, 34, 9), (-88, 16, 7))):
    tanks.tank(b, (x, y, 0.5), r, 12, [K.white, K.cream, K.white][i], 'dome', seed=i, band=K.green)
switchgear.switchyard(b, (160, 92, 0.5), 6)
for i in range(9):
    fittings.light_mast(b, (-110 + i * 33, -16, 0.3), 17)
# fence + bank wall
for i in range(80):
    x = -130 + i * 4.2
    b.beam((x, -26, 0.3), (x, -26, 2.9), 0.12, K.galv)
for z in (1.2, 2.0, 2.8):
    b.beam((-130, -26, z), (206, -26, z), 0.06, K.galv)
P = [
    (300, -70, 0.5, 50),
    (184, 60, 0.5, 50),
    (96, 230, 1, 50),
    (-40, 430, 6, 46),
    (-240, 680, 17, 45),
    (-540, 960, 28, 45),
]
for p in P:
    transmission.pylon(b, p[:3], 54, p[3])
transmission.wires(b, P, 54)
b.build('plant')
for x, y, z, p in [
    (-62, -14, 14, 13000),
    (-88, -6, 12, 11000),
    (-40, 20, 14, 11000),
    (-60, 62, 16, 13000),
    (-20, 50, 18, 11000),
    (4, -14, 14, 15000),
    (70, -16, 15, 15000),
    (136, -14, 14, 15000),
    (15, 3, 30, 14000),
    (-60, 24, 22, 11000),
    (30, 2, 12, 11000),
    (100, 30, 20, 14000),
    (180, 100, 16, 14000),
    (50, 40, 40, 14000),
]:
    point((x, y, z), p, '#FFB562', 1)
mangroves = [plants.broadleaf(9, s, roots=False, leaves=1300) for s in (1, 2)] + [
    plants.palm(11, seed=s) for s in (3, 4)
]
forest(
    mangroves[2:], (-420, 420, -52, -40), 34, height, lambda x, y: height(x, y) > -1.4, (0.45, 0.8)
)
bush = [
    plants.broadleaf(
        4.2, s, leaves=900, spread=1.3, blobs=12, size=0.5, leaf=foliage('#1D3F22', '#3F6B2E')
    )
    for s in (11, 12, 13)
]
forest(bush, (-420, 420, -62, -46), 760, height, lambda x, y: height(x, y) > -2.2, (0.5, 1.1), 12)
forest(mangroves, (-650, 800, 190, 700), 2600, height, None, (0.7, 1.3), 5)
forest(mangroves, (-420, -150, -30, 190), 420, height, None, (0.6, 1.2), 6)
camera((-78, -205, 21), (30, 60, 34), 35)
render('hero-power', spp=14, grade=dict(exposure=0.42, high=(0.02, 0.006, -0.012), bloom=0.7))
