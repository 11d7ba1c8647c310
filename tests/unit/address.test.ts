import { expect, test } from "vitest";
import { normalisePincode } from "#lib/shop/customer/address.ts";
import { addressLine, addressOf, maskAddress, noAddress } from "#lib/shop/customer/address-line.ts";
import { states } from "#lib/shop/customer/states.ts";

// promise: 28 states and 8 union territories, one list for every form
test("the one list names the 28 states and then the 8 union territories, each by its letter", () => {
  const [ofStates, territories] = [states.slice(0, 28), states.slice(28)];
  for (const some of [ofStates, territories]) expect(some).toEqual([...new Set(some)].sort());
  expect([ofStates.at(-1), territories[0], territories.length]).toEqual([
    "West Bengal",
    "Andaman and Nicobar Islands",
    8,
  ]);
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

test("what was sent beside a line counts, and an ending that says something else stays in line 1", () => {
  const line = "12 North Street, Madurai, Tamil Nadu - 625001";
  expect(inTamilNadu(line, { guest_city: "Madurai", guest_pincode: "625001" })).toEqual(home);
  expect(inTamilNadu(line, { guest_pincode: "600004" })).toMatchObject({ line1: line, city: "", pincode: "600004" });
  expect(inTamilNadu(line, { guest_city: "Salem" })).toMatchObject({ line1: line, city: "Salem", pincode: "625001" });
  expect(inTamilNadu("House 7", { guest_city: "Salem", guest_pincode: "636001" })).toMatchObject({
    line1: "House 7",
    city: "Salem",
    pincode: "636001",
  });
});

test("of a masked address only city, state and pincode are left", () => {
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
