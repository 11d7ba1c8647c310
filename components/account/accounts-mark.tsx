import { accountsScript } from "#lib/browser/account/accounts.ts";

/** Marks a page of a shop without accounts before anything of it is drawn. */
export function AccountsMark() {
  if (!accountsScript) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, the same on every page
  return <script dangerouslySetInnerHTML={{ __html: accountsScript }} />;
}
