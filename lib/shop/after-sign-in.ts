/** Pages of our own that a sign-in may lead back to. An address from outside must never be followed. */
const pages = ["/cart", "/order-details", "/order-summary", "/profile", "/first-order"];

/** The page named in a sign-in address ('?next=/cart'), or null when it names none of ours. */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get("next") ?? "";
  return pages.includes(next) ? next : null;
}
