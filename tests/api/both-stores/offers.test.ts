import { expect, test, vi } from "vitest";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { paid, phoneOf, sample, staffToken } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";

const unknown = { first_order: "none", ordered_before: false, samples: "available", eligible: false };
const signedIn = { ...unknown, eligible: true };

// promise: First-order discount: unclaimed, claimed, used
test("the offer is none, claimed and used: for the account, and for the browser it was claimed in", async () => {
  const shop = await shopWithOffers();
  expect(await shop.offers()).toEqual(unknown);
  expect(await shop.offers({ uid: "u" })).toEqual(signedIn);
  const cookie = await shop.claim("u");
  expect(await shop.offers({ uid: "u" })).toEqual({ ...signedIn, first_order: "claimed" });
  expect(await shop.offers({ cookie })).toEqual({ ...unknown, first_order: "claimed" });
  expect(await shop.offers()).toEqual(unknown);

  const { status, body, headers } = await shop.order(onePack(100), { uid: "u" });
  expect([status, body.order?.discount_kind, body.order?.user_id]).toEqual([201, "first_order", "u"]);
  expect(body.order).toMatchObject({ discount_amount: 100, total_price: 100, isFirstTimeOrder: true });
  expect(headers.get("set-cookie")).toMatch(/^first_order_claim=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  expect(await shop.offers({ uid: "u" })).toEqual({ ...signedIn, first_order: "used" });
  expect(await shop.offers({ cookie })).toEqual({ ...unknown, first_order: "used" });
  const again = await shop.call("POST", "/api/offers/first-order", { token: tokenOf("u") });
  expect([again.status, again.body.code]).toEqual([422, "offer_unavailable"]);
  expect(again.body.error).toBe("You have already used your first order discount!");
  expect(again.headers.get("set-cookie")).toBeNull();
});

test("a guest in the browser that claimed uses up the account's offer, and the order stays a guest's", async () => {
  const shop = await shopWithOffers();
  const cookie = await shop.claim("u");
  const sent = onePack(100);
  const { status, body, headers } = await shop.order(sent, { cookie });
  expect([status, body.order?.discount_kind, body.order?.user_id]).toEqual([201, "first_order", null]);
  expect(headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await shop.order(sent, { cookie })).headers.get("idempotent-replayed")).toBe("true");
  expect((await shop.offers({ uid: "u" })).first_order).toBe("used");
});

test("a claim is repeated without harm: each browser's cookie holds", async () => {
  const shop = await shopWithOffers();
  const cookies = await Promise.all([shop.claim("u"), shop.claim("u"), shop.claim("u")]);
  for (const cookie of cookies) expect((await shop.offers({ cookie })).first_order).toBe("claimed");
});

// promise: First order: true when no order belongs to the user
test("a customer who has ordered at full price has not used the offer: they can't claim it, and the message says what it is for", async () => {
  const shop = await shopWithOffers();
  await shop.order(onePack(200), { uid: "u" });
  expect(await shop.offers({ uid: "u" })).toEqual({ ...signedIn, ordered_before: true });
  const claim = await shop.call("POST", "/api/offers/first-order", { token: tokenOf("u") });
  expect([claim.status, claim.body.code]).toEqual([422, "offer_unavailable"]);
  expect(claim.body.error).toBe("The 50% offer is for a first order");
  expect(claim.headers.get("set-cookie")).toBeNull();
  // A customer who orders with it all the same reads why the total is another.
  const asked = await shop.order(onePack(100), { uid: "u" });
  expect([asked.status, asked.body.code, asked.body.quote?.total_price]).toEqual([409, "price_changed", 200]);
  expect(asked.body.error).toContain("The 50% offer is for a first order, and this account has ordered before.");
});

