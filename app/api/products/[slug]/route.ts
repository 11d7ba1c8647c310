import { requireStaff } from "#lib/server/auth/caller.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { json, readJson, route } from "#lib/server/http/route.ts";
import { productOf, setInStock } from "#lib/server/shop-state/switch-shop.ts";
import { stockSchema } from "#lib/shop/shop-state/switch-schema.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  async PATCH(request, { slug }) {
    const { name } = await requireStaff(request);
    const product = productOf(slug);
    const { in_stock } = parseOr("invalid_order", stockSchema, await readJson(request));
    return json({ success: true, product: await setInStock(product, in_stock, name) });
  },
});
