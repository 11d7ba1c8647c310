import type { Env } from "#lib/server/env.ts";

/** How people will sign in, in one line for the person who starts the shop. */
export function signInNotice({ signIn }: Env): string {
  switch (signIn.kind) {
    case "firebase":
      return "Sign-in is by Firebase";
    case "emulator":
      return `Sign-in is by the Firebase Auth emulator at 127.0.0.1:${signIn.port}, up in a few seconds: for trying out`;
    case "none":
      return "Accounts aren't set up, guests can still buy (NEXT_PUBLIC_FIREBASE_API_KEY and its group set them up; emulated sign-in is for npm start at 127.0.0.1 alone)";
  }
}
