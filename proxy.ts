import { type NextRequest, NextResponse } from "next/server";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { isOwnCall } from "#lib/server/shop-state/revalidate-pages.ts";
import { DEFAULT_LANGUAGE, type Language } from "#lib/shop/language/language.ts";
import { englishPath, languageOf, pathIn, routeOf } from "#lib/shop/language/paths.ts";
import { isAddressIn, isPage, notFoundPage, pageOfAddress } from "#lib/shop/seo/addresses.ts";

/** Next lets shared caches keep the prerendered page for a year: a product that comes tomorrow would be unknown until then. */
const A_MINUTE = "s-maxage=60, stale-while-revalidate=60";

/**
 * Leads an English address to its route in app/[language], and answers unknown addresses with the prerendered not-found page of
 * their kind and language, and status 404. Next's own notFound() below a dynamic segment sent an empty body to readers without
 * JavaScript, and its one page for all other addresses comes along with every page. Addresses that were typed or printed with
 * capitals, or with a plural too many or too few, lead to the page they mean.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const language = languageOf(request.nextUrl.pathname);
  const path = englishPath(request.nextUrl.pathname);
  if (path === "/search") return search(request, language);
  if (isAddressIn(language, path)) return toRoute(request);
  const target = request.nextUrl.clone();
  if (path.startsWith("/not-found/") && isOwnCall(request.headers)) {
    target.pathname = routeOf(request.nextUrl.pathname);
    return NextResponse.rewrite(target);
  }
  const meant = pageOfAddress(path);
  if (meant) {
    target.pathname = pathIn(language, meant);
    return NextResponse.redirect(target, 308);
  }
  target.pathname = routeOf(notFoundPage(request.nextUrl.pathname));
  return NextResponse.rewrite(target, { status: 404, headers: { "Cache-Control": A_MINUTE } });
}

/** What has no route of its own in English passes: the pages in other languages and the staff's. */
function toRoute(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  if (languageOf(target.pathname) !== DEFAULT_LANGUAGE || !isPage(target.pathname)) return NextResponse.next();
  target.pathname = routeOf(target.pathname);
  return NextResponse.rewrite(target);
}

/**
 * A search that is one too many for its sender gets a prerendered page with status 429: a page made for each would cost as much as
 * the search that it refuses.
 */
async function search(request: NextRequest, language: Language): Promise<NextResponse> {
  try {
    await limit("search", request);
    return toRoute(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const target = new URL(routeOf(pathIn(language, "/not-found/search")), request.nextUrl);
    return NextResponse.rewrite(target, {
      status: 429,
      headers: { ...error.details.headers, "Cache-Control": "no-store" },
    });
  }
}

/**
 * Every address that may be a page's: none of a file or the API. A full stop without letters behind it
 * ended the sentence that a link stood in.
 */
export const config = {
  matcher: ["/((?!_next/|api/)[^.]*)", "/((?!_next/|api/)[^.]*[.](?:[^\\w/]|%[0-9A-F]{2})*)"],
};
