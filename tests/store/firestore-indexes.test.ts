import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Firestore } from "@google-cloud/firestore";
import { beforeAll, expect, test, vi } from "vitest";
import type { OrderFilter } from "#lib/server/store/store.ts";
import { billOf } from "#lib/shop/tax/tax-bill.ts";
import { taxFacts } from "#lib/shop/tax/tax-facts.ts";
import { projectRoot } from "@/scripts/env";
import { firestoreStore, newFirestore } from "@/tests/support/firestore";
import { toPlace } from "@/tests/support/store-fixtures";

/** What Google's client sends for a query, as far as indexes go. */
type Filter = { fieldFilter?: { field: { fieldPath: string }; op: string }; compositeFilter?: { filters: Filter[] } };
type Order = { field: { fieldPath: string }; direction: string };
type Sent = { from: { collectionId: string }[]; where?: Filter; orderBy?: Order[] };

type Index = { collectionGroup: string; fields: { fieldPath: string; order?: string; arrayConfig?: string }[] };
const deployed: {
  indexes: Index[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: { order: string }[]; ttl?: boolean }[];
} = JSON.parse(readFileSync(join(projectRoot, "firestore.indexes.json"), "utf8"));

const queries: Sent[] = [];
const narrowed: Partial<OrderFilter>[] = [
  {},
  { userId: "u" },
  { userId: "u", statuses: ["pending"] },
  { statuses: ["pending", "packed"] },
  { phone: "9876543210" },
  { email: "Meena@example.com" },
  { state: "Kerala" },
  { terms: ["name:me", "six:AAAAAA"] },
  { money: ["paid", "refund"] },
];
const lists = narrowed.flatMap((filter) => [filter, { ...filter, since: "2026-11-01", before: "2026-12-01" }]);
/** The fields of every document that the store writes, as 'collection field'. */
const written = new Set<string>();

beforeAll(async () => {
  // The state of a process, for the mutex of bills' numbers.
  Object.defineProperty(globalThis, "anjaraiPerProcess", { configurable: true, value: new Map() });
  const { client, database } = newFirestore();
  const sentStream = vi.spyOn(Firestore.prototype as unknown as { requestStream: () => void }, "requestStream");
  const store = firestoreStore(client());
  const sent = toPlace({ user_id: "u" }, ["a"]);
  for (const order of [sent, toPlace(), toPlace()]) await store.place(order);
  for (const filter of lists) {
    const first = await store.list({ limit: 1, ...filter });
    await store.list({ limit: 1, ...filter, cursor: first.nextCursor ?? undefined });
  }
  const bill = billOf(sent.order, taxFacts, "2026-11-27T00:00:00Z");
  const withBill = (order: (typeof sent)["order"]) => ({ order: { ...order }, messages: [], taxDocuments: { bill } });
  const papered = await store.update(sent.order.order_id, withBill);
  const credit = { prefix: "WL", at: bill.at };
  await store.update(sent.order.order_id, (order) => ({ order: { ...order }, messages: [], taxDocuments: { credit } }));
  expect(papered?.bill).not.toBeNull();
  const taxDocuments = await store.billsOf(sent.order.order_id);
  await store.listBills({ from: "2026-11-01", to: "2026-11-30", limit: 1, after: taxDocuments[0] });
  await store.eraseBuyer(sent.order.order_id);
  const [message] = sent.messages.map(({ id }) => id);
  const stored = await store.findMessage(message ?? "");
  if (stored) await store.changeMessage(stored, { state: "sent", sent_at: 1 });
  await store.endSession("s", Date.now());
  await store.isSessionEnded("s");
  await store.saveClaimMark("u", "mark");
  await store.claimMark("u");
  await store.existingRedemptions(["a", "b"]);
  await store.messagesOf(sent.order.order_id);
  await store.dueMessages(Date.now(), 10);
  await store.messagesToCheck(Date.now(), 10);
  for (const state of [undefined, "pending"] as const) {
    const first = await store.unsentMessages({ limit: 1, state });
    await store.unsentMessages({ limit: 1, state, cursor: first.nextCursor ?? undefined });
  }
  await store.countUnsent("pending");
  await store.countUnsent("given_up", "held");
  await store.oldestWaiting(["warehouse-email", "whatsapp"]);
  await store.countSent(["whatsapp", "customer-sms"], 0);
  await store.messagesToCustomer("+919876543210", 0, 1);
  await store.saveHit({ key: "k", at: 1, expire_at: 2 });
  await store.countHits("k", 0, 1);
  await store.savePhoto([{ name: "a", bytes: Uint8Array.of(1) }]);
  await store.photo("a");
  await store.probe();
  type Request = { structuredQuery?: Sent; structuredAggregationQuery?: { structuredQuery: Sent } };
  for (const [name, , request] of sentStream.mock.calls as unknown as [string, boolean, Request][]) {
    const query = request.structuredQuery ?? request.structuredAggregationQuery?.structuredQuery;
    if (/^run(Aggregation)?Query$/.test(name) && query) queries.push(query);
  }
  const collections = ["orders", "bills", "claims", "ended_sessions", "offer_claims", "messages", "probes", "photos"];
  for (const collection of [...collections, "rate_limit_hits"])
    for (const { data } of database.database.listDocuments(collection, false))
      for (const field of Object.keys(data ?? {})) written.add(`${collection} ${field}`);
});

