import { expect, test } from "vitest";
import { discardedKeysOf } from "#lib/browser/account/user-storage.ts";

test("with a user's details go the unreadable copies of them, and those that name no user; another user's stay", () => {
  const theirs = ["profile_u1", "address_u1", "orders_u1", "checkout_draft_u1"].map((key) => `unreadable:${key}`);
  const withoutUser = ["checkout_draft", "demo_orders", "guest_email", "currentUser"].map((key) => `unreadable:${key}`);
  const others = ["unreadable:profile_u2", "unreadable:address_u2", "profile_u1", "cart"];
  expect(discardedKeysOf([...theirs, ...withoutUser, ...others], "u1")).toEqual([...theirs, ...withoutUser]);
});
