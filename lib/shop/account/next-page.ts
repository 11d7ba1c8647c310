/** The page that claims the first-order offer. */
const CLAIM_PAGE = "/first-order";

/** Pages with a bill, to which a claim that was begun there leads back. */
const billPages = ["/cart", "/order-details", "/order-summary"];

/** The claim page's address for a claim that was begun on a page with a bill. */
const claimFrom = (page: string) => `${CLAIM_PAGE}?back=${page}`;

/** Pages of our own that a sign-in may lead back to. An address from outside must never be followed. */
const pages = [...billPages, "/profile", CLAIM_PAGE, ...billPages.map(claimFrom)];

/** The page named in a sign-in address ('?next=/cart'), or null when it names none of ours. */
export function nextPage(search: string): string | null {
  const next = new URLSearchParams(search).get("next") ?? "";
  return pages.includes(next) ? next : null;
}

/** Returns true when the page that follows a sign-in claims the first-order offer. */
export function leadsToClaim(search: string): boolean {
  return nextPage(search)?.startsWith(CLAIM_PAGE) ?? false;
}

/**
 * The address at which the first-order offer is claimed, for a guest that of the sign-in before it.
 * @param from the path of the page with the button: a page with a bill is shown again after the claim
 */
export function claimAddress(signedIn: boolean, from: string): string {
  const page = billPages.includes(from) ? claimFrom(from) : CLAIM_PAGE;
  return signedIn ? page : `/login?next=${page === CLAIM_PAGE ? page : encodeURIComponent(page)}`;
}

/** The page with a bill that a claim was begun on ('?back=/cart'), or null. */
export function pageBeforeClaim(search: string): string | null {
  const back = new URLSearchParams(search).get("back") ?? "";
  return billPages.includes(back) ? back : null;
}
