import { measurementId } from "#lib/browser/env.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import { hasConsent } from "./consent.ts";
import type { ShopEvent } from "./event-params.ts";

/**
 * Counts an event, if the visitor has agreed and the shop counts at all. Else nothing is loaded and nothing is sent.
 * @param total what is paid in all, in rupees; without it, the sum of the lines
 */
export function countEvent(event: ShopEvent, lines: Line[], total?: number): void {
  if (measurementId === null || !hasConsent()) return;
  const id = measurementId;
  // An error of the visit counter does not concern the visitor.
  import("./analytics.ts").then(({ logShopEvent }) => logShopEvent(id, event, lines, total)).catch(() => {});
}
