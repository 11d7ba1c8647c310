"""Vathal: three clay dishes of sun-dried berries and curd chillies in a slant of sun on old wood."""
from kit import *

stage((1600, 640), exposure=.22, gloss=.4, seed=64)
ground(wood(hexc("190f08"), hexc("4b2f1f")), -.06)
A, B, C = (.12, .42, 0), (1.02, -.22, 0), (1.92, .38, 0)
dark = clay(hexc("33231a"), hexc("574033"))
R, top = dish(A, .56)
berry = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=.68, spec=.25, bump=.6, dist=.008)
seed_heap([dry_berry(berry, .05, s, .16, .08) for s in range(6)], 260, R * .97, top * .45, .10, hexc("1c140a"), 4, A, foot=.045, thick=.08, tilt=1.2)
R, top = dish(B, .58, dark)
skin = dried("moremilagai", hexc("9a7c48"), hexc("c2a878"), hexc("7a5426"), scale=7, rough=.62, spec=.25, bump=.6, dist=.012)
stalk = plain("drystalk", hexc("6e5a34"), .8)
rng = random.Random(9)
for layer, (n, rmax, z) in enumerate([(14, .36, .14), (9, .26, .23), (4, .14, .31)]):
    for i in range(n):
        a, r = i * 2.399 + layer, rmax * math.sqrt((i + .5) / n)
        L = rng.uniform(.30, .40)
        M = Matrix.Translation((B[0] + r * math.cos(a), B[1] + r * math.sin(a), z)) @ Euler((rng.uniform(-1, 1), rng.gauss(0, .16), a * 3.1 + rng.uniform(-1, 1))).to_matrix().to_4x4()
        curd_chilli(M @ Matrix.Translation((-L / 2, 0, 0)), L, rng.uniform(.064, .08), layer * 30 + i, skin, stalk)
R, top = dish(C, .54)
small = dried("manathakkali", hexc("17100e"), hexc("33241e"), hexc("4a382c"), scale=26, rough=.5, spec=.35, bump=.5, dist=.005)
seed_heap([dry_berry(small, .028, s, .26, .12) for s in range(6)], 900, R * .96, top * .5, .10, hexc("0d0908"), 4, C, (0, 0), 1.6, foot=.025, thick=.042, tilt=1.2, tries=2)
scatter([dry_berry(berry, .05, s, .16, .08) for s in range(4)], 12, (.0, -.52), (.22, .1), .045, .08, 7, (*B[:2], .62), tilt=1.)
scatter([dry_berry(small, .028, s, .26, .12) for s in range(4)], 40, (1.92, -.42), (.2, .1), .025, .042, 8, (*B[:2], .62), tilt=1.)
sprig((-1.02, .52, 0), (0, 0, -.35), 6, .95, .3, 4, -.15)
window((.9, .1, .3), power=300, low=2.5, kick=60)
orbit((.12, .0, .16), 6.7, 30, 2, 52, (.95, -.1, .3), .5)
