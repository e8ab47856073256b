"""Combined-cycle power station from the meadow beside it, three stacks in morning light."""

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground
from kit.mats.palette import K
from kit.mats.surfaces import concrete
from kit.output import render
from kit.props import buildings, fittings, piping, power_blocks, switchgear, tanks, transmission
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-112,
    el=11,
    seed=7.4,
    sun_strength=5.6,
    haze=0.0016,
    haze_h=32,
    haze_cap=(1.05, 0.78, 0.55),
    clouds=0.62,
)


def meadow(x, y):
    hills = max(0, y - 340, -x - 360) * 0.05
    return hills * max(0, 0.4 + land.fbm(x, y, 0.004, 4))


soil = ground(['#35602C', '#4C7A34', '#64863E', '#7C8A48'], 0.02, bump=0.25)
land.terrain(meadow, -1500, 500, -300, 1500, 200, 200, soil)
b = Builder()
b.box((10, 70, -0.4), (210, 180, 0.5), concrete('#9C968A', 0.06), 0)
for i in range(3):
    power_blocks.hrsg(b, (20, 20 + i * 36, 0.1), stack=62)
    power_blocks.turbine_hall(b, (-48, 20 + i * 36, 0.1), (34, 24, 20), trim=K.green)
piping.pipe_rack(b, (66, -4, 0.1), (66, 140, 0.1), 6, (6, 9), seed=4)
piping.pipe_rack(b, (-60, -10, 0.1), (62, -10, 0.1), 5, (5, 8), seed=3)
power_blocks.cooling(b, (-40, 150, 0.1), 8)
for i, (x, y) in enumerate(((88, 34), (92, 60))):
    tanks.tank(b, (x, y, 0.1), 9, 11, [K.white, K.cream][i], 'dome', seed=i, band=K.green)
buildings.block(b, (86, 98, 0.1), (26, 14, 10), K.white, 3, 0.5, 4, K.green)
switchgear.switchyard(b, (-120, 10, 0.1), 4, rz=90)
for i in range(6):
    fittings.light_mast(b, (-70 + i * 34, -17, 0), 17)
for i in range(44):
    b.beam((-80 + i * 4.4, -22, 0), (-80 + i * 4.4, -22, 2.5), 0.09, K.galv)
for z in (0.9, 1.7, 2.5):
    b.beam((-80, -22, z), (112, -22, z), 0.04, K.galv)
LINE = [(0, -60, 0, 28), (-110, 0, 0, 30), (-270, 110, 0, 32), (-500, 260, 0, 34)]
LINE.append((-800, 480, meadow(-800, 480), 36))
for pylon in LINE:
    transmission.pylon(b, pylon[:3], 50, pylon[3])
transmission.wires(b, LINE, 50, r=0.06)
b.build('station')
fill_sun(150, 24, 1.2, '#FFCB98')
leaf = foliage('#22602C', '#6FA63C', 0.4)
trees = [
    plants.broadleaf(11, s, leaves=1300, spread=0.95, size=0.4, blobs=12, leaf=leaf)
    for s in (1, 2, 3)
] + [plants.palm(14, seed=s) for s in (4, 5)]
forest(trees, (-900, 300, 230, 900), 3400, meadow, None, (0.7, 1.3), 3)
forest(trees, (-1300, -300, -200, 300), 1500, meadow, None, (0.7, 1.3), 5)
forest(trees[:3], (-60, 104, -52, -30), 14, None, None, (0.3, 0.6), 7)
blade = foliage('#42702C', '#8E9446', 0.45)
tufts = [plants.grass_tuft(0.7, 26, s, blade) for s in (1, 2, 3)]
forest(tufts, (60, 240, -72, 40), 26000, None, lambda x, y: x > 118 or y < -24, (0.5, 1.4), 6)
camera((190, -75, 7), (18, 52, 26), 35)
render('combined-cycle', spp=10, grade=dict(exposure=0.2))
