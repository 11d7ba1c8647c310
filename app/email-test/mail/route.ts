import { warehouseEmail } from "#lib/shop/messages/order-email.ts";
import { exampleOrder } from "#lib/shop/order/example-order.ts";

export const dynamic = "force-static";

/**
 * What a mail may do in the frame that shows it: use its own styles, and nothing else. Only our own pages may frame it.
 */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/**
 * The HTML part of the sample order's mail, alone under an address of its own: within a page its inline styles would
 * break the page's policy, and the page's styles would change the mail.
 */
export function GET(): Response {
  return new Response(warehouseEmail(exampleOrder).html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  });
}
