"""Writes a finished picture: PNG for previews, WebP for finals."""

import subprocess
from pathlib import Path
from tempfile import gettempdir

import bpy
import numpy as np

RENDERS = Path(__file__).resolve().parents[1] / 'renders'
MAX_BYTES = 700_000
QUALITIES = (90, 86, 82, 78, 74, 70, 66, 62, 58)


def png(pixels, path):
    h, w, _ = pixels.shape
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = pixels
    image = bpy.data.images.new('picture', w, h, float_buffer=False)
    image.pixels.foreach_set(rgba[::-1].ravel())
    image.filepath_raw = str(path)
    image.file_format = 'PNG'
    image.save()
    bpy.data.images.remove(image)
    return path


def webp(pixels, name):
    """Into renders/, at the best quality that stays within MAX_BYTES."""
    source = png(pixels, Path(gettempdir()) / 'art' / f'{name}-final.png')
    RENDERS.mkdir(exist_ok=True)
    path = RENDERS / f'{name}.webp'
    for quality in QUALITIES:
        command = ['cwebp', '-quiet', '-m', '6', '-q', str(quality), source, '-o', path]
        subprocess.check_call(command)
        if path.stat().st_size < MAX_BYTES:
            break
    return path
