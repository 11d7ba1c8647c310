import { expect, test } from "vitest";
import { addressLine, normalisePincode, states } from "#lib/shop/customer/address.ts";

const theStates = `Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana,
Himachal Pradesh, Jharkhand, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland,
Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana, Tripura, Uttar Pradesh, Uttarakhand, West Bengal`;
const territories = `Andaman and Nicobar Islands, Chandigarh, Dadra and Nagar Haveli and Daman and Diu, Delhi,
Jammu and Kashmir, Ladakh, Lakshadweep, Puducherry`;

// promise: 28 states and 8 union territories, one list for every form
test("the one list names the 28 states and then the 8 union territories, each by its letter", () => {
  expect(states).toHaveLength(28 + 8);
  expect(states.slice(0, 28)).toEqual(theStates.split(/,\s/));
  expect(states.slice(28)).toEqual(territories.split(/,\s/));
});

const home = { line1: "12 North Street", city: "Madurai", state: "Tamil Nadu", pincode: "625001" };

test.each([
  ["with line 2", { ...home, line2: "Anna Nagar" }, "12 North Street, Anna Nagar, Madurai, Tamil Nadu - 625001"],
  ["with line 2 left blank", { ...home, line2: "" }, "12 North Street, Madurai, Tamil Nadu - 625001"],
  ["without line 2", home, "12 North Street, Madurai, Tamil Nadu - 625001"],
])("an address %s is one line", (_case, parts, line) => {
  expect(addressLine(parts)).toBe(line);
});

test.each([
  ["625001", "625001"],
  [" 625 001 ", "625001"],
  ["625-001-99", "625001"],
  ["௬௨௫ ௦௦௧", "625001"],
  ["६२५००१", "625001"],
  ["６２５００１", "625001"],
  ["62500", "62500"],
  ["Madurai", ""],
  ["", ""],
])("the pincode '%s' is saved as '%s'", (text, saved) => {
  expect(normalisePincode(text)).toBe(saved);
});
