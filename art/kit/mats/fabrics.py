"""What people are made of and wear."""

from functools import cache

from .material import base, finish, pbsdf
from ..nodes import srgb


@cache
def cloth(hexc, rough=0.85):
    """woven, a little soiled and faded"""
    m, n = base('cloth')
    P = n.new('ShaderNodeNewGeometry').outputs['Position']
    c = srgb(hexc)
    worn = n.lin(n.noise(P, 5, 4, 0.6), 0.35, 0.7, 0, 0.5)
    col = n.mix(worn, c, [q * 0.62 for q in c])
    return finish(m, n, pbsdf(n, col, rough, 0, 0.25, Sheen=0.35))


@cache
def skin_tone(hexc='#4A2C1E'):
    m, n = base('skin')
    return finish(m, n, pbsdf(n, srgb(hexc), 0.5, 0, 0.4))


@cache
def reflective(glow=0.0):
    """the silver band of working clothes; `glow` is what it throws back of the viewer's light"""
    m, n = base('band')
    c = srgb('#DDE1E2')
    return finish(m, n, pbsdf(n, c, 0.35, 0.2, 0.6, Emission=c, **{'Emission Strength': glow}))
