import { placedWhenKilled, test } from "@/tests/support/e2e-killed-shop";
import { expect } from "@/tests/support/e2e-test";

// promise: Killed before and after each write of an order and each yes of a provider
test("an order and its messages are saved and sent once though the shop dies before its answer", async ({ killed }) => {
  expect(await placedWhenKilled(killed, { write: 1, when: "after" })).toBe(1);
});
