import { cartOf, setCart } from "#lib/server/plain-pages/cart-cookie.ts";
import { changeCart } from "#lib/server/plain-pages/change-cart.ts";
import { seeOther } from "#lib/server/plain-pages/plain-page.ts";
import { plainRoute } from "#lib/server/plain-pages/plain-route.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({
  POST(form, request) {
    const { cart, next } = changeCart(cartOf(request), form);
    const headers = new Headers();
    setCart(headers, cart, request);
    return seeOther(next, headers);
  },
});
