/** Why something failed: a code for the program, and an error message for the customer. */
export type Failure = { ok: false; code: string; message: string };

/** The result of everything that can fail with an error message for the customer. */
export type Result<T = null> = { ok: true; data: T } | Failure;
