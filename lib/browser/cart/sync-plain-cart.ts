import { callApi } from "#lib/browser/api-client.ts";
import { cartAnswerSchema } from "#lib/shop/cart/cart-copy.ts";
import { CART_MARK } from "#lib/shop/cart/cart-mark.ts";
import { mergeCart } from "#lib/shop/cart/cart-merge.ts";
import { cartOfText, textOfCart } from "#lib/shop/cart/cart-text.ts";
import { cartItem } from "./use-cart.ts";

/** So long after the last change, in milliseconds, the cart is copied. */
const PAUSE_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Makes this browser's cart and the one of the pages without scripts the same: takes that one over when a form has changed it,
 * and from then on copies each change of this one. Loaded only where such a cart exists.
 */
export async function syncPlainCart(): Promise<void> {
  await takeOver();
  copy();
  if (isWatching) return;
  isWatching = true;
  cartItem.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(copy, PAUSE_MS);
  });
  addEventListener("pagehide", () => timer !== undefined && copy());
}

async function takeOver(): Promise<void> {
  const mark = readMark();
  if (mark !== "add" && mark !== "replace") return;
  const answer = await callApi("/api/cart", cartAnswerSchema);
  // Another tab may have taken it over meanwhile: added twice, its packs would double.
  if (!answer.ok || answer.data.cart === null || readMark() !== mark) return;
  cartItem.write(mergeCart(cartItem.read(), cartOfText(answer.data.cart), mark));
  // At once: the page may be left before the copy is answered, and the next one would take the cart over again.
  // biome-ignore lint/suspicious/noDocumentCookie: old browsers have no cookie store.
  document.cookie = `${CART_MARK}=same; Path=/; Max-Age=2592000; SameSite=Lax`;
}

/** Sends the whole cart; the request outlives the page. A lost one is made good by the next page's. */
function copy(): void {
  clearTimeout(timer);
  timer = undefined;
  if (readMark() !== "same") return;
  const body = JSON.stringify({ cart: textOfCart(cartItem.read()) });
  const headers = { "Content-Type": "application/json" };
  fetch("/api/cart", { method: "PATCH", headers, body, keepalive: true }).catch(() => {});
}

function readMark(): string | undefined {
  return new RegExp(`(?:^|; )${CART_MARK}=([a-z]+)`).exec(document.cookie)?.[1];
}
