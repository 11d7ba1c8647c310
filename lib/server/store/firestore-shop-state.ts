import "server-only";
import { answered } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import { parseShopState } from "./parse-shop-state.ts";
import { parseRecipients } from "./recipients.ts";
import type { ShopStateStore } from "./store.ts";

/** What staff switch without a build, and who is told of orders, in Firestore. */
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
  // The shop's state is one document, so that looking at it costs one read: it changes a few times a day, and every page reads it.
  return {
    async shopState() {
      const { orders_paused, reopens_on, sold_out } = (await read("state")) ?? {};
      const slugs = Object.entries(sold_out ?? {}).flatMap(([slug, isOut]) => (isOut === true ? [slug] : []));
      return parseShopState(orders_paused, reopens_on, slugs);
    },
    setPause: ({ orders_paused, reopens_on }) => write("state", { orders_paused, reopens_on }),
    // One product's own field: two members of staff who switch two products don't overwrite each other's change.
    setSoldOut: (slug, soldOut) => write("state", { sold_out: { [slug]: soldOut } }),
    async orderLinksFrom() {
      const { from = 0 } = (await read("order-links")) ?? {};
      return typeof from === "number" ? from : null;
    },
    setOrderLinksFrom: (from) => write("order-links", { from }),
    recipients: async () => parseRecipients(await read("recipients")),
    setRecipients: (recipients) => write("recipients", recipients),
  };
}
