import { expect, test, vi } from "vitest";
import { useUser } from "#lib/browser/account/use-user.ts";
import { useCart } from "#lib/browser/cart/use-cart.ts";
import { useSamples } from "#lib/browser/cart/use-samples.ts";

/** These facilities need nothing around them but a component: that is their whole scope. */
test.each([
  ["who is signed in", () => useUser()],
  ["the cart", () => useCart()],
  ["the samples", () => useSamples()],
  // promise: The sign-in, the cart and the samples asked for outside their scope, a component, are a developer's error
])("asking for %s outside a component is a developer's error", (_what, use) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(use).toThrow();
});
