import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findProductByName, gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { escapeHtml } from "#lib/shop/language/html.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { type Order, orderIdSchema, orderSchema } from "#lib/shop/order/order.ts";
import { REMOVED } from "#lib/shop/order/order-facts.ts";
import { CANCELLED } from "#lib/shop/order/order-status.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { quote } from "#lib/shop/pricing/quote.ts";
import { forPackers, markAs, moneyOnParcel, statusForPackers } from "#lib/shop/warehouse/packer-words.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { pickCount } from "#lib/shop/warehouse/pick-list.ts";
import { lineForPackers } from "#lib/shop/warehouse/to-pack.ts";
import { OrderFacts } from "@/components/staff/order-facts";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { toPlace } from "@/tests/support/store-fixtures";

test("the slip has the number as it is spoken, what to pack in all, and a box to tick for each line", () => {
  const html = packingSlipHtml(exampleOrder);
  for (const part of ["<h1>K7M 2QX</h1>", "4 lines, 4 packs, 1 sample, 0.85 kg"]) expect(html).toContain(part);
  expect(html.match(/<tr><td class="box"><i><\/i>/g)).toHaveLength(4);
});

test("paid packs and free samples stand apart, each with its weight", () => {
  const [paid = "", free = ""] = packingSlipHtml(exampleOrder).split("<h2>Free samples</h2>");
  const [packs, samples] = [true, false].map((isPaid) =>
    exampleOrder.items.filter(({ price }) => price > 0 === isPaid).map(({ name }) => name),
  );
  expect([packs?.length, samples?.length]).toEqual([3, 1]);
  for (const name of packs ?? []) expect(paid).toContain(`${escapeHtml(name)}, ${gramsOf(name)} g`);
  for (const name of samples ?? []) {
    expect(paid).not.toContain(escapeHtml(name));
    expect(free).toContain(`${escapeHtml(name)}, 50 g`);
  }
  expect(free).toContain("FREE");
});

