"""The sky of a scene: gradient, clouds, stars and sun. The haze takes its colour from it."""

import math
import random

import bpy
from mathutils import Vector

from .haze import add_haze
from .instances import link
from .nodes import N, srgb


def reset():
    """An empty scene, and the same random numbers every time."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    if not scene.world:
        scene.world = bpy.data.worlds.new('World')
    scene.render.engine = 'CYCLES'
    random.seed(7)
    return scene


def sun_vec(az_deg, el_deg):
    """azimuth measured from +Y clockwise, elevation above the horizon"""
    a, e = math.radians(az_deg), math.radians(el_deg)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sky(
    sun_az,
    sun_el,
    warm,
    cool,
    glow='#FFB45A',
    glow_amt=(1.2, 0.35, 0.10),
    glow_pow=(260, 28, 5),
    spread=1.6,
    strength=1.0,
    light=1.0,
    clouds=0.5,
    cloud_lit='#FFC48A',
    cloud_dark='#3A4A66',
    cloud_scale=1.0,
    cloud_seed=0.0,
    cloud_lo=0.02,
    cloud_hi=0.55,
    disc=0.0,
    stars=0.0,
    sun_strength=3.0,
    sun_color='#FFB070',
    sun_angle=1.2,
    haze=0.0006,
    haze_h=90.0,
    haze_max=0.92,
    haze_tint=None,
    haze_lift=0.05,
    haze_cap=(1.25, 0.8, 0.55),
):
    """warm / cool: (elevation 0..1, hex) stops for the sun side and the opposite side.

    `strength` is what the camera and mirrors see of the sky, `light` what it gives to the scene.
    """
    sun = sun_vec(sun_az, sun_el)
    gradient = add_gradient(sun, warm, cool, spread, glow, glow_amt, glow_pow)
    n, direction, colour, halo = start_world(gradient)
    if clouds > 0:
        look = (cloud_scale, cloud_seed, cloud_lo, cloud_hi, cloud_lit, cloud_dark)
        colour = with_clouds(n, direction, colour, halo, sun, clouds, *look)
    if stars > 0:
        colour = with_stars(n, direction, colour, stars)
    if disc > 0:
        colour = with_disc(n, direction, colour, sun, disc)
    finish_world(n, colour, strength, light)
    if sun_strength > 0:
        add_sun(sun, sun_strength, sun_color, sun_angle)
    add_haze(gradient, strength, haze, haze_h, haze_max, haze_tint, haze_lift, haze_cap)


def add_gradient(sun, warm, cool, spread, glow, glow_amt, glow_pow):
    """Node group: direction in, sky colour and the strength of the sun's halo out."""
    group = bpy.data.node_groups.new('SkyGrad', 'ShaderNodeTree')
    group.inputs.new('NodeSocketVector', 'Dir')
    group.outputs.new('NodeSocketColor', 'Color')
    group.outputs.new('NodeSocketFloat', 'Glow')
    n = N(group)
    d = n.new('NodeGroupInput').outputs[0]
    out = n.new('NodeGroupOutput')
    # The power gives the ramps more resolution near the horizon.
    elevation = n.m('POWER', n.m('MAXIMUM', n.sep(d)[2], 0.0), 0.6)

    def ramp(stops):
        return n.ramp(elevation, [(max(0, p) ** 0.6, srgb(c)) for p, c in stops], 'EASE')

    flat = n.v('NORMALIZE', n.v('MULTIPLY', d, (1, 1, 0)))
    facing = n.v('DOT_PRODUCT', flat, Vector((sun.x, sun.y, 0)).normalized())
    warmth = n.m('POWER', n.lin(facing, -1, 1), spread)
    towards = n.m('MAXIMUM', n.v('DOT_PRODUCT', d, sun), 0.0)
    halo = None
    for amount, power in zip(glow_amt, glow_pow):
        lobe = n.m('MULTIPLY', n.m('POWER', towards, power), amount)
        halo = lobe if halo is None else n.m('ADD', halo, lobe)
    base = n.mix(warmth, ramp(cool), ramp(warm))
    n.l.new(n.mix(1.0, base, n.v('SCALE', srgb(glow), scale=halo), 'ADD'), out.inputs[0])
    n.l.new(halo, out.inputs[1])
    return group


def start_world(gradient):
    world = bpy.context.scene.world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    n = N(world.node_tree)
    direction = n.v('NORMALIZE', n.new('ShaderNodeTexCoord').outputs['Generated'])
    node = n.new('ShaderNodeGroup', node_tree=gradient)
    n.l.new(direction, node.inputs[0])
    return n, direction, node.outputs[0], node.outputs[1]


