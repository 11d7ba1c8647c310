import { expect, test } from "vitest";
import {
  addressForCheckout,
  addressFromCheckout,
  emptyAddress,
  savedAddressSchema,
} from "#lib/shop/checkout/saved-address.ts";
import { addressLines } from "#lib/shop/customer/address-line.ts";
import { plain } from "@/tests/support/plain";
import { filledForm } from "./filled-form";

const address = {
  fullName: "Meenakshi Sundaram",
  phone: "9876543210",
  addressLine1: "14 Kutchery Road",
  addressLine2: "Mylapore",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600004",
  landmark: "the tank",
};
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
  expect(sentences({ ...address, ...wrong })).toEqual([sentence]);
});

// promise: Values are trimmed
test("values are trimmed, and what is stored can be read again", () => {
  const typed = { ...address, fullName: " Meenakshi  Sundaram ", phone: "+91 98765 43210", city: " Chennai" };
  const saved = savedAddressSchema.parse(typed);
  expect(saved).toEqual(address);
  expect(savedAddressSchema.parse(saved)).toEqual(saved);
});

test("in the checkout the saved address keeps its parts, and they are the lines of its label", () => {
  const parts = addressForCheckout(address);
  const { addressLine1, addressLine2, fullName, phone, ...same } = address;
  expect(parts).toEqual({ line1: addressLine1, line2: addressLine2, ...same });
  const last = "Chennai, Tamil Nadu - 600004";
  expect(addressLines(parts)).toEqual(["14 Kutchery Road", "Mylapore", "near the tank", last]);
  expect(addressLines({ ...parts, landmark: "" })).toEqual(["14 Kutchery Road", "Mylapore", last]);
});

test("an address typed for an order becomes the saved one, and fills in the next order as it was typed", () => {
  const form = { ...filledForm, guest_phone: "+91 98765 43210", landmark: "the tank" };
  const saved = addressFromCheckout(form);
  expect(saved).toMatchObject({ fullName: "Meena", phone: "9876543210", landmark: "the tank" });
  const { guest_name, guest_phone, guest_email, delivery_note, ...parts } = form;
  expect(saved && addressForCheckout(saved)).toEqual(parts);
  // A number that orders accept, and a saved address does not: then none is saved.
  expect(addressFromCheckout({ ...form, guest_phone: "123" })).toBeNull();
});
