import { endAll, listen } from "#lib/browser/storage/store.ts";
import { refreshShopState } from "./refresh-shop-state.ts";

/**
 * The interval at which a visible page asks for the shop's state, in milliseconds. With the 10 seconds in which a
 * server learns of another server's switch, a customer sees every switch within a minute.
 */
const POLL_MS = 40_000;

/**
 * Fetches the shop's state again and again while the page is visible, and at once when it becomes visible: it may have
 * been in the background for a day.
 * @returns a function that ends this
 */
export function pollShopState(): () => void {
  let timeout: ReturnType<typeof setTimeout>;
  const wait = () => {
    timeout = setTimeout(look, POLL_MS);
  };
  const look = () => {
    clearTimeout(timeout);
    if (document.visibilityState !== "visible") return;
    refreshShopState();
    wait();
  };
  wait();
  return endAll(listen(document, ["visibilitychange"], look), () => clearTimeout(timeout));
}
