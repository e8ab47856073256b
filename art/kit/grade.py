"""From scene light to the house look: bloom, filmic curve, split tone, ink shadows, fine grain."""

import numpy as np

from .filters import blur

INK = np.array((7, 27, 46)) / 255
LUMA = (0.2126, 0.7152, 0.0722)
DEFAULTS = {
    'exposure': 0.0,  # stops
    'bloom': 0.55,
    'bloom_t': 1.2,  # only what is brighter than this blooms
    'bloom_tint': (1.0, 0.86, 0.7),
    'contrast': 0.12,
    'shadow': (-0.012, 0.004, 0.028),
    'high': (0.022, 0.006, -0.024),
    'sat': 1.08,
    'ink': 0.35,  # how far the deepest shadows are lifted to ink navy
    'vig': 0.35,
    'grain': 0.0075,  # kills banding in the sky
}


def grade(x, wishes):
    """Linear RGB (y, x, channel) to display RGB; `wishes` overrides DEFAULTS."""
    g = {**DEFAULTS, **wishes}
    x = bloom(x * 2 ** g['exposure'], g)
    y = encode(filmic(x))
    light = luma(y)
    y = y + g['contrast'] * (y - 0.5) * (1 - np.abs(2 * y - 1)) * 1.6
    y = y + np.array(g['shadow']) * (1 - light) ** 2 * 1.2 + np.array(g['high']) * light**1.5
    light = luma(y)
    y = light + (y - light) * g['sat']
    y = y + np.clip(INK - y, 0, 1) * g['ink']
    y = y * vignette(y.shape, g['vig'])
    noise = np.random.default_rng(3).normal(0, 1, (*y.shape[:2], 1)).astype(np.float32)
    return np.clip(y + noise * g['grain'], 0, 1)


def luma(x):
    return (x * LUMA).sum(-1, keepdims=True)


def bloom(x, g):
    bright = np.clip(x - g['bloom_t'], 0, 14)
    glow = 0
    for size, share in ((0.0022, 0.5), (0.008, 0.3), (0.03, 0.2)):
        sigma = max(1, size * x.shape[1])
        glow = glow + np.stack([blur(bright[..., i], sigma) for i in range(3)], -1) * share
    return x + glow * g['bloom'] * np.array(g['bloom_tint'])


def filmic(x):
    """Shoulder and soft toe per channel, plus a share of the luminance curve to keep hues."""

    def curve(v):
        return np.clip((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)

    x = np.maximum(x, 0) * 0.62
    light = luma(x)
    hue = x / np.maximum(light, 1e-5) * curve(light)
    return np.clip(curve(x) * 0.72 + np.clip(hue, 0, 1) * 0.28, 0, 1)


def encode(y):
    """Linear to sRGB."""
    return np.where(
        y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - 0.055
    )


def vignette(shape, strength):
    h, w, _ = shape
    yy, xx = np.mgrid[0:h, 0:w]
    d = np.hypot(xx / w - 0.5, (yy / h - 0.5) * 0.8)
    return 1 - strength * np.clip(d - 0.28, 0, 1)[..., None] ** 1.3 * 1.8
