"""Vathal: three clay dishes of sun-dried berries and curd chillies in a slant of sun on old wood."""

from kit import *

stage((1600, 640), exposure=0.22, gloss=0.4, seed=64)
ground(wood(hexc("190f08"), hexc("4b2f1f")), -0.06)
A, B, C = (0.12, 0.42, 0), (1.02, -0.22, 0), (1.92, 0.38, 0)
dark = clay(hexc("33231a"), hexc("574033"))
R, top = dish(A, 0.56)
berry = dried("sundakkai", hexc("3a2c16"), hexc("6e5a30"), hexc("1f160b"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
seed_heap(
    [dry_berry(berry, 0.05, s, 0.16, 0.08) for s in range(6)],
    260,
    R * 0.97,
    top * 0.45,
    0.10,
    hexc("1c140a"),
    4,
    A,
    foot=0.045,
    thick=0.08,
    tilt=1.2,
)
R, top = dish(B, 0.58, dark)
skin = dried("moremilagai", hexc("9a7c48"), hexc("c2a878"), hexc("7a5426"), scale=7, rough=0.62, spec=0.25, bump=0.6, dist=0.012)
stalk = plain("drystalk", hexc("6e5a34"), 0.8)
curd_chilli_heap(B, [(14, 0.36, 0.14), (9, 0.26, 0.23), (4, 0.14, 0.31)], (0.30, 0.40), (0.064, 0.08), (skin,), stalk)
R, top = dish(C, 0.54)
small = dried(
    "manathakkali", hexc("17100e"), hexc("33241e"), hexc("4a382c"), scale=26, rough=0.5, spec=0.35, bump=0.5, dist=0.005
)
seed_heap(
    [dry_berry(small, 0.028, s, 0.26, 0.12) for s in range(6)],
    900,
    R * 0.96,
    top * 0.5,
    0.10,
    hexc("0d0908"),
    4,
    C,
    (0, 0),
    1.6,
    foot=0.025,
    thick=0.042,
    tilt=1.2,
    tries=2,
)
scatter(
    [dry_berry(berry, 0.05, s, 0.16, 0.08) for s in range(4)],
    12,
    (0.0, -0.52),
    (0.22, 0.1),
    0.045,
    0.08,
    7,
    (*B[:2], 0.62),
    tilt=1.0,
)
scatter(
    [dry_berry(small, 0.028, s, 0.26, 0.12) for s in range(4)],
    40,
    (1.92, -0.42),
    (0.2, 0.1),
    0.025,
    0.042,
    8,
    (*B[:2], 0.62),
    tilt=1.0,
)
sprig((-1.02, 0.52, 0), (0, 0, -0.35), 6, 0.95, 0.3, 4, -0.15)
window((0.9, 0.1, 0.3), power=300, low=2.5, kick=60)
orbit((0.12, 0.0, 0.16), 6.7, 30, 2, 52, (0.95, -0.1, 0.3), 0.5)
