import { expect, test, vi } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { dayAfter, indianDay } from "#lib/shop/language/indian-day.ts";
import type { FactChange } from "#lib/shop/shop-state/changed-facts.ts";
import type { ShopNow } from "#lib/shop/shop-state/shop-state.ts";
import { stopClock } from "@/tests/support/clock";
import { EVERY_PAGE } from "@/tests/support/every-page";
import { anOrder, paid, STAFF_TOKENS, tokensOf } from "@/tests/support/orders";
import { freshShop, type Shop } from "@/tests/support/shop";

const [first, second] = products;
if (!first || !second) throw new Error("no products");
const today = indianDay(new Date());
const of = (shop: Shop, slug: string, body: object) => shop.asStaff("PATCH", `/api/products/${slug}`, body);
const shopFacts = (shop: Shop, body: object) => shop.asStaff("PATCH", "/api/shop", body);
const known = async (shop: Shop) => (await shop.call("GET", "/api/shop")).body as unknown as ShopNow;
type History = { version: number; owner: boolean; changes: FactChange[]; next: number | null };
const history = async (shop: Shop, query = "") =>
  (await shop.asStaff("GET", `/api/shop/changes${query}`)).body as unknown as History;
const onePack = (price: number) => anOrder({ items: [{ ...paid(first.name), price }], total_price: price });
const days = { from: today, until: dayAfter(today) };
const festival = { id: "pongal-2027", name: { en: "Pongal", ta: "பொங்கல்" }, percent: 20, ...days };

// promise: a changed price is never charged unseen
test("an order that saw the old price is refused with the new one, and one that saw the new one is placed", async () => {
  const shop = await freshShop();
  const was = first.price;
  const placed = (await shop.place(onePack(was))).body.order;
  const { body } = await of(shop, first.slug, { price: was + 50 });
  expect(body.product).toMatchObject({ slug: first.slug, price: was + 50, in_stock: true, hidden: false });
  const refused = await shop.place(onePack(was));
  expect([refused.status, refused.body.code]).toEqual([409, "price_changed"]);
  expect(refused.body.quote).toMatchObject({ total_price: was + 50, items: [{ price: was + 50 }] });
  expect((await shop.place(onePack(was + 50))).status).toBe(201);
  // Orders placed before keep their own figures.
  const { order } = (await shop.store().find(placed?.order_id ?? "")) ?? {};
  expect(order?.items).toMatchObject([{ name: first.name, price: was, grams: first.grams }]);
  expect(order?.total_price).toBe(was);
  expect((await known(shop)).prices).toMatchObject({ [first.slug]: was + 50, [second.slug]: second.price });
  expect(shop.revalidated).toEqual(EVERY_PAGE);
});

// promise: a preview stores nothing
test("what is only checked is refused as it would be published, and stored nowhere", async () => {
  const shop = await freshShop();
  const checked = async (path: string, body: object) => {
    const { status, body: said } = await shop.asStaff("PATCH", `${path}?check=yes`, body);
    return [status, said.fields];
  };
  const path = `/api/products/${first.slug}`;
  expect(await checked(path, { price: 0 })).toEqual([422, { price: expect.stringContaining("0 is not a price") }]);
  expect(await checked(path, { price: first.price + 1, in_stock: false })).toEqual([200, undefined]);
  const late = { en: "Order now", from: "2027-11-02", until: "2027-11-01" };
  expect(await checked("/api/shop", { notice: late })).toEqual([422, { "notice.until": expect.any(String) }]);
  for (const notice of ["Order now", { en: "Order now" }])
    expect(await checked("/api/shop", { notice })).toEqual([200, undefined]);
  expect(await checked("/api/shop", { notice: "" })).toEqual([422, { "notice.en": expect.any(String) }]);
  const prices = { [first.slug]: first.price };
  expect(await known(shop)).toMatchObject({ version: 0, notice: null, sold_out: [], prices });
  expect((await history(shop)).changes).toEqual([]);
});

