"""Jathikkai pickle by day: nutmeg rind in a low jar, the ripe fruit split on its seed in crimson mace; pale stone."""

from kit import *

daystage(exposure=0.22, gloss=0.6, seed=23, transparent=18)
ground(rice_stone(hexc("cdc3ae"), hexc("e2dac7")), 0.5)
rind1 = wet("jathi1", hexc("a8772c"), hexc("cfa258"), 6, 0.2, 0.2, 0.15, hexc("8a2408"), 0.45, 0.60)
rind2 = wet("jathi2", hexc("8f4a16"), hexc("bd7a30"), 6, 0.2, 0.15, 0.15, hexc("6b1206"), 0.45, 0.60)
masala = wet("masala", hexc("7a2206"), hexc("a8480e"), 9, 0.2, 0.1, 0.5, hexc("c98c3c"))
J = (-0.32, 0.28, 0.003)
glass_jar(J, 1.18, 0.86)
pieces_in_jar(J, chunks((rind1, rind1, rind2), (0.17, 0.10, 0.05), rough=0.2), masala, 0.72, 1.18, 0.86, ring=12, rings=6, top=12, oilcol=(1.0, 0.78, 0.46), oiltop=(1.0, 0.58, 0.22), seeds=90)


def lay(x, y, z, rot):
    return Matrix.Translation((x, y, z)) @ Euler(rot).to_matrix().to_4x4()


nutmeg_half(lay(0.46, -0.60, 0.352, (0.42, 0.06, 0.35)), 1.06, 4)
nutmeg_half(lay(0.98, 0.00, 0.365, (0.75, 0.25, 1.0)), 1.06, 9, False)
kernel = dried("kernel", hexc("5c442d"), hexc("84694c"), hexc("3c2a1a"), scale=9, rough=0.8, bump=0.6, dist=0.012)
for i, (x, y, rz) in enumerate([(-0.76, -0.80, 0.4), (-1.02, -0.56, 1.6)]):
    me = blob("nut", kernel, 56, 44, lambda d: 1 - 0.07 * abs(noise.noise(d * 3.2 + Vector((i * 4, 0, 0)))) ** 0.7, (0.17, 0.13, 0.13))
    obj("nut", me, (x, y, 0.128), (0, 0.1, rz))
lacy_mace(lay(-0.24, -0.98, 0.155, (0.5, 0.1, 2.5)), 1.05, 2)
leafm = leafmat(hexc("23461a"), hexc("3f6a26"), hexc("7c9a4c"), 0.35, 11.0)
obj("nutmegleaf", leaf(leafm, 0.72, 0.28, 0.2, 0.2, 3, 32, 10, 0.015, (0.6, 0.8)), (0.62, -0.34, 0.02), (0.1, -0.05, -0.5))
obj("nutmegleaf", leaf(leafm, 0.66, 0.26, 0.2, 0.2, 8, 32, 10, 0.015, (0.6, 0.8)), (0.72, -0.36, 0.02), (0.0, -0.05, -1.25))
morning((0, 0, 0.4), back=1.2, high=1.6, cards=0.7)
orbit((0.06, -0.14, 0.36), 4.4, 32, 4, 62, (0.1, -0.5, 0.4), 0.55)
