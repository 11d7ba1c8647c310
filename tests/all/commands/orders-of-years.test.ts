import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { lengthOf } from "@/tests/support/length";
import { FIRST_DAY, fillOrders } from "@/tests/support/many-orders";
import { script } from "@/tests/support/script";
import { newDataDir } from "@/tests/support/shop";

const ORDERS = lengthOf(40_000, 1_000_000);
/** Node's heap, in MiB: the orders of a day fit into it, and all of them don't. */
const HEAP = 48;

// promise: The orders of years are exported in the memory of a day
test(`${ORDERS} orders are exported as CSV with a heap of ${HEAP} MiB, each once, the oldest first`, {
  timeout: lengthOf(60_000, 1_800_000),
}, async () => {
  const dataDir = newDataDir();
  await fillOrders(dataDir, ORDERS);
  const file = join(dataDir, "orders.csv");
  const args = [`--max-old-space-size=${HEAP}`, "--conditions=react-server", "scripts/orders.ts"];
  const { code, said } = await script([...args, "--since", FIRST_DAY, "--to", file], { SHOP_DATA_DIR: dataDir });
  expect([code, said]).toEqual([0, ""]);
  let rows = 0;
  let before = "";
  let isOrdered = true;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith("FILLED")) continue;
    isOrdered &&= line > before;
    before = line;
    rows += 1;
  }
  expect([rows, isOrdered]).toEqual([ORDERS, true]);
});
