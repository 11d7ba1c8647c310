import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { draftFromBuyNow, storedDraft, transition } from "#lib/shop/checkout/checkout-draft.ts";
import { stubWindow } from "@/tests/support/browser-window";
import { user } from "./filled-form";

const [product] = products as [Product];
const editing = draftFromBuyNow(product, { orderId: "SIGNED-OUT-ORDER-001", user });
const [draft, sent] = [storedDraft(editing), storedDraft(transition(editing, { type: "submit" }))];

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  vi.resetModules();
  browser = stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

const load = () =>
  Promise.all([import("#lib/browser/account/session-events.ts"), import("#lib/browser/checkout/checkout-store.ts")]);
const stored = (key: string) => JSON.parse(browser.sessionStorage.getItem(key) ?? "null");
const store = (value: unknown) => browser.sessionStorage.setItem("checkout_draft", JSON.stringify(value));

test("a sign-out parks a draft with an unknown outcome for its user, and their sign-in restores it", async () => {
  const [{ publishSessionEvent }] = await load();
  store(sent);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect([stored("checkout_draft"), stored("checkout_draft_u1")]).toEqual([null, sent]);
  publishSessionEvent({ type: "signed_in", userId: "u2" });
  expect(stored("checkout_draft")).toBeNull();
  publishSessionEvent({ type: "signed_in", userId: "u1" });
  expect([stored("checkout_draft"), stored("checkout_draft_u1")]).toEqual([sent, null]);
});

test("a sign-out removes a draft that was not sent, and leaves another user's", async () => {
  const [{ publishSessionEvent }] = await load();
  store(draft);
  publishSessionEvent({ type: "signed_out", userId: "u2" });
  expect(stored("checkout_draft")).toEqual(draft);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect([stored("checkout_draft"), stored("checkout_draft_u1")]).toEqual([null, null]);
});

test("a checkout whose code is loaded after the sign-out follows it all the same", async () => {
  const { publishSessionEvent } = await import("#lib/browser/account/session-events.ts");
  store(draft);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect(stored("checkout_draft")).toEqual(draft);
  await import("#lib/browser/checkout/checkout-store.ts");
  expect(stored("checkout_draft")).toBeNull();
});

test("a response that comes after the sign-out is written into the parked draft", async () => {
  const [{ publishSessionEvent }, { dispatch, isDiscarded }] = await load();
  store(sent);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect(isDiscarded(sent)).toBe(false);
  expect(dispatch(sent, { type: "queue", message: null, answered: false })).toBe(false);
  expect(stored("checkout_draft_u1").status.state).toBe("queued");
});
