import type { SignInProblemsTexts } from "#texts/en/sign-in-problems.ts";

/** What can go wrong with an account: the key of its sentence in the texts. */
export type SignInProblem = keyof SignInProblemsTexts;

/**
 * The code of the provider's SDK for a service that it can't reach; it has another one for a service that is too slow.
 */
export const UNREACHABLE = "network-request-failed";

/**
 * The provider's codes and the shop's names for them, per action; any other failure has the action's own name. With
 * protection against listing accounts, which new projects have, production responds only 'invalid-credential' to a
 * wrong address and a wrong password alike. A sentence about the network says only to who isn't signed in that a guest
 * can order.
 */
const tables = {
  login: {
    "user-not-found": "wrongPair",
    "wrong-password": "wrongPair",
    "too-many-requests": "tooManyLogins",
    "invalid-credential": "wrongDetails",
    "invalid-login-credentials": "wrongDetails",
    "": "loginUnnamed",
    [UNREACHABLE]: "loginUnreachable",
  },
  google: {
    "popup-closed-by-user": "cancelled",
    "user-cancelled": "cancelled",
    "popup-blocked": "popupBlocked",
    "cancelled-popup-request": "stopped",
    "redirect-cancelled-by-user": "stopped",
    [UNREACHABLE]: "googleUnreachable",
  },
  register: {
    "email-already-in-use": "emailInUse",
    "weak-password": "weakPassword",
    "password-does-not-meet-requirements": "weakPassword",
    "invalid-email": "wrongEmail",
    "": "registerUnnamed",
    [UNREACHABLE]: "registerUnreachable",
  },
  reset: { "invalid-email": "enterEmail", "too-many-requests": "tooManyResets", [UNREACHABLE]: "resetUnreachable" },
  verification: { [UNREACHABLE]: "verificationUnreachable" },
  profile: { [UNREACHABLE]: "profileUnreachable" },
  signOut: { [UNREACHABLE]: "signOutUnreachable" },
} satisfies Record<string, Record<string, SignInProblem>>;

/** What was tried at the sign-in provider. */
export type SignInAction = keyof typeof tables;

/**
 * The shop's name for a failure of the sign-in provider.
 * @param code the provider's, with or without its 'auth/'; empty when the failure names none
 */
export function signInProblem(tried: SignInAction, code: string): SignInProblem {
  const codes: Record<string, SignInProblem> = tables[tried];
  const bare = code.replace(/^auth\//, "").replace(/^timeout$/, UNREACHABLE);
  return (Object.hasOwn(codes, bare) && codes[bare]) || tried;
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
