import { json, readJson, route } from "#lib/server/http.ts";
import { copyCart, signedCart } from "#lib/server/plain-pages/cart-cookie.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { cartCopySchema } from "#lib/shop/cart/cart-copy.ts";
import { cartOfText, textOfCart } from "#lib/shop/cart/cart-text.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET(request) {
    const cart = signedCart(request);
    return json({ success: true, cart: cart && textOfCart(cart) });
  },

  async PATCH(request) {
    const { cart } = parseOr("invalid_order", cartCopySchema, await readJson(request));
    const answer = json({ success: true });
    copyCart(answer.headers, cartOfText(cart), request);
    return answer;
  },
});
