"""Houses of a village, what stands between them, and a pole line."""

import math
import random

from mathutils import Vector

from ..builder import Builder
from ..mats.lights import smoke as smoke_material
from ..mats.palette import K
from ..mats.surfaces import paint, sheet

WALLS = ('#D9CFBB', '#CDB78E', '#E3DCCB', '#B5623A', '#C08A5C', '#9C6B48', '#A9B7A6', '#B9A58C')
CLOTH = ('#E8E2D4', '#3D6E9E', '#C2552E', '#E0B040', '#6E3B5E', '#2F7F66', '#D98C9A')


def house(
    b, c, w=8, d=6, h=3, rz=0, wall=None, roof=None, lit=True, seed=0, veranda=True, shape='gable'
):
    """ridge along X, veranda towards -Y; shape: gable, hip or mono; its roof as old as its seed"""
    x, y, z = c
    r = random.Random(seed)
    wall = wall or paint(r.choice(WALLS), 0.85, wear=0.6)
    roof = roof or sheet(*r.choice(ROOFS))
    rise = d * r.uniform(0.2, 0.36)
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, -0.6), (w, d, h + 0.6), wall, 0.04)
        b.box((0, 0, -0.6), (w + 0.5, d + 0.5, 0.75), K.conc_dark, 0.04)
        o = r.uniform(0.45, 0.8)
        if shape == 'mono':
            rise *= 0.55
            slope(b, w + 2 * o, d + 2 * o, h - 0.1, h + rise, roof, offset=-(d / 2 + o))
            for s in (-1, 1):
                b.add(
                    [(s * w / 2, -d / 2, h), (s * w / 2, d / 2, h), (s * w / 2, d / 2, h + rise)],
                    [(0, 1, 2)],
                    wall,
                )
            b.box((0, d / 2 - 0.1, h), (w, 0.2, rise - 0.06), wall, 0)
        else:
            hip = shape == 'hip'
            for turn, along, across in ((0, w, d), (180, w, d), (90, d, w), (-90, d, w)):
                if abs(turn) == 90 and not hip:
                    continue
                with b.at(rz=turn):
                    run = d / 2 + o
                    slope(b, along + 2 * o, run, h - 0.2, h + rise, roof, -(across / 2 + o), hip)
            if not hip:
                for s in (-1, 1):
                    b.add(
                        [(s * w / 2, -d / 2, h), (s * w / 2, d / 2, h), (s * w / 2, 0, h + rise)],
                        [(0, 1, 2)],
                        wall,
                    )
            ridge = w / 2 + o if not hip else max(0.1, (w - d) / 2)
            b.beam((-ridge, 0, h + rise), (ridge, 0, h + rise), 0.3, roof, 0.08)
        shutters = paint(r.choice(('#3F5E6E', '#5B4630', '#2F6B52', '#7C3A2A')), 0.7)
        openings(b, w, d, shutters, lit, r)
        if veranda:
            porch(b, w, d, h, roof, lit)


# colour of the sheets, and the share that has gone to rust
ROOFS = [('#B4BBBC', 0.1), ('#A3A9A8', 0.35), ('#8F8C85', 0.6), ('#7E6A5A', 0.85), ('#8A3F2E', 0.3)]
ROOFS += [('#5E7D74', 0.3), ('#B4BBBC', 0.2), ('#9A9A94', 0.5)]


def slope(b, width, run, z0, z1, m, offset, hip=False):
    """corrugated sheets rising from the eave at y = offset over `run` towards +Y"""
    ridges = int(width / 0.3)
    step = width / ridges
    for i in range(ridges):
        x = -width / 2 + i * step
        reach = min(1, (width / 2 - abs(x + step / 2)) / run) if hip else 1
        top = offset + run * reach
        zt = z0 + (z1 - z0) * reach
        for a, e, low in ((x, x + step * 0.55, 0.0), (x + step * 0.55, x + step, 0.06)):
            eave, crest = z0 - low, zt - low
            b.quad((a, offset, eave), (e, offset, eave), (e, top, crest), (a, top, crest), m)


def openings(b, w, d, shutters, lit, r):
    """windows with shutters on the long sides and one at each end, a door in front"""
    count = max(2, int(w / 2.6))
    for s in (-1, 1):
        with b.at(rz=0 if s < 0 else 180), b.at(0, -d / 2, 0):
            door = r.randrange(count) if s < 0 else -1
            for i in range(count):
                x = -w / 2 + (i + 0.5) * w / count
                if i == door:
                    b.box((x, -0.02, 0.1), (1.05, 0.1, 2.15), K.wood, 0)
                elif r.random() < 0.9:
                    window(b, x, shutters, lit and r.random() < 0.35)
    for s in (-90, 90):
        with b.at(rz=s), b.at(0, -w / 2, 0):
            if r.random() < 0.8:
                window(b, r.uniform(-0.8, 0.8), shutters, lit and r.random() < 0.3)


