/*
 * What runs in the browser: each function looks at the page as it stands, and gives one line for each fault. They are sent as text, and know
 * nothing of this module.
 */

export function sidewaysScroll(): string[] {
  const needed = document.documentElement.scrollWidth;
  return needed > innerWidth ? [`needs ${needed} px`] : [];
}

/** The words, and sums of money, that a phone draws on two lines: 'வகையு / ம்', '₹60 / 0'. A hyphen may end a line. */
export function brokenWords(): string[] {
  if (innerWidth > 430) return [];
  const words: string[] = [];
  const range = document.createRange();
  const linesOf = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest("script, style, noscript, .sr-only")) continue;
    range.selectNodeContents(node);
    // In a text of one line none is broken.
    if (linesOf() < 2) continue;
    for (const { 0: word, index } of node.textContent.matchAll(/[^\s\-–/@.]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf() > 1) words.push(word);
    }
  }
  return words;
}

/** What a first screen lacks, above its foot: the window's, or that of the bar that lies over it. */
export function firstScreen(): string[] {
  const drawn = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
  const box = (element: Element) => element.getBoundingClientRect();
  const path = location.pathname.replace(/^\/ta(?=\/|$)/, "") || "/";
  // The smallest phone is no first screen's measure.
  if (innerWidth < 360) return [];
  const bars = drawn(".tab-bar, .cart-bar, .buy-bar .buy-buttons").filter(
    (bar) => getComputedStyle(bar).position === "fixed",
  );
  const foot = Math.min(innerHeight, ...bars.map((bar) => box(bar).top));
  const isWhole = (what: Element) => box(what).top >= 0 && box(what).bottom <= foot;
  const isBegun = (what: Element) => box(what).top + 120 <= foot;
  const first = (selector: string) => drawn(selector).slice(0, 1);
  /** @param are what must be seen; none is a fault too */
  const lacks = (what: string, are: Element[], isSeen: (each: Element) => boolean) =>
    are.length > 0 && are.every(isSeen) ? [] : [`${what} is not in sight`];
  if (path === "/")
    return [
      ...lacks("the shop's name", first("header a[href='/'], header a[href='/ta']"), isWhole),
      ...lacks("the sentence", first(".hero h1"), isWhole),
      ...lacks("the button that leads on", first(".hero a.button"), isWhole),
      ...lacks("the food", first(".hero-picture"), isBegun),
    ];
  if (/^\/category\/(?!unknown)/.test(path)) {
    const cards = drawn("main article");
    const row = cards.filter((card) => cards[0] && box(card).top === box(cards[0]).top);
    return lacks(
      "a price of the first row",
      row.flatMap((card) => [...card.querySelectorAll(".pack-price")]),
      isWhole,
    );
  }
  // The longest names leave no room.
  if (path !== "/product-details/black-pepper") return [];
  const galleries = drawn("main [data-pictures] .picture");
  return [
    ...lacks("the product's name", first("main h1"), isWhole),
    ...lacks("the price", first("main .pack-price"), isWhole),
    ...lacks("a picture", galleries.length === 2 ? galleries : [], isBegun),
    ...lacks("Add", first("main [data-cart]"), (add) => box(add).bottom <= innerHeight),
    ...(innerWidth < 768
      ? lacks("the price and weight beside Add", first("main .buy-price"), (price) =>
          /^₹\d+ · \d/.test(price.textContent),
        )
      : []),
  ];
}

/** The cards whose line is cut or not last and smallest, and the rows that a category of three leaves unfilled. */
export function cards(three: string): string[] {
  const faults: string[] = [];
  for (const text of document.querySelectorAll(".card-link .product-card-text")) {
    const parts = [...text.children].filter((part) => part.textContent.trim());
    const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    const isCut = parts.some((part) => part.localName === "p" && part.scrollHeight > part.clientHeight + 1);
    const isLast = parts.at(-1)?.matches(".product-card-small") && Math.min(...sizes) === sizes.at(-1);
    if (isCut || !isLast) faults.push(`the line of '${text.textContent}' is not whole, last and smallest`);
  }
  if (!location.pathname.endsWith(`/category/${three}`)) return faults;
  const cells = [...document.querySelectorAll(".cards > li")].map((cell) => cell.getBoundingClientRect());
  const end = document.querySelector(".cards")?.getBoundingClientRect().right ?? 0;
  const rows = Map.groupBy(
    cells.filter(({ width }) => width > 0),
    ({ top }) => Math.round(top),
  );
  if (rows.size === 0) faults.push("it has no cards");
  for (const row of rows.values())
    if (Math.abs(Math.max(...row.map(({ right }) => right)) - end) >= 2) faults.push("a row has a free place");
  const button = document.querySelector(".set-card button")?.getBoundingClientRect();
  if (button && button.height >= 50) faults.push("the button of the set has two lines");
  return faults;
}

/** The pictures that have not come, have no measures, are not AVIF, or are drawn with more device pixels than their file has. */
export async function pictures(): Promise<string[]> {
  const all = () => [...document.querySelectorAll<HTMLImageElement>("[data-picture] img")];
  const isLate = (image: HTMLImageElement) => image.getClientRects().length > 0 && !image.complete;
  // One that comes may bring others: a part of the page that was still to be loaded.
  for (let late = all().filter(isLate); late.length > 0; late = all().filter(isLate))
    await Promise.all(
      late.map((image) => {
        const come = new Promise((done) => {
          for (const event of ["load", "error"]) image.addEventListener(event, done, { once: true });
        });
        image.loading = "eager";
        return image.complete || come;
      }),
    );
  const lines = all().flatMap((image) => {
    const name = image.closest("[data-picture]")?.getAttribute("data-picture");
    const { width, height } = image.getBoundingClientRect();
    if (width === 0) return image.closest("[data-failed]") ? `${name} has not come` : [];
    if (!image.naturalWidth) return `${name} has not come`;
    const [, file] = /\/pictures\/[a-z\d-]+-(\d+)\.[0-9a-f]{8}\.avif$/.exec(image.currentSrc) ?? [];
    if (!file) return `${name} is no AVIF file of the shop: ${image.currentSrc}`;
    if (!/^\d+$/.test(`${image.getAttribute("width")}${image.getAttribute("height")}`))
      return `${name} has no measures`;
    // A picture that covers its box is as wide as the box's height asks for, too.
    const ratio = image.naturalWidth / image.naturalHeight;
    const drawn = Math.max(width, height * ratio) * devicePixelRatio;
    // Rounding, and the hair by which an enlarged picture can't be told from a sharp one.
    return drawn > Number(file) * 1.04 ? `${name} is enlarged: ${Math.round(drawn)} pixels from ${file}` : [];
  });
  return [...new Set(lines)];
}
