import { type Translate, translate } from "#lib/shop/language/translate.ts";
import { type AddressLinesTexts, addressLines as lineTexts } from "#texts/en/address-lines.ts";
import { plainDigits } from "./digits.ts";
import { stateNamed } from "./states.ts";

export const noAddress = { line1: "", line2: "", landmark: "", city: "", state: "", pincode: "" };

/** An address in its parts; '' where it has none. */
export type Address = typeof noAddress;

/** City, state and pincode stay of an address: enough to recognise, too little to find. */
export function maskAddress({ city, state, pincode }: Address): Address {
  return { ...noAddress, line1: "•••", city, state, pincode };
}

/**
 * The address in the lines of a label.
 * @param t the texts of the page's language; the courier reads the English ones
 * @param stateName gives a state's name in that language
 */
export function addressLines(
  { line1, line2, landmark, city, state, pincode }: Address,
  t: Translate<AddressLinesTexts> = translate(lineTexts),
  stateName = (name: string) => name,
): string[] {
  const place = [city, state && stateName(state)].filter(Boolean).join(", ");
  const last = [place, pincode].filter(Boolean).join(" - ");
  return [line1, line2, landmark && t("near", { landmark }), last].filter(Boolean);
}

/** The same in one line: 'line1, line2, near landmark, city, state - pincode'. */
export function addressLine(...address: Parameters<typeof addressLines>): string {
  return addressLines(...address).join(", ");
}

/**
 * An address as the wire and a saved order have it: in its parts, in one line, and three of its parts by names of their
 * own.
 */
export const placeOf = (address: Address) => ({
  address,
  guest_address: addressLine(address),
  guest_city: address.city,
  guest_pincode: address.pincode,
  state: address.state,
});

const ENDING = /^(.+), ([^,]+), ([^,]+) - ?\p{Nd}{6}$/su;

/** An address as the wire has it: one line, and what a client says of it apart. */
export type WireAddress = {
  guest_address: string;
  state: string;
  guest_city?: string | null | undefined;
  guest_pincode?: string | null | undefined;
};

/**
 * The parts of an address that came as one line. Only its ending, 'city, state - pincode', is recognised, and only
 * where it agrees with what was sent beside it; all the rest is line 1.
 */
export function addressOf({ guest_address: line, state, guest_city, guest_pincode }: WireAddress): Address {
  const atEnd = /- ?([1-9]\d{5})$/.exec(plainDigits(line))?.[1];
  const pincode = guest_pincode || atEnd || "";
  const [, line1, city, named] = ENDING.exec(line) ?? [];
  const known = { ...noAddress, state, pincode };
  const agrees = stateNamed(named ?? "") === state && pincode === atEnd && (guest_city || city) === city;
  return agrees && line1 && city ? { ...known, line1, city } : { ...known, line1: line, city: guest_city || "" };
}
