"""Lagos-like waterfront skyline at dusk over the lagoon."""

import math
import random

from mathutils import Vector

from kit import land, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.glazing import glass
from kit.mats.nature import ground, water
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import harbour, supply_vessels
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


def tower(x, y, w, d, h, style, seed, rz=0):
    rr = random.Random(seed)
    fh = 3.8
    n = int(h / fh)
    body = (
        [K.white, K.cream, K.white, K.cream, K.steel][rr.randrange(5)]
        if style != 'glass'
        else glass('#123A57', 0.08)
    )
    with b.at(x, y, 3.2, rz=rz):
        b.box((0, 0, 0), (w * 1.25, d * 1.25, 9), K.conc_dark, 0.2)
        b.box((0, -d * 0.63, 1), (w * 1.1, 0.2, 3.2), K.win2, 0)
        b.box((0, 0, 0), (w, d, h), body, 0.3)
        L = rr.uniform(0.12, 0.34)
        for s, (ww, dd) in enumerate(((w, d), (d, w), (w, d), (d, w))):
            if s == 2:
                continue
            with b.at(rz=s * 90):
                y0 = -dd / 2 - 0.06
                if style == 'glass':
                    k = max(3, int(ww / 3.2))
                    g = ww / k
                    for f in range(3, n):
                        rowlit = rr.random() < 0.06
                        for i in range(k):
                            p = L * (0.5 + rr.random()) if not rowlit else 0.85
                            m = K.win2 if rr.random() < p else K.glass
                            b.quad(
                                (-ww / 2 + i * g + 0.2, y0, f * fh + 0.5),
                                (-ww / 2 + (i + 1) * g - 0.2, y0, f * fh + 0.5),
                                (-ww / 2 + (i + 1) * g - 0.2, y0, (f + 1) * fh - 0.5),
                                (-ww / 2 + i * g + 0.2, y0, (f + 1) * fh - 0.5),
                                m,
                            )
                elif style == 'band':
                    k = max(3, int(ww / 4))
                    g = ww / k
                    for f in range(3, n):
                        b.box((0, y0 + 0.1, f * fh - 0.25), (ww + 0.5, 0.9, 0.6), K.white, 0)
                        for i in range(k):
                            b.quad(
                                (-ww / 2 + i * g, y0, f * fh + 0.7),
                                (-ww / 2 + (i + 1) * g, y0, f * fh + 0.7),
                                (-ww / 2 + (i + 1) * g, y0, (f + 1) * fh - 0.5),
                                (-ww / 2 + i * g, y0, (f + 1) * fh - 0.5),
                                K.win2 if rr.random() < L else K.glass,
                            )
                else:
                    k = max(3, int(ww / 3.6))
                    g = ww / k
                    for f in range(3, n):
                        for i in range(k):
                            xc = -ww / 2 + (i + 0.5) * g
                            b.quad(
                                (xc - 1, y0, f * fh + 0.9),
                                (xc + 1, y0, f * fh + 0.9),
                                (xc + 1, y0, f * fh + 2.9),
                                (xc - 1, y0, f * fh + 2.9),
                                K.win2 if rr.random() < L else K.glass,
                            )
                    for i in range(k + 1):
                        b.box((-ww / 2 + i * g, y0, 9), (0.5, 0.5, h - 9), K.cream, 0)
        b.box((0, 0, h), (w * 0.96, d * 0.96, 1.4), K.grey)
        b.box((w * 0.1, 0, h + 1), (w * 0.5, d * 0.5, 5), body)
        if rr.random() < 0.55:
            b.cyl((0, 0, h + 6), (0, 0, h + 6 + rr.uniform(8, 24)), 0.35, K.galv, 8, r2=0.1)
            b.sphere((0, 0, h + 7 + 14), 0.6, K.lampr, 8, 5)
        if rr.random() < 0.4:
            b.box((0, -d * 0.485, h + 0.2), (w * 0.97, 0.15, 0.5), K.lampc, 0)


st = ['glass', 'band', 'fin']
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
    tower(x, y, w, d, h, st[i % 3], i, r.uniform(-6, 6))
tower(262, 110, 44, 40, 232, 'glass', 77, 8)
with b.at(262, 110, 235, rz=8):
    b.box((0, 0, 0), (34, 30, 16), glass('#123A57', 0.08), 0.3)
    b.box((0, 0, 16), (24, 20, 12), glass('#123A57', 0.08), 0.3)
    b.cyl((0, 0, 28), (0, 0, 66), 0.9, K.galv, 10, r2=0.15)
    b.sphere((0, 0, 66), 0.8, K.lampr, 8, 5)
    b.box((0, -15.1, 15.4), (34, 0.2, 0.6), K.lampw, 0)


# cable-stayed bridge on the left, receding
def bridge():
    A, B = Vector((-1100, 40, 15)), Vector((-180, 18, 13))
    b.beam(A, B, 14, K.concrete, 1.8)
    for i in range(24):
        p = A.lerp(B, i / 23)
        b.cyl((p.x, p.y, -6), (p.x, p.y, 12), 1.6, K.conc_dark, 10)
    for i in range(46):
        p = A.lerp(B, i / 45)
        b.beam(p + Vector((0, -6, 1)), p + Vector((0, -6, 8)), 0.18, K.galv)
        b.sphere(p + Vector((0, -6, 8)), 0.42, K.lampw, 8, 5)
    for f in (0.45, 0.855):
        p = A.lerp(B, f)
        for sg in (-7.5, 7.5):
            b.beam(p + Vector((0, sg, -16)), p + Vector((0, sg * 0.25, 78)), 3.4, K.white)
        b.sphere(p + Vector((0, 0, 80)), 0.8, K.lampr, 8, 5)
        for q in range(1, 11):
            for sd in (-1, 1):
                b.tube(
                    [
                        p + Vector((0, 0, 78 - q * 3.4)),
                        p + Vector((sd * q * 12, -6, 0.8 - sd * q * 12 * 30 / 920)),
                    ],
                    0.16,
                    K.white,
                    5,
                )


bridge()
# boats
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
    1920,
    1080,
    26,
    clamp=1.6,
    grade=dict(exposure=0.55, high=(0.02, 0.006, -0.012), bloom=0.7),
)
