import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command, commandTimeout } from "@/tests/support/command";
import { anOrder, customer, warehouse } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

const six = (id: string) => id.slice(-6);

async function shopWith(count: number) {
  const shop = await freshShop({ RATE_LIMIT: "off" });
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const sent = anOrder({ guest_email: customer.guest_email });
    await shop.place(sent);
    ids.push(sent.order_id);
  }
  await shop.settled();
  await shop.store().setRecipients({ mail: [warehouse.email], whatsapp: [], sms: false });
  /** What may leave: packed, and paid, as this shop wants it before dispatch. */
  const ready = async (id: string) => {
    await set(id, "packed");
    await shop.change(id, { paid: { how: "UPI" } });
  };
  const set = (id: string, status: string) =>
    shop.asStaff("PATCH", `/api/orders?orderId=${id}`, { status, notify: false });
  const orderOf = async (id: string) => (await shop.store().find(id))?.order;
  const run = (...args: string[]) => command("orders", shop.dataDir, ...args);
  return { shop, ids, set, ready, orderOf, run };
}

// promise: a command undoes no cancellation
test(
  "--mark and --ship leave a cancelled order and one that has gone further, say what happened and when, and go on with --anyway",
  commandTimeout,
  async () => {
    const { shop, ids, set, ready, orderOf, run } = await shopWith(3);
    const [one = "", gone = "", done = ""] = ids;
    await set(gone, "cancelled");
    await set(done, "delivered");
    const marked = await run("--mark", "packed", ...ids.map(six));
    expect([marked.code, marked.out]).toEqual([1, "1 of 3 packed.\n"]);
    expect(marked.said).toMatch(new RegExp(`^${six(gone)}: .*cancelled since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d`, "m"));
    expect(marked.said).toMatch(new RegExp(`^${six(done)}: .*delivered since`, "m"));
    expect(marked.said).toContain("--anyway");

    await ready(one);
    const file = join(shop.dataDir, "tracking.csv");
    writeFileSync(file, ids.map((id, n) => `${six(id)},ST,${n}\n`).join(""));
    const shipped = await run("--ship", file);
    expect([shipped.code, shipped.out]).toEqual([1, "1 of 3 shipped.\n"]);
    expect([(await orderOf(gone))?.status, (await orderOf(gone))?.tracking]).toEqual(["cancelled", null]);
    expect((await orderOf(one))?.status).toBe("shipped");

    const anyway = await run("--ship", file, "--anyway");
    expect([anyway.code, anyway.out, anyway.said]).toEqual([0, "3 of 3 shipped.\n", ""]);
    expect((await orderOf(gone))?.status).toBe("shipped");
  },
);

test("a row that names an order again is named, wherever in the file it stands", commandTimeout, async () => {
  const { shop, ids, ready, orderOf, run } = await shopWith(1);
  const [id = ""] = ids;
  await ready(id);
  const file = join(shop.dataDir, "tracking.csv");
  const others = Array.from({ length: 203 }, (_, n) => `ZZZZ${String(n).padStart(2, "0").slice(-2)},ST,${n}\n`);
  writeFileSync(file, [`${six(id)},ST,first\n`, ...others, `${id},ST,second\n`].join(""));
  const { out, said } = await run("--ship", file);
  expect(out).toBe("1 of 205 shipped.\n");
  expect(said).toMatch(new RegExp(`^${id}: This order is in the list twice\\.`, "m"));
  expect((await orderOf(id))?.tracking?.number).toBe("first");
});

test(
  "--ship leaves what is not packed or not paid, names it with why, and ships it with --anyway; --mark does as asked",
  commandTimeout,
  async () => {
    const { shop, ids, set, ready, orderOf, run } = await shopWith(4);
    const [open = "", unpaid = "", fit = "", marked = ""] = ids;
    await set(unpaid, "packed");
    await ready(fit);
    const file = join(shop.dataDir, "tracking.csv");
    writeFileSync(file, [open, unpaid, fit].map((id, n) => `${six(id)},ST,${n}\n`).join(""));
    const first = await run("--ship", file);
    expect([first.code, first.out]).toEqual([1, "1 of 3 shipped.\n"]);
    expect(first.said).toBe(
      `These were not changed:\n${six(open)}: It is not packed yet.\n${six(unpaid)}: It is not paid yet.\nWith --anyway they are changed all the same.\n`,
    );
    expect((await orderOf(unpaid))?.tracking).toBeNull();
    // Another number for what has left already.
    writeFileSync(file, `${six(fit)},ST,99\n`);
    expect((await run("--ship", file)).out).toBe("1 of 1 shipped.\n");
    writeFileSync(file, [open, unpaid].map((id, n) => `${six(id)},ST,${n}\n`).join(""));
    expect((await run("--ship", file, "--anyway")).out).toBe("2 of 2 shipped.\n");
    expect((await run("--mark", "shipped", marked)).out).toBe("1 of 1 shipped.\n");
    await shop.change(open, { status: "cancelled" });
  },
);

test(
  "--unpaid lists what is still to be paid, the oldest first, with its age and the sum",
  commandTimeout,
  async () => {
    const { shop, ids, set, run } = await shopWith(3);
    const [first = "", gone = "", settled = ""] = ids;
    await set(gone, "cancelled");
    await shop.change(settled, { paid: { how: "Cash" } });
    const old = toPlace({ created_at: new Date(Date.now() - 3 * 86_400_000).toISOString(), total_price: 1200 });
    await shop.store().place(old);
    const { out } = await run("--unpaid");
    const [sum, ...lines] = out.trimEnd().split("\n");
    expect(sum).toBe("Not paid: 2 orders, ₹1,800");
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^3 days  .*₹1,200  ${old.order.order_id}$`)),
      expect.stringMatching(new RegExp(`^0 days  .*₹600  ${first}$`)),
    ]);
  },
);

test("with --quiet no customer hears of it, and without it they do", commandTimeout, async () => {
  const { shop, ids, ready, run } = await shopWith(3);
  const [quiet = "", quietlySent = "", notified = ""] = ids;
  await ready(quietlySent);
  const file = join(shop.dataDir, "tracking.csv");
  writeFileSync(file, `${quietlySent},ST,1\n`);
  await run("--mark", "shipped", quiet, "--quiet");
  await run("--ship", file, "--quiet");
  await run("--mark", "shipped", notified);
  const toCustomer = async (id: string) =>
    (await shop.store().messagesOf(id)).filter(({ kind, entry }) => kind === "customer-email" && entry > 0).length;
  expect(await Promise.all([quiet, quietlySent, notified].map(toCustomer))).toEqual([0, 0, 1]);
});
