"""Kara narthangai by day: dark hot citron pickle in a tall jar, the warty fruit whole and cut, on white stone."""

from kit import *

daystage(exposure=0.10, gloss=0.5, seed=25, transparent=18)
ground(rice_stone(), -0.3)
green = wet("narthai", hexc("5c4a0e"), hexc("8a7420"), 5, 0.14, 0.2, 0.25, hexc("7a1c06"), 0.6, 0.58)
brown = wet("narthai2", hexc("5a2208"), hexc("8f4a14"), 6, 0.14, 0.15, 0.25, hexc("b8862c"), 0.6, 0.62)
masala = wet("masala", hexc("561004"), hexc("86260a"), 9, 0.16, 0.1, 0.5, hexc("b8702a"))
J = (0.34, 0.30, 0.003)
glass_jar(J, 1.04, 1.16)
pieces_in_jar(
    J,
    chunks((green, green, brown), (0.17, 0.12, 0.07)),
    masala,
    0.74,
    1.04,
    1.16,
    ring=10,
    rings=7,
    top=10,
    oilcol=(1.0, 0.58, 0.26),
    oiltop=(1.0, 0.36, 0.08),
)
citron((-0.72, 0.22, 0.40), (0.3, 0.25, 2.5), 0.98, 3)
citron_half((-0.40, -0.66, 0.30), (0.62, -0.20, 0.3), 0.80)
S = Vector((0.72, -0.72, 0.075))
spoon(steel(0.1), S, (0, 0.04, -0.35))
heap = disc(
    0.24,
    lambda x, y: 0.04 * max(-0.6, 1 - (x / 0.23) ** 2 - (y / 0.15) ** 2) + 0.016 * fbm(x, y, 14, 4, 2) - 0.03,
    masala,
    "spoonheap",
    50,
    90,
    S,
)
heap.scale, heap.rotation_euler = (1, 0.58, 1), (0, 0.04, -0.35)
for i, (x, y, z, rz) in enumerate([(-0.07, 0.02, 0.03, 0.3), (0.07, -0.03, 0.03, 1.9), (0.0, 0.0, 0.085, 1.2)]):
    obj("chunk", chunk((green, brown)[i % 2], None, i + 2, (0.105, 0.08, 0.05)), S + Vector((x, y, z)), (0.2 * i, 0.2, rz))
scatter([mustard()], 30, (0.20, -0.98), (0.14, 0.07), 0.0115, 0.023, 3)
chilli((-1.12, -0.72, 0), 0.5, 0.66, 0.06, 4, 0.22)
morning((0, 0, 0.45), power=3.8, back=1.0, high=1.8)
orbit((0.02, -0.1, 0.48), 4.55, 27, -3, 62, (0.1, -0.45, 0.5), 0.5)
