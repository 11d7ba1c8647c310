"""Jathikkai pickle: nutmeg rind in a low jar, the yellow fruit whole and open with its seed in red mace."""

from kit import *

stage(exposure=0.25, gloss=0.3, seed=23, transparent=18)
ground(stone(hexc("141110"), hexc("302923")), 0.5)
rind1 = wet("jathi1", hexc("a8772c"), hexc("cfa258"), 6, 0.15, 0.25, 0.15, hexc("8a2408"), 0.6, 0.60)
rind2 = wet("jathi2", hexc("8f4a16"), hexc("bd7a30"), 6, 0.15, 0.2, 0.15, hexc("6b1206"), 0.6, 0.60)
masala = wet("masala", hexc("7a2206"), hexc("a8480e"), 9, 0.16, 0.1, 0.5, hexc("c98c3c"))
J = (-0.28, 0.22, 0.003)
glass_jar(J, 1.18, 0.86)
pieces_in_jar(
    J,
    chunks((rind1, rind1, rind2), (0.17, 0.10, 0.05), rough=0.2),
    masala,
    0.72,
    1.18,
    0.86,
    ring=12,
    rings=6,
    top=12,
    oilcol=(1.0, 0.72, 0.36),
    oiltop=(1.0, 0.52, 0.16),
    seeds=90,
)
nutmeg_fruit((0.98, -0.02, 0.33), (0.2, 0.15, 1.1), 1.1, seed=2)
nutmeg_fruit((0.62, -0.66, 0.30), (-0.32, 0.10, 0.35), 1.05, True, 4)
shell = dried("nutshell", hexc("3a2010"), hexc("6a4426"), hexc("24120a"), scale=8, rough=0.5, spec=0.35, bump=0.3, dist=0.008)
for i, (x, y, rz) in enumerate([(-0.68, -0.86, 0.4), (-0.96, -0.62, 1.6)]):
    obj(
        "nut",
        blob(
            "nut",
            dried("kernel", hexc("57402a"), hexc("7c6248"), hexc("3c2a1a"), scale=9, rough=0.8, bump=0.6, dist=0.012),
            56,
            44,
            lambda d: 1 - 0.07 * abs(noise.noise(d * 3.2 + Vector((i * 4, 0, 0)))) ** 0.7,
            (0.17, 0.13, 0.13),
        ),
        (x, y, 0.128),
        (0, 0.1, rz),
    )
mace_and_seed(Matrix.Translation((-0.22, -1.02, 0.15)) @ Euler((0.3, 0.1, 2.6)).to_matrix().to_4x4(), 1.05)
window((0, 0, 0.4), power=235, low=2.6, kick=80)
orbit((0.08, -0.14, 0.38), 4.4, 31, 4, 62, (0.1, -0.5, 0.4), 0.55)
