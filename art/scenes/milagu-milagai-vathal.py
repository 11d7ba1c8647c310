"""Curd chillies drying in the morning sun: thin, twisted, straw-coloured, on a plaited palm tray over washed cotton."""

from kit import *

daystage(exposure=0.3, seed=34)
spread(cotton(hexc("d8cfbb"), [(-1.42, 0.07, hexc("8a2a1c")), (-1.52, 0.03, hexc("8a2a1c"))]), -0.14, seed=3)
C = (0.0, 0.10)
palm_tray((*C, 0.01), 1.14, c1=hexc("6d4f2c"), c2=hexc("9a7a4a"))
light, tan, brown = (
    curd_skin("curdlight", hexc("d6b878"), hexc("b88c44")),
    curd_skin("curdtan", hexc("c49a54"), hexc("96692c")),
    curd_skin("curdbrown", hexc("9c6c32"), hexc("6b431c")),
)
stalk_ = straw_stalk()
dried_pile(C, [(32, 0.76, 0.075), (25, 0.62, 0.13), (17, 0.46, 0.19), (9, 0.28, 0.25), (4, 0.12, 0.30)], (0.58, 0.84), (0.054, 0.072), (light, light, tan, brown), stalk_)
for i, (x, y, rz) in enumerate([(0.50, -1.20, 0.25), (-0.92, -1.08, -0.4)]):
    dried_chilli(Matrix.Translation((x, y, 0.045)) @ Matrix.Rotation(rz, 4, "Z"), 0.62, 0.056, 90 + i, (light, tan)[i], stalk_)
scatter([pepper(seed=s) for s in range(4)], 26, (-0.30, -1.22), (0.14, 0.05), 0.027, 0.054, 3)
morning((0, 0, 0.2), side=-2.6, back=1.1, high=1.7)
orbit((0.0, -0.08, 0.12), 4.2, 48, -3, 62, (0, -0.2, 0.2), 0.7)
