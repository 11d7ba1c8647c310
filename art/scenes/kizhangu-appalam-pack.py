"""Kizhangu appalams in their packet; one fried, a tapioca root and a chilli."""

from kit.packs import *

daylight("kizhangu-appalam", at=(0, 0, 0.6), transparent=24)
spots = [hexc("9a3010"), hexc("6c5428"), hexc("b84818")]
rawm = appalam_mat("kizhangu", hexc("baae8e"), hexc("d2c6a8"), spots, 0.67, 0.34, 0.45, spot_scale=22)
done = appalam_mat("kizhangufried", hexc("ccae72"), hexc("e0cc9c"), [hexc("9f3a12"), hexc("7e5a24")], 0.67, 0.45, 0.35, True, 22)
_, h = packet("kizhangu-appalam", rawm, (-0.06, 0.1, 0), 4, seed=3)
fried(done, (0.72, -0.20, 0.10), 0.40, 4, (0.35, -0.15, 1.0), 0.26, 46, (0.03, 0.11), 0.5, 0.01)
# What broke off.
for i, (x, y) in enumerate([(0.44, -0.44), (0.52, -0.52), (0.98, -0.48), (0.36, -0.36)]):
    fried(done, (x, y, 0.012), 0.035 + 0.012 * (i % 3), i + 20, (0.2 * i - 0.3, 0.2, i), 0.2, 6, (0.01, 0.03), 0.4, 0.01)
# The root, cut: slices alone look like coconut.
cassava((-0.50, -0.42, 0.0), 2.35, 0.74, 0.11, 3)
chilli((0.22, -0.62, 0), 0.2, 0.48, 0.05, 3, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, down=19, turn=8, room=1.08, lift=1.6)
