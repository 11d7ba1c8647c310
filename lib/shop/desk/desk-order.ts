import * as z from "zod/mini";
import { paidSchema } from "#lib/shop/order/order-change.ts";
import { orderRequestSchema } from "#lib/shop/order/order-request.ts";

/** How an order may have come that staff take at the desk, and the words for it. */
export const deskChannels = { phone: "by phone", whatsapp: "by WhatsApp", counter: "at the counter" };
export type DeskChannel = keyof typeof deskChannels;
const channels = ["web", ...(Object.keys(deskChannels) as DeskChannel[])] as const;

/** The words for how an order came; none for the shop's pages, and for what a newer version knows. */
export const channelWords = (channel: string): string | undefined =>
  (deskChannels as Record<string, string | undefined>)[channel];

/** How an order of staff came. 'web' is one as anybody places it. */
export const channelSchema = z.object(
  { channel: z._default(z.enum(channels, { error: "channel is phone, whatsapp or counter" }), "web") },
  { error: "An order is a JSON object" },
);

/** An order as staff send it: without a total it is at the shop's own, and it may be paid already. */
export const deskRequestSchema = z.extend(orderRequestSchema, {
  total_price: z.optional(orderRequestSchema.shape.total_price),
  paid: z.optional(z.nullable(paidSchema)),
});
