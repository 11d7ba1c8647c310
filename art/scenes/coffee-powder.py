"""Filter coffee: tumbler in davara, foam, ground coffee and beans on old wood, a little steam."""

from kit import *

stage(exposure=0.15, gloss=0.6, seed=5)
ground(wood(plank=1.25), 0.22)
davara()
tumbler((0, 0, 0.035))
froth((0, 0, 0.945), 0.347)
beans = [bean()]
scatter(beans, 120, (1.05, -0.18), (0.2, 0.26), 0.05, 0.062, 4, (0, 0, 0.74), sink=0.1, tries=2, flip=0.5)
scatter(beans, 14, (-0.82, -0.62), (0.22, 0.12), 0.05, 0.062, 8, (0, 0, 0.74), sink=0.1, flip=0.5)
ground_coffee = powder("groundcoffee", hexc("351a0c"), hexc("1d0d06"), [hexc("54301a")], 90)
powder_heap(ground_coffee, 0.42, 0.0, 0.2, 3.0, 0.02, loc=(-1.0, 0.42, 0), grains=700, power=1.1)
dust(ground_coffee, 300, (-0.9, 0.1), (0.3, 0.12), 6, r=0.008)
steam((0.02, 0.05, 1.0))
window((0, 0, 0.5), power=230, low=2.9, kick=30)
orbit((0.06, -0.02, 0.52), 4.55, 36, 4, 62, (0.05, -0.3, 0.95), 0.6)
