import { expect, test, vi } from "vitest";
import { addMethods } from "#lib/browser/page/old-browsers.ts";

/** Takes methods away as an old browser has none, and gives them back when the test is over. */
function without(...methods: [on: object, name: string][]): void {
  for (const [on, name] of methods) {
    const own = Object.getOwnPropertyDescriptor(on, name);
    if (!own) continue;
    Reflect.deleteProperty(on, name);
    taken.push(() => Object.defineProperty(on, name, own));
  }
}
const taken: (() => void)[] = [];

test("what old browsers lack answers as the browser's own does", () => {
  const own = { hasOwn: Object.hasOwn, at: Array.prototype.at };
  without([Array.prototype, "at"], [Object, "hasOwn"], [String.prototype, "replaceAll"]);
  try {
    addMethods();
    expect(Object.hasOwn).not.toBe(own.hasOwn);
    const values = [1, 2, 3];
    for (const index of [0, 2, -1, -3, 3, -4, 1.7]) expect(values.at(index)).toBe(own.at.call(values, index));
    const record = { name: undefined };
    for (const key of ["name", "toString", "missing"])
      expect(Object.hasOwn(record, key), key).toBe(own.hasOwn(record, key));
    expect("banana".replaceAll("a", "-")).toBe("b-n-n-");
    expect("banana".replaceAll(/a/g, "<$&>")).toBe("b<a>n<a>n<a>");
    expect("banana".replaceAll("x", "")).toBe("banana");
  } finally {
    for (const giveBack of taken) giveBack();
  }
});

test("the browser's own methods stay", () => {
  const own = vi.spyOn(Object, "hasOwn");
  addMethods();
  expect(Object.hasOwn).toBe(own);
});
