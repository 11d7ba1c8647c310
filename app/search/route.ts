import { plainRoute } from "#lib/server/plain-pages/plain-route.ts";
import { searchPage } from "#lib/server/plain-pages/search-page.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: searchPage });
