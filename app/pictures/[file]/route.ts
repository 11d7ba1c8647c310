import { ApiError, route } from "#lib/server/http/route.ts";
import { storedPhoto } from "#lib/server/photos/store-photo.ts";
import { openStore } from "#lib/server/store/open-store.ts";

/** What is behind a name never changes. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The owner's photos; the shop's other pictures are files, which come first. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route<{ file: string }>({
  async GET(_, { file }) {
    const bytes = await storedPhoto(openStore(), file);
    if (bytes === null) throw new ApiError("not_found", { headers: { "Cache-Control": "no-store" } });
    // Its ending is the second half of its type's name.
    const type = `image/${file.slice(file.lastIndexOf(".") + 1)}`;
    const headers = { "Content-Type": type, "Cache-Control": IMMUTABLE, "X-Content-Type-Options": "nosniff" };
    return new Response(new Uint8Array(bytes), { headers });
  },
});
