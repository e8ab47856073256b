"""Things that shine: lamps, lit windows, flames, and smoke that the sun shines through."""

from functools import cache

from .material import base, finish
from ..nodes import srgb


@cache
def glow(hexc='#FFC371', strength=6.0, vary=0.0):
    """lamp or lit window; vary > 0 gives every pane its own brightness"""
    m, n = base('glow')
    e = n.new('ShaderNodeEmission')
    c = srgb(hexc)
    if vary:
        oi = n.new('ShaderNodeNewGeometry').outputs['Random Per Island']
        n.put(e.inputs[0], n.mix(n.m('MULTIPLY', oi, 0.7), c, srgb('#FFE9C4')))
        n.put(e.inputs[1], n.m('MULTIPLY', n.m('ADD', n.m('POWER', oi, 2), 1 - vary), strength))
    else:
        n.put(e.inputs[0], c)
        e.inputs[1].default_value = strength
    return finish(m, n, e.outputs[0])


@cache
def room(hexc, strength, floor=3.6):
    """lit room behind a window: brightest below its ceiling, curtains and lamps its own"""
    m, n = base('room')
    geometry = n.new('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    up = n.m('FRACT', n.m('DIVIDE', n.sep(place)[2], floor))
    own = n.lin(geometry.outputs['Random Per Island'], 0, 1, 0.35, 1.1)
    inside = n.lin(n.noise(place, 0.55, 3, 0.6), 0.35, 0.62, 0.35, 1)
    light = n.m('MULTIPLY', n.m('MULTIPLY', own, inside), n.lin(up, 0.25, 0.8, 0.4, 1))
    e = n.new('ShaderNodeEmission')
    n.put(e.inputs[0], srgb(hexc))
    n.put(e.inputs[1], n.m('MULTIPLY', light, strength))
    return finish(m, n, e.outputs[0])


@cache
def smoke(hexc='#E9C8A0', thick=0.42, foot=0.05, top=0.34):
    """wisps on an upright plane, half as wide as `foot` below and `top` above, thinning out"""
    m, n = base('smoke')
    x, _, z = n.sep(n.new('ShaderNodeTexCoord').outputs['Generated'])
    place = n.new('ShaderNodeNewGeometry').outputs['Position']
    sway = n.m('SUBTRACT', n.noise(place, 0.09, 3, 0.5), 0.5)
    drift = n.m('MULTIPLY', sway, n.m('MULTIPLY', z, 0.9))
    off = n.m('ABSOLUTE', n.m('ADD', n.m('SUBTRACT', x, 0.5), drift))
    column = n.smooth(n.m('DIVIDE', off, n.lin(z, 0, 1, foot, top)), 1, 0)
    wisp = n.lin(n.noise(place, 0.4, 5, 0.65, 0.8), 0.35, 0.65, 0.15, 1)
    height = n.m('MULTIPLY', n.smooth(z, 1, 0.25), n.smooth(z, 0, 0.08))
    alpha = n.m('MULTIPLY', n.m('MULTIPLY', column, wisp), n.m('MULTIPLY', height, thick))
    e = n.new('ShaderNodeEmission')
    n.put(e.inputs[0], srgb(hexc))
    e.inputs[1].default_value = 0.8
    mx = n.new('ShaderNodeMixShader')
    n.put(mx.inputs[0], alpha)
    n.l.new(n.new('ShaderNodeBsdfTransparent').outputs[0], mx.inputs[1])
    n.l.new(e.outputs[0], mx.inputs[2])
    out = n.new('ShaderNodeOutputMaterial')
    n.l.new(mx.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m


@cache
def flame():
    """thin at the rim, white-hot inside, red at the tip"""
    m, n = base('flame')
    lw = n.new('ShaderNodeLayerWeight')
    lw.inputs[0].default_value = 0.35
    gen = n.sep(n.new('ShaderNodeTexCoord').outputs['Generated'])
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    w = n.noise(P, 0.35, 4, 0.6, 1.2)
    core = n.m('SUBTRACT', 1, lw.outputs['Facing'])
    col = n.ramp(
        n.m('MULTIPLY', core, n.lin(gen[2], 1.1, 0)),
        [
            (0, srgb('#E8420E')),
            (0.35, srgb('#FF8A1E')),
            (0.75, srgb('#FFD27A')),
            (1, srgb('#FFF1CE')),
        ],
    )
    e = n.new('ShaderNodeEmission')
    n.put(e.inputs[0], col)
    n.put(e.inputs[1], n.lin(gen[2], 0, 1, 16, 5))
    t = n.new('ShaderNodeBsdfTransparent')
    mx = n.new('ShaderNodeMixShader')
    a = n.m(
        'MULTIPLY',
        n.m('POWER', core, 1.4),
        n.m('MULTIPLY', n.smooth(gen[2], 1.0, 0.45), n.smooth(w, 0.25, 0.55, 0.35, 1)),
        clamp=True,
    )
    n.put(mx.inputs[0], a)
    n.l.new(t.outputs[0], mx.inputs[1])
    n.l.new(e.outputs[0], mx.inputs[2])
    out = n.new('ShaderNodeOutputMaterial')
    n.l.new(mx.outputs[0], out.inputs[0])
    m.cycles.sample_as_light = False
    return m
