"""Ellu idli powder in its pouch; black and white sesame and a dark spill."""

from kit.packs import *

daylight("ellu-idli-powder", tint=0.22)
_, h = pouch("ellu-idli-powder", (-0.12, 0.1, 0), 5, seed=6)
ellu = powder("ellu", hexc("4d4138"), hexc("2c2520"), [hexc("c5b38c"), hexc("1c1815"), hexc("7e3216")], 60, 0.585, 1.5)
powder_heap(ellu, 0.35, 0.0, 0.16, 8.0, 0.028, loc=(0.66, -0.44, 0), grains=260, power=0.85)
white = sesame(seedmat("whitesesame", hexc("d8caa4"), hexc("e6dbbc"), 0.5, 0.3, 0.15, 70))
scatter([white], 380, (-0.60, -0.50), (0.15, 0.10), 0.015, 0.011, 3, tries=2)
scatter([black_sesame()], 300, (0.10, -0.70), (0.16, 0.07), 0.015, 0.011, 4, tries=2)
chilli((-0.84, -0.16, 0), -0.5, 0.54, 0.056, 2, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, down=19)
