import type { SignInProblemsTexts } from "#texts/en/sign-in-problems.ts";

/** What can go wrong with an account: the key of its sentence in the texts. */
export type SignInProblem = keyof SignInProblemsTexts;

type Table = {
  codes: Record<string, SignInProblem>;
  other: SignInProblem;
  none: SignInProblem;
  /** The same as `other`, and why. Only to who isn't signed in it says that a guest can order. */
  unreachable: SignInProblem;
};

/** Codes that the provider's SDK has for a service that it can't reach. */
const UNREACHABLE = ["network-request-failed", "timeout"];

/**
 * The provider's codes and the shop's error messages, per action. With protection against listing accounts, which new
 * projects have, production responds only 'invalid-credential' to a wrong address and a wrong password alike.
 */
const tables = {
  login: {
    codes: {
      "user-not-found": "wrongPair",
      "wrong-password": "wrongPair",
      "too-many-requests": "tooManyLogins",
      "invalid-credential": "wrongDetails",
      "invalid-login-credentials": "wrongDetails",
    },
    other: "login",
    none: "loginUnnamed",
    unreachable: "loginUnreachable",
  },
  google: {
    codes: {
      "popup-closed-by-user": "cancelled",
      "user-cancelled": "cancelled",
      "popup-blocked": "popupBlocked",
      "cancelled-popup-request": "stopped",
      "redirect-cancelled-by-user": "stopped",
    },
    other: "google",
    none: "google",
    unreachable: "googleUnreachable",
  },
  register: {
    codes: {
      "email-already-in-use": "emailInUse",
      "weak-password": "weakPassword",
      "password-does-not-meet-requirements": "weakPassword",
      "invalid-email": "wrongEmail",
    },
    other: "register",
    none: "registerUnnamed",
    unreachable: "registerUnreachable",
  },
  reset: {
    codes: { "invalid-email": "enterEmail", "too-many-requests": "tooManyResets" },
    other: "reset",
    none: "reset",
    unreachable: "resetUnreachable",
  },
  verification: { codes: {}, other: "verification", none: "verification", unreachable: "verificationUnreachable" },
  profile: { codes: {}, other: "profile", none: "profile", unreachable: "profileUnreachable" },
  signOut: { codes: {}, other: "signOut", none: "signOut", unreachable: "signOutUnreachable" },
} satisfies Record<string, Table>;

/** What was tried at the sign-in provider. */
export type SignInAction = keyof typeof tables;

/**
 * The shop's name for a failure of the sign-in provider.
 * @param code the provider's, with or without its 'auth/'; empty when the failure names none
 */
export function signInProblem(tried: SignInAction, code: string): SignInProblem {
  const { codes, other, none }: Table = tables[tried];
  const bare = code.replace(/^auth\//, "");
  if (bare === "") return none;
  if (UNREACHABLE.includes(bare)) return unreachableProblem(tried);
  return ownEntry(codes, bare) ?? other;
}

/** The shop's name for a failure because the sign-in provider could not be reached. */
export function unreachableProblem(tried: SignInAction): SignInProblem {
  return tables[tried].unreachable;
}

function ownEntry(table: Record<string, SignInProblem>, key: string): SignInProblem | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Browsers inside other apps, by their user agent. Google refuses to sign anybody in there. */
const namedApp =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|BytedanceWebview|Line\/|MicroMessenger|Twitter|Snapchat|LinkedInApp|; wv\)|GSA\//;
/** On an iPhone each browser calls itself Safari too, and a view inside another app does not. */
const iPhoneView = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Returns true for a browser inside another app, where a pop-up is blocked or has no effect. */
export function isInAppBrowser(userAgent: string): boolean {
  return namedApp.test(userAgent) || iPhoneView.test(userAgent);
}
