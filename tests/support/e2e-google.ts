import type { Page } from "@playwright/test";

type Frame = { handlers: Record<string, (message: object) => unknown> };
declare global {
  interface Window {
    authFrame?: Frame;
  }
}

/** What Google's script gives the provider's SDK: a hidden frame that tells how the pop-up went. */
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
export async function standInGoogle(page: Page): Promise<void> {
  await page.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

/**
 * Presses the button and returns the pop-up that opens, when it is at the provider's address. On the way there it changes its process,
 * and a pop-up that is closed at that moment stays open.
 */
export async function openGooglePopup(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const popup = await opening;
  await popup.waitForURL(/^https?:/, { waitUntil: "commit" });
  return popup;
}

/** Chooses an account in the pop-up, as the emulator's own page would tell it. */
export async function chooseAccount(page: Page, popup: Page, account: { email: string; name: string }): Promise<void> {
  const claims = { sub: `google-${account.email}`, email_verified: true, ...account };
  const urlResponse = `http://localhost/?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
  await tell(page, popup, { urlResponse, error: null });
}

/** Ends the pop-up with one of the provider's codes. */
export async function endPopup(page: Page, popup: Page, code: string): Promise<void> {
  await tell(page, popup, { urlResponse: null, error: { code: `auth/${code}`, message: code } });
  await popup.close();
}

async function tell(page: Page, popup: Page, outcome: object): Promise<void> {
  const eventId = new URL(popup.url()).searchParams.get("eventId");
  const event = { type: "signInViaPopup", eventId, sessionId: "session", postBody: null, tenantId: null };
  await page.evaluate((authEvent) => window.authFrame?.handlers.authEvent?.({ authEvent }), { ...event, ...outcome });
}
