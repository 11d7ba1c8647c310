import { shop } from "#lib/shop/facts/shop.ts";
import { type Language, scriptOf } from "#lib/shop/language/language.ts";
import { statusLink } from "#lib/shop/order/masking.ts";
import { languageOfOrder, type Order } from "#lib/shop/order/order.ts";
import { rowOf } from "#lib/shop/order/order-status.ts";
import { customerTexts } from "./customer-texts.ts";

/**
 * The basic alphabet of text messages (GSM 03.38) without its escape character. One character outside it turns the
 * whole message into UCS-2, where 70 characters already make two paid segments.
 */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?" +
  "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const alphabet = new Set(basic);

/** Returns true when this text can be sent in the basic alphabet, one character for each. */
export function isGsmText(text: string): boolean {
  return [...text].every((character) => alphabet.has(character));
}

/**
 * How many segments a text message of this text is, each of which is paid for: a longer one is cut into smaller pieces.
 */
export function segmentsOf(text: string): number {
  const [alone, piece] = isGsmText(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / piece);
}

const typographic: Record<string, string> = { "‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "..." };

/**
 * A text in the basic alphabet, with typographic marks replaced and accents dropped, or null when it has a character
 * without a letter there: half a name is worse than none.
 */
export function asGsmText(text: string): string | null {
  const plain = [...text].map((character) => typographic[character] ?? plainLetter(character)).join("");
  return isGsmText(plain) ? plain : null;
}

function plainLetter(character: string): string {
  return alphabet.has(character) ? character : character.normalize("NFKD").replace(/\p{M}/gu, "");
}

const ofAnOrder = ["placed", "confirmed", "packed", "shipped", "delivered", "cancelled", "changed", "news"] as const;
/**
 * What a text message can say; each is a template that India's networks know. `call` is for an order without a link.
 */
const kinds = [...ofAnOrder, "parcel", "call"] as const;
type SmsKind = (typeof kinds)[number];

/** India's networks take at most so many characters for a variable that is no link. */
const LONGEST_VARIABLE = 30;
/** The most segments that a message is paid for: outside the basic alphabet a link alone nearly fills one. */
const mostSegments = (language: Language) => (isLatin(language) ? 1 : 2);
const isLatin = (language: Language) => scriptOf(language) === "Latn";
/** A text as a message in this language has it, or null: see asGsmText. */
const smsText = (language: Language, text: string) => (isLatin(language) ? asGsmText(text) : text);

/** @param named what the message names: the order's last six characters, or its parcel */
function written(kind: SmsKind, language: Language, named: string, link: string): string {
  const { sms } = customerTexts(language);
  const name = smsText(language, shop.names[language]) ?? "The shop";
  return kind === "call" ? sms("call", { shop: name, phone: shop.phone }) : sms(kind, { shop: name, named, link });
}

/**
 * The templates to register in a language, with their typed variables: two at most.
 * @param origin the shop's public address
 * @returns with each the segments that its longest message is paid for
 */
export function smsTemplates(language: Language, origin: string): { kind: SmsKind; text: string; segments: number }[] {
  const link = statusLink(origin, "0".repeat(20), language) ?? "";
  return kinds.map((kind) => {
    const longest = written(kind, language, "0".repeat(kind === "parcel" ? LONGEST_VARIABLE : 6), link);
    return { kind, text: written(kind, language, "{#alphanumeric#}", "{#url#}"), segments: segmentsOf(longest) };
  });
}

/**
 * The text message to a customer: a registered template that is filled in, with nothing that a customer typed. An order
 * without a link, or with one that is too long for the message, gets the shop's phone number.
 * @param about a status of the order, or that it was placed or changed; what has no template is news
 * @param origin the shop's public address
 */
export function customerSms(order: Order, about: string, origin: string): string {
  const language = languageOfOrder(order);
  const link = statusLink(origin, order.order_id, language);
  if (link === null) return written("call", language, "", "");
  const parcel = rowOf(about).parcel === "sent" ? order.tracking : null;
  const named = (parcel && smsText(language, `${parcel.courier} ${parcel.number}`)) ?? "";
  const known = written(ofAnOrder.find((kind) => kind === about) ?? "news", language, order.order_id.slice(-6), link);
  const hasParcel = named !== "" && named.length <= LONGEST_VARIABLE;
  const texts = [...(hasParcel ? [written("parcel", language, named, link)] : []), known];
  const fits = (text: string) => segmentsOf(text) <= mostSegments(language);
  return texts.find(fits) ?? written("call", language, "", "");
}
