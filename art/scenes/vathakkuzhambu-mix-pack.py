"""Vathakkuzhambu mix in its jar; shallots and dried turkey berries."""

from kit.packs import *

daylight("vathakkuzhambu-mix", at=(0, 0, 0.55), transparent=18)
base = wet("kuzhambu", hexc("46180e"), hexc("6e2a12"), 7, 0.2, 0.05, 0.4, hexc("8c461a"), 0.5, 0.64)
_, h = jar_pack("vathakkuzhambu-mix", (-0.06, 0.1, 0), 6, fill=base)
shallot((0.62, -0.26, 0.115), (0, 0.1, 2.4), 0.9)
shallot((0.80, -0.10, 0.11), (0.3, 0.0, 0.8), 0.86)
dry = dried("sundakkai", hexc("4e3e20"), hexc("80693a"), hexc("2e2212"), scale=16, rough=0.68, spec=0.25, bump=0.6, dist=0.008)
scatter([dry_berry(dry, 0.055, s, 0.16, 0.08) for s in range(5)], 14, (-0.56, -0.42), (0.12, 0.07), 0.05, 0.09, 7, tilt=1.0)
chilli((0.08, -0.62, 0), 0.1, 0.5, 0.05, 4, 0.22, chilliskin("chilli", hexc("7a0c08"), hexc("a81a0e")))
portrait(h, room=1.0)
