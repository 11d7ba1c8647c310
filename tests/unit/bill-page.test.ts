import { expect, test } from "vitest";
import type { Order } from "#lib/shop/order/order.ts";
import { billOf, type Seller, type TaxBill } from "#lib/shop/tax/tax-bill.ts";
import { billsHtml } from "#lib/shop/warehouse/bill-page.ts";
import { toPlace } from "@/tests/support/store-fixtures";

const seller: Seller = {
  tax_kind: "regular",
  gstin: "32BBBBB0000B1Z4",
  legal_name: "Larder & Sons",
  address: "1 Street",
  state: "Kerala",
  fssai: "FSSAI state licence 12345678901234",
  contact: "+91 1",
};
const items = [
  { name: "Tea", slug: "tea", qty: 2, price: 200, grams: 200 },
  { name: "Tea", slug: "tea", qty: 1, price: 0, grams: 50 },
];
const taxOf = () => ({ hsn: "0902", rate: 5 });
const billFor = (other: Partial<Order>, from: Partial<Seller> = {}, rest: Partial<TaxBill> = {}): TaxBill => {
  const { order } = toPlace({ items, total_price: 400, ...other });
  return {
    ...billOf(order, { seller: { ...seller, ...from }, prefix: "WL", taxOf }, "2026-11-27T10:00:00Z"),
    n: 7,
    ...rest,
  };
};
/** The words of the page, a blank between two. */
const said = (bill: TaxBill) =>
  billsHtml([bill])
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
const elsewhere = { state: "Delhi" };

test("a bill says who sells and buys, its number and day, each line's price, code, tax and sum, and the whole", () => {
  const page = said(billFor({ guest_name: "Meena <b>" }));
  for (const words of [
    "Tax invoice WL/26-27/000007 27 Nov 2026",
    "GSTIN 32BBBBB0000B1Z4",
    "FSSAI state licence 12345678901234",
    "Larder &#38; Sons",
    "Meena &#60;b&#62;",
    "Place of supply: 33-Tamil Nadu",
    "Goods HSN Packs Price Taxable value Tax IGST Total",
    "Tea, 200 g 0902 2 200.00 380.95 5% 19.05 400.00",
    "Tea, 50 g 0902 1 0.00 0.00 5% 0.00 0.00",
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
  expect(said(billFor({}, {}, { credits: "WL/26-27/000003", is_void: true }))).toMatch(
    /Credit note .*VOID.*Takes back WL\/26-27\/000003/,
  );
});

test("a seller under composition says that no tax is collected, an unregistered one has a bill without tax; a number that is only a sample is on none", () => {
  const composition = said(billFor(elsewhere, { tax_kind: "composition" }));
  expect(composition).toContain("Bill of supply");
  expect(composition).toContain("Composition taxable person, not eligible to collect tax on supplies");
  const plain = said(billFor(elsewhere, { tax_kind: "unregistered", gstin: null, fssai: null }));
  expect(plain).toMatch(/ Bill WL/);
  expect(plain).not.toMatch(/GST|FSSAI|Taxable|eligible/);
});
