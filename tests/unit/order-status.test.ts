import { expect, test } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { orderChangeSchema } from "#lib/shop/order/order-change.ts";
import { FIRST_STATUS, statusSchema, statusText, usualStatuses } from "#lib/shop/order/order-status.ts";
import { orderStatuses } from "#texts/tamil.ts";

// promise: An order starts as 'pending'
test("an order starts as pending", () => {
  expect(FIRST_STATUS).toBe("pending");
});

test.each([
  ["pending", "Order received"],
  ["shipped", "On its way"],
  ["waiting for the courier", "waiting for the courier"],
  ["constructor", "constructor"],
  ["__proto__", "__proto__"],
  // promise: Each status has its words wherever a shopper sees it
])("a customer reads the status '%s' as '%s'", (status, words) => {
  expect(statusText(status)).toBe(words);
});

test("on a page in Tamil each usual status has a Tamil word of its own, and any other is as staff wrote it", () => {
  const t = translate(orderStatuses);
  const texts = usualStatuses.map((status) => statusText(status, t));
  for (const text of texts) expect(text).toMatch(/^[\p{Script=Tamil} ]+$/u);
  expect(new Set(texts).size).toBe(usualStatuses.length);
  expect(statusText("waiting for the courier", t)).toBe("waiting for the courier");
});

test.each([
  ["x", "x"],
  ["🙂".repeat(40), "🙂".repeat(40)],
  ["  shipped ", "shipped"],
  ["கூரியரில்", "கூரியரில்"],
])("staff may set '%s'", (status, accepted) => {
  expect(statusSchema.parse(status)).toBe(accepted);
  expect(orderChangeSchema.parse({ status, by: "x" })).toEqual({ status: accepted });
});

const LENGTH = "A status has 1 to 40 characters";

test.each([
  ["", LENGTH],
  ["x".repeat(41), LENGTH],
  ["ship\nped", "A status has printable characters only"],
  ["ship\u0007ped", "A status has printable characters only"],
  [7, "Please give a status"],
  [["shipped"], "Please give a status"],
  [undefined, "Please give a status"],
])("%j is no status", (status, sentence) => {
  const { error } = orderChangeSchema.safeParse({ status });
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence]);
});

test.each([[null], [[]], ["shipped"]])("%j is no status change", (body) => {
  const { error } = orderChangeSchema.safeParse(body);
  expect(error?.issues[0]?.message).toBe(
    "Please send a JSON object with a status, tracking, paid, refunded, a note or a change",
  );
});
