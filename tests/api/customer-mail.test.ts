import type { Email } from "postal-mime";
import { expect, test } from "vitest";
import { stopClock } from "@/tests/support/clock";
import { factsOfHtml } from "@/tests/support/mail-facts";
import { startMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const { guest_email } = customer;
const toCustomer = (mails: Email[]) => mails.filter(({ to }) => to?.[0]?.address === guest_email);

test("a customer who gave an e-mail gets one confirmation, whose two parts say the same", async () => {
  const server = await startMailServer();
  const shop = await freshShop({ ...server.env, NEXT_PUBLIC_SITE_URL: "https://shop.example" });
  const sent = anOrder({ guest_email });
  await shop.place(sent);
  await shop.settled();
  const [mail, ...more] = toCustomer(server.mails);
  expect(more).toEqual([]);
  const facts = factsOfHtml(mail ?? expect.fail("no mail"));
  expect(facts).toMatchObject({ Total: "₹600, delivery free, incl. of all taxes" });
  expect(facts.Order).toContain(sent.order_id);
  expect(facts["Deliver to"]).toBe("Meenakshi Sundaram\n•••, Chennai, Tamil Nadu\n••••••••10");
  const text = mail?.text?.replaceAll("\r\n", "\n");
  for (const [label, value] of Object.entries(facts)) {
    expect(text).toContain(`${label}:${value.includes("\n") ? "\n" : " "}${value}`);
  }
  const link = `https://shop.example/order-status#id=${sent.order_id}`;
  expect([mail?.text?.includes(link), mail?.html?.includes(`href="${link}"`)]).toEqual([true, true]);
  expect(mail?.html).not.toMatch(/<img|<script|style="|https?:\/\/(?!shop\.example)/);
});

test("without an e-mail only the warehouse is written to", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  await shop.place(anOrder());
  await shop.settled();
  expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([warehouse.email]);
});

test("each status change sends the customer one message, and the warehouse none", async () => {
  stopClock();
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const sent = anOrder({ guest_email });
  await shop.place(sent);
  for (const status of ["packed", "packed", "shipped"]) await shop.tellStatus(sent.order_id, { status });
  const subjects = toCustomer(server.mails).map(({ subject }) => subject?.split(": ")[1]);
  expect(subjects.sort()).toEqual(["On its way", "Packed", undefined]);
  expect(server.mails).toHaveLength(4);
  const ids = (await shop.store().messagesOf(sent.order_id)).map(({ id }) => id.slice(sent.order_id.length + 1));
  expect(ids.sort()).toEqual(["customer-email", "status-1-email", "status-2-email", "warehouse-email"]);
});

// promise: No address in a reason
test("recipients whom no server accepts are given up, and no address is in the reasons", async () => {
  const server = await startMailServer();
  const shop = await freshShop(server.env);
  const sent = anOrder({ guest_email });
  server.ways.refuseReader = 550;
  await shop.place(sent);
  await shop.settled();
  const unsent = await shop.unsent();
  expect(unsent.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    "customer-email given up",
    "warehouse-email given up",
  ]);
  expect(JSON.stringify(unsent.map(({ reason }) => reason))).not.toContain(guest_email);
});
