import type { Eligibility } from "./eligibility.ts";
import type { Line } from "./line.ts";
import { quote } from "./quote.ts";

/**
 * The whole rupees that claiming the first-order offer would take off a bill; 0 where the offer is not open to this customer,
 * or takes nothing off. To claim, a guest signs in, so the minimum of a signed-in customer applies.
 * @param total what the bill shows now
 */
export function claimSaving(lines: Line[], eligibility: Eligibility, total: number): number {
  if (eligibility.firstOrder !== "none") return 0;
  const claimed = quote(lines, { ...eligibility, signedIn: true, firstOrder: "claimed" });
  return claimed.promotion === "first_order" ? Math.max(0, total - claimed.total) : 0;
}
