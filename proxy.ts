import { type NextRequest, NextResponse } from "next/server";
import { isCataloguePage, meantPage } from "#lib/shop/seo/addresses.ts";

/** Below these, what is no page of the catalogue is answered with the not-found page of its kind. */
const CATALOGUE = /^\/(?:not-found|category|product-details)(?:\/|$)/;

/**
 * Answers unknown categories and products with their prerendered not-found page and status 404. Next's own notFound()
 * below a dynamic segment sent an empty body to readers without JavaScript. Addresses that were typed or printed with
 * capitals, or with a plural too many or too few, lead to the page they mean.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (isCataloguePage(pathname)) return NextResponse.next();
  const meant = meantPage(pathname);
  if (meant) {
    const target = request.nextUrl.clone();
    target.pathname = meant;
    return NextResponse.redirect(target, 308);
  }
  if (!CATALOGUE.test(pathname)) return NextResponse.next();
  const page = request.nextUrl.clone();
  page.pathname = /^\/(not-found\/)?product-details/.test(pathname)
    ? "/not-found/product-details"
    : "/not-found/category";
  return NextResponse.rewrite(page, { status: 404 });
}

/** The catalogue, every address with a capital in it, and the fixed pages with a plural too few or too many. */
export const config = {
  matcher: [
    "/category/:slug*",
    "/product-details/:slug+",
    "/not-found/:page*",
    "/(categories|product-detail)/:slug+",
    "/((?!_next/|api/)[^.]*[A-Z][^.]*)",
    "/(term|shipping-return|contacts|carts|profiles)",
  ],
};
