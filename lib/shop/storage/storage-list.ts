/** One item that the shop stores on the visitor's device, as the privacy page lists it. */
type Kept = { key: string; area: "localStorage" | "sessionStorage"; what: string };

/**
 * Everything that the shop's pages store in a visitor's browser. A test compares this with the keys that the program opens,
 * so that nothing is stored without notice.
 */
export const storageList: Kept[] = [
  { key: "cart", area: "localStorage", what: "What is in your cart, until you order or remove it." },
  {
    key: "pending_product",
    area: "localStorage",
    what: "The product you pressed Buy Now on, until you order or close the question that follows, and an hour at most.",
  },
  {
    key: "checkout_draft",
    area: "sessionStorage",
    what: "The order you are filling in, with the name, phone, e-mail and address you typed, so that a reload loses nothing. Your browser drops it when you close the tab.",
  },
  {
    key: "checkout_draft_{userId}",
    area: "sessionStorage",
    what: "An order of yours of which nobody knows yet whether it reached us, after you signed out in the middle of it.",
  },
  {
    key: "checkout_details",
    area: "localStorage",
    what: "The name, phone, e-mail and address of your last order from this browser, so that the next one begins with them, until you press Clear beside them or 'Remove my details from this device'.",
  },
  {
    key: "currentUser",
    area: "localStorage",
    what: "Who is signed in, with name and e-mail address, until you sign out. The sign-in itself is kept beside it by Firebase.",
  },
  {
    key: "profile_{userId}",
    area: "localStorage",
    what: "Your profile: name, e-mail, phone, address and state, until you press 'Remove my details from this device'.",
  },
  {
    key: "address_{userId}",
    area: "localStorage",
    what: "The address you saved, until you press 'Remove my details from this device'.",
  },
  {
    key: "orders_{userId}",
    area: "localStorage",
    what: "Which orders you placed from this browser, and when, until you press 'Remove my details from this device'.",
  },
  {
    key: "device_orders",
    area: "localStorage",
    what: "Your last orders as a guest from this browser, ten at most: number, phone, state, status, total and products, so that 'Your orders on this device' can show them, until you press 'Remove my details from this device'.",
  },
  {
    key: "demo_orders",
    area: "localStorage",
    what: "Orders that could not be sent to us yet, with name, phone, e-mail and address, until we have them and you have been told, or you throw them away.",
  },
  { key: "orders", area: "localStorage", what: "The same, where the first place could not be written." },
  {
    key: "firstOrderCompleted_{userId}",
    area: "localStorage",
    what: "That you have used the first-order offer, for display.",
  },
  {
    key: "firstOrderDiscountClaimed",
    area: "localStorage",
    what: "That the first-order offer was claimed here, until you sign out.",
  },
  {
    key: "firstOrderDiscountUsed",
    area: "localStorage",
    what: "That the first-order offer was used here, until you sign out.",
  },
  {
    key: "hasDiscountEligibility",
    area: "localStorage",
    what: "That a lower price can hold for you, until you sign out.",
  },
  {
    key: "temp-selected-samples",
    area: "localStorage",
    what: "The free samples you chose for Buy Now, until you order.",
  },
  {
    key: "guest_email",
    area: "localStorage",
    what: "The e-mail address you gave for free samples as a guest, so that the checkout begins with it.",
  },
  {
    key: "first_order_popup_dismissed",
    area: "localStorage",
    what: "That you don't want to be told of the first-order offer again.",
  },
  { key: "free_samples_used", area: "localStorage", what: "That free samples were had here, until you sign out." },
  { key: "freeSamplesClaimed", area: "localStorage", what: "That you chose free samples, until you sign out." },
  {
    key: "chat_label_dismissed",
    area: "localStorage",
    what: "That you closed the words beside the WhatsApp button, so that they stay away.",
  },
  {
    key: "analytics_consent",
    area: "localStorage",
    what: "Whether you said yes or no to counting visits, where the shop asks; you can change it at the foot of each page.",
  },
];
