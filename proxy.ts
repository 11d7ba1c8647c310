import { type NextRequest, NextResponse } from "next/server";
import { categories, products } from "#lib/shop/catalogue/catalogue.ts";

const known = new Set([
  ...categories.map(({ slug }) => `/category/${slug}`),
  ...products.map(({ slug }) => `/product-details/${slug}`),
]);

/**
 * Answers unknown categories and products with their prerendered not-found page and status 404. Next's own notFound()
 * below a dynamic segment sent an empty body to readers without JavaScript. Addresses that were typed or printed with
 * capitals lead to the page they mean.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (known.has(pathname)) return NextResponse.next();
  const lower = pathname.toLowerCase();
  if (known.has(lower)) {
    const target = request.nextUrl.clone();
    target.pathname = lower;
    return NextResponse.redirect(target, 308);
  }
  const page = request.nextUrl.clone();
  page.pathname = /^\/(not-found\/)?product-details/.test(pathname)
    ? "/not-found/product-details"
    : "/not-found/category";
  return NextResponse.rewrite(page, { status: 404 });
}

export const config = { matcher: ["/category/:slug*", "/product-details/:slug+", "/not-found/:page*"] };
