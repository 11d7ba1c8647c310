import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { translate } from "#lib/shop/language/translate.ts";
import { confirmationEmail } from "#lib/shop/messages/customer-email.ts";
import { billOfOrder, billRows } from "#lib/shop/pricing/bill.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { bill } from "#texts/en/bill.ts";
import { factsOfText } from "@/tests/support/mail-facts";
import { anOrder, customer } from "@/tests/support/orders";
import { packingSlipHtml } from "@/tests/support/packing-slip";
import { freshShop, reloadModules } from "@/tests/support/shop";
import { toPlace } from "@/tests/support/store-fixtures";

/** The shop's files as they are when delivery costs so much. */
function deliveryCosts(charge: number): void {
  vi.doMock("#lib/shop/pricing/quote.ts", async () => {
    const real = await vi.importActual<typeof import("#lib/shop/pricing/quote.ts")>("#lib/shop/pricing/quote.ts");
    const quote: typeof real.quote = (...asked) => {
      const quoted = real.quote(...asked);
      return { ...quoted, delivery: charge, total: quoted.total - quoted.delivery + charge };
    };
    return { ...real, DELIVERY_CHARGE: charge, quote };
  });
  reloadModules();
}

test("an order keeps the delivery charge that it was placed with, on the wire, on disk and in its mails", async () => {
  deliveryCosts(40);
  const shop = await freshShop();
  const sent = anOrder({ total_price: 640, guest_email: customer.guest_email });
  const { status, body } = await shop.place(sent);
  expect([status, body.order?.delivery_charge, body.order?.total_price]).toEqual([201, 40, 640]);
  await shop.settled();
  const folder = join(shop.dataDir, "mail");
  expect(readdirSync(folder)).toHaveLength(2);
  for (const file of readdirSync(folder)) {
    const facts = factsOfText(await PostalMime.parse(readFileSync(join(folder, file))));
    expect(facts).toMatchObject({ Subtotal: "₹600", "Delivery charge": "₹40" });
    expect(facts.Total).toMatch(/^₹640/);
  }
  // The charge is raised: what was ordered before is billed as it was.
  deliveryCosts(60);
  const later = await freshShop({}, shop.dataDir);
  const seen = (await later.lookUp(sent.order_id, sent.guest_phone)).body.order;
  expect([seen?.delivery_charge, seen?.total_price]).toEqual([40, 640]);
  vi.doUnmock("#lib/shop/pricing/quote.ts");
});

test("every bill shows the order's own charge", () => {
  const { order } = toPlace({ total_price: 440, delivery_charge: 40 });
  const rows = billRows(billOfOrder(order), translate(bill)).map(({ label, value }) => `${label} ${value}`);
  expect(rows).toEqual(["Subtotal ₹400", "Delivery ₹40", "Total ₹440"]);
  expect(confirmationEmail(order, "https://shop.example").text).toContain("Total: ₹440, delivery included");
  expect(packingSlipHtml(order)).toContain("<dt>Delivery</dt><dd>₹40</dd>");
  const [heading = "", row = ""] = ordersCsv([order]).split("\r\n");
  const at = heading.split(",").indexOf("subtotal");
  expect(heading.split(",").slice(at, at + 4)).toEqual(["subtotal", "discount", "delivery_charge", "to_collect"]);
  expect(row).toContain(",400,0,40,440,");
});

test.each([
  ["en", "Delivery costs ₹40 for each order."],
  ["ta", "ஒரு ஆர்டருக்கு டெலிவரி ₹40."],
] as const)("the policies say what delivery costs (%s)", async (language, sentence) => {
  vi.resetModules();
  deliveryCosts(40);
  const { policyFacts } = await import("#lib/server/pages/policy-facts.ts");
  expect(policyFacts(language).deliveryCost?.text).toBe(sentence);
});
