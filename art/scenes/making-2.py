"""Grinding: the hand mill with its wooden peg, sambar powder fallen half ground round the stone, on a brass tray."""

from kit.dishes import *

morning((1200, 900), at=(0, 0, 0.35), seed=22, exposure=0.72)
ground(pale_stone(), 0.5)
cotton((0, 0.2, 0), 4.2, 2.9, 0.12, 5, stripe=hexc("8c2a1c"))
C = (0, 0, 0.03)
tray(C, 1.26)
S = (0, 0, C[2] + 0.02)
face = mill(S, -0.55)
sambar = powder("sambar", hexc("94501e"), hexc("653010"), [hexc("7a1c0a"), hexc("b58434"), hexc("5f3d1a")], 62, 0.61)
shards = [
    crumb(plain("husk", hexc("9a7038"), 0.7), 0.016, 3),
    crumb(plain("dalbit", hexc("b8832c"), 0.6), 0.017, 5),
    crumb(plain("redbit", hexc("7a1408"), 0.5), 0.016, 8),
    coriander(r=0.017),
]
f, loose = flour(sambar, S, 1.24, 2, lambda a: 0.45 + 0.55 * max(0, math.cos(a + 1.15)), shards, 420)
settle(loose, 900, 1.2, f, foot=0.010, thick=0.010, loc=S, seed=6, tries=1, sink=0.5)
mix = [coriander(), coriander(), toor_dal(), chana_dal()]
settle(mix, 60, 0.14, lambda x, y: 0.50, foot=0.024, thick=0.03, loc=(S[0], S[1], C[2] + 0.02), seed=3, tries=2)
scatter(mix, 16, (-0.22, -0.18), (0.09, 0.07), 0.022, 0.04, 5, (0, 0, 0.22), z=face - 0.002)
chilli((1.02, -1.18, 0.05), 0.55, 0.66, 0.06, 3, 0.2)
chilli((1.22, -1.22, 0.05), 0.95, 0.62, 0.058, 5, -0.2)
scatter([coriander()], 60, (-1.30, -0.92), (0.16, 0.1), 0.021, 0.042, 3, z=0.04)
orbit((0.0, -0.04, 0.28), 5.4, 38, -3, 58, (0, -0.6, 0.4), 0.6)
