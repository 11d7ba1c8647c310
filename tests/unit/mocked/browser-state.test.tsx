import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newLine, storedCart } from "#lib/shop/cart/cart.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow, storedDraft } from "#lib/shop/checkout/checkout-draft.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { stubWindow } from "@/tests/support/browser-window";
import { filledForm, user } from "@/tests/unit/filled-form";

const unreachable = vi.hoisted(() => ({ ok: false, code: "unreachable", status: null, body: null, message: "" }));
const calls = vi.hoisted(() => ({ api: (_body: unknown): unknown => unreachable }));
vi.mock("#lib/browser/api/api-client.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/api/api-client.ts")>()),
  callApi: async (_path: string, _schema: unknown, { body }: { body: unknown }) => calls.api(body),
}));
vi.mock("#lib/browser/offers/use-offers.ts", () => ({ refreshOffers: async () => {} }));

const [product] = products as [Product];
const draftNamed = (orderId: string) => ({
  ...draftFromBuyNow(product, { orderId, form: filledForm }),
  status: { state: "submitting" } as const,
});
const noAnswer = { type: "queue", message: null, answered: false } as const;
const order = { ...placeholderOrders[0], order_id: "LATE-ORDER-000000001" } as (typeof placeholderOrders)[number];

let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  vi.resetModules();
  browser = stubWindow();
  calls.api = () => unreachable;
});
afterEach(() => vi.unstubAllGlobals());

const stored = (key: string) => browser.localStorage.getItem(key);
const parsed = (key: string) => JSON.parse(stored(key) ?? "null");
const store = (key: string, value: unknown) => browser.localStorage.setItem(key, JSON.stringify(value));
const storeDraft = (draft: CheckoutDraft) =>
  browser.sessionStorage.setItem("checkout_draft", JSON.stringify(storedDraft(draft)));

test("an order that the full storage refused is nowhere afterwards, and not shown as saved on another page", async () => {
  const { enqueue, queuedOrders } = await import("#lib/browser/checkout/queue.ts");
  browser.fill();
  expect(await enqueue(draftNamed("FULL-STORAGE-0000001"), noAnswer)).toBe(false);
  expect(queuedOrders()).toEqual([]);
});

test("a late answer takes nothing from the checkout that has begun since", async () => {
  const { savePendingProduct } = await import("#lib/browser/checkout/buy-now.ts");
  const { finishCheckout } = await import("#lib/browser/checkout/finish-checkout.ts");
  const waiting = storedCart([newLine({ ...product, price: 0, qty: 1 }, 1)]);
  store("temp-selected-samples", waiting);
  storeDraft(draftNamed("THE-NEXT-CHECKOUT-01"));
  savePendingProduct(product, "");
  finishCheckout(draftNamed(order.order_id), order);
  expect(parsed("temp-selected-samples")).toEqual(waiting);
  expect(stored("pending_product")).not.toBeNull();
});

test("an order that is given up while it is sent a second time is not saved on the device", async () => {
  const draft = draftNamed("GIVEN-UP-ORDER-00001");
  storeDraft(draft);
  const { discardDraft } = await import("#lib/browser/checkout/checkout-store.ts");
  const { placeOrder } = await import("#lib/browser/checkout/place-order.ts");
  let sent = 0;
  calls.api = () => {
    sent += 1;
    if (sent === 2) discardDraft();
    return unreachable;
  };
  expect((await placeOrder(draft, false)).type).toBe("unknown");
  expect(sent).toBe(2);
  expect(stored("demo_orders")).toBeNull();
});

