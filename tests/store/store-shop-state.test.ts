import { describe, expect, test } from "vitest";
import { MOST_PHOTO_FILES, type PhotoFile } from "#lib/server/store/store.ts";
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

const files = (hash: string, count = 7): PhotoFile[] =>
  Array.from({ length: count }, (_, n) => ({ name: `tea-photo-${n}.${hash}.avif`, bytes: Uint8Array.of(n, 0, 255) }));

describe.each(stores)("the photos in %s", (_name, connector) => {
  test("what one server saves every server reads, byte by byte; there is nothing under another name", async () => {
    const connect = connector();
    const [one, two] = [connect(), connect()];
    expect(await one.photo("tea-photo-6.aaaaaaaa.avif")).toBeNull();
    expect(await one.savePhoto(files("aaaaaaaa"))).toBe(true);
    expect([...((await two.photo("tea-photo-6.aaaaaaaa.avif")) ?? [])]).toEqual([6, 0, 255]);
    expect(await two.photo("tea-photo-6.bbbbbbbb.avif")).toBeNull();
  });

  // promise: What is behind a name never changes
  test("a photo that is saved once more stays as it is", async () => {
    const store = connector()();
    await store.savePhoto(files("aaaaaaaa"));
    const others = files("aaaaaaaa").map(({ name }) => ({ name, bytes: Uint8Array.of(9) }));
    expect(await store.savePhoto(others)).toBe(true);
    expect([...((await store.photo("tea-photo-1.aaaaaaaa.avif")) ?? [])]).toEqual([1, 0, 255]);
  });

  test("as many are kept as there may be and no file more; one that is there is saved again all the same", async () => {
    const store = connector()();
    for (let n = 0; n < MOST_PHOTO_FILES; n += 300) await store.savePhoto(files(`${1e7 + n}`, 300));
    expect(await store.savePhoto(files("aaaaaaaa"))).toBe(false);
    expect(await store.photo("tea-photo-0.aaaaaaaa.avif")).toBeNull();
    expect(await store.savePhoto(files(`${1e7}`))).toBe(true);
  });

  test("a product's photos are deleted but the shown one; another product's stay, also one that begins with its name", async () => {
    const store = connector()();
    const other = files("bbbbbbbb").map((file) => ({ ...file, name: file.name.replace("tea", "tea-photo") }));
    for (const photo of [files("aaaaaaaa"), files("bbbbbbbb"), other]) await store.savePhoto(photo);
    expect(await store.deletePhotos("tea", "aaaaaaaa")).toBe(7);
    expect(await store.photo("tea-photo-1.bbbbbbbb.avif")).toBeNull();
    for (const name of ["tea-photo-6.aaaaaaaa.avif", "tea-photo-photo-0.bbbbbbbb.avif"])
      expect(await store.photo(name)).not.toBeNull();
    expect(await store.deletePhotos("tea", null)).toBe(7);
  });
});
