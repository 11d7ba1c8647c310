"""Powder: five heaps of colour in a slanting row, each in its own vessel, the calm of dark stone at the left."""

from kit import *

stage((1600, 640), exposure=0.22, gloss=0.45, seed=61)
ground(stone(), 0.8)
at = [(-0.62, 0.62, 0), (0.10, 0.12, 0), (0.98, 0.62, 0), (1.22, -0.36, 0), (2.02, 0.22, 0)]
R, top = katori(at[0], 0.72)
powder_heap(
    powder("moringa", hexc("4c5620"), hexc("2c340f"), None, 85),
    R * 0.985,
    top * 0.86,
    0.17,
    2.0,
    0.016,
    loc=at[0],
    power=1.25,
    grains=0,
)
R, top = bowl(at[1], 0.44)
powder_heap(
    powder("turmeric", hexc("c0780a"), hexc("8c4b04")), R * 0.985, top * 0.82, 0.20, 3.0, 0.016, loc=at[1], power=1.25, grains=0
)
R, top = wooden_bowl(at[2], 0.58)
powder_heap(
    powder("sambar", hexc("80421a"), hexc("4f240c"), [hexc("7a1c0a"), hexc("a8772c")], 75, 0.64),
    R * 0.985,
    top * 0.86,
    0.20,
    4.0,
    0.018,
    loc=at[2],
    power=1.25,
    grains=200,
)
R, top = dish(at[3], 0.52, clay(hexc("3a2a20"), hexc("5c4636")))
powder_heap(
    powder("chillipowder", hexc("8c1608"), hexc("560a03"), None, 75),
    R * 0.96,
    top * 0.6,
    0.26,
    5.0,
    0.018,
    loc=at[3],
    power=1.15,
    grains=100,
)
R, top = bowl(at[4], 0.46, brass())
powder_heap(
    powder("ellu", hexc("3a3029"), hexc("1b1613"), [hexc("b5a37c"), hexc("0d0b0a")], 60, 0.585, 1.5),
    R * 0.985,
    top * 0.82,
    0.18,
    6.0,
    0.02,
    loc=at[4],
    power=1.25,
    grains=300,
)
sprig((-1.12, -0.42, 0), (0, 0, -0.10), 6, 0.95, 0.3, 3, 0.15)
scatter([coriander()], 60, (0.42, -0.62), (0.2, 0.08), 0.021, 0.042, 3)
for i, (x, y, rz) in enumerate([(1.78, -0.58, 0.15), (1.92, -0.42, 0.4)]):
    chilli((x, y, 0), rz, 0.62, 0.056, i, 0.22)
dust(powder("turmericdust", hexc("c0780a"), hexc("8c4b04")), 300, (-0.1, -0.40), (0.16, 0.06), 4)
window((0.6, 0.2, 0.3), power=300, low=2.6, kick=70)
orbit((0.12, 0.02, 0.20), 7.2, 30, 2, 52, (0.7, 0.1, 0.4), 0.5)
