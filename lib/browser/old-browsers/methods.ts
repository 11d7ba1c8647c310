import { define } from "./define.ts";

/** Methods that the shop and its packages call and that Chrome below 93, Safari below 15.4 and Firefox below 92 lack. */
export function addMethods(): void {
  for (const type of [Array, String, Object.getPrototypeOf(Int8Array)] as { prototype: object }[])
    define(type.prototype, "at", at);
  define(Object, "hasOwn", hasOwn);
  define(String.prototype, "replaceAll", replaceAll);
}

function hasOwn(object: object, key: PropertyKey): boolean {
  return Object.getOwnPropertyDescriptor(object, key) !== undefined;
}

function at(this: { length: number; [index: number]: unknown }, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

function replaceAll(this: string, found: string | RegExp, by: string): string {
  return typeof found === "string" ? this.split(found).join(by) : this.replace(found, by);
}
