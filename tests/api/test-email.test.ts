import { expect, test } from "vitest";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { closedPort, mailEnv, startMailServer } from "@/tests/support/mail-server";
import { warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

test("staff send the sample order's mail to the warehouse, as often as they like, and no order comes of it", async () => {
  const server = await startMailServer();
  const shop = await freshShop(mailEnv(server.port));
  for (const body of [undefined, { to: "somebody@else.example", recipient: "somebody@else.example" }])
    expect((await shop.asStaff("POST", "/api/email-test", body)).status).toBe(200);
  expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([
    [warehouse.email],
    [warehouse.email],
  ]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  for (const { text } of server.mails) expect(text).toContain("SAMPLE, DO NOT PACK");
  expect(await shop.store().find(exampleOrder.order_id)).toBeNull();
  expect(await shop.unsent()).toEqual([]);
});

test("a mail server that can't be reached is reported to staff as the reason", async () => {
  const shop = await freshShop(mailEnv(await closedPort()));
  const { status, body } = await shop.asStaff("POST", "/api/email-test");
  expect([status, body.code, body.error]).toEqual([503, "unavailable", "The mail server could not be reached."]);
});
