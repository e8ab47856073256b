"""Window glass, curtain-wall glass and photovoltaic glass."""

from functools import cache

from .material import base, finish, pbsdf
from ..nodes import srgb


@cache
def glass(hexc='#0E2A43', rough=0.06):
    """dark window pane"""
    m, n = base('glass')
    r = n.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    c = srgb(hexc)
    col = n.mix(r, [q * 0.6 for q in c], [q * 1.5 for q in c])
    return finish(m, n, pbsdf(n, col, rough, 0.0, 1.0, Clearcoat=1.0))


@cache
def curtain_glass(hexc='#5E8196', rough=0.015):
    """a tinted mirror over a dark interior, each pane slightly warped and tinted on its own"""
    m, n = base('curtain')
    ge = n.new('ShaderNodeNewGeometry')
    i = ge.outputs['Random Per Island']
    c = srgb(hexc)
    w = n.noise(
        n.v(
            'ADD', ge.outputs['Position'], n.comb(n.m('MULTIPLY', i, 40), 0, n.m('MULTIPLY', i, 90))
        ),
        0.35,
        2,
        0.5,
    )
    fr = n.new('ShaderNodeLayerWeight')
    fr.inputs[0].default_value = 0.25
    t = n.mix(i, [q * 0.78 for q in c], [min(1, q * 1.25) for q in c])
    t = n.mix(fr.outputs['Fresnel'], t, (1, 0.98, 0.95))
    mir = pbsdf(n, t, rough, 1.0, 0.5, n.bump(w, 0.35, 0.02))
    d = pbsdf(n, n.mix(i, (0.004, 0.012, 0.022), (0.012, 0.03, 0.045)), 0.4)
    mx = n.new('ShaderNodeMixShader')
    mx.inputs[0].default_value = 0.82
    n.l.new(d, mx.inputs[1])
    n.l.new(mir, mx.inputs[2])
    return finish(m, n, mx.outputs[0])


@cache
def solar():
    """half-cut cells under a fine grid, each module its own tone; needs UV 0..1 a module

    Low roughness, so that a field of it mirrors the sky.
    """
    m, n = base('solar')
    uv = n.sep(n.new('ShaderNodeTexCoord').outputs['UV'])
    i = n.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    o = n.new('ShaderNodeObjectInfo').outputs['Random']

    def line(x, k, w):
        f = n.m('FRACT', n.m('MULTIPLY', x, k))
        return n.m('LESS_THAN', n.m('MINIMUM', f, n.m('SUBTRACT', 1, f)), w)

    g = n.m('MAXIMUM', line(uv[0], 6, 0.04), line(uv[1], 12, 0.05))
    mid = n.m('LESS_THAN', n.m('ABSOLUTE', n.m('SUBTRACT', uv[1], 0.5)), 0.012)
    cell = n.mix(
        n.m('ADD', n.m('MULTIPLY', i, 0.7), n.m('MULTIPLY', o, 0.3)),
        srgb('#0A1A26'),
        srgb('#143346'),
    )
    col = n.mix(n.m('MAXIMUM', n.m('MULTIPLY', g, 0.55), mid), cell, srgb('#A9B6B8'))
    return finish(m, n, pbsdf(n, col, n.lin(i, 0, 1, 0.05, 0.11), 0.0, 1.0, Clearcoat=1.0))
