"""Dried turkey berries in a clay dish on old wood, a curry sprig."""

from kit import *

stage(exposure=0.12, seed=4)
ground(wood(), 0.15)
R, top = dish((0, 0, 0), 1.0)
skin = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
berries = [dry_berry(skin, 0.062, s, 0.16, 0.08) for s in range(7)]
seed_heap(
    berries, 560, R * 0.97, top * 0.45, 0.12, hexc("1c140a"), 4, foot=0.056, thick=0.10, tilt=1.2, tries=3, slump=(-0.05, 0.05)
)
scatter(berries, 13, (0.75, -0.82), (0.28, 0.12), 0.056, 0.10, 7, (0, 0, 1.02), tilt=1.0)
scatter(berries, 6, (-0.95, -0.62), (0.15, 0.1), 0.056, 0.10, 9, (0, 0, 1.02), tilt=1.0)
sprig((-1.75, 0.35, 0), (0, 0, 0.55), 7, 1.2, 0.34, 4, -0.15)
window((0, 0, 0.3), power=240, low=2.6)
orbit((0.03, -0.08, 0.16), 4.3, 42, -8, 64, (0, -0.3, 0.35), 0.6)
