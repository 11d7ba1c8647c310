import type { User } from "#lib/shop/account/user.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";

export const user: User = {
  id: "u1",
  email: "m@customer.example",
  user_metadata: { full_name: "Meena" },
  emailVerified: true,
};

export const filledForm = {
  ...emptyCheckoutForm,
  guest_name: "Meena",
  guest_phone: "9876543210",
  line1: "14 Kutchery Road",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600004",
};
