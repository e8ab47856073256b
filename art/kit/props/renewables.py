"""Wind turbine and table of solar modules."""

import math

from ..builder import Builder
from ..mats.palette import K
from ..mats.surfaces import paint


def wind_turbine(b, c, h=95, R=52, az=0, rot=0, m=None):
    """hub at h, blades R long, facing azimuth az, turned by rot"""
    x, y, z = c
    m = m or paint('#EDEBE6', 0.38, wear=0.12)
    with b.at(x, y, z, rz=az):
        b.cyl((0, 0, -2), (0, 0, 0.8), 5.5, K.concrete, 32)
        b.cyl((0, 0, 0), (0, 0, h), 2.2, m, 32, r2=1.35, caps=False)
        b.loft(
            [
                [
                    (-0 + xx, yy * s, h + zz * s)
                    for yy, zz in [
                        (math.cos(t) * 2.1, math.sin(t) * 2.1 + 1.6)
                        for t in [i / 16 * 6.2832 for i in range(16)]
                    ]
                ]
                for xx, s in ((-8.5, 0.55), (-7.5, 0.85), (-3, 1), (2, 1), (3.2, 0.85))
            ],
            m,
        )
        b.sphere((4.2, 0, h + 1.5), 1.9, m, 20, 12, sx=1.3)
        b.sphere((-6, 0, h + 4), 0.35, K.lampr, 8, 5)
        for k in range(3):
            with b.at(4.4, 0, h + 1.5, rx=rot + k * 120):
                rings = []
                for i in range(15):
                    t = i / 14
                    rr = 1.2 + t * (R - 1.2)
                    ch = (
                        1.5
                        if t < 0.04
                        else (2.0 + 2.2 * math.sin(min(1, t / 0.22) * math.pi / 2))
                        * (1 - t) ** 0.75
                        + 0.18
                    )
                    th = ch * (0.5 if t < 0.05 else 0.22 - 0.12 * t)
                    tw = math.radians(18 * (1 - t) ** 2)
                    ring = []
                    for q in range(12):
                        a = q / 12 * 6.2832
                        px, py = math.sin(a) * th * 0.5, (math.cos(a) - 0.35) * ch * 0.5
                        ring.append(
                            (
                                px * math.cos(tw) - py * math.sin(tw) + t * t * 2.2,
                                px * math.sin(tw) + py * math.cos(tw),
                                rr,
                            )
                        )
                    rings.append(ring)
                b.loft(rings, m)


def solar_table(nx=12, ny=2, tilt=18, h=1.2, pw=1.15, ph=2.2):
    """one mounting table of PV modules with UVs; instanced by the caller"""
    b = Builder()
    t = math.radians(tilt)
    W = nx * pw
    D = ny * ph
    frame = paint('#C4C8C8', 0.35, wear=0.05)
    for i in range(nx):
        for j in range(ny):
            x0, x1 = -W / 2 + i * pw + 0.012, -W / 2 + (i + 1) * pw - 0.012
            s0, s1 = -D / 2 + j * ph + 0.012, -D / 2 + (j + 1) * ph - 0.012

            def f(x, s_, o=0):
                return (
                    x,
                    s_ * math.cos(t) - o * math.sin(t),
                    h + D / 2 * math.sin(t) + s_ * math.sin(t) + o * math.cos(t),
                )

            fw = 0.045
            b.quad(
                f(x0 + fw, s0 + fw, 0.05),
                f(x1 - fw, s0 + fw, 0.05),
                f(x1 - fw, s1 - fw, 0.05),
                f(x0 + fw, s1 - fw, 0.05),
                K.solar,
            )
            b.quad(
                f(x0, s0, 0.035), f(x1, s0, 0.035), f(x1, s1, 0.035), f(x0, s1, 0.035), frame
            )  # aluminium frame and back sheet
    for sx in [-0.42, -0.14, 0.14, 0.42]:
        x = sx * W
        b.beam(
            (x, -D * 0.25, 0),
            (x, -D * 0.25 * math.cos(t), h + D / 2 * math.sin(t) - D * 0.25 * math.sin(t)),
            0.12,
            K.galv,
        )
        b.beam(
            (x, D * 0.25, 0),
            (x, D * 0.25 * math.cos(t), h + D / 2 * math.sin(t) + D * 0.25 * math.sin(t)),
            0.12,
            K.galv,
        )
    b.beam(
        (-W / 2, -D * 0.25 * math.cos(t), h + D / 2 * math.sin(t) - D * 0.25 * math.sin(t)),
        (W / 2, -D * 0.25 * math.cos(t), h + D / 2 * math.sin(t) - D * 0.25 * math.sin(t)),
        0.1,
        K.galv,
    )
    o = b.build('solar', smooth=False, hide=True)
    me = o.data
    uv = me.uv_layers.new(name='UV')
    Q = ((0, 0), (1, 0), (1, 1), (0, 1))
    for pg in me.polygons:
        if len(pg.loop_indices) == 4:
            for k, li in enumerate(pg.loop_indices):
                uv.data[li].uv = Q[k]
    return o
