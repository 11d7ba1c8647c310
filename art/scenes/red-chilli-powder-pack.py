"""Red chilli powder in its pouch; long dried chillies and a spill."""

from kit.packs import *

daylight("red-chilli-powder", tint=0.22)
_, h = pouch("red-chilli-powder", (-0.12, 0.1, 0), 5, seed=2)
red = powder("chillipowder", hexc("9c1608"), hexc("640a03"), [hexc("b0501a")], 75, 0.69)
powder_heap(red, 0.34, 0.0, 0.16, 11.0, 0.02, loc=(0.66, -0.44, 0), grains=90, power=0.85)
dust(red, 450, (0.45, -0.68), (0.24, 0.08), 4)
skin = chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e"))
for i, (x, y, rz, L) in enumerate([(-0.78, -0.40, -0.25, 0.62), (-0.64, -0.62, 0.1, 0.62), (0.62, -0.02, 0.5, 0.62)]):
    chilli((x, y, 0), rz, L, 0.062, i + 3, (0.2, -0.22, 0.24)[i], skin)
portrait(h, down=19, turn=10)
