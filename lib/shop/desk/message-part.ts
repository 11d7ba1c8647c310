import { MAX_QUANTITY } from "#lib/shop/cart/cart.ts";
import { cityOfPincode, onlyStateOfPincode } from "#lib/shop/customer/pincode.ts";
import type { Order } from "#lib/shop/order/order.ts";
import { type DeskPart, partOfOrder } from "./desk-draft.ts";
import type { ReadMessage } from "./read-message.ts";

/** The place that a message names: its street, and its pincode with the city and the state of that. */
function placeOfMessage({ address, pincode }: ReadMessage): DeskPart {
  const city = cityOfPincode(pincode) ?? "";
  const ending = `, ${city}`.toLowerCase();
  const line1 = city !== "" && address.toLowerCase().endsWith(ending) ? address.slice(0, -ending.length) : address;
  return { line1, line2: "", landmark: "", pincode, city, state: onlyStateOfPincode(pincode) ?? "" };
}

/** Is the message's place that of this order, as far as the message says? */
const isPlaceOf = ({ address, pincode }: ReadMessage, last: Order) =>
  address === "" && ["", last.address.pincode].includes(pincode);

/** What the customer's last order knows better than a message: a name that is a guess, a place of which it says the pincode alone. */
export function guessOfMessage(read: ReadMessage, last: Order): DeskPart {
  return { ...(read.isNameGuessed && { guest_name: read.name }), ...(isPlaceOf(read, last) && placeOfMessage(read)) };
}

/** What a message knows of an order; what it doesn't say is of the customer's last order, where there is one. */
export function partOfMessage(read: ReadMessage, last: Order | null): DeskPart {
  const packs = Map.groupBy(read.lines, ({ slug }) => slug);
  const lines = [...packs].map(([slug, same]) => ({
    slug,
    qty: Math.min(
      MAX_QUANTITY,
      same.reduce((sum, { qty }) => sum + qty, 0),
    ),
  }));
  const guest_name = last && read.isNameGuessed ? "" : read.name;
  const said = Object.entries({ guest_phone: read.phone, guest_name, guest_email: read.email });
  return {
    ...(last && partOfOrder(last)),
    ...(last && isPlaceOf(read, last) ? {} : placeOfMessage(read)),
    ...Object.fromEntries(said.filter(([, text]) => text !== "")),
    lines,
    channel: "whatsapp",
  };
}
