import type { Page } from "@playwright/test";

/**
 * Lets this page's pages be those of a shop that was built with other NEXT_PUBLIC_ values. They are frozen when the shop
 * is built; but one that was not set then stays a look-up in the page, which this answers. So no second build is needed.
 */
export async function builtWith(page: Page, variables: Record<`NEXT_PUBLIC_${string}`, string>): Promise<void> {
  await page.addInitScript((env) => {
    Object.assign(window, { process: { env } });
  }, variables);
}
