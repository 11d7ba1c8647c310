import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { setKnownShop } from "#lib/browser/shop-state/live-shop.ts";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { specifications } from "#lib/shop/catalogue/glance.ts";
import { liveFacts } from "#lib/shop/catalogue/live-facts.ts";
import { translate } from "#lib/shop/language/translate.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { OPEN, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { product as productTexts } from "#texts/en/product.ts";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { SampleDialog } from "@/components/cart/sample-dialog";
import { ProductCard } from "@/components/catalogue/product-card";
import { StripCard } from "@/components/catalogue/strip-card";
import { StatusLookup } from "@/components/orders/status-lookup";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));
vi.mock("react-dom", async (original) => ({
  ...(await original<typeof import("react-dom")>()),
  createPortal: (children: ReactNode) => children,
}));

const t = translate(productTexts);
const textOf = (node: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>);
// Two whose names are in HTML as they are.
const [sold, other] = products.filter(({ name }) => /^[\w ]+$/.test(name)) as [Product, Product];
const without: ShopState = { ...OPEN, sold_out: [sold.slug] };

test("a product that is sold out says so on its card, in the strip and in its facts, with no price and no badge", () => {
  for (const page of [
    <ProductCard key="card" product={withPicture(sold, without)} />,
    <StripCard key="strip" product={withPicture(sold, without)} />,
  ]) {
    expect(textOf(page)).toContain("Sold out");
    expect(textOf(page)).not.toMatch(/₹|NEW|OFF/);
  }
  for (const page of [
    <ProductCard key="card" product={withPicture(sold, OPEN)} />,
    <StripCard key="strip" product={withPicture(sold, OPEN)} />,
  ])
    expect(textOf(page)).not.toContain("Sold out");
  expect(specifications(sold, true, t)).toContainEqual(["Availability", "Sold out"]);
  expect(specifications(sold, false, t)).toContainEqual(["Availability", "In Stock"]);
});

test("what is sold out can't be bought or put into the cart", () => {
  const page = textOf(<BuyButtons product={sold} soldOut description="" />);
  expect(page).toContain("Sold out");
  expect(page).not.toContain("<button");
  expect(textOf(<BuyButtons product={sold} soldOut={false} description="" />)).toContain("Add to Cart");
});

test("what is sold out is not among the free samples", () => {
  vi.stubGlobal("document", {});
  try {
    setKnownShop({ ...liveFacts(), ...without });
    const page = textOf(<SampleDialog onClosed={() => {}} />);
    expect(page).not.toContain(sold.name);
    expect(page).toContain(`>${other.name}<`);
  } finally {
    setKnownShop({ ...liveFacts(), ...OPEN });
    vi.unstubAllGlobals();
  }
});

test("what becomes of a status look-up is announced where it is shown", () => {
  expect(textOf(<StatusLookup />)).toMatch(/<div aria-live="polite"/);
});
