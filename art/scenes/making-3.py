"""Packing: a pouch of sambar powder still open, filled; the sieved powder with its scoop on a brass tray."""

from kit.dishes import *

morning((1200, 900), at=(0, 0, 0.6), seed=23, power=400, room=0.38)
ground(pale_stone(), 0.8)
sambar = powder("sambar", hexc("9a5420"), hexc("6b3412"), [hexc("7a1c0a"), hexc("c4923c")], 75, 0.64)
open_pouch("sambar-powder", (-0.56, 0.36, 0), 8, powder=sambar, level=0.91)
pouch("sambar-powder", (0.72, 1.55, 0), -14, seed=4)
pouch("sambar-powder", (1.75, 1.95, 0), -22, seed=7)
T = (0.78, -0.06, 0)
tray(T, 0.72)
powder_heap(sambar, 0.66, -0.035, 0.40, 3.0, 0.028, (0.02, 0.03), T, 1.25, grains=1400)
scoop(pale_wood(), (T[0] + 0.12, T[1] - 0.20, 0.22), (0.0, 0.16, 2.6), 0.9)
dust(sambar, 300, (0.0, -0.62), (0.22, 0.07), 5, r=0.006)
chilli((-1.46, -0.42, 0), 0.2, 0.66, 0.058, 3, 0.2)
scatter([coriander()], 50, (-1.02, -0.66), (0.16, 0.08), 0.021, 0.042, 3)
orbit((0.08, 0.0, 0.74), 6.2, 29, 3, 62, (-0.4, -0.1, 0.8), 0.4)
