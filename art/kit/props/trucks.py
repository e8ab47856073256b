"""Tractor with a fuel-tank trailer."""

import math

from ..mats.glazing import glass
from ..mats.palette import K
from ..mats.surfaces import metal, paint

AXLES = (-5.7, -4.35, -3.0)  # of the trailer, metres from its middle
TURN = [i / 40 * 2 * math.pi for i in range(40)]


def truck(b, c, rz=0, cab=None, tank=None, band=None, lights=True):
    """tractor + semi-trailer fuel tanker, heading +X, length ~16 m"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        vessel(b, tank or metal('#D4D7D8', 0.18), band or K.green)
        trailer(b)
        tractor(b, cab or K.navy, lights)


def wheel(b, px, py, r=0.52, twin=False):
    """tyre with rounded shoulders, its face towards the outside; `twin` sets another behind it"""
    s = 1 if py > 0 else -1
    rubber = paint('#15171A', 0.85, wear=0.2)
    w = 0.32
    lathe(b, px, r, [(y * s + py, q * r) for y, q in wheel_side(w)], rubber)
    if twin:
        lathe(b, px, r, [((y - w - 0.06) * s + py, q * r) for y, q in wheel_side(w)], rubber)
    dish = 0.05 if not twin else -0.1  # rear rims are deep, front rims bulge
    rim = [(0.12, 0.6), (0.13, 0.56), (0.02, 0.5), (dish, 0.34), (dish + 0.02, 0.3)]
    lathe(b, px, r, [(py + y * s, q * r) for y, q in rim], K.galv)
    hub = [(dish, 0.3), (dish + 0.1, 0.26), (dish + 0.16, 0.14), (dish + 0.17, 0.01)]
    lathe(b, px, r, [(py + y * s, q * r) for y, q in hub], K.steel)
    for k in range(10):
        a = k / 10 * 2 * math.pi
        px2, pz2 = px + math.cos(a) * 0.4 * r, r + math.sin(a) * 0.4 * r
        b.cyl((px2, py + dish * s, pz2), (px2, py + (dish + 0.07) * s, pz2), 0.022, K.dark, 6)


def wheel_side(w):
    half = w / 2
    yield from ((-half, 0.6), (-half, 0.9), (-half + 0.05, 0.985), (-0.09, 1), (-0.085, 0.975))
    yield from ((-0.055, 0.975), (-0.05, 1), (0.05, 1), (0.055, 0.975), (0.085, 0.975), (0.09, 1))
    yield from ((half - 0.05, 0.985), (half, 0.9), (half, 0.76), (half - 0.03, 0.6))


def lathe(b, px, pz, profile, m):
    """profile (y, radius) turned around an axle at px, pz"""
    rings = [[(px + math.cos(t) * q, y, pz + math.sin(t) * q) for t in TURN] for y, q in profile]
    b.loft(rings, m, cap=False)


def oval(px, s, half=1.25, high=1.02, middle=2.3):
    return [(px, math.cos(t) * half * s, middle + math.sin(t) * high * s) for t in TURN]


def vessel(b, m, band):
    ends = ((0, 0.02), (0.04, 0.5), (0.12, 0.78), (0.24, 0.93), (0.4, 1))
    rings = [oval(-6.75 + x, s) for x, s in ends] + [oval(3.95 - x, s) for x, s in ends[::-1]]
    b.loft(rings, m)
    for px in (-6.3, -4.0, -1.6, 0.8, 3.4):
        b.loft([oval(px + q, 1.012) for q in (-0.05, 0.05)], K.alu)
    for s in (-1, 1):
        arc = [-0.2 + i / 8 * 0.36 for i in range(9)]
        stripe = [
            [(px, s * math.cos(t) * 1.262, 2.3 + math.sin(t) * 1.03) for t in arc]
            for px in (-6.25, 3.4)
        ]
        b.loft(stripe, band, closed=False, cap=False)
        b.box((3.3, s * 1.27, 1.5), (0.04, 0.02, 0.3), K.ember, 0)
    for px in (-5.1, -2.8, -0.4, 2.1):  # manholes between the catwalk's rails
        b.cyl((px, 0, 3.28), (px, 0, 3.5), 0.32, K.alu, 18)
        b.cyl((px, 0, 3.5), (px, 0, 3.56), 0.26, K.steel, 18)
    b.box((-1.5, 0.62, 3.2), (9.4, 0.5, 0.05), K.galv, 0)
    b.rail([(-6.1, 0.85, 3.2), (3.1, 0.85, 3.2)], K.galv, h=0.6, t=0.035, step=1.5)
    for s in (0.42, 0.78):
        b.beam((-6.85, s, 0.9), (-6.6, s, 3.3), 0.05, K.galv)
    for i in range(8):
        f = i / 8
        rung = -6.85 + 0.25 * f, 1 + 2.3 * f
        b.beam((rung[0], 0.42, rung[1]), (rung[0], 0.78, rung[1]), 0.04, K.galv)


def trailer(b):
    for s in (-1, 1):
        b.beam((-6.7, s * 0.5, 1.12), (4.2, s * 0.5, 1.12), 0.14, K.dark, 0.28)
        for px in AXLES:
            wheel(b, px, s * 1.08, twin=True)
        guard = ((-6.5, 0.9), (-6.1, 1.16), (-2.6, 1.16), (-2.2, 0.9))
        b.tube([(px, s * 1.08, h) for px, h in guard], 0.03, K.galv, 6)
        b.box((-4.35, s * 1.08, 1.13), (3.7, 0.58, 0.04), K.dark, 0)
        for h in (0.55, 0.82):  # rails that keep a car from going under
            b.beam((-1.8, s * 1.18, h), (2.3, s * 1.18, h), 0.04, K.alu, 0.11)
        for px in (-1.5, 0.2, 2):
            b.beam((px, s * 1.16, 0.5), (px, s * 0.5, 1.1), 0.05, K.galv)
        b.cyl((-1.4, s * 0.95, 1.02), (2.1, s * 0.95, 1.02), 0.13, K.dark, 12)  # hose tubes
        b.beam((2.5, s * 0.7, 0.2), (2.5, s * 0.7, 1.1), 0.13, K.galv)
        b.box((-6.78, s * 0.95, 0.8), (0.1, 0.5, 0.16), K.lampr, 0)
        b.box((-6.3, s * 1.08, 0.3), (0.03, 0.55, 0.55), K.black, 0)
    b.box((-6.75, 0, 0.62), (0.1, 2.4, 0.14), K.galv, 0)
    for px in AXLES:
        b.cyl((px, -1, 0.52), (px, 1, 0.52), 0.08, K.dark, 8)
    b.box((-0.6, 0, 0.72), (1.6, 1.5, 0.5), K.galv)
    for k in range(4):
        b.cyl((-1.1 + k * 0.36, -1.02, 0.78), (-1.1 + k * 0.36, -0.7, 0.78), 0.09, K.alu, 10)


def tractor(b, m, lights):
    for s in (-1, 1):
        wheel(b, 3.7, s * 1.08, twin=True)
        wheel(b, 4.95, s * 1.08, twin=True)
        wheel(b, 7.75, s * 1.1)
        b.beam((2.9, s * 0.45, 0.92), (8.7, s * 0.45, 0.92), 0.12, K.dark, 0.28)
        b.box((4.33, s * 1.08, 1.15), (2.6, 0.56, 0.04), K.dark, 0)
        b.box((3.05, s * 1.08, 0.35), (0.03, 0.55, 0.7), K.black, 0)
        b.cyl((5.65, s * 0.98, 0.68), (6.85, s * 0.98, 0.68), 0.31, K.alu, 20)
    b.cyl((4.35, 0, 1.15), (4.35, 0, 1.3), 0.5, K.dark, 20)
    b.tube([(6.45, 0.8, 1.2), (6.45, 0.8, 3.6), (6.3, 0.8, 3.75)], 0.07, K.chrome, 10, elbow=0.15)
    b.box((6.5, -0.7, 1.3), (0.3, 0.5, 1.6), K.dark)
    cab_shell(b, m)
    cab_front(b, lights)
    for s in (-1, 1):
        cab_side(b, s, m)


def plan(x0, x1, half, z, r=0.22):
    """outline of a cab with rounded corners at the height z"""
    out = []
    for cx, cy, a in ((x1, half, 0), (x0, half, 90), (x0, -half, 180), (x1, -half, 270)):
        rr = r if cx == x1 else 0.08
        for k in range(5):
            t = math.radians(a + k * 22.5)
            ox, oy = cx - math.copysign(rr, cx - 7.8), cy - math.copysign(rr, cy)
            out.append((ox + math.cos(t) * rr, oy + math.sin(t) * rr, z))
    return out


# height, front and half width of the cab from the step to the roof
SHELL = (
    (1.02, 8.93, 1.21),
    (1.5, 8.98, 1.24),
    (2.05, 8.95, 1.245),
    (2.2, 8.9, 1.24),
    (3.05, 8.66, 1.2),
    (3.3, 8.52, 1.17),
    (3.52, 8.2, 1.1),
    (3.6, 7.8, 0.98),
)


def front(z):
    """how far the cab reaches forward at the height z"""
    for (z0, x0, _), (z1, x1, _) in zip(SHELL, SHELL[1:]):
        if z0 <= z <= z1:
            return x0 + (x1 - x0) * (z - z0) / (z1 - z0)


def cab_shell(b, m):
    b.loft([plan(6.72, x, half, z) for z, x, half in SHELL], m)
    spoiler = ((3.5, 8.0, 1.0), (3.75, 7.6, 1.02), (3.98, 7.1, 1.0))
    b.loft([plan(6.8, x, half, z, 0.15) for z, x, half in spoiler], m)


def cab_front(b, lights):
    dark = glass('#0C1A26', 0.04)
    sill, head = 2.16, 3.1
    rows = []
    for z in (sill, 2.6, head):
        rows.append([(front(z) + 0.02, k / 5 * 1.02, z) for k in range(-5, 6)])
    b.loft(rows, dark, closed=False, cap=False)
    b.box((8.72, 0, 3.12), (0.34, 2.2, 0.06), K.dark, 0)  # sun visor
    for s in (-0.5, 0.45):
        b.beam((8.95, s, 2.17), (8.86, s + 0.5, 2.5), 0.025, K.black)
    b.box((8.98, 0, 1.42), (0.06, 1.5, 0.62), K.black, 0)
    for k in range(5):
        b.box((9.02, 0, 1.47 + k * 0.12), (0.05, 1.46, 0.045), K.steel, 0)
    b.box((8.88, 0, 0.42), (0.36, 2.44, 0.64), K.dark, 0.08)
    b.box((9.07, 0, 0.5), (0.03, 0.55, 0.14), K.white, 0)
    for s in (-1, 1):
        b.box((9.05, s * 0.95, 0.72), (0.06, 0.42, 0.22), K.chrome, 0.02)
        b.box((9.08, s * 0.93, 0.75), (0.03, 0.3, 0.16), K.lampc if lights else K.white, 0)
        b.box((9.06, s * 0.95, 0.52), (0.05, 0.3, 0.1), K.amber, 0)
        b.box((8.98, s * 0.9, 1.95), (0.05, 0.3, 0.05), K.dark, 0)
        b.sphere((7.7, s * 0.85, 3.62), 0.06, K.amber, 8, 5)


def cab_side(b, s, m):
    dark = glass('#0C1A26', 0.04)
    side = 1.252
    pane = [(7.25, 2.15), (8.55, 2.15), (8.38, 3.02), (7.25, 3.02)]
    lean = [(x, s * (side - 0.05 * (z - 2.1)), z) for x, z in pane]
    b.add(lean, [(0, 1, 2, 3)], dark)
    for x in (7.12, 8.66):  # seams of the door
        b.box((x, s * 1.245, 1.1), (0.02, 0.012, 1.0), K.black, 0)
    b.box((7.9, s * 1.245, 1.1), (1.55, 0.012, 0.02), K.black, 0)
    b.box((7.35, s * 1.26, 1.95), (0.2, 0.03, 0.05), K.dark, 0)
    # The front wheel's arch and the steps before it.
    over = [math.radians(a) for a in range(0, 181, 15)]
    arch = [(7.75 + math.cos(t) * 0.68, s * 1.18, 0.55 + math.sin(t) * 0.68) for t in over]
    b.tube(arch, 0.07, K.dark, 8)
    for h in (0.42, 0.76):
        b.box((8.5, s * 1.14, h), (0.4, 0.22, 0.05), K.alu, 0)
    b.box((8.6, s * 1.15, 0.4), (0.5, 0.18, 0.66), K.dark, 0.04)
    # Mirrors on an arm.
    b.beam((8.7, s * 1.2, 3.0), (8.82, s * 1.5, 2.95), 0.035, K.black)
    b.box((8.82, s * 1.5, 2.25), (0.1, 0.24, 0.7), K.black, 0.04)
    b.box((8.82, s * 1.5, 2.02), (0.1, 0.24, 0.18), K.black, 0.03)
