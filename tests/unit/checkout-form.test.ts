import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutFormSchema, emptyCheckoutForm, shippingOf } from "#lib/shop/checkout/checkout-form.ts";
import { states } from "#lib/shop/customer/states.ts";
import { orderRequestSchema } from "#lib/shop/order/order-request.ts";
import { plain } from "@/tests/support/plain";
import { filledForm } from "./filled-form";

const filled = {
  ...filledForm,
  guest_name: " Meena Devi ",
  guest_phone: "+91 98765 43210",
  line1: "12 North Street",
  city: "Madurai",
  pincode: "625 001",
};

/** Each wrong field with all its error messages. */
function sentences(form: unknown, isAuthenticated: boolean) {
  const wrong: Record<string, string[]> = {};
  const { error } = checkoutFormSchema(isAuthenticated).safeParse(form);
  for (const { path, message } of error?.issues ?? [])
    wrong[path.join(".")] = [...(wrong[path.join(".")] ?? []), plain(message) ?? ""];
  return wrong;
}

test("an empty form names every required field, each with one error message", () => {
  const expected = {
    guest_name: ["Full name is required"],
    guest_phone: ["Phone number is required"],
    line1: ["Address Line 1 is required"],
    city: ["City is required"],
    state: ["State is required"],
    pincode: ["Pincode is required"],
  };
  expect(sentences(emptyCheckoutForm, false)).toEqual(expected);
  expect(sentences(emptyCheckoutForm, true)).toEqual({ ...expected, guest_email: ["Email is required"] });
});

// promise: 'Email is required' for signed-in users
test("only a signed-in customer must give an e-mail", () => {
  expect(sentences(filled, false)).toEqual({});
  expect(sentences(filled, true)).toEqual({ guest_email: ["Email is required"] });
  expect(sentences({ ...filled, guest_email: "meena@example.in" }, true)).toEqual({});
});

test.each([
  ["pincode", "6250", "Pincode must be exactly 6 digits"],
  ["line1", "x".repeat(151), "Please use at most 150 characters"],
  ["line2", "x".repeat(121), "Please use at most 120 characters"],
  ["delivery_note", "x".repeat(141), "Please use at most 140 characters"],
  ["landmark", "x".repeat(101), "Please use at most 100 characters"],
  ["city", "x".repeat(61), "Please use at most 60 characters"],
])("a wrong %s ('%s') is reported alone, to guest and user alike", (field, value, sentence) => {
  const form = { ...filled, guest_email: "meena@example.in", [field]: value };
  expect(sentences(form, false)).toEqual({ [field]: [sentence] });
  expect(sentences(form, true)).toEqual({ [field]: [sentence] });
});

test("a form becomes the order's part on the wire, normalised", () => {
  const typed = { ...filled, line2: " Anna Nagar ", landmark: "the  tank" };
  const town = { city: "Madurai", state: "Tamil Nadu", pincode: "625001" };
  expect(shippingOf(checkoutFormSchema(false).parse(typed))).toEqual({
    guest_name: "Meena Devi",
    guest_phone: "9876543210",
    guest_email: "",
    guest_address: "12 North Street, Anna Nagar, near the tank, Madurai, Tamil Nadu - 625001",
    state: "Tamil Nadu",
    guest_city: "Madurai",
    guest_pincode: "625001",
    address: { line1: filled.line1, line2: "Anna Nagar", landmark: "the tank", ...town },
    delivery_note: "",
  });
});

const items = [{ name: "Green Cardamom", qty: 1, price: 200 }];
const order = { order_id: "ABCDEFGH12345678", items, total_price: 200 };
const unit = fc.constantFrom(..."aZ 7,-", "e\u0301", "\u0b95\u0bc6\u0bbe", "\u200d", "🙂", "\u0958");
const typed = (longest: number) => fc.string({ unit, minLength: 1, maxLength: longest });

test("what the form lets through, the server's schema lets through unchanged", () => {
  const anyForm = fc.record({
    guest_name: typed(100),
    guest_phone: fc.constantFrom("+91 98765 43210", "09876543210", "6000000000"),
    guest_email: fc.constantFrom("", "meena@example.in"),
    line1: typed(150),
    line2: typed(120),
    landmark: typed(100),
    delivery_note: typed(140),
    city: typed(60),
    state: fc.constantFrom(...states),
    pincode: fc.constantFrom("625001", "605 001"),
  });
  let passed = 0;
  fc.assert(
    fc.property(anyForm, (form) => {
      const checked = checkoutFormSchema(false).safeParse(form);
      if (!checked.success) return;
      passed += 1;
      const wire = { ...order, ...shippingOf(checked.data) };
      expect(orderRequestSchema.parse(wire)).toEqual({ ...wire, landmark: "" });
    }),
    { numRuns: 200 },
  );
  expect(passed).toBeGreaterThan(30);
});

test("the longest address that the form allows fits into an order", () => {
  const longest = { line1: "x".repeat(150), line2: "y".repeat(120), landmark: "l".repeat(100), city: "z".repeat(60) };
  const shipping = shippingOf(checkoutFormSchema(false).parse({ ...filled, ...longest, state: states[30] }));
  expect(orderRequestSchema.safeParse({ ...order, ...shipping }).success).toBe(true);
});
