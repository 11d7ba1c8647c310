import "server-only";
import { randomBytes } from "node:crypto";
import { revalidatePath } from "next/cache";
import { limit } from "#lib/server/http/rate-limit.ts";
import { ApiError } from "#lib/server/http/route.ts";
import { processState } from "#lib/server/process-state.ts";
import { isSameSecret } from "#lib/server/secrets.ts";
import { ownOrigin } from "#lib/server/site.ts";
import { countRevalidation } from "./shop-state.ts";

/** Where a process calls itself: Next makes pages anew only from within a request. */
const PATH = "/api/shop/revalidate";
const CALL_MS = 5_000;

/** Known to this process alone. */
const secret = processState("revalidation-secret", () => randomBytes(32).toString("base64url"));

/**
 * Invalidates every page that shows the shop's state, so that Next renders it at the next request. By the groups of the
 * pages: '/' would include what only a build can make, like the service worker.
 */
export function revalidatePages(): void {
  countRevalidation();
  for (const group of ["(shop)", "(checkout)"]) revalidatePath(`/[language]/${group}`, "layout");
  for (const path of ["/feed.xml", "/feed-meta.xml", "/sitemap.xml", "/llms.txt"]) revalidatePath(path);
}

/**
 * Refuses everybody but this process itself.
 * @throws ApiError unauthorized; rate_limited after too many wrong secrets from one address
 */
export async function requireSelf(request: Request): Promise<void> {
  const given = request.headers.get("authorization") ?? "";
  if (isSameSecret(given, `Bearer ${secret()}`)) return;
  await limit("staffFailure", request);
  throw new ApiError("unauthorized");
}

/** Calls revalidatePages() through this server's own address. @throws when it can't be reached, or refuses */
export async function requestRevalidation(): Promise<void> {
  const headers = { Authorization: `Bearer ${secret()}` };
  const answer = await fetch(ownOrigin() + PATH, {
    method: "POST",
    headers,
    cache: "no-store",
    redirect: "error",
    signal: AbortSignal.timeout(CALL_MS),
  });
  if (!answer.ok) throw new Error(`the server's own call was answered ${answer.status}`);
}
