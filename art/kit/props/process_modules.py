"""Open steel module full of process equipment."""

import random

from ..mats.palette import K
from .vessels import vessel_h


def module(b, c, d, seed=1, m=None, dens=1.0):
    """open steel process module: frame, floors, vessels, pipes"""
    r = random.Random(seed)
    x, y, z = c
    w, l, h = d
    m = m or K.white
    fl = max(1, int(h / 4.5))
    with b.at(x, y, z):
        nx, ny = max(1, int(w / 6)), max(1, int(l / 6))
        for i in range(nx + 1):
            for j in range(ny + 1):
                b.beam(
                    (-w / 2 + w * i / nx, -l / 2 + l * j / ny, 0),
                    (-w / 2 + w * i / nx, -l / 2 + l * j / ny, h),
                    0.35,
                    m,
                )
        for f in range(1, fl + 1):
            zz = h * f / fl
            b.box((0, 0, zz - 0.15), (w, l, 0.2), K.deck, 0)
            for i in range(nx + 1):
                b.beam((-w / 2 + w * i / nx, -l / 2, zz), (-w / 2 + w * i / nx, l / 2, zz), 0.3, m)
            for j in range(ny + 1):
                b.beam((-w / 2, -l / 2 + l * j / ny, zz), (w / 2, -l / 2 + l * j / ny, zz), 0.3, m)
            b.rail(
                [
                    (-w / 2, -l / 2, zz),
                    (w / 2, -l / 2, zz),
                    (w / 2, l / 2, zz),
                    (-w / 2, l / 2, zz),
                ],
                K.amber,
                closed=True,
                t=0.08,
            )
        for f in range(fl):
            zz = h * f / fl + 0.2
            hh = h / fl
            for k in range(int(3 * dens)):
                t = r.random()
                px, py = r.uniform(-0.32, 0.32) * w, r.uniform(-0.32, 0.32) * l
                mm = r.choice([K.alu, K.white, K.steel, K.green, K.amber, K.navy])
                if t < 0.4:
                    vessel_h(
                        b,
                        (px, py, zz + hh * 0.35),
                        min(w * 0.5, 7),
                        hh * 0.2,
                        mm,
                        K.galv,
                        rz=r.choice((0, 90)),
                    )
                elif t < 0.7:
                    b.cyl((px, py, zz), (px, py, zz + hh * 0.8), hh * 0.22, mm, 20)
                    b.sphere((px, py, zz + hh * 0.8), hh * 0.22, mm, 20, 5, sz=0.5, lo=0)
                else:
                    b.box((px, py, zz), (r.uniform(2, 4), r.uniform(2, 3), hh * 0.6), mm)
            for k in range(int(5 * dens)):
                yy = r.choice((-1, 1)) * (l / 2 - r.uniform(0.3, 1.2))
                q = r.uniform(0.1, 0.26)
                zq = zz + r.uniform(0.5, 0.9) * hh
                b.cyl(
                    (-w / 2, yy, zq),
                    (w / 2, yy, zq),
                    q,
                    r.choice([K.alu, K.white, K.steel, K.amber]),
                    10,
                )
            for sx in (-1, 1):
                for sy in (-1, 1):
                    b.sphere((sx * w * 0.48, sy * l * 0.48, zz + hh * 0.78), 0.2, K.lampw, 8, 5)
