"""High-rise towers with single lit windows. Metres; draws into a Builder."""

import random

from ..mats.glazing import glass
from ..mats.palette import K


def tower(b, x, y, w, d, h, style, seed, rz=0):
    """glass: a wall of panes; band: balcony slabs; fin: upright ribs"""
    rr = random.Random(seed)
    fh = 3.8
    n = int(h / fh)
    body = (
        [K.white, K.cream, K.white, K.cream, K.steel][rr.randrange(5)]
        if style != 'glass'
        else glass('#123A57', 0.08)
    )
    with b.at(x, y, 3.2, rz=rz):
        b.box((0, 0, 0), (w * 1.25, d * 1.25, 9), K.conc_dark, 0.2)
        b.box((0, -d * 0.63, 1), (w * 1.1, 0.2, 3.2), K.win2, 0)
        b.box((0, 0, 0), (w, d, h), body, 0.3)
        L = rr.uniform(0.12, 0.34)
        for s, (ww, dd) in enumerate(((w, d), (d, w), (w, d), (d, w))):
            if s == 2:
                continue
            with b.at(rz=s * 90):
                y0 = -dd / 2 - 0.06
                if style == 'glass':
                    k = max(3, int(ww / 3.2))
                    g = ww / k
                    for f in range(3, n):
                        rowlit = rr.random() < 0.06
                        for i in range(k):
                            p = L * (0.5 + rr.random()) if not rowlit else 0.85
                            m = K.win2 if rr.random() < p else K.glass
                            b.quad(
                                (-ww / 2 + i * g + 0.2, y0, f * fh + 0.5),
                                (-ww / 2 + (i + 1) * g - 0.2, y0, f * fh + 0.5),
                                (-ww / 2 + (i + 1) * g - 0.2, y0, (f + 1) * fh - 0.5),
                                (-ww / 2 + i * g + 0.2, y0, (f + 1) * fh - 0.5),
                                m,
                            )
                elif style == 'band':
                    k = max(3, int(ww / 4))
                    g = ww / k
                    for f in range(3, n):
                        b.box((0, y0 + 0.1, f * fh - 0.25), (ww + 0.5, 0.9, 0.6), K.white, 0)
                        for i in range(k):
                            b.quad(
                                (-ww / 2 + i * g, y0, f * fh + 0.7),
                                (-ww / 2 + (i + 1) * g, y0, f * fh + 0.7),
                                (-ww / 2 + (i + 1) * g, y0, (f + 1) * fh - 0.5),
                                (-ww / 2 + i * g, y0, (f + 1) * fh - 0.5),
                                K.win2 if rr.random() < L else K.glass,
                            )
                else:
                    k = max(3, int(ww / 3.6))
                    g = ww / k
                    for f in range(3, n):
                        for i in range(k):
                            xc = -ww / 2 + (i + 0.5) * g
                            b.quad(
                                (xc - 1, y0, f * fh + 0.9),
                                (xc + 1, y0, f * fh + 0.9),
                                (xc + 1, y0, f * fh + 2.9),
                                (xc - 1, y0, f * fh + 2.9),
                                K.win2 if rr.random() < L else K.glass,
                            )
                    for i in range(k + 1):
                        b.box((-ww / 2 + i * g, y0, 9), (0.5, 0.5, h - 9), K.cream, 0)
        b.box((0, 0, h), (w * 0.96, d * 0.96, 1.4), K.grey)
        b.box((w * 0.1, 0, h + 1), (w * 0.5, d * 0.5, 5), body)
        if rr.random() < 0.55:
            b.cyl((0, 0, h + 6), (0, 0, h + 6 + rr.uniform(8, 24)), 0.35, K.galv, 8, r2=0.1)
            b.sphere((0, 0, h + 7 + 14), 0.6, K.lampr, 8, 5)
        if rr.random() < 0.4:
            b.box((0, -d * 0.485, h + 0.2), (w * 0.97, 0.15, 0.5), K.lampc, 0)
