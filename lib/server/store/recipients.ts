import "server-only";
import * as z from "zod/mini";

/**
 * Who is told of orders, and by which channels: e-mail addresses and numbers in E.164 of the warehouse, and whether customers get
 * text messages. No secret is among them.
 */
const recipientsSchema = z.object({ mail: z.array(z.string()), whatsapp: z.array(z.string()), sms: z.boolean() });
export type Recipients = z.infer<typeof recipientsSchema>;

/** Makes them from what is stored; null where that is nothing, or was edited by hand. */
export function parseRecipients(stored: unknown): Recipients | null {
  const { success, data } = z.safeParse(recipientsSchema, stored);
  return success ? data : null;
}

/** No shop has written any: nothing may be changed that somebody must hear of. */
export class NoRecipients extends Error {
  override name = "NoRecipients";
  constructor() {
    super(
      "Nothing was changed: no shop has been started with this data yet, so nobody knows who is to be told. Start it once, and try again.",
    );
  }
}
