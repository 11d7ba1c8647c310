"""Oils: three bottles in the light, sesame, groundnut and coconut at their feet."""

from kit import *

stage((1600, 640), exposure=0.2, gloss=0.35, seed=65, transparent=18)
ground(stone(), 0.8)
oil_bottle((0.10, 0.30, 0.004), (0.92, 0.50, 0.10), 1.02, 0.82)
oil_bottle((0.86, 0.42, 0.004), (0.98, 0.74, 0.22), 0.80, 0.98, FLASK)
oil_bottle((1.66, 0.30, 0.004), (0.985, 0.965, 0.86), 0.80, 1.0, SHORT)
backlight((0.9, 1.25, 0.8), (0.88, 0.3, 0.6), 6.0, 2.8, (1, 0.86, 0.62), 1.4)
white, black = sesame(), black_sesame()
settle(
    [white, white, white, black],
    800,
    0.3,
    lambda x, y: 0.11 * max(0, 1 - math.hypot(x, y) / 0.28),
    foot=0.015,
    thick=0.011,
    loc=(-0.20, -0.22, 0),
    seed=4,
    tries=2,
    pos=lambda g: (g.normal(0, 0.13), g.normal(0, 0.10)),
)
disc(
    0.28,
    lambda x, y: 0.11 * max(0, 1 - math.hypot(x, y) / 0.28) - 0.004,
    plain("under", hexc("6e6042"), 1.0),
    "under",
    30,
    60,
    (-0.20, -0.22, 0),
)
scatter(
    [groundnut(seed=s) for s in range(5)],
    7,
    (0.78, -0.32),
    (0.2, 0.1),
    0.13,
    0.14,
    5,
    (0.86, 0.42, 0.56),
    tries=2,
    tilt=0.35,
    sink=0.05,
)
scatter([peanut(seed=s) for s in range(4)], 16, (0.36, -0.55), (0.18, 0.07), 0.058, 0.075, 4)
coconut_half((2.12, -0.28, 0.36), (0.45, -0.12, 0.0), 0.68, 3)
window((0.8, 0.2, 0.5), power=260, low=2.7, kick=60)
orbit((0.12, 0.0, 0.64), 7.2, 18, 2, 52, (0.86, 0.1, 0.5), 0.5)
