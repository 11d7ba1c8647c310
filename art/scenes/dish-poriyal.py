"""Beans poriyal: cut small, just cooked, fresh coconut and the tempering through it, in an iron pan."""

from kit.dishes import *

morning(at=(0, 0, 0.3), seed=18)
ground(pale_stone(), 0.7)
cotton((0.1, 0.25, 0), 3.3, 2.4, -0.4, 5, stripe=hexc("b5791a"))
C = (0, 0.0, 0.03)
R, top = kadai(C, 0.98, 0.35)
green = cut_skin("beanskin", hexc("44601a"), hexc("64802a"), hexc("a5a95a"), 0.42, 0.3)
beans = [bean_cut(green, l, 0.036, i) for i, l in enumerate((0.075, 0.09, 0.10, 0.085, 0.11, 0.095))]
heap = heap_height(0.90, top * 0.38, 0.40, 4.0, 0.02, (0.02, 0.03), 1.5, -0.2)
iron = kadai_floor(0.98)
disc(0.88, lambda x, y: max(heap(x, y) - 0.03, iron(x, y) + 0.003), plain("under", hexc("2c4010"), 0.9), "under", 40, 90, C)
made = settle(beans, 1000, 0.89, heap, foot=0.048, thick=0.062, tilt=0.5, loc=C, seed=3, tries=1, sink=0.3, scale=(0.85, 1.1))
over = surface_of(made, C, 0.95)

flakes = coconut_flakes()
settle(
    flakes,
    900,
    0.85,
    over,
    foot=0.012,
    thick=0.010,
    tilt=0.6,
    loc=C,
    seed=15,
    tries=1,
    sink=0.3,
    pos=lambda g: (g.normal(0.04, 0.24), g.normal(0.03, 0.22)),
)
settle(flakes, 2200, 0.80, over, foot=0.012, thick=0.010, tilt=0.6, loc=C, seed=5, tries=1, sink=0.3)
settle(
    [mustard()],
    130,
    0.85,
    over,
    foot=0.0115,
    thick=0.02,
    loc=C,
    seed=7,
    tries=1,
    sink=0.4,
    pos=lambda g: (g.normal(0, 0.36), g.normal(0, 0.34)),
)
golden = split_dal(seedmat("fried urad", hexc("c08a3c"), hexc("9a5c22"), 0.4, 0.4, 0.15, 50), 0.023, 0.55)
settle(
    [golden],
    120,
    0.85,
    over,
    foot=0.02,
    thick=0.02,
    loc=C,
    seed=9,
    tries=1,
    sink=0.3,
    pos=lambda g: (g.normal(0, 0.36), g.normal(0, 0.34)),
)
fried_leaves(9, 0.6, over, C, 8, l=(0.24, 0.31), up=0.035)
skin = chilliskin("fried", hexc("5a0a05"), hexc("96200c"), 0.2)
chilli((C[0] - 0.28, C[1] + 0.02, C[2] + over(-0.2, 0) + 0.01), 0.7, 0.46, 0.05, 4, 0.3, skin)
chilli((C[0] + 0.22, C[1] - 0.30, C[2] + over(0.3, -0.3) + 0.01), -0.2, 0.42, 0.05, 6, 0.3, skin)
orbit((0.0, 0.0, 0.26), 4.45, 52, 3, 62, (0, -0.25, 0.5), 0.6)
