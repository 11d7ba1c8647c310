import { expect, test } from "vitest";
import { newOrderId } from "#lib/shop/order/new-order-id.ts";
import { orderIdSchema } from "#lib/shop/order/order.ts";

const ids = Array.from({ length: 1_000 }, newOrderId);

test("an id has 20 letters and digits, none of them misread aloud", () => {
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
});

test("the server accepts every id that the browser makes", () => {
  expect(ids.filter((id) => !orderIdSchema.safeParse(id).success)).toEqual([]);
});

test("no two ids meet, and each of the 32 letters is used: 100 random bits", () => {
  expect(new Set(ids).size).toBe(1_000);
  expect(new Set(ids.join("")).size).toBe(32);
});

test("every place of an id is random", () => {
  const places = Array.from({ length: 20 }, (_, place) => new Set(ids.map((id) => id[place])).size);
  expect(places.filter((letters) => letters !== 32)).toEqual([]);
});
