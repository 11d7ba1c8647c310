import { isStaffToken, requireStaff } from "#lib/server/auth/caller.ts";
import { endStaffSession, hasStaffSession, staffSessionCookie } from "#lib/server/auth/staff-session.ts";
import { parseOr } from "#lib/server/http/parse.ts";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError, json, readJson, route } from "#lib/server/http/route.ts";
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
