"""Pirandai pickle by day: stoneware jaadi, the green-brown thokku in a steel cup, the four-angled vine in front."""

from kit import *

daystage(exposure=0.16, gloss=0.6, seed=22)
ground(pale_wood(hexc("6e4e32"), hexc("9a7450")), 0.35)
jaadi((-0.46, 0.42, 0), 1.12)
K = (0.48, -0.10, 0)
R, top = katori(K, 0.98)
thokku = wet("pirandaithokku", hexc("4a2408"), hexc("7a4410"), 11, 0.16, 0.10, 0.5, hexc("a83008"), 0.55, 0.55)
f = paste(thokku, R * 0.985, top * 0.86, 0.16, K, 4, 0.05, 0.02)
oil_ring(R * 0.985, top * 0.93, oil((1.0, 0.50, 0.12), 0.03, 0.05, 0.45, hexc("9a3a06")), K)
stalk = wet("stalkpiece", hexc("3a4212"), hexc("5f6424"), 6, 0.18, 0.1, 0.2, hexc("7a2408"), 0.6, 0.62)
on_top([chunk(stalk, None, s, (0.085, 0.045, 0.04), 0.12) for s in range(4)], 16, f, R * 0.8, K, 0.06, 0.06, 5, sink=0.3)
on_top([mustard()], 60, f, R * 0.9, K, 0.0115, 0.023, 6)
pirandai((-1.22, -0.66, 0), 0.02, 5, 0.98, 3)
pirandai((-0.62, -1.10, 0), 0.22, 4, 0.92, 8)
scatter([mustard()], 40, (0.98, -0.82), (0.12, 0.08), 0.0115, 0.023, 7)
chilli((0.92, -0.62, 0), 0.55, 0.6, 0.056, 4, 0.2)
morning((0, 0, 0.45), power=4.0, back=1.0, high=1.7)
orbit((-0.02, -0.12, 0.42), 4.6, 30, 2, 60, (0.1, -0.5, 0.4), 0.55)
