"""Product and crude tanker."""

from ..mats.palette import K
from ..mats.surfaces import paint
from .cranes import ped_crane


def tanker(b, c, rz=0, L=230, W=38, hull=None, deck=None, lng=False):
    """product / crude tanker, bow towards +X"""
    x, y, z = c
    hull = hull or K.navy
    deck = deck or paint('#7A3626', 0.75)
    with b.at(x, y, z, rz=rz):

        def ring(zz, k, bow, st=0):
            w = W / 2 * k
            o = [
                (-L / 2 + st, -w * 0.8, zz),
                (-L * 0.42, -w, zz),
                (L * 0.30, -w, zz),
                (L * 0.40, -w * 0.82, zz),
                (L * 0.465, -w * 0.45, zz),
                (L / 2 + bow, 0, zz),
            ]
            return o + [(p[0], -p[1], p[2]) for p in o[-2::-1]]

        b.loft([ring(-4, 0.96, 1, 6), ring(1.4, 1, -1, 2)], K.red)
        b.loft([ring(1.4, 1, -1, 2), ring(8, 1, 1), ring(14.5, 1, 4)], hull, cap=False)
        top = ring(14.5, 1, 4)
        b.add(top, [tuple(range(len(top)))], deck)
        for p, q in zip(top, top[1:] + top[:1]):
            b.beam((p[0], p[1], p[2] + 0.5), (q[0], q[1], q[2] + 0.5), 0.4, K.white, 1.0)
        b.rail([(p[0] * 0.995, p[1] * 0.98, 15) for p in top], K.white, closed=True, t=0.12, step=4)
        sx = -L * 0.385
        b.box((sx, 0, 14.5), (26, W * 0.86, 5), K.white)
        for f in range(4):
            b.box((sx + 1, 0, 19.5 + f * 3.4), (20 - f * 0.8, W * 0.66, 3.3), K.white)
            for i in range(11):
                yy = -W * 0.3 + i * W * 0.06
                b.quad(
                    (sx + 11.05 - f * 0.4, yy - 0.6, 20.8 + f * 3.4),
                    (sx + 11.05 - f * 0.4, yy + 0.6, 20.8 + f * 3.4),
                    (sx + 11.05 - f * 0.4, yy + 0.6, 21.8 + f * 3.4),
                    (sx + 11.05 - f * 0.4, yy - 0.6, 21.8 + f * 3.4),
                    K.win if (i * 7 + f * 3) % 5 < 3 else K.glass,
                )
            for i in range(6):
                xx = sx - 6 + i * 2.8
                for sg in (-1, 1):
                    b.quad(
                        (xx - 0.6, sg * (W * 0.33 + 0.06), 20.8 + f * 3.4),
                        (xx + 0.6, sg * (W * 0.33 + 0.06), 20.8 + f * 3.4),
                        (xx + 0.6, sg * (W * 0.33 + 0.06), 21.8 + f * 3.4),
                        (xx - 0.6, sg * (W * 0.33 + 0.06), 21.8 + f * 3.4),
                        K.win if (i + f) % 3 else K.glass,
                    )
        b.box((sx + 5, 0, 33.1), (9, W * 1.02, 0.6), K.white)
        b.box((sx + 5, 0, 33.4), (8, W * 0.62, 3.0), K.white)
        b.box((sx + 9.05, 0, 34.4), (0.15, W * 0.6, 1.4), K.glass, 0)
        b.box((sx + 5, 0, 36.4), (8.6, W * 0.66, 0.4), K.white)
        b.truss((sx + 5, 0, 36.8), (sx + 5, 0, 48), 1.8, K.white, w2=0.6, bays=5, t=0.18)
        b.sphere((sx + 5, 0, 48.4), 0.5, K.lampc, 8, 5)
        b.box((sx - 10, 0, 19.5), (7, 10, 15), K.ember if hull != K.ember else K.navy)
        b.cyl((sx - 10, 1.8, 34), (sx - 10.5, 1.8, 38), 1, K.dark, 14)
        b.cyl((sx - 10, -1.8, 34), (sx - 10.5, -1.8, 38), 1, K.dark, 14)
        for sg in (-1, 1):
            b.sphere((sx - 4, sg * W * 0.42, 21), 1.5, K.ember, 14, 8, sx=2.6)
        for i in range(7):
            yy = -3 + i
            b.cyl(
                (-L * 0.30, yy, 16),
                (L * 0.34, yy, 16),
                0.32,
                [K.alu, K.steel, K.green, K.white][i % 4],
                8,
            )
        for i in range(9):
            b.beam(
                (-L * 0.28 + i * L * 0.07, -4, 14.5),
                (-L * 0.28 + i * L * 0.07, 4, 15.6),
                0.3,
                K.steel,
            )
            b.beam(
                (-L * 0.28 + i * L * 0.07, -W * 0.46, 15.6),
                (-L * 0.28 + i * L * 0.07, W * 0.46, 15.6),
                0.3,
                K.steel,
            )
        for i in range(3):
            b.cyl((2 + i * 3.2, -W * 0.46, 16.4), (2 + i * 3.2, W * 0.46, 16.4), 0.4, K.steel, 10)
            for sg in (-1, 1):
                b.cyl(
                    (2 + i * 3.2, sg * W * 0.46, 16.4),
                    (2 + i * 3.2, sg * W * 0.47, 16.4),
                    0.75,
                    K.amber,
                    12,
                )
        ped_crane(b, (-4, 0, 14.5), 9, 17, 70, 12)
        b.cyl((L * 0.44, 0, 14.5), (L * 0.44, 0, 28), 0.5, K.white, 10)
        b.sphere((L * 0.44, 0, 28.4), 0.5, K.lampc, 8, 5)
        for i in range(6):
            for sg in (-1, 1):
                b.cyl(
                    (-L * 0.24 + i * L * 0.1, sg * W * 0.26, 14.5),
                    (-L * 0.24 + i * L * 0.1, sg * W * 0.26, 16),
                    1.1,
                    K.steel,
                    12,
                )
                b.cyl(
                    (-L * 0.24 + i * L * 0.1, sg * W * 0.38, 14.5),
                    (-L * 0.24 + i * L * 0.1, sg * W * 0.38, 17.6),
                    0.3,
                    K.steel,
                    8,
                )
        b.box((L * 0.43, 0, 14.5), (8, 14, 1.6), deck)
        for sg in (-1, 1):
            b.cyl((L * 0.42, sg * 5, 15.5), (L * 0.42, sg * 5, 17), 1, K.dark, 12)
        for i in range(10):
            b.sphere((-L * 0.28 + i * L * 0.065, 0, 19), 0.28, K.lampw, 8, 5)
            b.beam(
                (-L * 0.28 + i * L * 0.065, 0, 14.5),
                (-L * 0.28 + i * L * 0.065, 0, 19),
                0.12,
                K.white,
            )
