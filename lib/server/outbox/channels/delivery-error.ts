import "server-only";
import { ApiError } from "#lib/server/http/route.ts";

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

/** Sends what a person waits for. @throws ApiError unavailable, with the reason, when it did not go through */
export async function sentOrRefused<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DeliveryError) throw new ApiError("unavailable", { message: error.message });
    throw error;
  }
}
