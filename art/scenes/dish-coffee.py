"""Filter coffee in brass tumbler and davara, foam to the brim; crisp appalams on a plate behind."""

from kit.dishes import *

morning(at=(0, 0, 0.5), seed=5, quality=1.2, exposure=0.74)
ground(pale_stone(), 0.5)
cotton((0.3, 0.5, 0), 3.4, 2.2, 0.30, 3, stripe=hexc("8c5a1c"))
rubbed = day_brass()
D = (-0.05, -0.10, 0.028)
davara(D, rubbed)
tumbler((D[0], D[1], D[2] + 0.035), rubbed)
froth((D[0], D[1], D[2] + 0.945), 0.347)
warm_foam()
P = (0.70, 0.80, 0.03)
plate(P, 0.72, steel())
white = appalam_mat("arisifried", hexc("d9c394"), hexc("ead9b4"), [hexc("b08a48")], 0.69, 0.5, 0.4, True)
for x, y, z, rot, sd in [
    (-0.16, -0.08, 0.10, (0.10, -0.10, 0.4), 3),
    (0.26, 0.02, 0.12, (-0.08, 0.14, 2.0), 6),
    (0.02, 0.12, 0.25, (0.28, 0.05, 4.0), 8),
    (0.08, -0.12, 0.34, (0.10, 0.12, 5.2), 9),
]:
    fried(white, (P[0] + x, P[1] + y, P[2] + z), 0.40, sd, rot, 0.30, 46, (0.035, 0.12), 0.5, 0.012)
beans = [bean()]
scatter(beans, 26, (-0.92, -0.62), (0.17, 0.11), 0.05, 0.062, 8, (D[0], D[1], 0.74), z=0.04, sink=0.2, tries=2, flip=0.5)
scatter(beans, 5, (0.5, -0.80), (0.2, 0.05), 0.05, 0.062, 4, (D[0], D[1], 0.74), z=0.04, sink=0.2, flip=0.5)
orbit((0.0, 0.02, 0.46), 4.2, 37, 4, 62, (-0.1, -0.35, 0.95), 0.6)
