"""Mudakkathan pickle by day: dark green thokku in a brass bowl, the vine with its paper lanterns on washed cotton."""

from kit import *

daystage(exposure=0.24, gloss=0.6, seed=24)
spread(cotton(hexc("dcd4c2"), [(1.30, 0.06, hexc("4f7038")), (1.38, 0.02, hexc("4f7038"))]), 0.16, seed=12, depth=0.03, flat=1.15)
B = (0.10, 0.12, 0.02)
R, top = bowl(B, 0.70)
thokku = wet("mudakkathan", hexc("2e3408"), hexc("5c5a18"), 14, 0.22, 0.12, 0.5, hexc("9a2c08"), 0.35, 0.56, spec=0.5)
f = paste(thokku, R * 0.985, top * 0.82, 0.15, B, 6, 0.055, 0.028)
oil_ring(R * 0.985, top * 0.87, oil((1.0, 0.56, 0.16), 0.04, 0.05, 0.5, hexc("8a3e06")), B)
on_top([mustard()], 60, f, R * 0.9, B, 0.0115, 0.023, 6)
on_top([urad_dal()], 20, f, R * 0.8, B, 0.022, 0.02, 7)
chilli((B[0] - 0.14, B[1] - 0.12, B[2] + f(-0.12, -0.1) - 0.01), 0.6, 0.44, 0.045, 3, 0.25, chilliskin("friedchilli", hexc("4a0806"), hexc("7d140a"), 0.3))
lm = leafmat(hexc("2f5c1e"), hexc("5c953c"), hexc("93b866"), 0.5, 6.0, spec=0.14, through=0.3)
for x, y, rz, L, sd in ((-1.45, -0.78, 0.12, 1.7, 3), (1.45, 0.62, 2.72, 1.2, 6), (0.36, -1.10, 0.30, 1.15, 9)):
    balloon_vine((x, y, 0.02), (0, 0, rz), L, sd, 0, lm)
pod = paper_pod()
for i, (x, y, a, up, s) in enumerate(
    [(-0.92, -0.42, 0.5, 0.0, 1.0), (-0.62, -0.98, -0.5, 0.1, 1.08), (-0.28, -0.66, -0.25, 0.0, 0.9), (0.64, -0.72, 0.5, 0.1, 1.0), (0.98, -0.98, -0.2, 0.0, 0.92), (1.06, 0.34, 3.6, 0.0, 0.85)]
):
    at = Vector((x, y, 0.17 * s + 0.02))
    lanterns(at, at + Vector((-0.16 * math.cos(a), -0.16 * math.sin(a), -0.10)), pod, s, i, (i * 1.3, 0.08 + up, a))
morning((0, 0, 0.4), back=1.3, high=1.5)
orbit((0.02, -0.14, 0.24), 4.35, 40, -6, 62, (0.1, -0.35, 0.45), 0.55)
