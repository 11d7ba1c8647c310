import { expect, test } from "vitest";
import { purgedKeys } from "#lib/browser/storage/production-clean-up.ts";

test.each([
  "hasDiscountEligibility",
  "freeSamplesClaimed",
  "demo_user",
  "test_users",
  "mainan_flags",
  "manian-cart",
  "profile_demo-user",
  // promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian
])("a shop for the public removes %s", (key) => {
  expect(purgedKeys([key])).toEqual([key]);
});

test.each([
  "demo_orders",
  "orders",
  "orders_tester",
  "unreadable:demo_orders",
  "unreadable:orders_demo",
  "checkout_draft_demo",
  "firebase:authUser:demo-key:[DEFAULT]",
  "firebase:host:test",
  "firebaseLocalStorage_test",
  "cart",
  "currentUser",
  "firstOrderDiscountClaimed",
  "firstOrderDiscountUsed",
  "guest_email",
  // promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian ... but never an order that
  //   isn't sent, nor a sign-in
])("it leaves %s alone: an unsent order, a sign-in, or what is the customer's own", (key) => {
  expect(purgedKeys([key])).toEqual([]);
});
