import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow, storedDraft, transition } from "#lib/shop/checkout/checkout-draft.ts";
import { eligibilityFrom, newGuest, type WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { stubWindow } from "@/tests/support/browser-window";
import { filledForm as form, user } from "@/tests/unit/filled-form";

const unreachable = { ok: false, code: "unreachable", status: null, body: null, message: "" };
const unauthorized = { ok: false, code: "unauthorized", status: 401, body: null, message: "Please sign in." };
const calls = vi.hoisted(() => ({ api: async (_path = ""): Promise<unknown> => undefined }));
vi.mock("#lib/browser/api/api-client.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/api/api-client.ts")>()),
  callApi: () => calls.api(),
}));
vi.mock("#lib/browser/account/call-as-user.ts", () => ({
  callAsUser: (_userId: string, path: string) => calls.api(path),
}));

const [product] = products as [Product];
const sent = (orderId: string, of: typeof user | null = null) =>
  transition(draftFromBuyNow(product, { orderId, form, user: of }), { type: "submit" });
const queued = (orderId: string, of: typeof user | null = null) => ({
  ...transition(sent(orderId, of), { type: "queue", message: null, answered: false }),
  queued_at: "2026-11-21T10:00:00.000Z",
});

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  vi.resetModules();
  browser = stubWindow();
  browser.localStorage.setItem("currentUser", JSON.stringify(user));
});
afterEach(() => vi.unstubAllGlobals());

const store = (draft: CheckoutDraft, key = "checkout_draft") =>
  browser.sessionStorage.setItem(key, JSON.stringify(storedDraft(draft)));
const inSession = (key = "checkout_draft") => JSON.parse(browser.sessionStorage.getItem(key) ?? "null");
const put = (key: string, value: unknown) => browser.localStorage.setItem(key, JSON.stringify(value));
const list = (key: string) => JSON.parse(browser.localStorage.getItem(key) ?? "[]") as ReturnType<typeof queued>[];

test("a sign-in that has ended says nothing about an order that was sent before: it is unknown and waits, never refused", async () => {
  const { placeOrder } = await import("#lib/browser/checkout/place-order.ts");
  const { syncQueue } = await import("#lib/browser/checkout/sync-queue.ts");
  const draft = sent("ENDED-SIGN-IN-ORDER1", user);
  store(draft);
  const answers = [unreachable, unauthorized];
  calls.api = async () => answers.shift() ?? unauthorized;
  expect((await placeOrder(draft, false)).type).toBe("queue");
  // The queue has sent it before, too.
  await syncQueue();
  expect(list("demo_orders").map(({ status }) => status.state)).toEqual(["queued"]);
  // Where nothing was sent before, the answer is clear.
  calls.api = async () => unauthorized;
  expect((await placeOrder(sent("NEVER-SENT-ORDER-001", user), false)).type).toBe("refused");
});

test("a sign-in doesn't put its parked draft over a guest's draft of unknown fate", async () => {
  const { publishSessionEvent } = await import("#lib/browser/account/session-events.ts");
  await import("#lib/browser/checkout/checkout-store.ts");
  const [guests, parked] = [sent("A-GUESTS-ORDER-00001"), sent("A-PARKED-ORDER-00001", user)];
  store(guests);
  store(parked, "checkout_draft_u1");
  publishSessionEvent({ type: "signed_in", userId: "u1" });
  expect([inSession(), inSession("checkout_draft_u1")]).toEqual([guests, parked].map(storedDraft));
});

test("an answer about the offers of who has signed out since sets no flag of the next customer", async () => {
  const { refreshOffers } = await import("#lib/browser/offers/use-offers.ts");
  const { rememberedUser } = await import("#lib/browser/account/remembered-user.ts");
  const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
  calls.api = async () => {
    rememberedUser.write(null);
    return { ok: true, data: { first_order: "claimed", ordered_before: false, samples: "used", eligible: true } };
  };
  await refreshOffers();
  expect(Object.keys(browser.localStorage)).toEqual([]);
  expect(knownEligibility(null)).toEqual(newGuest);
});

const none: WireOffers = { first_order: "none", ordered_before: false, samples: "available", eligible: false };
const claimed: WireOffers = { ...none, first_order: "claimed" };

/** What is asked of the server from now on; each is answered by a call. */
function unanswered() {
  const open: { path: string; answer: (offers: WireOffers) => void }[] = [];
  calls.api = (path = "") =>
    new Promise((resolve) => open.push({ path, answer: (data) => resolve({ ok: true, data }) }));
  return {
    open,
    answerTo: (path: string, offers: WireOffers) => open.find((one) => one.path === path)?.answer(offers),
  };
}

