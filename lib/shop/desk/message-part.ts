import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { cityOfPincode, onlyStateOfPincode } from "#lib/shop/customer/pincode.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { type DeskPart, partOfOrder } from "./desk-draft.ts";
import type { ReadMessage } from "./read-message.ts";

/** The place that a message names: its street, and its pincode with the city and the state of that. */
function placeOfMessage({ address, pincode }: ReadMessage): DeskPart {
  const city = cityOfPincode(pincode) ?? "";
  const line1 = address.replace(new RegExp(`[, ]+${city}$`, "i"), "");
  return { line1, line2: "", landmark: "", pincode, city, state: onlyStateOfPincode(pincode) ?? "" };
}

/**
 * What a message knows of an order. The customer's last order, where there is one, knows better than a guessed name,
 * and has the place where the message names none, or its pincode alone.
 */
export function partOfMessage(read: ReadMessage, last: Order | null): DeskPart {
  const packs = new Map<string, number>();
  for (const { name, qty } of read.lines) packs.set(name, Math.min(MAX_QUANTITY, qty + (packs.get(name) ?? 0)));
  const known = last && partOfOrder(last);
  const isElsewhere = read.address !== "" || !["", known?.pincode].includes(read.pincode);
  return {
    ...known,
    ...((!known || isElsewhere) && placeOfMessage(read)),
    guest_phone: read.phone,
    guest_name: read.name || known?.guest_name || read.guess,
    guest_email: read.email || known?.guest_email,
    lines: [...packs].map(([name, qty]) => ({ name, qty })),
    channel: "whatsapp",
  };
}
