import { expect, test } from "vitest";
import { products } from "#lib/shop/catalogue/catalogue.ts";
import { linkedProduct, productLink } from "#lib/shop/home/product-link.ts";

test("a page sends a product's slug only where its name doesn't say it", () => {
  expect(productLink({ slug: "hot-mix", name: "Hot Mix" })).toBe("Hot Mix");
  expect(productLink({ slug: "mix-2", name: "Hot Mix" })).toEqual({ slug: "mix-2", name: "Hot Mix" });
  for (const { slug, name } of products) expect(linkedProduct(productLink({ slug, name }))).toEqual({ slug, name });
});
