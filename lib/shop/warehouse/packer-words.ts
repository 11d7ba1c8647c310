import { rupees } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { moneyOf, toCollect } from "#lib/shop/order/payment.ts";
import { packer } from "#texts/en/packer.ts";
import { orderStatuses, pickList, packer as tamilPacker } from "#texts/tamil.ts";

/**
 * The words of packing. Slips and the pages that packers read have them in English and, below it, in Tamil. Not for
 * shoppers' pages.
 */
export const inEnglish = translate(packer);
export const inTamil = translate(tamilPacker);
/** Over the sums of what to take from the shelf. */
export const fromTheShelf = (t = inEnglish): string => t("shelf");
/** On the button that gives an order its next status; in Tamil the question above it. */
export const markAs = (status: string, t = inEnglish): string => t("mark", { status });

/** What is to be collected, or that it is paid; nothing of a cancelled order. */
export function moneyOnParcel(order: Order, t = inEnglish): string {
  const money = moneyOf(order);
  const amount = money === "paid" ? "none" : rupees(toCollect(order));
  return money === "due" || money === "paid" ? t("money", { amount }) : "";
}

/** How the lines, packs and samples to pick are counted in Tamil. */
export const pickListInTamil = translate(pickList);
/** A status in Tamil; one that staff made up as they wrote it. */
export const statusInTamil = (status: string): string => statusText(status, translate(orderStatuses));
