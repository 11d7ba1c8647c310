"""Ellu idli podi: bell-metal uruli seen from high, dark sesame powder, white and black sesame."""

from kit import *

stage(exposure=0.25, gloss=0.5, seed=11)
ground(stone(hexc("1d1916"), hexc("40382f")), 2.2)
ellu = powder("ellu", hexc("3a3029"), hexc("1b1613"), [hexc("b5a37c"), hexc("0d0b0a"), hexc("6e2a12")], 60, 0.585, 1.5)
R, top = uruli((0, 0.08, 0), 0.9)
powder_heap(ellu, R * 0.98, top * 0.50, 0.30, 8.0, 0.034, (0.06, 0.06), (0, 0.08, 0), 1.2, grains=1200)
white, black = sesame(), black_sesame()
settle(
    [white, white, black],
    260,
    0.36,
    lambda x, y: 0.54 - 0.35 * (x * x + y * y) ** 0.5 * 0.8,
    foot=0.016,
    thick=0.011,
    loc=(0.05, 0.14, 0),
    seed=4,
    tries=1,
    pos=lambda g: (g.normal(0, 0.10), g.normal(0, 0.10)),
)
scatter([white], 420, (-0.92, -0.82), (0.17, 0.12), 0.015, 0.011, 3, tries=2)
scatter([black], 420, (0.80, -0.96), (0.18, 0.11), 0.015, 0.011, 4, tries=2)
scatter([white, black], 90, (-0.05, -1.16), (0.4, 0.06), 0.015, 0.011, 5)
chilli((-1.32, -0.28, 0), -0.75, 0.72, 0.06, 2, 0.22)
chilli((1.34, -0.32, 0), -1.9, 0.66, 0.06, 5, 0.22)
window((0, 0, 0.4), power=300, low=2.7, kick=55)
orbit((0.0, -0.06, 0.2), 4.6, 58, 0, 62, (0, -0.1, 0.5), 0.7)
