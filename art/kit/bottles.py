"""Oil bottles: thin glass round a body of oil that bends the light."""

from .liquids import clear_body, thinglass
from .materials import dried
from .nodes import hexc
from .shapes import lathe, smooth_profile

TALL = [
    (0, 0.0),
    (0.30, 0.0),
    (0.335, 0.015),
    (0.35, 0.06),
    (0.352, 0.3),
    (0.352, 0.95),
    (0.34, 1.06),
    (0.28, 1.18),
    (0.16, 1.30),
    (0.118, 1.38),
    (0.112, 1.46),
    (0.112, 1.62),
    (0.125, 1.63),
    (0.13, 1.66),
    (0.13, 1.69),
    (0.118, 1.70),
]
FLASK = [
    (0, 0.0),
    (0.34, 0.0),
    (0.42, 0.02),
    (0.47, 0.12),
    (0.48, 0.34),
    (0.44, 0.56),
    (0.33, 0.78),
    (0.20, 0.92),
    (0.13, 1.02),
    (0.118, 1.12),
    (0.118, 1.24),
    (0.14, 1.26),
    (0.145, 1.29),
    (0.14, 1.32),
    (0.125, 1.33),
]
SHORT = [
    (0, 0.0),
    (0.30, 0.0),
    (0.345, 0.015),
    (0.36, 0.06),
    (0.362, 0.3),
    (0.362, 0.66),
    (0.35, 0.76),
    (0.27, 0.87),
    (0.16, 0.96),
    (0.128, 1.02),
    (0.125, 1.10),
    (0.125, 1.18),
    (0.14, 1.19),
    (0.145, 1.22),
    (0.14, 1.25),
    (0.128, 1.26),
]


def cork():
    return dried("cork", hexc("7a5632"), hexc("a37d50"), hexc("4f3620"), scale=14, rough=0.85, bump=0.5)


def oil_bottle(loc, col, level, s=1.0, profile=TALL, ior=1.46, corked=True):
    """col: pale for light oil, the body saturates it. level: height of the oil before scaling by s."""
    inner, last = [], profile[0]
    for x, z in profile:
        if z > level:
            t = (level - last[1]) / (z - last[1])
            inner.append((last[0] + (x - last[0]) * t - 0.016, level))
            break
        inner.append((max(0, x - 0.016), max(0.03, z)))
        last = (x, z)
    rim = inner[-1][0]
    # The surface of the oil is flat and keeps its crease; only the wall is smoothed.
    body = smooth_profile(inner, 5) + [(rim * 0.97, level - 0.004), (0, level - 0.004)]
    lathe([(x * s, z * s) for x, z in profile], "bottle", thinglass((0.985, 0.99, 0.975), 0.0, 0.55), 160, 5, loc)
    lathe([(x * s, z * s) for x, z in body], "oilbody", clear_body("oilbody", col, ior), 160, 0, loc)
    if corked:
        neck, top = profile[-1][0] - 0.012, profile[-1][1]
        stopper = [
            (0, top - 0.12),
            (neck * 0.95, top - 0.12),
            (neck, top - 0.02),
            (neck * 1.16, top + 0.13),
            (neck * 1.1, top + 0.16),
            (0, top + 0.165),
        ]
        lathe([(x * s, z * s) for x, z in stopper], "stopper", cork(), 64, 3, loc)
