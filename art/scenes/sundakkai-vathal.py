"""Dried turkey berries by day: wrinkled and brown in a clay dish on pale stone, more of them spilled, a curry sprig."""

from kit import *

daystage(exposure=0.26, seed=4)
ground(rice_stone(), 0.9)
R, top = dish((0, 0.08, 0), 1.0, clay(hexc("6b3420"), hexc("9a5838")))
skins = [
    dried("sundakkai%d" % i, hexc(a), hexc(b), hexc("2a1c0e"), scale=16, rough=0.7, spec=0.22, bump=0.7, dist=0.010)
    for i, (a, b) in enumerate((("3e2918", "6e4c2e"), ("332010", "583c26"), ("4e3622", "84623f")))
]
berries = [dry_berry(skins[s % 3], 0.062, s, 0.20, 0.10) for s in range(9)]
seed_heap(berries, 580, R * 0.97, top * 0.45, 0.16, hexc("2c2010"), 4, (0, 0.08, 0), foot=0.056, thick=0.10, tilt=1.2, tries=3, slump=(-0.05, 0.05))
scatter(berries, 15, (0.72, -0.94), (0.34, 0.10), 0.056, 0.10, 7, (0, 0.08, 1.04), tilt=1.0)
scatter(berries, 7, (-0.82, -0.92), (0.18, 0.08), 0.056, 0.10, 9, (0, 0.08, 1.04), tilt=1.0)
lm = leafmat(hexc("234a16"), hexc("447428"), hexc("7c9a4c"), 0.4)
sprig((-1.72, 0.62, 0), (0, 0, -0.35), 7, 1.0, 0.32, 4, 0.15, lm)
sprig((1.70, -0.34, 0), (0, 0, 2.75), 6, 0.9, 0.30, 8, -0.15, lm)
morning((0, 0, 0.2), back=1.1, high=1.5)
orbit((0.02, -0.06, 0.16), 4.3, 43, -6, 62, (0, -0.3, 0.35), 0.6)
