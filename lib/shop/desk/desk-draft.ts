import { findProductByName } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutFormInput, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { wishes } from "#lib/shop/order/order-facts.ts";
import type { Line } from "#lib/shop/pricing/line.ts";
import type { DeskChannel } from "./desk-order.ts";

type FieldName = keyof CheckoutFormInput;

/** So many packs of one product. */
type DeskLine = { name: string; qty: number };

/**
 * An order while staff write it down: the fields of the checkout as they are typed, and what the checkout does not ask.
 */
export type DeskDraft = CheckoutFormInput & {
  lines: DeskLine[];
  channel: DeskChannel;
  /** How it was paid; '' while it is not. */
  paid: string;
};
/** What another source knows of an order: its customer's last one, or a pasted message. */
export type DeskPart = Partial<DeskDraft>;

/**
 * What is known by the phone number `of`: what its last order fills in. `left`: the fields that were edited for another
 * known number before, which staff are asked about.
 */
export type DeskKnown = { of: string; part: DeskPart; left: FieldName[] };
export const nothingKnown: DeskKnown = { of: "", part: {}, left: [] };

export const emptyDeskDraft: DeskDraft = { ...emptyCheckoutForm, lines: [], channel: "phone", paid: "" };

const ofCustomer = ["guest_phone", "guest_name", "guest_email", ...wishes] as const;
const ofAddress = ["line1", "line2", "landmark", "pincode", "city", "state"] as const;

/**
 * The draft with what another source knows: it fills empty fields and adds products. What was typed stays; an address
 * is one, so that no parcel goes to one customer's street in another one's city.
 * @param before what this source had last: what is still so is not typed, and goes when the source says something else
 */
export function filledDraft(draft: DeskDraft, part: DeskPart, before: DeskPart = {}): DeskDraft {
  const isFree = (name: FieldName) => ["", before[name]].includes(draft[name]);
  const free = [...ofCustomer.filter(isFree), ...(ofAddress.every(isFree) ? ofAddress : [])];
  const added = (part.lines ?? []).filter(({ name }) => !draft.lines.some((line) => line.name === name));
  return {
    ...draft,
    ...Object.fromEntries(free.map((name) => [name, part[name] ?? ""])),
    lines: [...draft.lines, ...added],
    channel: part.channel ?? draft.channel,
    paid: part.paid ?? draft.paid,
  };
}

/** The fields that the draft has otherwise than they were known, and not empty. An address is one. */
export function editedSince(draft: DeskDraft, known: DeskPart): FieldName[] {
  const isEdited = (name: FieldName) => known[name] !== undefined && known[name] !== draft[name];
  const isLeft = (names: readonly FieldName[]) => names.some(isEdited) && names.some((name) => draft[name]);
  return [...ofCustomer.filter((name) => isLeft([name])), ...(isLeft(ofAddress) ? ofAddress : [])];
}

/** Whose the order is and where it goes, as their last order has it. */
export function partOfOrder({ guest_name, guest_email, address }: Order): DeskPart {
  return { guest_name, guest_email: guest_email ?? "", ...address };
}

/** The lines as the shop prices them today; what it does not sell is left out. */
export function pricedLines(lines: DeskLine[]): Line[] {
  return lines.flatMap(({ name, qty }) => {
    const product = findProductByName(name);
    return product ? [{ name, qty, price: product.price }] : [];
  });
}
