"""Rasam powder: steel cup on wood; pepper, cumin, a ripe tomato's red kept to a chilli, a curry sprig."""

from kit import *

stage(exposure=0.2, gloss=0.5, seed=7)
ground(wood(hexc("170d08"), hexc("47301f")), -0.35)
rasam = powder("rasam", hexc("7d521e"), hexc("4b2d0c"), [hexc("2b1d10"), hexc("a3742e"), hexc("7c2a0e")], 80, 0.62)
C = (0.06, 0.1, 0)
R, top = katori(C, 1.35)
powder_heap(rasam, R * 0.985, top * 0.86, 0.30, 4.0, 0.024, (0.04, 0.05), C, 1.2, grains=900)
peppers = [pepper(seed=s) for s in range(4)]
scatter(peppers, 95, (-0.98, -0.42), (0.17, 0.16), 0.027, 0.054, 3, (*C[:2], 0.84), tries=2, sink=0.1)
scatter(peppers, 12, (-0.42, -0.95), (0.25, 0.1), 0.027, 0.054, 5, (*C[:2], 0.84))
scatter([cumin()], 240, (0.86, -0.66), (0.2, 0.13), 0.02, 0.016, 4, (*C[:2], 0.86), tries=2)
scatter([cumin()], 30, (0.35, -0.98), (0.22, 0.1), 0.02, 0.016, 6, (*C[:2], 0.86))
chilli((-0.72, -1.06, 0), 0.12, 0.68, 0.06, 7, 0.2)
sprig((1.72, 0.66, 0), (0, 0, 2.75), 7, 1.15, 0.33, 6, 0.12)
window((0, 0, 0.5), power=260, low=2.7, kick=45)
orbit((0.0, -0.12, 0.3), 4.5, 46, 8, 62, (0, -0.3, 0.7), 0.6)
