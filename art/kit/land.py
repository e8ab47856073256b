"""Terrain, water plane and the noise they are shaped with."""

import bpy
from mathutils import Vector, noise

from .builder import Builder
from .instances import link
from .mats.nature import BARE


def water_plane(mat, size=40000, z=0):
    """to the horizon"""
    b = Builder()
    b.quad((-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z), mat)
    return b.build('water', smooth=False)


def terrain(height, x0, x1, y0, y1, nx, ny, mat, bare=None):
    """grid of nx by ny cells on height(x, y); bare(x, y) of 0 to 1 tells `ground` its bare soil"""
    vs = [
        (x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny)
        for j in range(ny + 1)
        for i in range(nx + 1)
    ]
    soil = [bare(x, y) for x, y in vs] if bare else None
    vs = [(x, y, height(x, y)) for x, y in vs]
    w = nx + 1
    fs = [
        (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
        for j in range(ny)
        for i in range(nx)
    ]
    me = bpy.data.meshes.new('terrain')
    me.from_pydata(vs, [], fs)
    me.materials.append(mat)
    me.polygons.foreach_set('use_smooth', [True] * len(fs))
    if bare:
        me.attributes.new(BARE, 'FLOAT', 'POINT').data.foreach_set('value', soil)
    me.update()
    return link(bpy.data.objects.new('terrain', me))


def fbm(x, y, s=1.0, o=4, seed=0.0):
    """fractal noise around 0; s = frequency, o = octaves"""
    return noise.fractal(Vector((x * s, y * s, seed)), 1.0, 2.0, o)
