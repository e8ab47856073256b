"""Buildings of a city at dusk: towers, slabs, a frame under construction, floors lit in runs."""

import random

from ..mats.glazing import curtain_glass, glass
from ..mats.lights import room
from ..mats.palette import K
from ..mats.surfaces import paint

FLOOR = 3.6  # buildings stand on a multiple of it, as `room` tells floors by their height

# kind: width of a bay, and height of sill and head above the floor
FACES = {
    'curtain': (3.0, 0.75, 3.5),
    'ribbon': (3.2, 1.0, 2.8),
    'grid': (3.4, 0.7, 2.9),
    'flats': (3.8, 0.25, 2.6),
    'punched': (3.6, 1.0, 2.5),
}
LAMPS = [('#FFB25E', 0.95), ('#FFD08C', 1.15), ('#FFE9CB', 1.25), ('#DCE9F5', 0.8)]
OFFICE, HOME = (1, 4, 8, 3), (7, 5, 1, 1)  # how often each of the LAMPS burns


def stack(b, x, y, volumes, kinds, body, seed, rz=0, lit=0.3, home=False, crown='plant'):
    """Volumes (width, depth, floors) one on the other; kinds of the front and of both sides."""
    r = random.Random(seed)
    z = FLOOR
    with b.at(x, y, 0, rz=rz):
        for i, (w, d, floors) in enumerate(volumes):
            h = floors * FLOOR
            b.box((0, 0, z - (FLOOR if i == 0 else 0)), (w, d, h + (FLOOR if i == 0 else 0)), body)
            for turn, width, depth, kind in (
                (0, w, d, kinds[0]),
                (90, d, w, kinds[1]),
                (-90, d, w, kinds[1]),
            ):
                with b.at(0, 0, z, rz=turn), b.at(0, -depth / 2, 0):
                    face(b, width, floors, kind, r, lit, home, lobby=i == 0)
            z += h
            for sx, sy, lx, ly in (
                (0, -1, w + 0.3, 0.3),
                (-1, 0, 0.3, d + 0.3),
                (1, 0, 0.3, d + 0.3),
            ):
                b.box((sx * w / 2, sy * d / 2, z - 0.2), (lx, ly, 1.3), body, 0)
        roof(b, w, d, z, crown, body, r)


def face(b, w, floors, kind, r, lit, home, lobby):
    """one facade towards -Y, its middle at the origin"""
    if kind == 'blank':  # a gable end with the windows of its stair
        for f in range(1, floors):
            if r.random() < 0.8:
                pane(b, -0.7, 0.7, f * FLOOR + 1, f * FLOOR + 2.6, room(*LAMPS[3]))
        return
    bay, sill, head = FACES[kind]
    bays = max(2, int(w / bay))
    bay = w / bays
    gap = {'curtain': 0.06, 'ribbon': 0.05, 'grid': 0.5, 'flats': 0.45, 'punched': 0.8}[kind]
    dark = curtain_glass('#7F98A6') if kind == 'curtain' else glass('#16324A', 0.08)
    for f in range(floors):
        entrance = lobby and f == 0
        lamps = [r.choice(LAMPS[1:3])] * bays if entrance else burning(bays, r, lit, home)
        for i, lamp in enumerate(lamps):
            if kind == 'punched' and not entrance and r.random() < 0.08:
                continue
            x = -w / 2 + i * bay
            m = room(*lamp) if lamp else dark
            pane(b, x + gap, x + bay - gap, f * FLOOR + sill, f * FLOOR + head, m)
    trim(b, w, floors, bays, bay, kind)


def burning(bays, r, lit, home):
    """lamp or None for each bay of a floor: homes one by one, offices in runs"""
    mood = lit * r.choice((0.25, 0.6, 1, 1, 1.3, 2.4)) if not home else lit
    lamp = r.choices(LAMPS, OFFICE)[0]  # a tenant's lamps are all of one kind
    row = []
    while len(row) < bays:
        if home:
            lamp = r.choices(LAMPS, HOME)[0]
        run = r.choice((1, 1, 2)) if home else r.choice((1, 2, 3, 3, 5, 8))
        row += [lamp if r.random() < mood else None] * run
    return row[:bays]


def pane(b, x0, x1, z0, z1, m):
    b.quad((x0, -0.06, z0), (x1, -0.06, z0), (x1, -0.06, z1), (x0, -0.06, z1), m)


