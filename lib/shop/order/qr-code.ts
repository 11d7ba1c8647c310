import { generate } from "lean-qr";

/** The white rim that readers need, in modules. */
const RIM = 4;

/** A text as a QR code to draw: the side of its square in modules, and the path of the dark ones. */
export function qrCode(text: string): { size: number; path: string } {
  const rows = generate(text).toString({ on: "#", off: " ", lf: "\n", pad: RIM }).split("\n");
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/#+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows[0]?.length ?? 0, path: runs.join("") };
}
