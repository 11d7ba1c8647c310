import { useTexts } from "#lib/browser/language/texts.ts";
import { allTaxes } from "#texts/en/all-taxes.ts";

/** Below a total: that all taxes are in it, however the shop is registered for them. */
export function Taxes() {
  return <small className="block font-normal font-text">{useTexts(allTaxes)("included")}</small>;
}