def window(b, x, shutters, lit):
    pane = K.win2 if lit else K.glass
    corners = ((-0.4, 1.1), (0.4, 1.1), (0.4, 2), (-0.4, 2))
    b.quad(*[(x + px, -0.03, z) for px, z in corners], pane)
    b.box((x, -0.06, 1.0), (1.1, 0.16, 0.1), K.conc_dark, 0)
    for s in (-1, 1):
        b.box((x + s * 0.62, -0.06, 1.05), (0.42, 0.06, 1), shutters, 0)


def porch(b, w, d, h, roof, lit):
    with b.at(0, -d / 2, 0):
        slope(b, w, 2.3, h - 0.75, h - 0.25, roof, -2.3)
        for i in range(4):
            x = -w / 2 + 0.2 + i * (w - 0.4) / 3
            b.beam((x, -2.1, 0), (x, -2.1, h - 0.75), 0.12, K.wood)
        b.box((0, -1.15, -0.5), (w, 2.3, 0.65), K.conc_dark, 0)
        if lit:
            b.sphere((0, -1.15, h - 0.75), 0.1, K.lampw, 8, 5)


def washing_line(b, a, c, seed=0):
    """cloths between two posts"""
    r = random.Random(seed)
    a, c = Vector(a), Vector(c)
    for p in (a, c):
        b.cyl(p - Vector((0, 0, 0.3)), p + Vector((0, 0, 1.9)), 0.05, K.wood, 6)
    up = Vector((0, 0, 1.85))
    along = (c - a).normalized()
    side = Vector((-along.y, along.x, 0))
    b.beam(a + up, c + up, 0.02, K.dark)
    at = 0.3
    while at < (c - a).length - 1:
        wide, long = r.uniform(0.5, 1.3), r.uniform(0.6, 1.3)
        m = paint(r.choice(CLOTH), 0.9, wear=0)
        sway = side * r.uniform(-0.25, 0.25)
        for i in range(4):
            p = a + up + along * (at + wide * i / 4)
            q = p + along * wide / 4
            fold = side * 0.06 * (-1) ** i
            drop = Vector((0, 0, -long))
            b.quad(p, q, q + drop + sway - fold, p + drop + sway + fold, m)
        at += wide + r.uniform(0.1, 0.5)


def water_tank(b, c):
    """black tank on a steel stand"""
    x, y, z = c
    with b.at(x, y, z):
        for sx in (-1, 1):
            for sy in (-1, 1):
                b.beam((sx, sy, -0.5), (sx * 0.9, sy * 0.9, 4), 0.14, K.galv)
            b.beam((sx, -1, 0.5), (sx, 1, 3.6), 0.07, K.galv)
            b.beam((-1, sx, 0.5), (1, sx, 3.6), 0.07, K.galv)
        b.box((0, 0, 4), (2.4, 2.4, 0.14), K.galv, 0)
        b.cyl((0, 0, 4.14), (0, 0, 6), 1, K.black, 24)
        b.cyl((0, 0, 6), (0, 0, 6.4), 1, K.black, 24, r2=0.35)
        b.tube([(0.8, 0, 4.2), (1.2, 0, 3.8), (1.2, 0, -0.3)], 0.05, K.steel, 6, elbow=0.2)


def fence(b, pts, h=1.8, step=2.5):
    """posts and four wires"""
    for p, q in zip(pts, pts[1:]):
        p, q = Vector(p), Vector(q)
        for i in range(max(1, int((q - p).length / step))):
            foot = p.lerp(q, i * step / (q - p).length)
            b.beam(foot - Vector((0, 0, 0.4)), foot + Vector((0, 0, h)), 0.08, K.conc_dark)
        for k in range(1, 5):
            up = Vector((0, 0, h * k / 4.2))
            b.beam(p + up, q + up, 0.02, K.galv)


def smoke(c, w=9, h=20, rz=0, m=None):
    """thin smoke of a kitchen fire, turned to the camera by rz; m = another smoke, such as dust"""
    b = Builder()
    b.quad((-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h), m or smoke_material())
    o = b.build('smoke', smooth=False)
    o.location, o.rotation_euler.z = c, math.radians(rz)
    o.visible_shadow = False


def pole_line(b, pts, h=8.5, lamp=True):
    """wooden poles at pts with wires between, lamps on request"""
    P = [Vector(p) for p in pts]
    for p in P:
        b.cyl(p, p + Vector((0, 0, h)), 0.14, K.wood, 8, r2=0.1)
        b.beam(p + Vector((-0.8, 0, h - 0.5)), p + Vector((0.8, 0, h - 0.5)), 0.12, K.wood)
        if lamp:
            b.beam(p + Vector((0, 0, h - 1.4)), p + Vector((0, -1.5, h - 1.1)), 0.08, K.galv)
            b.sphere(p + Vector((0, -1.5, h - 1.2)), 0.2, K.lampw, 8, 5)
    for p, q in zip(P, P[1:]):
        for o in (-0.75, 0, 0.75):
            u, v = p + Vector((o, 0, h - 0.4)), q + Vector((o, 0, h - 0.4))
            L = (v - u).length
            b.tube(
                [
                    u.lerp(v, t / 10) - Vector((0, 0, 0.12 * L * t / 10 * (1 - t / 10)))
                    for t in range(11)
                ],
                0.025,
                K.dark,
                4,
                caps=False,
            )
