import "server-only";
import { cookieValue, setCookie } from "#lib/server/requests/cookies.ts";
import { isSameSecret, keyed } from "#lib/server/secrets.ts";
import type { CartLine } from "#lib/shop/cart/cart.ts";
import { CART_MARK, type CartMark } from "#lib/shop/cart/cart-mark.ts";
import { cartOfText, textOfCart } from "#lib/shop/cart/cart-text.ts";

/**
 * The cart of the pages without scripts, in a cookie that scripts can't read: products and quantities, signed with
 * HMAC-SHA256, and nothing of a person. A second cookie beside it, which scripts can read, says that it is there.
 */
const NAME = "plain_cart";
const SECONDS = 30 * 24 * 60 * 60;
/** Hex digits of the signature: 128 bits. */
const DIGITS = 32;

/** The cart of a request's cookie; null for no cookie, and for one that this shop did not sign. */
export function signedCart(request: Request): CartLine[] | null {
  const value = cookieValue(request, NAME);
  // The pages without a cart must not fail when the secret's file can't be read.
  if (value === "") return null;
  const at = value.lastIndexOf("~");
  const [text, signature] = [value.slice(0, at), value.slice(at + 1)];
  return at >= 0 && isSameSecret(signature, signatureOf(text)) ? cartOfText(text) : null;
}

/** The cart of a request: empty where there is no valid one. */
export function cartOf(request: Request): CartLine[] {
  return signedCart(request) ?? [];
}

/**
 * Sets the cookies of a cart that a form has changed. The mark tells the browser's scripts how to take the cart over: to
 * add it to theirs, or to put it in the place of theirs, because it began as a copy of it.
 */
export function setCart(headers: Headers, cart: CartLine[], request: Request): void {
  const mark = cookieValue(request, CART_MARK);
  setCookies(headers, cart, mark === "same" || mark === "replace" ? "replace" : "add", request);
}

/** Sets the cookies of a cart that is the one of the browser's scripts. */
export function copyCart(headers: Headers, cart: CartLine[], request: Request): void {
  setCookies(headers, cart, "same", request);
}

function setCookies(headers: Headers, cart: CartLine[], mark: CartMark, request: Request): void {
  const text = textOfCart(cart);
  const shared = { seconds: SECONDS, path: "/", sameSite: "Lax" } as const;
  for (const cookie of [
    { ...shared, name: NAME, value: `${text}~${signatureOf(text)}` },
    { ...shared, name: CART_MARK, value: mark, readable: true },
  ])
    headers.append("Set-Cookie", setCookie(cookie, request)["Set-Cookie"]);
}

function signatureOf(text: string): string {
  return keyed(`plain cart ${text}`).slice(0, DIGITS);
}
