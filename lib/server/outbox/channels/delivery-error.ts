import "server-only";

/** A message did not go through. The reason is in our words: a provider's own text can quote a customer's address. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** It can never go through as it is: trying again is of no use. */
  readonly permanent: boolean;
  constructor(reason: string, permanent = false) {
    super(reason);
    this.permanent = permanent;
  }
}
