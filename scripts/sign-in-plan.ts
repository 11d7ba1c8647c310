import type { Env } from "../lib/server/env.ts";

/** How people will sign in, in a sentence, and where an Auth emulator is to run (null: nowhere). */
export type SignInPlan = { sentence: string; emulatorPort: number | null };

/**
 * The emulator's tokens are unsigned: whoever reaches the shop could be anybody. So it is for a shop that only this
 * machine can reach.
 */
export function signInPlan(env: Env): SignInPlan {
  if (env.signIn.kind === "firebase") return { sentence: "Sign-in is by Firebase", emulatorPort: null };
  const { port } = env.signIn;
  const local = env.siteUrl === null || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(env.siteUrl).hostname);
  if (env.host !== "127.0.0.1" || !local || env.trustProxy > 0) {
    const why =
      "emulated sign-in is for 127.0.0.1 alone; NEXT_PUBLIC_FIREBASE_API_KEY and its group set up the real one";
    return { sentence: `Accounts aren't set up, guests can still buy (${why})`, emulatorPort: null };
  }
  return {
    sentence: `Sign-in is by the Firebase Auth emulator at 127.0.0.1:${port}, up in a few seconds: for trying out`,
    emulatorPort: port,
  };
}
