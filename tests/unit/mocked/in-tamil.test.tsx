import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Link } from "#lib/browser/language/link.ts";
import { LanguageContext, type TextBundle } from "#lib/browser/language/texts.ts";
import type { User } from "#lib/shop/account/user.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromCart } from "#lib/shop/checkout/checkout-draft.ts";
import { emptyCheckoutForm } from "#lib/shop/checkout/checkout-form.ts";
import type { CheckoutStatus } from "#lib/shop/checkout/checkout-status.ts";
import { sentencesOf } from "#lib/shop/language/sentence.ts";
import { usualStatuses } from "#lib/shop/order/order-status.ts";
import { placeholderOrders } from "#lib/shop/order/placeholder-orders.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { newGuest } from "#lib/shop/pricing/eligibility.ts";
import { OPEN } from "#lib/shop/shop-state/shop-state.ts";
import { noAnswer } from "#texts/en/no-answer.ts";
import { refusals } from "#texts/en/refusals.ts";
import { AccountGate } from "@/components/account/account-gate";
import { LoginForm } from "@/components/account/login-form";
import { OwnMenu } from "@/components/account/own-menu";
import { RegisterForm } from "@/components/account/register-form";
import { RemoveUnsent } from "@/components/account/sign-out-buttons";
import { Verification } from "@/components/account/verification";
import { ProductCard } from "@/components/catalogue/product-card";
import { BillChanges } from "@/components/checkout/bill-changes";
import { CheckoutFields, PrefilledNote } from "@/components/checkout/checkout-fields";
import { OrderPlaced } from "@/components/checkout/order-placed";
import { PlaceOrder } from "@/components/checkout/place-order";
import { PlacingMessage } from "@/components/checkout/placing-message";
import { RemoveSamples } from "@/components/checkout/remove-samples";
import { UiWords } from "@/components/layout/in-language";
import { QueuedOrderCard } from "@/components/offline-queue/queued-order-card";
import { AdoptOrder } from "@/components/orders/adopt-order";
import { OrderCard } from "@/components/orders/order-card";
import { OrderProgress } from "@/components/orders/order-progress";
import { HitRow } from "@/components/search/hit-row";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { CloseButton } from "@/components/ui/close-button";
import { TextField } from "@/components/ui/field";
import { NoticePage } from "@/components/ui/notice-page";
import { PasswordField } from "@/components/ui/password-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { stubWindow } from "@/tests/support/browser-window";
import { toPlace } from "@/tests/support/store-fixtures";
import { tamilTexts } from "@/tests/support/tamil-texts";

/* What a browser test of the pages in Tamil does not come by: states of an order that went wrong, and accounts. */

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => {}, replace: () => {} }),
  usePathname: () => "/ta/order-details",
}));

