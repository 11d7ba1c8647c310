import "server-only";
import { randomBytes } from "node:crypto";
import { revalidatePath } from "next/cache";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { isSameSecret } from "#lib/server/settings/secrets.ts";
import { ownOrigin } from "#lib/server/settings/site.ts";
import { languageCodes } from "#lib/shop/language/language.ts";
import { pathIn } from "#lib/shop/language/paths.ts";
import { processState } from "#lib/shop/storage/process-state.ts";
import { countRevalidation } from "./shop-state.ts";

/** Where a process calls itself: Next makes pages anew only from within a request. */
const PATH = "/api/shop/revalidate";
const CALL_MS = 5_000;

/** Known to this process alone. */
const secret = processState("revalidation-secret", () => randomBytes(32).toString("base64url"));

/**
 * Invalidates every page that shows the shop's state, so that Next renders it at the next request. Not '/': that would
 * include what only a build can make, like the service worker.
 */
export function revalidatePages(): void {
  countRevalidation();
  revalidatePath("/[language]", "layout");
  for (const path of ["/feed.xml", "/feed-meta.xml", "/sitemap.xml", "/llms.txt"]) revalidatePath(path);
}

/**
 * Refuses everybody but this process itself.
 * @throws ApiError unauthorized; rate_limited after too many wrong secrets from one address
 */
export async function requireSelf(request: Request): Promise<void> {
  if (isOwnCall(request.headers)) return;
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/** Does this process call itself? */
export const isOwnCall = (headers: Headers): boolean =>
  isSameSecret(headers.get("authorization") ?? "", `Bearer ${secret()}`);

/**
 * Calls revalidatePages() through this server's own address, and then has the pages for unknown addresses made.
 * @throws when it can't be reached, or refuses
 */
export async function requestRevalidation(): Promise<void> {
  const answer = await callItself("POST", PATH);
  if (!answer.ok) throw new Error(`the server's own call was answered ${answer.status}`);
  for (const path of NOT_FOUND_PAGES) await callItself("GET", path);
}

/** A visitor's request for these has status 404 while Next makes the page: it would get the title of Next's own. */
const NOT_FOUND_PAGES = ["page", "category", "product-details", "search"].flatMap((kind) =>
  languageCodes.map((language) => pathIn(language, `/not-found/${kind}`)),
);

const callItself = (method: string, path: string) =>
  fetch(ownOrigin() + path, {
    method,
    headers: { Authorization: `Bearer ${secret()}` },
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(CALL_MS),
  });
