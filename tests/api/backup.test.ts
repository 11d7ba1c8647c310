import { execFile } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { childEnvironment, projectRoot } from "@/scripts/env";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

/** Each command starts a Node of its own. */
const options = { timeout: 30_000 };
const run = promisify(execFile);

/** The command as npm runs it, on this data folder. */
async function command(dataDir: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const env = childEnvironment({ SHOP_DATA_DIR: dataDir });
  const node = ["--conditions=react-server", "scripts/backup.ts", ...args];
  return run(process.execPath, node, { cwd: projectRoot, env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );
}

test(
  "a backup of a running shop holds its orders and secrets, and brings them back while it runs",
  options,
  async () => {
    const shop = await freshShop({ STAFF_API_TOKEN: "" });
    const kept = anOrder();
    await shop.place(kept);
    await shop.settled();
    writeFileSync(join(shop.dataDir, "staff-token"), "the-token\n");
    const folder = join(shop.dataDir, "copy");
    expect(await command(shop.dataDir, "backup", folder)).toEqual({
      code: 0,
      said: expect.stringContaining(`1 orders and the shop's secrets are in ${folder}`),
    });
    expect(statSync(join(folder, "orders.sqlite")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, "staff-token"), "utf8")).toBe("the-token\n");

    const later = anOrder();
    await shop.place(later);
    await shop.settled();
    const restored = await command(shop.dataDir, "restore", folder);
    expect(restored.said).toContain("Restored 1 orders");
    const found = async ({ order_id }: { order_id: string }) => (await shop.store().find(order_id))?.order.order_id;
    expect([await found(kept), await found(later)]).toEqual([kept.order_id, undefined]);
    const after = anOrder();
    expect((await shop.place(after)).status).toBe(201);

    // What was there before the restore is not lost either.
    const before = /kept in (.*)/.exec(restored.said)?.[1] ?? expect.fail(restored.said);
    expect((await command(shop.dataDir, "restore", before)).said).toContain("Restored 2 orders");
    expect(await found(later)).toBe(later.order_id);
  },
);

test("what is no sound backup is refused in one line, and changes nothing", options, async () => {
  const shop = await freshShop();
  const order = anOrder();
  await shop.place(order);
  await shop.settled();
  const folder = join(shop.dataDir, "copy");
  await command(shop.dataDir, "backup", folder);
  expect(await command(shop.dataDir, "backup", folder)).toEqual({
    code: 1,
    said: `${folder} holds a backup already. Name another folder.\n`,
  });
  writeFileSync(join(folder, "orders.sqlite"), "rubbish".repeat(1000));
  for (const [wrong, why] of [
    [folder, /^[^\n]*is damaged[^\n]*\n$/],
    [join(shop.dataDir, "nowhere"), /^There is no orders\.sqlite in [^\n]*\n$/],
  ] as const) {
    expect(await command(shop.dataDir, "restore", wrong)).toEqual({ code: 1, said: expect.stringMatching(why) });
  }
  expect((await shop.store().find(order.order_id))?.order.order_id).toBe(order.order_id);
});
