import "server-only";

/** A change takes a redemption that another order has: nothing of it is saved. */
export class AlreadyRedeemed extends Error {
  override name = "AlreadyRedeemed";
  readonly redemption: string;
  constructor(redemption: string) {
    super("another order has used this offer");
    this.redemption = redemption;
  }
}

/** Compares the name, as isStoreUnavailable does. */
export function isAlreadyRedeemed(error: unknown): error is AlreadyRedeemed {
  return error instanceof Error && error.name === "AlreadyRedeemed";
}
