import { expect, test } from "vitest";
import { nextPage } from "@/lib/shop/after-sign-in";
import { isFirstTimeOrder, profileOf } from "@/lib/shop/profile";
import { shortName, type User } from "@/lib/shop/user";

const user: User = {
  ...{ id: "uid-1", email: "meenakshi@customer.example", user_metadata: { full_name: "Meenakshi Sundaram" } },
  emailVerified: true,
};

test("a new profile has the specification's defaults", () => {
  expect(profileOf(user, null, true)).toEqual({
    ...{ id: "uid-1", name: "Meenakshi Sundaram", email: user.email, phone: "", address: "", state: "" },
    ...{ emailVerified: true, isFirstTimeOrder: true, isOfferEligible: true, hasUsedOffer: false },
    ...{ offerClaimed: false, hasUsedFreeSamples: false },
  });
});

test("a kept profile keeps what was typed, and hears from the provider what the provider knows", () => {
  const kept = { ...profileOf({ ...user, emailVerified: false }, null, true), phone: "9876543210", name: "Meena" };
  const next = profileOf(user, kept, false);
  expect(next).toEqual({ ...kept, emailVerified: true, isFirstTimeOrder: false });
});

test("another user's profile under her key is not hers", () => {
  const other = { ...profileOf({ ...user, id: "uid-2" }, null, true), phone: "9876543210" };
  expect(profileOf(user, other, true)).toMatchObject({ id: "uid-1", phone: "" });
});

test.each([
  ["no lists at all", null, [null, undefined], true],
  ["rubbish in the lists", "x", [{ a: 1 }, 7], true],
  ["somebody else's orders", null, [[{ user_id: "uid-2" }], [{ user_id: null }]], true],
  ["an order of hers among the demo orders", null, [[{ user_id: "uid-2" }, { user_id: "uid-1" }], null], false],
  ["an order of hers among all orders", null, [null, [{ user_id: "uid-1" }]], false],
  ["an order in her own list", [{ id: "x" }], [null, null], false],
] as const)("is it her first order, with %s", (_with, own, shared, first) => {
  expect(isFirstTimeOrder("uid-1", own, [...shared])).toBe(first);
});

test.each([
  ["?next=/cart", "/cart"],
  ["?next=%2Forder-details", "/order-details"],
  ["?next=https://evil.example", null],
  ["?next=//evil.example", null],
  ["?next=/\\evil.example", null],
  ["?next=/login", null],
  ["", null],
])("a sign-in address with '%s' leads on to %s", (search, page) => {
  expect(nextPage(search)).toBe(page);
});

test("the menu calls a user by her first name, else by her address", () => {
  expect(shortName(user)).toBe("Meenakshi");
  expect(shortName({ ...user, user_metadata: { full_name: " " } })).toBe("meenakshi");
});
