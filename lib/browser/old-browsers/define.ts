/** Adds a method where the browser lacks it; the browser's own stays. */
export function define(on: object, name: string, value: unknown): void {
  if (!(name in on)) Object.defineProperty(on, name, { value, writable: true, configurable: true });
}
