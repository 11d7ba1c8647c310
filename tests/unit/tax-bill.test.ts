import fc from "fast-check";
import { expect, test } from "vitest";
import { taxKinds } from "#lib/shop/content/tax-kinds.ts";
import { gstCodeOf, states } from "#lib/shop/customer/states.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { isSample } from "#lib/shop/pricing/line.ts";
import { paise } from "#lib/shop/tax/gst.ts";
import {
  billOf,
  creditNoteOf,
  financialYear,
  numberOf,
  paperName,
  type Seller,
  saysOther,
  seriesOf,
  type TaxBill,
  taxBillSchema,
} from "#lib/shop/tax/tax-bill.ts";
import { billsHtml } from "#lib/shop/warehouse/bill-page.ts";
import { monthFile } from "#lib/shop/warehouse/month-file.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const HOME = "Tamil Nadu";
const named = { legal_name: "Larder", address: "1 Street", state: HOME, fssai: "1", contact: "c" };
const seller: Seller = { ...named, tax_kind: "regular", gstin: "33AAAAA0000A1Z5" };
const rates: Record<string, number> = { a: 5, b: 0, c: 18, d: 40 };
const taxOf = (slug: string) => (slug in rates ? { hsn: `09${slug}`, rate: rates[slug] ?? 0 } : undefined);
const at = "2026-11-27T10:00:00.000Z";
const make = (order: Order, from = seller, n = 1): TaxBill => ({
  ...billOf(order, { seller: from, prefix: "AN", taxOf }, at),
  n,
});

