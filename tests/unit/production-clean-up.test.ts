import { expect, test, vi } from "vitest";
import { cleanUpForProduction } from "#lib/browser/storage/production-clean-up.ts";

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
