import "server-only";
import type { DocumentSnapshot, Firestore, WriteBatch } from "@google-cloud/firestore";
import { erasedBuyer, numberOf, type TaxBill, taxBillSchema } from "#lib/shop/tax/tax-bill.ts";
import { type Numbered, numbered, type TaxDocuments } from "#lib/shop/tax/tax-documents.ts";
import { answered } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import type { BillStore } from "./store.ts";

const bills = (db: Firestore) => db.collection("bills");
/** No id of a document has a stroke. */
const document = (db: Firestore, number: string) => bills(db).doc(number.replaceAll("/", ":"));
const billOf = (found: DocumentSnapshot): TaxBill => taxBillSchema.parse(found.data());
const ofOrder = (db: Firestore, orderId: string) => answered(() => bills(db).where("order_id", "==", orderId).get());

/** The bills and the credit notes, in Firestore. */
export const billStore = (connected: Connected): BillStore => ({
  async billsOf(orderId) {
    const { docs } = await ofOrder((await connected()).db, orderId);
    return docs.map(billOf).sort((a, b) => (a.at + (a.credits ?? "~") < b.at + (b.credits ?? "~") ? -1 : 1));
  },
  async listBills({ from, to, limit, after }) {
    const { db, FieldPath } = await connected();
    const all = bills(db).where("day", ">=", from).where("day", "<=", to);
    const sorted = all.orderBy("day").orderBy(FieldPath.documentId()).limit(limit);
    const page = after ? sorted.startAfter(after.day, document(db, numberOf(after)).id) : sorted;
    return (await answered(() => page.get())).docs.map(billOf);
  },
  async eraseBuyer(orderId) {
    const { db } = await connected();
    const { docs } = await ofOrder(db, orderId);
    const batch = db.batch();
    for (const found of docs) batch.update(found.ref, { buyer: erasedBuyer(billOf(found)).buyer });
    if (docs.length > 0) await answered(() => batch.commit());
  },
});

/**
 * Adds to a batch what a change does to an order's tax documents. Each paper is created under its number: a number that
 * another server was faster to take fails the whole batch, and leaves no gap.
 */
export async function addTaxDocuments(
  db: Firestore,
  batch: WriteBatch,
  taxDocuments: TaxDocuments,
  present: string | null,
): Promise<Numbered> {
  const found = present === null ? null : await answered(() => document(db, present).get());
  const bill = found?.exists ? billOf(found) : null;
  const series = numbered(taxDocuments, bill, () => 0).made.map((paper) => paper.series);
  const latest = new Map<string, number>();
  for (const each of series) latest.set(each, await latestOf(db, each));
  const changed = numbered(taxDocuments, bill, (each) => (latest.get(each) ?? 0) + 1);
  // Its number is a field, too: the latest of a series is found by it.
  for (const paper of changed.made) batch.create(document(db, numberOf(paper)), { ...paper, number: numberOf(paper) });
  if (changed.voided) batch.update(document(db, numberOf(changed.voided)), { is_void: true });
  return changed;
}

async function latestOf(db: Firestore, series: string): Promise<number> {
  const query = bills(db).where("number", ">", `${series}/`).where("number", "<", `${series}/~`);
  const { docs } = await answered(() => query.orderBy("number", "desc").limit(1).get());
  return docs[0] ? billOf(docs[0]).n : 0;
}
