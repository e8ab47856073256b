"""Renders two half-sample buffers, then denoises, grades and saves the picture."""

import sys
import time
from pathlib import Path
from tempfile import gettempdir

import bpy

from . import denoise, grade as grading, save

# Two seeds a picture: what differs between the buffers is noise, and the denoiser removes it.
SEEDS = (11, 57)
PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal')
WIDTH, PREVIEW_WIDTH = 2880, 1040  # 16:9, two device pixels for each of a 1440 window
PREVIEW_SAMPLES = 20


def options():
    """What was asked for on the command line, after `--`."""
    words = sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else []
    return dict(word.split('=') for word in words if '=' in word)


def render(name, *, width=WIDTH, spp=64, grade=None, bounces=4, clamp=4):
    """Preview by default; with `final=1` the finished picture, wider where a tall box shows it."""
    asked = options()
    final = asked.get('final') == '1'
    scene = bpy.context.scene
    width = int(asked.get('width', width if final else PREVIEW_WIDTH))
    size = width, width * 9 // 16
    spp = int(asked.get('spp', spp if final else PREVIEW_SAMPLES))
    configure(scene, size, spp, bounces, clamp, asked, final)

    started = time.time()
    folder = Path(gettempdir()) / 'art' / name
    folder.mkdir(parents=True, exist_ok=True)
    write_passes(scene, folder)
    buffers = [render_buffer(scene, folder, seed) for seed in SEEDS]
    rendered = time.time()
    image = grading.grade(denoise.denoise(buffers), grade or {})
    path = save.webp(image, name) if final else save.png(image, folder.parent / f'{name}.png')
    print(
        f'{name} {size[0]}x{size[1]} spp={spp} '
        f'render={rendered - started:.0f}s post={time.time() - rendered:.0f}s -> {path}'
    )


def configure(scene, size, spp, bounces, clamp, asked, final):
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = *size, 100
    r.use_persistent_data = True
    r.threads_mode = 'AUTO'
    r.film_transparent = False
    c = scene.cycles
    c.samples = max(2, spp // 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = float(asked.get('noise', 0.02)) if final else 0.03
    c.adaptive_min_samples = 8
    c.max_bounces = bounces
    c.diffuse_bounces = int(asked.get('diffuse', 1 if final else 2))
    c.glossy_bounces = c.transmission_bounces = 3
    c.transparent_max_bounces = 12
    c.volume_bounces = 0
    # Fireflies cost more samples than the light they carry is worth.
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 40
    c.blur_glossy = 1.0
    c.caustics_reflective = c.caustics_refractive = False
    c.use_denoising = False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.45
    bpy.context.view_layer.cycles.denoising_store_passes = True


def write_passes(scene, folder):
    """Have the compositor write the picture and its guides as uncompressed EXR."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name.replace(' ', '_') + '_')
        tree.links.new(layers.outputs[name], files.inputs[-1])


def render_buffer(scene, folder, seed):
    scene.cycles.seed = seed
    scene.frame_current = seed  # the frame number is part of the file names
    bpy.ops.render.render()
    return [folder / f'{name.replace(" ", "_")}_{seed:04d}.exr' for name in PASSES]
