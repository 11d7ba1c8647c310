import { type NextRequest, NextResponse } from "next/server";
import { englishPath, languageOf, pathIn } from "#lib/shop/language/paths.ts";
import { isCataloguePage, isInTamil, meantPage } from "#lib/shop/seo/addresses.ts";

/** Below these, what is no page of the catalogue is answered with the not-found page of its kind. */
const CATALOGUE = /^\/(?:not-found|category|product-details)(?:\/|$)/;

/**
 * Answers unknown categories and products with their prerendered not-found page and status 404. Next's own notFound()
 * below a dynamic segment sent an empty body to readers without JavaScript. Under /ta the same for every unknown address:
 * Next has one not-found page, and it is in English. Addresses that were typed or printed with
 * capitals, or with a plural too many or too few, lead to the page they mean.
 */
export function proxy(request: NextRequest): NextResponse {
  const language = languageOf(request.nextUrl.pathname);
  const path = englishPath(request.nextUrl.pathname);
  if (language === "ta" ? isInTamil(path) : isCataloguePage(path)) return NextResponse.next();
  const target = request.nextUrl.clone();
  const meant = meantPage(path);
  if (meant) {
    target.pathname = pathIn(language, meant);
    return NextResponse.redirect(target, 308);
  }
  const isCatalogue = CATALOGUE.test(path);
  if (language === "en" && !isCatalogue) return NextResponse.next();
  const kind = /^\/(not-found\/)?product-details\/./.test(path) ? "product-details" : isCatalogue ? "category" : "page";
  target.pathname = pathIn(language, `/not-found/${kind}`);
  return NextResponse.rewrite(target, { status: 404 });
}

/** The catalogue, the pages in Tamil, every address with a capital in it, and the fixed pages with a plural too few or too many. */
export const config = {
  matcher: [
    "/category/:slug*",
    "/product-details/:slug+",
    "/not-found/:page*",
    "/(categories|product-detail)/:slug+",
    "/((?!_next/|api/)[^.]*[A-Z][^.]*)",
    "/(term|shipping-return|contacts|carts|profiles)",
    "/ta/:path+",
  ],
};
