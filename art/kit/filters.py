"""The two image filters written in C, compiled on first use, as functions over numpy arrays."""

import ctypes
import subprocess
from functools import cache
from pathlib import Path
from tempfile import gettempdir

import numpy as np

SOURCE = Path(__file__).with_name('filters.c')
FLAGS = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC']


@cache
def library():
    built = Path(gettempdir()) / 'art-filters.so'
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.check_call(['gcc', *FLAGS, SOURCE, '-o', built, '-lm'])
    return ctypes.CDLL(str(built))


def floats(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def blur(image, sigma):
    """Gaussian blur of one channel."""
    image = np.ascontiguousarray(image, np.float32)
    h, w = image.shape
    library().blur(floats(image), w, h, ctypes.c_float(sigma))
    return image


def nlm(guide, image, variance, features, search, patch, k, k_feature):
    """Non-local means of `image` with weights from `guide`; all planar (channel, y, x)."""
    out = np.empty_like(guide)
    _, h, w = guide.shape
    arrays = [floats(a) for a in (guide, image, variance, features, out)]
    strengths = ctypes.c_float(k), ctypes.c_float(k_feature)
    library().nlm(*arrays, w, h, search, patch, *strengths)
    return out
