/**
 * Follows the shop's state where something may be bought, from when the page has loaded: what asks for it is of no use to
 * the page's first picture, and comes by itself.
 * @returns what ends it
 */
export function pollAfterLoad(): () => void {
  let end: (() => void) | null = null;
  let ended = false;
  const start = async () => {
    const loaded = await import("./live-shop.ts").catch(() => null);
    if (loaded && !ended) end = loaded.pollShopState();
  };
  if (document.readyState === "complete") void start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    ended = true;
    window.removeEventListener("load", start);
    end?.();
  };
}
