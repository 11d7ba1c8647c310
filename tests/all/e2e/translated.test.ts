import type { Page } from "@playwright/test";
import { cartCount, checkOut, fillDetails, openProduct, toSummary } from "@/tests/support/e2e-shopper";
import { expect, test } from "@/tests/support/e2e-test";

/**
 * What a browser's translator does to a page: each text is replaced by another one in two elements. Here the words stay, so that
 * the page can be compared with its twin.
 */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test.use({ viewport: { width: 390, height: 844 } });

const packsInCart = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const lines: { quantity: number }[] = JSON.parse(localStorage.getItem("cart") ?? "[]");
    return String(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  });

/** What a customer reads on the way to a summary, step by step. @param after is called after each step */
async function wayOf(page: Page, after: () => Promise<void>): Promise<string[]> {
  const read: string[] = [];
  const step = async (act: () => Promise<unknown>) => {
    await act();
    read.push(await page.locator("body").innerText());
    await after();
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const main = page.getByRole("main");

  await step(() => page.goto("/category/spice"));
  await step(async () => {
    await button(/^Add .*Black Pepper/).click();
    await expect(cartCount(page).first()).toHaveText("1");
    await expect(page.getByRole("complementary", { name: "Your cart" })).toBeVisible();
  });
  await step(async () => {
    await button("One more of Black Pepper").click();
    await expect(page.getByRole("status", { name: "Black Pepper" })).toHaveText("2");
    await expect(cartCount(page).first()).toHaveText("2");
    await expect(page.getByRole("complementary", { name: "Your cart" })).toContainText("2 packs");
  });
  for (const weight of ["200g", "500g"])
    await step(async () => {
      await button(/^Weight:/).click();
      await page.getByRole("radio", { name: weight }).check();
      await expect(button(/^Weight:/)).toContainText(weight);
      await page.keyboard.press("Escape");
    });
  await step(async () => {
    await button(/^Weight:/).click();
    await page.getByRole("radio", { name: "All Weights" }).check();
    await page.keyboard.press("Escape");
    for (const query of ["pepper", "cardamom"]) {
      await page.getByRole("searchbox").fill(query);
      await expect(main.getByText(`matching "${query}"`)).toBeVisible();
    }
  });
  await step(async () => {
    await button("Menu").click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });

  await step(() => openProduct(page, "Hill Tea"));
  // The header and the line at the window's foot count a moment after the press.
  const counted = async (packs: number) => {
    await expect(cartCount(page).first()).toHaveText(String(packs));
    await expect(page.getByRole("complementary", { name: "Your cart" })).toContainText(`${packs} packs`);
  };
  await step(async () => {
    await button("Add to Cart").click();
    await counted(3);
  });
  await step(async () => {
    await button("One more of Hill Tea").click();
    await expect(main.getByText("2 packs · ")).toBeVisible();
    await counted(4);
  });
  for (const pincode of ["600004", "110001", "1100", "000000"])
    await step(() => page.getByLabel("Pincode").fill(pincode));

  await step(async () => {
    await page.goto("/cart");
    await expect(button("Proceed to Checkout")).toBeVisible();
  });
  for (const act of ["One more of Hill Tea", "One less of Black Pepper", "Remove Black Pepper", "Undo"])
    await step(async () => {
      await button(act).click();
      // The header counts a moment after the press.
      await expect(cartCount(page).first()).toHaveText(await packsInCart(page));
    });
  await step(async () => {
    await checkOut(page);
    await fillDetails(page);
  });
  await step(() => toSummary(page));
  return read;
}

// promise: A page that the browser translates shows today's figures
test("a page that the browser translates reads like its twin after all that a customer does", async ({ page }) => {
  const plain = await wayOf(page, async () => {});
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("first_order_popup_dismissed", "true");
  });
  const translated = await wayOf(page, () => page.evaluate(translate));
  for (const [step, text] of plain.entries()) expect(translated[step], `step ${step}`).toBe(text);
});
