import { expect, test } from "vitest";
import { gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { escapeHtml } from "#lib/shop/language/html.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { packingSlipHtml } from "@/tests/support/packing-slip";

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

test("nothing that a customer typed becomes HTML, and nothing is fetched", () => {
  const typed = '<img src=x onerror=alert(1)> & "me"';
  const address = { ...exampleOrder.address, line1: typed, landmark: typed };
  const html = packingSlipHtml({ ...exampleOrder, guest_name: typed, address, status: typed });
  expect(html).not.toMatch(/<img|<script|<link|url\(|https?:/);
  expect(html).toContain("&#60;img src=x onerror=alert(1)&#62; &#38; &#34;me&#34;");
});

test("the parts of the address stand on a line each, landmark and delivery note after the street", () => {
  const html = packingSlipHtml({ ...exampleOrder, delivery_note: "ring the neighbour" });
  const last = [`Chennai, ${exampleOrder.state} - 600004`, "Delivery note: ring the neighbour"];
  expect(html).toContain(["Mylapore", "near the tank", ...last].join("<br>\n"));
});

test("a cancelled order says that nothing is to be packed, and promises no day", () => {
  expect(packingSlipHtml(exampleOrder)).not.toContain("CANCELLED");
  const cancelled = packingSlipHtml({ ...exampleOrder, status: "cancelled" });
  expect(cancelled).toContain("CANCELLED: do not pack");
  expect(cancelled).not.toContain("Expected by");
});

test("of an order that is paid the slip says so, and how it was paid is no HTML", () => {
  const { created_at: at, total_price: amount } = exampleOrder;
  const paid = { how: "<b>UPI</b>", reference: "<i>41</i>", at, amount };
  const collect = (html: string) => /<p class="collect">.*?<\/p>/.exec(html)?.[0];
  expect(collect(packingSlipHtml({ ...exampleOrder, paid }))).toBe(
    `<p class="collect">Paid <strong>${rupees(exampleOrder.total_price)}</strong><span>&#60;b&#62;UPI&#60;/b&#62; &#60;i&#62;41&#60;/i&#62;</span></p>`,
  );
  expect(collect(packingSlipHtml(exampleOrder))).toContain(
    `Not paid yet <strong>${rupees(exampleOrder.total_price)}</strong>`,
  );
});