def trim(b, w, floors, bays, bay, kind):
    """what stands out from the wall and gives it its shade"""
    h = floors * FLOOR
    edge = paint('#C9C2B4', 0.7)
    if kind == 'curtain':
        for i in range(bays + 1):
            b.box((-w / 2 + i * bay, -0.16, 0), (0.14, 0.3, h), K.alu, 0)
        for f in range(1, floors):
            b.box((0, -0.1, f * FLOOR), (w, 0.16, 0.12), K.steel, 0)
    elif kind == 'ribbon':
        for f in range(1, floors + 1):
            b.box((0, -0.45, f * FLOOR - 0.62), (w + 0.2, 0.9, 0.14), edge, 0)
    elif kind == 'grid':
        for i in range(bays + 1):
            b.box((-w / 2 + i * bay, -0.4, FLOOR), (0.4, 0.8, h - FLOOR), edge, 0)
        for f in range(1, floors + 1):
            b.box((0, -0.38, f * FLOOR - 0.25), (w, 0.76, 0.3), edge, 0)
    elif kind == 'flats':
        for f in range(1, floors):
            for i in range(0, bays, 2):
                x = -w / 2 + (i + 0.5) * bay
                b.box((x, -0.75, f * FLOOR - 0.1), (bay * 0.96, 1.5, 0.22), edge, 0)
                b.box((x, -1.46, f * FLOOR + 0.1), (bay * 0.96, 0.08, 0.9), edge, 0)


def roof(b, w, d, z, crown, body, r):
    if crown == 'steps':
        b.box((0, 0, z), (w * 0.72, d * 0.72, 5.4), body)
        b.box((0, 0, z + 5.4), (w * 0.44, d * 0.5, 4), body)
        z += 9.4
    elif crown == 'louvres':
        b.box((0, 0, z), (w * 0.9, d * 0.9, 6.5), K.dark)
        for i in range(int(w / 1.1)):
            x = -w / 2 + 0.5 + i * 1.1
            b.box((x, -d / 2 + 0.15, z), (0.3, 0.5, 7), K.steel, 0)
        z += 6.5
    else:
        b.box((w * r.uniform(-0.2, 0.2), 0, z), (w * 0.4, d * 0.5, 4.4), body)
        for _ in range(r.randrange(2, 6)):  # water tanks and cooling units
            at = (w * r.uniform(-0.42, 0.42), -d * r.uniform(0.1, 0.4), z)
            if r.random() < 0.5:
                b.cyl(at, (*at[:2], z + 2.4), 1.1, K.black, 12)
            else:
                b.box(at, (2.6, 2, 1.5), K.galv, 0)
        z += 4.4
    if crown != 'plain':
        tall = r.uniform(5, 16)
        x = w * r.uniform(-0.15, 0.15)
        b.cyl((x, 0, z), (x, 0, z + tall), 0.22, K.galv, 6, r2=0.08)
        b.sphere((x, 0, z + tall), 0.35, K.lampr, 8, 5)


def frame(b, x, y, w, d, floors, bays=5, seed=1):
    """bare slabs and columns, the upper floors still open, work lamps on some"""
    r = random.Random(seed)
    with b.at(x, y, 0):
        for f in range(floors + 1):
            b.box((0, 0, f * FLOOR + FLOOR), (w, d, 0.35), K.concrete, 0)
            if f == floors:
                continue
            for i in range(bays + 1):
                for sy in (-0.46, 0, 0.46):
                    b.box(
                        ((i / bays - 0.5) * w * 0.94, sy * d, f * FLOOR + FLOOR),
                        (0.7, 0.7, FLOOR),
                        K.concrete,
                        0,
                    )
            if f < floors * 0.45:  # walls follow the frame upwards
                b.box((0, -d * 0.44, f * FLOOR + FLOOR + 0.35), (w * 0.94, 0.2, 1), K.sandp, 0)
            if r.random() < 0.45:
                b.sphere((r.uniform(-0.4, 0.4) * w, -d * 0.3, f * FLOOR + 6.6), 0.3, K.lampc, 8, 5)
        b.box((0, d * 0.2, FLOOR), (w * 0.22, d * 0.3, (floors + 1.6) * FLOOR), K.conc_dark, 0)
