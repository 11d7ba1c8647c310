"""Joint non-local means on two half renders (Debian's Blender has no OIDN).

The albedo is divided out first, so printed texture (grain of powder, wood, leaf) never meets the filter; the normals
(bump included) and the albedo guide it; the difference of the halves says how much noise there is at each pixel."""

import cv2
import numpy as np


def _box(a, n):
    return cv2.blur(a, (n, n), borderType=cv2.BORDER_REFLECT)


def _luma(a):
    return a @ np.array([0.3, 0.55, 0.15], np.float32)


def _tamed(a, b):
    """Features blur under depth of field: where the halves disagree, take the local mean."""
    m = (a + b) / 2
    v = _box(np.mean((a - b) ** 2, axis=2) / 4, 5)
    k = (v / (v + 4e-4))[..., None]
    return m * (1 - k) + _box(m, 5) * k, v


def denoise(a, b, radius=6, k=0.75, keep=0.12):
    """a, b: lists of colour, albedo, normal (float32, linear). Returns linear colour."""
    albedo, va = _tamed(a[1], b[1])
    normal, vn = _tamed(a[2], b[2])
    base = np.clip(albedo, 0, 1) + 0.03
    # The square root keeps bright outliers from ruling the mean.
    ya, yb = (np.sqrt(np.maximum(x[0], 0) / base) for x in (a, b))
    y = (ya + yb) / 2
    light = _luma(y)
    var = _box((_luma(ya) - _luma(yb)) ** 2 / 4, 7) + 1e-6
    guide = np.dstack([_luma(albedo) * 3, normal * 1.2]).astype(np.float32)
    gvar = _box(va * 9 + vn * 1.5, 3) + 6e-3
    h, w = light.shape
    total, weight = y.copy(), np.ones((h, w), np.float32)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy == 0 and dx <= 0:
                continue
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            p = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx)))
            q = (slice(dy, h), slice(max(0, dx), w - max(0, -dx)))
            vp, vq = var[p], var[q]
            d = ((light[p] - light[q]) ** 2 - (vp + np.minimum(vp, vq))) / (k * k * (vp + vq) + 1e-7)
            d = np.maximum(_box(d, 5), 0)
            d += np.sum((guide[p] - guide[q]) ** 2, axis=2) / (2 * np.minimum(gvar[p] + gvar[q], 0.25))
            e = np.exp(-d)
            total[p] += e[..., None] * y[q]
            weight[p] += e
            total[q] += e[..., None] * y[p]
            weight[q] += e
    clean = total / weight[..., None]
    # A little of the fine luminance goes back: a photograph is not waxy.
    fine = (light - _luma(clean))[..., None]
    fine = np.clip(fine, -0.06, 0.06)
    return (np.maximum(clean + keep * fine, 0) ** 2 * base).astype(np.float32)
