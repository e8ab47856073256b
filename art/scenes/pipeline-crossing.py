"""Twin pipelines on sleepers through delta forest to a jetty and a waiting tanker, golden hour."""

import math

from mathutils import Vector

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.mats.surfaces import metal
from kit.output import render
from kit.props import harbour, tankers
from kit.sky import reset
from kit.stage import camera, fill_sun

reset()
looks.golden(
    az=-70,
    el=21,
    seed=8.3,
    sun_strength=6.6,
    haze=0.0010,
    haze_h=28,
    haze_cap=(1.12, 0.8, 0.54),
    light=1.75,
    clouds=0.75,
    cloud_hi=0.6,
)


def centre(y):
    """centre line of the right of way"""
    return 7 + 20 * math.sin(y * 0.011 - 0.25) * min(1, max(0, (y + 20) / 90)) - 0.02 * y


def shore(x):
    return 196 + 14 * land.fbm(x, 0, 0.008, 3)


def height(x, y):
    z = 1.0 + 0.5 * land.fbm(x, y, 0.02, 3)
    d = abs(x - centre(y))
    z = z * min(1, max(0.35, (d - 9) / 10))
    cr = abs(y - 96 - 14 * math.sin(x * 0.018)) - 8  # creek crossed on piles
    return max(-2.5, min(z, cr * 0.16, (shore(x) - y) * 0.12))


land.terrain(
    height,
    -520,
    560,
    -110,
    330,
    270,
    200,
    ground(['#3A4A24', '#4E6A2C', '#66793A', '#7E6A3E'], 0.03, bump=0.3),
)
land.water_plane(
    water(deep='#08282E', shallow='#164A48', rough=0.03, swell=0.08, ripple=0.22, fade=600)
)
b = Builder()
track = ground(['#5E5234', '#75603E', '#8A7048'], 0.3, bump=0.5, fine=6)
ys = [-100 + i * 3 for i in range(62)]
ruts = ground(['#8A5E40', '#A2744E', '#B4875E'], 0.3, bump=0.5, fine=6)
for a, c in zip(ys, ys[1:]):
    if height(centre(a) - 7, a) < 0.15:
        b.quad(
            (centre(a) - 9.4, a, 0.5),
            (centre(a) - 4.8, a, 0.5),
            (centre(c) - 4.8, c, 0.5),
            (centre(c) - 9.4, c, 0.5),
            K.concrete,
        )
    for o in (-8.1, -6.1):
        b.quad(
            (centre(a) + o - 0.5, a, 0.635),
            (centre(a) + o + 0.5, a, 0.635),
            (centre(c) + o + 0.5, c, 0.635),
            (centre(c) + o - 0.5, c, 0.635),
            ruts,
        )
    b.quad(
        (centre(a) - 9.2, a, 0.62),
        (centre(a) - 5.0, a, 0.62),
        (centre(c) - 5.0, c, 0.62),
        (centre(c) - 9.2, c, 0.62),
        track,
    )
supports = range(-98, 214, 6)


def pipe(off, rad, m, band, zz=1.55):
    P = [Vector((centre(y) + off, y, zz)) for y in supports]
    b.tube(P, rad, m, 26)
    for p, q in zip(P, P[1:]):
        c = p.lerp(q, 0.5)
        u = (q - p).normalized()
        b.cyl(c - u * 0.05, c + u * 0.05, rad * 1.025, band, 26)


alu = metal('#D3D2CC', 0.24)
pipe(-0.5, 0.86, alu, K.galv, 1.8)
pipe(1.85, 0.60, K.white, K.steel, 1.54)
pipe(3.6, 0.42, K.green, K.galv, 1.36)
for y in supports:
    z = height(centre(y), y)
    x = centre(y) + 1.3
    creek = z < 0.1
    if creek:
        for s in (-2.5, 2.5):
            b.cyl((x + s, y, -4), (x + s, y, 0.8), 0.24, K.conc_dark, 12)
    b.box((x, y, 0.42 if creek else -0.1), (6.6, 0.8, 0.36 if creek else 0.88), K.concrete, 0.05)
    for o, q, zz in ((-0.5, 0.86, 1.8), (1.85, 0.60, 1.54), (3.6, 0.42, 1.36)):
        b.box((centre(y) + o, y, 0.76), (q * 1.5, 0.4, max(0.05, zz - q - 0.7)), K.galv, 0.02)
for y in range(-40, 100, 28):
    b.cyl((centre(y) + 6.4, y, 0.3), (centre(y) + 6.4, y, 1.9), 0.07, K.amber, 10)
    b.cyl((centre(y) + 6.4, y, 1.9), (centre(y) + 6.4, y, 2.15), 0.12, K.white, 10)
