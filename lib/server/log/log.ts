import "server-only";
import pino from "pino";
import { isStoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { messageOwnOrHashed, ownOrHashed } from "./foreign-ids.ts";

/**
 * The log: one JSON line an event, on standard output. Only ids, codes and counts go in: never a name, phone, e-mail,
 * address, token, nor a provider's own text, which may quote any of them; of an order's id that a stranger chose, a
 * hash. Of a `message`, which is handed in whole, only its id is written. `by`: the name under which somebody of staff
 * has their token.
 */
export const log = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { order_id: ownOrHashed, message: messageOwnOrHashed },
});

/**
 * The loggable part of an error: its class, its code, and where it was thrown; messages can quote people's data. For an
 * unavailable store the log has a reason in our words, and the same parts of the error behind it.
 */
export function errorFacts(error: unknown): { error: string; reason?: string; code?: string; at?: string[] } {
  if (isStoreUnavailable(error)) return { reason: error.message, ...errorFacts(error.cause) };
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  const at = error.stack
    ?.split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4)
    .map((line) => line.trim());
  return { error: error.name, code, at };
}
