"""Plain solids: boxes, cylinders, bars, tubes, spheres, rings, prisms and lofts."""

import math

from mathutils import Vector

from .mesh_data import MeshData

# Faces of a block whose corners are given bottom first, then top, both anticlockwise.
SIX_SIDES = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


class Solids(MeshData):
    def box(self, c, d, m, ch=None, rz=0):
        """box turned by rz; c = centre of the base, d = size, ch = bevel"""
        x, y, z = d[0] / 2, d[1] / 2, d[2]
        if ch is None:
            ch = min(d) * 0.06
        ch = min(ch, 0.3 * min(d))
        R = math.radians(rz)
        cr, sr = math.cos(R), math.sin(R)

        def f(p):
            return (c[0] + p[0] * cr - p[1] * sr, c[1] + p[0] * sr + p[1] * cr, c[2] + p[2])

        if ch <= 0.004:
            plan = [(-x, -y), (x, -y), (x, y), (-x, y)]
            vs = [(*p, q) for q in (0, z) for p in plan]
            self.add([f(v) for v in vs], SIX_SIDES, m)
            return

        def ring(zz, ax, ay, k):
            return [
                (-ax + k, -ay, zz),
                (ax - k, -ay, zz),
                (ax, -ay + k, zz),
                (ax, ay - k, zz),
                (ax - k, ay, zz),
                (-ax + k, ay, zz),
                (-ax, ay - k, zz),
                (-ax, -ay + k, zz),
            ]

        L = [ring(0, x, y, ch), ring(z - ch, x, y, ch), ring(z, x - ch, y - ch, ch * 0.6)]
        vs = [f(v) for r in L for v in r]
        fs = [tuple(range(7, -1, -1)), tuple(range(16, 24))]
        for k in (0, 8):
            for i in range(8):
                j = (i + 1) % 8
                fs.append((k + i, k + j, k + 8 + j, k + 8 + i))
        self.add(vs, fs, m)

    def cyl(self, a, b, r, m, seg=16, r2=None, caps=True):
        """cylinder, or a cone where r2 differs, from a to b"""
        a, b = Vector(a), Vector(b)
        ax = b - a
        if ax.length < 1e-6:
            return
        q = ax.to_track_quat('Z', 'Y').to_matrix()
        r2 = r if r2 is None else r2
        vs = []
        for p, rr in ((a, r), (b, r2)):
            for i in range(seg):
                t = 2 * math.pi * i / seg
                vs.append(p + q @ Vector((math.cos(t) * rr, math.sin(t) * rr, 0)))
        fs = [(i, (i + 1) % seg, seg + (i + 1) % seg, seg + i) for i in range(seg)]
        if caps:
            fs += [tuple(range(seg - 1, -1, -1)), tuple(range(seg, 2 * seg))]
        self.add(vs, fs, m)

    def beam(self, a, b, w, m, h=None):
        """square bar from a to b, w wide and h high"""
        a, b = Vector(a), Vector(b)
        ax = b - a
        if ax.length < 1e-6:
            return
        h = h or w
        up = Vector((0, 0, 1)) if abs(ax.normalized().z) < 0.98 else Vector((0, 1, 0))
        sx = ax.cross(up).normalized() * w / 2
        sz = sx.cross(ax).normalized() * h / 2
        vs = [p + q for p in (a, b) for q in (-sx - sz, sx - sz, sx + sz, -sx + sz)]
        self.add(vs, SIX_SIDES, m)

    def tube(self, pts, r, m, seg=10, elbow=0, caps=True):
        """pipe along pts; r may be a list; elbow = radius of the bends"""
        P = [Vector(p) for p in pts]
        if elbow > 0 and len(P) > 2:
            Q = [P[0]]
            for i in range(1, len(P) - 1):
                u, w = (P[i - 1] - P[i]), (P[i + 1] - P[i])
                e = min(elbow, u.length * 0.49, w.length * 0.49)
                p0, p1 = P[i] + u.normalized() * e, P[i] + w.normalized() * e
                for k in range(6):
                    t = k / 5
                    Q.append(p0 * (1 - t) ** 2 + P[i] * 2 * t * (1 - t) + p1 * t * t)
            Q.append(P[-1])
            P = Q
        vs, fs = [], []
        n = None
        for i, p in enumerate(P):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            if n is None:
                n = t.cross(Vector((0, 0, 1)))
                n = (n if n.length > 0.05 else t.cross(Vector((1, 0, 0)))).normalized()
            n = (n - t * n.dot(t)).normalized()
            bn = t.cross(n)
            rr = r[i] if hasattr(r, '__len__') else r
            for k in range(seg):
                a = 2 * math.pi * k / seg
                vs.append(p + n * math.cos(a) * rr + bn * math.sin(a) * rr)
        for i in range(len(P) - 1):
            for k in range(seg):
                j = (k + 1) % seg
                fs.append((i * seg + k, (i + 1) * seg + k, (i + 1) * seg + j, i * seg + j)[::-1])
        if caps:
            fs += [tuple(range(seg)), tuple(range((len(P) - 1) * seg, len(P) * seg))[::-1]]
        self.add(vs, fs, m)

    def sphere(self, c, r, m, seg=24, rings=12, sz=1.0, lo=-90, hi=90, sx=1, sy=1):
        """sphere or the band of it between lo and hi degrees; sx, sy, sz stretch it"""
        vs, fs = [], []
        for j in range(rings + 1):
            e = math.radians(lo + (hi - lo) * j / rings)
            for i in range(seg):
                a = 2 * math.pi * i / seg
                vs.append(
                    (
                        c[0] + r * sx * math.cos(e) * math.cos(a),
                        c[1] + r * sy * math.cos(e) * math.sin(a),
                        c[2] + r * sz * math.sin(e),
                    )
                )
        for j in range(rings):
            for i in range(seg):
                k = (i + 1) % seg
                fs.append((j * seg + i, j * seg + k, (j + 1) * seg + k, (j + 1) * seg + i))
        self.add(vs, fs, m)

    def torus(self, c, R, r, m, seg=32, sub=8, axis='Z'):
        """ring of radius R and thickness r around axis"""
        vs, fs = [], []
        for i in range(seg):
            a = 2 * math.pi * i / seg
            for j in range(sub):
                b = 2 * math.pi * j / sub
                q = R + r * math.cos(b)
                p = (q * math.cos(a), q * math.sin(a), r * math.sin(b))
                if axis == 'X':
                    p = (p[2], p[0], p[1])
                if axis == 'Y':
                    p = (p[1], p[2], p[0])
                vs.append((c[0] + p[0], c[1] + p[1], c[2] + p[2]))
        for i in range(seg):
            for j in range(sub):
                fs.append(
                    (
                        i * sub + j,
                        ((i + 1) % seg) * sub + j,
                        ((i + 1) % seg) * sub + (j + 1) % sub,
                        i * sub + (j + 1) % sub,
                    )
                )
        self.add(vs, fs, m)

    def quad(self, a, b, c, d, m):
        """one face"""
        self.add([a, b, c, d], [(0, 1, 2, 3)], m)

    def prism(self, poly, z0, z1, m, top=None):
        """plan polygon raised from z0 to z1"""
        k = len(poly)
        vs = [(p[0], p[1], z0) for p in poly] + [(p[0], p[1], z1) for p in poly]
        self.add(
            vs,
            [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
            + [tuple(range(k - 1, -1, -1))],
            m,
        )
        self.add(vs[k:], [tuple(range(k))], top or m)

    def loft(self, rings, m, closed=True, cap=True):
        """skin over rings of equal length"""
        k = len(rings[0])
        vs = [v for r in rings for v in r]
        fs = []
        for j in range(len(rings) - 1):
            for i in range(k if closed else k - 1):
                q = (i + 1) % k
                fs.append((j * k + i, j * k + q, (j + 1) * k + q, (j + 1) * k + i))
        if cap and closed:
            fs += [tuple(range(k - 1, -1, -1)), tuple(range((len(rings) - 1) * k, len(rings) * k))]
        self.add(vs, fs, m)