test("an answer from before a claim that comes after it doesn't take the offer off the bill", async () => {
  const { claimFirstOrder, refreshOffers } = await import("#lib/browser/offers/use-offers.ts");
  const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
  const { open, answerTo } = unanswered();
  const before = refreshOffers();
  const claim = claimFirstOrder(user.id);
  const meanwhile = refreshOffers();
  answerTo("/api/offers/first-order", claimed);
  await claim;
  for (const { path, answer } of open) if (path === "/api/offers") answer(none);
  await Promise.all([before, meanwhile]);
  expect(knownEligibility(user.id)).toEqual(eligibilityFrom(claimed, true));
});

test("what was asked after a claim is used, and an older answer that comes later is not", async () => {
  const { claimFirstOrder, refreshOffers } = await import("#lib/browser/offers/use-offers.ts");
  const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
  const { open, answerTo } = unanswered();
  const claim = claimFirstOrder(user.id);
  answerTo("/api/offers/first-order", claimed);
  await claim;
  const used: WireOffers = { ...none, first_order: "used" };
  const [first, second] = [refreshOffers(), refreshOffers()];
  open.at(-1)?.answer(used);
  await second;
  answerTo("/api/offers", claimed);
  await first;
  expect(knownEligibility(user.id)).toEqual(eligibilityFrom(used, true));
});

test("a change of an order in the second list is written there alone", async () => {
  const { putQueued } = await import("#lib/browser/checkout/queue.ts");
  put("demo_orders", [storedDraft(queued("FIRST-LIST-ORDER-001"))]);
  put("orders", [storedDraft(queued("SECOND-LIST-ORDER-01"))]);
  await putQueued({ ...queued("SECOND-LIST-ORDER-01"), queued_at: "2026-11-22T10:00:00.000Z" });
  expect(list("demo_orders").map(({ order_id }) => order_id)).toEqual(["FIRST-LIST-ORDER-001"]);
  expect(list("orders").map(({ queued_at }) => queued_at)).toEqual(["2026-11-22T10:00:00.000Z"]);
});

test("the offer's popup doesn't come over a queued order", async () => {
  const { popupIsDue } = await import("#lib/browser/account/offer-storage.ts");
  expect(popupIsDue.read()).toBe(true);
  for (const key of ["demo_orders", "orders"]) {
    put(key, [storedDraft(queued("A-WAITING-ORDER-0001"))]);
    expect(popupIsDue.read(), key).toBe(false);
    put(key, []);
  }
});

test("a draft that was sent can't be edited", async () => {
  const { editDraft, readDraft } = await import("#lib/browser/checkout/checkout-store.ts");
  const draft = sent("A-SENT-ORDER-0000001");
  store(draft);
  editDraft(draft.order_id, (now) => ({ ...now, final_amount: 1, status: { state: "editing" } }));
  expect(readDraft()).toEqual(draft);
});

const [unsent, submitted] = [
  draftFromBuyNow(product, { orderId: "SIGNED-OUT-ORDER-001", user }),
  sent("SENT-ORDER-000000001", user),
];
const load = () =>
  Promise.all([import("#lib/browser/account/session-events.ts"), import("#lib/browser/checkout/checkout-store.ts")]);

test("a sign-out parks a draft with an unknown outcome for its user until they sign in, removes one that was not sent, and leaves another user's", async () => {
  const [{ publishSessionEvent }] = await load();
  store(submitted);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect([inSession(), inSession("checkout_draft_u1")]).toEqual([null, storedDraft(submitted)]);
  publishSessionEvent({ type: "signed_in", userId: "u2" });
  expect(inSession()).toBeNull();
  publishSessionEvent({ type: "signed_in", userId: "u1" });
  expect([inSession(), inSession("checkout_draft_u1")]).toEqual([storedDraft(submitted), null]);
  store(unsent);
  publishSessionEvent({ type: "signed_out", userId: "u2" });
  expect(inSession()).toEqual(storedDraft(unsent));
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect([inSession(), inSession("checkout_draft_u1")]).toEqual([null, null]);
});

test("a checkout whose code is loaded after the sign-out follows it all the same", async () => {
  const { publishSessionEvent } = await import("#lib/browser/account/session-events.ts");
  store(unsent);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect(inSession()).toEqual(storedDraft(unsent));
  await import("#lib/browser/checkout/checkout-store.ts");
  expect(inSession()).toBeNull();
});

test("a response that comes after the sign-out is written into the parked draft", async () => {
  const [{ publishSessionEvent }, { dispatch, isDiscarded }] = await load();
  store(submitted);
  publishSessionEvent({ type: "signed_out", userId: "u1" });
  expect(isDiscarded(submitted)).toBe(false);
  expect(dispatch(submitted, { type: "queue", message: null, answered: false })).toBe(false);
  expect(inSession("checkout_draft_u1").status.state).toBe("queued");
});