/** @param config the server's answer about sign-in, where the part asks for it */
function inTamil(node: ReactNode, config?: object, texts: TextBundle = tamilTexts): string {
  const client = new QueryClient();
  if (config) client.setQueryData(["config"], config);
  return renderToStaticMarkup(
    <LanguageContext value={{ language: "ta", texts }}>
      <QueryClientProvider client={client}>
        <UiWords>{node}</UiWords>
      </QueryClientProvider>
    </LanguageContext>,
  );
}
const words = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"|>([^<]+)</g)]
    .map(([, label, text]) => label ?? text)
    .join(" | ")
    .replace(/&\w+;|&#x27;|JavaScript/g, "");

const [pack, other] = products as [Product, Product];
const nothing = () => null;
const user: User = { id: "1", email: "", user_metadata: { full_name: "மீனா" }, emailVerified: false };
const orderId = "12345678901234567890";
const address = { line1: "14", line2: "மயிலாப்பூர்", city: "சென்னை", state: "Tamil Nadu", pincode: "600004" };
const form = { ...emptyCheckoutForm, ...address, guest_name: "மீனா", guest_phone: "9876543210" };
const lineOf = ({ name, category, price }: Product) => ({ id: name, name, category, price, qty: 2, description: "" });
const sampleLine = { ...lineOf(other), price: 0, qty: 1 };
const draft: CheckoutDraft = draftFromCart([lineOf(pack), sampleLine], { orderId, form });
const at = (status: CheckoutStatus) => ({ ...draft, status, queued_at: "2026-11-21T10:00:00.000Z" });
const { order } = toPlace({
  order_id: orderId,
  guest_name: "மீனா",
  guest_address: "14",
  guest_email: null,
  state: "Kerala",
  total_price: 180,
  discount_amount: 20,
  discount_kind: "sample",
  items: draft.items,
  delivery_date: "",
  status: "shipped",
  status_history: usualStatuses.map((status, day) => ({ status, at: `2026-11-2${day}T10:00:00.000Z` })),
  created_at: "2026-11-21T10:00:00.000Z",
  tracking: { courier: "1", number: "2", url: "https://courier.example" },
});
const unreachable = sentencesOf(noAnswer)("unreachable");
const changed = sentencesOf(refusals)("price_changed");
const needsOk: CheckoutStatus = { state: "needs_ok", message: changed, total_before: 200 };
const unknown: CheckoutStatus = { state: "unknown", message: unreachable, answered: true };
const waiting: CheckoutStatus = { state: "queued", message: unreachable, answered: false };

const ofAnyWebsite = (
  <>
    <Breadcrumbs crumbs={[{ name: "1", path: "/categories" }, { name: "2" }]} />
    <CloseButton onClick={() => {}} />
    <NoticePage title="4" text="5" />
    <PasswordField label="" />
    <QuantityStepper name="9" quantity={1} max={2} onChange={() => {}}>
      1
    </QuantityStepper>
    <TextField label="0" optional />
  </>
);

const parts: [what: string, part: ReactNode, config?: object][] = [
  ["parts that fit any website", ofAnyWebsite],
  ["a pincode of another state", <CheckoutFields key="b" draft={{ ...draft, form: { ...form, state: "Kerala" } }} />],
  ["a sold-out line", <PlaceOrder key="e" draft={draft} state={{ ...OPEN, sold_out: [pack.slug] }} />],
  ["a changed total", <BillChanges key="f" draft={draft} eligibility={newGuest} changed={{ before: 2, now: 1 }} />],
  ["samples had before", <RemoveSamples key="g" draft={draft} eligibility={{ ...newGuest, samples: "used" }} />],
  ["a failure of this page", <PlacingMessage key="h" draft={draft} failed />],
  ["a changed price", <PlacingMessage key="i" draft={at(needsOk)} failed={false} />],
  ["an unknown outcome", <PlacingMessage key="j" draft={at(unknown)} failed={false} />],
  ["the placed order", <OrderPlaced key="k" order={order} />],
  ["a queued order", <QueuedOrderCard key="m" order={at(waiting)} />],
  ["a queued order that needs the customer's OK", <QueuedOrderCard key="n" order={at(needsOk)} />],
  ["a queued order that is placed", <QueuedOrderCard key="o" order={at({ state: "placed", order })} />],
  ["signing in to claim the offer", <LoginForm key="r" />],
  ["a new account", <RegisterForm key="s" />],
  ["a shop without accounts", <AccountGate key="u">1</AccountGate>, { sign_in: { kind: "none" } }],
  ["the user's menu", <OwnMenu key="v" user={user} />],
  ["an e-mail to be verified", <Verification key="z" user={user} />],
  ["a verified e-mail", <Verification key="A" user={{ ...user, emailVerified: true }} />],
  ["two unsent orders", <RemoveUnsent key="C" count={2} onKeep={nothing} onRemove={nothing} />],
  ["an order", <OrderCard key="D" order={order} />],
  ["the sample orders", placeholderOrders.map((each) => <OrderCard key={each.order_id} order={each} sample />)],
  ["an order's progress", <OrderProgress key="E" order={order} />],
  ["a guest's earlier order", <AdoptOrder key="F" user={user} />],
  ["a product that a search has found", <HitRow key="G" hit={withPicture(pack, OPEN, "ta")} card />],
];

test.each(parts)("%s has no English word on a page in Tamil, and leads to pages in Tamil", (_, part, config) => {
  const html = inTamil(part, config);
  expect(words(html)).not.toMatch(/[A-Za-z]/);
  expect(words(html)).toMatch(/\p{Script=Tamil}/u);
  for (const [, href = ""] of html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(\/ta(?=[/#?]|$)|https:)/);
});

test("the note of fields that come from the last order has no English word either", () => {
  const details = JSON.stringify({ user_id: null, form });
  stubWindow().localStorage.setItem("checkout_details", details);
  const note = words(inTamil(<PrefilledNote draft={draft} onClear={nothing} />));
  expect(note).toMatch(/^[^A-Za-z]*\p{Script=Tamil}[^A-Za-z]*$/u);
  vi.unstubAllGlobals();
});

test("an order's products, state, statuses and dates are in Tamil; a status of staff's own, and what is sent, stay", () => {
  const [placed, progress] = [inTamil(<OrderPlaced order={order} />), inTamil(<OrderProgress order={order} />)];
  for (const html of [placed, progress]) expect(html).toContain(`${pack.names.ta} × 2`);
  expect(placed).toMatch(/கேரளா.*நவம்பர் 26, வியாழன்/s);
  expect(progress).toMatch(/20 நவ.*அனுப்பியாச்சு/s);
  expect(inTamil(<OrderCard order={{ ...order, status: "At the gate" }} />)).toContain("At the gate");
  expect(inTamil(<CheckoutFields draft={draft} />)).toContain('<option value="Tamil Nadu">தமிழ்நாடு</option>');
});

test("the own English words of the parts that fit any website are those of the texts", () => {
  const own = renderToStaticMarkup(ofAnyWebsite);
  expect(words(own)).toContain("One less of 9");
  expect(renderToStaticMarkup(<UiWords>{ofAnyWebsite}</UiWords>)).toBe(own);
});

test("a card in Tamil has the Tamil name as its heading, the English one below it, and a link leads to the page in its page's language", () => {
  expect(inTamil(<Link href="/#categories">x</Link>)).toContain('href="/ta#categories"');
  expect(renderToStaticMarkup(<Link href="/#categories">x</Link>)).toContain('href="/#categories"');
  const html = inTamil(<ProductCard product={withPicture(pack, OPEN, "ta")} />);
  expect(html).toContain(`>${pack.names.ta}</h2>`);
  expect(html).toMatch(/<p lang="en"[^>]*>/);
  expect(html).toContain(`href="/ta/product-details/${pack.slug}"`);
});

test("a text that no bundle of a page in Tamil has stops the build; later, and while its bundle is on its way, it is in English", () => {
  const shown = () => inTamil(<Breadcrumbs crumbs={[{ name: "1", path: "/categories" }, { name: "2" }]} />, {}, {});
  expect(words(shown())).toContain("Breadcrumb");
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  expect(shown).toThrow("of the part ui is in no bundle of this page");
  vi.unstubAllEnvs();
});
