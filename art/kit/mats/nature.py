"""Leaves, water, soil and rain."""

from functools import cache
import math

from .material import base, finish, pbsdf
from ..nodes import srgb

BARE = 'bare'  # the terrain's attribute that `ground` reads


@cache
def foliage(a='#2F5A2A', b='#5E8A36', trans=0.35, rough=0.55):
    """leaves between colours a and b, shone through by `trans`"""
    m, n = base('leaf')
    r = n.new('ShaderNodeObjectInfo').outputs['Random']
    i = n.new('ShaderNodeNewGeometry').outputs['Random Per Island']
    k = n.m('ADD', n.m('MULTIPLY', r, 0.5), n.m('MULTIPLY', i, 0.5))
    col = n.mix(k, srgb(a), srgb(b))
    d = pbsdf(n, col, rough, 0, 0.35)
    t = n.new('ShaderNodeBsdfTranslucent')
    n.put(t.inputs[0], n.mix(0.5, col, srgb('#B7C23A')))
    mx = n.new('ShaderNodeMixShader')
    mx.inputs[0].default_value = trans
    n.l.new(d, mx.inputs[1])
    n.l.new(t.outputs[0], mx.inputs[2])
    return finish(m, n, mx.outputs[0])


def water(
    deep='#06202F',
    shallow='#0F4A52',
    rough=0.05,
    swell=0.5,
    ripple=0.35,
    scale=1.0,
    fade=900.0,
    wind=25.0,
):
    """sea or creek; ripples turn into roughness with distance, so the horizon stays clean"""
    m, n = base('water')
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    cd = n.new('ShaderNodeCameraData').outputs['View Distance']
    near = n.m('EXPONENT', n.m('MULTIPLY', cd, -1.0 / fade))
    mp = n.new('ShaderNodeMapping')
    n.put(mp.inputs[0], P)
    mp.inputs['Rotation'].default_value = (0, 0, math.radians(wind))
    mp.inputs['Scale'].default_value = (1, 0.45, 1)
    Q = mp.outputs[0]
    s1 = n.noise(Q, 0.035 * scale, 2, 0.5, 0.3)
    s2 = n.noise(Q, 0.16 * scale, 3, 0.5, 0.5)
    s3 = n.noise(Q, 0.8 * scale, 3, 0.55, 0.2)
    hgt = n.m(
        'ADD',
        n.m('ADD', n.m('MULTIPLY', s1, 5 * swell), n.m('MULTIPLY', s2, 1.5 * ripple)),
        n.m('MULTIPLY', s3, 0.35 * ripple),
    )
    st = n.lin(near, 0, 1, 0.10, 0.55)
    patch = n.noise(Q, 0.006 * scale, 3, 0.6)  # wind lanes: darker, rougher patches
    bp = n.bump(hgt, n.m('MULTIPLY', st, n.lin(patch, 0.35, 0.65, 0.55, 1.25)), 1.0)
    r = n.m('ADD', n.lin(near, 0, 1, rough + 0.12, rough), n.lin(patch, 0.4, 0.65, 0, 0.05))
    fr = n.new('ShaderNodeLayerWeight')
    fr.inputs[0].default_value = 0.35
    col = n.mix(fr.outputs['Facing'], srgb(shallow), srgb(deep))
    return finish(m, n, pbsdf(n, col, r, 0, 0.5, bp, IOR=1.33))


def ground(stops, scale=0.02, rough=0.95, bump=0.4, fine=2.0, bare=None):
    """terrain: noise-driven blend between colours. stops: list of hex low..high

    `bare`: two hex colours for the soil where the terrain says that nothing grows.
    """
    m, n = base('ground')
    ge = n.new('ShaderNodeNewGeometry')
    P = ge.outputs['Position']
    a = n.noise(P, scale, 8, 0.6, 0.4)
    b = n.noise(P, scale * 14, 6, 0.65)
    c = n.noise(P, fine, 4, 0.7)
    k = n.m('ADD', n.m('MULTIPLY', a, 0.72), n.m('MULTIPLY', b, 0.28))
    L = len(stops)
    col = n.ramp(n.lin(k, 0.34, 0.66), [(i / (L - 1), srgb(h)) for i, h in enumerate(stops)])
    col = n.mix(n.lin(c, 0.3, 0.7, 0, 0.35), col, n.mix(1.0, col, (0.45, 0.45, 0.45), 'MULTIPLY'))
    if bare:
        worn = n.new('ShaderNodeAttribute', attribute_name=BARE).outputs['Fac']
        ragged = n.m('ADD', worn, n.m('MULTIPLY', n.m('SUBTRACT', b, 0.5), 0.9))
        soil = n.mix(n.lin(n.noise(P, 0.5, 5, 0.65), 0.35, 0.65), *map(srgb, bare))
        col = n.mix(n.smooth(ragged, 0.35, 0.6), col, soil)
    h = n.m('ADD', n.m('MULTIPLY', b, 0.6), n.m('MULTIPLY', c, 0.3))
    return finish(m, n, pbsdf(n, col, rough, 0, 0.15, n.bump(h, bump, 0.5)))


def wet(hexc='#23272B', dry=0.34, pool=0.03, scale=0.22, amount=0.5, bump=0.05):
    """rain-wet asphalt: damp roughness with mirror-flat puddles"""
    m, n = base('wet')
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    c = srgb(hexc)
    a = n.noise(n.v('MULTIPLY', P, (1, 0.6, 1)), scale, 4, 0.55, 0.4)
    f = n.noise(P, 9, 4, 0.7)
    g = n.smooth(a, 0.60 - 0.25 * amount, 0.74 - 0.25 * amount)
    col = n.mix(g, n.mix(n.lin(f, 0.35, 0.65), c, [q * 0.6 for q in c]), [q * 0.45 for q in c])
    r = n.m('ADD', n.m('MULTIPLY', n.m('SUBTRACT', 1, g), dry), pool)
    return finish(
        m,
        n,
        pbsdf(
            n,
            col,
            r,
            0,
            0.6,
            n.bump(f, n.m('MULTIPLY', n.m('SUBTRACT', 1, g), bump), 0.02),
            IOR=1.33,
        ),
    )
