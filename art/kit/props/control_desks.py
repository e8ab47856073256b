"""Control-room furniture: operator desks and chairs. Metres; draws into a Builder."""

import math

from . import screens
from ..mats.palette import K
from ..mats.surfaces import paint


def matt(hexc, rough=0.5):
    return paint(hexc, rough, wear=0.08, scale=2)


def station(b, seed):
    """desk with three screens; 1.9 m along X, seat towards -Y"""
    desk, edge, dark = matt('#D9D2C4', 0.35), matt('#F0A01C', 0.4), matt('#161C22')
    b.box((0, 0, 0.70), (1.9, 0.85, 0.06), desk, 0.02)
    b.box((0, -0.42, 0.705), (1.9, 0.02, 0.05), edge, 0)
    b.box((0, 0.3, 0.05), (1.8, 0.12, 0.66), matt('#123252', 0.5), 0.02)
    for s in (-1, 1):
        b.box((s * 0.88, 0.0, 0), (0.06, 0.7, 0.7), matt('#123252', 0.5), 0.02)
    for k, rz in ((-1, 16), (0, 0), (1, -16)):
        with b.at(k * 0.6, 0.12 - abs(k) * 0.08, 0.76, rz=rz):
            b.box((0, 0.03, 0.14), (0.58, 0.035, 0.36), dark, 0.01)
            screens.screen(
                b,
                -0.275,
                0.16,
                0.55,
                0.32,
                0.01,
                ('flow', 'trend')[(seed + k) % 2],
                seed * 9 + k,
                0.42,
            )
            b.beam((0, 0.06, 0), (0, 0.06, 0.3), 0.05, dark)
            b.box((0, 0.06, 0), (0.2, 0.16, 0.015), dark, 0)
    b.box((-0.1, -0.24, 0.76), (0.44, 0.14, 0.018), dark, 0.005)
    b.box((0.3, -0.24, 0.76), (0.06, 0.1, 0.02), dark, 0.01)
    b.cyl((0.72, -0.2, 0.76), (0.72, -0.2, 0.85), 0.038, matt('#1B7F5C', 0.3), 18)


def chair(b, rz, rest=True):
    """swivel chair facing +Y; rest: with a headrest, which would hide who sits in it"""
    dark = matt('#161C22')
    with b.at(0, 0, 0, rz=rz):
        for i in range(5):
            a = i * 1.2566
            b.beam((0, 0, 0.1), (math.cos(a) * 0.33, math.sin(a) * 0.33, 0.07), 0.05, K.alu)
            b.sphere((math.cos(a) * 0.33, math.sin(a) * 0.33, 0.04), 0.04, dark, 10, 6)
        b.cyl((0, 0, 0.08), (0, 0, 0.44), 0.035, K.chrome, 14)
        fab = matt('#33566F', 0.75)
        b.loft(
            [
                [
                    (math.cos(t) * 0.26 * k, 0.02 + math.sin(t) * 0.25 * k, z)
                    for t in [j / 24 * 6.2832 for j in range(24)]
                ]
                for z, k in ((0.43, 0.8), (0.45, 1), (0.50, 1.02), (0.53, 0.9))
            ],
            fab,
        )

        def ring(z, w, y, d):
            return [
                (
                    math.copysign(abs(math.cos(t)) ** 0.5, math.cos(t)) * w,
                    y
                    + math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)) * d
                    - 0.05 * (1 - abs(math.cos(t))),
                    z,
                )
                for t in [j / 28 * 6.2832 for j in range(28)]
            ]

        b.loft(
            [
                ring(0.58, 0.19, -0.25, 0.03),
                ring(0.62, 0.235, -0.26, 0.045),
                ring(0.80, 0.25, -0.275, 0.045),
                ring(0.98, 0.235, -0.30, 0.04),
                ring(1.10, 0.20, -0.325, 0.035),
                ring(1.13, 0.17, -0.33, 0.02),
            ],
            fab,
        )
        if rest:
            b.loft(
                [
                    ring(1.18, 0.10, -0.34, 0.025),
                    ring(1.21, 0.14, -0.345, 0.04),
                    ring(1.32, 0.135, -0.355, 0.04),
                    ring(1.35, 0.10, -0.36, 0.02),
                ],
                fab,
            )
            b.beam((0, -0.31, 1.0), (0, -0.35, 1.22), 0.07, K.alu, 0.02)
        b.beam((0, -0.2, 0.46), (0, -0.31, 0.8), 0.08, K.alu, 0.03)
        for s in (-1, 1):
            b.tube(
                [(s * 0.24, -0.05, 0.47), (s * 0.3, -0.05, 0.5), (s * 0.3, -0.05, 0.68)],
                0.018,
                K.alu,
                8,
                elbow=0.03,
            )
            b.box((s * 0.3, 0, 0.68), (0.06, 0.26, 0.03), dark, 0.01)
