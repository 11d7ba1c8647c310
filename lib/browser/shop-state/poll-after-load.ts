/**
 * Polls the shop's state where something may be bought, after the page has loaded: the first paint does not need the code
 * that polls, so it is loaded later.
 * @returns a function that ends this
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
