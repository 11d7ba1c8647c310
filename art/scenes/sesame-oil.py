"""Sesame oil: a tall amber bottle against the light, a brass cup of it, sesame at its foot."""

from kit import *

stage(exposure=0.2, gloss=0.35, seed=40, transparent=18)
ground(stone(), 0.8)
oil_bottle((-0.12, 0.28, 0.004), (0.92, 0.50, 0.10), 1.24, 1.02)
backlight((-0.25, 1.0, 0.95), (-0.12, 0.28, 0.75), 3.4, 3.0, (1, 0.84, 0.58), 1.5)
C = (0.66, -0.22, 0)
R, top = katori(C, 0.62, brass(0.4))
disc(
    R * 0.985,
    lambda x, y: top * 0.80 + 0.01 * max(0, (math.hypot(x, y) / R - 0.93) / 0.07) ** 2,
    oil((1.0, 0.62, 0.20), 0.01, 0.03, 0.35, hexc("6b3604")),
    "oil",
    30,
    128,
    C,
)
white, black = sesame(), black_sesame()
seeds_heap = settle(
    [white, white, white, black],
    1500,
    0.42,
    lambda x, y: 0.16 * max(0, 1 - math.hypot(x, y) / 0.40),
    foot=0.015,
    thick=0.011,
    loc=(-0.82, -0.42, 0),
    seed=4,
    tries=2,
    pos=lambda g: (g.normal(0, 0.17), g.normal(0, 0.14)),
)
disc(
    0.40,
    lambda x, y: 0.16 * max(0, 1 - math.hypot(x, y) / 0.40) - 0.004,
    plain("under", hexc("6e6042"), 1.0),
    "under",
    30,
    60,
    (-0.82, -0.42, 0),
)
scatter([white], 160, (-0.1, -0.88), (0.38, 0.1), 0.015, 0.011, 6)
scatter([black], 260, (0.62, -0.98), (0.16, 0.08), 0.015, 0.011, 7, tries=2)
window((0, 0, 0.6), power=250, low=2.7, kick=60)
orbit((0.0, -0.08, 0.68), 5.0, 19, 3, 60, (0, -0.1, 0.6), 0.5)
