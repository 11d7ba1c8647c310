import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Message } from "#lib/server/store/message.ts";
import type { OrderFilter, Store } from "#lib/server/store/store.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { moneyOf } from "#lib/shop/order/payment.ts";
import { customer } from "@/tests/support/orders";
import { messageOf, nextDue, placedAt, toPlace } from "@/tests/support/store-fixtures";
import { stores } from "@/tests/support/stores";

const at = Date.parse(placedAt);
const idsOf = (messages: Message[]) => messages.map(({ id }) => id.split(":").at(-1));
const outcomesOf = (placed: { outcome: string }[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(placed, ({ outcome }) => outcome)).map(([k, v]) => [k, v?.length]));

describe.each(stores)("orders in %s", (_name, connector) => {
  test("a placed order is found with its fingerprint and messages, by every server", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    const sent = toPlace({}, ["a"], ["warehouse-email", "whatsapp:1"]);
    expect(await one.place(sent)).toMatchObject({ outcome: "placed", order: sent.order });
    expect(await two.find(sent.order.order_id)).toStrictEqual({ order: sent.order, fingerprint: sent.fingerprint });
    const saved = sent.messages.map((message) => ({ ...message, version: expect.any(String) }));
    expect(await two.messagesOf(sent.order.order_id)).toEqual(saved);
    expect(await two.find("order-of-nobody-at-all")).toBeNull();
    expect(await two.messagesOf("order-of-nobody-at-all")).toEqual([]);
    const [message = expect.fail("no message")] = await two.messagesOf(sent.order.order_id);
    expect(await two.findMessage(message.id)).toEqual(message);
    expect(await two.findMessage("order-of-nobody-at-all:whatsapp:1")).toBeNull();
  });

  test("the same order again is replayed as it is now, its language too, and saves nothing more", async () => {
    const store = connector()();
    const sent = toPlace({ language: "ta" }, ["a"]);
    await store.place(sent);
    await store.update(sent.order.order_id, (order) => ({ order: { ...order, status: "packed" }, messages: [] }));
    const again = { ...sent, redemptions: ["a", "b"], messages: [messageOf(sent.order.order_id, "another")] };
    const order = { ...sent.order, status: "packed", version: 2 };
    expect(await store.place(again)).toEqual({ outcome: "replayed", order });
    expect(idsOf(await store.messagesOf(sent.order.order_id))).toEqual(["warehouse-email"]);
    expect((await store.place(toPlace({}, ["b"]))).outcome).toBe("placed");
  });

  test("the list of each state of money has the orders whose money is there, whatever their status", async () => {
    const store = connector()();
    const money = { how: "UPI", reference: "", at: placedAt, amount: 200 };
    const facts = [{}, { paid: money }, { paid: { ...money, amount: 100 } }, { paid: money, refunded: money }];
    const sent = [...usualStatuses, "on hold"].flatMap((status) => facts.map((fact) => toPlace({ status, ...fact })));
    for (const one of sent) await store.place(one);
    for (const state of ["due", "paid", "refund", "settled"] as const) {
      const { orders } = await store.list({ money: [state], limit: sent.length });
      const there = sent.filter(({ order }) => moneyOf(order) === state).map(({ order }) => order.order_id);
      expect(orders.map(({ order_id }) => order_id).sort()).toEqual(there.sort());
    }
  });

  test("another order under a used id is a conflict, and nothing of it is saved", async () => {
    const store = connector()();
    const first = toPlace({}, ["a"]);
    await store.place(first);
    const other = toPlace({ order_id: first.order.order_id, guest_name: "Other" }, ["b"], ["another"]);
    expect(await store.place({ ...other, fingerprint: "other" })).toEqual({ outcome: "order_id_taken" });
    expect((await store.find(first.order.order_id))?.order).toEqual(first.order);
    expect(idsOf(await store.messagesOf(first.order.order_id))).toEqual(["warehouse-email"]);
    expect((await store.place(toPlace({}, ["b"]))).outcome).toBe("placed");
  });

  test("an order with a redemption that exists is refused with which, and nothing of it is saved", async () => {
    const store = connector()();
    await store.place(toPlace({}, ["a"]));
    const second = toPlace({}, ["new", "a"]);
    expect(await store.place(second)).toEqual({ outcome: "already_redeemed", redemption: "a" });
    expect(await store.find(second.order.order_id)).toBeNull();
    expect(await store.messagesOf(second.order.order_id)).toEqual([]);
    expect((await store.place({ ...second, redemptions: ["new"] })).outcome).toBe("placed");
  });

  // promise: On every kind of store
  // promise: The same for free samples
  test("50 different orders with one redemption at once, on two servers: one wins", async () => {
    const connect = connector();
    const servers = [connect(), connect()];
    const orders = Array.from({ length: 50 }, () => toPlace({}, ["a"]));
    const placed = await Promise.all(orders.map((order, n) => servers[n % 2]?.place(order) ?? { outcome: "none" }));
    expect(outcomesOf(placed)).toEqual({ placed: 1, already_redeemed: 49 });
    expect(await connect.count()).toEqual({ orders: 1, redemptions: 1, messages: 1 });
  });

  // promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store
  // promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store ... at two servers
  // promise: Two servers on one store
  // promise: 50 parallel sends: one order, one set of messages, 49 replays, on each store ... on every kind of store,
  //   at its own door
  test("50 sends of one order at once, on two servers: one placed, 49 replayed, one set of messages", async () => {
    const connect = connector();
    const servers = [connect(), connect()];
    const sent = toPlace({}, ["a"], ["warehouse-email", "whatsapp:1", "whatsapp:2"]);
    const sends = Array.from({ length: 50 }, (_, n) => servers[n % 2]?.place(sent) ?? { outcome: "none" });
    expect(outcomesOf(await Promise.all(sends))).toEqual({ placed: 1, replayed: 49 });
    expect(await connect.count()).toEqual({ orders: 1, redemptions: 1, messages: 3 });
  });

  test("50 orders at once that share redemptions and ids in every mixture: nothing partial is saved", async () => {
    const connect = connector();
    const servers = [connect(), connect(), connect()];
    const rivals = Array.from({ length: 50 }, (_, n) => {
      const sent = toPlace({ order_id: `an-order-of-many-${n % 10}` }, [`a${n % 7}`, `b${n % 5}`], ["one", "two"]);
      return { ...sent, fingerprint: String(n % 20) };
    });
    const placed = await Promise.all(rivals.map((order, n) => servers[n % 3]?.place(order) ?? { outcome: "none" }));
    const orders = outcomesOf(placed).placed ?? 0;
    expect(orders).toBeGreaterThan(0);
    expect(await connect.count()).toEqual({ orders, redemptions: 2 * orders, messages: 2 * orders });
    for (const [n, { outcome }] of placed.entries()) {
      const found = await servers[0]?.find(rivals[n]?.order.order_id ?? "");
      expect(outcome === "placed" || outcome === "replayed").toBe(found?.fingerprint === rivals[n]?.fingerprint);
    }
  });

  test("a change is added to the history and saves its messages; for no order it is null", async () => {
    const store = connector()();
    const { order } = toPlace();
    await store.place({ ...toPlace(order), messages: [] });
    const changed = await store.update(order.order_id, (found) => ({
      order: { ...found, status: "shipped", status_history: [...found.status_history, { status: "shipped", at: "x" }] },
      messages: [messageOf(order.order_id, "status-1-customer-email")],
    }));
    expect(changed).toEqual((await store.find(order.order_id))?.order);
    expect(changed?.status_history.map(({ status }) => status)).toEqual(["pending", "shipped"]);
    expect(idsOf(await store.messagesOf(order.order_id))).toEqual(["status-1-customer-email"]);
    expect(await store.update("order-of-nobody-at-all", () => expect.fail("nothing to change"))).toBeNull();
  });

  test("a change deletes the messages it means, of its own order alone, in the write that changes the order", async () => {
    const store = connector()();
    const { order, ...rest } = toPlace({}, [], ["customer-email", "status-1-sms", "three"]);
    const another = toPlace({ order_id: `${order.order_id}-x` }, [], ["customer-email"]);
    await store.place({ order, ...rest });
    await store.place(another);
    const [tried] = await store.messagesOf(order.order_id);
    await store.update(order.order_id, (found) => ({
      order: { ...found, guest_name: "Erased" },
      messages: [messageOf(order.order_id, "four")],
      removes: ({ kind }) => kind.startsWith("customer"),
    }));
    expect(idsOf(await store.messagesOf(order.order_id)).sort()).toEqual(["four", "three"]);
    expect((await store.find(order.order_id))?.order.guest_name).toBe("Erased");
    expect(await store.messagesOf(another.order.order_id)).toHaveLength(1);
    const late = messageOf(order.order_id, "five");
    expect(tried && (await store.changeMessage(tried, { state: "sent" }, late))).toBeNull();
    expect(idsOf(await store.messagesOf(order.order_id)).sort()).toEqual(["four", "three"]);
  });

  test("a change whose message is saved already changes the order, and the message stays as it was", async () => {
    const store = connector()();
    const { order, ...rest } = toPlace({}, [], ["one"]);
    await store.place({ order, ...rest });
    const [tried] = await store.messagesOf(order.order_id);
    await store.changeMessage(tried ?? expect.fail("no message"), { attempts: 7 });
    const messages = ["one", "two"].map((name) => messageOf(order.order_id, name));
    await store.update(order.order_id, (found) => ({ order: { ...found, status: "packed" }, messages }));
    expect((await store.find(order.order_id))?.order.status).toBe("packed");
    const saved = await store.messagesOf(order.order_id);
    expect(saved.map(({ id, attempts }) => `${id.split(":").at(-1)} ${attempts}`)).toEqual(["one 7", "two 0"]);
  });

  test("redemptions may have any character, and are distinguished by each of them", async () => {
    const store = connector()();
    for (const name of ["a/b", "a%2Fb", "a", "a/b/", "."]) {
      const redemption = `samples:uid:${name}`;
      expect((await store.place(toPlace({}, [redemption]))).outcome).toBe("placed");
      expect(await store.place(toPlace({}, [redemption]))).toEqual({ outcome: "already_redeemed", redemption });
    }
  });

  test("the first mark of an account's claim stays, for every server; other accounts have none", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    expect(await one.claimMark("u")).toBeNull();
    const saved = await Promise.all([one, two, one, two].map((server, n) => server.saveClaimMark("u", `mark ${n}`)));
    expect(new Set(saved).size).toBe(1);
    expect([await one.claimMark("u"), await two.claimMark("u")]).toEqual([saved[0], saved[0]]);
    expect(await one.claimMark("another")).toBeNull();
    for (const _ of ["there", "gone already"]) await two.deleteClaimMark("u");
    expect(await one.claimMark("u")).toBeNull();
    expect(await one.saveClaimMark("u", "a new one")).toBe("a new one");
    for (const uid of ["a/b", "a%2Fb", ".", "..", "__reserved__"]) {
      expect(await one.saveClaimMark(uid, `of ${uid}`)).toBe(`of ${uid}`);
      expect(await two.claimMark(uid)).toBe(`of ${uid}`);
    }
  });

  test("redemptions of orders are distinguished from unused ones, and a claimed offer is not a used one", async () => {
    const store = connector()();
    await store.place(toPlace({}, ["first-order:uid:u", "first-order:phone:p"]));
    await store.saveClaimMark("v", "mark");
    const asked = ["first-order:uid:v", "first-order:uid:u", "v", "first-order:phone:p"];
    expect(await store.existingRedemptions(asked)).toEqual(["first-order:uid:u", "first-order:phone:p"]);
    expect(await store.existingRedemptions([])).toEqual([]);
  });

  test("what can be no order's id finds no order", async () => {
    const store = connector()();
    for (const id of ["", "short", "a/b", "an-order/with-a-slash", "..", "__reserved-by-google__", "x".repeat(2000)]) {
      expect(await store.find(id)).toBeNull();
      expect(await store.messagesOf(id)).toEqual([]);
      expect(await store.update(id, () => expect.fail("nothing to change"))).toBeNull();
    }
  });

  test("a change that fails saves nothing, and the store works on; one that changes nothing writes nothing", async () => {
    const store = connector()();
    const { order, ...rest } = toPlace();
    await store.place({ order, ...rest });
    const failing = store.update(order.order_id, () => {
      throw new Error("a mistake");
    });
    await expect(failing).rejects.toThrow("a mistake");
    expect(await store.update(order.order_id, (found) => ({ order: found, messages: [] }))).toEqual(order);
    expect((await store.find(order.order_id))?.order).toEqual(order);
  });

  test("20 changes at once on two servers are all in the history, and each gives the order its next version", async () => {
    const connect = connector();
    const servers = [connect(), connect()];
    const sent = toPlace();
    await servers[0]?.place(sent);
    const change = (n: number) =>
      servers[n % 2]?.update(sent.order.order_id, (order) => ({
        order: { ...order, status_history: [...order.status_history, { status: `s${n}`, at: placedAt }] },
        messages: [],
      }));
    const changed = await Promise.all(Array.from({ length: 20 }, (_, n) => change(n)));
    const numbers = changed.map((order) => order?.version ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
    const { order } = (await servers[0]?.find(sent.order.order_id)) ?? {};
    expect([order?.status_history.length, order?.version]).toEqual([21, 21]);
  });

  test("the probe passes again and again, and leaves no order and no message", async () => {
    const store = connector()();
    await store.probe();
    await store.probe();
    expect(await store.list({ limit: 1 })).toEqual({ orders: [], nextCursor: null });
    expect(await nextDue(store)).toBeNull();
  });

  test("hits are counted by key between two times, for every server; one comes with its order, and not with a replay", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    const hit = { key: "of an address", at, expire_at: at + 60_000 };
    const sent = { ...toPlace(), hit };
    expect((await one.place(sent)).outcome).toBe("placed");
    expect((await one.place(sent)).outcome).toBe("replayed");
    await Promise.all([one, two, one].map((server) => server.saveHit(hit)));
    await two.saveHit({ ...hit, key: "of another" });
    expect(await two.countHits(hit.key, at, at)).toBe(4);
    expect(await one.countHits(hit.key, at - 60_000, at + 60_000)).toBe(4);
    expect(await one.countHits(hit.key, at + 1, at + 60_000)).toBe(0);
    expect(await one.countHits(hit.key, at - 60_000, at - 1)).toBe(0);
    expect(await one.countHits("of nobody", at, at)).toBe(0);
  });

  describe("lists", () => {
    let store: Store;
    beforeEach(async () => {
      store = connector()();
      for (let n = 0; n < 12; n++) {
        const created_at = new Date(at + Math.floor(n / 4) * 1000).toISOString();
        const other = n % 2 ? { user_id: "u" } : { guest_phone: n % 4 ? "9000000001" : "9000000002" };
        await store.place(toPlace({ created_at, status: n % 3 ? "pending" : "packed", ...other }));
      }
    });
    afterEach(() => expect.hasAssertions());

    async function pages(filter: Omit<OrderFilter, "cursor">) {
      const found = [];
      let cursor: string | undefined;
      do {
        const page = await store.list({ ...filter, cursor });
        expect(page.orders.length).toBeLessThanOrEqual(filter.limit);
        found.push(...page.orders);
        expect(found.length).toBeLessThan(100);
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return found;
    }

    test("pages of any length hold every order once, newest first", async () => {
      for (const limit of [1, 2, 3, 4, 5, 11, 12, 13, 100]) {
        const found = await pages({ limit });
        expect([limit, found.length, new Set(found.map(({ order_id }) => order_id)).size]).toEqual([limit, 12, 12]);
        const times = found.map(({ created_at }) => created_at);
        expect(times).toEqual(times.toSorted().reverse());
      }
    });

    test("pages go on where they were while new orders come in and old ones change", async () => {
      const first = await store.list({ limit: 5 });
      await store.place(toPlace({ created_at: new Date(at + 60_000).toISOString() }));
      const last = first.orders.at(-1)?.order_id ?? "";
      await store.update(last, (order) => ({ order: { ...order, status: "shipped" }, messages: [] }));
      const rest = await store.list({ limit: 100, cursor: first.nextCursor ?? undefined });
      const ids = [...first.orders, ...rest.orders].map(({ order_id }) => order_id);
      expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
    });

    test("status and user narrow a list, alone and together", async () => {
      const packed = await pages({ limit: 2, statuses: ["packed"] });
      const own = await pages({ limit: 2, userId: "u" });
      const both = await pages({ limit: 1, userId: "u", statuses: ["packed"] });
      expect([packed.length, own.length, both.length]).toEqual([4, 6, 2]);
      expect(both.every(({ status, user_id }) => status === "packed" && user_id === "u")).toBe(true);
      expect(await pages({ limit: 2, userId: "nobody" })).toEqual([]);
    });

    test("a phone number narrows a list to its own orders, also once an order got another number", async () => {
      const own = await pages({ limit: 2, phone: "9000000001" });
      expect(own.map(({ guest_phone }) => guest_phone)).toEqual(["9000000001", "9000000001", "9000000001"]);
      const change = { guest_phone: "0000000000" };
      await store.update(own[1]?.order_id ?? "", (order) => ({ order: { ...order, ...change }, messages: [] }));
      expect(await pages({ limit: 1, phone: "9000000001" })).toEqual([own[0], own[2]]);
      expect(await pages({ limit: 1, phone: "9000000002", statuses: ["packed"] })).toHaveLength(1);
      expect(await pages({ limit: 1, phone: "900000000" })).toEqual([]);
    });

    test("several statuses, a state, search terms and days narrow a list, each order once", async () => {
      const all = await pages({ limit: 100 });
      expect(await pages({ limit: 2, statuses: ["packed", "pending"] })).toEqual(all);
      expect(await pages({ limit: 5, state: "Kerala" })).toEqual([]);
      expect(await pages({ limit: 5, state: customer.state })).toEqual(all);
      expect(await pages({ limit: 5, terms: ["name:me", "name:su", "name:nobody"] })).toEqual(all);
      const [newest] = all;
      const six = `six:${newest?.order_id.slice(-6)}`;
      expect(await pages({ limit: 5, terms: [six, "name:nobody"] })).toEqual([newest]);
      const second = new Date(at + 1000).toISOString();
      const since = await pages({ limit: 3, since: second });
      const before = await pages({ limit: 3, before: second, terms: ["name:meenakshi".slice(0, 13)] });
      expect([since.length, before.length]).toEqual([8, 4]);
      expect([...since, ...before]).toEqual(all);
    });

    test("another name finds a changed order, the former one does not any more", async () => {
      const [first] = await pages({ limit: 1 });
      const change = { guest_name: "Kavitha" };
      await store.update(first?.order_id ?? "", (order) => ({ order: { ...order, ...change }, messages: [] }));
      const found = await pages({ limit: 9, terms: ["name:kavi"] });
      expect(found.map(({ order_id }) => order_id)).toEqual([first?.order_id]);
      expect(await pages({ limit: 9, terms: ["name:me"] })).toHaveLength(11);
    });

    test("an unreadable cursor is the first page", async () => {
      const first = await store.list({ limit: 3 });
      const made = ["2026-11-20T10:00:00.000Z a/b", "2026-11-20T10:00:00.000Z ..", "when an-order-of-nobody"];
      const encoded = made.map((text) => Buffer.from(text).toString("base64url"));
      for (const cursor of ["", "rubbish", "\u0000", "e30", ...encoded])
        expect(await store.list({ limit: 3, cursor })).toEqual(first);
    });
  });
});
