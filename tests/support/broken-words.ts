import type { Page } from "@playwright/test";

const widths = [320, 360, 390, 430];

/** The words, and sums of money, that lie on two lines at a phone's width: 'வகையு / ம்', '₹60 / 0'. A hyphen may end a line. */
export async function brokenWords(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const broken = await page.evaluate(() => {
      const words: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest("script, style, noscript, .sr-only")) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[^\s\-–/@.]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (tops.size > 1) words.push(word);
        }
      }
      return words;
    });
    faults.push(...broken.map((word) => `${new URL(page.url()).pathname} at ${width} px: ${word}`));
  }
  return faults;
}
