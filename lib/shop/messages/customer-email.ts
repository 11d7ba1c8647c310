import { stateIn } from "#lib/shop/customer/state-name.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import { licenceIn } from "#lib/shop/facts/shop-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { rupees } from "#lib/shop/language/money.ts";
import { ELSEWHERE, expectedBy, HOME_DAYS, HOME_STATE, PROCESSING_HOURS } from "#lib/shop/order/delivery.ts";
import { maskedDestination, orderName, statusLink } from "#lib/shop/order/masking.ts";
import { isOwnOrderId, languageOfOrder, type Order } from "#lib/shop/order/order.ts";
import { isUsualStatus, rowOf, statusText } from "#lib/shop/order/order-status.ts";
import { paymentWay, toCollect, toPay } from "#lib/shop/order/payment.ts";
import { upiLink } from "#lib/shop/order/upi-link.ts";
import { paidAndSamples } from "#lib/shop/warehouse/pick-list.ts";
import { customerTexts } from "./customer-texts.ts";
import { type Email, layOutEmail } from "./email-layout.ts";
import { wholeItemsList } from "./items-list.ts";
import { orderEmailParams, totalFacts } from "./order-email.ts";

type MailFacts = [label: string, value: string][];
type Closing = { text: string; href?: string }[];

/** What the mails of an order are written with, in its language. */
function wordsFor(order: Order) {
  const language = languageOfOrder(order);
  return { ...customerTexts(language), language, name: orderName(order, language), shopName: shop.names[language] };
}
type Wording = ReturnType<typeof wordsFor>;

/**
 * The mail that a customer gets for an order.
 * @param origin the shop's public address
 * @param upiId the shop's address for UPI payments, or null where it takes none
 * @throws UnreportableOrder
 */
export function confirmationEmail(
  order: Order,
  origin: string,
  upiId = paymentWay() === "cash" ? null : shop.upiId,
): Email {
  const { total_price: total } = orderEmailParams(order);
  const words = wordsFor(order);
  const { language, mail, bill, taxes } = words;
  return layOutEmail({
    language,
    subject: mail("subject", { shop: words.shopName, order: words.name }),
    heading: mail("thanks"),
    opening: [mail("next", { hours: PROCESSING_HOURS, payment: order.paid ? "paid" : paymentWay() })],
    facts: [
      [mail("order"), orderFact(order, words)],
      [mail("items"), wholeItemsList(paidAndSamples(order.items).paid, language, words.itemLine)],
      ...sampleFacts(order, words),
      ...totalFacts(order, words, languageOfOrder(order)),
      [
        bill("total"),
        `${mail(order.delivery_charge === 0 ? "deliveryFree" : "deliveryIncluded", { total })}, ${taxes("included")}`,
      ],
      [mail("deliverTo"), maskedDestination(order, words.states).join("\n")],
      deliveryFact(order, words),
    ],
    weighty: [bill("total")],
    closing: [
      ...wayToOrder(order, origin, words),
      // At the desk some pay when they order.
      ...(order.paid ? [] : wayToPay(order, upiId, words, "later")),
      questions(words),
    ],
    footing: footingIn(language),
  });
}

/** The full id and the number to say aloud; only the day for an id that this shop did not make. */
function orderFact({ order_id: id }: Order, { mail, name }: Wording): string {
  return isOwnOrderId(id) ? mail("idAndNumber", { id, order: name }) : mail("yourOrder", { order: name });
}

function wayToOrder({ order_id }: Order, origin: string, { language, mail }: Wording): Closing {
  const href = statusLink(origin, order_id, language);
  return href === null ? [] : [{ text: mail("track"), href }];
}

/** With the id in words: some mail programs take away links that lead to an app. */
function wayToPay(order: Order, upiId: string | null, { mail }: Wording, when: "now" | "later"): Closing {
  const href = upiLink(order, upiId);
  if (href === null || upiId === null) return [];
  return [{ text: mail("pay", { total: rupees(toCollect(order)), upi: upiId, when }), href }];
}

function questions({ mail }: Wording): Closing[number] {
  const { phone, email } = shop;
  return { text: mail("questions", { phone, email }) };
}

function sampleFacts({ items }: Order, { language, mail, itemLine }: Wording): MailFacts {
  const { samples } = paidAndSamples(items);
  return samples.length > 0 ? [[mail("samples"), wholeItemsList(samples, language, itemLine)]] : [];
}

function deliveryFact({ created_at, state }: Order, { language, mail, states }: Wording): MailFacts[number] {
  const home = stateIn(states, HOME_STATE);
  const day = expectedBy(created_at, state, language);
  return [
    mail("delivery", { days: `${HOME_DAYS.least}-${HOME_DAYS.most}` }),
    mail("deliveryDetail", { ...ELSEWHERE, state: home, day }),
  ];
}

const { line1, line2, city, pincode } = shop.address;
const ground = `${shop.legalName}, ${line1}, ${line2}, ${city} ${pincode}`;
/** Who sends the mail, at its foot. */
const footingIn = (language: Language) => [ground, licenceIn(language)?.join(" ") ?? []].flat();

/** The e-mail for one change of status. @param status the order's new status */
export function statusEmail(order: Order, status: string, origin: string): Email {
  const words = wordsFor(order);
  const { mail, name, language } = words;
  const inWords = statusText(status, words.statusWord);
  const { parcel: place, asks } = rowOf(status);
  const parcel = place === "sent" ? order.tracking : null;
  const facts: MailFacts = [
    [mail("status"), inWords],
    ...(parcel ? [[mail("sentWith"), `${parcel.courier}, ${parcel.number}`] satisfies MailFacts[number]] : []),
  ];
  if (place === "packed" && order.bill) facts.push([mail("bill"), mail("billOnPage", { number: order.bill })]);
  const follow = parcel?.url ? [{ text: mail("follow"), href: parcel.url }] : [];
  const day = expectedBy(order.created_at, order.state, language);
  const isToPay = asks === "pay" && toPay(order) !== undefined;
  return newsEmail(order, words, {
    heading: inWords,
    // A status in staff's own words is in the heading only.
    opening: isUsualStatus(status) ? mail(status, { order: name, day }) : mail("news", { order: name }),
    facts,
    follow: isToPay ? wayToPay(order, shop.upiId, words, "now") : follow,
    origin,
  });
}

/** The e-mail after a change that the customer asked for: the order and the total that hold now. */
export function changeEmail(order: Order, origin: string): Email {
  const words = wordsFor(order);
  const { mail, name, states } = words;
  const facts: MailFacts = [[mail("deliverTo"), maskedDestination(order, states).join("\n")]];
  const opening = mail("changedNext", { order: name });
  return newsEmail(order, words, { heading: mail("changed"), opening, facts, follow: [], origin });
}

type News = { heading: string; opening: string; facts: MailFacts; follow: Closing; origin: string };

function newsEmail(order: Order, words: Wording, { heading, opening, facts, follow, origin }: News): Email {
  const { language, mail, bill, taxes, name, shopName } = words;
  return layOutEmail({
    language,
    subject: mail("statusSubject", { shop: shopName, order: name, status: heading }),
    heading,
    opening: [opening],
    facts: [
      [mail("order"), orderFact(order, words)],
      ...facts,
      [mail("items"), wholeItemsList(order.items, language, words.itemLine)],
      ...totalFacts(order, words, language),
      [bill("total"), `${rupees(order.total_price)}, ${taxes("included")}`],
    ],
    weighty: [bill("total")],
    closing: [...follow, ...wayToOrder(order, origin, words), questions(words)],
    footing: footingIn(language),
  });
}
