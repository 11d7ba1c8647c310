"""Sun-dried curd chillies on handwoven cotton in a palm tray's place: pale, plump, wrinkled, seen from high."""

from kit import *

stage(exposure=0.05, gloss=0.35, seed=34)
ground(wood(hexc("1c110a"), hexc("503424")), 0.1)
k = cloth(hexc("a8987a"), hexc("7c1a12"), 90.0)
grid(
    "cloth",
    160,
    160,
    lambda u, v: (
        (u - 0.5) * 2.9,
        (v - 0.5) * 2.3,
        0.012 + 0.03 * max(0, fbm(u, v, 3.2, 3, 4.0)) + 0.05 * abs(noise.noise(Vector((u * 5 + v * 2, v * 1.2, 2.0)))) ** 2,
    ),
    k,
    (-0.05, 0.05, 0),
    (0, 0, -0.2),
)
skin = dried(
    "moremilagai", hexc("9a7c48"), hexc("c2a878"), hexc("7a5426"), scale=7, rough=0.62, spec=0.25, bump=0.6, dist=0.012, sss=0.06
)
stalk = plain("drystalk", hexc("6e5a34"), 0.8)
browner = dried(
    "moremilagai2", hexc("7c5a2c"), hexc("a88a58"), hexc("5c3a18"), scale=7, rough=0.6, spec=0.25, bump=0.6, dist=0.012
)
C = (-0.02, 0.06)
R, top = dish((*C, 0.04), 1.0, clay(hexc("33231a"), hexc("574033")))
curd_chilli_heap(
    C, [(22, 0.56, 0.20), (17, 0.46, 0.31), (9, 0.32, 0.42)], (0.42, 0.58), (0.088, 0.112), (skin, skin, browner), stalk
)
for i, (x, y, rz) in enumerate([(0.74, -0.96, 0.3), (-0.86, -0.94, -0.5), (-0.28, -1.08, 0.1), (1.12, -0.52, 1.2)]):
    curd_chilli(
        Matrix.Translation((x - 0.24 * math.cos(rz), y - 0.24 * math.sin(rz), 0.085)) @ Matrix.Rotation(rz, 4, "Z"),
        0.5,
        0.1,
        90 + i,
        (skin, browner)[i % 2],
        stalk,
    )
window((0, 0, 0.3), power=235, low=2.5, kick=45)
orbit((0.0, -0.06, 0.16), 4.5, 52, -3, 62, (0, -0.2, 0.3), 0.65)
