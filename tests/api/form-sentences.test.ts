import { expect, test } from "vitest";
import { checkoutFormSchema, emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import { shopWithOffers } from "@/tests/support/offers";
import { anOrder } from "@/tests/support/orders";
import { plain } from "@/tests/support/plain";
import { freshShop } from "@/tests/support/shop";
import { tokenOf } from "@/tests/support/sign-in";

type Field = "guest_name" | "guest_phone" | "guest_email" | "state" | "pincode";
/** Every field of the order-details form that the server takes too, a wrong value, and the error message of both. */
const table: [field: Field, value: string, sentence: string][] = [
  ["guest_name", "  ", "Full name is required"],
  ["guest_phone", "", "Phone number is required"],
  ["guest_phone", "98765", "Phone number must be exactly 10 digits"],
  ["guest_phone", "1234567890", "Please enter a valid Indian phone number"],
  ["guest_email", "meena@", "Please enter a valid email address"],
  ["state", "", "State is required"],
  ["state", "Bavaria", "State is required"],
  ["pincode", "6000", "Pincode must be exactly 6 digits"],
];
const filled = {
  ...emptyCheckoutForm,
  guest_name: "Meena",
  guest_phone: "9876543210",
  line1: "1 Car Street",
  city: "Madurai",
  state: "Tamil Nadu",
  pincode: "625001",
};

// promise: The same sentences from the server, for every field that it takes
test("what is wrong in a field reads the same on screen and in the server's refusal", async () => {
  const shop = await freshShop();
  for (const [field, value, sentence] of table) {
    const onScreen = checkoutFormSchema(false).safeParse({ ...filled, [field]: value }).error?.issues;
    expect(onScreen?.map(({ path, message }) => [path.join("."), plain(message)])).toEqual([[field, sentence]]);
    const onTheWire = field === "pincode" ? "guest_pincode" : field;
    const { status, body } = await shop.place({ ...anOrder(), [onTheWire]: value });
    expect([status, body.code, body.error]).toEqual([422, "invalid_order", sentence]);
    expect(body.fields).toEqual({ [onTheWire]: sentence });
  }
});

test("a signed-in customer's missing e-mail is 'Email is required' on both, a guest's is no error", async () => {
  const form = { ...filled, guest_email: "" };
  expect(
    checkoutFormSchema(true)
      .safeParse(form)
      .error?.issues.map(({ message }) => plain(message)),
  ).toEqual(["Email is required"]);
  expect(checkoutFormSchema(false).safeParse(form).success).toBe(true);
  const shop = await shopWithOffers();
  const refused = await shop.call("POST", "/api/orders", { body: anOrder({ guest_email: "" }), token: tokenOf("u") });
  expect([refused.status, refused.body.fields]).toEqual([422, { guest_email: "Email is required" }]);
  expect((await shop.place(anOrder({ guest_email: "" }))).status).toBe(201);
});

test("of several wrong fields each is named, and the error message is the first one's in the form's order", async () => {
  const shop = await freshShop();
  const wrong = { guest_name: "", guest_phone: "98765", guest_email: "meena@", state: "" };
  const expected = [
    ["guest_name", "Full name is required"],
    ["guest_phone", "Phone number must be exactly 10 digits"],
    ["guest_email", "Please enter a valid email address"],
    ["state", "State is required"],
  ];
  const mended: Record<string, string> = {};
  for (const [index, [field = "", sentence]] of expected.entries()) {
    const { status, body } = await shop.place({ ...anOrder(), ...wrong, ...mended });
    expect([status, body.error]).toEqual([422, sentence]);
    expect(Object.entries(body.fields ?? {})).toEqual(expected.slice(index));
    mended[field] = String(anOrder({ guest_email: "meena@customer.example" })[field as "state"]);
  }
  expect((await shop.place({ ...anOrder(), ...wrong, ...mended })).status).toBe(201);
});