test("an order has the language of the page on which it is placed, also one that waited in another, and keeps it while it waits on the device", async () => {
  const sent: (string | undefined)[] = [];
  calls.api = (body) => {
    sent.push(JSON.parse(JSON.stringify(body)).language);
    return unreachable;
  };
  const draft = draftNamed("IN-A-LANGUAGE-000001");
  for (const [language, of, expected] of [
    ["ta", draft, "ta"],
    ["en", draft, undefined],
    ["en", { ...draft, language: "ta" as const }, undefined],
  ] as const) {
    sent.length = 0;
    storeDraft(of);
    await placeOn(language, of);
    // As another page reads it.
    vi.resetModules();
    const { syncQueue } = await import("#lib/browser/checkout/sync-queue.ts");
    await syncQueue();
    expect(sent).toEqual([expected, expected, expected]);
    browser.localStorage.removeItem("demo_orders");
  }
});

async function placeOn(language: "en" | "ta", draft: CheckoutDraft): Promise<void> {
  const { LanguageContext } = await import("#lib/browser/language/texts.ts");
  const { usePlaceOrder } = await import("#lib/browser/checkout/use-place-order.ts");
  let placing: ReturnType<typeof usePlaceOrder> | undefined;
  function Page() {
    placing = usePlaceOrder();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageContext value={{ language }}>
        <Page />
      </LanguageContext>
    </QueryClientProvider>,
  );
  await placing?.mutateAsync(draft);
}

test("an order that is discarded while it is being sent stays discarded", async () => {
  const draft = draftNamed("THROWN-AWAY-ORDER-01");
  const { enqueue, queuedOrders, discardOrder } = await import("#lib/browser/checkout/queue.ts");
  const { syncQueue } = await import("#lib/browser/checkout/sync-queue.ts");
  await enqueue(draft, noAnswer);
  calls.api = async () => {
    await discardOrder(draft.order_id);
    return unreachable;
  };
  await syncQueue();
  expect(queuedOrders()).toEqual([]);
});

test("after signing out none of the four flags of offers is left for the next one, nor that samples were had", async () => {
  const { hideUserData } = await import("#lib/browser/account/user-storage.ts");
  const flags = ["firstOrderDiscountClaimed", "firstOrderDiscountUsed", "hasDiscountEligibility", "freeSamplesClaimed"];
  const all = [...flags, "free_samples_used"];
  for (const key of all) browser.localStorage.setItem(key, "true");
  hideUserData("u1");
  expect(all.map(stored)).toEqual(all.map(() => null));
});

test("what shows a stored value is notified when another tab clears everything", async () => {
  const { storageItem } = await import("#lib/browser/storage/storage-item.ts");
  const read = (value: unknown) => (typeof value === "boolean" ? value : undefined);
  const flag = storageItem("localStorage", "some_flag", read, false);
  browser.localStorage.setItem("some_flag", "true");
  const seen: boolean[] = [];
  flag.subscribe(() => seen.push(flag.read()));
  browser.localStorage.removeItem("some_flag");
  browser.changedElsewhere(null);
  expect(seen).toEqual([false]);
});

test("what shows a stored value is notified when Back brings its page back from the browser's memory", async () => {
  const { cartItem } = await import("#lib/browser/cart/use-cart.ts");
  const counted: number[] = [];
  const leave = cartItem.subscribe(() => counted.push(cartItem.read().length));
  store("cart", storedCart([newLine({ ...product, qty: 1 }, 2)]));
  browser.shown({ persisted: false });
  expect(counted).toEqual([]);
  browser.shown({ persisted: true });
  expect(counted).toEqual([1]);
  leave();
  browser.shown({ persisted: true });
  expect(counted).toEqual([1]);
});

test("removing one's details removes their unreadable copies, too", async () => {
  const { deleteUserData, profileItem } = await import("#lib/browser/account/user-storage.ts");
  browser.localStorage.setItem("profile_u1", '{"phone": 9876543210');
  expect(profileItem("u1").read()).toBeNull();
  expect(stored("unreadable:profile_u1")).toContain("9876543210");
  browser.sessionStorage.setItem("unreadable:checkout_draft", "torn");
  deleteUserData("u1");
  for (const area of [browser.localStorage, browser.sessionStorage])
    expect(Object.keys(area).filter((key) => key.startsWith("unreadable:"))).toEqual([]);
});

