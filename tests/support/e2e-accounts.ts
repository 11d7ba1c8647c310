import type { Page } from "@playwright/test";
import { newProfile } from "#lib/shop/account/profile.ts";
import type { User } from "#lib/shop/account/user.ts";
import { EMULATOR_PROJECT } from "#lib/shop/http/public-config.ts";
import { emulatorPort } from "./e2e-auth-emulator";
import { serveShop } from "./e2e-shop";
import { seed } from "./e2e-shopper";
import { test as base, expect } from "./e2e-test";

type OobCode = { email: string; requestType: string; oobLink: string };
export type Emulator = Awaited<ReturnType<typeof theEmulator>>;

/** The run's Auth emulator, which all workers share: a test makes accounts of its own in it. */
async function theEmulator() {
  const port = await emulatorPort();
  const url = `http://127.0.0.1:${port}`;
  const admin = `${url}/identitytoolkit.googleapis.com/v1/projects/${EMULATOR_PROJECT}`;
  const post = async (path: string, body: object, owner = {}) => {
    const headers = { "Content-Type": "application/json", ...owner };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const asOwner = { Authorization: "Bearer owner" };
  const asAnybody = (call: string, body: object) =>
    post(`${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=test`, { ...body, returnSecureToken: true });
  return {
    port,
    url,
    /** The links of the mails that it would have sent, oldest first. */
    async links(email: string, requestType: "VERIFY_EMAIL" | "PASSWORD_RESET"): Promise<string[]> {
      const answer = await fetch(`${url}/emulator/v1/projects/${EMULATOR_PROJECT}/oobCodes`);
      const { oobCodes } = (await answer.json()) as { oobCodes: OobCode[] };
      return oobCodes.filter((code) => code.email === email && code.requestType === requestType).map((c) => c.oobLink);
    },
    /** Makes an account without a browser. */
    async addUser(user: { email: string; password: string; displayName?: string; emailVerified?: boolean }) {
      return ((await post(`${admin}/accounts`, user, asOwner)) as { localId: string }).localId;
    },
    /** Changes an account as the project's owner may. */
    update: (localId: string, change: object) => post(`${admin}/accounts:update`, { localId, ...change }, asOwner),
    /** Makes an account without a browser, and signs in to it. */
    async signUp({ email, password, name: displayName }: Newcomer) {
      const account = await asAnybody("signUp", { email, password, displayName });
      return account as { localId: string; idToken: string; refreshToken: string };
    },
    async signIn(email: string, password: string): Promise<string> {
      return ((await asAnybody("signInWithPassword", { email, password })) as { idToken: string }).idToken;
    },
  };
}

/** A browser test at a shop with accounts. */
export const test = base.extend<{ leaving: undefined }, { emulator: Emulator }>({
  leaving: [
    async ({ guard }, use) => {
      // A page that is left while it asks who is signed in takes the question with it; nothing is lost by that.
      guard.allow(/ERR_ABORTED GET .*\/api\/(config|orders\?)/);
      await use(undefined);
    },
    { auto: true },
  ],
  emulator: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => use(await theEmulator()),
    { scope: "worker", timeout: 360_000 },
  ],
  shop: [
    async ({ emulator }, use) => {
      const shop = await serveShop({ AUTH_EMULATOR_PORT: String(emulator.port) });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker" },
  ],
});

const PASSWORD = "tamarind-7";
let people = 0;

/** Somebody whom this shop has never seen. */
export function newcomer(name = "Kamala Raghavan") {
  people += 1;
  const email = `${name.split(" ")[0]?.toLowerCase()}.${Date.now()}.${process.pid}.${people}@customer.example`;
  return { name, email, phone: "9876501234", password: PASSWORD };
}
export type Newcomer = ReturnType<typeof newcomer>;

const main = (page: Page) => page.getByRole("main");

export async function fillRegister(page: Page, person: Partial<Newcomer> & { confirm?: string }): Promise<void> {
  const fields = {
    "Full name": person.name,
    Email: person.email,
    "Phone number": person.phone,
    Password: person.password,
    "Confirm password": person.confirm ?? person.password,
  };
  for (const [label, text] of Object.entries(fields))
    if (text !== undefined) await main(page).getByLabel(label, { exact: true }).fill(text);
}

export const createButton = (page: Page) => main(page).getByRole("button", { name: "Create Account" });
export const signInButton = (page: Page) => main(page).getByRole("button", { name: "Sign In", exact: true });

/**
 * Resolves once the page has rendered an h1 with this text. The heading is shown for 1.2 s only, and polling can miss it on a busy
 * machine, so a MutationObserver in the page waits for it. Call it before the action that leads there.
 */
export async function headingSeen(page: Page, title: string): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const look = () => {
          for (const heading of document.querySelectorAll("h1"))
            if (heading.textContent === text && heading.checkVisibility()) resolve();
        };
        new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
        look();
      }),
    title,
  );
}