const filtersOf = (where: Filter | undefined): NonNullable<Filter["fieldFilter"]>[] =>
  where?.compositeFilter?.filters.flatMap(filtersOf) ?? (where?.fieldFilter ? [where.fieldFilter] : []);

const EQUALITIES = ["EQUAL", "IN", "ARRAY_CONTAINS_ANY"];

/**
 * The index that Firestore answers a query from: the fields of its equalities, then its ordering. An index ends in the
 * document's name, in the direction of its last field.
 */
function indexesFor({ from, where, orderBy = [] }: Sent): { composite: string[]; single: string[] } {
  const collection = from[0]?.collectionId;
  const filters = filtersOf(where);
  const equal = filters.filter(({ op }) => EQUALITIES.includes(op)).map(({ field }) => field.fieldPath);
  const ordered = orderBy.filter(({ field }) => field.fieldPath !== "__name__");
  const byName = orderBy.find(({ field }) => field.fieldPath === "__name__");
  if (byName) expect(byName.direction).toBe(ordered.at(-1)?.direction);
  for (const { field, op } of filters)
    if (!EQUALITIES.includes(op)) expect(field.fieldPath).toBe(ordered[0]?.field.fieldPath);
  const order = ordered.map(({ field, direction }) => `${field.fieldPath} ${direction}`);
  if (equal.length > 0 && order.length > 0) {
    const fields = equal.map((field) => `${field} ${field === "terms" ? "CONTAINS" : "ASCENDING"}`);
    return { composite: [[collection, ...fields, ...order].join(", ")], single: [] };
  }
  expect(ordered.length).toBeLessThanOrEqual(1);
  return { composite: [], single: [...equal, ...order].map((field) => `${collection} ${field}`) };
}

test("every query of the store was seen: the lists of orders with and without a cursor, those of messages, of bills, of hits, and the count of photos", () => {
  expect(queries).toHaveLength(lists.length * 2 + 4 + 4 + 5 + 4 + 1 + 1);
});

test("the composite indexes are those that the queries need, no more and no fewer", () => {
  const needed = new Set(queries.flatMap((query) => indexesFor(query).composite));
  const there = deployed.indexes.map(({ collectionGroup, fields }) => {
    const named = fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
    return [collectionGroup, ...named].join(", ");
  });
  expect(there.toSorted()).toEqual([...needed].toSorted());
});

test("of all that is written only the fields that a query looks up alone have an index of their own", () => {
  const needed = new Set(queries.flatMap((query) => indexesFor(query).single));
  const sorted = [
    "bills day ASCENDING",
    "bills number DESCENDING",
    "messages check_at ASCENDING",
    "orders created_at DESCENDING",
  ];
  expect([...needed].toSorted()).toEqual([...sorted, "bills order_id", "messages order_id"].toSorted());
  const overridden = deployed.fieldOverrides.map(({ collectionGroup, fieldPath, indexes, ttl }) => {
    expect(ttl === true).toBe(fieldPath === "expire_at");
    const field = `${collectionGroup} ${fieldPath}`;
    // In the one direction that is read: each entry more is written with every document.
    expect(indexes.map(({ order }) => `${field} ${order}`)).toEqual(
      sorted.filter((index) => index.startsWith(`${field} `)),
    );
    return field;
  });
  expect(overridden.toSorted()).toEqual([...written].filter((field) => !needed.has(field)).toSorted());
});

// promise: Browsers can't reach Firestore past the shop
test("the rules let no browser read or write anything, and are what is deployed with the indexes", () => {
  const rules = readFileSync(join(projectRoot, "firestore.rules"), "utf8");
  expect(rules.match(/allow .*/g)).toEqual(["allow read, write: if false;"]);
  expect(rules.match(/match .*/g)?.at(-1)).toBe("match /{document=**} {");
  const { firestore } = JSON.parse(readFileSync(join(projectRoot, "firebase.json"), "utf8"));
  expect(firestore).toEqual({ rules: "firestore.rules", indexes: "firestore.indexes.json" });
});
