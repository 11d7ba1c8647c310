import { expect, test } from "vitest";
import {
  addressForCheckout,
  addressFromCheckout,
  emptyAddress,
  savedAddressSchema,
} from "#lib/shop/checkout/saved-address.ts";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { addressLine, addressLines, addressOf, maskAddress, noAddress } from "#lib/shop/customer/address-line.ts";
import {
  cityAfterPincode,
  cityOfPincode,
  onlyStateOfPincode,
  pincodeQuestion,
  stateAfterPincode,
  statesOfPincode,
} from "#lib/shop/customer/pincode.ts";
import { states } from "#lib/shop/customer/states.ts";
import { wholeAddress } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";
import { filledForm } from "./filled-form";

// promise: 28 states and 8 union territories, one list for every form
test("the one list names the 28 states and then the 8 union territories, each by its letter", () => {
  const [ofStates, territories] = [states.slice(0, 28), states.slice(28)];
  for (const some of [ofStates, territories]) expect(some).toEqual([...new Set(some)].sort());
  expect([ofStates.at(-1), territories[0]]).toEqual(["West Bengal", "Andaman and Nicobar Islands"]);
  expect(territories).toHaveLength(8);
});

const home = { ...noAddress, line1: "12 North Street", city: "Madurai", state: "Tamil Nadu", pincode: "625001" };

test.each([
  ["with every part", { line2: "Anna Nagar", landmark: "the tank" }, "Anna Nagar, near the tank, "],
  ["with line 2", { line2: "Anna Nagar" }, "Anna Nagar, "],
  ["with a landmark", { landmark: "the tank" }, "near the tank, "],
  ["of its least parts", {}, ""],
])("an address %s is one line", (_case, parts, between) => {
  expect(addressLine({ ...home, ...parts })).toBe(`12 North Street, ${between}Madurai, Tamil Nadu - 625001`);
});

const inTamilNadu = (guest_address: string, other = {}) => addressOf({ guest_address, state: "Tamil Nadu", ...other });

test.each([
  ["12 North Street, Madurai, Tamil Nadu - 625001", "12 North Street"],
  ["12 North Street, Madurai, tamilnadu -625001", "12 North Street"],
  ["12, North Street, Anna Nagar, Madurai, Tamil Nadu - 625001", "12, North Street, Anna Nagar"],
  ["12 North Street, Madurai, Tamil Nadu - ௬௨௫௦௦௧", "12 North Street"],
])("of the line '%s' the ending is told apart, and all the rest is line 1", (line, line1) => {
  expect(inTamilNadu(line)).toEqual({ ...home, line1 });
});

test.each([
  ["House 7", "", ""],
  ["House 7, Madurai", "", ""],
  ["House 7, near the tank, Madurai - 625001", "", "625001"],
  ["House 7, Kochi, Kerala - 682001", "", "682001"],
  ["Madurai, Tamil Nadu - 625001", "", "625001"],
  ["House 7, Madurai, Tamil Nadu - 025001", "", ""],
  ["", "", ""],
])("the line '%s' has no such ending, and stays whole", (line1, city, pincode) => {
  expect(inTamilNadu(line1)).toEqual({ ...noAddress, line1, city, state: "Tamil Nadu", pincode });
});

test("what was sent beside a line counts, and an ending that says something else stays in line 1; masked, only city, state and pincode are left", () => {
  const line = "12 North Street, Madurai, Tamil Nadu - 625001";
  expect(inTamilNadu(line, { guest_city: "Madurai", guest_pincode: "625001" })).toEqual(home);
  expect(inTamilNadu(line, { guest_pincode: "600004" })).toMatchObject({ line1: line, city: "", pincode: "600004" });
  expect(inTamilNadu(line, { guest_city: "Salem" })).toMatchObject({ line1: line, city: "Salem", pincode: "625001" });
  const salem = inTamilNadu("House 7", { guest_city: "Salem", guest_pincode: "636001" });
  expect(salem).toMatchObject({ line1: "House 7", city: "Salem", pincode: "636001" });
  const whole = { ...home, line2: "Anna Nagar", landmark: "the tank" };
  expect(addressLine(maskAddress(whole))).toBe("•••, Madurai, Tamil Nadu - 625001");
});