/** Makes an account on /register and waits until the shop has led on. */
export async function registerAt(page: Page, person: Newcomer): Promise<void> {
  await page.goto("/register");
  await fillRegister(page, person);
  const seen = headingSeen(page, "Account Created!");
  await createButton(page).click();
  await seen;
  await expect(page).toHaveURL(/\/#categories$/);
}

/**
 * Makes an account and signs this browser in to it, by what the SDK and the shop store: for tests of what comes after. registerAt()
 * goes the whole way, which takes three seconds.
 * @returns the person, and the account's id
 */
export async function signedIn<P extends Newcomer>(page: Page, emulator: Emulator, person: P) {
  const { localId: id, idToken: accessToken, refreshToken } = await emulator.signUp(person);
  const { email, name, phone } = person;
  const user: User = { id, email, user_metadata: { full_name: name }, emailVerified: false };
  const stsTokenManager = { accessToken, refreshToken, expirationTime: Date.now() + 3_600_000 };
  await seed(page, {
    // The SDK takes it over into its own database.
    "firebase:authUser:emulator:[DEFAULT]": {
      uid: id,
      email,
      emailVerified: false,
      displayName: name,
      isAnonymous: false,
      stsTokenManager,
    },
    currentUser: user,
    [`profile_${id}`]: { ...newProfile(user, true), phone },
  });
  return { ...person, id };
}

/** Signs this browser in to a new account that has claimed the first-order offer. */
export async function claimant(page: Page, emulator: Emulator) {
  const person = await signedIn(page, emulator, newcomer());
  await page.goto("/first-order");
  await expect(page).toHaveURL(/\/category\/[a-z-]+$/);
  return person;
}

export async function typeSignIn(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel("Email", { exact: true }).fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await signInButton(page).click();
}

/** Signs in on /login and waits until the shop has led on to `then`. */
export async function signInAt(page: Page, { email, password }: Newcomer, path = "/login", then = "/"): Promise<void> {
  await page.goto(path);
  const seen = headingSeen(page, "Welcome Back!");
  await typeSignIn(page, email, password);
  await seen;
  await expect(page).toHaveURL(then);
}

export const accountButton = (page: Page) => page.getByRole("button", { name: /^Your account/ });

export async function signOutByMenu(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.locator("#user-menu").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
}

export const addressOf = (person: Newcomer) => ({
  "Full name": person.name,
  "Phone number": person.phone,
  "Address line 1": "7 Sannathi Street",
  "Address line 2": "Triplicane",
  Pincode: "600005",
  City: "Chennai",
  Landmark: "the temple tank",
});

/** Fills the address modal and saves it; the pincode fills in the state. */
export async function saveAddressInModal(page: Page, person: Newcomer): Promise<void> {
  const modal = page.getByRole("dialog");
  await expect(modal).toBeVisible();
  for (const [label, text] of Object.entries(addressOf(person))) await modal.getByLabel(label).fill(text);
  await modal.getByRole("button", { name: "Save Address" }).click();
  await expect(modal).toBeHidden();
}
