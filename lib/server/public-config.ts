import "server-only";
import type { PublicConfig } from "#lib/shop/public-config.ts";
import { env, LOOPBACK } from "./env.ts";

/** The settings that a prerendered page fetches at run time. */
export function publicConfig(): PublicConfig {
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
