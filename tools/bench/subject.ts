import { OWN_CONTENT } from "../../scripts/content/folders.ts";
import { readContent } from "../../scripts/content/read.ts";

/** What the bench looks at and orders: the shop's largest category, and its first product. */
export const subject = largestCategory();

/** The pages that are measured; `total` is what one may weigh in all, in KB. */
export const pages = [
  { name: "home", path: "/", total: 320 },
  { name: "category", path: `/category/${subject.categorySlug}`, total: 290 },
  { name: "product", path: `/product-details/${subject.product.slug}`, total: 290 },
];

function largestCategory() {
  const { content, problems } = readContent(OWN_CONTENT);
  if (!content) throw new Error(problems.join("\n"));
  const sold = content.categories.map(({ slug }) =>
    content.products.filter(({ categorySlug }) => categorySlug === slug),
  );
  const [products = []] = sold.sort((a, b) => b.length - a.length);
  const [product] = products;
  if (!product) throw new Error("The shop has no product.");
  return { categorySlug: product.categorySlug, product };
}