# block-valve station beside the line
vy = 52
vx = centre(vy) + 1.3
for o, q, zz, m in (
    (-1.8, 0.86, 1.8, K.amber),
    (0.55, 0.60, 1.54, K.ember),
    (2.3, 0.42, 1.36, K.amber),
):
    b.sphere((vx + o, vy, zz), q * 1.7, K.green, 24, 12)
    b.cyl((vx + o, vy, zz), (vx + o, vy, zz + 2.0), q * 0.3, K.steel, 10)
    b.torus((vx + o, vy, zz + 2.0), q * 1.3, 0.07, m, 28, 8)
    for s in (-1, 1):
        b.cyl((vx + o, vy + s * q * 1.9, zz), (vx + o, vy + s * q * 2.2, zz), q * 1.6, K.green, 24)
b.box((vx + 9, vy + 2, 0.5), (4, 3, 2.9), K.white, 0.05)
b.box((vx + 9, vy + 2, 3.4), (4.6, 3.6, 0.2), K.green, 0.03)
# jetty, arms, tanker, tug
jx = centre(206) + 1.3
harbour.jetty(b, (jx - 1, 196), (jx - 8, 330), 9, 4.5)
b.box((jx - 10, 336, 3.2), (46, 16, 1.6), K.concrete, 0.1)
for i in range(5):
    for s in (-6, 6):
        b.cyl(
            (jx - 30 + i * 10, 336 + s, -8), (jx - 30 + i * 10, 336 + s, 3.2), 0.7, K.conc_dark, 10
        )
harbour.loading_arms(b, (jx - 24, 338, 4.8), 5, 0, 6)
tankers.tanker(b, (jx + 105, 1050, 0), 205, 190, 34, hull=K.navy)
harbour.tug(b, (jx - 96, 300, 0), 40)
harbour.tug(b, (jx - 150, 560, 0), 200)
b.build('line')
fill_sun(-160, 28, 2.2, '#FFCB98')
leaf = foliage('#1F5C30', '#7FAE44', 0.42)
mangroves = [
    plants.broadleaf(9, s, leaves=1500, spread=1.0, roots=True, size=0.38, blobs=11, leaf=leaf)
    for s in (1, 2, 3)
]
trees = [
    plants.broadleaf(14, s, leaves=1900, spread=0.85, size=0.36, blobs=13, leaf=leaf)
    for s in (4, 5)
]
palms = [plants.palm(16, seed=s) for s in (6, 7, 8)]


def row(w):
    return lambda x, y: abs(x - centre(y) + 2) > w and height(x, y) > 0.12


forest(trees + palms, (-90, 110, -30, 170), 240, height, row(24), (0.7, 1.15), 3)
forest(mangroves, (-130, 150, -40, 205), 700, height, row(18), (0.5, 1.0), 4)
forest(trees + mangroves + palms, (-520, 560, -20, 215), 3000, height, row(60), (0.7, 1.25), 5)
bushes = [
    plants.broadleaf(2.4, s, leaves=600, spread=1.3, blobs=11, size=0.7, leaf=leaf)
    for s in (11, 12)
]
forest(bushes, (-60, 90, -60, 250), 420, height, row(11), (0.4, 1.0), 9)
blade = foliage('#4A7A2C', '#A8A650', 0.45)
tufts = [plants.grass_tuft(0.75, 28, s, blade) for s in (1, 2, 3)]


def on_ruts(x, y):
    return min(abs(x - centre(y) + 8.1), abs(x - centre(y) + 6.1)) < 0.5 + 0.25 * land.fbm(
        x, y, 0.3, 2
    )


def turf(x, y):
    """grass also grows on the raised track, up to the creek"""
    return max(height(x, y), 0.6 if centre(y) - 9.2 < x < centre(y) - 5 and y < 84 else -9)


forest(
    tufts,
    (-40, 60, -84, 40),
    26000,
    turf,
    lambda x, y: not on_ruts(x, y)
    and not (centre(y) - 1.6 < x < centre(y) + 4.3)
    and height(x, y) > 0.1,
    (0.35, 1.1),
    6,
)
forest(
    tufts,
    (-30, 60, 40, 200),
    9000,
    turf,
    lambda x, y: not on_ruts(x, y) and height(x, y) > 0.1 and abs(x - centre(y)) < 22,
    (0.5, 1.3),
    7,
)
camera((centre(-50) - 5.5, -66, 22), (centre(80) - 13, 80, 13.2), 30)
render('pipeline-crossing', width=3840, spp=11, grade=dict(exposure=0.38))
