import { json, route } from "#lib/server/http/route.ts";
import { requireSelf, revalidatePages } from "#lib/server/shop-state/revalidate-pages.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async POST(request) {
    await requireSelf(request);
    revalidatePages();
    return json({ success: true });
  },
});
