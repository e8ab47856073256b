"""Putting objects into the scene: once, again, or thousands of times."""

import math

import bpy


def link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def instance(o, loc, rz=0, sc=1, rx=0, ry=0):
    """the same mesh at another place"""
    q = bpy.data.objects.new(o.name, o.data)
    q.location = loc
    q.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz))
    q.scale = (sc,) * 3 if not hasattr(sc, '__len__') else sc
    return link(q)


def scatter(obj, spots):
    """Instance obj on many spots [(x,y,z,rot_deg,scale)] through face duplication (cheap)."""
    vs, fs = [], []
    for x, y, z, r, k in spots:
        a = math.radians(r)
        o = len(vs)
        for i in range(4):
            t = a + math.pi / 4 + i * math.pi / 2
            vs.append((x + math.cos(t) * k * 0.70711, y + math.sin(t) * k * 0.70711, z))
        fs.append((o, o + 1, o + 2, o + 3))
    me = bpy.data.meshes.new('sc')
    me.from_pydata(vs, [], fs)
    me.update()
    e = bpy.data.objects.new('sc_' + obj.name, me)
    link(e)
    c = bpy.data.objects.new('i_' + obj.name, obj.data)
    link(c)
    c.parent = e
    e.instance_type = 'FACES'
    e.use_instance_faces_scale = True
    e.instance_faces_scale = 1.0
    e.show_instancer_for_render = False
    return e
