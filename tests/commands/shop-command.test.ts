import { expect, test } from "vitest";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { command, commandTimeout } from "@/tests/support/command";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

const PAUSED = "We are making a new batch.";

// promise: From the command line, too
test("staff switch the shop from the command line, in one line each, while it runs", commandTimeout, async () => {
  const shop = await freshShop();
  const run = async (...args: string[]) => {
    const { code, out, said } = await command("shop", shop.dataDir, ...args);
    expect([code, said]).toEqual([0, ""]);
    return out;
  };
  expect(await run("state")).toBe("The shop takes orders.\nNothing is sold out.\n");
  expect(await run("sold-out", "green-cardamom")).toBe(
    "Green Cardamom is sold out. Shoppers see it within a minute.\n",
  );
  expect(await run("sold-out", "Lime Relish")).toContain("Lime Relish is sold out.");
  expect(await run("pause", PAUSED, "--until", "2999-01-18")).toBe(
    `Orders are paused: ${PAUSED} We open again on 18 January. Shoppers see it within a minute.\n`,
  );
  expect(await shop.store().shopState()).toEqual({
    orders_paused: PAUSED,
    reopens_on: "2999-01-18",
    sold_out: ["green-cardamom", "lime-relish"],
  });
  expect((await shop.place(anOrder())).status).toBe(503);
  expect(await run("state")).toBe(
    `Orders are paused: ${PAUSED} We open again on 18 January.\nSold out: Green Cardamom, Lime Relish.\n`,
  );
  for (const slug of ["green-cardamom", "lime-relish"])
    expect(await run("in-stock", slug)).toContain("can be ordered again.");
  expect(await run("open")).toBe("The shop takes orders. Shoppers see it within a minute.\n");
  expect(await shop.store().shopState()).toEqual(OPEN);
  expect((await shop.place(anOrder())).status).toBe(201);
});

test.each([
  ["nothing to do", [], /npm run shop -- sold-out/],
  ["a subcommand that is none", ["toString"], /npm run shop -- sold-out/],
  ["an option that is none", ["pause", PAUSED, "--till", "2999-01-18"], /^Unknown option '--till'/],
  ["a mistyped product", ["sold-out", "lime-relich"], /^There is no product 'lime-relich'\. Did you mean lime-relish/],
  ["a product that is far from any", ["sold-out", "xylophone"], /^There is no product 'xylophone'\. The slug is/],
  ["no product", ["in-stock"], /npm run shop -- sold-out/],
  ["a pause without a sentence", ["pause"], /npm run shop -- sold-out/],
  ["a pause whose sentence lacks its quotes", ["pause", "We", "are"], /npm run shop -- sold-out/],
  ["an empty sentence", ["pause", " "], /^Please write one sentence that says why/],
  ["a sentence with a control character", ["pause", "a\u0007"], /^Please remove special control characters\n$/],
  ["a day that is over", ["pause", PAUSED, "--until", "2026-01-01"], /^Please write a day that is still to come/],
  ["a day for opening", ["open", "--until", "2999-01-18"], /npm run shop -- sold-out/],
  // promise: From the command line, too ... which switches nothing by a slip
])("%s ends with an error message, and nothing is switched", commandTimeout, async (_what, args, sentence) => {
  const shop = await freshShop();
  expect(await command("shop", shop.dataDir, ...args)).toEqual({
    code: 1,
    out: "",
    said: expect.stringMatching(sentence),
  });
  expect(await shop.store().shopState()).toEqual(OPEN);
});
