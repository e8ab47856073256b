"""Office blocks with single windows, and site cabins."""

import random

from ..mats.palette import K


def block(
    b,
    c,
    d,
    m=None,
    floors=4,
    lit=0.55,
    seed=1,
    trim=None,
    roof=True,
    win=(1.2, 1.1),
    gap=2.4,
    rz=0,
    sides=(0, 1, 2, 3),
):
    """accommodation / office block with individual windows, some lit"""
    r = random.Random(seed)
    m = m or K.white
    x, y, z = c
    fh = d[2] / floors
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), d, m, ch=0.08)
        for s in sides:
            L = d[0] if s % 2 == 0 else d[1]
            D = (d[1] if s % 2 == 0 else d[0]) / 2 + 0.03
            with b.at(0, 0, 0, rz=s * 90):
                k = max(1, int((L - 1) / gap))
                for f in range(floors):
                    zc = f * fh + fh * 0.55
                    for i in range(k):
                        xc = (i - (k - 1) / 2) * gap
                        lm = K.win if r.random() < lit else K.glass
                        b.quad(
                            (xc - win[0] / 2, -D, zc - win[1] / 2),
                            (xc + win[0] / 2, -D, zc - win[1] / 2),
                            (xc + win[0] / 2, -D, zc + win[1] / 2),
                            (xc - win[0] / 2, -D, zc + win[1] / 2),
                            lm,
                        )
                    if trim:
                        b.box((0, -D + 0.02, f * fh - 0.08), (L + 0.1, 0.16, 0.16), trim, 0)
        if roof:
            b.rail(
                [
                    (-d[0] / 2, -d[1] / 2, d[2]),
                    (d[0] / 2, -d[1] / 2, d[2]),
                    (d[0] / 2, d[1] / 2, d[2]),
                    (-d[0] / 2, d[1] / 2, d[2]),
                ],
                K.amber,
                closed=True,
            )
            for i in range(3):
                b.box(
                    (r.uniform(-0.35, 0.35) * d[0], r.uniform(-0.3, 0.3) * d[1], d[2]),
                    (r.uniform(1.5, 3), r.uniform(1.5, 3), r.uniform(1, 2)),
                    K.galv,
                )


def cabin(b, c, rz=0, m=None, lit=True, L=12):
    """site cabin, L long, windows towards -Y"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0.4), (L, 3, 2.7), m or K.white, 0.08)
        b.box((0, 0, 3.1), (L + 0.3, 3.3, 0.18), K.green, 0.03)
        for i in range(int(L / 2.4)):
            xx = -L / 2 + 1.3 + i * 2.4
            b.quad(
                (xx - 0.5, -1.53, 1.5),
                (xx + 0.5, -1.53, 1.5),
                (xx + 0.5, -1.53, 2.4),
                (xx - 0.5, -1.53, 2.4),
                K.win if lit and i % 3 != 1 else K.glass,
            )
        for sx in (-L * 0.4, L * 0.4):
            b.box((sx, 0, 0), (0.6, 2.6, 0.4), K.concrete, 0)
