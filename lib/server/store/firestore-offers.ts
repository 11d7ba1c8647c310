import "server-only";
import type { DocumentReference, Firestore } from "@google-cloud/firestore";
import { answered, committed, isWritten } from "./firestore-calls.ts";
import type { Connected } from "./firestore-connection.ts";
import type { OfferStore } from "./store.ts";

/**
 * A redemption's document is empty: it stays when its customer is erased, and must not lead to their orders.
 * Redemptions name accounts, whose ids may contain '/', which a document's id can't.
 */
export function redemptionDocument(db: Firestore, redemption: string): DocumentReference {
  return db.collection("claims").doc(encoded(redemption));
}

/** The document of an account's claim of the first-order offer. Prefixed: '.' and '__x__' are no document's id. */
function offerClaimDocument(db: Firestore, userId: string): DocumentReference {
  return db.collection("offer_claims").doc(`uid:${encoded(userId)}`);
}

function encoded(text: string): string {
  return text.replace(/[/%]/g, encodeURIComponent);
}

/** The claims and the redemptions of offers, in Firestore. */
export function offerStore(connected: Connected): OfferStore {
  const claimMark = async (userId: string) => {
    const { db } = await connected();
    const found = await answered(() => offerClaimDocument(db, userId).get());
    return found.exists ? String(found.get("mark")) : null;
  };
  return {
    async saveClaimMark(userId, mark) {
      const { db } = await connected();
      const written = await committed(db.batch().create(offerClaimDocument(db, userId), { mark }));
      return isWritten(written) ? mark : ((await claimMark(userId)) ?? mark);
    },
    claimMark,
    async deleteClaimMark(userId) {
      const { db } = await connected();
      await answered(() => offerClaimDocument(db, userId).delete());
    },
    async existingRedemptions(redemptions) {
      if (redemptions.length === 0) return [];
      const { db } = await connected();
      const refs = redemptions.map((redemption) => redemptionDocument(db, redemption));
      const found = await answered(() => db.getAll(...refs));
      return redemptions.filter((_, index) => found[index]?.exists);
    },
  };
}
