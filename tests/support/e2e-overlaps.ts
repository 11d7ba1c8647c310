import type { Page } from "@playwright/test";

/**
 * What lies on what in the part of the page that is seen, one line for each pair: of texts, controls and what is fixed to the
 * window, no two may share a place unless one is in the other.
 * A bar as wide as the window is the window's edge: the page goes on behind it. So it may hide text that goes on below, but
 * never lies on another bar, and, at the page's end or start, on nothing (`resting`).
 */
export async function overlaps(page: Page, where: "start" | "end"): Promise<string[]> {
  await page.evaluate((place) => {
    document.documentElement.style.scrollBehavior = "auto";
    scrollTo(0, place === "start" ? 0 : document.documentElement.scrollHeight);
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, where);
  return page.evaluate(overlapsAt, where);
}

/** Runs in the browser, where the page has been scrolled to its start or end. */
export function overlapsAt(place: "start" | "end"): string[] {
  type Item = { element: Element; rect: DOMRect; name: string; fixed: Element | null; kind: string };
  const nameOf = (element: Element, text = element.textContent ?? "") =>
    `${element.localName}.${element.getAttribute("class")?.split(" ")[0] ?? ""} '${text.trim().slice(0, 30)}'`;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const known = new Map<Element, Element | null>();
  /** The fixed or stuck element that it is or is in, which moves with what is in it. */
  const fixedAbove = (element: Element | null): Element | null => {
    if (!element) return null;
    let fixed = known.get(element);
    if (fixed !== undefined) return fixed;
    const { position, top } = getComputedStyle(element);
    // At the end of what it sticks in it moves with the page again.
    const isStuck = () => Math.abs(element.getBoundingClientRect().top - Number.parseFloat(top)) < 1;
    fixed = position === "fixed" || (position === "sticky" && isStuck()) ? element : fixedAbove(element.parentElement);
    known.set(element, fixed);
    return fixed;
  };
  /** A rectangle as far as neither its element nor what that scrolls in cuts it off. */
  const cut = (element: Element, rect: DOMRect): DOMRect => {
    let { left, top, right, bottom } = rect;
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const box = each.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const items: Item[] = [];
  const add = (element: Element, box: DOMRect, kind: string, text?: string) => {
    if (box.bottom < 0 || box.top > innerHeight) return;
    const { borderRadius } = getComputedStyle(element);
    // A circle leaves the corners of its box free.
    const round =
      kind === "control" && Math.abs(box.width - box.height) < 2 && parseFloat(borderRadius) >= box.width / 2;
    const inset = round ? box.width * 0.15 : 0;
    const shape = new DOMRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
    const rect = cut(element, shape);
    if (rect.width < 3 || rect.height < 3 || !isSeen(element)) return;
    items.push({ element, rect, kind, name: nameOf(element, text), fixed: fixedAbove(element) });
  };
  const open = document.querySelector("dialog:modal") ?? document.body;
  const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest("script, style, noscript, option, [data-picture]"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      // A line's box is higher than its letters.
      const spare = Math.min(rect.height * 0.2, 6);
      add(parent, new DOMRect(rect.x, rect.y + spare, rect.width, rect.height - 2 * spare), "text", node.textContent);
    }
  }
  // A link around a whole card has the card's other controls on it: its text and its picture are what is looked at.
  for (const control of open.querySelectorAll("button, input, select, textarea, summary, a[href]:not(.card-link)"))
    add(control, control.getBoundingClientRect(), "control");
  for (const element of open.querySelectorAll("*"))
    if (fixedAbove(element) === element) add(element, element.getBoundingClientRect(), "fixed");

  const isEdge = ({ fixed }: Item) => {
    const box = fixed?.getBoundingClientRect();
    return !!box && box.width >= innerWidth - 1;
  };
  const found: string[] = [];
  items.forEach((one, n) => {
    for (const other of items.slice(n + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // A field's own button lies in the field.
      if (one.element.localName === "input" && one.element.parentElement === other.element.parentElement) continue;
      if (one.fixed && one.fixed === other.fixed && (one.kind === "fixed" || other.kind === "fixed")) continue;
      // The page goes on behind a bar at the window's edge, but neither its start nor its end does.
      const bar = [one, other].find((item) => isEdge(item) && item.fixed);
      const behind = bar === one ? other : one;
      if (bar && !behind.fixed) {
        const isTop = (bar.fixed?.getBoundingClientRect().top ?? 0) <= 0;
        if (place === "start" ? !isTop : isTop) continue;
      }
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (width > 2 && height > 2)
        found.push(
          `${one.kind} ${one.name} and ${other.kind} ${other.name}: ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
  });
  return [...new Set(found)];
}