test("what is hidden can't be ordered and is in no list; shown again it can", async () => {
  const shop = await freshShop();
  await of(shop, first.slug, { hidden: true });
  const refused = await shop.place(onePack(first.price));
  expect([refused.status, refused.body.code]).toEqual([422, "invalid_order"]);
  expect(refused.body.error).toContain(first.name);
  expect((await known(shop)).hidden).toEqual([first.slug]);
  const { shownProducts } = await import("#lib/shop/catalogue/catalogue.ts");
  expect(shop.inside(shownProducts).map(({ slug }) => slug)).not.toContain(first.slug);
  await of(shop, first.slug, { hidden: false });
  expect((await shop.place(onePack(first.price))).status).toBe(201);
});

test("the last product of a category is not hidden: its page would be empty", async () => {
  const shop = await freshShop();
  const others = products.filter(({ category }) => category === first.category);
  for (const { slug } of others.slice(1)) expect((await of(shop, slug, { hidden: true })).status).toBe(200);
  const { status, body } = await of(shop, first.slug, { hidden: true });
  expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["hidden"]]);
});

test("a festival is charged from its first day to its last, and no longer", async () => {
  stopClock();
  const shop = await freshShop();
  await shopFacts(shop, { promotions: [{ ...festival, from: "2027-01-15", until: "2027-01-17" }] });
  const price = first.price;
  const less = price - Math.floor((price * 20) / 100);
  for (const [at, total] of [
    ["2027-01-14T18:29:00Z", price],
    ["2027-01-14T18:31:00Z", less],
    ["2027-01-17T18:29:00Z", less],
    ["2027-01-17T18:31:00Z", price],
  ] as const) {
    vi.setSystemTime(at);
    const { status, body } = await shop.place({ ...onePack(price), total_price: total });
    expect([at, status, body.order?.discount_kind]).toEqual([at, 201, total === less ? "pongal-2027" : null]);
  }
});

test("a festival for some products is taken off those alone", async () => {
  const shop = await freshShop();
  const other = products.find(({ slug }) => slug !== first.slug) ?? expect.fail();
  await shopFacts(shop, { promotions: [{ ...festival, only: { products: [first.slug] } }] });
  const items = [
    { ...paid(first.name), price: first.price },
    { ...paid(other.name), price: other.price },
  ];
  const total_price = first.price + other.price - Math.floor((first.price * 20) / 100);
  expect((await shop.place(anOrder({ items, total_price }))).status).toBe(201);
});

test("the specification's offers stay outside of the list of festivals", async () => {
  const shop = await freshShop();
  const { promotions } = await known(shop);
  expect(promotions.map(({ id }) => id)).not.toContain("first_order");
  expect((await shopFacts(shop, { promotions: [] })).status).toBe(200);
  expect((await known(shop)).promotions).toEqual([]);
});

