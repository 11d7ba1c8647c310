import { expect, test, vi } from "vitest";
import { useCart } from "#lib/browser/use-cart.ts";
import { useSamples } from "#lib/browser/use-samples.ts";
import { useUser } from "#lib/browser/use-user.ts";

/** These facilities need nothing around them but a component: that is their whole scope. */
test.each([
  ["who is signed in", () => useUser()],
  ["the cart", () => useCart()],
  ["the samples", () => useSamples("buy-now")],
])("asking for %s outside a component is a developer's error", (_what, use) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(use).toThrow();
});
