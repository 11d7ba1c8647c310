"""Ellu idli podi: bell-metal uruli seen from high, dark sesame powder, white and black sesame."""
from kit import *

stage(exposure=.25, gloss=.5, seed=11)
ground(stone(hexc("1d1916"), hexc("40382f")), 2.2)
ellu = powder("ellu", hexc("3a3029"), hexc("1b1613"), [hexc("b5a37c"), hexc("0d0b0a"), hexc("6e2a12")], 60, .585, 1.5)
R, top = uruli((0, .08, 0), .9)
powder_heap(ellu, R * .98, top * .50, .30, 8., .034, (.06, .06), (0, .08, 0), 1.2, grains=1200)
white, black = sesame(), black_sesame()
settle([white, white, black], 260, .36, lambda x, y: .54 - .35 * (x * x + y * y) ** .5 * .8, foot=.016, thick=.011, loc=(.05, .14, 0), seed=4, tries=1,
       pos=lambda g: (g.normal(0, .10), g.normal(0, .10)))
scatter([white], 420, (-.92, -.82), (.17, .12), .015, .011, 3, tries=2)
scatter([black], 420, (.80, -.96), (.18, .11), .015, .011, 4, tries=2)
scatter([white, black], 90, (-.05, -1.16), (.4, .06), .015, .011, 5)
chilli((-1.22, .72, 0), -.75, .72, .06, 2, .22)
chilli((1.12, .78, 0), -1.9, .66, .06, 5, .22)
window((0, 0, .4), power=300, low=2.7, kick=55)
orbit((.0, -.06, .2), 4.6, 58, 0, 62, (0, -.1, .5), .7)
