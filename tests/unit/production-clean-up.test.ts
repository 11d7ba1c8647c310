import { expect, test, vi } from "vitest";
import { cleanUpForProduction, purgedKeys } from "#lib/browser/storage/production-clean-up.ts";

// promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian ... in the browser's own
//   storage
test("the clean-up takes flags and test keys out of the browser's storage, leaves the rest, and notifies the page", () => {
  const storage = Object.assign(Object.create({ removeItem: (key: string) => delete storage[key] }), {
    hasDiscountEligibility: "true",
    freeSamplesClaimed: "true",
    demo_user: "{}",
    mainan: "1",
    cart: "[]",
    demo_orders: "[]",
    "firebase:authUser:test": "{}",
  });
  const reports: (string | null)[] = [];
  vi.stubGlobal("StorageEvent", class extends Event {});
  vi.stubGlobal("window", { localStorage: storage, dispatchEvent: (event: Event) => reports.push(event.type) });
  cleanUpForProduction();
  expect(Object.keys(storage).sort()).toEqual(["cart", "demo_orders", "firebase:authUser:test"]);
  expect(reports).toEqual(["storage"]);
  vi.stubGlobal("window", {
    get localStorage(): Storage {
      throw new DOMException("forbidden", "SecurityError");
    },
    dispatchEvent: () => true,
  });
  expect(cleanUpForProduction).not.toThrow();
  vi.unstubAllGlobals();
});

// promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian
test("a shop for the public removes the flags, and whatever key holds a trial's name", () => {
  const keys = [
    "hasDiscountEligibility",
    "freeSamplesClaimed",
    "test_users",
    "mainan_flags",
    "manian-cart",
    "profile_demo",
  ];
  expect(purgedKeys(keys)).toEqual(keys);
});

// promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian ... but never an order that
//   isn't sent, nor a sign-in
// promise: Clean-up never removes an unsent order
test("it leaves alone what is the customer's own: an unsent order, a sign-in, a cart, an offer", () => {
  const unsent = ["demo_orders", "orders", "orders_tester", "unreadable:demo_orders", "unreadable:orders_demo"];
  const signIn = [
    "firebase:authUser:demo-key:[DEFAULT]",
    "firebase:host:test",
    "firebaseLocalStorage_test",
    "currentUser",
  ];
  const others = ["checkout_draft_demo", "cart", "firstOrderDiscountClaimed", "firstOrderDiscountUsed", "guest_email"];
  expect(purgedKeys([...unsent, ...signIn, ...others])).toEqual([]);
});
