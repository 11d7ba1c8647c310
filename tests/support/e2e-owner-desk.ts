import type { Locator, Page } from "@playwright/test";
import { test as base, countedActions, view } from "./e2e-staff";
import { expect } from "./e2e-test";

/** What a test publishes is taken back after it, the latest first: the shop is every test's of its worker. */
export const test = base.extend<{ takenBack: undefined }>({
  takenBack: [
    async ({ shop, request }, use) => {
      const headers = shop.asStaff;
      const history = async () => (await request.get(`${shop.url}/api/shop/changes`, { headers })).json();
      const { version } = await history();
      await use(undefined);
      for (const { n } of (await history()).changes.filter(({ n }: { n: number }) => n > version))
        expect((await request.post(`${shop.url}/api/shop/undo`, { headers, data: { change: n } })).status()).toBe(200);
    },
    { auto: true },
  ],
});

export const summary = (page: Page, text: RegExp | string) => page.locator("summary").filter({ hasText: text }).last();
/** The form that is open within what this summary opens. */
export const within = (page: Page, text: RegExp | string) =>
  page
    .locator("details")
    .filter({ has: page.locator("summary", { hasText: text }) })
    .last();
export const published = (page: Page) => page.locator(".staff-notice").getByText("Every page follows within a minute.");

/** Counts presses, as a thumb makes them. */
export function counted() {
  const { count, act } = countedActions();
  const press = (control: Locator) => act(control.click());
  const type = (field: Locator, text: string) => act(field.fill(text));
  return { count, press, type };
}

/** Previews and publishes an open form, and waits until that is said. */
export async function publish(
  page: Page,
  form: Locator,
  press: (control: Locator) => Promise<unknown> = (control) => control.click(),
): Promise<void> {
  await press(form.getByRole("button", { name: "Preview" }));
  await press(form.getByRole("button", { name: "Publish" }));
  await expect(published(page)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
}

export async function openDesk(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 620 });
  await view(page, "Shop").click();
  await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
}
