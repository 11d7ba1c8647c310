import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newProfile } from "#lib/shop/account/profile.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { addressForCheckout, emptyAddress } from "#lib/shop/checkout/saved-address.ts";
import { noAddress } from "#lib/shop/customer/address-line.ts";
import { eachWish } from "#lib/shop/order/order-facts.ts";
import { orderFingerprint, orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { stubWindow } from "@/tests/support/browser-window";
import { filledForm as form, user } from "@/tests/unit/filled-form";

const sent = vi.hoisted(() => [] as Record<string, unknown>[]);
vi.mock("#lib/browser/api/api-client.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/api/api-client.ts")>()),
  callApi: async (_path: string, _schema: unknown, { body }: { body: Record<string, unknown> }) => {
    sent.push(body);
    return { ok: false, code: "unreachable", status: null, body: null, message: "" };
  },
}));
vi.mock("#lib/browser/offers/use-offers.ts", () => ({ refreshOffers: async () => {} }));

const [product] = products as [Product];
const street = { addressLine1: "7 Sannathi Street", city: "Chennai", state: "Tamil Nadu", pincode: "600005" };
const address = { ...emptyAddress, ...street, fullName: "Meena Devi", phone: "9876500002" };
const guests = (other: object = {}) => ({ ...draftFromBuyNow(product, { orderId: "KNOWN-DETAILS-ORDER1" }), ...other });
const order = { ...(placeholderOrders[0] ?? expect.fail()), order_id: "KNOWN-DETAILS-ORDER1" };

