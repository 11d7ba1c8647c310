"""Mix & Pickle by day: the jaadi cut off by the frame, a glass jar in red oil, a brass dish of puliyotharai mix, a spill on the leaf."""

from kit import *

daystage((1600, 640), exposure=0.30, gloss=0.7, seed=60, transparent=18)
ground(rice_stone(), 0.5)
fresh_leaf(4.6, 2.2, (0.72, -0.30, 0), 0.10)
Z = 0.04
clove = wet("pickledclove", hexc("c98236"), hexc("e0b06a"), 5, 0.14, 0.25, 0.12, hexc("8d2408"), 0.6, 0.60)
red = wet("pickledred", hexc("a8300c"), hexc("c9641e"), 5, 0.14, 0.2, 0.15, hexc("6d1405"))
masala = wet("masala", hexc("8e1d06"), hexc("ba4010"), 9, 0.16, 0.1, 0.5, hexc("c8843a"))
J = (0.30, 0.24, 0.02)
glass_jar(J, 1.12, 1.0).data.materials[0] = thinglass((0.97, 0.985, 0.975), 0.0, 0.2)
pieces_in_jar(J, chunks((clove, red), (0.15, 0.11, 0.075)), masala, sx=1.12, ring=12, rings=7, oilcol=(1.0, 0.70, 0.38))
jaadi((-0.94, 0.44, 0), 1.22)
U = (1.48, 0.06, Z)
R, top = uruli(U, 0.78)
f = paste(wet("puli", hexc("3a180a"), hexc("66300f"), 10, 0.24, 0.05, 0.6, hexc("8a4a20"), 0.5, 0.62), R * 0.985, top * 0.62, 0.16, U, 3, 0.04, 0.018)
skin = dried("nutskin", hexc("8a4522"), hexc("b06a3c"), hexc("c99a5c"), scale=20, rough=0.32, bump=0.2, dist=0.004, coat=0.4)
on_top([peanut(skin, 0.06, s) for s in range(3)], 26, f, R * 0.85, U, 0.045, 0.07, 3)
on_top([chana_dal()], 40, f, R * 0.88, U, 0.03, 0.04, 5)
on_top([mustard()], 60, f, R * 0.9, U, 0.0115, 0.023, 6)
for i, (x, y, rz) in enumerate([(-0.05, 0.02, 0.4), (0.18, 0.06, 1.9), (-0.22, -0.16, -0.6)]):
    curry_leaf((U[0] + x, U[1] + y, f(x, y) + 0.035), (0.15, -0.12, rz), 0.26, i)
# What dripped on the way out of the jar.
puddle((0.26, -0.62, Z), 0.30, oil((0.96, 0.42, 0.10), 0.03, 0.06, 0.5, hexc("a8300a")), 4, (1.5, 0.8), 0.2, 0.012)
make = chunks((clove, red, clove), (0.13, 0.10, 0.07))
rng = random.Random(8)
for i, (x, y) in enumerate([(0.16, -0.64), (0.34, -0.56), (0.44, -0.68), (0.02, -0.58)]):
    me = make(rng, lambda p: p)
    obj("piece", me[0] if isinstance(me, tuple) else me, (x, y, Z + 0.05), (0.2, 0.3, i * 1.7))
garlic_bulb((-0.46, -0.44, 0.02), (0.1, 0, 0.4), 0.74)
papery = garlic_skin()
for i, (x, y, rz) in enumerate([(-0.20, -0.70, 0.4), (-0.70, -0.72, 2.3)]):
    obj("clove", clove_mesh(papery, 0.13, i + 20), (x, y, 0.06), (0, 0.05, rz))
for i, (x, y, rz) in enumerate([(0.90, -0.86, 0.1), (1.10, -0.72, 0.4)]):
    chilli((x, y, Z), rz, 0.7, 0.06, i, 0.22)
scatter([mustard()], 70, (-1.00, -0.66), (0.20, 0.08), 0.0115, 0.023, 3)
tamarind((2.14, -0.66, Z), 0.5, 0.8, 5, 0.5, r=0.07)
morning((0.5, 0, 0.4), power=4.4, back=0.6, high=1.7)
orbit((0.40, -0.06, 0.46), 5.9, 24, 3, 52, (0.7, -0.2, 0.45), 0.5)
