import "server-only";

/** The environment cannot be used as it stands; the message is one line that names what is missing or wrong. */
export class EnvError extends Error {
  override name = "EnvError";
}
