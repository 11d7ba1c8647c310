"""Coffee powder in its tin; roasted beans and a spill."""

from kit.packs import *

daylight("coffee-powder", tint=0.42, at=(0, 0, 0.5))
_, h = tin_pack("coffee-powder", (-0.08, 0.1, 0), 6)
ground_coffee = powder("groundcoffee", hexc("452414"), hexc("2c150b"), [hexc("643c22")], 90)
powder_heap(ground_coffee, 0.27, 0.0, 0.12, 3.0, 0.02, loc=(0.60, -0.34, 0), grains=260, power=1.1)
beans = [bean()]
scatter(beans, 34, (-0.56, -0.40), (0.14, 0.09), 0.05, 0.062, 4, sink=0.1, tries=2, flip=0.5)
scatter(beans, 8, (0.10, -0.56), (0.16, 0.04), 0.05, 0.062, 8, sink=0.1, flip=0.5)
portrait(h, room=1.32)
