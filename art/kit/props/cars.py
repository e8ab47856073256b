"""Compact car."""

from ..mats.glazing import glass
from ..mats.palette import K
from ..mats.surfaces import paint


def car(b, c, rz=0, m=None, lights=True):
    """compact SUV, heading +X"""
    x, y, z = c
    m = m or paint('#C9CCCB', 0.2, wear=0.05)
    lower = [
        (-2.2, 0.42),
        (-2.24, 0.85),
        (-2.16, 1.04),
        (1.05, 1.06),
        (1.75, 0.98),
        (2.12, 0.86),
        (2.2, 0.55),
        (2.12, 0.38),
    ]
    cab = [(-2.08, 1.04), (-1.78, 1.62), (-1.5, 1.72), (0.15, 1.72), (0.45, 1.64), (1.15, 1.05)]
    with b.at(x, y, z, rz=rz):

        def shell(prof, ys, m):
            k = len(prof)
            cx = sum(p[0] for p in prof) / k
            b.loft([[(cx + (p[0] - cx) * s, yy, p[1]) for p in prof] for yy, s in ys], m)

        shell(lower, ((-0.92, 0.96), (-0.84, 1), (0.84, 1), (0.92, 0.96)), m)
        b.loft([[(p[0], s * (0.8 - 0.22 * (p[1] - 1.04)), p[1]) for p in cab] for s in (-1, 1)], m)
        gl = glass('#0A1826', 0.05)
        for s in (-1, 1):
            b.add(
                [
                    (p[0], s * (0.815 - 0.22 * (p[1] - 1.04)), p[1])
                    for p in ((-1.78, 1.12), (-1.6, 1.55), (0.18, 1.6), (0.82, 1.12))
                ],
                [(0, 1, 2, 3)],
                gl,
            )
            b.box((-0.55, s * 0.79, 1.1), (0.07, 0.06, 0.5), m, 0)
        b.add(
            [(1.08, -0.7, 1.12), (1.08, 0.7, 1.12), (0.52, 0.62, 1.6), (0.52, -0.62, 1.6)],
            [(0, 1, 2, 3)],
            gl,
        )
        b.add(
            [(-2.07, 0.66, 1.14), (-2.07, -0.66, 1.14), (-1.84, -0.6, 1.55), (-1.84, 0.6, 1.55)],
            [(0, 1, 2, 3)],
            gl,
        )
        for px in (-1.35, 1.35):
            for s in (-1, 1):
                b.cyl((px, s * 0.7, 0.36), (px, s * 0.93, 0.36), 0.36, K.black, 26)
                b.cyl((px, s * 0.93, 0.36), (px, s * 0.945, 0.36), 0.22, K.alu, 16)
        b.box((0, 0, 0.3), (4.1, 1.7, 0.16), K.dark, 0)
        for s in (-1, 1):
            b.box((-2.22, s * 0.68, 0.86), (0.06, 0.34, 0.16), K.lampr if lights else K.red, 0)
            b.box((2.1, s * 0.66, 0.72), (0.12, 0.34, 0.14), K.lampc if lights else K.white, 0)
