import "server-only";
import { json, route } from "#lib/server/http/route.ts";
import { env, LOOPBACK } from "#lib/server/settings/env.ts";
import type { PublicConfig } from "#lib/shop/http/public-config.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => json({ success: true, ...publicConfig() }),
});

/** The settings that a prerendered page fetches at run time. */
function publicConfig(): PublicConfig {
  const { signIn, analytics } = env();
  return {
    sign_in:
      signIn.kind === "emulator"
        ? { kind: "emulator", url: `http://${LOOPBACK}:${signIn.port}` }
        : { kind: signIn.kind },
    sms: env().whatsapp?.smsFrom != null,
    analytics,
  };
}
