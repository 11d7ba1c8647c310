import { beforeEach, describe, expect, test } from "vitest";
import { HELD, type Message, newMessage } from "#lib/server/store/message.ts";
import type { Store } from "#lib/server/store/store.ts";
import { firestoreStore, newFirestore } from "@/tests/support/firestore";
import { messageOf, nextDue, placedAt, toPlace } from "@/tests/support/store-fixtures";
import { stores } from "@/tests/support/stores";

const at = Date.parse(placedAt);
const namesOf = (messages: Message[]) => messages.map(({ id }) => id.split(":").at(-1));

describe.each(stores)("messages in %s", (storeName, connector) => {
  let store: Store;
  let other: Store;
  let orderId: string;
  beforeEach(async () => {
    const connect = connector();
    store = connect();
    other = connect();
    const sent = toPlace({}, [], ["first", "second", "third"]);
    orderId = sent.order.order_id;
    await store.place(sent);
  });

  const named = async (name: string) => {
    const found = (await store.messagesOf(orderId)).find(({ id }) => id === `${orderId}:${name}`);
    return found ?? expect.fail(`no message ${name}`);
  };

  test("50 rivals on two servers change one message as they read it: one gets it; one that is not in the store nobody", async () => {
    const read = await named("first");
    const rivals = Array.from({ length: 50 }, (_, n) =>
      (n % 2 ? store : other).changeMessage(read, { attempts: n + 1 }),
    );
    const [winner, ...more] = (await Promise.all(rivals)).filter((result) => result !== null);
    expect(more).toEqual([]);
    expect(winner).toMatchObject({ id: read.id, state: "pending" });
    expect(await named("first")).toEqual(winner);
    const stranger = { ...messageOf("order-of-nobody-at-all", "first"), version: "1" };
    expect(await store.changeMessage(stranger, { attempts: 1 })).toBeNull();
  });

  test("a change can be followed by its author's next one, and everything of it is saved", async () => {
    const taken = await store.changeMessage(await named("first"), { attempts: 1, due_at: at + 120_000 });
    const change = { state: "sent", sent_at: at + 5, reason: null } as const;
    const sent = taken && (await store.changeMessage(taken, change));
    expect(sent).toMatchObject({ ...change, attempts: 1 });
    expect(await named("first")).toEqual(sent);
    expect(taken && (await other.changeMessage(taken, { state: "given_up" }))).toBeNull();
  });

  // promise: an alarm is a message of its own kind, without an order
  test("an alarm is saved by itself, once, and is no order's message", async () => {
    const about = { kind: "unheard-whatsapp", recipient: "+919811111111", now: at } as const;
    const alarm = newMessage({ ...about, name: "unheard-7:whatsapp" });
    const before = (await store.messagesOf(orderId)).length;
    await Promise.all([store, other].map((server) => server.saveMessage(alarm)));
    await store.saveMessage({ ...alarm, recipient: "+919822222222" });
    const { version: _, ...facts } = alarm;
    expect(await other.findMessage(alarm.id)).toMatchObject({ ...facts, order_id: "", entry: 0 });
    expect(await store.messagesOf(orderId)).toHaveLength(before);
    expect((await store.dueMessages(at, 9)).map(({ id }) => id)).toContain(alarm.id);
  });

  test("due are the waiting messages whose time has come, the longest due first, no more than the limit", async () => {
    await store.changeMessage(await named("first"), { due_at: at + 200 });
    await store.changeMessage(await named("second"), { due_at: at + 100 });
    await store.changeMessage(await named("third"), { due_at: at - 100, state: "given_up" });
    expect(namesOf(await store.dueMessages(at + 99, 10))).toEqual([]);
    expect(namesOf(await store.dueMessages(at + 100, 10))).toEqual(["second"]);
    expect(namesOf(await other.dueMessages(at + 1000, 10))).toEqual(["second", "first"]);
    expect(namesOf(await store.dueMessages(at + 1000, 1))).toEqual(["second"]);
  });

  test("the next due time is the earliest of the waiting messages, and null without any", async () => {
    expect(await nextDue(store)).toBe(at);
    await store.changeMessage(await named("first"), { due_at: at + 300 });
    await store.changeMessage(await named("second"), { due_at: at + 100 });
    await store.changeMessage(await named("third"), { state: "sent", sent_at: at });
    expect(await nextDue(other)).toBe(at + 100);
    await store.changeMessage(await named("second"), { state: "given_up" });
    expect(await nextDue(store)).toBe(at + 300);
    await store.changeMessage(await named("first"), { state: "sent" });
    expect(await nextDue(store)).toBeNull();
  });

  test("to be checked are the messages whose check is due, the earliest first, no more than the limit, and no other", async () => {
    const sids = ["first", "second", "third"].map((_, n) => `SM${String(n).padStart(32, "0")}`);
    expect(await store.messagesToCheck(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await store.changeMessage(await named("first"), { state: "sent", sid: sids[0], check_at: at + 200 });
    await store.changeMessage(await named("second"), { state: "sent", sid: sids[1], check_at: at + 100 });
    await store.changeMessage(await named("third"), { state: "sent", sid: null, check_at: null });
    expect(await other.messagesToCheck(at + 99, 10)).toEqual([]);
    expect(namesOf(await other.messagesToCheck(at + 100, 10))).toEqual(["second"]);
    const due = await other.messagesToCheck(at + 1000, 10);
    expect(due).toEqual([await named("second"), await named("first")]);
    expect(due.map(({ sid, check_at }) => [sid, check_at])).toEqual([
      [sids[1], at + 100],
      [sids[0], at + 200],
    ]);
    expect(namesOf(await store.messagesToCheck(at + 1000, 1))).toEqual(["second"]);
    await store.changeMessage(await named("second"), { check_at: null });
    expect(namesOf(await other.messagesToCheck(at + 1000, 10))).toEqual(["first"]);
    expect(await named("second")).toMatchObject({ sid: sids[1], check_at: null });
  });

  test("unsent are the waiting and the given up, newest first, in pages, and those of one state where it is named", async () => {
    await store.changeMessage(await named("first"), { state: "sent" }, messageOf(orderId, "older", at - 1000));
    await store.changeMessage(await named("second"), { state: "given_up", reason: "No." });
    await store.changeMessage(await named("older"), { attempts: 1 }, messageOf(orderId, "skipped", at + 9));
    await store.changeMessage(await named("skipped"), { state: "skipped" });
    const { messages, nextCursor } = await other.unsentMessages({ limit: 10 });
    expect([namesOf(messages), nextCursor]).toEqual([["third", "second", "older"], null]);
    expect(messages.map(({ reason }) => reason)).toEqual([null, "No.", null]);
    const first = await store.unsentMessages({ limit: 2 });
    expect(namesOf(first.messages)).toEqual(["third", "second"]);
    const rest = await other.unsentMessages({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([namesOf(rest.messages), rest.nextCursor]).toEqual([["older"], null]);
    const pending = await store.unsentMessages({ limit: 1, state: "pending" });
    const next = await store.unsentMessages({ limit: 1, state: "pending", cursor: pending.nextCursor ?? "" });
    expect(namesOf([...pending.messages, ...next.messages])).toEqual(["third", "older"]);
    expect(namesOf((await store.unsentMessages({ limit: 9, state: "given_up" })).messages)).toEqual(["second"]);
    expect([await store.countUnsent("pending"), await other.countUnsent("given_up")]).toEqual([2, 1]);
  });

  test("sent messages are counted by kind and time, and a customer's are found by number and time", async () => {
    const about = { order_id: orderId, kind: "customer-sms", recipient: "+919876543210" } as const;
    const counted_as = about.recipient;
    const texts = [0, 1, 2, 3].map((n) => newMessage({ ...about, counted_as, name: `sms-${n}`, now: at + n }));
    for (const text of texts) await store.changeMessage(await named("first"), { attempts: 1 }, text);
    await store.changeMessage(await named("sms-0"), { state: "sent", sent_at: at + 10 });
    await store.changeMessage(await named("sms-1"), { state: "sent", sent_at: at + 20 });
    await store.changeMessage(await named("sms-2"), { state: "skipped" });
    await store.changeMessage(await named("second"), { state: "sent", sent_at: at + 20 });
    expect(await other.countSent(["customer-sms", "whatsapp"], at + 10)).toBe(2);
    expect(await other.countSent(["customer-sms", "whatsapp"], at + 11)).toBe(1);
    expect(await store.countSent(["whatsapp"], at)).toBe(0);
    expect(await store.oldestWaiting(["customer-sms"])).toBe(at + 3);
    expect(await other.oldestWaiting(["whatsapp"])).toBeNull();
    const found = (since: number, until: number) => other.messagesToCustomer(about.recipient, since, until);
    expect(namesOf(await found(at, at + 3))).toEqual(["sms-3", "sms-1", "sms-0"]);
    expect(namesOf(await found(at + 1, at + 2))).toEqual(["sms-1"]);
    expect(await store.messagesToCustomer("+919876543211", at, at + 3)).toEqual([]);
    await store.changeMessage(await named("sms-3"), { state: "given_up", counted_as: HELD });
    await store.changeMessage(await named("sms-1"), { state: "given_up" });
    expect(namesOf(await found(at, at + 3))).toEqual(["sms-1", "sms-0"]);
    expect([await store.countUnsent("given_up"), await other.countUnsent("given_up", HELD)]).toEqual([2, 1]);
  });

  test("a message saved with another's change is saved once: a second one of its id changes nothing", async () => {
    await store.changeMessage(await named("first"), { attempts: 1 }, messageOf(orderId, "fallback"));
    await store.changeMessage(await named("fallback"), { attempts: 3 });
    const second = await other.changeMessage(await named("second"), { attempts: 1 }, messageOf(orderId, "fallback"));
    expect(second).toEqual(await named("second"));
    expect(second?.attempts).toBe(1);
    expect((await named("fallback")).attempts).toBe(3);
    expect(await store.messagesOf(orderId)).toHaveLength(4);
  });

  test("only finished messages are pruned, so many at a time; Firestore is told when it may delete them itself", async () => {
    const [first, second] = [await named("first"), await named("second")];
    await store.changeMessage(first, { state: "sent", sent_at: at });
    await store.changeMessage(second, { state: "skipped" });
    const pruned = await store.pruneMessages(at + 1, 1);
    const deletesItself = storeName.startsWith("Firestore");
    if (!deletesItself) expect([pruned, await store.pruneMessages(at, 10)]).toEqual([1, 0]);
    await store.pruneMessages(at + 1, 10);
    const left = namesOf(await store.messagesOf(orderId)).sort();
    expect(left).toEqual(deletesItself ? ["first", "second", "third"] : ["third"]);
  });
});

test("a finished message's document expires 90 days after it was made, and one that is pending again does not", async () => {
  const { client } = newFirestore();
  const store = firestoreStore(client());
  const sent = toPlace({}, [], ["first"]);
  await store.place(sent);
  const [message = expect.fail("none")] = await store.messagesOf(sent.order.order_id);
  const expiry = async () => (await client().collection("messages").doc(message.id).get()).get("expire_at") ?? null;
  expect(await expiry()).toBeNull();
  const done = (await store.changeMessage(message, { state: "sent", sent_at: at })) ?? expect.fail("changed");
  expect((await expiry()).toMillis()).toBe(at + 90 * 24 * 60 * 60_000);
  const again = (await store.changeMessage(done, { state: "pending" })) ?? expect.fail("changed");
  expect(await expiry()).toBeNull();
  await store.changeMessage(again, { state: "skipped" });
  expect((await expiry()).toMillis()).toBe(at + 90 * 24 * 60 * 60_000);
});
