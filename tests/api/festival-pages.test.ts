import { expect, onTestFinished, test, vi } from "vitest";
import { freshShop } from "@/tests/support/shop";

/** A moment in India. */
const at = (day: string, time = "12:00:00") => vi.setSystemTime(new Date(`${day}T${time}+05:30`));

// The row 'harvest-2031' of the tests' shop is on from 14 to 17 January 2031.
test("at midnight in India the pages are made anew, when it begins and when it ends, and not in between", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  at("2031-01-12");
  const shop = await freshShop();
  const { countRevalidation, mustRevalidatePages } = await shop.inside(
    () => import("#lib/server/shop-state/shop-state.ts"),
  );
  const renewed = () =>
    shop.inside(() => {
      const must = mustRevalidatePages();
      while (mustRevalidatePages()) countRevalidation();
      return must;
    });
  at("2031-01-13", "23:59:59");
  expect(renewed()).toBe(false);
  at("2031-01-14", "00:00:00");
  expect(renewed()).toBe(true);
  at("2031-01-16");
  expect(renewed()).toBe(false);
  at("2031-01-18", "00:00:00");
  expect(renewed()).toBe(true);
});
