"""Things that shine: lamps, lit windows, flames."""

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
