import { expect, test, vi } from "vitest";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { phoneOf, sample, staffToken } from "@/tests/support/orders";
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

test("an account whose orders were cancelled may claim again, but not after ten of them", async () => {
  const shop = await shopWithOffers();
  const isCustomerAfterOne = async () => {
    const { body } = await shop.order(onePack(200), { uid: "u" });
    await shop.change(body.order?.order_id ?? "", { status: "cancelled" });
    return (await shop.offers({ uid: "u" })).ordered_before;
  };
  for (let n = 1; n < 10; n += 1) expect(await isCustomerAfterOne()).toBe(false);
  expect(await isCustomerAfterOne()).toBe(true);
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
  expect([status, body.code]).toEqual([409, "price_changed"]);
  expect(body.quote).toMatchObject({ total_price: 200, discount_kind: null });
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
test("a user may not claim without end", async () => {
  const shop = await shopWithOffers({ RATE_LIMIT: "on" });
  const claim = () => shop.call("POST", "/api/offers/first-order", { token: tokenOf("u") });
  for (let n = 0; n < 30; n++) expect((await claim()).status).toBe(200);
  expect((await claim()).status).toBe(429);
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
test("samples that were had are shown as used, and the eligible price goes with them; an account has them once, whatever its phone", async () => {
  const shop = await shopWithOffers();
  const sent = onePack(180, {}, [sample("Green Cardamom")]);
  expect((await shop.order(sent, { uid: "u" })).body.order?.discount_kind).toBe("eligible");
  expect(await shop.offers({ uid: "u" })).toEqual({ ...unknown, ordered_before: true, samples: "used" });
  const other = { guest_phone: phoneOf(1), guest_email: "other@customer.example" };
  const again = await shop.order(onePack(180, other, [sample("Cinnamon Bark")]), { uid: "u" });
  expect([again.status, again.body.code]).toEqual([422, "sample_unavailable"]);
  expect((await shop.order(onePack(200), { uid: "u" })).status).toBe(201);
});

test("another e-mail address of an order has its samples, and the one of before has none", async () => {
  const shop = await shopWithOffers();
  const samples = [sample("Green Cardamom")];
  const { body } = await shop.order(onePack(180, { guest_email: "before@customer.example" }, samples));
  const guest_email = "after@customer.example";
  expect((await shop.change(body.order?.order_id ?? "", { change: { guest_email } })).status).toBe(200);
  const other = { guest_phone: phoneOf(1) };
  expect((await shop.order(onePack(180, { ...other, guest_email }, samples))).body.code).toBe("sample_unavailable");
  const before = { ...other, guest_email: "before@customer.example" };
  expect((await shop.order(onePack(180, before, samples))).status).toBe(201);
});

// promise: The 10% state only off production
test("a shop for the public grants no eligible price", async () => {
  const shop = await freshShop({ NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  const { eligibilityOf } = await import("#lib/server/offers/eligibility.ts");
  const eligibility = await shop.inside(() => eligibilityOf({ userId: "u", offerOf: "u" }));
  expect(eligibility).toEqual({ signedIn: true, firstOrder: "none", samples: "available", eligible: false });
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
test("a guest's isFirstTimeOrder is kept and answered where it is true, and makes no other order of it", async () => {
  const shop = await shopWithOffers();
  for (const said of [true, false, undefined, "yes"]) {
    const kept = said === true;
    const sent = onePack(200, { isFirstTimeOrder: said });
    const { status, body } = await shop.order(sent);
    expect([status, body.order?.isFirstTimeOrder, body.order?.total_price]).toEqual([201, kept, 200]);
    expect((await shop.stored(sent.order_id)).isFirstTimeOrder).toBe(kept);
    const again = await shop.order({ ...sent, isFirstTimeOrder: !kept });
    expect([again.status, again.body.order?.isFirstTimeOrder]).toEqual([200, kept]);
  }
});
