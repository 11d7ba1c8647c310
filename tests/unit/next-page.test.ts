import { expect, test } from "vitest";
import { claimAddress, leadsToClaim, nextPage, pageBeforeClaim } from "#lib/shop/account/next-page.ts";

test.each(["/cart", "/order-details", "/order-summary"])("a claim that was begun on %s leads back there", (page) => {
  const claim = `/first-order?back=${page}`;
  expect(claimAddress(true, page)).toBe(claim);
  const signIn = new URL(claimAddress(false, page), "https://shop.example");
  expect(signIn.pathname).toBe("/login");
  expect(nextPage(signIn.search)).toBe(claim);
  expect(leadsToClaim(signIn.search)).toBe(true);
  expect(pageBeforeClaim(new URL(claim, signIn).search)).toBe(page);
});

test("from any other page the claim names no way back", () => {
  expect(claimAddress(true, "/categories")).toBe("/first-order");
  expect(claimAddress(false, "/")).toBe("/login?next=/first-order");
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example", "/login", "/profile", "/first-order", ""])(
  "'%s' is no page to go back to after a claim",
  (back) => {
    expect(pageBeforeClaim(`?back=${encodeURIComponent(back)}`)).toBeNull();
    expect(nextPage(`?next=${encodeURIComponent(`/first-order?back=${back}`)}`)).toBeNull();
  },
);

test("signing in for anything else is no claim, and leads on to a page of ours alone", () => {
  const pages = { "": null, "?next=/cart": "/cart", "?next=/profile": "/profile" };
  const others = {
    "?next=/login": null,
    "?next=https://evil.example/first-order": null,
    "?next=/\\evil.example": null,
  };
  for (const [search, page] of Object.entries({ ...pages, ...others }))
    expect([search, leadsToClaim(search), nextPage(search)]).toEqual([search, false, page]);
});
