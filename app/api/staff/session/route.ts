import { personOfToken, requireStaff } from "#lib/server/auth/caller.ts";
import { endStaffSession, noStaffSession, staffOfSession, staffSessionCookie } from "#lib/server/auth/staff-session.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError, json, readJson, route } from "#lib/server/http/route.ts";
import type { Staff } from "#lib/server/settings/persons.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { staffSignInSchema } from "#lib/shop/warehouse/staff-sign-in.ts";

/** The cookie goes whether or not the store can say so: staff leave a browser that others use. */
const ENDED_HERE =
  "You are signed out in this browser. The shop could not store that: a copy of its cookie, if there is one, works for up to 12 hours.";

/** @param staff null: no one of the staff is signed in */
const answer = (staff: Staff | null, headers = {}) => {
  const { name = null, owner = false } = staff ?? {};
  return json({ success: true, signed_in: staff !== null, name, owner }, 200, headers);
};

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Who is signed in in this browser. No refusal: a page asks it of everybody who opens it. */
  GET: async (request) => answer(await staffOfSession(request)),

  async POST(request) {
    const { token } = parseOr("invalid_order", staffSignInSchema, await readJson(request));
    const person = personOfToken(token);
    if (!person) {
      await limit("staffFailure", request);
      throw new ApiError("unauthorized", { message: "That isn't the staff token. Please check it and try again." });
    }
    return answer(person, await staffSessionCookie(request, person));
  },

  async DELETE(request) {
    const headers = noStaffSession(request);
    try {
      await requireStaff(request);
      await endStaffSession(request);
    } catch (error) {
      throw isStoreUnavailable(error) ? new ApiError("unavailable", { message: ENDED_HERE, headers }) : error;
    }
    return answer(null, headers);
  },
});