test.each([
  ["625001", "625001"],
  [" 625 001 ", "625001"],
  ["625-001-99", "625001"],
  ["௬௨௫ ௦௦௧", "625001"],
  ["６２５００１", "625001"],
  ["Madurai", ""],
  ["", ""],
])("the pincode '%s' is saved as '%s'", (text, saved) => {
  expect(normalisePincode(text)).toBe(saved);
});

const { line1, line2, ...area } = wholeAddress;
const street = { addressLine1: line1, addressLine2: line2 };
const savedOne = { fullName: "Meenakshi Sundaram", phone: "9876543210", ...street, ...area };
const sentences = (input: object) =>
  savedAddressSchema.safeParse(input).error?.issues.map(({ message }) => plain(message));

// promise: Address modal: name, phone, line 1, city, state and pincode are required; line 2 and landmark optional
test("an empty address names everything that is missing, line 2 and landmark aside", () => {
  expect(sentences(emptyAddress)).toEqual([
    "Full name is required",
    "Please enter a valid Indian phone number",
    "Address line 1 is required",
    "City is required",
    "State is required",
    "Please enter a valid 6-digit pincode",
  ]);
});

test.each([
  [{ phone: "5876543210" }, "Please enter a valid Indian phone number"],
  [{ phone: "987654321" }, "Please enter a valid Indian phone number"],
  [{ pincode: "60000" }, "Please enter a valid 6-digit pincode"],
  [{ pincode: "012345" }, "Please enter a valid 6-digit pincode"],
  // promise: 'Please enter a valid Indian phone number', 'Please enter a valid 6-digit pincode'
])("an address with %j: '%s'", (wrong, sentence) => {
  expect(sentences({ ...savedOne, ...wrong })).toEqual([sentence]);
});

// promise: Values are trimmed
test("values are trimmed, and what is stored can be read again", () => {
  const typed = { ...savedOne, fullName: " Meenakshi  Sundaram ", phone: "+91 98765 43210", city: " Chennai" };
  const saved = savedAddressSchema.parse(typed);
  expect(saved).toEqual(savedOne);
  expect(savedAddressSchema.parse(saved)).toEqual(saved);
});

test("in the checkout the saved address keeps its parts, and they are the lines of its label", () => {
  const parts = addressForCheckout(savedOne);
  expect(parts).toEqual(wholeAddress);
  const last = "Chennai, Tamil Nadu - 600004";
  expect(addressLines(parts)).toEqual(["14 Kutchery Road", "Mylapore", "near the tank", last]);
  expect(addressLines({ ...parts, landmark: "" })).toEqual(["14 Kutchery Road", "Mylapore", last]);
});

test("an address typed for an order becomes the saved one, and fills in the next order as it was typed", () => {
  const form = { ...filledForm, guest_phone: "+91 98765 43210", landmark: "the tank" };
  const saved = addressFromCheckout(form);
  expect(saved).toMatchObject({ fullName: "Meena", phone: "9876543210", landmark: "the tank" });
  const parts = Object.keys(wholeAddress).map((part) => [part, form[part as keyof typeof wholeAddress]]);
  expect(saved && addressForCheckout(saved)).toEqual(Object.fromEntries(parts));
  // A number that orders accept, and a saved address does not: then none is saved.
  expect(addressFromCheckout({ ...form, guest_phone: "123" })).toBeNull();
});

const everyPrefix = Array.from({ length: 1_000 }, (_, prefix) => String(prefix).padStart(3, "0"));

test.each([
  ["600033", ["Tamil Nadu"]],
  ["600", ["Tamil Nadu"]],
  ["403001", ["Goa"]],
  ["609602", ["Puducherry", "Tamil Nadu"]],
  ["682555", ["Kerala", "Lakshadweep"]],
  ...["", "6", "60", "000000", "100001", "999999"].map((pincode): [string, string[]] => [pincode, []]),
])("the pincode '%s' may lie in %j, and fills an empty field where that is one state", (pincode, expected) => {
  expect([...statesOfPincode(pincode)].sort()).toEqual(expected);
  expect(onlyStateOfPincode(pincode)).toBe(expected.length === 1 ? expected[0] : null);
});

