/**
 * Returns the value if it has the type, else undefined. Every page reads storage, and a schema library would weigh too
 * much.
 */
export type Check<T> = (value: unknown) => T | undefined;

export const checkBoolean: Check<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

export const checkString: Check<string> = (value) => (typeof value === "string" ? value : undefined);

export const checkArray: Check<unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

/** Accepts null as well: a key without a value is read as null. */
export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value) => (value === null ? null : check(value));
}

/** Returns true for an object whose properties are still unchecked. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns true when all values are strings. */
export function isStringArray(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

/** Returns true for a whole number in these bounds, both included. */
export function isIntegerBetween(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
