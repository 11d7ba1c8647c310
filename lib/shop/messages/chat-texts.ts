import { untappable } from "#lib/shop/customer/untappable.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { nameInLetters, orderName } from "#lib/shop/order/masking.ts";
import { languageOfOrder, type Order } from "#lib/shop/order/order.ts";
import { isUsualStatus, rowOf } from "#lib/shop/order/order-status.ts";
import { paymentWay } from "#lib/shop/order/payment.ts";
import { type ChatTexts, chat } from "#texts/en/chat.ts";
import { chat as ta } from "#texts/ta.ts";

/** By their names and not by translateIn: with that a browser of staff's loads all texts of the pages. */
const texts = { en: chat, ta };

/**
 * What staff may write to a customer in a chat, in the order's language, each under the word for its link: what the
 * order's status asks for, then 'address'. Somebody may have typed a stranger's number: the name is in letters alone as
 * in every message, and the address is whole, because a masked one is not recognised, but written so that nothing in it
 * can be tapped. Staff read the text before they send it. Not for the shop's pages: it has both languages.
 * @param upiId the shop's address for UPI payments, or null. In words: WhatsApp makes no link of a upi: address
 */
export function chatTexts(order: Order, upiId = shop.upiId): Record<string, string> {
  const language = languageOfOrder(order);
  const t = translate(texts[language]);
  const name = nameInLetters(order.guest_name);
  const shopName = shop.names[language];
  const named = orderName(order, language);
  const hello = name === null ? t("unnamed", { shop: shopName }) : t("hello", { name, shop: shopName });
  const { link, text } = ofStatus(order, named, upiId, t);
  const address = t("address", { order: named, address: untappable(order.guest_address) });
  return { [link]: `${hello} ${text}`.trim(), address: `${hello} ${address}` };
}

function ofStatus({ status, total_price, paid, tracking }: Order, order: string, upiId: string | null, t: ChatWords) {
  const total = rupees(total_price);
  const { asks, parcel } = rowOf(status);
  if (asks === "pay" && paid === null && paymentWay() !== "cash")
    return { link: "pay", text: upiId ? t("pay", { order, total, upi: upiId }) : t("payAnyWay", { order, total }) };
  if (parcel === "sent" && tracking) {
    const { courier, number, url } = tracking;
    return { link: status, text: t("parcel", { order, courier, number, link: url }) };
  }
  if (!isUsualStatus(status)) return { link: "news", text: t("news", { order }) };
  return { link: asks === "confirm" ? asks : status, text: t(status, { order, total }) };
}
type ChatWords = Translate<ChatTexts>;
