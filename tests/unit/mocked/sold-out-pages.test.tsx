import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type Product, products } from "#lib/shop/catalogue/catalogue.ts";
import { specifications } from "#lib/shop/catalogue/glance.ts";
import { withPicture } from "#lib/shop/pictures/pictures.ts";
import { OPEN, type ShopState } from "#lib/shop/shop-state/shop-state.ts";
import { BuyButtons } from "@/components/cart/buy-buttons";
import { ProductCard } from "@/components/catalogue/product-card";
import { StripCard } from "@/components/catalogue/product-strip";
import { StatusLookup } from "@/components/orders/status-lookup";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const textOf = (node: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{node}</QueryClientProvider>);
const [sold] = products as [Product];
const without: ShopState = { ...OPEN, sold_out: [sold.slug] };

test("a product that is sold out says so on its card, in the strip and in its facts, with no price and no badge", () => {
  const cards = (state: ShopState) => [
    textOf(<ProductCard product={withPicture(sold, state, "en")} />),
    textOf(<StripCard product={withPicture(sold, state, "en")} />),
  ];
  for (const card of cards(without)) {
    expect(card).toContain("Sold out");
    expect(card).not.toMatch(/₹|NEW|OFF/);
  }
  for (const card of cards(OPEN)) expect(card).not.toContain("Sold out");
  expect(specifications(sold, true, "en")).toContainEqual(["Availability", "Sold out"]);
  expect(specifications(sold, false, "en")).toContainEqual(["Availability", "In Stock"]);
});

test("what is sold out can't be bought or put into the cart", () => {
  const page = textOf(<BuyButtons product={sold} soldOut description="" />);
  expect(page).toContain("Sold out");
  expect(page).not.toContain("<button");
  expect(textOf(<BuyButtons product={sold} soldOut={false} description="" />)).toContain("Add to Cart");
});

test("what becomes of a status look-up is announced where it is shown", () => {
  expect(textOf(<StatusLookup />)).toMatch(/<div aria-live="polite"/);
});
