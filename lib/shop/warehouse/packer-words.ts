import { rupees } from "#lib/shop/language/money.ts";
import { translate } from "#lib/shop/language/translate.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { statusText } from "#lib/shop/order/order-status.ts";
import { moneyOf, toCollect } from "#lib/shop/order/payment.ts";
import { packer } from "#texts/en/packer.ts";
import { orderStatuses, packer as packerWords, pickList } from "#texts/ta.ts";

/**
 * The words of packing. Slips and the pages that packers read have them in English and, below it, in the packers'
 * language, the second one. Not for shoppers' pages.
 */
export const inEnglish = translate(packer);
export const forPackers = translate(packerWords);
/** Over the sums of what to take from the shelf. */
export const fromTheShelf = (t = inEnglish): string => t("shelf");
/** On the button that gives an order its next status; for packers the question above it. */
export const markAs = (status: string, t = inEnglish): string => t("mark", { status });

/** What is to be collected, or that it is paid; nothing of a cancelled order. */
export function moneyOnParcel(order: Order, t = inEnglish): string {
  const money = moneyOf(order);
  const amount = money === "paid" ? "none" : rupees(toCollect(order));
  return money === "due" || money === "paid" ? t("money", { amount }) : "";
}

/** How the lines, packs and samples to pick are counted for packers. */
export const pickListForPackers = translate(pickList);
/** A status for packers; one that staff made up as they wrote it. */
export const statusForPackers = (status: string): string => statusText(status, translate(orderStatuses));
