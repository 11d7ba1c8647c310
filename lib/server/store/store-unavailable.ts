import "server-only";

/** The store can't be read or written at the moment; nothing was saved. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** Compares the name, because the server's bundles may each hold a copy of the class and share one store. */
export function isStoreUnavailable(error: unknown): error is Error {
  return error instanceof Error && error.name === "StoreUnavailable";
}
