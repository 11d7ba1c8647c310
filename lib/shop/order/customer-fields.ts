import { addressLine, maskAddress, noAddress } from "#lib/shop/customer/address-line.ts";
import { maskPhone } from "#lib/shop/customer/phone.ts";
import type { CustomerField, Order } from "./order.ts";

/** Replaces a name, a phone number and an address. */
export const REMOVED = "Removed on request";

type Rule<Value> = {
  /** What is left when the customer is erased. */
  erased: (order: Order) => Value;
  /** What the order status page shows, which needs the order's id and phone number. */
  masked: (order: Order) => Value;
};

/** One row for each field of an order that leads to its customer. */
const customerFields: { [Name in CustomerField]: Rule<Order[Name]> } = {
  user_id: { erased: () => null, masked: ({ user_id }) => user_id },
  guest_name: { erased: () => REMOVED, masked: ({ guest_name }) => guest_name },
  guest_phone: { erased: () => REMOVED, masked: ({ guest_phone }) => maskPhone(guest_phone) },
  guest_email: { erased: () => null, masked: ({ guest_email }) => guest_email },
  guest_address: { erased: () => REMOVED, masked: ({ address }) => addressLine(maskAddress(address)) },
  guest_city: { erased: () => null, masked: () => null },
  guest_pincode: { erased: () => null, masked: () => null },
  delivery_note: { erased: () => null, masked: () => null },
  address: {
    // The books need the state.
    erased: ({ state }) => ({ ...noAddress, line1: REMOVED, state }),
    masked: ({ address }) => maskAddress(address),
  },
};

const under = (rule: keyof Rule<unknown>) => (order: Order) => {
  const fields = Object.entries(customerFields).map(([name, rules]) => [name, rules[rule](order)]);
  return Object.fromEntries(fields) as Pick<Order, CustomerField>;
};

/** An order's customer after erasing. */
export const erasedCustomer = under("erased");
/** An order's customer as the order status page shows them. */
export const maskedCustomer = under("masked");

/**
 * The lines that the courier reads: the address, and the delivery note.
 * @param address the lines of the address, where one is not enough
 */
export function deliverTo({ guest_address, delivery_note }: Order, address = [guest_address]): string[] {
  return delivery_note === null ? address : [...address, `Delivery note: ${delivery_note}`];
}