test("a guest's order is remembered, and marks the offer as used if it had it; a user's is not, and removing one's details removes the list", async () => {
  const { markOrdered, deleteUserData } = await import("#lib/browser/account/user-storage.ts");
  const { phoneOfOrder } = await import("#lib/browser/account/device-orders.ts");
  const guests = { ...order, user_id: null, guest_phone: "9876543210", discount_kind: null };
  const users = { ...order, user_id: "u1", order_id: "OF-A-USER-0000000001" };
  markOrdered(guests);
  expect(stored("firstOrderCompleted_guest")).toBeNull();
  markOrdered({ ...guests, discount_kind: "first_order" });
  expect(stored("firstOrderCompleted_guest")).toBe("true");
  markOrdered(users);
  expect(parsed("device_orders")).toMatchObject([{ order_id: guests.order_id }]);
  expect([phoneOfOrder(guests.order_id), phoneOfOrder(users.order_id)]).toEqual(["9876543210", null]);
  deleteUserData("u1");
  expect(parsed("device_orders") ?? []).toEqual([]);
});

test("a user's order is in their own list, and in the profile that a sign-in made", async () => {
  const { finishCheckout } = await import("#lib/browser/checkout/finish-checkout.ts");
  const { saveProfile, markOffers } = await import("#lib/browser/account/user-storage.ts");
  saveProfile(user);
  const fresh = { name: "Meena", email: user.email, isFirstTimeOrder: true, offerClaimed: false };
  expect(parsed("profile_u1")).toMatchObject(fresh);
  markOffers("u1", { signedIn: true, firstOrder: "claimed", samples: "available", eligible: true });
  expect(parsed("profile_u1")).toMatchObject({ offerClaimed: true });
  finishCheckout(draftNamed(order.order_id), { ...order, user_id: "u1" });
  const { order_id, created_at } = order;
  expect(parsed("orders_u1")).toEqual([{ order_id, user_id: "u1", created_at }]);
  saveProfile(user);
  expect(parsed("profile_u1").isFirstTimeOrder).toBe(false);
});

test("a typed address is saved after the order if its user ticked that, and no trouble with it touches the order", async () => {
  const { finishCheckout } = await import("#lib/browser/checkout/finish-checkout.ts");
  const draft = { ...draftNamed(order.order_id), isAuthenticated: true, user_id: "u1" };
  const placed = { ...order, user_id: "u1" };
  const finish = (other: object) => finishCheckout({ ...draft, ...other }, placed);
  for (const other of [{ savesAddress: null }, { savesAddress: false }, { savesAddress: true, usesSavedAddress: true }])
    finish(other);
  finish({ savesAddress: true, form: { ...filledForm, guest_phone: "123" } });
  finish({ savesAddress: true, user_id: null });
  expect(stored("address_u1")).toBeNull();
  finish({ savesAddress: true });
  expect(parsed("address_u1")).toMatchObject({ fullName: "Meena", addressLine1: "14 Kutchery Road" });
  browser.localStorage.removeItem("address_u1");
  browser.fill();
  expect(() => finish({ savesAddress: true })).not.toThrow();
});

test("samples that wait for Buy Now go with no order of a user who has had theirs; a guest's do", async () => {
  const { bringSamplesToCart, temporarySamples } = await import("#lib/browser/cart/use-samples.ts");
  const samples = [newLine({ ...product, price: 0, qty: 1 }, 1)];
  const [waiting, cart] = [storedCart(samples), storedCart([newLine({ ...product, qty: 1 }, 2)])];
  const all = { "temp-selected-samples": waiting, cart, free_samples_used: true, currentUser: user };
  for (const [key, value] of Object.entries(all)) store(key, value);
  expect(temporarySamples()).toEqual([]);
  bringSamplesToCart();
  expect(parsed("cart")).toEqual(cart);
  browser.localStorage.removeItem("currentUser");
  expect(temporarySamples()).toEqual(samples);
  bringSamplesToCart();
  expect(parsed("cart")).toEqual([...cart, ...waiting]);
});
