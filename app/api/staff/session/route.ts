import { isStaffToken, requireStaff } from "#lib/server/auth.ts";
import { ApiError, json, readJson, route } from "#lib/server/http.ts";
import { parseOr } from "#lib/server/requests/parse.ts";
import { limit } from "#lib/server/requests/rate-limit.ts";
import { endStaffSession, hasStaffSession, staffSessionCookie } from "#lib/server/requests/staff-session.ts";
import { staffSignInSchema } from "#lib/shop/warehouse/staff-sign-in.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  /** Whether this browser is signed in. No refusal: a page asks it of everybody who opens it. */
  GET: async (request) => json({ success: true, signed_in: await hasStaffSession(request) }),

  async POST(request) {
    const { token } = parseOr("invalid_order", staffSignInSchema, await readJson(request));
    if (!isStaffToken(token)) {
      await limit("staffFailure", request);
      throw new ApiError("unauthorized", { message: "That isn't the staff token. Please check it and try again." });
    }
    return json({ success: true, signed_in: true }, 200, await staffSessionCookie(request));
  },

  async DELETE(request) {
    await requireStaff(request);
    return json({ success: true, signed_in: false }, 200, await endStaffSession(request));
  },
});
