import "server-only";

/** The environment can't be used; the message is one line that names what is missing or wrong. */
export class EnvError extends Error {
  override name = "EnvError";
}
