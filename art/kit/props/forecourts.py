"""Fuel station: canopy, dispensers, islands, shop."""

import random

from ..mats.lights import glow
from ..mats.palette import K
from ..mats.surfaces import paint


def canopy(b, c, w=30, d=15, h=5.6, cols=((-9, 0), (0, 0), (9, 0)), fascia=None, band=None):
    """roof w x d at height h on `cols`, lit from below"""
    x, y, z = c
    fascia = fascia or K.navy
    soff = paint('#F1EEE6', 0.35, wear=0.08)
    with b.at(x, y, z):
        b.box((0, 0, h), (w, d, 1.15), fascia, 0.06)
        b.box((0, 0, h - 0.06), (w - 0.3, d - 0.3, 0.1), soff, 0)
        b.box((0, 0, h + 1.15), (w - 1, d - 1, 0.12), K.galv, 0)
        for s in (-1, 1):
            b.box(
                (0, s * (d / 2 + 0.02), h + 0.2),
                (w + 0.06, 0.05, 0.12),
                band or glow('#2FD18C', 1.7),
                0,
            )
            b.box(
                (s * (w / 2 + 0.02), 0, h + 0.2),
                (0.05, d + 0.06, 0.12),
                band or glow('#2FD18C', 1.7),
                0,
            )
            b.box((0, s * (d / 2 + 0.02), h + 0.78), (w + 0.06, 0.04, 0.1), K.amber, 0)
        for px, py in cols:
            b.box((px, py, 0), (0.55, 0.55, h), K.white, 0.06)
            b.box((px, py, 0.3), (0.62, 0.62, 1.0), K.green, 0.04)
        n = int(w / 4.4)
        pan = glow('#FFEBD0', 26)
        pan.cycles.sample_as_light = True  # sampled directly: clean reflections on wet ground
        for i in range(n):
            for py in (-d * 0.3, 0, d * 0.3):
                if any(
                    abs(px - (-w / 2 + (i + 0.5) * w / n)) < 0.5 and abs(py - q) < 0.5
                    for px, q in cols
                ):
                    continue
                b.box((-w / 2 + (i + 0.5) * w / n, py, h - 0.1), (1.15, 0.55, 0.05), pan, 0)


def dispenser(b, c, rz=0):
    """two-sided fuel pump"""
    x, y, z = c
    body = paint('#E9E6DE', 0.28, wear=0.1)
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (1.15, 0.62, 0.12), K.dark, 0.02)
        b.box((0, 0, 0.12), (1.05, 0.54, 1.15), body, 0.05)
        b.box((0, 0, 1.27), (1.05, 0.54, 0.85), K.navy, 0.05)
        b.box((0, 0, 2.12), (1.12, 0.6, 0.14), K.green, 0.03)
        for s in (-1, 1):
            b.box((0, s * 0.275, 1.45), (0.62, 0.02, 0.42), glow('#BFE6F2', 2.2), 0)
            b.box((0, s * 0.275, 0.9), (0.5, 0.02, 0.22), K.dark, 0)
            for k, m in ((-0.4, K.amber), (0.4, K.green)):
                b.box((k, s * 0.31, 0.95), (0.14, 0.1, 0.34), m, 0.02)
                b.tube(
                    [
                        (k, s * 0.36, 0.98),
                        (k * 1.1, s * 0.52, 0.45),
                        (k * 1.45, s * 0.46, 0.3),
                        (k * 1.5, s * 0.36, 0.9),
                        (k * 1.35, s * 0.3, 2.0),
                    ],
                    0.032,
                    K.black,
                    8,
                    elbow=0.25,
                )


def island(b, c, L=7.5, rz=0, pumps=2):
    """kerbed island with its pumps along X"""
    x, y, z = c
    with b.at(x, y, z, rz=rz):
        b.box((0, 0, 0), (L, 1.25, 0.2), K.concrete, 0.06)
        b.box((0, 0, 0.02), (L + 0.05, 1.3, 0.1), K.amber, 0.02)
        for i in range(pumps):
            dispenser(b, ((i - (pumps - 1) / 2) * L * 0.48, 0, 0.2))
        for s in (-1, 1):
            b.tube(
                [
                    (s * (L / 2 - 0.25), -0.5, 0.2),
                    (s * (L / 2 - 0.25), -0.5, 1.05),
                    (s * (L / 2 - 0.25), 0.5, 1.05),
                    (s * (L / 2 - 0.25), 0.5, 0.2),
                ],
                0.07,
                K.amber,
                12,
                elbow=0.2,
            )


def shop(b, c, w=16, d=8, h=4, rz=0):
    """lit shop with a glass front towards -Y"""
    x, y, z = c
    warm = paint('#EAD9BC', 0.7, wear=0.1)
    with b.at(x, y, z, rz=rz):
        b.box((0, d / 2, 0), (w, 0.25, h), warm, 0)
        for s in (-1, 1):
            b.box((s * w / 2, 0, 0), (0.3, d, h), K.white, 0.03)
        b.box((0, 0, 0), (w, d, 0.14), paint('#C9BCA4', 0.4), 0)
        b.box((0, -0.6, h), (w + 1.4, d + 2.2, 0.55), K.navy, 0.05)
        b.box((0, -d / 2 - 1.71, h + 0.14), (w + 1.44, 0.04, 0.16), K.green, 0)
        b.box((0, -0.2, h - 0.08), (w - 0.4, d - 0.4, 0.05), warm, 0)
        for i in range(4):
            b.box((-w * 0.36 + i * w * 0.24, 0, h - 0.14), (2, 0.3, 0.05), glow('#FFE0B0', 12), 0)
        r = random.Random(6)
        for i in range(5):
            xx = -w * 0.4 + i * w * 0.2
            b.box((xx, 1.2, 0.14), (2.3, 0.6, 1.7), K.white, 0)
            for t in range(4):
                for q in range(9):
                    b.box(
                        (xx - 1 + q * 0.25, 0.86, 0.3 + t * 0.42),
                        (0.2, 0.12, r.uniform(0.18, 0.32)),
                        r.choice([K.amber, K.green, K.ember, K.white, K.navy, K.cream]),
                        0,
                    )
        n = int(w / 2)
        for i in range(n + 1):
            b.box((-w / 2 + i * w / n, -d / 2, 0.1), (0.08, 0.1, h - 0.1), K.dark, 0)
        b.box((0, -d / 2, h - 0.5), (w, 0.1, 0.08), K.dark, 0)
        b.box((0, -d / 2, 0.1), (w, 0.14, 0.3), K.dark, 0)
