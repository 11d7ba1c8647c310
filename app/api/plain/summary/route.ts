import { plainRoute } from "#lib/server/plain-pages/plain-route.ts";
import { detailsAgain, summarise } from "#lib/server/plain-pages/summarise.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ POST: summarise }, detailsAgain);
