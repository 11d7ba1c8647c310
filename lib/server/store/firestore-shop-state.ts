import "server-only";
import type { DocumentReference, Firestore } from "@google-cloud/firestore";
import type { Pause, ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { answered } from "./firestore-calls.ts";
import { parseShopState } from "./parse-shop-state.ts";
import { parseRecipients, type Recipients } from "./recipients.ts";

/** One document, so that looking at it costs one read. It changes a few times a day. */
function stateDocument(db: Firestore): DocumentReference {
  return db.collection("shop").doc("state");
}

/** The shop's state in one read. @throws StoreUnavailable */
export async function readShopState(db: Firestore): Promise<ShopState> {
  const found = await answered(() => stateDocument(db).get());
  const { orders_paused, reopens_on, sold_out } = found.data() ?? {};
  const slugs = Object.entries(sold_out ?? {}).flatMap(([slug, isOut]) => (isOut === true ? [slug] : []));
  return parseShopState(orders_paused, reopens_on, slugs);
}

/** Writes a pause, or its end, and no other field. @throws StoreUnavailable */
export async function writePause(db: Firestore, { orders_paused, reopens_on }: Pause): Promise<void> {
  await answered(() => stateDocument(db).set({ orders_paused, reopens_on }, { merge: true }));
}

/** Writes one product's own field: two members of staff who switch two products don't overwrite each other's change. */
export async function writeSoldOut(db: Firestore, slug: string, soldOut: boolean): Promise<void> {
  await answered(() => stateDocument(db).set({ sold_out: { [slug]: soldOut } }, { merge: true }));
}

/** A document of its own: every page reads the other. */
function linksDocument(db: Firestore): DocumentReference {
  return db.collection("shop").doc("order-links");
}

/** Since when one-tap links are valid; null while they are off. @throws StoreUnavailable */
export async function readOrderLinksFrom(db: Firestore): Promise<number | null> {
  const from: unknown = (await answered(() => linksDocument(db).get())).data()?.from;
  if (from === undefined) return 0;
  return typeof from === "number" ? from : null;
}

/** @throws StoreUnavailable */
export async function writeOrderLinksFrom(db: Firestore, from: number | null): Promise<void> {
  await answered(() => linksDocument(db).set({ from }));
}

function recipientsDocument(db: Firestore): DocumentReference {
  return db.collection("shop").doc("recipients");
}

/** Who is told of orders, or null. @throws StoreUnavailable */
export async function readRecipients(db: Firestore): Promise<Recipients | null> {
  return parseRecipients((await answered(() => recipientsDocument(db).get())).data());
}

/** @throws StoreUnavailable */
export async function writeRecipients(db: Firestore, recipients: Recipients): Promise<void> {
  await answered(() => recipientsDocument(db).set(recipients));
}