test("every one of the 36 has a pincode, and no other name is ever filled in", () => {
  const named = new Set(everyPrefix.flatMap(statesOfPincode));
  expect([...named].sort()).toEqual([...states].sort());
});

test.each([
  ["605001", "Tamil Nadu", null],
  ["605001", "Kerala", "Pincode 605001 is usually in Puducherry or Tamil Nadu. Is Kerala right?"],
  ["600033", "Tamil Nadu", null],
  ["600033", "Karnataka", "Pincode 600033 is usually in Tamil Nadu. Is Karnataka right?"],
  ["600033", "", null],
  ["60003", "Karnataka", null],
  ["999999", "Karnataka", "We don't know the pincode 999999. Is it right?"],
])("pincode '%s' beside state '%s' asks: %s", (pincode, state, question) => {
  expect(pincodeQuestion(pincode, state)).toBe(question);
});

test.each([
  ["600004", "", null, "Tamil Nadu", "an empty state is filled in"],
  ["560001", "Tamil Nadu", "Tamil Nadu", "Karnataka", "one that a pincode filled in follows the corrected pincode"],
  ["682555", "Tamil Nadu", "Tamil Nadu", "", "it goes where the new pincode may lie in two states"],
  ["605001", "Tamil Nadu", "Tamil Nadu", "Tamil Nadu", "it stays where the new pincode may lie in it"],
  ["56", "Tamil Nadu", "Tamil Nadu", "Tamil Nadu", "it stays while the pincode is being typed"],
  ["999999", "Tamil Nadu", "Tamil Nadu", "Tamil Nadu", "it stays beside a pincode that we don't know"],
  ["560001", "Tamil Nadu", null, "Tamil Nadu", "one that was chosen by hand stays"],
  ["560001", "Kerala", "Tamil Nadu", "Kerala", "one that was chosen after the pincode had filled in another stays"],
])("pincode %s beside state '%s', filled in '%s', leaves '%s': %s", (pincode, state, filled, after, _why) => {
  expect(stateAfterPincode(pincode, state, filled)).toBe(after);
});

/** India Post has given these prefixes of the five southern states to no district. */
const UNASSIGNED =
  /^(51[0-49]|519|52[5-9]|56[4-9]|57[89]|58[89]|61[5-9]|63[34]|640|672|67[4579]|677|681|684|687|69[2-4])$/;

test("each prefix of the south that a district has fills in that district's main town, and one that none has fills in nothing", () => {
  const south = everyPrefix.filter((prefix) => /^5[0-39]|^5[6-9]|^6/.test(prefix));
  const filled = south.filter((prefix) => cityOfPincode(`${prefix}001`) !== null);
  for (const prefix of filled) expect(statesOfPincode(prefix), prefix).not.toEqual([]);
  const without = south.filter((prefix) => statesOfPincode(prefix).length > 0 && !filled.includes(prefix));
  expect(without.filter((prefix) => !UNASSIGNED.test(prefix))).toEqual([]);
  expect(filled).toHaveLength(99);
});

test.each([
  ["641001", "Coimbatore"],
  ["641", "Coimbatore"],
  ["64", null],
  ["", null],
  ["615001", null],
  ["263001", null],
])("pincode '%s' fills in %s", (pincode, city) => {
  expect(cityOfPincode(pincode)).toBe(city);
});

test("a town that the customer typed is never replaced, one that a pincode filled in follows it", () => {
  expect(cityAfterPincode("642001", "Coimbatore", "Coimbatore")).toBe("Pollachi");
  for (const filled of [null, "Coimbatore"]) expect(cityAfterPincode("642001", "Valparai", filled)).toBe("Valparai");
  expect(cityAfterPincode("642001", "Coimbatore", null)).toBe("Coimbatore");
  expect(cityAfterPincode("642001", " ", null)).toBe("Pollachi");
});
