import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { type CheckoutDraft, draftFromBuyNow } from "#lib/shop/checkout/checkout-draft.ts";
import { stubWindow } from "@/tests/support/browser-window";

const sent = vi.hoisted((): unknown[] => []);
vi.mock("#lib/browser/api-client.ts", async (original) => ({
  ...(await original<typeof import("#lib/browser/api-client.ts")>()),
  callApi: async (_path: string, _schema: unknown, { body }: { body: unknown }) => {
    sent.push(JSON.parse(JSON.stringify(body)));
    return { ok: false, code: "orders_paused", status: 503, body: null, message: "Closed" };
  },
}));
vi.mock("#lib/browser/offers/use-offers.ts", () => ({ refreshOffers: async () => {} }));
vi.mock("#lib/browser/shop-state/live-shop.ts", () => ({ fetchShopState: async () => {} }));

beforeEach(() => {
  sent.length = 0;
  stubWindow();
});
afterEach(() => vi.unstubAllGlobals());

const form = {
  guest_name: "Meena",
  guest_phone: "9876543210",
  guest_email: "",
  line1: "14 Kutchery Road",
  line2: "",
  landmark: "",
  delivery_note: "",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600004",
};
const draft = draftFromBuyNow(products[0] as Product, { orderId: "PLACED-ON-A-PAGE-001", form });

/** Places a draft from a page in this language. */
async function place(language: "en" | "ta", placed: CheckoutDraft): Promise<void> {
  const { LanguageContext } = await import("#lib/browser/language/texts.ts");
  const { usePlaceOrder } = await import("#lib/browser/checkout/use-place-order.ts");
  let placing: ReturnType<typeof usePlaceOrder> | undefined;
  function Page() {
    placing = usePlaceOrder();
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageContext value={{ language }}>
        <Page />
      </LanguageContext>
    </QueryClientProvider>,
  );
  await placing?.mutateAsync(placed);
}

test("an order has the language of the page on which it is placed, also one that waited in another", async () => {
  await place("ta", draft);
  await place("en", draft);
  await place("en", { ...draft, language: "ta" });
  expect(sent.map((body) => (body as { language?: string }).language)).toEqual(["ta", undefined, undefined]);
  expect(sent[1]).not.toHaveProperty("language");
});
