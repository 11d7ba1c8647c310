import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { changeFacts, deskFacts, isCheck, readProductChange } from "#lib/server/shop-state/change-facts.ts";
import { shopState } from "#lib/server/shop-state/shop-state.ts";
import { productOf, setInStock } from "#lib/server/shop-state/switch-shop.ts";
import { isSoldOut } from "#lib/shop/shop-state/shop-state.ts";
import { stockSchema } from "#lib/shop/shop-state/switch-schema.ts";
import { isRecord } from "#lib/shop/storage/type-guards.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  async PATCH(request, { slug }) {
    const staff = await requireStaff(request);
    const product = productOf(slug);
    const sent = await readJson(request);
    const { in_stock, ...facts } = isRecord(sent) ? sent : {};
    const isFact = Object.keys(facts).length > 0;
    if (isFact) requireOwner(staff);
    // Both are read before either is stored.
    const change = isFact ? await readProductChange(product, facts) : {};
    const stock = isFact && in_stock === undefined ? undefined : parseOr("invalid_order", stockSchema, sent);
    if (isFact && !isCheck(request)) await changeFacts(change, staff.name);
    if (stock && !isCheck(request)) await setInStock(product, stock.in_stock, staff.name);
    const shown = { slug, name: product.name, in_stock: !isSoldOut(shopState(), slug) };
    if (!isFact) return json({ success: true, product: shown });
    const { version, products } = await deskFacts();
    return json({ success: true, version, product: { ...shown, ...products[slug] } });
  },
});