// promise: what an owner may not change here is refused: a phone number, an address, a UPI id, a name, a category
test("what is no fact, or none that an owner may change here, is refused beside its field, and nothing changes", async () => {
  const shop = await freshShop();
  const before = await known(shop);
  const refused = async (path: string, body: object) => {
    const { status, body: answer } = await shop.asStaff("PATCH", path, body);
    expect([body, status, answer.code]).toEqual([body, 422, "invalid_order"]);
    return Object.keys(answer.fields ?? {});
  };
  for (const [body, field] of [
    [{ price: 0 }, "price"],
    [{ price: 99.5 }, "price"],
    [{ price: "250" }, "price"],
    [{ cardLine: "x".repeat(71) }, "cardLine"],
    // Tamil in Latin letters.
    [{ tamil: { cardLine: "Puli" } }, "tamil.cardLine"],
    [{ photo: "../x" }, "photo"],
  ] as const)
    expect(await refused(`/api/products/${first.slug}`, body)).toEqual([field]);
  for (const [body, field] of [
    [{ promotions: [{ ...festival, percent: 0 }] }, "promotions.0.percent"],
    [{ promotions: [{ ...festival, until: undefined }] }, "promotions"],
    [{ promotions: [{ ...festival, until: "2020-01-01" }] }, "promotions.0.until"],
    [{ promotions: [{ ...festival, only: { products: ["gold"] } }] }, "promotions.0.only.products"],
    [{ promotions: [festival, festival] }, "promotions.1.id"],
    // The id of an offer of the specification.
    [{ promotions: [{ ...festival, id: "sample" }] }, "promotions"],
    [{ notice: { en: "" } }, "notice.en"],
    [{ notice: { en: "Hello", from: "soon" } }, "notice.from"],
    [{ kitchen: { en: "Pickle", day: today, product: "gold" } }, "kitchen"],
  ] as const)
    expect(await refused("/api/shop", body)).toEqual([field]);
  for (const body of [{ name: "Gold" }, { categorySlug: "tea" }, { upiId: "x@bank" }, { price: 250, phone: "1" }, {}])
    for (const path of [`/api/products/${first.slug}`, "/api/shop"]) await refused(path, body);
  expect([await known(shop), shop.revalidated, (await history(shop)).version]).toEqual([before, [], 0]);
});

test("the history says who changed what and when, and any change is taken back", async () => {
  const shop = await freshShop({ STAFF_TOKENS });
  const as = (body: object) => shop.call("PATCH", `/api/products/${first.slug}`, { body, token: tokensOf.office });
  await as({ price: first.price + 50 });
  await as({ cardLine: "Another line", tamil: { cardLine: "வேறு வரி" } });
  await as({ price: first.price + 70 });
  const { changes, owner } = (await shop.call("GET", "/api/shop/changes", { token: tokensOf.office }))
    .body as unknown as History;
  expect([owner, changes.map(({ n, by }) => [n, by])]).toEqual([true, [3, 2, 1].map((n) => [n, "office"])]);
  const key = (field: string) => `products/${first.slug}/${field}`;
  expect(changes[2]?.fields).toEqual([{ key: key("price"), before: first.price, after: first.price + 50 }]);
  const undo = (change: number) => shop.call("POST", "/api/shop/undo", { body: { change }, token: tokensOf.office });
  expect((await undo(3)).body.prices).toMatchObject({ [first.slug]: first.price + 50 });
  expect((await undo(1)).body.prices).toMatchObject({ [first.slug]: first.price });
  expect((await undo(2)).status).toBe(200);
  expect((await shop.store().shopState()).facts?.fields).toEqual({});
  expect((await undo(99)).status).toBe(404);
});

test("a long history comes in pages, newest first", async () => {
  const shop = await freshShop();
  for (let n = 1; n <= 23; n++) await of(shop, first.slug, { price: 1000 + n });
  const page = await history(shop);
  expect([page.changes.length, page.next]).toEqual([20, 4]);
  const rest = await history(shop, `?before=${page.next}`);
  expect([rest.changes.map(({ n }) => n), rest.next]).toEqual([[3, 2, 1], null]);
});

// promise: what is published can be undone by the number that the answer names
test("the answer to a product's change has its number, by which it is undone, and what differs from the files is named", async () => {
  const shop = await freshShop();
  // A change that changes nothing is none.
  expect((await of(shop, first.slug, { price: first.price })).status).toBe(200);
  expect((await history(shop)).changes).toEqual([]);
  const { version } = (await of(shop, first.slug, { price: first.price + 5 })).body;
  const read = async () => (await shop.asStaff("GET", "/api/shop/changes")).body;
  expect(await read()).toMatchObject({ version, changed: [`products/${first.slug}/price`], changes: [{ n: version }] });
  await shop.asStaff("POST", "/api/shop/undo", { change: version });
  expect((await read()).changed).toEqual([]);
  expect((await known(shop)).prices[first.slug]).toBe(first.price);
});
