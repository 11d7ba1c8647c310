import { expect, test, vi } from "vitest";
import { discardedKeysOf } from "#lib/browser/account/user-storage.ts";
import { cleanUpForProduction, purgedKeys } from "#lib/browser/storage/production-clean-up.ts";
import { isPublicSite } from "#lib/shop/facts/public-site.ts";

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
  const flags = ["hasDiscountEligibility", "freeSamplesClaimed"];
  const keys = [...flags, "test_users", "mainan_flags", "manian-cart", "profile_demo"];
  expect(purgedKeys(keys)).toEqual(keys);
});

// promise: Production clean-up: the flags, and keys containing demo, test, mainan or manian ... but never an order that
//   isn't sent, nor a sign-in
// promise: Clean-up never removes an unsent order
test("it leaves alone what is the customer's own: an unsent order, a sign-in, a cart, an offer", () => {
  const unsent = ["demo_orders", "orders", "orders_tester", "unreadable:demo_orders", "unreadable:orders_demo"];
  const signIn = ["firebase:authUser:demo-key:[DEFAULT]", "firebase:host:test", "firebaseLocalStorage_test"];
  const others = [
    "currentUser",
    "checkout_draft_demo",
    "cart",
    "firstOrderDiscountClaimed",
    "firstOrderDiscountUsed",
    "guest_email",
  ];
  expect(purgedKeys([...unsent, ...signIn, ...others])).toEqual([]);
});

const publicSites = [
  "https://larder.example",
  "https://shop-git-main.vercel.app",
  "https://192.0.2.7",
  "http://shop.example:8080",
];
const privateSites = ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://shop.test"];

// promise: Production is told from the configured address
// promise: Discount flags are cleared in production, *.vercel.app among it
test("a site is for the public by its address, and none without one, on this machine or in a test", () => {
  expect(publicSites.filter((url) => !isPublicSite(url))).toEqual([]);
  expect([undefined, "", "nonsense", ...privateSites].filter(isPublicSite)).toEqual([]);
});

test("with a user's details go the unreadable copies of them, and those that name no user; another user's stay", () => {
  const theirs = ["profile_u1", "address_u1", "orders_u1", "checkout_draft_u1"].map((key) => `unreadable:${key}`);
  const withoutUser = ["checkout_draft", "demo_orders", "guest_email", "currentUser"].map((key) => `unreadable:${key}`);
  const others = ["unreadable:profile_u2", "unreadable:address_u2", "profile_u1", "cart"];
  expect(discardedKeysOf([...theirs, ...withoutUser, ...others], "u1")).toEqual([...theirs, ...withoutUser]);
});