const line = "14 Kutchery Road, Chennai, Tamil Nadu - 600004";
let browser: ReturnType<typeof stubWindow>;
beforeEach(() => {
  vi.resetModules();
  browser = stubWindow();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const store = (key: string, value: unknown) => browser.localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string) => JSON.parse(browser.localStorage.getItem(key) ?? "null");
const draftNow = (): CheckoutDraft => JSON.parse(browser.sessionStorage.getItem("checkout_draft") ?? "null");
const signIn = () => {
  store("currentUser", user);
  store("profile_u1", { ...newProfile(user, true), phone: "9876500001" });
};

// promise: Order sent to the backend: order_id, user_id, guest_*, state, items, total_price, payment_status, delivery_date,
//   status, isFirstTimeOrder
test("the browser's order has each field of the specification, and those beside the fingerprint's change nothing", async () => {
  const { sendDraft } = await import("#lib/browser/checkout/place-order.ts");
  await sendDraft(guests({ form }));
  const [body] = sent;
  const { guest_name, guest_phone, guest_email } = form;
  expect(body).toEqual({
    order_id: "KNOWN-DETAILS-ORDER1",
    user_id: null,
    guest_name,
    guest_phone,
    guest_email,
    state: "Tamil Nadu",
    guest_address: line,
    guest_city: "Chennai",
    guest_pincode: "600004",
    address: { ...noAddress, line1: form.line1, city: form.city, state: form.state, pincode: form.pincode },
    ...eachWish(() => ""),
    items: [{ name: product.name, qty: 1, price: product.price }],
    total_price: product.price,
    payment_status: "confirmed",
    status: "pending",
    isFirstTimeOrder: true,
    delivery_date: expect.stringMatching(/\d days$/),
    language: undefined,
  });
  const print = (other: object) => orderFingerprint(orderRequestSchema.parse({ ...body, ...other }), null);
  const others = { payment_status: "x", delivery_date: "x", status: "x", user_id: "x", isFirstTimeOrder: false };
  expect(print(others)).toBe(print({}));
});

test("a guest's order is their first unless this browser has another of a guest's, sent or waiting", async () => {
  const saysFirst = async () => {
    vi.resetModules();
    const { sendDraft } = await import("#lib/browser/checkout/place-order.ts");
    await sendDraft(guests({ form }));
    return sent.at(-1)?.isFirstTimeOrder;
  };
  const other = { order_id: "ANOTHER-ORDER-000001", user_id: null };
  // It may be among the waiting ones itself.
  store(
    "demo_orders",
    [{ user_id: "u2" }, { order_id: "KNOWN-DETAILS-ORDER1" }].map((own) => ({ ...other, ...own })),
  );
  expect(await saysFirst()).toBe(true);
  store("demo_orders", [other]);
  expect(await saysFirst()).toBe(false);
  store("demo_orders", []);
  const { rememberOrder } = await import("#lib/browser/account/device-orders.ts");
  rememberOrder({ ...order, order_id: "ANOTHER-ORDER-000001" });
  expect(await saysFirst()).toBe(false);
});

test("a checkout begun as a guest gets the phone typed at Register, and the saved address where none was typed", async () => {
  const { draftForUser } = await import("#lib/shop/checkout/checkout-draft.ts");
  const { storedDetails } = await import("#lib/browser/account/user-storage.ts");
  signIn();
  const draft = draftForUser(guests(), user, storedDetails("u1"));
  expect(draft.form).toMatchObject({ guest_name: "Meena", guest_phone: "9876500001", guest_email: user.email });
  expect(draft.usesSavedAddress).toBe(false);
  store("address_u1", address);
  const [asSaved, asTyped] = [guests(), guests({ form })].map((draft) =>
    draftForUser(draft, user, storedDetails("u1")),
  );
  expect(asSaved).toMatchObject({ usesSavedAddress: true, form: addressForCheckout(address) });
  expect(asTyped).toMatchObject({ usesSavedAddress: false, form: { ...form, guest_email: user.email } });
});

// promise: A saved address is chosen at checkout
test("a new checkout has the saved address chosen, also after an order to another one, but not over one that is being typed", async () => {
  const { startBuyNow } = await import("#lib/browser/checkout/buy-now.ts");
  signIn();
  store("address_u1", address);
  store("checkout_details", { user_id: "u1", form });
  startBuyNow(product);
  expect(draftNow()).toMatchObject({ usesSavedAddress: true, form: addressForCheckout(address) });
  expect(draftNow().form.guest_phone).toBe("9876543210");
  startBuyNow(product);
  expect(draftNow().usesSavedAddress).toBe(true);
  const { editDraft } = await import("#lib/browser/checkout/checkout-store.ts");
  editDraft(draftNow().order_id, (now) => ({ ...now, usesSavedAddress: false, form }));
  startBuyNow(product);
  expect(draftNow()).toMatchObject({ usesSavedAddress: false, form: { line1: form.line1 } });
});

test("after an order the profile knows the address and the phone number, and what it knew before stays", async () => {
  const { finishCheckout } = await import("#lib/browser/checkout/finish-checkout.ts");
  store("currentUser", user);
  store("profile_u1", newProfile(user, true));
  const draft = guests({ isAuthenticated: true, user_id: "u1", form, savesAddress: true });
  finishCheckout({ ...draft, savesAddress: false }, { ...order, user_id: "u1" });
  expect(stored("profile_u1")).toMatchObject({ address: "", phone: "" });
  finishCheckout(draft, { ...order, user_id: "u1" });
  const known = { phone: form.guest_phone, address: line, state: form.state };
  expect(stored("profile_u1")).toMatchObject(known);
  finishCheckout({ ...draft, form: { ...form, guest_phone: "9876500009", line1: "2 West Street" } }, order);
  expect(stored("profile_u1")).toMatchObject(known);
});

test("a signed-out user's pincode is not in the next guest's checkout", async () => {
  const { hideUserData } = await import("#lib/browser/account/user-storage.ts");
  const { startBuyNow } = await import("#lib/browser/checkout/buy-now.ts");
  store("delivery_pincode", form.pincode);
  hideUserData("u1");
  startBuyNow(product);
  expect(draftNow().form).toEqual(emptyCheckoutForm);
});

// promise: Accounts that aren't set up show no offer
test("where accounts aren't set up, old flags of a user make no offer", async () => {
  signIn();
  store("firstOrderDiscountClaimed", true);
  const known = async () => {
    vi.resetModules();
    const { rememberedUser } = await import("#lib/browser/account/remembered-user.ts");
    const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
    return [rememberedUser.read()?.id, knownEligibility()];
  };
  expect(await known()).toMatchObject(["u1", { signedIn: true, firstOrder: "claimed" }]);
  vi.stubGlobal("document", { documentElement: { dataset: { accounts: "none" } } });
  expect(await known()).toMatchObject([undefined, { signedIn: false, firstOrder: "unavailable" }]);
  expect(stored("currentUser")).toEqual(user);
});
