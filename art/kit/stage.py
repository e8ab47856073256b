"""Camera and lights."""

import math

import bpy
from mathutils import Matrix, Vector

from .haze import set_eye
from .instances import link
from .nodes import srgb
from .sky import sun_vec


def camera(loc, target, lens=35, fstop=0, focus=None, shift=(0, 0), roll=0):
    """looks from loc at target; lens in mm on 36 mm film; fstop blurs what is off focus"""
    c = bpy.data.cameras.new('Cam')
    o = bpy.data.objects.new('Cam', c)
    link(o)
    loc, target = Vector(loc), Vector(target)
    o.location = loc
    q = (target - loc).to_track_quat('-Z', 'Y')
    o.rotation_euler = (
        q.to_matrix().to_4x4() @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    ).to_euler()
    c.lens = lens
    c.clip_end = 100000
    c.clip_start = 0.05
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = focus or (target - loc).length
    bpy.context.scene.camera = o
    set_eye(loc)
    return o


def point(loc, power, color='#FFC37A', r=0.25):
    """lamp; power in watts"""
    L = bpy.data.lights.new('P', 'POINT')
    L.energy = power
    L.color = srgb(color)
    L.shadow_soft_size = r
    o = bpy.data.objects.new('P', L)
    o.location = loc
    return link(o)


def area(loc, target, power, size=5, color='#FFC37A', size_y=None):
    """soft rectangular lamp at loc, shining at target"""
    L = bpy.data.lights.new('A', 'AREA')
    L.energy = power
    L.color = srgb(color)
    L.size = size
    if size_y:
        L.shape = 'RECTANGLE'
        L.size_y = size_y
    o = bpy.data.objects.new('A', L)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return link(o)


def fill_sun(az, el, strength, color='#FFB070', angle=8):
    """second key, invisible in reflections, so that the faces turned to the camera read"""
    L = bpy.data.lights.new('Fill', 'SUN')
    L.energy = strength
    L.color = srgb(color)
    L.angle = math.radians(angle)
    o = bpy.data.objects.new('Fill', L)
    o.rotation_euler = sun_vec(az, el).to_track_quat('Z', 'Y').to_euler()
    o.visible_glossy = False
    return link(o)
