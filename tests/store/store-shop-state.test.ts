import { describe, expect, test } from "vitest";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { firestoreStore, newFirestore } from "@/tests/support/firestore";
import { stores } from "@/tests/support/stores";

const PAUSE = { orders_paused: "We are making a new batch.", reopens_on: "2027-01-18" };
const NO_PAUSE = { orders_paused: null, reopens_on: null };

describe.each(stores)("the shop's state in %s", (_name, connector) => {
  test("what one server switches, every server reads", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    expect(await one.shopState()).toEqual(OPEN);
    await one.setPause(PAUSE);
    await two.setSoldOut("green-cardamom", true);
    await one.setSoldOut("lime-relish", true);
    const all = { ...PAUSE, sold_out: ["green-cardamom", "lime-relish"] };
    expect([await one.shopState(), await two.shopState()]).toEqual([all, all]);
  });

  test("switching one thing back leaves the others as they are", async () => {
    const store = connector()();
    await store.setPause(PAUSE);
    for (const slug of ["lime-relish", "green-cardamom"]) await store.setSoldOut(slug, true);
    await store.setSoldOut("lime-relish", false);
    expect(await store.shopState()).toEqual({ ...PAUSE, sold_out: ["green-cardamom"] });
    // A pause without a last day takes the place of one that had one.
    await store.setPause({ ...PAUSE, reopens_on: null });
    expect(await store.shopState()).toEqual({ ...PAUSE, reopens_on: null, sold_out: ["green-cardamom"] });
    await store.setPause(NO_PAUSE);
    expect(await store.shopState()).toEqual({ ...OPEN, sold_out: ["green-cardamom"] });
    await store.setSoldOut("green-cardamom", false);
    expect(await store.shopState()).toEqual(OPEN);
  });

  test("one-tap links are valid at first, and what switches them leaves the shop's state alone", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    expect(await one.orderLinksFrom()).toBe(0);
    for (const from of [null, 1_800_000_000_000]) {
      await one.setOrderLinksFrom(from);
      expect(await two.orderLinksFrom()).toBe(from);
    }
    expect(await one.shopState()).toEqual(OPEN);
  });

  // promise: Switches on each store, at once and beside each other
  test("20 products that are switched at once, on two servers, are all sold out", async () => {
    const connect = connector();
    const servers = [connect(), connect()];
    const slugs = Array.from({ length: 20 }, (_, n) => `product-${String(n).padStart(2, "0")}`);
    await Promise.all(slugs.map((slug, n) => servers[n % 2]?.setSoldOut(slug, true)));
    expect((await servers[0]?.shopState())?.sold_out).toEqual(slugs);
  });
});

test("what was written into Firestore by hand, and is no reason, no day and no product, counts as none", async () => {
  const { client } = newFirestore();
  const store = firestoreStore(client());
  const document = client().collection("shop").doc("state");
  await document.set({ orders_paused: 1, reopens_on: "soon", sold_out: { "lime-relish": "maybe" } });
  expect(await store.shopState()).toEqual(OPEN);
  await document.set({ orders_paused: "Back soon.", reopens_on: "2027-02-30" });
  expect(await store.shopState()).toEqual({ ...OPEN, orders_paused: "Back soon." });
});
