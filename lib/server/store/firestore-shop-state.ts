import "server-only";
import type { Firestore } from "@google-cloud/firestore";
import type { FactChange } from "#lib/shop/shop-state/changed-facts.ts";
import { answered, committed, isWritten } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import { parseShopState } from "./parse-shop-state.ts";
import type { ShopStateStore } from "./store.ts";

/** The history of what owners changed, each change under its number. */
const changes = (db: Firestore) => db.collection("shop_changes");

/** What staff switch without a build, in Firestore. */
export function shopStateStore(connected: Connected): ShopStateStore {
  const read = async (name: string) => {
    const ref = (await connected()).db.collection("shop").doc(name);
    return (await answered(() => ref.get())).data();
  };
  /** Writes these fields of a document, and no other one. */
  const write = async (name: string, fields: object) => {
    const ref = (await connected()).db.collection("shop").doc(name);
    await answered(() => ref.set(fields, { merge: true }));
  };
  // The shop's state is one document, so that looking at it costs one read: it changes a few times a day, and every
  // page reads it.
  return {
    async shopState() {
      const { orders_paused, reopens_on, sold_out, facts } = (await read("state")) ?? {};
      const slugs = Object.entries(sold_out ?? {}).flatMap(([slug, isOut]) => (isOut === true ? [slug] : []));
      return parseShopState(orders_paused, reopens_on, slugs, facts);
    },
    setPause: ({ orders_paused, reopens_on }) => write("state", { orders_paused, reopens_on }),
    // One product's own field: two members of staff who switch two products don't overwrite each other's change.
    setSoldOut: (slug, soldOut) => write("state", { sold_out: { [slug]: soldOut } }),
    async changeFacts(facts, change) {
      const { db } = await connected();
      const batch = db.batch();
      batch.create(changes(db).doc(String(change.n)), { n: change.n, body: JSON.stringify(change) });
      batch.set(db.collection("shop").doc("state"), { facts: JSON.stringify(facts) }, { merge: true });
      return isWritten(await committed(batch));
    },
    async factChanges(limit, before = Number.MAX_SAFE_INTEGER) {
      const page = changes((await connected()).db)
        .where("n", "<", before)
        .orderBy("n", "desc")
        .limit(limit);
      return (await answered(() => page.get())).docs.map(
        (found) => JSON.parse(String(found.get("body"))) as FactChange,
      );
    },
    async orderLinksFrom() {
      const { from = 0 } = (await read("order-links")) ?? {};
      return typeof from === "number" ? from : null;
    },
    setOrderLinksFrom: (from) => write("order-links", { from }),
  };
}
