"""Garlic idli podi: clay dish on wood, redder and coarser, with bulbs and crisped cloves."""

from kit import *

stage(exposure=0.32, seed=9)
ground(wood(hexc("2c1b10"), hexc("6a472e")), 0.5)
podi = powder("garlicpodi", hexc("8c2f0e"), hexc("561505"), [hexc("c79a54"), hexc("d8b878"), hexc("3a1208")], 58, 0.585)
D = (0.1, -0.08, 0)
R, top = dish(D, 0.92, clay(hexc("3a2a20"), hexc("5c4636")))
powder_heap(podi, R * 0.97, top * 0.62, 0.36, 6.0, 0.034, (0.03, 0.05), D, 1.25, grains=1600)
crisp = dried("crisp", hexc("7c4a18"), hexc("b07c34"), hexc("5c300e"), scale=9, rough=0.45, bump=0.4, sss=0.1)
for i, (x, y, z, rz) in enumerate([(0.0, -0.42, 0.335, 0.3), (0.34, -0.34, 0.335, 2.2), (0.18, -0.12, 0.50, 1.1)]):
    obj("clove", clove_mesh(crisp, 0.105, i), (D[0] + x, D[1] + y, z), (0.25, -0.1, rz))
garlic_bulb((-0.98, 0.42, 0), (0.0, 0.0, 0.4), 0.86)
garlic_bulb((-0.62, 0.92, 0.0), (0.05, 0, 2.0), 0.78)
skin, flesh = garlic_skin(), garlic_flesh()
for i, (x, y, rz, m) in enumerate([(-0.98, -0.62, 0.5, skin), (-0.78, -0.85, 2.5, flesh), (0.98, -0.86, 3.3, skin)]):
    obj("clove", clove_mesh(m, 0.135, i + 20), (x, y, 0.035), (0, 0.05, rz))
chilli((0.55, -1.12, 0), 0.25, 0.7, 0.06, 3, 0.25)
dust(podi, 260, (-0.15, -1.08), (0.26, 0.07), 3, r=0.008)
window((0, 0, 0.4), power=270, low=3.2, kick=50, spread=150)
orbit((-0.02, -0.1, 0.3), 4.5, 34, -10, 62, (0.1, -0.4, 0.4), 0.55)
