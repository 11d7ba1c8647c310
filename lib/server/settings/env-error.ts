import "server-only";

/** The environment can't be used; the message is one line that names what is missing or wrong. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** What is wrong with settings, a line each; nothing where they can be read. */
export function envProblems(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.message.split("\n");
    throw error;
  }
}
