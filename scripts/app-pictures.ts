/**
 * Makes what browsers and phones show of the shop as an app: public/favicon.ico from the mark, and the manifest's screenshots
 * of a shop that runs. `node scripts/app-pictures.ts http://localhost:3000`; without an address it makes the icon alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { findOrInstallChromium } from "./chromium.ts";
import { projectRoot } from "./env.ts";

const ICON_SIDES = [16, 32, 48];
/** Widths and heights in CSS pixels; phones show twice as many. app/manifest.webmanifest/route.ts names them. */
const SCREENS = [
  { name: "phone", width: 360, height: 740, scale: 2 },
  { name: "desktop", width: 1280, height: 800, scale: 1 },
];

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

const mark = join(projectRoot, "app", "icon.svg");
const pictures = ICON_SIDES.map(async (side) => ({
  side,
  png: await sharp(mark, { density: 300 }).resize(side, side).png({ palette: true }).toBuffer(),
}));
writeFileSync(join(projectRoot, "public", "favicon.ico"), icoOf(await Promise.all(pictures)));
console.log(`public/favicon.ico, of ${ICON_SIDES.join(", ")} pixels`);

const [, , address] = process.argv;
if (address) {
  const found = await findOrInstallChromium("shell");
  if ("cure" in found) throw new Error(found.cure);
  const { chromium } = await import("@playwright/test");
  const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
  const folder = join(projectRoot, "public", "screenshots");
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, scale } of SCREENS) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: "reduce",
    });
    await page.goto(address, { waitUntil: "networkidle" });
    await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(join(folder, `${name}.webp`));
    console.log(`public/screenshots/${name}.webp, ${width * scale} x ${height * scale}`);
  }
  await browser.close();
}
