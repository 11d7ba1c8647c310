"""Red chilli powder: a steep cone on a brass plate, long dried chillies beside it."""

from kit import *

stage(exposure=0.15, gloss=0.5, seed=15)
ground(stone(), 0.7)
red = powder("chillipowder", hexc("8c1608"), hexc("560a03"), [hexc("a8501a")], 75, 0.69)
R, top = plate((0, 0.06, 0), 0.98, brass(0.5))
powder_heap(red, 0.74, 0.02, 0.58, 11.0, 0.028, (0.0, 0.03), (0, 0.06, 0), 1.05, grains=250)
dust(red, 500, (0.1, -0.5), (0.32, 0.12), 4, z=0.05)
for i, (x, y, rz, L) in enumerate(
    [
        (-1.22, -0.66, -0.35, 0.84),
        (-1.05, -0.98, 0.06, 0.8),
        (-0.62, -1.14, 0.22, 0.74),
        (-1.30, -0.32, -0.75, 0.74),
        (0.72, -1.02, 0.55, 0.7),
        (1.16, -0.74, 1.15, 0.62),
    ]
):
    chilli((x, y, 0), rz, L, 0.066, i + 3, (0.2, -0.22, 0.2, 0.24, 0.2, -0.2)[i])
scatter(
    [sesame(seedmat("chilliseed", hexc("d2a75c"), hexc("b0863c"), 0.5, 0.3, 0.15, 70), 0.016)],
    40,
    (0.15, -1.14),
    (0.22, 0.07),
    0.016,
    0.011,
    8,
)
window((0, 0, 0.4), power=270, low=2.6, kick=50)
orbit((-0.02, -0.12, 0.26), 4.6, 40, 4, 62, (0, -0.3, 0.4), 0.6)
