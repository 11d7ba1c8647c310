import { expect, test } from "vitest";
import { findProductByName, gramsOf } from "#lib/shop/catalogue/catalogue.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { CANCELLED } from "#lib/shop/order/order-status.ts";
import { inTamil, markAs, moneyOnParcel, statusInTamil } from "#lib/shop/warehouse/packer-words.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { lineInTamil } from "#lib/shop/warehouse/to-pack.ts";
import { packingSlipHtml } from "@/tests/support/packing-slip";

const paid = { how: "UPI", reference: "", at: exampleOrder.created_at, amount: exampleOrder.total_price };
const cancelled = { ...exampleOrder, status: CANCELLED };
const money = (order: typeof exampleOrder) => moneyOnParcel(order, inTamil);

// promise: who reads Tamil alone packs from the slip
test("each line of a slip and of the shelf's list has its Tamil name and its grams below the English", () => {
  const lines = exampleOrder.items.map(({ name, price }) => {
    const tamilName = findProductByName(name)?.tamilName;
    return price === 0 ? `${tamilName}, 50 கிராம் (இலவச சாம்பிள்)` : `${tamilName}, ${gramsOf(name)} கிராம்`;
  });
  const shelf = packingSlipsHtml([exampleOrder]).split("</main>")[0];
  for (const html of [packingSlipHtml(exampleOrder), shelf])
    for (const line of lines) expect(html).toContain(`<span lang="ta">${line}</span>`);
  expect(packingSlipHtml(exampleOrder)).toContain("4 பொருள்கள், 4 பாக்கெட்டுகள், 1 சாம்பிள், 0.85 கிலோ");
});

test("a pack keeps the grams of the day it was placed, and the name it had where the shop sells it no more", () => {
  const line = { name: "Hill Tea", qty: 2, price: 200, slug: "hill-tea", grams: 500 };
  expect(lineInTamil(line)).toBe(`${findProductByName("Hill Tea")?.tamilName}, 500 கிராம்`);
  expect(lineInTamil({ ...line, name: "Sold Long Ago" })).toBe("Sold Long Ago, 500 கிராம்");
});

test("in Tamil too it says what is to be collected or that it is paid, and of a cancelled order neither", () => {
  expect(money(exampleOrder)).toMatch(/^வசூலிக்க: ₹[\d,]+$/);
  expect(money({ ...exampleOrder, paid })).toBe("பணம் வந்தது");
  for (const order of [cancelled, { ...cancelled, paid }]) expect(money(order)).toBe("");
  expect(packingSlipHtml(cancelled)).toContain("ரத்து: பேக் செய்ய வேண்டாம்");
});

test("what a link gives is asked for in Tamil, and a status that staff made up stays as they wrote it", () => {
  const steps = ["packed", "shipped", "delivered", "on hold"].map((status) => markAs(status, inTamil));
  expect(new Set(steps).size).toBe(4);
  expect([statusInTamil("packed"), statusInTamil("on hold")]).toEqual(["பேக் ஆனது", "on hold"]);
});
