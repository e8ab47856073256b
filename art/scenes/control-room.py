"""Control room seen from behind its operators: desks, soft abstract screens, video wall."""

import math
import random

from kit import looks
from kit.builder import Builder
from kit.mats.lights import glow
from kit.mats.nature import wet
from kit.mats.surfaces import paint
from kit.output import render
from kit.props import control_desks, people, screens
from kit.sky import reset
from kit.stage import area, camera

reset()
looks.studio(sun=0, light=3.2, strength=0.5)
r = random.Random(8)
b = Builder()


def matt(hexc, rough=0.5):
    return paint(hexc, rough, wear=0.08, scale=2)


wall, floor, frame = (
    matt('#1B3F5E', 0.6),
    wet('#26343F', 0.22, 0.16, 0.5, 0.2, 0.01),
    matt('#161C22'),
)
# room shell
b.quad((-14, -12, 0), (14, -12, 0), (14, 12, 0), (-14, 12, 0), floor)
b.box((0, 12.2, 0), (28, 0.3, 6), wall, 0)
for s in (-1, 1):
    b.box((s * 12, 2, 0), (0.3, 20, 6), wall, 0)
    for i in range(9):
        b.box((s * 11.8, -5 + i * 1.9, 0.2), (0.12, 0.5, 5), matt('#214A6C', 0.55), 0.02)
        if i % 2:
            b.box((s * 11.76, -4.05 + i * 1.9, 0.4), (0.03, 0.04, 4.4), glow('#F2A663', 1.2), 0)
b.box((0, 2, 5.2), (24, 20, 0.2), matt('#17344E', 0.7), 0)
for i in range(3):
    R = 4.4 + i * 2.3
    b.tube(
        [
            (math.cos(a) * R * 1.2, -5 + math.sin(a) * R * 1.25, 5.12)
            for a in [0.5 + j / 40 * 2.14 for j in range(41)]
        ],
        0.04,
        glow('#FFE2B8', 4),
        8,
    )


# video wall on an arc
for i in range(-3, 4):
    a = i * 13.2
    R = 12.2
    with b.at(
        math.sin(math.radians(a)) * R, -5 + math.cos(math.radians(a)) * R, 1.35, rz=-a, sc=1.26
    ):
        b.box((0, 0.06, -0.05), (2.16, 0.1, 2.75), frame, 0.02)
        if abs(i) < 2:
            screens.screen(b, -1.05, 0.02, 2.1, 2.6, 0, 'flow', i * 7 + 41, 1.05)
        else:
            screens.screen(b, -1.05, 0.02, 2.1, 1.28, 0, 'trend', i * 7 + 40, 0.8)
            screens.screen(b, -1.05, 1.34, 2.1, 1.28, 0, 'flow', i * 7 + 41, 0.8)

# two arcs of consoles with chairs; at two of them somebody sits
crew = Builder()
for R, n, step, cy in ((8.0, 7, 14.6, -5), (4.7, 4, 24.5, -5)):
    for i in range(n):
        a = (i - (n - 1) / 2) * step
        at = (math.sin(math.radians(a)) * R, cy + math.cos(math.radians(a)) * R, 0)
        taken = (R, i) in ((8.0, 2), (4.7, 2))
        with b.at(*at, rz=-a):
            control_desks.station(b, i + int(R))
            with b.at(r.uniform(-0.12, 0.12), -0.82 + r.uniform(-0.1, 0.05), 0):
                turn = r.choice((-24, -9, 4, 14, 28))
                control_desks.chair(b, 0 if taken else turn, rest=not taken)
        if taken:
            with crew.at(*at, rz=-a):
                suit = '#12304E' if n == 4 else '#B8481A'
                people.worker(
                    crew, (0, -0.84, 0), 0, people.SIT, suit, vest=None, helmet=None, seed=n
                )
b.build('room', angle=40)
crew.build('crew', angle=60)
# Only the screens and the rings of light mirror in the floor.
for place, aim, power, size, colour, depth in (
    ((0, 4, 5.0), (0, 4, 0), 420, 8, '#FFDFB4', 8),
    ((0, 8.6, 4.6), (0, 4, 0.8), 520, 12, '#8CCBE0', 2),
    ((0, -6.5, 4.4), (0, 2, 0.9), 110, 9, '#FFC58A', 3),
):
    area(place, aim, power, size, colour, depth).visible_glossy = False
camera((-2.0, -11.2, 1.7), (-0.55, 4, 2.05), 28, fstop=4, focus=9.6)
render('control-room', spp=40, clamp=2, grade=dict(exposure=0.95, bloom=0.5, bloom_t=1.0))
