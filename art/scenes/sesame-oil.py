"""Sesame oil: a tall amber bottle against the light, a brass cup of it, sesame at its foot."""
from kit import *

stage(exposure=.2, gloss=.35, seed=40, transparent=18)
ground(stone(), .8)
cork = dried("cork", hexc("7a5632"), hexc("a37d50"), hexc("4f3620"), scale=14, rough=.85, bump=.5)
oil_bottle((-.12, .28, .004), (.92, .50, .10), 1.24, 1.02, None, cork)
backlight((-.25, 1.0, .95), (-.12, .28, .75), 3.4, 3., (1, .84, .58), 1.5)
C = (.66, -.22, 0)
R, top = katori(C, .62, brass(.4))
disc(R * .985, lambda x, y: top * .80 + .01 * max(0, (math.hypot(x, y) / R - .93) / .07) ** 2, oil((1., .62, .20), .01, .03, .35, hexc("6b3604")), "oil", 30, 128, C)
white, black = sesame(), black_sesame()
seeds_heap = settle([white, white, white, black], 1500, .42, lambda x, y: .16 * max(0, 1 - math.hypot(x, y) / .40), foot=.015, thick=.011, loc=(-.82, -.42, 0), seed=4, tries=2,
                    pos=lambda g: (g.normal(0, .17), g.normal(0, .14)))
disc(.40, lambda x, y: .16 * max(0, 1 - math.hypot(x, y) / .40) - .004, plain("under", hexc("6e6042"), 1.), "under", 30, 60, (-.82, -.42, 0))
scatter([white], 160, (-.1, -.88), (.38, .1), .015, .011, 6)
scatter([black], 260, (.62, -.98), (.16, .08), .015, .011, 7, tries=2)
window((0, 0, .6), power=250, low=2.7, kick=60)
orbit((.0, -.08, .68), 5.0, 19, 3, 60, (0, -.1, .6), .5)
