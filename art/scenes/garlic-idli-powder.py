"""Garlic idli podi: clay dish on wood, redder and coarser, with bulbs and crisped cloves."""
from kit import *

stage(exposure=.2, seed=9)
ground(wood(hexc("120a06"), hexc("3b2418")), .5)
podi = powder("garlicpodi", hexc("8c2f0e"), hexc("561505"), [hexc("c79a54"), hexc("d8b878"), hexc("3a1208")], 58, .585)
D = (.1, -.08, 0)
R, top = dish(D, .92, clay(hexc("3a2a20"), hexc("5c4636")))
powder_heap(podi, R * .97, top * .62, .36, 6., .034, (.03, .05), D, 1.25, grains=1600)
crisp = dried("crisp", hexc("7c4a18"), hexc("b07c34"), hexc("5c300e"), scale=9, rough=.45, bump=.4, sss=.1)
for i, (x, y, z, rz) in enumerate([(.0, -.42, .335, .3), (.34, -.34, .335, 2.2), (.18, -.12, .50, 1.1)]):
    obj("clove", clove_mesh(crisp, .105, i), (D[0] + x, D[1] + y, z), (.25, -.1, rz))
garlic_bulb((-.98, .42, 0), (.0, .0, .4), .86)
garlic_bulb((-.62, .92, .0), (.05, 0, 2.), .78)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-.98, -.62, .5, skin), (-.78, -.85, 2.5, flesh), (.98, -.86, 3.3, skin)]):
    obj("clove", clove_mesh(m, .135, i + 20), (x, y, .035), (0, .05, rz))
chilli((.55, -1.12, 0), .25, .7, .06, 3, .25)
dust(podi, 260, (-.15, -1.08), (.26, .07), 3, r=.008)
window((0, 0, .4), power=270, low=2.6, kick=50)
orbit((-.02, -.1, .3), 4.5, 34, -10, 62, (.1, -.4, .4), .55)
