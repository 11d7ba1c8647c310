/** Takes a value as what it should be, or is undefined: for what every page reads, and a library would weigh too much. */
export type Check<T> = (value: unknown) => T | undefined;

export const checkBoolean: Check<boolean> = (value) => (typeof value === "boolean" ? value : undefined);

export const checkString: Check<string> = (value) => (typeof value === "string" ? value : undefined);

export const checkArray: Check<unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

/** null as well, which is what a key without a value is kept as. */
export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value) => (value === null ? null : check(value));
}

/** Something with named parts, each still to be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Are these all texts? */
export function isStringArray(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

/** A whole number in these bounds, both included. */
export function isIntegerBetween(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}
