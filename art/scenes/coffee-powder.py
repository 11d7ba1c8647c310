"""Filter coffee: tumbler in davara, foam, ground coffee and beans on old wood, a little steam."""
from kit import *

stage(exposure=.15, gloss=.6, seed=5)
ground(wood(plank=1.25), .22)
davara()
tumbler((0, 0, .035))
froth((0, 0, .945), .347)
beans = [bean()]
scatter(beans, 120, (1.05, -.18), (.2, .26), .05, .062, 4, (0, 0, .74), sink=.1, tries=2, flip=.5)
scatter(beans, 14, (-.82, -.62), (.22, .12), .05, .062, 8, (0, 0, .74), sink=.1, flip=.5)
ground_coffee = powder("groundcoffee", hexc("351a0c"), hexc("1d0d06"), [hexc("54301a")], 90)
powder_heap(ground_coffee, .42, .0, .2, 3., .02, loc=(-1.0, .42, 0), grains=700, power=1.1)
dust(ground_coffee, 300, (-.9, .1), (.3, .12), 6, r=.008)
steam((.02, .05, 1.0))
window((0, 0, .5), power=230, low=2.9, kick=30)
orbit((.06, -.02, .52), 4.55, 36, 4, 62, (.05, -.3, .95), .6)
