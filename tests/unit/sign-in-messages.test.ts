import { expect, test } from "vitest";
import { claimAddress, leadsToClaim, nextPage, pageBeforeClaim } from "#lib/shop/account/next-page.ts";
import { isInAppBrowser, signInProblem } from "#lib/shop/account/sign-in-messages.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { signInProblems } from "#texts/en/sign-in-problems.ts";
import { signInProblems as signInProblemsTa } from "#texts/ta.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

const why = "We can't reach the sign-in service right now.";
const asGuest = `${why} You can also order as a guest.`;

test.each([
  ["login", "auth/user-not-found", "Invalid email or password"],
  ["login", "auth/wrong-password", "Invalid email or password"],
  ["login", "auth/too-many-requests", "Too many failed login attempts. Please try again later."],
  ["login", "auth/invalid-credential", "Invalid credentials. Please check your email and password."],
  ["login", "auth/invalid-login-credentials", "Invalid credentials. Please check your email and password."],
  ["login", "auth/user-disabled", "Failed to sign in"],
  // The specified sentence comes first. Only who isn't signed in is told of ordering as a guest.
  ["login", "auth/network-request-failed", `Failed to sign in. ${asGuest}`],
  ["login", "auth/timeout", `Failed to sign in. ${asGuest}`],
  ["login", "", "Login failed. Please check your credentials."],
  ["google", "auth/popup-closed-by-user", "Sign-in was cancelled"],
  ["google", "auth/user-cancelled", "Sign-in was cancelled"],
  ["google", "auth/popup-blocked", "Pop-up was blocked by the browser. Please allow pop-ups for this site."],
  ["google", "auth/cancelled-popup-request", "The sign-in process was cancelled"],
  ["google", "auth/internal-error", "Failed to sign in with Google. Please try again."],
  ["google", "auth/network-request-failed", `Failed to sign in with Google. Please try again. ${asGuest}`],
  ["register", "auth/email-already-in-use", "Email already in use"],
  ["register", "auth/weak-password", "Password is too weak"],
  ["register", "auth/password-does-not-meet-requirements", "Password is too weak"],
  ["register", "auth/invalid-email", "Invalid email address"],
  ["register", "auth/operation-not-allowed", "Failed to create account"],
  ["register", "", "Registration failed. Please try again."],
  ["register", "auth/network-request-failed", `Failed to create account. ${asGuest}`],
  ["verification", "auth/too-many-requests", "Failed to send verification email"],
  ["verification", "auth/network-request-failed", `Failed to send verification email. ${why}`],
  ["profile", "auth/network-request-failed", `Failed to update profile. ${why}`],
  ["signOut", "auth/network-request-failed", `Failed to sign out. Please try again. ${why}`],
  ["profile", "auth/internal-error", "Failed to update profile"],
  ["reset", "auth/internal-error", "Failed to send the reset email. Please try again."],
  // A code is looked up in the table, and not among what every object has.
  ["login", "auth/constructor", "Failed to sign in"],
  // promise: Each of the provider's codes
] as const)("%s, %s: '%s'", (tried, code, sentence) => {
  const problem = signInProblem(tried, code);
  expect(translate(signInProblems)(problem)).toBe(sentence);
  expect(signInProblem(tried, code.replace("auth/", ""))).toBe(problem);
  expect(translate(signInProblemsTa)(problem)).toMatch(/^[^A-Za-z]*\p{Script=Tamil}[^A-Za-z]*$/u);
});

test.each([
  ["Instagram", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0", true],
  ["Facebook", "Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0]", true],
  ["an Android web view", "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Version/4.0 Chrome/130.0 Mobile", true],
  ["WhatsApp", `${IPHONE} Mobile/15E148 WhatsApp/24.20.79`, true],
  ["TikTok", `${IPHONE} Mobile/15E148 musical_ly_36.1 BytedanceWebview/d8a21c6`, true],
  ["an iPhone's web view", `${IPHONE} Mobile/15E148`, true],
  ["an iPad's web view", `${IPHONE.replace("iPhone;", "iPad;")} Mobile/15E148`, true],
  ["Chrome on an iPhone", `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
  ["Safari's own view in an iPhone's app", `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, false],
  ["Chrome on Android", "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36", false],
])("is %s a browser inside another app", (_name, userAgent, inside) => {
  expect(isInAppBrowser(userAgent)).toBe(inside);
});

test.each(["/cart", "/order-details", "/order-summary"])(
  "a claim that was begun on %s leads back there, and one from any other page names no way back",
  (page) => {
    const claim = `/first-order?back=${page}`;
    expect(claimAddress(true, page)).toBe(claim);
    const signIn = new URL(claimAddress(false, page), "https://shop.example");
    expect(signIn.pathname).toBe("/login");
    expect(nextPage(signIn.search)).toBe(claim);
    expect(leadsToClaim(signIn.search)).toBe(true);
    expect(pageBeforeClaim(new URL(claim, signIn).search)).toBe(page);
    const fromElsewhere = [claimAddress(true, "/categories"), claimAddress(false, "/")];
    expect(fromElsewhere).toEqual(["/first-order", "/login?next=/first-order"]);
  },
);

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/login", "/profile", "/first-order", ""])(
  "'%s' is no page to go back to after a claim",
  (back) => {
    expect(pageBeforeClaim(`?back=${encodeURIComponent(back)}`)).toBeNull();
    expect(nextPage(`?next=${encodeURIComponent(`/first-order?back=${back}`)}`)).toBeNull();
  },
);

test("signing in for anything else is no claim, and leads on to a page of ours alone", () => {
  for (const [search, page] of [
    ["", null],
    ["?next=/cart", "/cart"],
    ["?next=/login", null],
    ["?next=https://evil.example/first-order", null],
    ["?next=/\\evil.example", null],
  ] as const)
    expect([search, leadsToClaim(search), nextPage(search)]).toEqual([search, false, page]);
});
