/** One item that the shop stores on the visitor's device, as the privacy page lists it. */
type StoredItem = {
  /** What it is, in the visitor's words. */
  name: string;
  /** Its key in the browser's storage. */
  key: string;
  area: "localStorage" | "sessionStorage";
  /** What for, and until when. */
  what: string;
};

/**
 * Everything that the shop's pages store in a visitor's browser. A test compares this with the keys that the program opens,
 * so that nothing is stored without notice.
 */
export const storageList: StoredItem[] = [
  {
    name: "Your cart",
    key: "cart",
    area: "localStorage",
    what: "What you've put in it, until you order or remove it.",
  },
  {
    name: "The product you pressed Buy Now on",
    key: "pending_product",
    area: "localStorage",
    what: "Until you order or close the question that follows, and for an hour at most.",
  },
  {
    name: "The order you're filling in",
    key: "checkout_draft",
    area: "sessionStorage",
    what: "With the name, phone, e-mail and address you typed, so a reload loses nothing. Your browser drops it when you close the tab.",
  },
  {
    name: "An order with an unknown outcome",
    key: "checkout_draft_{userId}",
    area: "sessionStorage",
    what: "You signed out before we knew whether it reached us. It stays until we do, or until you close the tab.",
  },
  {
    name: "The details of your last order",
    key: "checkout_details",
    area: "localStorage",
    what: "Name, phone, e-mail and address, so your next order starts filled in. Until you press Clear beside them or 'Remove my details from this device'.",
  },
  {
    name: "Your pincode",
    key: "delivery_pincode",
    area: "localStorage",
    what: "So product pages show your delivery day and checkout starts with it. Until you sign out, press Clear at checkout or 'Remove my details from this device'.",
  },
  {
    name: "Who is signed in",
    key: "currentUser",
    area: "localStorage",
    what: "Your name and e-mail, until you sign out. Firebase keeps the sign-in itself beside it.",
  },
  {
    name: "Your profile",
    key: "profile_{userId}",
    area: "localStorage",
    what: "Name, e-mail, phone, address and state, until you press 'Remove my details from this device'.",
  },
  {
    name: "Your saved address",
    key: "address_{userId}",
    area: "localStorage",
    what: "Until you press 'Remove my details from this device'.",
  },
  {
    name: "Your orders from this browser",
    key: "orders_{userId}",
    area: "localStorage",
    what: "Which ones and when, until you press 'Remove my details from this device'.",
  },
  {
    name: "Your orders on this device",
    key: "device_orders",
    area: "localStorage",
    what: "Your last orders as a guest, ten at most: number, phone, state, status, total and products. Until you press 'Remove my details from this device'.",
  },
  {
    name: "Orders waiting to be sent",
    key: "demo_orders",
    area: "localStorage",
    what: "With name, phone, e-mail and address, until we have them and have told you so, or you discard them.",
  },
  {
    name: "More orders waiting to be sent",
    key: "orders",
    area: "localStorage",
    what: "The same, where the first place couldn't be written.",
  },
  {
    name: "Your first order",
    key: "firstOrderCompleted_{userId}",
    area: "localStorage",
    what: "That you've used the first-order offer, so we show the right price.",
  },
  {
    name: "The first-order offer, claimed",
    key: "firstOrderDiscountClaimed",
    area: "localStorage",
    what: "That you claimed it here, until you sign out.",
  },
  {
    name: "The first-order offer, used",
    key: "firstOrderDiscountUsed",
    area: "localStorage",
    what: "That you used it here, until you sign out.",
  },
  {
    name: "A lower price",
    key: "hasDiscountEligibility",
    area: "localStorage",
    what: "That you may get one, until you sign out.",
  },
  {
    name: "The samples you chose",
    key: "temp-selected-samples",
    area: "localStorage",
    what: "For Buy Now, until you order.",
  },
  {
    name: "Your e-mail for free samples",
    key: "guest_email",
    area: "localStorage",
    what: "So checkout starts with it.",
  },
  {
    name: "'No thanks' to the first-order offer",
    key: "first_order_popup_dismissed",
    area: "localStorage",
    what: "So we don't ask again.",
  },
  {
    name: "Free samples, had",
    key: "free_samples_used",
    area: "localStorage",
    what: "That you've had yours, until you sign out.",
  },
  {
    name: "Free samples, chosen",
    key: "freeSamplesClaimed",
    area: "localStorage",
    what: "That you've picked some, until you sign out.",
  },
  {
    name: "'Chat with us', closed",
    key: "chat_label_dismissed",
    area: "localStorage",
    what: "So the words beside the WhatsApp button stay away.",
  },
  {
    name: "Your answer on counting visits",
    key: "analytics_consent",
    area: "localStorage",
    what: "Yes or no, where we ask. Change it at the foot of any page.",
  },
  {
    name: "The language you chose",
    key: "language",
    area: "localStorage",
    what: "English or Tamil, so the shop opens in it next time.",
  },
  {
    name: "The sound of a new order",
    key: "staff_sound",
    area: "localStorage",
    what: "For our warehouse only: on or off. It is never on a customer's device.",
  },
  {
    name: "Lines ticked off while packing",
    key: "staff_ticks",
    area: "sessionStorage",
    what: "For our warehouse only. It is never on a customer's device.",
  },
];
