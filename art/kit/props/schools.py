"""Village school, a row of classrooms under one roof, and its water tower."""

from ..mats.palette import K
from ..mats.surfaces import paint


def school(b, c, rooms=4, rz=0, roof=None, dado=None):
    """classrooms of 8.4 m along X behind a veranda towards -Y"""
    x, y, z = c
    w, d, h = rooms * 8.4, 8.0, 3.5
    roof = roof or paint('#8F9B9C', 0.38)
    with b.at(x, y, z, rz=rz):
        b.box((0, -1.3, -0.4), (w + 2, d + 4.2, 0.75), K.concrete, 0.05)
        b.box((0, 0, 0.35), (w, d, h), paint('#E4D6BA', 0.75), 0.03)
        b.box((0, 0, 0.35), (w + 0.06, d + 0.06, 1.1), dado or paint('#2E7A57', 0.7), 0)
        gable_roof(b, w, d, h + 0.35, roof)
        for i in range(rooms):
            classroom_front(b, -w / 2 + (i + 0.5) * 8.4, -d / 2 - 0.04, 0.35)
        veranda(b, w, d, h + 0.35, rooms, roof)


def gable_roof(b, w, d, h, roof):
    eave, ridge = d / 2 + 0.5, h + 2.3
    for s in (-1, 1):
        a, e = (-w / 2 - 0.8, w / 2 + 0.8)
        low, top = (s * eave, h - 0.05), (0, ridge)
        vs = [
            (p, q[0], q[1] + o)
            for o in (0, 0.14)
            for p, q in ((a, low), (e, low), (e, top), (a, top))
        ]
        b.add(vs, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)], roof)
        b.add(
            [(s * w / 2, -d / 2, h), (s * w / 2, d / 2, h), (s * w / 2, 0, ridge - 0.1)],
            [(0, 1, 2)],
            K.cream,
        )
        n = int(w / 1.1)
        for i in range(n + 1):  # standing seams of the sheet roof
            p = a + (e - a) * i / n
            b.beam((p, low[0], low[1] + 0.17), (p, 0, ridge + 0.16), 0.05, roof)


def classroom_front(b, x, y, z):
    """door and two louvred windows"""
    b.box((x - 2.9, y, z), (1.1, 0.06, 2.2), paint('#24506B', 0.55), 0)
    for dx in (-0.6, 2.3):
        b.box((x + dx, y, z + 1.15), (2.2, 0.06, 1.35), K.glass, 0)
        for k in range(7):
            b.box((x + dx, y - 0.05, z + 1.2 + k * 0.19), (2.1, 0.07, 0.03), K.white, 0)
        for k in (-1.12, 0, 1.12):
            b.box((x + dx + k, y - 0.05, z + 1.1), (0.09, 0.1, 1.45), K.white, 0)


def veranda(b, w, d, h, rooms, roof):
    front = -d / 2 - 2.9
    b.add(
        [
            (-w / 2 - 0.6, front - 0.3, h - 0.95),
            (w / 2 + 0.6, front - 0.3, h - 0.95),
            (w / 2 + 0.6, -d / 2, h - 0.2),
            (-w / 2 - 0.6, -d / 2, h - 0.2),
        ],
        [(0, 1, 2, 3)],
        roof,
    )
    b.box((0, front - 0.3, h - 1.1), (w + 1.2, 0.08, 0.2), K.white, 0)
    for i in range(rooms * 2 + 1):
        x = -w / 2 + 0.2 + i * (w - 0.4) / (rooms * 2)
        b.box((x, front, 0.35), (0.3, 0.3, h - 1.35), K.white, 0.02)
    for i in range(rooms * 2):
        x0 = -w / 2 + 0.2 + i * (w - 0.4) / (rooms * 2)
        step = (w - 0.4) / (rooms * 2)
        if i % 2:  # low wall, open in front of every door
            b.box((x0 + step / 2, front, 0.35), (step - 0.3, 0.18, 0.75), paint('#2E7A57', 0.7), 0)
    b.box((0, front - 0.8, -0.35), (w * 0.96, 0.5, 0.42), K.concrete, 0.03)


def water_tower(b, c, h=6.5):
    """plastic tank on a lattice stand"""
    x, y, z = c
    with b.at(x, y, z):
        b.truss((0, 0, 0), (0, 0, h), 2.2, K.galv, w2=1.9, bays=4, t=0.12)
        b.box((0, 0, h), (2.6, 2.6, 0.12), K.galv, 0)
        b.cyl((0, 0, h + 0.12), (0, 0, h + 2.1), 1.1, K.black, 28)
        b.cyl((0, 0, h + 2.1), (0, 0, h + 2.5), 1.1, K.black, 28, r2=0.3)
        for k in range(4):
            b.torus((0, 0, h + 0.4 + k * 0.45), 1.1, 0.05, K.black, 28, 6)
        b.tube([(0.9, 0.9, 0), (0.9, 0.9, h + 1.6)], 0.05, K.white, 8)
