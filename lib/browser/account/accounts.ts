import { firebaseSettings } from "#lib/browser/env.ts";

/** Names this shop's own machine: emulated sign-in is accepted under no other. */
const LOCAL = "^(localhost|127\\.0\\.0\\.1|\\[::1\\])$";

/**
 * Runs in each page before it is drawn, and marks it where accounts aren't set up, so that nothing of Sign In, Register or
 * the first-order offer is shown; empty for a shop that was built with a Firebase project, which always has them. A page is
 * prerendered and the same for everybody, so the rest is found out here, without a request: emulated sign-in works on this
 * machine alone, and the edge server, which knows the settings, says in a Server-Timing header when there is none at all.
 */
export const accountsScript = firebaseSettings.apiKey
  ? ""
  : `if(!/${LOCAL}/.test(location.hostname)||performance.getEntriesByType("navigation")[0]?.serverTiming?.some(({name})=>name==="no-accounts"))document.documentElement.dataset.accounts="none"`;

/** Can one sign in at this shop, as far as the page knows? */
export function hasAccounts(): boolean {
  return document.documentElement.dataset.accounts !== "none";
}

/** The server has answered that there are no accounts: the page follows. */
export function markNoAccounts(): void {
  document.documentElement.dataset.accounts = "none";
}
