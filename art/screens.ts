import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "../scripts/env.ts";
import { startNode } from "../scripts/programs/children.ts";
import { choosePort } from "../scripts/programs/ports.ts";
import { openBrowser } from "./browser.ts";

/** A window in CSS pixels, and how many real ones each of them has. app/manifest.webmanifest/route.ts and README.md name the files. */
const SCREENS = [
  { file: "public/screenshots/phone.webp", path: "/", width: 360, height: 740, scale: 2 },
  { file: "public/screenshots/desktop.webp", path: "/", width: 1280, height: 800, scale: 1 },
  { file: "docs/images/home.png", path: "/", width: 1440, height: 900, scale: 1 },
  { file: "docs/images/category-phone.png", path: "/category/powder", width: 360, height: 740, scale: 2 },
];

/** Takes the pictures that README.md and the app's manifest show of the shop: of one that is started for them, and ended. */
export async function takeScreens(): Promise<void> {
  const [port, folder] = [await choosePort("127.0.0.1", 0), mkdtempSync(join(tmpdir(), "screens-"))];
  const env = { PORT: String(port), SHOP_DATA_DIR: folder, ALLOW_SAMPLES: "yes" };
  const shop = startNode(["--conditions=react-server", "scripts/start.ts"], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await Promise.race([
      untilReady(address),
      shop.exited.then(() => Promise.reject(new Error("The shop did not start."))),
    ]);
    const browser = await openBrowser();
    for (const { file, path, width, height, scale } of SCREENS) {
      const viewport = { viewport: { width, height }, deviceScaleFactor: scale };
      const page = await browser.newPage({ ...viewport, reducedMotion: "reduce" });
      await page.goto(address + path, { waitUntil: "networkidle" });
      mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
      const picture = sharp(await page.screenshot());
      await (file.endsWith("webp") ? picture.webp({ quality: 70 }) : picture.png({ palette: true })).toFile(
        join(projectRoot, file),
      );
      console.log(`${file}, ${width * scale} x ${height * scale}`);
    }
    await browser.close();
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
