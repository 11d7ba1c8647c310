import { expect, test } from "vitest";
import { isFirstTimeOrder, profileOf, profileWithOffers, withOwnOrder } from "#lib/shop/account/profile.ts";
import { checkUser, shortName } from "#lib/shop/account/user.ts";
import { type Eligibility, newGuest } from "#lib/shop/pricing/eligibility.ts";
import { user } from "./filled-form";

// promise: A profile is created with defaults
test("a new profile has the specification's defaults", () => {
  expect(profileOf(user, null, true)).toEqual({
    id: "u1",
    name: "Meena",
    email: user.email,
    phone: "",
    address: "",
    state: "",
    emailVerified: true,
    isFirstTimeOrder: true,
    isOfferEligible: true,
    hasUsedOffer: false,
    offerClaimed: false,
    hasUsedFreeSamples: false,
  });
});

// promise: A profile is loaded from local storage
test("a stored profile has what was typed, and the provider's own facts", () => {
  const saved = {
    ...profileOf({ ...user, emailVerified: false }, null, true),
    phone: "9876543210",
    name: "Meena Devi",
  };
  const next = profileOf(user, saved, false);
  expect(next).toEqual({ ...saved, emailVerified: true, isFirstTimeOrder: false });
});

test("another user's profile under a user's key is not theirs", () => {
  const other = { ...profileOf({ ...user, id: "u2" }, null, true), phone: "9876543210" };
  expect(profileOf(user, other, true)).toMatchObject({ id: "u1", phone: "" });
});

test.each([
  ["no lists at all", null, [null, undefined], true],
  ["rubbish in the lists", "x", [{ a: 1 }, 7], true],
  ["somebody else's orders", null, [[{ user_id: "u2" }], [{ user_id: null }]], true],
  ["an own order among the demo orders", null, [[{ user_id: "u2" }, { user_id: "u1" }], null], false],
  ["an own order among all orders", null, [null, [{ user_id: "u1" }]], false],
  ["an order in the own list", [{ id: "x" }], [null, null], false],
] as const)("whether it is the first order, with %s", (_with, own, shared, first) => {
  expect(isFirstTimeOrder("u1", own, [...shared])).toBe(first);
});

test("who has ordered once stays no newcomer, whatever this browser's lists say", () => {
  const saved = { ...profileOf(user, null, true), isFirstTimeOrder: false };
  expect(profileOf(user, saved, true).isFirstTimeOrder).toBe(false);
});

const asked: Eligibility = { ...newGuest, signedIn: true };
test("the profile follows what the server says of its offers, and what was had once stays had", () => {
  const fresh = profileOf(user, null, true);
  expect(profileWithOffers(fresh, asked)).toEqual(fresh);
  const claimed = profileWithOffers(fresh, { ...asked, firstOrder: "claimed" });
  expect(claimed).toEqual({ ...fresh, offerClaimed: true });
  const used = profileWithOffers(claimed, { ...asked, firstOrder: "used", samples: "used" });
  const had = { hasUsedOffer: true, hasUsedFreeSamples: true, isFirstTimeOrder: false };
  expect(used).toEqual({ ...claimed, ...had });
  expect(profileWithOffers(used, asked)).toEqual(used);
  expect(profileWithOffers(fresh, { ...asked, firstOrder: "ordered" })).toEqual({ ...fresh, isFirstTimeOrder: false });
});

test("a user's own list takes each order once, holds the newest fifty, and nothing personal", () => {
  const order = { order_id: "A", user_id: "u1", created_at: "2026-11-22T06:00:00.000Z" };
  expect(withOwnOrder("rubbish", { ...order, guest_name: "Meena" } as typeof order)).toEqual([order]);
  expect(withOwnOrder([order], order)).toEqual([order]);
  const many = Array.from({ length: 60 }, (_, n) => ({ ...order, order_id: `B${n}` }));
  const list = many.reduce<unknown[]>((before, one) => withOwnOrder(before, one), []);
  expect(list).toHaveLength(50);
  expect(list.at(-1)).toEqual(many.at(-1));
});

test("a stored user is read back", () => {
  expect(checkUser(JSON.parse(JSON.stringify(user)))).toEqual(user);
});

test.each([
  null,
  [],
  "u1",
  { ...user, id: "" },
  { ...user, id: 1 },
  { ...user, email: null },
  { ...user, user_metadata: null },
  { ...user, user_metadata: { full_name: 7 } },
  { ...user, emailVerified: "yes" },
])("%j is no user", (wrong) => {
  expect(checkUser(wrong)).toBeUndefined();
});

test("a menu calls a user by the first name, else by what is before the @", () => {
  expect(shortName({ ...user, user_metadata: { full_name: "Kamala N" } })).toBe("Kamala");
  expect(shortName({ ...user, user_metadata: { full_name: " " } })).toBe("m");
});