const anyLine = fc.record({
  name: fc.constantFrom("A", "B", "C", "D", "E"),
  slug: fc.constantFrom("a", "b", "c", "d", "unknown"),
  qty: fc.integer({ min: 1, max: 60 }),
  price: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 5000 }) },
  ),
  grams: fc.constant(200),
});
const anyOrder = fc
  .tuple(
    fc.array(anyLine, { minLength: 1, maxLength: 12 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom(0, 0, 60),
    fc.constantFrom(HOME, "Kerala", "Delhi"),
  )
  .map(([items, share, delivery_charge, state]): Order => {
    const subtotal = items.reduce((sum, { qty, price }) => sum + qty * price, 0);
    const discount_amount = Math.floor(subtotal * share);
    const total_price = subtotal - discount_amount + delivery_charge;
    const { order } = toPlace({ items, discount_amount, delivery_charge, total_price });
    return { ...order, state, address: { ...order.address, state } };
  });

// promise: every bill's sums are what was paid, to the paisa
test("the lines of 5,000 orders' bills add up to what is paid, to the paisa, whatever is taxed how and where it goes", () => {
  fc.assert(
    fc.property(anyOrder, fc.constantFrom(...taxKinds), (order, tax_kind) => {
      const bill = make(order, { ...seller, tax_kind });
      const { sums, lines } = bill;
      expect(sums.total).toBe(order.total_price * 100);
      expect(sums.discount).toBe(order.discount_amount * 100);
      expect(sums.taxable + sums.cgst + sums.sgst + sums.igst).toBe(sums.total);
      const wrong = lines.filter((line) => {
        const { gross, discount, taxable, cgst, sgst, igst, total, rate } = line;
        const tax = cgst + sgst + igst;
        const isRight =
          cgst === sgst &&
          total === gross - discount &&
          Math.min(total, discount, taxable, cgst, igst) >= 0 &&
          (order.address.state === HOME ? igst : cgst) === 0 &&
          Math.abs(tax - (total * rate) / (100 + rate)) <= 1 &&
          (!isSample(line) || total + tax === 0) &&
          (tax_kind === "regular" || tax === 0);
        return !isRight;
      });
      expect(wrong).toEqual([]);
      const kept = JSON.stringify(bill);
      expect(JSON.stringify(taxBillSchema.parse(JSON.parse(kept))).length).toBe(kept.length);
    }),
    { numRuns: 5000 },
  );
});

test("a pack of ₹200 with 5% has ₹9.52 of tax: two halves at home, the whole elsewhere", () => {
  const order = toPlace({ items: [{ name: "A", slug: "a", qty: 1, price: 200, grams: 200 }], total_price: 200 }).order;
  const to = (state: string) => make({ ...order, address: { ...order.address, state } }).sums;
  expect(to(HOME)).toMatchObject({ taxable: 19048, cgst: 476, sgst: 476, igst: 0 });
  expect(to("Kerala")).toMatchObject({ taxable: 19048, cgst: 0, sgst: 0, igst: 952 });
});

test("what the shop no longer sells is taxed at the highest rate of the others, and delivery along with the goods", () => {
  const items = ["a", "c", "gone"].map((slug) => ({ name: slug, slug, qty: 1, price: 100, grams: 200 }));
  const { order } = toPlace({ items, delivery_charge: 50, total_price: 350 });
  const rated = make(order).lines.map(({ name, rate }) => `${name} ${rate}`);
  expect(rated).toEqual(["a 5", "c 18", "gone 18", "Delivery 18"]);
  expect(make(order).lines.at(-1)?.discount).toBe(0);
});

test.each<[slugs: string, kind: Seller["tax_kind"], name: string]>([
  ["a", "regular", "Tax invoice"],
  ["ac", "regular", "Tax invoice"],
  ["b", "regular", "Bill of supply"],
  ["ab", "regular", "Invoice-cum-bill of supply"],
  ["ab", "composition", "Bill of supply"],
  ["ab", "unregistered", "Bill"],
])("goods of %s from a seller who is %s go with a '%s'", (slugs, tax_kind, name) => {
  const items = [...slugs].map((slug) => ({ name: slug, slug, qty: 1, price: 100, grams: 200 }));
  const sample = { name: "b", slug: "b", qty: 1, price: 0, grams: 50 };
  const { order } = toPlace({ items: [...items, sample], total_price: 100 * items.length });
  const bill = make(order, { ...seller, tax_kind });
  expect(paperName(bill)).toBe(name);
  expect(paperName({ ...bill, credits: "AN/26-27/000001" })).toBe("Credit note");
});

test("another line, sum, name, street or state makes another bill; a note or a status makes none", () => {
  const { order } = toPlace({});
  const bill = make(order);
  const moved = [{ line1: "2 Street" }, { state: "Delhi" }].map((part) => ({ address: { ...order.address, ...part } }));
  const items = order.items.map((line) => ({ ...line, qty: line.qty + 1 }));
  for (const other of [{ guest_name: "Other" }, ...moved, { items }, { discount_amount: 10 }])
    expect([other, saysOther(bill, make({ ...order, ...other }))]).toEqual([other, true]);
  expect(saysOther(bill, make({ ...order, note: "n", status: "packed" }, seller, 7))).toBe(false);
});

test("bills are numbered with at most 16 characters, each paper in its own series of the financial year", () => {
  expect(["2026-03-31", "2026-04-01", "2099-12-31"].map(financialYear)).toEqual(["25-26", "26-27", "99-00"]);
  const series = [false, true].map((isCreditNote) => seriesOf("AN", isCreditNote, "2026-11-27"));
  expect(series).toEqual(["AN/26-27", "ANC/26-27"]);
  expect(series.map((each) => numberOf({ series: each, n: 123 }))).toEqual(["AN/26-27/000123", "ANC/26-27/000123"]);
  for (const each of series) expect(numberOf({ series: each, n: 999_999 }).length).toBeLessThanOrEqual(16);
});

test("a credit note is numbered by the day on which it is made, in India", () => {
  const bill = { ...make(toPlace({}).order), series: "AN/26-27", day: "2027-03-31" };
  const seriesAt = (at: string) => creditNoteOf(bill, "AN", at).series;
  expect([seriesAt("2027-03-31T18:29:59Z"), seriesAt("2027-03-31T18:30:00Z")]).toEqual(["ANC/26-27", "ANC/27-28"]);
});

test("paise are written as rupees with two places, and every state has its own code", () => {
  expect([0, 5, 18_000, -952].map(paise)).toEqual(["0.00", "0.05", "180.00", "-9.52"]);
  expect(states.filter((state) => !gstCodeOf(state))).toEqual([]);
  expect(new Set(states.map(gstCodeOf)).size).toBe(states.length);
});

// promise: the month file adds up to its bills
test("the sums by rate and state and by HSN of a month of 500 orders are those of its bills, credit notes taken off, void ones left out", () => {
  const orders = fc.sample(anyOrder, 500);
  const bills = orders.flatMap((order, index): TaxBill[] => {
    const bill = make(order, seller, index + 1);
    const note = { ...bill, series: "ANC/26-27", credits: numberOf(bill) };
    return [{ ...bill, is_void: index % 7 === 0 }, ...(index % 11 === 1 ? [note] : [])];
  });
  const rowsOf = (table: string) => table.trim().split("\r\n");
  const texts = monthFile(bills).split("\r\n\r\n");
  const tables = texts.map((table) => rowsOf(table).map((row) => row.split(",")));
  const inPaise = (text = "") => Math.round(Number(text) * 100);
  const totals = tables.map(([, head = [], ...rows]) =>
    ["taxable", "cgst", "sgst", "igst", "total"].map((name) => {
      const at = head.indexOf(name);
      return at < 0 ? null : rows.reduce((sum, row) => sum + inPaise(row[at]), 0);
    }),
  );
  const [list, byState, byHsn, , total] = totals;
  const counted = bills.filter(({ is_void }) => !is_void);
  const whole = counted.reduce((sum, { credits, sums }) => sum + (credits === null ? 1 : -1) * sums.total, 0);
  expect(list?.[4]).toBe(whole);
  expect([byState, byHsn, total]).toEqual([list, list, list]);
  expect(tables[0]).toHaveLength(bills.length + 2);
  const packs = (tables[2] ?? []).slice(2).reduce((sum, [, , number]) => sum + Number(number), 0);
  const sold = counted.flatMap(({ credits, lines }) => lines.map(({ qty }) => (credits === null ? qty : -qty)));
  expect(packs).toBe(sold.reduce((sum, qty) => sum + qty, 0));
});

const fromKerala: Seller = {
  ...seller,
  state: "Kerala",
  legal_name: "Larder & Sons",
  fssai: "FSSAI licence 12345678901234",
};
const items = [200, 0].map((price) => ({ name: "Tea", slug: "a", qty: price ? 2 : 1, price, grams: price ? 200 : 50 }));
const billFor = (other: Partial<Order>, from: Partial<Seller> = {}, rest: Partial<TaxBill> = {}): TaxBill => ({
  ...make(toPlace({ items, total_price: 400, ...other }).order, { ...fromKerala, ...from }, 7),
  ...rest,
});
const said = (bill: TaxBill) =>
  billsHtml([bill])
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

test("a bill says who sells and buys, its number and day, each line's price, code, tax and sum, and the whole", () => {
  const page = said(billFor({ guest_name: "Meena <b>" }));
  for (const words of [
    "Tax invoice AN/26-27/000007 27 Nov 2026",
    "GSTIN 33AAAAA0000A1Z5",
    "FSSAI licence 12345678901234",
    "Larder &#38; Sons",
    "Meena &#60;b&#62;",
    "Place of supply: 33-Tamil Nadu",
    "Goods HSN Packs Price Taxable value Tax IGST Total",
    "Tea, 200 g 09a 2 200.00 380.95 5% 19.05 400.00",
    "Tea, 50 g 09a 1 0.00 0.00 5% 0.00 0.00",
    "Total ₹400.00 incl. of all taxes",
    "comes free",
  ])
    expect(page).toContain(words);
  expect(page).not.toMatch(/Discount|VOID|Takes back|not eligible/);
});

test("inside the state it has two halves, with an offer its discount; a credit note names its bill, a void one says so", () => {
  const home = said(billFor({ discount_amount: 40, total_price: 360 }, { state: "Tamil Nadu" }));
  expect(home).toContain("Discount Taxable value Tax CGST SGST Total");
  expect(home).toContain("40.00 342.86 5% 8.57 8.57 360.00");
  expect(said(billFor({}, {}, { credits: "AN/26-27/000003", is_void: true }))).toMatch(
    /Credit note .*VOID.*Takes back AN\/26-27\/000003/,
  );
});

test("a seller under composition says that no tax is collected, an unregistered one has a bill without tax; a number that is only a sample is on none", () => {
  const composition = said(billFor({ state: "Delhi" }, { tax_kind: "composition" }));
  expect(composition).toContain("Bill of supply");
  expect(composition).toContain("Composition taxable person, not eligible to collect tax on supplies");
  const plain = said(billFor({ state: "Delhi" }, { tax_kind: "unregistered", gstin: null, fssai: null }));
  expect(plain).toMatch(/ Bill AN/);
  expect(plain).not.toMatch(/GST|FSSAI|Taxable|eligible/);
});
