import { placeFromForm, summaryAgain } from "#lib/server/plain-pages/place.ts";
import { plainRoute } from "#lib/server/plain-pages/plain-route.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = plainRoute({ POST: placeFromForm }, summaryAgain);