test("an adopted order of before ends a claim without using the offer", async () => {
  const shop = await shopWithOffers();
  const cookie = await shop.claim("u");
  await shop.claim("other");
  const { body } = await shop.order(onePack(200));
  const adopted = await shop.inside(async () => {
    const { openStore } = await import("#lib/server/store/open-store.ts");
    return openStore().update(body.order?.order_id ?? "", (order) => ({
      order: { ...order, user_id: "u" },
      messages: [],
    }));
  });
  expect(adopted?.user_id).toBe("u");
  for (const who of [{ uid: "u" }, { cookie }])
    expect(await shop.offers(who)).toMatchObject({ first_order: "none", ordered_before: true });
  expect((await shop.offers({ uid: "other" })).first_order).toBe("claimed");
});

test("a shop without accounts offers nothing that only accounts can claim", async () => {
  const shop = await freshShop({ HOST: "0.0.0.0" });
  const { body } = await shop.call("GET", "/api/offers", {});
  expect(body).toMatchObject({ first_order: "unavailable", samples: "available", eligible: false });
});

// promise: Once per customer
test("a phone number that has used the offer can't use it again, for whatever account", async () => {
  const shop = await shopWithOffers();
  await shop.claim("one");
  await shop.claim("two");
  expect((await shop.order(onePack(100), { uid: "one" })).status).toBe(201);
  const { status, body } = await shop.order(onePack(100), { uid: "two" });
  expect([status, body.code, body.quote?.total_price, body.quote?.discount_kind]).toEqual([
    409,
    "price_changed",
    200,
    null,
  ]);
  expect(body.error).toContain("or phone number");
  const other = await shop.order(onePack(100, { guest_phone: phoneOf(1) }), { uid: "two" });
  expect([other.status, other.body.order?.total_price]).toEqual([201, 100]);
});

test("with a token the cookie is not looked at; with a token that is none, nothing is", async () => {
  const shop = await shopWithOffers();
  const cookie = await shop.claim("u");
  expect(await shop.offers({ uid: "other", cookie })).toEqual(signedIn);
  const headers = { cookie };
  expect((await shop.call("GET", "/api/offers", { headers, token: "rubbish" })).status).toBe(401);
  const staffs = await shop.call("GET", "/api/offers", { headers, token: staffToken });
  expect(staffs.body).toMatchObject(unknown);
});

// promise: 30 orders a minute and address ... and claims
test("only a user may claim, and not without end", async () => {
  const shop = await shopWithOffers({ RATE_LIMIT: "on" });
  const claim = (token?: string) => shop.call("POST", "/api/offers/first-order", token ? { token } : {});
  expect((await claim()).status).toBe(401);
  expect((await claim(staffToken)).status).toBe(401);
  for (let n = 0; n < 30; n++) await claim(tokenOf("u"));
  expect((await claim(tokenOf("u"))).status).toBe(429);
});

// promise: The claim's cookie: HttpOnly, SameSite=Lax, Secure beyond localhost
test("the cookie is closed to scripts and other sites, ends after 30 days, and is Secure beyond localhost", async () => {
  const shop = await shopWithOffers();
  const { headers } = await shop.call("POST", "/api/offers/first-order", { token: tokenOf("u") });
  const attributes = "; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax";
  expect(headers.get("set-cookie")).toMatch(new RegExp(`^first_order_claim=[\\w.-]+${attributes}$`));
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 3600 * 1000 });
  expect((await shop.offers({ cookie })).first_order).toBe("none");
  vi.useRealTimers();
  const { claimCookie } = await import("#lib/server/offers/claim-cookie.ts");
  const elsewhere = new Request("http://shop.example/", { headers: { host: "shop.example" } });
  const header = await shop.inside(() => claimCookie({ uid: "u", mark: "m" }, elsewhere));
  expect(header["Set-Cookie"]).toContain(`${attributes}; Secure`);
});

