"""Finger-type slug catcher."""

from ..mats.palette import K


def slug_catcher(b, c, n=10, L=70, r=0.75, gap=2.5, rz=0, m=None, hdr=None):
    """inlet header at y=0, fingers falling slightly along +Y, gas risers, liquid header"""
    x, y, z = c
    m = m or K.white
    hdr = hdr or K.alu
    W = (n - 1) * gap
    top = 3.4
    fall = 0.016

    def zc(yy):
        return top - yy * fall

    with b.at(x, y, z, rz=rz):
        b.cyl((-3.5, -2.2, top + 1.7), (W + 2, -2.2, top + 1.7), r * 1.15, hdr, 24)
        b.sphere((W + 2, -2.2, top + 1.7), r * 1.15, hdr, 20, 8)
        b.cyl((-1, 13, top + 2.5), (W + 6, 13, top + 2.5), r * 0.85, hdr, 24)
        b.cyl((-1, L - 5, 0.95), (W + 6, L - 5, 0.95), r * 0.6, hdr, 20)
        for i in range(n):
            xx = i * gap
            b.cyl((xx, 0, top), (xx, L, zc(L)), r, m, 28, caps=False)
            b.sphere((xx, L, zc(L)), r, m, 24, 10, sy=0.7)
            b.sphere((xx, 0, top), r, m, 24, 10, sy=0.6)
            b.tube(
                [(xx, -0.2, top), (xx, -2.2, top + 0.4), (xx, -2.2, top + 1.7)],
                r * 0.6,
                m,
                14,
                elbow=1.2,
            )
            b.tube([(xx, 13, top), (xx, 13, top + 2.5)], r * 0.5, m, 14)
            b.cyl((xx, 13, top + 1.25), (xx, 13, top + 1.4), r * 0.85, K.green, 18)
            b.cyl((xx, 13, top + 1.45), (xx, 13, top + 1.6), r * 0.85, K.green, 18)
            b.tube([(xx, L - 5, zc(L)), (xx, L - 5, 0.95)], r * 0.35, m, 12)
            b.cyl((xx, L - 5, 1.75), (xx, L - 5, 1.9), r * 0.6, K.amber, 14)
            for k in range(1, int(L / 9)):
                b.cyl(
                    (xx, k * 9 + 3, zc(k * 9 + 3)),
                    (xx, k * 9 + 3.25, zc(k * 9 + 3)),
                    r * 1.04,
                    K.galv,
                    24,
                )
        for k in range(int(L / 9) + 1):
            yy = min(L - 2, 2 + k * 9)
            b.box((W / 2, yy, 0), (W + 2.2, 0.8, 0.9), K.concrete)
            for i in range(n):
                b.box((i * gap, yy, 0.9), (0.9, 0.5, zc(yy) - r - 0.7), K.galv, 0)
        b.box((W / 2, 10.4, top + 1.5), (W + 5, 1.6, 0.14), K.galv, 0)
        b.rail([(-2.5, 9.6, top + 1.6), (W + 2.5, 9.6, top + 1.6)], K.amber, t=0.07)
        b.rail([(-2.5, 11.2, top + 1.6), (W + 2.5, 11.2, top + 1.6)], K.amber, t=0.07)
        for i in range(0, n + 1, 3):
            b.beam((i * gap - gap / 2, 10.4, 0), (i * gap - gap / 2, 10.4, top + 1.5), 0.25, K.galv)
