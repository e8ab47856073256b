"""Aerial perspective as a node group around every material: anti-aliased, no volume noise."""

import bpy

from .nodes import N, srgb

NAME, CAMERA = 'Haze', 'CAM'


def add_haze(gradient, strength, density, height, most, tint, lift, cap):
    """density per metre, thinning out over `height` metres; `cap` keeps the sun's halo out of it"""
    group = bpy.data.node_groups.new(NAME, 'ShaderNodeTree')
    group.inputs.new('NodeSocketShader', 'Shader')
    group.outputs.new('NodeSocketShader', 'Shader')
    n = N(group)
    shader = n.new('NodeGroupInput').outputs[0]
    out = n.new('NodeGroupOutput')
    eye = n.new('ShaderNodeCombineXYZ')
    eye.name = CAMERA
    place = n.new('ShaderNodeNewGeometry').outputs['Position']
    ray = n.v('SUBTRACT', place, eye.outputs[0])

    mean_z = n.m('MULTIPLY', n.m('ADD', n.sep(place)[2], n.sep(eye.outputs[0])[2]), 0.5)
    thin = n.m('EXPONENT', n.m('MULTIPLY', n.m('MAXIMUM', mean_z, 0), -1.0 / height))
    depth = n.m('MULTIPLY', n.m('MULTIPLY', n.v('LENGTH', ray), density), thin)
    opaque = n.m('SUBTRACT', 1.0, n.m('EXPONENT', n.m('MULTIPLY', depth, -1)))

    # Haze shows the sky a little above the horizon behind it.
    x, y, z = n.sep(n.v('NORMALIZE', ray))
    up = n.m('ADD', n.m('MULTIPLY', n.m('ABSOLUTE', z), 0.35), lift)
    sky = n.new('ShaderNodeGroup', node_tree=gradient)
    n.l.new(n.v('NORMALIZE', n.comb(x, y, up)), sky.inputs[0])
    colour = n.mix(1.0, sky.outputs[0], cap, 'DARKEN')
    if tint:
        colour = n.mix(1.0, colour, srgb(tint), 'MULTIPLY')
    air = n.new('ShaderNodeEmission')
    n.put(air.inputs[0], colour)
    air.inputs[1].default_value = strength

    # Only what is seen is hazed; light that bounces is not.
    path = n.new('ShaderNodeLightPath')
    seen = n.m('MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
    mix = n.new('ShaderNodeMixShader')
    n.put(mix.inputs[0], n.m('MULTIPLY', n.m('MULTIPLY', opaque, most), seen))
    n.l.new(shader, mix.inputs[1])
    n.l.new(air.outputs[0], mix.inputs[2])
    n.l.new(mix.outputs[0], out.inputs[0])


def set_eye(place):
    """Tell the haze where the camera stands."""
    group = bpy.data.node_groups.get(NAME)
    if group:
        for i in range(3):
            group.nodes[CAMERA].inputs[i].default_value = place[i]
