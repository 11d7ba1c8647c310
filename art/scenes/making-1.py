"""Roasting: coriander in an iron pan, stirred with a wooden spoon; the dals and the chillies wait for their turn."""

from kit.dishes import *

morning((1200, 900), at=(0, 0, 0.3), seed=21, exposure=0.74)
ground(pale_stone(), 0.3)
K = (-0.38, 0.06, 0)
R, top = kadai(K, 1.06, -0.80)
browned = seedmat("roastcoriander", hexc("b08848"), hexc("75501f"), 0.55, 0.3, 0.25, 90)
iron = kadai_floor(1.06)
mound = heap_height(0.92, top * 0.20, 0.15, 3.0, 0.02, (0.1, 0.02), 1.6, -0.4)
bed = lambda x, y: max(mound(x, y), iron(x, y))
disc(0.78, lambda x, y: bed(x, y) + 0.004, plain("under", hexc("5a4020"), 0.9), "under", 40, 90, K)
settle(
    [coriander(browned), coriander(browned, 0.019), coriander(browned, 0.0225)],
    3300,
    0.84,
    bed,
    foot=0.021,
    thick=0.036,
    loc=K,
    seed=3,
    tries=2,
)
spoon(pale_wood(), (K[0] + 0.20, K[1] - 0.16, top * 0.20 + 0.20), (0.15, -0.34, 0.52), 1.55)
D1 = (1.20, 0.74, 0)
r, t = bowl(D1, 0.46, day_brass(0.5))
chana = split_dal(seedmat("chana", hexc("cf9a3a"), hexc("b27a24"), 0.55, 0.3, 0.2, 40), 0.036, 0.62, 3.0)
toor = split_dal(seedmat("toor", hexc("d9992a"), hexc("c27e1a"), 0.5, 0.35, 0.15, 50), 0.026, 0.55)
seed_heap([chana], 800, r * 0.97, t * 0.74, 0.10, hexc("b07f30"), 4, D1, foot=0.033, thick=0.034, tries=2)
D2 = (1.20, -0.40, 0)
r, t = katori(D2, 0.72, steel())
seed_heap([toor], 1000, r * 0.95, t * 0.74, 0.10, hexc("b07f30"), 5, D2, foot=0.025, thick=0.026, tries=2)
for i, (x, y, rz, l) in enumerate(
    [
        (-1.10, -0.86, 0.25, 0.7),
        (-1.02, -1.01, 0.05, 0.74),
        (-0.80, -1.10, -0.12, 0.66),
        (-1.06, -0.93, 0.45, 0.7),
        (-0.60, -1.20, 0.2, 0.62),
    ]
):
    chilli((x, y, 0.0 if i != 3 else 0.09), rz, l, 0.06, i, (0.2, -0.2, 0.25)[i % 3])
scatter([coriander(browned)], 22, (0.36, -1.06), (0.2, 0.07), 0.021, 0.042, 6)
orbit((0.0, -0.04, 0.22), 5.0, 42, 3, 58, (-0.2, -0.3, 0.3), 0.6)
