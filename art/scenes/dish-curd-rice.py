"""Curd rice in a clay dish, tempered; a spoonful of pickle on it, fried curd chillies, an appalam stuck in at the back."""

from kit.dishes import *

morning(at=(0, 0, 0.25), seed=15, quality=1.2)
ground(pale_stone(), 1.4)
cotton((0.1, 0.3, 0), 3.3, 2.4, -0.28, 7, stripe=hexc("2e5c7a"))
C = (0, -0.10, 0.03)
R, top = dish(C, 1.12, clay(hexc("6e3a22"), hexc("9c5c3a")))
f = curd_rice(1.02, top * 0.80, 0.13, C, 4, 1300)
T = (-0.05, 0.02)


def near(s):
    return lambda g: (T[0] + g.normal(0, s), T[1] + g.normal(0, s * 0.85))


gloss = oil((1.0, 0.80, 0.40), 0.03, 0.04, 0.10, hexc("b98228"))
disc(
    0.42,
    lambda x, y: f(x + T[0], y + T[1]) + 0.012 - 0.5 * max(0, math.hypot(x, y) - 0.24 - 0.20 * fbm(x, y, 5, 3, 7)),
    gloss,
    "tempering",
    70,
    160,
    (C[0] + T[0], C[1] + T[1], C[2]),
)
settle([mustard()], 240, 0.9, f, foot=0.0115, thick=0.02, loc=(*C[:2], C[2] + 0.012), seed=4, tries=1, sink=0.2, pos=near(0.21))
golden = split_dal(seedmat("fried urad", hexc("b47a34"), hexc("8f5420"), 0.4, 0.4, 0.15, 50), 0.023, 0.55)
settle([golden], 60, 0.9, f, foot=0.02, thick=0.02, loc=(*C[:2], C[2] + 0.012), seed=6, tries=1, sink=0.2, pos=near(0.21))
fried_leaves(9, 0.3, f, C, 8, l=(0.25, 0.33), gap=0.15, up=0.04, pos=lambda g: (T[0] + g.gauss(0, 0.24), T[1] + g.gauss(0, 0.20)))
vathal = dried("morchilli", hexc("4a2a14"), hexc("7a4a22"), hexc("a87a44"), 8, 0.5, 0.35, 0.6)
twig = plain("twig", hexc("6b5a2c"), 0.7)
for x, y, rz, sd in [(-0.72, 0.10, 0.9, 3), (-0.60, 0.30, 0.6, 5)]:
    place = Matrix.Translation((C[0] + x, C[1] + y, C[2] + f(x, y) + 0.06)) @ Euler((0.3, 0.02, rz)).to_matrix().to_4x4()
    curd_chilli(place, 0.46, 0.078, sd, vathal, twig)
K = (0.44, -0.36)
red = wet("pickle", hexc("7d1a06"), hexc("a83a0c"), 10, 0.2, 0.1, 0.4, hexc("4a0d04"), 0.6)


def dollop(x, y):
    q = math.hypot(x, y * 1.15) / 0.27 + 0.16 * fbm(x, y, 4, 3, 5)
    return (
        f(K[0] + x, K[1] + y)
        + 0.11 * max(0, 1 - q * q) ** 0.7
        + 0.02 * fbm(x, y, 13, 3, 2) * max(0, 1 - q)
        - 0.2 * max(0, q - 1)
        - 0.002
    )


at = (C[0] + K[0], C[1] + K[1], C[2])
disc(0.36, dollop, red, "pickle", 100, 200, at)
run = spiced_oil(hexc("b03c0a"), 0.8)
disc(
    0.46,
    lambda x, y: f(K[0] + x, K[1] + y) + 0.005 - 0.3 * max(0, math.hypot(x - 0.02, y + 0.03) - 0.25 - 0.16 * fbm(x, y, 4, 3, 9)),
    run,
    "pickleoil",
    70,
    160,
    at,
)
garlic = wet("pickledgarlic", hexc("a8541a"), hexc("c9802f"), 9, 0.16, 0.15, 0.2, hexc("8a1e08"), 0.6)
for i, (x, y, rz) in enumerate(
    [(0.06, 0.07, 0.4), (-0.10, 0.0, 1.7), (0.05, -0.11, 2.6), (-0.04, 0.13, 3.9), (0.15, -0.02, 5.0)]
):
    obj("clove", clove_mesh(garlic, 0.115, i), (at[0] + x, at[1] + y, at[2] + dollop(x, y) + 0.015), (0.5 * i, 0.2, rz))
crisp = appalam_mat("appalamfried", hexc("e2bb74"), hexc("f0d6a0"), [hexc("b07c3c")], 0.68, 0.5, 0.5, True)
fried(crisp, (0.30, 0.74, 0.42), 0.52, 4, (1.02, 0.10, -0.25), 0.40, 70, (0.035, 0.12), 0.5, 0.03)
orbit((0.02, 0.04, 0.22), 4.5, 46, -4, 62, (-0.05, -0.3, 0.3), 0.6)
