"""Mudakkathan pickle: dark green leaf thokku in a small brass bowl, the balloon vine laid round it."""

from kit import *

stage(exposure=0.3, gloss=0.25, seed=24)
ground(stone(hexc("17130f"), hexc("352d26")), 2.0)
B = (0.12, 0.08, 0)
R, top = bowl(B, 0.66)
thokku = wet(
    "mudakkathan", hexc("141f04"), hexc("34430c"), 12, 0.4, 0.05, 0.35, hexc("5c240a"), 0.08, 0.61, spec=0.15
)
f = paste(thokku, R * 0.985, top * 0.80, 0.17, B, 6, 0.055, 0.025)
oil_ring(R * 0.985, top * 0.86, oil((1.0, 0.66, 0.22), 0.03, 0.05, 0.25, hexc("4a3206")), B)
on_top([mustard()], 60, f, R * 0.9, B, 0.0115, 0.023, 6)
on_top([urad_dal()], 16, f, R * 0.8, B, 0.022, 0.02, 7)
chilli(
    (B[0] - 0.12, B[1] - 0.10, f(-0.12, -0.1) - 0.01),
    0.6,
    0.42,
    0.045,
    3,
    0.25,
    chilliskin("friedchilli", hexc("3d0604"), hexc("6e0f08"), 0.22),
)
balloon_vine((-1.42, -0.82, 0), (0, 0, 0.16), 1.55, 3, 2)
balloon_vine((1.42, 0.55, 0), (0, 0, 2.7), 1.2, 6, 1)
balloon_vine((0.42, -1.02, 0), (0, 0, 0.35), 1.05, 9, 1)
window((0, 0, 0.4), power=290, low=2.6, kick=60)
orbit((0.02, -0.12, 0.26), 4.4, 40, -6, 62, (0.1, -0.35, 0.45), 0.55)
