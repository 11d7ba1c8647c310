import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "../scripts/env.ts";

const ICON_SIDES = [16, 32, 48];

/** Makes public/favicon.ico from the mark. */
export async function makeIcon(): Promise<void> {
  const mark = join(projectRoot, "app", "icon.svg");
  const pictures = ICON_SIDES.map(async (side) => ({
    side,
    png: await sharp(mark, { density: 300 }).resize(side, side).png({ palette: true }).toBuffer(),
  }));
  writeFileSync(join(projectRoot, "public", "favicon.ico"), icoOf(await Promise.all(pictures)));
  console.log(`public/favicon.ico, of ${ICON_SIDES.join(", ")} pixels`);
}

/** An icon file of PNGs: a header of 6 bytes, 16 for each picture, then the pictures. */
function icoOf(pictures: { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
