import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Firestore, Query, type QuerySnapshot } from "@google-cloud/firestore";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { projectRoot } from "@/scripts/env";
import { MINUTE, pass, stopClock } from "@/tests/support/clock";
import { onePack, shopWithOffers } from "@/tests/support/offers";
import { anOrder, anOrderWithSample } from "@/tests/support/orders";
import { nextDue, toPlace } from "@/tests/support/store-fixtures";
import { startTwilio } from "@/tests/support/twilio";

type Client = {
  request: (method: string, request: { writes?: unknown[] }) => Promise<unknown>;
  requestStream: (method: string, bidirectional: boolean, request: { documents?: unknown[] }) => Promise<unknown>;
};

const GUIDE = "docs/going-live.md";

/** What Google charges for: each document written or read, found or not, and one read for a query without results. */
const spent = { reads: 0, writes: 0 };
beforeEach(() => {
  Object.assign(spent, { reads: 0, writes: 0 });
  const client = Firestore.prototype as unknown as Client;
  const { request, requestStream } = client;
  const { get } = Query.prototype;
  vi.spyOn(client, "request").mockImplementation(function (this: Client, ...call) {
    spent.writes += call[1].writes?.length ?? 0;
    return request.apply(this, call);
  });
  vi.spyOn(client, "requestStream").mockImplementation(function (this: Client, ...call) {
    spent.reads += call[2].documents?.length ?? 0;
    return requestStream.apply(this, call);
  });
  vi.spyOn(Query.prototype, "get").mockImplementation(async function (this: Query): Promise<QuerySnapshot> {
    const found = await get.call(this);
    spent.reads += Math.max(found.size, 1);
    return found;
  });
  const counting = Object.getPrototypeOf(new Firestore({ projectId: "demo" }).collection("any").count());
  const { get: count } = counting;
  vi.spyOn(counting, "get").mockImplementation(async function (this: unknown) {
    spent.reads += 1;
    return count.call(this);
  });
});

/** The reads and writes that the operator's guide gives for something: '9 | 10'. */
function documentedCost(what: string): string {
  const guide = readFileSync(join(projectRoot, GUIDE), "utf8");
  const [, cost] = new RegExp(`^\\| ${what} \\| (.*) \\|$`, "m").exec(guide) ?? [];
  return cost ?? expect.fail(`${GUIDE} does not name '${what}'`);
}

async function costOf(work: () => Promise<unknown>): Promise<string> {
  Object.assign(spent, { reads: 0, writes: 0 });
  await work();
  return `${spent.reads} | ${spent.writes}`;
}

test("orders cost what the guide to going live says, in reads and writes", { timeout: 20_000 }, async () => {
  expect(inject("store")).toBe("firestore");
  stopClock();
  const twilio = await startTwilio();
  const shop = await shopWithOffers({ ...twilio.env, RATE_LIMIT: "on" });
  await shop.claim("u");
  /** Waits for the work after a call, and looks when the next message is due, as the running server's timer does. */
  const done = async (call: Promise<{ status: number }>, status: number) => {
    expect((await call).status).toBe(status);
    await shop.settled();
    await nextDue(shop.store());
  };
  const [plain, sampled] = [anOrder(), anOrderWithSample()];
  const measured = {
    "an order, with one e-mail and two WhatsApp messages": await costOf(() => done(shop.place(plain), 201)),
    "an order with a free sample, with an e-mail to the customer too": await costOf(() =>
      done(shop.place(sampled), 201),
    ),
    "a signed-in customer's order at the first-order price": await costOf(() =>
      done(shop.order(onePack(100, { guest_phone: "9000000001" }), { uid: "u" }), 201),
    ),
    "a signed-in customer's eligibility for offers": await costOf(() => shop.offers({ uid: "v" })),
    "the minute in which Twilio is asked about six messages": await costOf(async () => {
      pass(MINUTE);
      await shop.deliverDue();
    }),
    "the same order sent again": await costOf(() => shop.place(plain)),
    "an order that is packed, with its bill and an e-mail to the customer": await costOf(() =>
      shop.tellStatus(sampled.order_id, { status: "packed" }),
    ),
    "a change of what is in an order, told to the warehouse": await costOf(async () => {
      await done(shop.change(plain.order_id, { change: { items: [{ name: "Hill Tea", qty: 2 }] } }), 200);
      await shop.deliverDue();
    }),
    "a customer's look at an order": await costOf(() => shop.lookUp(plain.order_id, plain.guest_phone)),
    "a health check": await costOf(() => shop.call("GET", "/api/health")),
    "a minute of a server without orders": await costOf(async () => {
      // The query of the server's timer.
      await shop.store().dueMessages(Date.now(), 100);
      await shop.store().messagesToCheck(Date.now(), 100);
      await nextDue(shop.store());
      // And every ten seconds what staff have switched.
      for (let n = 0; n < 6; n++) await shop.store().shopState();
    }),
    "switching a product or a pause": await costOf(() =>
      shop.asStaff("PATCH", "/api/products/lime-relish", { in_stock: false }),
    ),
    "a browser that asks what can be ordered": await costOf(() => shop.call("GET", "/api/shop")),
  };
  const sold = { "/staff: What sold, of 3 orders": await costOf(() => shop.asStaff("GET", "/api/staff/sold")) };
  expect(await shop.unsent()).toEqual([]);
  for (let n = 0; n < 50; n++) await shop.store().place(toPlace());
  const read = (path: string) => costOf(() => shop.asStaff("GET", path));
  const page = {
    "a page of 50 orders": await read("/api/orders?limit=50"),
    "/staff: the look for a new order, every 15 seconds": await read("/api/orders?limit=1"),
    "/staff: To pack, of 52 orders": await read("/api/orders?limit=100&status=pending&status=confirmed"),
    "/staff: Not paid, of 53 orders": await read("/api/orders?limit=100&paid=no"),
    "/staff: To refund, of no order": await read("/api/orders?limit=100&refund=due"),
    "/staff: On hold, other, of no order": await read("/api/orders?limit=100&own_status=yes"),
    "/staff: Orders, 53 orders by their town": await read("/api/orders?limit=100&q=chennai"),
    "/staff: Orders, an order by six characters": await read(`/api/orders?limit=100&q=${plain.order_id.slice(-6)}`),
    "/staff: Problems, with 50 messages": await read("/api/notifications"),
    "/staff: Shop": await costOf(async () => {
      await shop.asStaff("GET", "/api/shop");
      await shop.asStaff("GET", "/api/staff/order-links");
    }),
  };
  const costs = { ...measured, ...sold, ...page };
  const documented = Object.keys(costs).map((what) => [what, documentedCost(what)]);
  expect(costs).toEqual(Object.fromEntries(documented));
});