def with_clouds(n, d, colour, halo, sun, amount, scale, seed, lo, hi, lit_hex, dark_hex):
    """Noise on a flat layer; a second sample towards the sun tells lit edges from shade."""
    z = n.sep(d)[2]
    stretch = n.m('DIVIDE', 1.0, n.m('ADD', n.m('MAXIMUM', z, 0.0), 0.10))
    plane = n.v('MULTIPLY', n.v('SCALE', d, scale=stretch), (1, 1, 0))
    plane = n.v('ADD', n.v('MULTIPLY', plane, (0.55, 1.0, 1)), (seed * 3.1, seed * 1.7, seed))
    step = Vector((sun.x * 0.55, sun.y, 0)).normalized() * 0.10
    here = n.noise(plane, scale, 7, 0.56, 0.6)
    sunward = n.noise(n.v('ADD', plane, step), scale, 7, 0.56, 0.6)
    cover = n.smooth(here, 0.62 - 0.22 * amount, 0.80 - 0.18 * amount)
    band = n.m('MULTIPLY', n.smooth(z, lo, lo + 0.10), n.smooth(z, hi + 0.3, hi - 0.1))
    cover = n.m('MULTIPLY', cover, band)
    edge = n.lin(n.m('SUBTRACT', here, sunward), -0.03, 0.07)
    lit = n.m('ADD', edge, n.m('MULTIPLY', halo, 1.2), clamp=True)
    near = n.m('POWER', n.lin(n.v('DOT_PRODUCT', d, sun), -0.6, 1), 2.0)
    lit = n.m('MULTIPLY', lit, n.m('ADD', n.m('MULTIPLY', near, 0.9), 0.12), clamp=True)
    cloud = n.mix(0.35, n.mix(lit, srgb(dark_hex), srgb(lit_hex)), colour)
    return n.mix(n.m('MULTIPLY', cover, 0.85), colour, cloud)


def with_stars(n, d, colour, amount):
    cells = n.new('ShaderNodeTexVoronoi', feature='F1')
    n.put(cells.inputs['Vector'], d)
    n.put(cells.inputs['Scale'], 180)
    dot = n.smooth(cells.outputs['Distance'], 0.06, 0.015)
    bright = n.m('POWER', n.sep(cells.outputs['Color'])[0], 6)  # most stars are faint
    high = n.m('MULTIPLY', n.smooth(n.sep(d)[2], 0.05, 0.35), amount)
    star = n.m('MULTIPLY', n.m('MULTIPLY', dot, bright), high)
    return n.mix(1.0, colour, n.v('SCALE', (1, 0.95, 0.85), scale=star), 'ADD')


def with_disc(n, d, colour, sun, amount):
    """The sun's face, softened by haze and set in a corona: brighter and warmer than any halo."""
    towards = n.m('MAXIMUM', n.v('DOT_PRODUCT', d, sun), 0.0)
    edge = [math.cos(math.radians(a)) for a in (0.95, 0.35)]
    light = n.m('MULTIPLY', n.smooth(towards, *edge), 0.45)
    for share, power in ((0.5, 9000), (0.2, 1200), (0.05, 160)):  # 0.7, 2 and 5 degrees
        light = n.m('ADD', light, n.m('MULTIPLY', n.m('POWER', towards, power), share))
    seen = n.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    light = n.m('MULTIPLY', light, n.m('MULTIPLY', seen, amount))
    return n.mix(1.0, colour, n.v('SCALE', srgb('#FFAC4C'), scale=light), 'ADD')


def finish_world(n, colour, strength, light):
    background = n.new('ShaderNodeBackground')
    n.put(background.inputs[0], colour)
    path = n.new('ShaderNodeLightPath')
    seen = n.m('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    n.put(background.inputs[1], n.m('ADD', n.m('MULTIPLY', seen, strength - light), light))
    out = n.new('ShaderNodeOutputWorld')
    n.l.new(background.outputs[0], out.inputs[0])
    world = bpy.context.scene.world
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512


def add_sun(sun, strength, colour, angle):
    lamp = bpy.data.lights.new('Sun', 'SUN')
    lamp.energy = strength
    lamp.color = srgb(colour)
    lamp.angle = math.radians(angle)
    o = bpy.data.objects.new('Sun', lamp)
    o.rotation_euler = sun.to_track_quat('Z', 'Y').to_euler()
    link(o)
