"""Painted steel, concrete, roofing sheet and bare metal."""

from functools import cache

from .material import base, finish, pbsdf
from ..nodes import srgb


@cache
def paint(hexc, rough=0.42, metal=0.0, wear=0.35, scale=0.35, spec=0.5, dark='#2A211B', streak=0.5):
    """painted steel / concrete: colour breakup, vertical streaks, roughness variation"""
    m, n = base('paint' + hexc)
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    c = srgb(hexc)
    a = n.noise(P, scale, 5, 0.62)
    b = n.noise(n.v('MULTIPLY', P, (1, 1, 0.12)), scale * 4, 4, 0.6)
    f = n.m(
        'MULTIPLY',
        n.m('ADD', n.lin(a, 0.42, 0.72), n.m('MULTIPLY', n.lin(b, 0.5, 0.75), streak)),
        wear,
        clamp=True,
    )
    oi = n.new('ShaderNodeObjectInfo').outputs['Random']
    col = n.mix(f, c, n.mix(0.55, c, srgb(dark)))
    col = n.mix(n.m('MULTIPLY', oi, 0.12), col, [q * 0.7 for q in c])
    r = n.lin(a, 0.3, 0.75, rough - 0.08, min(1, rough + 0.16))
    return finish(m, n, pbsdf(n, col, r, metal, spec))


@cache
def dusty(hexc, rough=0.4, metallic=0.0, dust='#9A5A38', reach=2.6):
    """what has driven on laterite: thick on the lowest metre, thin at `reach`"""
    m, n = base('dusty')
    place = n.new('ShaderNodeNewGeometry').outputs['Position']
    patches = n.noise(place, 1.3, 5, 0.65)
    up = n.lin(n.sep(place)[2], 0.4, reach, 0.85, 0.05)
    cover = n.m('MULTIPLY', up, n.lin(patches, 0.3, 0.7, 0.45, 1.25), clamp=True)
    c = srgb(hexc)
    col = n.mix(cover, c, srgb(dust))
    sheen = n.lin(cover, 0, 0.8, rough, 0.95)
    return finish(m, n, pbsdf(n, col, sheen, n.lin(cover, 0, 0.7, metallic, 0), 0.4))


@cache
def concrete(hexc='#B9B2A6', scale=0.5):
    """stained from above"""
    m, n = base('concrete')
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    c = srgb(hexc)
    a = n.noise(P, scale, 8, 0.65)
    b = n.noise(n.v('MULTIPLY', P, (1, 1, 0.08)), scale * 3, 5, 0.6)
    f = n.m('ADD', n.lin(a, 0.35, 0.7, 0, 0.45), n.lin(b, 0.5, 0.75, 0, 0.4))
    col = n.mix(f, c, [q * 0.45 for q in c])
    return finish(m, n, pbsdf(n, col, 0.85, 0, 0.3, n.bump(a, 0.2, 0.1)))


@cache
def sheet(hexc='#A9B0B0', rust=0.3):
    """roofing sheet, `rust` tells how much of it has gone brown"""
    m, n = base('sheet')
    place = n.new('ShaderNodeNewGeometry').outputs['Position']
    a = n.noise(place, 0.5, 6, 0.65, 0.4)
    gone = n.smooth(a, 0.66 - 0.3 * rust, 0.74 - 0.22 * rust)
    fine = n.lin(n.noise(place, 5, 3, 0.6), 0.3, 0.7)
    brown = n.mix(fine, srgb('#5E3620'), srgb('#8A5230'))
    c = srgb(hexc)
    col = n.mix(gone, n.mix(fine, c, [q * 0.82 for q in c]), brown)
    return finish(m, n, pbsdf(n, col, n.lin(gone, 0, 1, 0.42, 0.9), n.lin(gone, 0, 1, 0.5, 0), 0.4))


@cache
def metal(hexc='#B8BCC0', rough=0.28, scale=1.0):
    """bare or galvanised"""
    m, n = base('metal')
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    c = srgb(hexc)
    a = n.noise(n.v('MULTIPLY', P, (1, 1, 0.4)), scale, 5, 0.6)
    return finish(
        m,
        n,
        pbsdf(
            n,
            n.mix(n.lin(a, 0.3, 0.75), c, [q * 0.7 for q in c]),
            n.lin(a, 0.3, 0.7, rough - 0.06, rough + 0.14),
            1.0,
        ),
    )
