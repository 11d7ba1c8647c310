import { type BrowserContext, test as base, type Page, expect as unhurried } from "@playwright/test";
import { type ServedShop, serveShop } from "./e2e-shop";

type Guard = {
  /** What this test brings about on purpose: a trouble that matches is none. */
  allow: (trouble: RegExp) => void;
};

/** A busy machine is slow, and that is no failure of the shop. */
export const expect = unhurried.configure({ timeout: 15_000 });

/** The shop that a worker has for itself; a file with one of its own has other settings, or changes what others see. */
export const ownShop = (serve = () => serveShop()) =>
  [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}: object, use: (shop: ServedShop) => Promise<void>) => {
      const shop = await serve();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ] as [(needed: object, use: (shop: ServedShop) => Promise<void>) => Promise<void>, { scope: "worker" }];

/** A browser test at a shop of this worker's own. Whatever goes wrong in a page without being allowed fails the test. */
export const test = base.extend<{ guard: Guard; popup: boolean; eager: boolean }, { shop: ServedShop }>({
  /** Let the first-order popup come? It would lie over whatever a test of something else is about to press. */
  popup: [false, { option: true }],
  /** Press buttons before the page's scripts run? A test is faster than a person, and would send the forms without scripts. */
  eager: [false, { option: true }],
  context: async ({ context, popup, eager, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", awaitScripts);
    if (!popup) await context.addInitScript(dismissPopup);
    await context.addInitScript(tellViolations);
    if (!eager) await context.addInitScript(holdForms);
    await use(context);
  },
  shop: ownShop(),
  baseURL: ({ shop }, use) => use(shop.url),
  guard: [
    async ({ context }, use) => {
      const troubles = troublesOf(context);
      const allowed: RegExp[] = [];
      await use({ allow: (trouble) => void allowed.push(trouble) });
      expect(troubles.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
      // The test is over: a request that it still holds has nothing more to tell.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
      await context.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});

/**
 * Has a page that is opened or loaded anew wait for its scripts, which may come after its load event (components/layout/load-order-script):
 * a link that is pressed before would load the next page as a browser without scripts does. The pages of the context that a test is
 * given do so; one that makes its own calls this.
 */
export function awaitScripts(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const loaded = (waitUntil = "load") =>
    ["load", "networkidle"].includes(waitUntil) &&
    page.locator("html[data-loaded], html:not(:has(script[data-src]))").waitFor({ state: "attached" });
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await loaded(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await loaded(options?.waitUntil);
    return response;
  };
}

function dismissPopup(): void {
  try {
    localStorage.setItem("first_order_popup_dismissed", "true");
  } catch {
    // Storage is forbidden here: then the popup comes.
  }
}

/** Holds what is pressed before the page's scripts run, and presses it again when they do. */
function holdForms(): void {
  const hold = (event: Event) => {
    if ("alive" in document.documentElement.dataset) return;
    const { submitter } = event as SubmitEvent;
    event.preventDefault();
    event.stopImmediatePropagation();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      submitter?.click();
    }).observe(document.documentElement, { attributeFilter: ["data-alive"] });
  };
  addEventListener("submit", hold, true);
}

/** A script may swallow what the content security policy forbids it: as an error in the console it fails the test. */
function tellViolations(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`content security policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

function troublesOf(context: BrowserContext): string[] {
  const troubles: string[] = [];
  context.on("console", (message) => {
    const { url } = message.location();
    // Chromium asks for it once per context, in whichever test comes first; it has a test of its own.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) troubles.push(`console: ${message.text()} ${url}`);
  });
  context.on("weberror", (error) => troubles.push(`page error: ${error.error()}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    const { pathname } = new URL(request.url());
    // A page that is left takes with it what it was still reading: prefetches, the offers, the configuration, the shop's state. What changes
    // something, and what a signed-in user reads of their own, is never ended like that.
    const publicRead = ["/api/offers", "/api/config", "/api/shop"].includes(pathname);
    const left = reason === "net::ERR_ABORTED" && (!pathname.startsWith("/api/") || publicRead);
    if (!left) troubles.push(`request: ${reason} ${request.method()} ${request.url()}`);
  });
  return troubles;
}
