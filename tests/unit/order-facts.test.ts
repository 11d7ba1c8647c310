import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyCheckoutForm, shippingOf, storedFormSchema } from "#lib/shop/checkout/checkout-form.ts";
import { deskRequestSchema } from "#lib/shop/desk/desk-order.ts";
import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { whatsappMessage, whatsappVariables } from "#lib/shop/messages/whatsapp-message.ts";
import { changedOrder, differences } from "#lib/shop/order/changed-order.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";
import { customerView, orderSchema } from "#lib/shop/order/order.ts";
import { orderChangeSchema } from "#lib/shop/order/order-change.ts";
import { eachWish, labelOf, orderFacts, seenBy, wishes } from "#lib/shop/order/order-facts.ts";
import { customerOf, orderFingerprint, orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { courierCsv } from "#lib/shop/warehouse/courier-csv.ts";
import { ordersCsv } from "#lib/shop/warehouse/orders-csv.ts";
import { packingSlipsHtml } from "#lib/shop/warehouse/packing-slip.ts";
import { projectRoot } from "@/scripts/env";
import { filledForm } from "./filled-form";

const SAID = "Ring the neighbour";
const request = (other: object) =>
  orderRequestSchema.parse({
    ...shippingOf({ ...filledForm, ...eachWish(() => "") }),
    order_id: exampleOrder.order_id,
    items: exampleOrder.items,
    total_price: exampleOrder.total_price,
    ...other,
  });

// promise: What a customer adds to an order is read in every document that its reader packs and sends by
test.each(wishes)("'%s' goes from the form into the order, and makes another order of it", (wish) => {
  expect(storedFormSchema.parse({ ...emptyCheckoutForm, [wish]: SAID })[wish]).toBe(SAID);
  const form = { ...filledForm, ...eachWish(() => ""), [wish]: SAID };
  const sent = request(shippingOf(form));
  expect(customerOf(sent)[wish]).toBe(SAID);
  expect(customerOf(request({}))[wish]).toBeNull();
  expect(orderFingerprint(sent, null)).not.toBe(orderFingerprint(request({}), null));
});

test.each(wishes)("'%s' is in the warehouse's messages, on the slip and in both lists", (wish) => {
  const order = { ...exampleOrder, [wish]: SAID };
  const { text, html } = warehouseEmail(order);
  const documents = { text, html, slip: packingSlipsHtml([order]), body: whatsappMessage(order) };
  const variables = Object.values(whatsappVariables(order)).join();
  for (const document of [...Object.values(documents), variables])
    expect(document).toContain(`${labelOf(wish)}: ${SAID}`);
  for (const list of [ordersCsv([order]), courierCsv([order])]) expect(list).toContain(SAID);
});

test.each(wishes)("'%s' is changed until the parcel leaves, and the history names it without its words", (wish) => {
  const { change } = orderChangeSchema.parse({ change: { [wish]: SAID } });
  const changed = changedOrder(exampleOrder, change ?? expect.fail(), undefined);
  expect(changed[wish]).toBe(SAID);
  expect(differences(exampleOrder, changed)).toEqual([`new ${labelOf(wish).toLowerCase()}`]);
  const { change: emptied } = orderChangeSchema.parse({ change: { [wish]: "" } });
  expect(changedOrder(changed, emptied ?? expect.fail(), undefined)[wish]).toBeNull();
});

const rows = Object.entries(orderFacts) as [keyof typeof orderFacts, { forStaff: boolean }][];
const { change, ...always } = orderChangeSchema.shape;
const untilSent = change.def.innerType.shape;
/** Who sends a fact, and until when staff may change it, as the schemas have it. */
const sentAndChanged = (name: string) => [
  name in orderRequestSchema.shape ? "customer" : name in deskRequestSchema.shape || name in always ? "staff" : "",
  name in untilSent ? "until it leaves" : name in always ? "always" : "",
];
const tracking = { courier: "Courier", number: "7788", url: "" };
const full = orderSchema.parse({
  ...exampleOrder,
  ...eachWish(() => SAID),
  user_id: "account",
  note: SAID,
  bill: SAID,
  language: "ta",
  tracking,
  status_history: [{ status: "shipped", at: exampleOrder.created_at, tracking }],
});
/** What a view leaves of a fact: all of it, a part, or nothing. */
function leftBy(view: "status" | "link" | "erased", name: keyof typeof orderFacts): string {
  const [before, after] = [full, seenBy(view, full)].map((order) => JSON.stringify(order[name]));
  if (before === after) return "yes";
  return after === "null" ? "no" : "in part";
}

// promise: No field of an order is seen by somebody, or outlives an erasure, without docs/api.md saying so
test("docs/api.md says of every fact of an order who sends, changes and sees it, and what an erasure leaves", () => {
  const seen = customerView(full);
  const lines = rows.map(([name, { forStaff }]) => {
    const customer = forStaff ? "no" : "yes";
    expect(name in seen, name).toBe(!forStaff && full[name] !== null);
    const status = forStaff ? "no" : leftBy("status", name);
    const cells = [...sentAndChanged(name), customer, status, leftBy("link", name), leftBy("erased", name)];
    return `| \`${name}\` | ${cells.join(" | ")} |`;
  });
  const [, section = ""] = readFileSync(join(projectRoot, "docs/api.md"), "utf8").split("### Its fields");
  const [, , ...written] = section.split("\n## ")[0]?.match(/^\| .*$/gm) ?? [];
  expect(written).toEqual(lines);
});
