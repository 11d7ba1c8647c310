import type { Sentence } from "#lib/shop/language/sentence.ts";

/** Why something failed: a code for the program, and a sentence for the customer. */
export type Failure = { ok: false; code: string } & Sentence;

/** The result of everything that can fail with an error message for the customer. */
export type Result<T = null> = { ok: true; data: T } | Failure;

/** A failure as TanStack Query wants it: an error. */
export class FailedCall extends Error {
  override name = "FailedCall";
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The data of a result. @throws FailedCall */
export function dataOf<T>(result: Result<T>): T {
  if (!result.ok) throw new FailedCall(result);
  return result.data;
}
