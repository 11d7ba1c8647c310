"""Mudakkathan pickle in its jar; the balloon vine with its papery pods."""

from kit.packs import *

daylight("mudakkathan-pickle", at=(0, 0, 0.55), transparent=18)
thokku = wet("mudakkathan", hexc("223208"), hexc("4a5a16"), 12, 0.4, 0.05, 0.35, hexc("6c300e"), 0.08, 0.61, spec=0.15)
_, h = jar_pack("mudakkathan-pickle", (-0.06, 0.1, 0), 6, fill=thokku)
balloon_vine((-0.72, -0.36, 0), (0, 0, -0.25), 0.62, 3, 1)
balloon_vine((0.30, -0.46, 0), (0, 0, 0.35), 0.75, 9, 1)
scatter([urad_dal()], 18, (0.02, -0.62), (0.1, 0.04), 0.022, 0.02, 7)
portrait(h, down=18, turn=9, room=1.02)