// promise: Samples chosen and the eligible price go together
test("samples that were had are shown as used, and the eligible price goes with them; in production it never comes", async () => {
  const shop = await shopWithOffers();
  const sent = onePack(180, {}, [sample("Green Cardamom")]);
  expect((await shop.order(sent, { uid: "u" })).body.order?.discount_kind).toBe("eligible");
  expect(await shop.offers({ uid: "u" })).toEqual({
    first_order: "none",
    ordered_before: true,
    samples: "used",
    eligible: false,
  });
  const again = await shop.order(onePack(180, {}, [sample("Cinnamon Bark")]), { uid: "u" });
  expect([again.status, again.body.code]).toEqual([422, "sample_unavailable"]);
  expect((await shop.order(onePack(200), { uid: "u" })).status).toBe(201);
});

// promise: Below the minimum nothing is taken off
test("below the minimum the offer stays claimed and nothing is taken off", async () => {
  const shop = await shopWithOffers();
  const cookie = await shop.claim("u");
  const { quote } = await import("#lib/shop/pricing/quote.ts");
  const { eligibilityFrom } = await import("#lib/shop/pricing/eligibility.ts");
  const offers = { first_order: "claimed", ordered_before: false, samples: "available", eligible: false } as const;
  expect((await shop.offers({ cookie })).first_order).toBe("claimed");
  expect(quote([{ name: "Podi", price: 199, qty: 1 }], eligibilityFrom(offers, false)).promotion).toBeNull();
});

// promise: The 10% state only off production
test("a shop for the public grants no eligible price", async () => {
  const shop = await freshShop({ NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  const { eligibilityOf } = await import("#lib/server/offers/eligibility.ts");
  const eligibility = await shop.inside(() => eligibilityOf({ userId: "u", offerOf: "u" }));
  expect(eligibility).toEqual({ signedIn: true, firstOrder: "none", samples: "available", eligible: false });
});

// promise: First-order discount: 200 for a guest, 100 signed in ... of what is paid for, on however many lines
test("the total of the paid packs counts, however many lines they are on", async () => {
  const shop = await shopWithOffers();
  await shop.claim("u");
  const sent = onePack(300, { items: [paid("Hill Tea", 2), paid("Black Pepper")] });
  expect((await shop.order(sent, { uid: "u" })).body.order).toMatchObject({ discount_amount: 300, total_price: 300 });
});

test("isFirstTimeOrder says whether the account had no earlier order, at whatever price it goes", async () => {
  const shop = await shopWithOffers();
  const firsts = [];
  for (let n = 0; n < 2; n++) firsts.push((await shop.order(onePack(200), { uid: "u" })).body.order?.isFirstTimeOrder);
  expect(firsts).toEqual([true, false]);
  const others = onePack(200, { isFirstTimeOrder: true });
  expect((await shop.order(others, { uid: "u" })).body.order?.isFirstTimeOrder).toBe(false);
});

// promise: A guest's isFirstTimeOrder is what the client said, which counts for nothing
test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ["yes", false],
])(
  "a guest's isFirstTimeOrder of %s is kept and answered as %s, and makes no other order of it",
  async (said, kept) => {
    const shop = await shopWithOffers();
    const sent = onePack(200, { isFirstTimeOrder: said });
    const { status, body } = await shop.order(sent);
    expect([status, body.order?.isFirstTimeOrder, body.order?.total_price]).toEqual([201, kept, 200]);
    expect((await shop.store().find(sent.order_id))?.order.isFirstTimeOrder).toBe(kept);
    const again = await shop.order({ ...sent, isFirstTimeOrder: !kept });
    expect([again.status, again.body.order?.isFirstTimeOrder]).toEqual([200, kept]);
  },
);

test("a pincode that begins with 0 makes no order, in any field", async () => {
  const shop = await shopWithOffers();
  for (const wrong of [
    { guest_pincode: "012345" },
    { guest_address: "14 Kutchery Road, Chennai, Tamil Nadu - 012345" },
  ]) {
    const { status, body } = await shop.order(onePack(200, wrong));
    expect([status, body.code]).toEqual([422, "invalid_order"]);
    expect(Object.values(body.fields ?? {})).toEqual(["A pincode can't start with 0"]);
  }
});
