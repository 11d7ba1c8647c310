import "server-only";
import type { SqliteAccess, SqliteStatements } from "./sqlite-statements.ts";
import type { OfferStore } from "./store.ts";

/** Returns true when an order has used this offer. */
export function isRedeemed(db: SqliteStatements, key: string): boolean {
  return db.one("SELECT 1 FROM claims WHERE claim = ?", key) !== undefined;
}

/** The claims and the redemptions of offers, in an order file. */
export function offerStore({ rows, read, write }: SqliteAccess): OfferStore {
  const markOf = (userId: string) => {
    const row = rows.one("SELECT mark FROM offer_claims WHERE user_id = ?", userId);
    return row ? String(row.mark) : null;
  };
  return {
    saveClaimMark: (userId, mark) =>
      write(() => {
        rows.run("INSERT INTO offer_claims (user_id, mark) VALUES (?, ?) ON CONFLICT DO NOTHING", userId, mark);
        return markOf(userId) ?? mark;
      }),
    claimMark: (userId) => read(() => markOf(userId)),
    deleteClaimMark: (userId) => write(() => void rows.run("DELETE FROM offer_claims WHERE user_id = ?", userId)),
    existingRedemptions: (redemptions) => read(() => redemptions.filter((key) => isRedeemed(rows, key))),
  };
}
