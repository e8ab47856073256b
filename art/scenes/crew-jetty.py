"""A small jetty in the delta at first light: a crew walks to its boat, lamps still on."""

from mathutils import Vector

from kit import land, looks, plants
from kit.builder import Builder
from kit.forest import forest
from kit.mats.nature import foliage, ground, water
from kit.mats.palette import K
from kit.output import render
from kit.props import buildings, crew_boats, harbour, people
from kit.sky import reset
from kit.stage import camera, fill_sun, point

reset()
looks.dusk(
    az=-30,
    el=1.2,
    seed=9.3,
    strength=0.92,
    light=1.7,
    spread=2.2,
    glow_amt=(1.1, 0.42, 0.12),
    sun_strength=1.6,
    sun_color='#FF9650',
    haze=0.0021,
    haze_h=16,
    haze_max=0.9,
    haze_cap=(1.0, 0.74, 0.56),
    stars=0,
)
land.water_plane(
    water(deep='#06222C', shallow='#0F3F42', rough=0.03, swell=0.06, ripple=0.2, fade=420)
)


def bank(x, y):
    """right-hand bank that runs away behind the jetty, and a far shore across the river"""
    near = (x - 58 - 0.10 * y + 7 * land.fbm(0, y, 0.02, 3)) * 0.12
    far = (y - 250 + 30 * land.fbm(x, 0, 0.006, 3)) * 0.05
    return max(-3, min(1.1, max(near, far)))


land.terrain(
    bank,
    -700,
    700,
    -60,
    900,
    260,
    200,
    ground(['#2E2A1E', '#43402A', '#4E5A2C', '#5A6A34'], 0.03, bump=0.3),
)
HEAD, LAND, DECK = (-3, 15), (66, 24), 2.6
b = Builder()
harbour.jetty(b, HEAD, LAND, 5, DECK, rack=False)
crew_boats.crew_boat(b, (11, 8.6, 0), 180 + 7.4)
# shelter on the head, bollards, tyre fenders
for x in (-1.2, 5.2):
    for y in (14.2, 17.2):
        b.beam((x, y, DECK), (x, y, DECK + 2.9), 0.16, K.white)
b.box((2, 15.7, DECK + 2.9), (8.4, 4.6, 0.18), K.ember, 0.04)
b.box((2, 17.0, DECK + 0.42), (6, 0.5, 0.08), K.wood, 0)
for i in range(6):
    x = -1 + i * 6
    y = 12.6 + i * 0.78
    b.torus((x, y - 0.15, 1.6), 0.42, 0.16, K.black, 18, 8, 'Y')
    b.cyl((x + 1, y + 0.5, DECK), (x + 1, y + 0.5, DECK + 0.5), 0.16, K.dark, 12)
# gangway down to the after deck
foot, top = Vector((19.6, 8.9, 1.75)), Vector((22.6, 15.2, DECK + 0.1))
b.beam(foot, top, 1.1, K.alu, 0.16)
side = (top - foot).cross(Vector((0, 0, 1))).normalized() * 0.52
for s in (-1, 1):
    b.rail([foot + side * s, top + side * s], K.amber, t=0.05, step=1.2)
buildings.cabin(b, (60, 27, 1.2), 8, L=9)
harbour.tug(b, (-86, 150, 0), 8)
b.build('jetty')
# one on the after deck waits for the others' bags; nobody looks this way
crew = Builder()
cell = 0.016
people.worker(
    crew,
    (18.3, 7.6, 1.56),
    -28,
    {**people.STAND, 'wrists': ((-0.24, 0.30, 1.16), (0.22, 0.36, 1.2)), 'head': (-6, 0, 0)},
    suit='#B8481A',
    vest=None,
    seed=2,
    cell=cell,
)
walkers = (
    (24.2, 0.1, people.mirrored(people.STEP), dict(suit='#12304E', bag=('#3B2A1C', 1))),
    (27.6, -0.5, people.WALK, dict(suit='#12304E', helmet='#F0A01C', vest='#C9D23A')),
    (29.3, 0.6, people.mirrored(people.WALK), dict(suit='#33506B', bag=('#14202C', 1))),
    (33.4, -0.2, people.STEP, dict(suit='#B8481A', vest=None, bag=('#22382C', 1))),
)
for i, (x, off, pose, wears) in enumerate(walkers):
    y = HEAD[1] + (x - HEAD[0]) * 9 / 69 + off
    people.worker(crew, (x, y, DECK), 97.4 + 4 * off, pose, seed=i + 5, cell=cell, **wears)
crew.build('crew', angle=60)
along = Vector((LAND[0] - HEAD[0], LAND[1] - HEAD[1], 0)).normalized()
for i in range(3):
    p = Vector((*HEAD, DECK + 6.7)) + along * 28 * i
    point(p, 900, '#FFC070', 0.3)
for p in ((1, 15.7, 5.1), (16.2, 9.4, 4.0), (57, 24, 4.6)):
    point(p, 160, '#FFC47C', 0.2)
fill_sun(170, 20, 0.55, '#9FB8D8')
fill_sun(-36, 9, 2.0, '#FF9A55', 3)  # the sky's glow from behind, which the far trees keep off
leaf = foliage('#1F5C34', '#7FAE48', 0.42)
mangrove = [
    plants.broadleaf(8, s, leaves=1600, spread=1.05, roots=True, size=0.36, blobs=11, leaf=leaf)
    for s in (1, 2, 3)
]
palms = [plants.palm(14, seed=s) for s in (5, 6)]
forest(
    mangrove,
    (30, 320, 34, 330),
    1500,
    bank,
    # not behind the walkers, who stand out against the mist
    lambda x, y: bank(x, y) > 0.1 and x > 0.62 * (y + 76) - 16,
    (0.6, 1.2),
    3,
)
forest(palms, (66, 260, 40, 240), 40, bank, lambda x, y: bank(x, y) > 0.7, (0.8, 1.2), 4)
forest(mangrove, (-700, 700, 225, 620), 5200, bank, lambda x, y: bank(x, y) > 0.1, (0.9, 1.7), 6)
camera((-16, -76, 4.6), (14.0, 12, 5.0), 82)
render(
    'crew-jetty',
    spp=22,
    clamp=1.8,
    grade=dict(exposure=0.7, high=(0.02, 0.006, -0.012), bloom=0.65),
)
