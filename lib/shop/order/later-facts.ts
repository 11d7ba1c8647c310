/** What an order gets later, or only from some forms: nothing of it yet. */
export const noLaterFacts = {
  version: 1,
  delivery_note: null,
  tracking: null,
  paid: null,
  refunded: null,
  history: [],
  bill: null,
  note: null,
  channel: "web",
  terms_version: null,
};
