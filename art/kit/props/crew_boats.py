"""Crew boat: a fast 24 m launch, passenger cabin forward, open deck aft."""

from ..mats.palette import K


def crew_boat(b, c, rz=0, hull=None):
    """origin amidships on the waterline, heading +X"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        deck = hull_and_deck(b, hull or K.navy)
        deckhouse(b)
        deck_gear(b, deck)


def hull_and_deck(b, m):
    """loft the shell from stern to stem; returns the sheer line as (x, half beam, height)"""
    sheer, shell = [], []
    for i in range(25):
        t = i / 24
        fine = max(0, (t - 0.5) / 0.5)
        w = 3.0 * (1 - fine**2.4) + 0.02
        h = 1.55 + 1.5 * max(0, t - 0.3) ** 1.5
        keel = -0.9 + (h + 0.7) * max(0, (t - 0.72) / 0.28) ** 2.2
        x = -12 + 24 * t
        chine = keel + (h - keel) * (0.30 + 0.3 * fine)
        half = [(w, h), (w * 0.985, h - 0.28), (w * (0.9 - 0.35 * fine), chine), (0, keel)]
        shell.append([(x, -p, q) for p, q in half] + [(x, p, q) for p, q in half[-2::-1]])
        sheer.append((x, w, h))
    b.loft(shell, m, closed=False, cap=False)
    b.add(shell[0], [(6, 5, 4, 3, 2, 1, 0)], m)
    for (x0, w0, h0), (x1, w1, h1) in zip(sheer, sheer[1:]):
        b.quad((x0, -w0, h0), (x1, -w1, h1), (x1, w1, h1), (x0, w0, h0), K.deck)
        for s in (-1, 1):
            b.beam((x0, s * w0, h0), (x1, s * w1, h1), 0.16, K.black, 0.22)
            b.beam(
                (x0, s * w0 * 1.004, h0 - 0.42), (x1, s * w1 * 1.004, h1 - 0.42), 0.05, K.ember, 0.2
            )
    return sheer


def extrude(b, profile, half, m):
    """a house from its side profile, `half` to either side of the centre line"""
    k = len(profile)
    vs = [(p, -half, q) for p, q in profile] + [(p, half, q) for p, q in profile]
    sides = [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    b.add(vs, sides + [tuple(range(k - 1, -1, -1)), tuple(range(k, 2 * k))], m)


def deckhouse(b):
    extrude(b, [(-4.6, 1.5), (8.4, 2.2), (7.5, 3.7), (6.7, 4.05), (-4.6, 3.95)], 2.3, K.white)
    extrude(b, [(0.4, 4.0), (6.2, 4.05), (5.3, 5.7), (4.9, 6.0), (0.4, 5.9)], 1.95, K.white)
    b.box((2.7, 0, 5.98), (5.6, 4.4, 0.14), K.ember, 0.05)
    for s in (-1, 1):
        for i in range(7):
            x = -3.9 + i * 1.5
            y = s * 2.32
            b.quad(
                (x, y, 2.62),
                (x + 1.1, y, 2.66),
                (x + 1.1, y, 3.45),
                (x, y, 3.41),
                K.win if i % 3 else K.win2,
            )
        for x0, x1, top in ((0.8, 2.3, 0), (2.6, 4.1, 0), (4.4, 5.75, -0.45)):
            y = s * 1.97
            b.quad(
                (x0, y, 4.75),
                (x1, y, 4.75),
                (x1 + top, y, 5.6),
                (x0, y, 5.6),
                K.win2 if x0 < 2 else K.glass,
            )
    for i in range(3):
        y = -1.7 + i * 1.2
        b.quad(
            (5.93, y, 4.62), (5.93, y + 1.0, 4.62), (5.44, y + 1.0, 5.52), (5.44, y, 5.52), K.glass
        )
    b.truss((1.6, 0, 6.1), (1.2, 0, 9.4), 0.7, K.white, w2=0.3, bays=4, t=0.08)
    b.box((1.3, 0, 7.7), (0.3, 1.7, 0.22), K.white)
    b.sphere((1.2, 0, 9.6), 0.16, K.lampc, 8, 5)
    b.sphere((3.4, 1.2, 6.45), 0.38, K.white, 16, 10)
    for y in (-1.3, 1.3):
        b.cyl((5.2, y, 6.1), (5.2, y, 6.4), 0.1, K.steel, 8)
        b.sphere((5.3, y, 6.5), 0.17, K.lampc, 8, 5)
    b.box((-4.66, 0, 1.6), (0.08, 0.95, 1.95), K.navy, 0)
    b.sphere((-4.75, 0, 3.75), 0.12, K.lampw, 8, 5)


def deck_gear(b, sheer):
    for s in (-1, 1):
        rail = [(x, s * w * 0.97, h + 0.1) for x, w, h in sheer]
        b.rail(rail[12:], K.white, h=0.95, t=0.05, step=1.2)
        b.rail(rail[0:4], K.white, h=0.95, t=0.05, step=1.2)
        for i in range(7):
            x, w, h = sheer[1 + i * 2]
            b.cyl((x, s * (w + 0.12), h - 1.05), (x, s * (w + 0.12), h - 0.2), 0.2, K.black, 12)
        for i in range(4):
            b.box((-10.6 + i * 1.4, s * 1.5, 1.6), (0.9, 0.9, 0.5), K.galv, 0.04)
        b.cyl((-5.4, s * 2.1, 1.6), (-5.4, s * 2.1, 4.3), 0.2, K.white, 12)
        b.sphere((-1.6, s * 1.5, 4.35), 0.34, K.white, 14, 8, sx=1.9)
        b.torus((-3.9, s * 2.36, 3.0), 0.28, 0.06, K.ember, 18, 6, 'Y')
    b.beam((11.0, 0, 3.0), (11.0, 0, 4.2), 0.06, K.white)
