import { requireOwner, requireStaff } from "#lib/server/auth/caller.ts";
import { json, route } from "#lib/server/http/route.ts";
import { chosenSquare, deleteUnusedPhotos, storePhoto } from "#lib/server/photos/store-photo.ts";
import { productOf } from "#lib/server/shop-state/switch-shop.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ slug: string }>({
  async POST(request, { slug }) {
    const staff = await requireStaff(request);
    requireOwner(staff);
    const product = productOf(slug);
    const square = chosenSquare(new URL(request.url).searchParams);
    return json({ success: true, photo: await storePhoto(product.slug, request, square, staff.name) });
  },

  async DELETE(request, { slug }) {
    const staff = await requireStaff(request);
    requireOwner(staff);
    return json({ success: true, deleted: await deleteUnusedPhotos(productOf(slug).slug, staff.name) });
  },
});
