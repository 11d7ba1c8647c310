"""Pirandai pickle: stoneware jaadi, the green-brown thokku in a steel cup, the four-angled vine in front."""

from kit import *

stage(exposure=0.2, gloss=0.5, seed=22)
ground(wood(hexc("150c07"), hexc("43291b")), 0.35)
jaadi((-0.46, 0.42, 0), 1.12)
K = (0.48, -0.10, 0)
R, top = katori(K, 0.98)
thokku = wet("pirandaithokku", hexc("2f2408"), hexc("5c4212"), 11, 0.2, 0.06, 0.6, hexc("8a2c0c"), 0.6, 0.60)
f = paste(thokku, R * 0.985, top * 0.86, 0.16, K, 4, 0.05, 0.02)
oil_ring(R * 0.985, top * 0.93, oil((1.0, 0.52, 0.14), 0.03, 0.05, 0.3, hexc("6e2a06")), K)
stalk = wet("stalkpiece", hexc("3a4212"), hexc("5f6424"), 6, 0.18, 0.1, 0.2, hexc("7a2408"), 0.6, 0.62)
on_top([chunk(stalk, None, s, (0.085, 0.045, 0.04), 0.12) for s in range(4)], 16, f, R * 0.8, K, 0.06, 0.06, 5, sink=0.3)
on_top([mustard()], 60, f, R * 0.9, K, 0.0115, 0.023, 6)
pirandai((-1.22, -0.66, 0), 0.02, 5, 0.98, 3)
pirandai((-0.62, -1.10, 0), 0.22, 4, 0.92, 8)
scatter([mustard()], 40, (0.98, -0.82), (0.12, 0.08), 0.0115, 0.023, 7)
chilli((0.92, -0.62, 0), 0.55, 0.6, 0.056, 4, 0.2)
window((0, 0, 0.5), power=280, low=2.8, kick=55)
orbit((-0.02, -0.12, 0.42), 4.6, 30, 2, 60, (0.1, -0.5, 0.4), 0.55)
