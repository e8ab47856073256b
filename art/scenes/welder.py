"""A fabrication hall at dusk: a welder kneels at a pipe joint in the light of the arc."""

import math

from mathutils import Vector

from kit import land, looks
from kit.builder import Builder
from kit.mats.lights import glow
from kit.mats.nature import ground, wet
from kit.mats.palette import K
from kit.mats.surfaces import concrete
from kit.output import render
from kit.props import cranes, jackets, people, welding
from kit.sky import reset
from kit.stage import area, camera, point

reset()
looks.dusk(az=14, el=0.5, seed=4.2, strength=0.8, light=1.0, stars=0, haze=0.0032, haze_h=40)
b = Builder()
floor = wet('#3A3F42', 0.34, 0.1, 0.3, 0.35, 0.02)
b.quad((-16, -40, 0), (16, -40, 0), (16, 46, 0), (-16, 46, 0), floor)
land.terrain(
    lambda x, y: -0.03, -300, 300, 44, 700, 40, 40, ground(['#4A4238', '#5A4E40', '#6A5A46'], 0.03)
)
welding.hall(b)
welding.overhead_crane(b, 20, hook=(-5, 5.0))
jackets.jacket_piece(b, (14, 120, 0.1), 70, 60, 28, 22)
cranes.crawler_crane(b, (-22, 110, 0.1), 40, 60, 48, K.ember)
b.box((0, 300, 0), (300, 20, 9), concrete('#8A8278'), 0)

# The pipe lies across the way the welder faces, its joint in front of the hands.
KNEES, TURN, R = Vector((-2.6, 0, 0)), -38, 0.52
ahead = Vector((-math.sin(math.radians(TURN)), math.cos(math.radians(TURN)), 0))
along = Vector((-ahead.y, ahead.x, 0))
joint = KNEES + ahead * (0.67 + 0.5) + Vector((0, 0, 0.98))
arc = KNEES + ahead * 0.665 + Vector((0, 0, 0.83))
welding.pipe(b, joint - along * 5.5, joint + along * 2.6, R, K.rust)
b.cyl(joint - along * 0.012, joint + along * 0.012, R + 0.008, K.steel, 48)
for i, (x, y, r, turn) in enumerate(
    (
        (4, 7, 0.45, 96),
        (6.4, 10, 0.7, 92),
        (9, 13, 0.6, 90),
        (-11, 12, 0.7, 88),
        (-9.6, 20, 0.45, 90),
    )
):
    way = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0)) * 3.6
    at = Vector((x, y, 0.95))
    welding.pipe(b, at - way, at + way, r, [K.rust, K.steel, K.amber][i % 3])
# welding set, its cable, bottles
b.box((-4.6, 1.6, 0.12), (0.5, 0.9, 0.75), K.ember, 0.05, rz=20)
for s in (-1, 1):
    b.cyl((-4.9, 1.6 + s * 0.3, 0.14), (-4.3, 1.6 + s * 0.3, 0.14), 0.14, K.black, 16)
b.tube(
    [(-4.4, 1.5, 0.4), (-4.1, 1.0, 0.03), (-3.4, 0.9, 0.03), (-2.9, 0.5, 0.03), (-2.3, 0.3, 0.6)],
    0.02,
    K.black,
    8,
    elbow=0.3,
)
for o in (0, 0.3):
    b.cyl((1.2 + o, 2, 0), (1.2 + o, 2, 1.35), 0.12, K.green, 16)
    b.sphere((1.2 + o, 2, 1.35), 0.12, K.green, 16, 6, lo=0)
b.sphere(arc, 0.035, glow('#E6F1FF', 900), 12, 8)
welding.sparks(b, arc, -ahead * 0.35 - along * 0.9)
b.build('hall')

crew = Builder()
people.worker(
    crew,
    KNEES,
    TURN,
    people.KNEEL,
    suit='#1B2733',
    vest=None,
    helmet=None,
    shield='#14181C',
    gloves='#6B4A30',
    seed=3,
)
people.worker(crew, (-3.6, 23, 0), 12, people.WALK, suit='#B8481A', seed=6, cell=0.016)
crew.build('crew', angle=60)
point(arc - ahead * 0.05 - along * 0.06, 420, '#BFDCFF', 0.05)
for y in (-10, 6, 22):
    area((0, y, 11), (0, y, 0), 260, 14, '#FFC98A', 3).visible_glossy = False
camera((-8, -13.4, 1.15), (-4.35, 2, 2.35), 37)
render('welder', spp=40, clamp=3, grade=dict(exposure=0.8, bloom=0.6, bloom_tint=(0.86, 0.93, 1.0)))
