"""Jacket section under construction."""

from mathutils import Vector

from ..mats.palette import K


def jacket_piece(b, c, rz=0, L=70, w=34, h=26, m=None):
    """jacket lying on skids under construction"""
    x, y, z = c
    m = m or K.amber
    with b.at(x, y, z, rz=rz):
        n = 5

        def P(i, sy, top):
            t = i / n
            k = 1 - 0.35 * t
            return Vector((-L / 2 + L * t, sy * w / 2 * k, 4 + (h * k if top else 0)))

        for sy in (-1, 1):
            for top in (0, 1):
                b.cyl(P(0, sy, top), P(n, sy, top), 1.15, m, 18)
        for i in range(n + 1):
            if i != 3:
                b.cyl(P(i, -1, 1), P(i, 1, 1), 0.6, m, 12)
            b.cyl(P(i, -1, 0), P(i, 1, 0), 0.6, m, 12)
            for s in (-1, 1):
                b.cyl(P(i, s, 0), P(i, s, 1), 0.6, m, 12)
            if i < n:
                for s in (-1, 1):
                    b.cyl(P(i, s, 0), P(i + 1, s, 1), 0.5, m, 12)
                    b.cyl(P(i, s, 1), P(i + 1, s, 0), 0.5, m, 12)
                if i != 2:
                    b.cyl(P(i, -1, 1), P(i + 1, 1, 1), 0.5, m, 12)
                    b.cyl(P(i, 1, 1), P(i + 1, -1, 1), 0.5, m, 12)
            for sy in (-1, 1):
                p = P(i, sy, 0)
                b.box((p.x, p.y, 0), (3, 5, 3.4), K.concrete)
