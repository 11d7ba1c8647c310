import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LanguageContext } from "#lib/browser/language/texts.ts";
import { findProductByName, type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import type { CheckoutStatus } from "#lib/shop/checkout/checkout-status.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import type { QueuedOrder } from "#lib/shop/offline/queued-order.ts";
import { noLaterFacts } from "#lib/shop/order/later-facts.ts";
import { type Order, withAddress } from "#lib/shop/order/order.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { refusals } from "#texts/en/refusals.ts";
import { BillChanges } from "@/components/checkout/bill-changes";
import { CheckoutFields } from "@/components/checkout/checkout-fields";
import { CheckoutSteps } from "@/components/checkout/checkout-steps";
import { OrderNotFound } from "@/components/checkout/order-not-found";
import { OrderPlaced } from "@/components/checkout/order-placed";
import { PlaceOrder } from "@/components/checkout/place-order";
import { PlacingMessage } from "@/components/checkout/placing-message";
import { PrefilledNote } from "@/components/checkout/prefilled-note";
import { Recap } from "@/components/checkout/recap";
import { RemoveSamples } from "@/components/checkout/remove-samples";
import { SavedAddressBlock } from "@/components/checkout/saved-address";
import { SignInAgain } from "@/components/checkout/sign-in-again";
import { UiWords } from "@/components/layout/ui-words";
import { DiscardOrder } from "@/components/offline-queue/discard-order";
import { QueuedCheckout } from "@/components/offline-queue/queued-checkout";
import { QueuedOrderCard } from "@/components/offline-queue/queued-order-card";
import { tamilTexts } from "@/tests/support/tamil-texts";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => {}, replace: () => {} }),
  usePathname: () => "/ta/order-details",
}));

const inTamil = (node: ReactNode) =>
  renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", tamil: tamilTexts }}>
      <QueryClientProvider client={new QueryClient()}>
        <UiWords>{node}</UiWords>
      </QueryClientProvider>
    </LanguageContext>,
  );
/** What people read and hear of it. */
const words = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)]
    .map(([, label, text]) => label ?? text)
    .join(" | ")
    .replace(/&\w+;|&#x27;/g, "");

const [pack, other] = products as [Product, Product];
const line = ({ name, category, price }: Product) => ({
  id: name,
  name,
  category,
  price,
  qty: 2,
  description: "",
});
const form = {
  ...emptyCheckoutForm,
  guest_name: "மீனா",
  guest_phone: "9876543210",
  line1: "14",
  line2: "மயிலாப்பூர்",
  city: "சென்னை",
  state: "Tamil Nadu",
  pincode: "600004",
};
const ID = "12345678901234567890";
const draft: CheckoutDraft = draftFromCart([line(pack), { ...line({ ...other, price: 0 }), qty: 1 }], {
  orderId: ID,
  form,
});
const at = (status: CheckoutStatus): CheckoutDraft => ({ ...draft, status });
const queued = (status: CheckoutStatus): QueuedOrder => ({ ...at(status), queued_at: "2026-11-21T10:00:00.000Z" });
const price = sentencesOf(refusals)("price_changed");
const unreachable = sentencesOf(noAnswer)("unreachable");
const order: Order = withAddress({
  order_id: ID,
  id: ID,
  user_id: null,
  guest_name: "மீனா",
  guest_phone: "9876543210",
  guest_address: "14",
  guest_email: null,
  state: "Kerala",
  total_price: 180,
  discount_amount: 20,
  discount_kind: "sample",
  items: draft.items,
  delivery_charge: 0,
  payment_status: "confirmed",
  delivery_date: "",
  status: "pending",
  status_history: [],
  created_at: "2026-11-21T10:00:00.000Z",
  isFirstTimeOrder: false,
  ...noLaterFacts,
  freeSampleIncluded: true,
});
const needsOk: CheckoutStatus = { state: "needs_ok", message: price, total_before: 200 };
const nothing = () => null;

const parts: [what: string, part: ReactNode][] = [
  ["the steps", <CheckoutSteps key="1" />],
  ["the form of a guest", <CheckoutFields key="2" draft={draft} />],
  ["the form of an account", <CheckoutFields key="3" draft={{ ...draft, isAuthenticated: true, user_id: "1" }} />],
  ["a pincode of another state", <CheckoutFields key="4" draft={{ ...draft, form: { ...form, state: "Kerala" } }} />],
  ["the saved address", <SavedAddressBlock key="5" used onUse={nothing} onChange={nothing} />],
  ["the note of filled-in fields", <PrefilledNote key="6" draft={draft} onClear={nothing} />],
  [
    "the order beside the form",
    <Recap key="7" draft={draft} lines={null} changes={null}>
      {null}
    </Recap>,
  ],
  ["the summary", <PlaceOrder key="8" draft={draft} state={OPEN} />],
  ["a sold-out line", <PlaceOrder key="9" draft={draft} state={{ ...OPEN, sold_out: [pack.slug] }} />],
  ["a changed total", <BillChanges key="10" draft={draft} eligibility={newGuest} changed={{ before: 2, now: 1 }} />],
  ["samples had before", <RemoveSamples key="11" draft={draft} eligibility={{ ...newGuest, samples: "used" }} />],
  ["a failure of this page", <PlacingMessage key="12" draft={draft} failed />],
  ["a changed price", <PlacingMessage key="13" draft={at(needsOk)} failed={false} />],
  [
    "an unknown outcome",
    <PlacingMessage key="14" draft={at({ state: "unknown", message: unreachable, answered: false })} failed={false} />,
  ],
  ["the placed order", <OrderPlaced key="15" order={order} />],
  ["no order", <OrderNotFound key="16" />],
  ["an ended sign-in", <SignInAgain key="17" />],
  [
    "a queued order",
    <QueuedOrderCard key="18" order={queued({ state: "queued", message: unreachable, answered: false })} />,
  ],
  ["a queued order that needs the customer's OK", <QueuedOrderCard key="19" order={queued(needsOk)} />],
  ["a queued order that is placed", <QueuedOrderCard key="20" order={queued({ state: "placed", order })} />],
  ["a discarded order", <DiscardOrder key="21" sent onDiscard={nothing} />],
  ["a queued order that is gone", <QueuedCheckout key="22" />],
];

test.each(parts)("%s has no English word on a page in Tamil, and leads to pages in Tamil", (_, part) => {
  const html = inTamil(part);
  expect(words(html)).not.toMatch(/[A-Za-z]/);
  for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(\/ta(?=[/#?]|$)|https:)/);
});

test("products, states and dates of an order are in Tamil, and what is sent stays English", () => {
  const html = inTamil(<OrderPlaced order={order} />);
  expect(html).toContain(`${findProductByName(pack.name)?.tamilName} × 2`);
  expect(html).toMatch(/கேரளா.*நவம்பர் 26, வியாழன்/s);
  const fields = inTamil(<CheckoutFields draft={draft} />);
  expect(fields).toContain('<option value="Tamil Nadu">தமிழ்நாடு</option>');
});
