import "server-only";
import type { PublicConfig } from "@/lib/shop/public-config";
import { env } from "./env";

/** What a prerendered page asks for at run time. */
export function publicConfig(): PublicConfig {
  const { signIn, whatsapp, analytics } = env();
  return {
    sign_in:
      signIn.kind === "firebase" ? { kind: "firebase" } : { kind: "emulator", url: `http://127.0.0.1:${signIn.port}` },
    sms: Boolean(whatsapp?.smsFrom),
    analytics,
  };
}
