"""What every material starts from and ends with."""

import bpy

from ..haze import NAME as HAZE
from ..nodes import N


def base(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, N(m.node_tree)


def pbsdf(n, col, rough=0.5, metal=0.0, spec=0.5, normal=None, **more):
    b = n.new('ShaderNodeBsdfPrincipled')
    values = {'Base Color': col, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, **more}
    for name, value in values.items():
        n.put(b.inputs[name], value)
    if normal:
        n.put(b.inputs['Normal'], normal)
    return b.outputs[0]


def finish(m, n, shader):
    """Wrap the shader in the scene's haze, so the sky comes before any material."""
    out = n.new('ShaderNodeOutputMaterial')
    haze = bpy.data.node_groups.get(HAZE)
    if haze:
        g = n.new('ShaderNodeGroup', node_tree=haze)
        n.l.new(shader, g.inputs[0])
        shader = g.outputs[0]
    n.l.new(shader, out.inputs[0])
    # Hundreds of small lamps sampled one by one would cost more than they light.
    m.cycles.sample_as_light = False
    return m
