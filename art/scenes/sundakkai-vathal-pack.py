"""Sundakkai vathal in its pouch; a spill of the dried berries and a curry sprig."""

from kit.packs import *

daylight("sundakkai-vathal", tint=0.22)
_, h = pouch("sundakkai-vathal", (-0.12, 0.12, 0), 5, seed=12)
skin = dried("sundakkai", hexc("4e3e20"), hexc("80693a"), hexc("2e2212"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
berries = [dry_berry(skin, 0.058, s, 0.16, 0.08) for s in range(7)]
scatter(berries, 46, (0.58, -0.46), (0.17, 0.1), 0.052, 0.095, 7, tilt=1.0, tries=3)
scatter(berries, 9, (-0.52, -0.58), (0.16, 0.07), 0.052, 0.095, 9, tilt=1.0)
sprig((-1.06, -0.20, 0), (0, 0, -0.35), 5, 0.66, 0.26, 4, -0.15)
portrait(h)
