import Link from "next/link";
import type { Product } from "@/lib/shop/catalogue";
import { Price } from "./price";

/** One product in a category's grid. Each fact is a block of its own, so that readers without styles see them apart. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <Link
      href={`/product-details/${product.slug}`}
      className="card flex h-full flex-col p-4 hover:border-(--deep) sm:p-5"
    >
      <div aria-hidden="true" className="cup mx-auto w-3/4">
        <p lang="ta">{product.tamil}</p>
      </div>
      <p className="mt-4 font-display text-2xl">{product.name}</p>
      <p className="mt-1 text-tamarind">Ready-to-cook authentic traditional mix</p>
      <p className="mt-auto pt-3">
        {product.inStock ? <Price amount={product.price} grams={product.grams} /> : "Sold out"}
      </p>
    </Link>
  );
}
