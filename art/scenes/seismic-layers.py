"""Subsurface diorama: delta surface, folded strata, reservoir and well path."""

import math

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.lights import glow
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import drilling, tanks, vessels
from kit.sky import reset
from kit.stage import area, camera

reset()
looks.studio(
    az=-60,
    el=34,
    sun=3.4,
    light=1.0,
    haze=0.0014,
    haze_h=400,
    haze_max=1.0,
    warm=[(0, '#0D2D4A'), (0.3, '#0A2540'), (1, '#071B2E')],
    cool=[(0, '#0D2D4A'), (0.3, '#0A2540'), (1, '#071B2E')],
    glow_amt=(0, 0, 0),
)
b = Builder()
X, Y, D = 60, 36, 36
fl = paint('#0B2238', 0.22, wear=0.1)
b.quad((-900, -900, -D - 5), (900, -900, -D - 5), (900, 900, -D - 5), (-900, 900, -D - 5), fl)


def cxx(y):
    return 26 + 7 * math.sin(y * 0.12)


def top(x, y):
    return max(-1.3, min(0.5 * land.fbm(x, y, 0.06, 3) + 0.35, (abs(x - cxx(y)) - 5) * 0.35))


def fault(x):
    return 0 if x > -24 + 0 else -2.4


def zl(k, x, y):
    if k == 0:
        return top(x, y)
    a = 5.2 * math.exp(-(((x - 2) / 17) ** 2)) * (0.35 + 0.09 * k) - 1.4 * math.sin(
        x * 0.06 + y * 0.03
    )
    return -1.2 - 3.35 * k + a + (0.5 * land.fbm(x, y, 0.05, 3, k)) + (fault(x) if k > 1 else 0)


cols = [
    '#7A4A2C',
    '#B98A5A',
    '#D9B27C',
    '#8E5A38',
    '#C79A66',
    '#56606A',
    '#E0C08A',
    '#4A5A66',
    '#9A6A48',
    '#34485A',
    '#22364A',
]
L = len(cols)
n = 120
for k in range(L):
    m = ground([cols[k], cols[k]], 0.2, 0.8, bump=0.35, fine=5) if k != 6 else glow('#F59E0B', 0.55)

    def zb(x, y):
        return zl(k + 1, x, y) if k < L - 1 else -D

    out = 0.22 * (k % 2)
    for fx, fy, N_ in (
        (lambda t: -X / 2 + X * t, lambda t: -Y / 2 - out, n),
        (lambda t: X / 2 + out, lambda t: -Y / 2 + Y * t, 70),
        (lambda t: -X / 2 - out, lambda t: -Y / 2 + Y * t, 70),
    ):
        vs, fs = [], []
        for i in range(N_ + 1):
            t = i / N_
            x, y = fx(t), fy(t)
            vs += [(x, y, zb(x, y)), (x, y, zl(k, x, y))]
            if i:
                fs.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
        b.add(vs, fs, m)
b.box((0, 0, -D - 5), (X + 3, Y + 3, 5), K.ink, 0.4)
# wells on the front face and a deviated branch
yf = -Y / 2 - 0.45


def res(x):
    return (zl(6, x, yf) + zl(7, x, yf)) / 2


for pts in (
    [(-3, yf, 0.4), (-3, yf, -12), (1, yf, res(1))],
    [(-3, yf, -6), (4, yf, -12), (13, yf, res(13) + 1.2), (19, yf, res(19))],
    [(-3, yf, -8), (-9, yf, -13), (-17, yf, res(-17))],
):
    b.tube(pts, 0.26, K.alu, 12, elbow=5)
    b.sphere(pts[-1], 0.55, glow('#FFC468', 12), 14, 8)
b.tube([(-3, yf, 0.4), (-3, yf, -5)], 0.5, K.steel, 14)
with b.at(-3, -Y / 2 + 4.2, 0.6, sc=0.26):
    drilling.land_rig(b, (0, 0, 0), 0, 46)
for i in range(3):
    tanks.tank(
        b,
        (8 + i * 4.2, 8, 0.3),
        1.8,
        2.2,
        [K.white, K.cream, K.white][i],
        ['cone', 'float', 'dome'][i],
        rail=False,
        stair=False,
        seed=i,
        band=K.green,
    )
with b.at(-16, 8, 0.4, sc=0.22):
    vessels.column(b, (0, 0, 0), 34, 2.4, K.alu, 4)
    vessels.column(b, (12, 4, 0), 44, 2.0, K.white, 4, seed=3)
    tanks.sphere_tank(b, (-22, -4, 0), 10)
    tanks.sphere_tank(b, (-46, -4, 0), 10)
b.build('diorama', angle=40)
w = water(deep='#06303A', shallow='#0F5A60', rough=0.03, swell=0.02, ripple=0.25, scale=4)
e = 0.02
q = Builder()
q.quad(
    (-X / 2 + e, -Y / 2 + e, -0.35),
    (X / 2 - e, -Y / 2 + e, -0.35),
    (X / 2 - e, Y / 2 - e, -0.35),
    (-X / 2 + e, Y / 2 - e, -0.35),
    w,
)
q.build('w', smooth=False)
land.terrain(
    top,
    -X / 2,
    X / 2,
    -Y / 2,
    Y / 2,
    160,
    100,
    ground(['#3E5A26', '#55722E', '#6E8A3A', '#7A7A40'], 0.2, bump=0.3, fine=4),
)
leaf = foliage('#2A6630', '#7AB046')
trees = [
    plants.broadleaf(2.6, s, leaves=500, spread=1.0, size=0.6, leaf=leaf) for s in (1, 2, 3)
] + [plants.palm(3.4, seed=4)]
forest(
    trees,
    (-29, 29, -17, 17),
    420,
    top,
    lambda x, y: top(x, y) > 0
    and not (-14 < x < 20 and -16.5 < y < -6)
    and not (-30 < x < 22 and 4 < y < 13),
    (0.5, 1.1),
    5,
)
area((60, -60, 50), (0, 0, -12), 26000, 40, '#FFC690')
area((-80, -40, 20), (0, 0, -15), 9000, 40, '#7FC4D8')
area((10, 70, 40), (0, 0, 0), 16000, 30, '#FF9A4C')
area((-10, -90, 12), (0, -18, -16), 42000, 50, '#FFE2C0')
camera((-53, -117, 31), (-12, 0, -14.5), 34.2)
render('seismic-layers', spp=11, grade=dict(exposure=1.0))
