import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Every layout shift since the page began, with what moved. */
    layoutShifts: string[];
  }
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Collects every layout shift of the page in `window.layoutShifts`, from before the first paint: its value and what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const described = ({ node, previousRect, currentRect }: Shift["sources"][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(","),
      );
      return `${element?.localName}.${element?.getAttribute("class")} ${from} -> ${to}`;
    };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        window.layoutShifts.push(`${shift.value.toFixed(5)} ${shift.sources.map(described).join("; ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
}
