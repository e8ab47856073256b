"""Cleans a picture rendered twice, each half guided by the other and by albedo and normals.

Debian's Blender is built without a denoiser of its own.
"""

import bpy
import numpy as np

from .filters import blur, nlm


def load(path):
    """EXR as (y, x, channel), top row first."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    pixels = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(h, w, 4)[::-1, :, :3])


def contiguous(array):
    return np.ascontiguousarray(array, np.float32)


def planar(array):
    return contiguous(array.transpose(2, 0, 1))


def compress(x):
    """Lamps must not dominate the distances between patches."""
    return np.log1p(np.maximum(x, 0) * 4)


def expand(x):
    return np.expm1(x) / 4


def brightest(image):
    """of each pixel and its eight neighbours, channel by channel"""
    for axis in (0, 1):
        before, after = np.roll(image, 1, axis), np.roll(image, -1, axis)
        image = np.maximum(image, np.maximum(before, after))
    return image


def agreed(image, other):
    """A spark that only one half has seen is no light of the scene."""
    return np.minimum(image, brightest(other) * 1.5 + 0.02)


def smoothed(variance, least, sigma):
    return contiguous(np.maximum(np.stack([blur(v, sigma) for v in variance]), least))


def denoise(buffers, k=0.55, k_feature=0.16):
    """`buffers`: for each half the paths of picture, albedo and normals; returns linear RGB.

    Radii are those of a picture 1920 wide and grow with it.
    """
    (image_a, albedo_a, normal_a), (image_b, albedo_b, normal_b) = [
        [load(path) for path in paths] for paths in buffers
    ]
    a, b = [
        planar(compress(agreed(image, other)))
        for image, other in ((image_a, image_b), (image_b, image_a))
    ]
    features = contiguous(
        np.concatenate([planar((albedo_a + albedo_b) / 2), planar((normal_a + normal_b) / 2) * 0.6])
    )
    scale = a.shape[2] / 1920
    search, patch, sigma = max(3, round(3.4 * scale)), max(2, round(2 * scale)), max(1.6, 1.6 * scale)
    variance = smoothed((a - b) ** 2 / 2, 2e-6, sigma)
    clean_a = nlm(b, a, variance, features, search, patch, k, k_feature)
    clean_b = nlm(a, b, variance, features, search, patch, k, k_feature)
    # A second, light pass over the average takes what the two halves still disagree about.
    mean = contiguous((clean_a + clean_b) / 2)
    residual = smoothed((clean_a - clean_b) ** 2 / 4, 5e-7, sigma)
    mean = nlm(mean, mean, residual, features, 3, 1, 0.7, k_feature)
    return expand(mean).transpose(1, 2, 0)
