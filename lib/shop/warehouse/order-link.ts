import * as z from "zod/mini";
import { usualStatuses } from "#lib/shop/order/order-status.ts";

const LINK = "This link is not complete. Please copy all of it.";

/** The signed part of a one-tap link: the order's id, when it expires, the signature. */
const link = z.string({ error: LINK }).check(z.regex(/^[\w-]{16,64}\.[0-9a-z]{1,12}\.[0-9a-f]{32}$/, { error: LINK }));

/** The request that opens an order by its link. */
export const openLinkSchema = z.object({ link }, { error: LINK });

/** The request that gives the order the status of the link's button. */
export const linkStepSchema = z.object(
  { link, status: z.enum(usualStatuses, { error: "Please send one of the usual statuses" }) },
  { error: LINK },
);

/** The request that switches all one-tap links on or off. */
export const orderLinksSchema = z.object({ enabled: z.boolean({ error: "Please say true or false" }) });
