import { changedWhenKilled, type KillPoint, placedWhenKilled, readers, test } from "@/tests/support/e2e-killed-shop";
import { expect } from "@/tests/support/e2e-test";
import { long } from "@/tests/support/length";
import { customer, warehouse } from "@/tests/support/orders";

/** Before or after the commit of a write. */
const write = (write: number, when: "before" | "after"): [name: string, point: KillPoint] => [
  `${when} write ${write} is committed`,
  { write, when },
];
const writes = (count: number) =>
  Array.from({ length: count }, (_, n) => n + 1).flatMap((n) => [write(n, "before"), write(n, "after")]);

/** Before and after the yes of each reader's provider. */
const yeses = (names: (keyof typeof readers)[]): [name: string, point: KillPoint][] =>
  names.flatMap((name) => [
    [`before the provider's yes to ${name}`, { yesTo: readers[name], when: "before" }],
    [`after the provider's yes to ${name}`, { yesTo: readers[name], when: "after" }],
  ]);

/**
 * The placing, then for each of the four messages the lease and the result. The short form has the placing, one lease and one
 * result of each provider: what is on disk after a lease is what is there before the provider's yes, and before a result what is
 * there after the yes. tests/e2e/own-shops/killed has the moment after the placing.
 */
const whilePlacing = long
  ? [...writes(9), ...yeses(["warehouse-email", "customer-email", "whatsapp:1", "whatsapp:2"])]
  : [write(1, "before"), write(2, "before"), write(3, "after"), ...yeses(["warehouse-email", "whatsapp:2"])];
/** The change, then the lease and the result of its customer's mail. */
const whileChanging = long
  ? [...writes(3), ...yeses(["customer-email"])]
  : [...writes(1), write(2, "before"), write(3, "after"), ...yeses(["customer-email"])];

for (const [name, point] of whilePlacing) {
  // promise: Killed before and after each write of an order and each yes of a provider
  test(`an order is saved once and each message sent once when the shop is killed ${name}`, async ({ killed }) => {
    expect(await placedWhenKilled(killed, point)).toBe(1);
  });
}

for (const [index, [name, point]] of whileChanging.entries()) {
  // promise: Killed before and after each write of an order and each yes of a provider ... of a change of status
  test(`a status change is saved and sent once when the shop is killed ${name}`, async ({ killed, placedOrder }) => {
    expect(await changedWhenKilled(killed, placedOrder, `step ${index}`, point)).toBe(1);
  });
}

// promise: What every shop of every test prints is searched when it ends ... through all deaths of one
test("nothing that the shop printed before or after its deaths names a person", ({ killed }) => {
  expect(killed.printed()).toContain('"outcome":"placed"');
  for (const person of [
    ...Object.values(customer).filter((value) => value !== customer.state),
    ...Object.values(warehouse),
  ])
    expect(killed.printed()).not.toContain(person);
});
