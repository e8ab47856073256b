"""The one drawing tool of props and scenes: collects solids into one mesh."""

import math

import bpy
from mathutils import Vector

from .instances import link
from .solids import Solids


class Builder(Solids):
    """Solids plus lattices and handrails; one material slot a material."""

    def truss(self, a, b, w, m, w2=None, bays=8, t=0.12, braces=True):
        """square lattice boom from a to b"""
        a, b = Vector(a), Vector(b)
        w2 = w2 or w
        ax = (b - a).normalized()
        up = Vector((0, 0, 1)) if abs(ax.z) < 0.95 else Vector((0, 1, 0))
        u = ax.cross(up).normalized()
        v = u.cross(ax).normalized()
        pr = None
        for i in range(bays + 1):
            f = i / bays
            c = a.lerp(b, f)
            h = (w + (w2 - w) * f) / 2
            r = [c + u * x * h + v * y * h for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            for k in range(4):
                self.beam(r[k], r[(k + 1) % 4], t * 0.7, m)
            if pr:
                for k in range(4):
                    self.beam(pr[k], r[k], t, m)
                    if braces:
                        if (i + k) % 2:
                            self.beam(pr[k], r[(k + 1) % 4], t * 0.6, m)
                        else:
                            self.beam(pr[(k + 1) % 4], r[k], t * 0.6, m)
            pr = r

    def rail(self, pts, m, h=1.1, t=0.06, step=2.0, closed=False):
        """handrail along pts"""
        P = [Vector(p) for p in pts] + ([Vector(pts[0])] if closed else [])
        for a, b in zip(P, P[1:]):
            L = (b - a).length
            k = max(1, int(L / step))
            for i in range(k + 1):
                p = a.lerp(b, i / k)
                self.beam(p, p + Vector((0, 0, h)), t, m)
            for q in (h, h * 0.55):
                self.beam(a + Vector((0, 0, q)), b + Vector((0, 0, q)), t, m)

    def build(self, name='mesh', smooth=True, angle=32, hide=False):
        """the mesh as an object; hide=True keeps it out of the scene, for scatter()"""
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.vertices, [], self.faces)
        for m in self.slots:
            me.materials.append(m)
        me.polygons.foreach_set('material_index', self.face_slots)
        if smooth:
            me.polygons.foreach_set('use_smooth', [True] * len(self.faces))
            me.use_auto_smooth = True
            me.auto_smooth_angle = math.radians(angle)
        me.update()
        o = bpy.data.objects.new(name, me)
        if not hide:
            link(o)
        return o
