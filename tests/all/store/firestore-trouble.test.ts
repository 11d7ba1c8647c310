import { once } from "node:events";
import { createServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Firestore } from "@google-cloud/firestore";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { answered, CALL_MS } from "#lib/server/store/firestore-calls.ts";
import { connectFirestore } from "#lib/server/store/firestore-connection.ts";
import { openFirestoreStore } from "#lib/server/store/firestore-store.ts";
import type { Store } from "#lib/server/store/store.ts";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { firestoreStore, newFirestore } from "@/tests/support/firestore";
import { messageOf, placedAt, toPlace } from "@/tests/support/store-fixtures";

/**
 * A Firestore that refuses every call with one of gRPC's codes, or never responds, and Google's own client connected to it.
 * Each call is listed, with its timeout.
 */
async function brokenFirestore(code: number | "silent") {
  const calls: { name: string; milliseconds: number }[] = [];
  const server = createServer();
  server.on("stream", (stream, headers) => {
    const name = String(headers[":path"]).split("/").at(-1) ?? "";
    calls.push({ name, milliseconds: Number.parseInt(String(headers["grpc-timeout"]), 10) });
    stream.on("error", () => undefined);
    if (code === "silent") return;
    const refusal = { "grpc-status": String(code), "grpc-message": "12 Car Street is quoted here" };
    stream.respond({ ":status": 200, "content-type": "application/grpc", ...refusal }, { endStream: true });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${(server.address() as AddressInfo).port}`);
  // Google's client otherwise looks for a machine of Google's on the network first.
  vi.stubEnv("METADATA_SERVER_DETECTION", "none");
  const connection = await connectFirestore({ projectId: "demo-broken" });
  const store = openFirestoreStore(async () => connection);
  return { calls, store };
}

const grpcError = (code: number) => Object.assign(new Error(`${code} at 12 Car Street`), { code });
const failed = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail("nothing failed"),
    (error: Error) => error,
  );
const allCalls = (store: Store): Record<string, () => Promise<unknown>> => ({
  find: () => store.find("an-order-of-nobody"),
  place: () => store.place(toPlace({}, ["a"])),
  list: () => store.list({ limit: 1 }),
  update: () => store.update("an-order-of-nobody", (order) => ({ order, messages: [] })),
  messagesOf: () => store.messagesOf("an-order-of-nobody"),
  dueMessages: () => store.dueMessages(0, 1),
  messagesToCheck: () => store.messagesToCheck(0, 1),
  unsentMessages: () => store.unsentMessages({ limit: 1 }),
  countUnsent: () => store.countUnsent("pending"),
  oldestWaiting: () => store.oldestWaiting(["whatsapp"]),
  countSent: () => store.countSent(["whatsapp"], 0),
  messagesToCustomer: () => store.messagesToCustomer("+919876543210", 0, 1),
  changeMessage: () =>
    store.changeMessage({ ...messageOf("an-order-of-nobody", "one"), version: "1.1" }, { attempts: 1 }),
  probe: () => store.probe(),
});

// promise: Firestore's faults
test.each([1, 2, 4, 5, 7, 8, 10, 13, 14, 15, 16])("gRPC's code %i means 'unavailable'", async (code) => {
  const cause = grpcError(code);
  const error = await failed(answered(() => Promise.reject(cause)));
  expect(error).toSatisfy(isStoreUnavailable);
  expect(error.cause).toBe(cause);
  expect(error.message).not.toContain("Car Street");
});

test.each([
  ["an invalid argument", grpcError(3)],
  ["a value out of range", grpcError(11)],
  ["a call that does not exist", grpcError(12)],
  ["a wrong type", new TypeError("undefined is not a function")],
])("%s is a mistake of ours, and stays one", async (_what, mistake) => {
  expect(await failed(answered(() => Promise.reject(mistake)))).toBe(mistake);
});

test.each([
  [7, "Firestore refuses this server: its service account lacks the role, or the API is off"],
  [9, "an index is missing or still being built: deploy firestore.indexes.json"],
  [16, "Firestore does not accept this server's credentials"],
  [5, "the project has no Firestore database, or it is not in native mode"],
])("a Firestore that refuses reads with code %i says why", { timeout: 20_000 }, async (code, reason) => {
  const { store, calls } = await brokenFirestore(code);
  for (const name of ["find", "list", "dueMessages"]) {
    const error = await failed(allCalls(store)[name]?.() ?? expect.fail(name));
    expect([error.name, error.message]).toEqual(["StoreUnavailable", reason]);
  }
  expect(calls.length).toBeGreaterThan(2);
});

describe.each([
  ["refuses everything for now", 14],
  ["is silent", "silent"],
] as const)("while Firestore %s", (_how, code) => {
  test("every call ends as 'unavailable' in time, and nothing goes on behind it", { timeout: 30_000 }, async () => {
    const { store, calls } = await brokenFirestore(code);
    const began = performance.now();
    const failures = Object.values(allCalls(store)).map((call) => failed(call()));
    for (const failure of failures) expect(await failure).toSatisfy(isStoreUnavailable);
    expect(performance.now() - began).toBeLessThan(2 * CALL_MS);
    await pause(200);
    const writes = () => calls.filter(({ name }) => name === "Commit").length;
    const before = writes();
    // One that goes on would be sent again within this.
    await pause(2500);
    expect(writes() - before).toBe(0);
    for (const { name, milliseconds } of calls)
      if (name !== "Commit") expect(milliseconds).toBeLessThanOrEqual(CALL_MS);
  });
});

/** The next write gets through, but not its answer; what comes instead is `code`. */
function loseNextAnswer(db: Firestore, code: number): void {
  const batch = db.batch.bind(db);
  db.batch = () => {
    const lost = batch();
    const commit = lost.commit.bind(lost);
    lost.commit = async () => {
      await commit();
      throw grpcError(code);
    };
    db.batch = batch;
    return lost;
  };
}

describe.each([
  ["comes upon itself when it is sent again", [6, 9]],
  ["never gets an answer", [14, 14]],
] as const)("a write that got through and %s", (_how, [createCode, changeCode]) => {
  const isAnswered = createCode === 6;
  // promise: Firestore's faults ... a write that got through and was not confirmed
  test("places its order once, with its messages", async () => {
    const db = newFirestore().client();
    const store = firestoreStore(db);
    const sent = toPlace({}, ["a"], ["one", "two"]);
    loseNextAnswer(db, createCode);
    if (isAnswered) expect(await store.place(sent)).toEqual({ outcome: "placed", order: sent.order });
    else expect(await failed(store.place(sent))).toSatisfy(isStoreUnavailable);
    expect(await store.place(sent)).toEqual({ outcome: "replayed", order: sent.order });
    expect(await store.messagesOf(sent.order.order_id)).toHaveLength(2);
  });

  async function placed() {
    const db = newFirestore().client();
    const store = firestoreStore(db);
    const sent = toPlace();
    await store.place(sent);
    const [message = expect.fail("no message")] = await store.messagesOf(sent.order.order_id);
    loseNextAnswer(db, changeCode);
    return { store, order: sent.order, message };
  }

  test("changes its order once", async () => {
    const { store, order } = await placed();
    const another = (found: Order) => ({
      order: { ...found, status_history: [...found.status_history, { status: "packed", at: placedAt }] },
      messages: [messageOf(order.order_id, `status-${found.status_history.length}`)],
    });
    const changing = store.update(order.order_id, another);
    if (isAnswered) expect((await changing)?.status_history).toHaveLength(2);
    else expect(await failed(changing)).toSatisfy(isStoreUnavailable);
    expect((await store.find(order.order_id))?.order.status_history).toHaveLength(2);
    expect(await store.messagesOf(order.order_id)).toHaveLength(2);
  });

  test("takes its message, and knows that it did", async () => {
    const { store, order, message } = await placed();
    const taking = store.changeMessage(message, { attempts: 1 }, messageOf(order.order_id, "two"));
    const itself = async () => (await store.messagesOf(order.order_id)).find(({ id }) => id === message.id);
    if (isAnswered) expect(await taking).toEqual(await itself());
    else expect(await failed(taking)).toSatisfy(isStoreUnavailable);
    expect(await itself()).toMatchObject({ attempts: 1 });
    expect(await store.messagesOf(order.order_id)).toHaveLength(2);
  });
});

test("a change of equal values is a change: the version that it was made on is no longer the message's", async () => {
  const { client, database } = newFirestore();
  const store = firestoreStore(client());
  const { order, ...rest } = toPlace();
  await store.place({ order, ...rest });
  const [message = expect.fail("no message")] = await store.messagesOf(order.order_id);
  const before = database.getStats().noopWrites;
  expect(await store.changeMessage(message, { attempts: message.attempts })).not.toBeNull();
  expect(await store.changeMessage(message, { attempts: message.attempts })).toBeNull();
  expect(database.getStats().noopWrites).toBe(before);
});

test("an order with a hole in it is refused as a mistake, and nothing of it is saved", async () => {
  const { client, database } = newFirestore();
  const store = firestoreStore(client());
  const state = undefined as unknown as string;
  const price = undefined as unknown as number;
  for (const sent of [toPlace({ state }), toPlace({ items: [{ name: "Hill Tea", qty: 1, price }] })]) {
    const error = await failed(store.place(sent));
    expect(error).not.toSatisfy(isStoreUnavailable);
    expect(error.message).toContain("undefined");
  }
  expect(database.getStats().documentCount).toBe(0);
});

test("what the shop's people write comes back as it was written", async () => {
  const store = firestoreStore(newFirestore().client());
  const items = Array.from({ length: 50 }, (_, n) => ({
    name: `கறிவேப்பிலை பொடி \u200d ${n} .[]*~/\``,
    qty: n,
    price: -0 + n,
  }));
  const sent = toPlace({ items, guest_name: "மீனாட்சி ✨ O'Brien", guest_email: null, discount_kind: "sample" });
  await store.place(sent);
  expect((await store.find(sent.order.order_id))?.order).toStrictEqual(sent.order);
  expect((await store.list({ limit: 1 })).orders).toStrictEqual([sent.order]);
});

test("a connection that could not be made is made at the next call", async () => {
  const { client } = newFirestore();
  let tries = 0;
  const working = firestoreStore(client());
  const store = openFirestoreStore(async () => {
    tries++;
    if (tries === 1) throw new Error("no key file");
    const { FieldPath, Timestamp } = await import("@google-cloud/firestore");
    return { db: client(), FieldPath, Timestamp };
  });
  expect(await failed(store.probe())).toSatisfy(isStoreUnavailable);
  await store.place(toPlace());
  expect((await working.list({ limit: 9 })).orders).toHaveLength(1);
  expect(tries).toBe(2);
});
