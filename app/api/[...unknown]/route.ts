import { ApiError, route } from "#lib/server/http/route.ts";

function refuse(): never {
  throw new ApiError("not_found");
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  PATCH: refuse,
  DELETE: refuse,
  OPTIONS: refuse,
});