test("nothing that a customer typed becomes HTML, and nothing is fetched; landmark and delivery note stand after the street, on a line each", () => {
  const typed = '<img src=x onerror=alert(1)> & "me"';
  const address = { ...exampleOrder.address, line1: typed, landmark: typed };
  const html = packingSlipHtml({ ...exampleOrder, guest_name: typed, address, status: typed });
  expect(html).not.toMatch(/<img|<script|<link|url\(|https?:/);
  expect(html).toContain("&#60;img src=x onerror=alert(1)&#62; &#38; &#34;me&#34;");
  const noted = packingSlipHtml({ ...exampleOrder, delivery_note: "ring the neighbour" });
  const last = [`Chennai, ${exampleOrder.state} - 600004`, "Delivery note: ring the neighbour"];
  expect(noted).toContain(["Mylapore", "near the tank", ...last].join("<br>\n"));
});

const cancelled = { ...exampleOrder, status: CANCELLED };

test("a cancelled order says that nothing is to be packed, and promises no day", () => {
  expect(packingSlipHtml(exampleOrder)).not.toContain("CANCELLED");
  expect(packingSlipHtml(cancelled)).toContain("CANCELLED: do not pack");
  expect(packingSlipHtml(cancelled)).not.toContain("Expected by");
});

const paidUpi = { how: "UPI", reference: "", at: exampleOrder.created_at, amount: exampleOrder.total_price };

test("of an order that is paid the slip says so, and how it was paid is no HTML", () => {
  const paid = { ...paidUpi, how: "<b>UPI</b>", reference: "<i>41</i>" };
  const collect = (html: string) => /<p class="collect">.*?<\/p>/.exec(html)?.[0];
  expect(collect(packingSlipHtml({ ...exampleOrder, paid }))).toBe(
    `<p class="collect">Paid <strong>${rupees(exampleOrder.total_price)}</strong><span>&#60;b&#62;UPI&#60;/b&#62; &#60;i&#62;41&#60;/i&#62;</span></p>`,
  );
  expect(collect(packingSlipHtml(exampleOrder))).toContain(
    `Not paid yet <strong>${rupees(exampleOrder.total_price)}</strong>`,
  );
});

const money = (order: typeof exampleOrder) => moneyOnParcel(order, forPackers);

// promise: who reads Tamil alone packs from the slip
test("each line of a slip and of the shelf's list has its Tamil name and its grams below the English", () => {
  const lines = exampleOrder.items.map(({ name, price }) => {
    const tamilName = findProductByName(name)?.names.ta;
    return price === 0 ? `${tamilName}, 50 கிராம் (இலவச சாம்பிள்)` : `${tamilName}, ${gramsOf(name)} கிராம்`;
  });
  const shelf = packingSlipsHtml([exampleOrder]).split("</main>")[0];
  for (const html of [packingSlipHtml(exampleOrder), shelf])
    for (const line of lines) expect(html).toContain(`<span lang="ta">${line}</span>`);
  expect(packingSlipHtml(exampleOrder)).toContain("4 பொருள்கள், 4 பாக்கெட்டுகள், 1 சாம்பிள், 0.85 கிலோ");
  // The grams of the day it was placed, and the name it had where the shop sells it no more.
  const then = { name: "Hill Tea", qty: 2, price: 200, slug: "hill-tea", grams: 500 };
  expect(lineForPackers(then)).toBe(`${findProductByName("Hill Tea")?.names.ta}, 500 கிராம்`);
  expect(lineForPackers({ ...then, name: "Sold Long Ago" })).toBe("Sold Long Ago, 500 கிராம்");
});

test("in Tamil too it says what is to be collected or that it is paid, of a cancelled order neither, and what a link gives; a status of staff's own stays", () => {
  expect(money(exampleOrder)).toMatch(/^வசூலிக்க: ₹[\d,]+$/);
  expect(money({ ...exampleOrder, paid: paidUpi })).toBe("பணம் வந்தது");
  for (const order of [cancelled, { ...cancelled, paid: paidUpi }]) expect(money(order)).toBe("");
  expect(packingSlipHtml(cancelled)).toContain("ரத்து: பேக் செய்ய வேண்டாம்");
  const steps = ["packed", "shipped", "delivered", "on hold"].map((status) => markAs(status, forPackers));
  expect(new Set(steps).size).toBe(4);
  expect([statusForPackers("packed"), statusForPackers("on hold")]).toEqual(["பேக் ஆனது", "on hold"]);
});

const orderOf = (other: Partial<Order>) => toPlace(other).order;

// promise: what staff note about an order is on the papers that it is packed by
test("staff's note is on the slip, alone and among others, marked for the packer, and never as HTML", () => {
  const note = "No pickle <b>jars</b>:\nthe last ones broke";
  const [noted, other] = [orderOf({ note }), orderOf({})];
  for (const html of [packingSlipHtml(noted), packingSlipsHtml([other, noted])]) {
    expect(html.match(/For the packer/g)).toHaveLength(1);
    expect(html).toContain("No pickle &#60;b&#62;jars&#60;/b&#62;:\nthe last ones broke");
  }
  expect(packingSlipHtml(other)).not.toContain("For the packer");
});

test("an erased customer's order has no link to a number, another one has", () => {
  const erased = { guest_name: REMOVED, guest_phone: REMOVED, guest_address: REMOVED, guest_email: null };
  const html = renderToStaticMarkup(<OrderFacts order={orderOf(erased)} />);
  expect(html).toContain(REMOVED);
  expect(html).not.toMatch(/href=|tel:|wa\.me/);
  const whole = renderToStaticMarkup(<OrderFacts order={orderOf({ guest_email: null })} />);
  expect(whole.match(/href="(tel:\+91|https:\/\/wa\.me\/91)\d{10}"/g)).toHaveLength(2);
});

const pack = (qty: number) => ({ name: "Green Cardamom", qty, price: 200 });
const sample = { name: "Kokum", qty: 1, price: 0 };

test.each([
  ["1 line, 1 pack, 0.2 kg", [pack(1)]],
  ["5 lines, 495 packs, 99.0 kg", Array(5).fill(pack(99))],
  ["2 lines, 1 pack, 1 sample, 0.25 kg", [pack(1), sample]],
  ["4 lines, 4 packs, 3 samples, 0.95 kg", [pack(4), sample, sample, sample]],
])("the warehouse counts: %s", (count, items) => {
  expect(pickCount(items)).toBe(count);
});

test("the sample order is an order as the shop makes them, at the shop's own prices, and its e-mail says at the name and at the address not to pack it", () => {
  expect(orderSchema.parse(exampleOrder)).toEqual(exampleOrder);
  expect(orderIdSchema.safeParse(exampleOrder.order_id).success).toBe(true);
  for (const { name, price } of exampleOrder.items)
    expect([0, findProductByName(name)?.price], `${name} for ${price}`).toContain(price);
  const { total, discount } = quote(exampleOrder.items, newGuest);
  expect([exampleOrder.total_price, exampleOrder.discount_amount]).toEqual([total, discount]);
  const { text, html } = warehouseEmail(exampleOrder);
  for (const part of [text, html]) expect(part.match(/SAMPLE, DO NOT PACK/g)).toHaveLength(2);
});
