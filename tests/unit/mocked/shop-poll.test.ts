import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetched = vi.hoisted(() => vi.fn(async () => {}));
vi.mock("#lib/browser/shop-state/live-shop.ts", () => ({ fetchShopState: fetched }));

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const turn = (visibilityState: "visible" | "hidden") => {
  Object.assign(page, { visibilityState });
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  page.visibilityState = "visible";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// promise: The live switches are seen by shoppers within 60 s, in open tabs too
test("an open page asks for the shop's state in each minute while it is visible, at once when it becomes so, and never hidden", async () => {
  const { pollShopState } = await import("#lib/browser/shop-state/poll-shop-state.ts");
  const calls = async (milliseconds: number) => {
    fetched.mockClear();
    await vi.advanceTimersByTimeAsync(milliseconds);
    return fetched.mock.calls.length;
  };
  const end = pollShopState();
  // A page that has just loaded shows the state of now.
  expect(await calls(10_000)).toBe(0);
  // A server may have learned of the switch 10 seconds late.
  expect(await calls(40_000)).toBe(1);
  expect(await calls(50_000)).toBeGreaterThanOrEqual(1);
  turn("hidden");
  expect(await calls(3_600_000)).toBe(0);
  turn("visible");
  expect(await calls(0)).toBe(1);
  expect(await calls(60_000)).toBe(1);
  end();
  turn("visible");
  expect(await calls(3_600_000)).toBe(0);
});
