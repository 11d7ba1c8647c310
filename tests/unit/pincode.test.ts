import { expect, test } from "vitest";
import {
  cityAfterPincode,
  cityOfPincode,
  onlyStateOfPincode,
  pincodeQuestion,
  stateAfterPincode,
  statesOfPincode,
} from "#lib/shop/customer/pincode.ts";
import { states } from "#lib/shop/customer/states.ts";

const everyPrefix = Array.from({ length: 1_000 }, (_, prefix) => String(prefix).padStart(3, "0"));

test.each([
  ["600033", ["Tamil Nadu"]],
  ["643001", ["Tamil Nadu"]],
  ["600", ["Tamil Nadu"]],
  ["403001", ["Goa"]],
  ["744101", ["Andaman and Nicobar Islands"]],
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
  ["", "Karnataka", null],
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
  ["600033", "Chennai"],
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
