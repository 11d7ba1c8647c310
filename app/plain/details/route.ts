import { plainRoute } from "#lib/server/plain-pages/plain-route.ts";
import { showDetails } from "#lib/server/plain-pages/show-cart.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ GET: showDetails });
