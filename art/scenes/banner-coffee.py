"""Coffee: tumbler and davara low against a dark room, beans and ground coffee, steam; room for words at the left."""
from kit import *

stage((1600, 640), exposure=.18, gloss=.6, seed=63)
ground(wood(plank=1.25), .16)
D = (.98, .05, 0)
davara(D)
tumbler((D[0], D[1], .035))
froth((D[0], D[1], .945), .347)
steam((D[0] + .02, D[1] + .05, 1.0), .8, .9, .22)
beans = [bean()]
scatter(beans, 120, (1.98, -.05), (.22, .24), .05, .062, 4, (*D[:2], .74), sink=.1, tries=2, flip=.5)
scatter(beans, 26, (.05, -.45), (.3, .12), .05, .062, 8, (*D[:2], .74), sink=.1, flip=.5)
g = powder("groundcoffee", hexc("351a0c"), hexc("1d0d06"), [hexc("54301a")], 90)
R, top = katori((-.05, .50, 0), .56, brass())
powder_heap(g, R * .985, top * .86, .12, 3., .016, loc=(-.05, .50, 0), grains=200)
window((.9, 0, .5), power=250, low=2.9, kick=34)
orbit((.12, .0, .44), 7.2, 25, 2, 52, (.98, -.2, .95), .5)
