"""Colour conversion and a small helper that lets shader graphs read like expressions."""

import bpy


def srgb(h, k=1.0):
    """hex colour to linear RGB"""
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) * k for x in c)


class N:
    """Tiny helper so that node graphs read like expressions."""

    def __init__(self, tree):
        self.t = tree
        self.n = tree.nodes
        self.l = tree.links

    def new(self, kind, **kw):
        n = self.n.new(kind)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def put(self, sock, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.l.new(v, sock)
        elif v is not None:
            try:
                if hasattr(sock.default_value, '__len__') and not hasattr(v, '__len__'):
                    v = [v] * len(sock.default_value)
                if (
                    hasattr(v, '__len__')
                    and hasattr(sock.default_value, '__len__')
                    and len(sock.default_value) == 4
                    and len(v) == 3
                ):
                    v = (*v, 1)
            except TypeError:
                pass
            sock.default_value = v

    def m(self, op, a, b=None, c=None, clamp=False):
        n = self.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.put(n.inputs[i], v)
        return n.outputs[0]

    def v(self, op, a, b=None, scale=None):
        n = self.new('ShaderNodeVectorMath', operation=op)
        self.put(n.inputs[0], a)
        if b is not None:
            self.put(n.inputs[1], b)
        if scale is not None:
            self.put(n.inputs['Scale'], scale)
        return n.outputs['Value'] if op in ('DOT_PRODUCT', 'LENGTH', 'DISTANCE') else n.outputs[0]

    def mix(self, f, a, b, blend='MIX'):
        n = self.new('ShaderNodeMixRGB', blend_type=blend)
        self.put(n.inputs[0], f)
        self.put(n.inputs[1], a)
        self.put(n.inputs[2], b)
        return n.outputs[0]

    def sep(self, v):
        n = self.new('ShaderNodeSeparateXYZ')
        self.put(n.inputs[0], v)
        return n.outputs

    def comb(self, x=0, y=0, z=0):
        n = self.new('ShaderNodeCombineXYZ')
        for i, q in enumerate((x, y, z)):
            self.put(n.inputs[i], q)
        return n.outputs[0]

    def ramp(self, f, stops, interp='LINEAR'):
        n = self.new('ShaderNodeValToRGB')
        r = n.color_ramp
        r.interpolation = interp
        while len(r.elements) < len(stops):
            r.elements.new(0.5)
        for e, (p, c) in zip(r.elements, stops):
            e.position = p
            e.color = (c, c, c, 1) if not hasattr(c, '__len__') else (*c, 1) if len(c) == 3 else c
        self.put(n.inputs[0], f)
        return n.outputs[0]

    def noise(self, vec, scale=1, detail=4, rough=0.5, dist=0, out='Fac'):
        n = self.new('ShaderNodeTexNoise')
        self.put(n.inputs['Vector'], vec)
        self.put(n.inputs['Scale'], scale)
        self.put(n.inputs['Detail'], detail)
        self.put(n.inputs['Roughness'], rough)
        self.put(n.inputs['Distortion'], dist)
        return n.outputs[out]

    def smooth(self, x, a, b, lo=0.0, hi=1.0):
        n = self.new('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        for i, q in enumerate((x, a, b, lo, hi)):
            self.put(n.inputs[i], q)
        return n.outputs[0]

    def lin(self, x, a, b, lo=0.0, hi=1.0):
        n = self.new('ShaderNodeMapRange', clamp=True)
        for i, q in enumerate((x, a, b, lo, hi)):
            self.put(n.inputs[i], q)
        return n.outputs[0]

    def bump(self, h, strength=0.3, dist=0.1, normal=None):
        n = self.new('ShaderNodeBump')
        self.put(n.inputs['Strength'], strength)
        self.put(n.inputs['Distance'], dist)
        self.put(n.inputs['Height'], h)
        if normal:
            self.put(n.inputs['Normal'], normal)
        return n.outputs[0]
