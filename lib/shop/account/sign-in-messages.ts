/** The message of a sign-in form when nothing is known of the failure. */
export const UNEXPECTED = "An unexpected error occurred. Please try again.";
/** The error message of an account action without a signed-in user. */
export const NOT_AUTHENTICATED = "User not authenticated";

const UNREACHABLE = "We can't reach the sign-in service right now. Please try again, or order as a guest.";
const WRONG_PAIR = "Invalid email or password";

type Table = { codes: Record<string, string>; other: string; none: string };

/** Codes that have the same message for every action. */
const everywhere: Record<string, string> = { "network-request-failed": UNREACHABLE, timeout: UNREACHABLE };

/**
 * The provider's codes and the shop's error messages, per action. With protection against listing accounts, which new
 * projects have, production responds only 'invalid-credential' to a wrong address and a wrong password alike.
 */
const tables = {
  login: {
    codes: {
      "user-not-found": WRONG_PAIR,
      "wrong-password": WRONG_PAIR,
      "too-many-requests": "Too many failed login attempts. Please try again later.",
      "invalid-credential": "Invalid credentials. Please check your email and password.",
      "invalid-login-credentials": "Invalid credentials. Please check your email and password.",
    },
    other: "Failed to sign in",
    none: "Login failed. Please check your credentials.",
  },
  google: {
    codes: {
      "popup-closed-by-user": "Sign-in was cancelled",
      "user-cancelled": "Sign-in was cancelled",
      "popup-blocked": "Pop-up was blocked by the browser. Please allow pop-ups for this site.",
      "cancelled-popup-request": "The sign-in process was cancelled",
      "redirect-cancelled-by-user": "The sign-in process was cancelled",
    },
    other: "Failed to sign in with Google. Please try again.",
    none: "Failed to sign in with Google. Please try again.",
  },
  register: {
    codes: {
      "email-already-in-use": "Email already in use",
      "weak-password": "Password is too weak",
      "password-does-not-meet-requirements": "Password is too weak",
      "invalid-email": "Invalid email address",
    },
    other: "Failed to create account",
    none: "Registration failed. Please try again.",
  },
  reset: {
    codes: {
      "invalid-email": "Please enter a valid email address",
      "too-many-requests": "Too many requests. Please try again later.",
    },
    other: "Failed to send the reset email. Please try again.",
    none: "Failed to send the reset email. Please try again.",
  },
  verification: {
    codes: {},
    other: "Failed to send verification email",
    none: "Failed to send verification email",
  },
  profile: { codes: {}, other: "Failed to update profile", none: "Failed to update profile" },
} satisfies Record<string, Table>;

/**
 * The error message for a failure of the sign-in provider.
 * @param code the provider's, with or without its 'auth/'; empty when the failure names none
 */
export function signInMessage(tried: keyof typeof tables, code: string): string {
  const { codes, other, none }: Table = tables[tried];
  const bare = code.replace(/^auth\//, "");
  if (bare === "") return none;
  return ownEntry(codes, bare) ?? ownEntry(everywhere, bare) ?? other;
}

function ownEntry(table: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Browsers inside other apps, by their user agent. Google refuses to sign anybody in there. */
const primaryQueue = /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|Twitter|Snapchat|LinkedInApp|; wv\)|GSA\//;

/** Returns true for a browser inside another app, where a pop-up is blocked or has no effect. */
export function isInAppBrowser(userAgent: string): boolean {
  return primaryQueue.test(userAgent);
}
