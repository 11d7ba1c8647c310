import "server-only";
import * as z from "zod/mini";
import { refuseField } from "#lib/server/http/route.ts";
import { env } from "#lib/server/settings/env.ts";
import { openStore } from "#lib/server/store/open-store.ts";
import { isPlainText } from "#lib/shop/customer/plain-text.ts";
import { orderIdSchema } from "#lib/shop/order/order.ts";
import { sentOrRefused } from "./delivery-error.ts";
import { sendToWarehouse } from "./whatsapp.ts";

/** The longest phone number that is read, 'whatsapp:', blanks and hyphens counted. */
const LONGEST_PHONE = 64;

const phone = z.pipe(
  z
    .string({ error: "Please give a phone number" })
    .check(z.maxLength(LONGEST_PHONE, { error: "This is not a phone number" })),
  z.transform((text) => text.replace(/^whatsapp:/, "").replace(/[\s-]/g, "")),
);

/** A WhatsApp message that staff send by hand. `order` is a saved order's id, or an object that carries it. */
export const staffWhatsAppSchema = z.object(
  {
    from: phone,
    to: phone,
    body: z.string({ error: "Please give the message's text" }).check(
      z.minLength(1, { error: "Please give the message's text" }),
      z.maxLength(1600, { error: "At most 1600 characters", abort: true }),
      z.refine((text) => text.split("\n").every(isPlainText), { error: "Printable characters and line breaks only" }),
    ),
    order: z.union([orderIdSchema, z.object({ order_id: orderIdSchema })], { error: "Please give a saved order's id" }),
  },
  { error: "Please send a JSON object" },
);

/**
 * Sends a message to a warehouse number only: this is no open relay.
 * @returns Twilio's id of the message
 * @throws ApiError invalid_order for foreign numbers and unknown orders; unavailable when Twilio did not take it
 */
export async function sendForStaff(message: z.infer<typeof staffWhatsAppSchema>): Promise<string> {
  const config = env().whatsapp;
  const readers = config ? [...config.to, config.fallback] : [];
  if (!readers.includes(message.to)) refuseField("to", "This is not one of the warehouse's configured numbers.");
  if (message.from !== config?.from) refuseField("from", "This is not the shop's configured WhatsApp number.");
  const orderId = typeof message.order === "string" ? message.order : message.order.order_id;
  if (!(await openStore().find(orderId))) refuseField("order", "There is no saved order with this id.");
  return sentOrRefused(() => sendToWarehouse(message.to, { body: message.body }));
}
