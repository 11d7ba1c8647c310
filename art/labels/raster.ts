import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../browser.ts";
import { labelSvg } from "./label.ts";

/** Where the kit looks for the label of a pack. Not committed. */
export const labelsFolder = join(import.meta.dirname, "..", "drafts", "labels");

/** Draws labels as PNG files: only a browser shapes Tamil rightly. Throws when words come within 24 pixels of a label's sides. */
export async function drawLabels(slugs: string[]): Promise<void> {
  if (slugs.length === 0) return;
  mkdirSync(labelsFolder, { recursive: true });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1200 } });
    for (const slug of slugs) {
      const svg = labelSvg(slug);
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>${svg}`);
      await page.evaluate(() => document.fonts.ready);
      const outside = await page.evaluate(() => {
        const edge = document.querySelector("svg")?.viewBox.baseVal;
        return [...document.querySelectorAll("text")]
          .filter((text) => {
            const { x, width } = text.getBBox();
            return width > 0 && (x < 24 || x + width > (edge?.width ?? 0) - 24);
          })
          .map((text) => text.textContent);
      });
      if (outside.length > 0) throw new Error(`The label of ${slug} has no room for: ${outside.join(" / ")}`);
      writeFileSync(join(labelsFolder, `${slug}.svg`), svg);
      await page.locator("svg").screenshot({ path: join(labelsFolder, `${slug}.png`) });
    }
  } finally {
    await browser.close();
  }
}
