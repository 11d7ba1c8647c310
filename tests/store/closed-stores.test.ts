import { readdirSync, readlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** The order files that this process has open. */
function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.includes("orders.sqlite") ? [file] : [];
    } catch {
      return [];
    }
  });
}

let used = "";

test.runIf(process.platform === "linux")("a shop of the tests has its order file open", async () => {
  const shop = await freshShop();
  await shop.place(anOrder());
  used = shop.dataDir;
  expect(openFiles().some((file) => file.startsWith(used))).toBe(true);
});

test.runIf(process.platform === "linux")("and has closed it after its test", () => {
  expect(used).not.toBe("");
  expect(openFiles().filter((file) => file.startsWith(used))).toEqual([]);
});
