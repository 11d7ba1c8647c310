import "server-only";
import type { PublicConfig } from "#lib/shop/public-config.ts";
import { env, LOOPBACK } from "./env.ts";

/** What a prerendered page asks for at run time. */
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
