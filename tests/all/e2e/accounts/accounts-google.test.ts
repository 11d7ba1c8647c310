import type { Page } from "@playwright/test";
import { headingSeen, newcomer, test } from "@/tests/support/e2e-accounts";
import { expect } from "@/tests/support/e2e-test";

type Frame = { handlers: Record<string, (message: object) => unknown> };
declare global {
  interface Window {
    authFrame?: Frame;
  }
}

/** A stand-in for Google's script: a hidden frame that reports the pop-up's result to the provider's SDK. */
const script = `
  window.authFrame = {
    handlers: {},
    restyle: async () => {},
    ping: async (done) => done(),
    register(type, handler) { this.handlers[type] = handler; },
    send(type, message, answer) { try { answer([{ webStorageSupport: true }]); } catch {} },
  };
  window.gapi = {
    load: (name, { callback }) => setTimeout(callback),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open: async (params, ready) => ready(window.authFrame) }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]();
`;

/** Answers Google's script address from here: there is no network, and the pop-up itself is the emulator's. */
async function standInGoogle(page: Page): Promise<void> {
  await page.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

/**
 * Presses the button and returns the pop-up that opens, when it is at the provider's address. On the way there it changes its process,
 * and a pop-up that is closed at that moment stays open.
 */
async function openGooglePopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opening;
  await popup.waitForURL(/^https?:/, { waitUntil: "domcontentloaded" });
  return popup;
}

/** Chooses an account in the pop-up, as the emulator's own page would tell it. */
async function chooseAccount(page: Page, popup: Page, account: { email: string; name: string }): Promise<void> {
  const claims = { sub: `google-${account.email}`, email_verified: true, ...account };
  const urlResponse = `http://localhost/?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  await tell(page, popup, { urlResponse, error: null });
}

/** Ends the pop-up with one of the provider's codes. */
async function endPopup(page: Page, popup: Page, code: string): Promise<void> {
  await tell(page, popup, { urlResponse: null, error: { code: `auth/${code}`, message: code } });
  await popup.close();
}

async function tell(page: Page, popup: Page, outcome: object): Promise<void> {
  const eventId = new URL(popup.url()).searchParams.get("eventId");
  const event = { type: "signInViaPopup", eventId, sessionId: "session", postBody: null, tenantId: null };
  await page.evaluate((authEvent) => window.authFrame?.handlers.authEvent?.({ authEvent }), { ...event, ...outcome });
}

const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

test.beforeEach(async ({ page, guard }) => {
  // The emulator's pop-up page loads things from the internet.
  guard.allow(/console: .* https:\/\/|request: .* https:\/\//);
  await standInGoogle(page);
  await page.goto("/login");
});

test("Google's pop-up signs in, and the account is there with its name and verified address", async ({ page }) => {
  const { email, name } = newcomer("Gomathi Sankar");
  const popup = await openGooglePopup(page);
  const seen = headingSeen(page, "Welcome Back!");
  await chooseAccount(page, popup, { email, name });
  await seen;
  await expect(page).toHaveURL("/");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Email verified")).toBeVisible();
});

// promise: 'Sign-in was cancelled'
test("Google's pop-up closed: 'Sign-in was cancelled', and the form can be used again", async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await (await openGooglePopup(page)).close();
  // The SDK waits eight seconds for a response that may still be on its way.
  await page.clock.runFor(12_000);
  await expect(alertOf(page)).toHaveText("Sign-in was cancelled");
  await expect(alertOf(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
});

// promise: 'The sign-in process was cancelled'
// promise: 'Pop-up was blocked by the browser. Please allow pop-ups for this site.'
test("Google's pop-up ended by the provider, or blocked: the message of its code", async ({ page }) => {
  // unit/sign-in-messages has every code.
  await endPopup(page, await openGooglePopup(page), "cancelled-popup-request");
  await expect(alertOf(page)).toHaveText("The sign-in process was cancelled");
  await expect(alertOf(page)).toBeFocused();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(alertOf(page)).toHaveText("Pop-up was blocked by the browser. Please allow pop-ups for this site.");
});

// promise: 'Failed to sign in with Google. Please try again.'
test("Google's script can't be loaded: one error message, and the e-mail form stays usable", async ({ page }) => {
  await page.route("https://apis.google.com/js/api.js*", (route) => route.abort());
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(alertOf(page)).toHaveText("Failed to sign in with Google. Please try again.");
  await expect(page.getByRole("main").getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
});

test.describe("inside another app", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/130.0 Mobile Instagram 350.0" });
  test("the e-mail form is offered instead of Google's", async ({ page }) => {
    await expect(page.getByText("Google sign-in doesn't work inside this app.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue with Google" })).toHaveCount(0);
  });
});
