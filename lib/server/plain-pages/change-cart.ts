import "server-only";
import { ApiError } from "#lib/server/http.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { addLine, type CartLine, MAX_QUANTITY, setQuantity } from "#lib/shop/cart/cart.ts";
import { withChosenSamples } from "#lib/shop/cart/cart-text.ts";
import { findProduct, type Product } from "#lib/shop/catalogue/catalogue.ts";
import { MAX_SAMPLES } from "#lib/shop/offers/free-samples.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";

/** A changed cart, and the page to go to. */
type Changed = { cart: CartLine[]; next: string };

/**
 * Carries out a form of the cart, of a product's card or of a product's page. The button that was pressed has the product's
 * slug: `add` puts in a pack, `buy` sees that there is one and goes on to the checkout, `set` and `qty` set the packs, `remove` and
 * `remove_sample` take out a line, `samples` sets the free samples.
 * @throws ApiError invalid_order with what to do
 */
export function changeCart(cart: CartLine[], form: URLSearchParams): Changed {
  const act = ["add", "buy", "set", "remove", "remove_sample", "samples"].find((name) => form.has(name));
  if (act === undefined) refuse("We couldn't read that form. Please go back and press the button again.");
  if (act === "samples") return { cart: chooseSamples(cart, form.getAll("sample")), next: "/plain/cart#samples" };
  const product = findProduct(form.get(act) ?? "");
  if (!product) refuse("We no longer sell this. Have a look at what we have now.");
  const line = cart.find((one) => one.product_name === product.name && one.isSample === (act === "remove_sample"));
  if (act === "remove" || act === "remove_sample")
    return { cart: line ? setQuantity(cart, line.id, 0) : cart, next: "/plain/cart" };
  const next = `/plain/cart#${product.slug}`;
  if (act === "set") {
    const quantity = quantityIn(form);
    return { cart: line ? setQuantity(cart, line.id, quantity) : cart, next };
  }
  refuseSoldOut(product);
  if (act === "buy") return { cart: line ? cart : addLine(cart, product, 0), next: "/plain/details" };
  return { cart: addLine(cart, product, 0), next };
}

function chooseSamples(cart: CartLine[], slugs: string[]): CartLine[] {
  const chosen = withChosenSamples(cart, slugs);
  if (chosen.filter(({ isSample }) => isSample).length > MAX_SAMPLES)
    refuse(`Please choose at most ${MAX_SAMPLES} free samples. Go back and untick some.`);
  return chosen;
}

function quantityIn(form: URLSearchParams): number {
  const quantity = Number((form.get("qty") ?? "").trim() || Number.NaN);
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
    refuse(`Packs are a whole number from 1 to ${MAX_QUANTITY}. Please go back and change it.`);
  return quantity;
}

function refuseSoldOut({ slug, name }: Product): void {
  if (isSoldOut(shopState(), slug)) refuse(`${name} is sold out. Nothing was added to your cart.`);
}

function refuse(message: string): never {
  throw new ApiError("invalid_order", { message });
}
