"""Coffee: tumbler and davara low against a dark room, beans and ground coffee, steam; room for words at the left."""

from kit import *

stage((1600, 640), exposure=0.18, gloss=0.6, seed=63)
ground(wood(plank=1.25), 0.16)
D = (0.98, 0.05, 0)
davara(D)
tumbler((D[0], D[1], 0.035))
froth((D[0], D[1], 0.945), 0.347)
steam((D[0] + 0.02, D[1] + 0.05, 1.0), 0.8, 0.9, 0.22)
beans = [bean()]
scatter(beans, 120, (1.98, -0.05), (0.22, 0.24), 0.05, 0.062, 4, (*D[:2], 0.74), sink=0.1, tries=2, flip=0.5)
scatter(beans, 26, (0.05, -0.45), (0.3, 0.12), 0.05, 0.062, 8, (*D[:2], 0.74), sink=0.1, flip=0.5)
g = powder("groundcoffee", hexc("351a0c"), hexc("1d0d06"), [hexc("54301a")], 90)
R, top = katori((-0.05, 0.50, 0), 0.56, brass())
powder_heap(g, R * 0.985, top * 0.86, 0.12, 3.0, 0.016, loc=(-0.05, 0.50, 0), grains=200)
window((0.9, 0, 0.5), power=250, low=2.9, kick=34)
orbit((0.12, 0.0, 0.44), 7.2, 25, 2, 52, (0.98, -0.2, 0.95), 0.5)
