"""Control-room screens: soft abstract diagrams that read as data and say nothing."""

import math
import random

from ..mats.lights import glow

def screen(b, x0, z0, w, h, y, kind, seed, s=1.0):
    """a diagram in the x-z plane of the current frame, front towards -Y; s scales its lines"""
    sheet = Sheet(b, x0, z0, w, h, y, s, random.Random(seed))
    sheet.rect(0, 0, w, h, sheet.base)
    {'flow': flow, 'trend': trend}[kind](sheet)


class Sheet:
    """One screen while it is drawn: its size, its colours, and marks laid over each other."""

    def __init__(self, b, x0, z0, w, h, y, s, rng):
        self.b, self.x0, self.z0, self.y = b, x0, z0, y
        self.w, self.h, self.s, self.rng = w, h, s, rng
        self.line = 0.012 * s
        self.teal, self.dim = glow('#6FCFC4', 1.5), glow('#2A6A80', 0.7)
        self.amber, self.blue = glow('#F5B45C', 1.7), glow('#6CA6D4', 1.1)
        self.base = glow('#0D314C', 0.8)

    def at(self, x, z, lift):
        return (self.x0 + x, self.y - lift, self.z0 + z)

    def rect(self, x, z, w, h, m, layer=0):
        lift = 0.004 + layer * 0.001
        self.shape([(x, z), (x + w, z), (x + w, z + h), (x, z + h)], m, lift)

    def shape(self, corners, m, lift):
        self.b.add([self.at(x, z, lift) for x, z in corners], [(0, 1, 2, 3)], m)

    def disc(self, x, z, r, m, lift):
        self.b.cyl(self.at(x, z, lift), self.at(x, z, lift - 0.001), r, m, 24)


def flow(t):
    """Three process lines with vessels, pumps and valves."""
    rows, u = 3, 0.1 * t.s
    for i in range(rows):
        z = t.h * (0.2 + 0.3 * i)
        t.rect(t.w * 0.06, z - t.line / 2, t.w * 0.88, t.line, t.dim, 1)
        for j in range(int(t.w / (0.5 * t.s))):
            x = t.w * 0.1 + j * 0.5 * t.s
            m = t.rng.choice([t.blue, t.blue, t.blue, t.teal, t.amber])
            kind = t.rng.random()
            if x > t.w * 0.9:
                break
            if kind < 0.35:
                inset = t.line
                t.rect(x, z - u * 0.7, u * 1.5, u * 1.4, m, 2)
                size = u * 1.5 - 2 * inset, u * 1.4 - 2 * inset
                t.rect(x + inset, z - u * 0.7 + inset, *size, t.base, 3)
            elif kind < 0.6:
                t.disc(x + u, z, u * 0.8, m, 0.006)
                t.disc(x + u, z, u * 0.62, t.base, 0.008)
            elif kind < 0.8:
                x1, lo, hi = x + u * 1.6, z - u * 0.5, z + u * 0.5
                t.shape([(x, lo), (x1, hi), (x1, lo), (x, hi)], m, 0.007)
            if t.rng.random() < 0.5 and i < rows - 1:
                t.rect(x + u, z, t.line, t.h * 0.3, t.dim, 1)


def trend(t):
    for i in range(5):
        t.rect(t.w * 0.06, t.h * (0.12 + 0.17 * i), t.w * 0.88, t.line * 0.4, t.dim, 1)
    half = t.line * 0.6
    for m, level in ((t.teal, 0.26), (t.amber, 0.46), (t.blue, 0.72)):
        phase = t.rng.uniform(0, 6.3)
        curve = []
        for i in range(45):
            swing = 0.04 * math.sin(i * 0.13 + phase) + 0.02 * math.sin(i * 0.5 + phase * 2)
            z = t.h * (level + swing + 0.012 * t.rng.uniform(-1, 1))
            curve.append((t.w * 0.06 + t.w * 0.88 * i / 44, z))
        for (xa, za), (xb, zb) in zip(curve, curve[1:]):
            t.shape([(xa, za - half), (xb, zb - half), (xb, zb + half), (xa, za + half)], m, 0.008)
