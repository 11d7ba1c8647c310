/** The page that claims the first-order offer. */
export const CLAIM_PAGE = "/first-order";

/** Pages of our own that a sign-in may lead back to. An address from outside must never be followed. */
const pages = ["/cart", "/order-details", "/order-summary", "/profile", CLAIM_PAGE];

/** The page named in a sign-in address ('?next=/cart'), or null when it names none of ours. */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get("next") ?? "";
  return pages.includes(next) ? next : null;
}
