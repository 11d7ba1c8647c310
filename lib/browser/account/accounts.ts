import { firebaseSettings } from "#lib/browser/env.ts";

/** Names this shop's own machine: emulated sign-in is accepted under no other. */
const LOCAL = "^(localhost|127\\.0\\.0\\.1|\\[::1\\])$";

/**
 * Runs in each page before it is rendered, and marks the page where accounts aren't set up, so that nothing of Sign In,
 * Register or the first-order offer is shown; empty for a shop that was built with a Firebase project, which always has
 * accounts. A page is prerendered and the same for everybody, so the rest is decided here, without a request: emulated
 * sign-in works on this machine alone, and the edge server, which knows the settings, sends a Server-Timing header when
 * there is no sign-in at all.
 */
export const accountsScript = firebaseSettings.apiKey
  ? ""
  : `if(!/${LOCAL}/.test(location.hostname)||performance.getEntriesByType("navigation")[0]?.serverTiming?.some(({name})=>name==="no-accounts"))document.documentElement.dataset.accounts="none"`;

/** Returns true when this shop has accounts, as far as the page knows. */
export function hasAccounts(): boolean {
  return document.documentElement.dataset.accounts !== "none";
}

/** The server has answered that there are no accounts: the page follows. */
export function markNoAccounts(): void {
  document.documentElement.dataset.accounts = "none";
}
