import { freePort } from "@/scripts/programs/ports";
import { watchScripts } from "@/tests/support/e2e-scripts";
import { serveShop } from "@/tests/support/e2e-shop";
import { addToCart, checkOut, place, readyToPlace } from "@/tests/support/e2e-shopper";
import { test as base, expect, ownShop } from "@/tests/support/e2e-test";

/** A shop whose emulator isn't there. */
const test = base.extend({
  shop: ownShop(async () => serveShop({ AUTH_EMULATOR_PORT: String(await freePort()) })),
});

/** Addresses that only the sign-in SDK knows. */
const SDK = /identitytoolkit\.googleapis|securetoken\.googleapis/;

test("the sign-in SDK is not among the bytes of the pages where one shops without an account", async ({ page }) => {
  const scripts = watchScripts(page);
  for (const path of ["/", "/category/spice"]) await page.goto(path);
  await addToCart(page, "Hill Tea");
  await page.goto("/cart");
  await checkOut(page);
  const texts = await scripts();
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter((script) => SDK.test(script)).length).toBe(0);
  // On the sign-in page it is: this test knows it when it sees it.
  const signIn = watchScripts(page);
  await page.goto("/login");
  await expect.poll(async () => (await signIn()).some((script) => SDK.test(script))).toBe(true);
});

test("with the emulator down signing in says so, and a guest still buys", async ({ page, shop, guard }) => {
  guard.allow(/ERR_CONNECTION_REFUSED/);
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("meenakshi@customer.example");
  await page.getByRole("main").getByLabel("Password", { exact: true }).fill("tamarind-7");
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Failed to sign in. We can't reach the sign-in service right now. You can also order as a guest.",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("meenakshi@customer.example");
  await readyToPlace(page);
  expect(shop.orderOnDisk(await place(page))?.user_id).toBeNull();
});

base("a shop that can't have accounts says so on every page where one would sign in", async ({ page, guard }) => {
  // The shop ends before the page has fetched all that it might show next.
  guard.allow(/ERR_(CONNECTION_|INCOMPLETE_)/);
  const shop = await serveShop({ HOST: "0.0.0.0" });
  try {
    for (const path of ["/login", "/register", "/forgot-password"]) {
      await page.goto(`${shop.url}${path}`);
      await expect(page.getByText("We don't have accounts yet.")).toBeVisible();
      await expect(page.getByLabel("Email", { exact: true })).toHaveCount(0);
    }
    // Elsewhere nothing offers what can't be had, and no guest is asked how to go on, whatever an earlier version stored.
    await page.evaluate(() => {
      const user = { id: "u1", email: "m@customer.example", user_metadata: { full_name: "Meena" } };
      localStorage.setItem("currentUser", JSON.stringify({ ...user, emailVerified: true }));
      localStorage.setItem("firstOrderDiscountClaimed", "true");
    });
    await page.goto(`${shop.url}/product-details/hill-tea`);
    await expect(page.getByRole("main")).not.toContainText("FIRST ORDER");
    const banner = page.getByRole("banner");
    for (const name of ["Sign In", "Register"]) await expect(banner.getByRole("link", { name })).toHaveCount(0);
    await expect(banner.getByRole("button", { name: "50% OFF" })).toHaveCount(0);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByRole("button", { name: "Buy Now" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Order details" })).toBeVisible();
    await expect(page.getByText("Have an account?")).toBeHidden();
    await page.goto(`${shop.url}/cart`);
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText("Pick up to 3 free samples");
    await expect(page.getByRole("region", { name: "Order summary" })).not.toContainText("first order");
    await checkOut(page);
    await expect(page.getByRole("region", { name: "Your order" })).not.toContainText("first order");
    await page.goto("about:blank");
  } finally {
    await shop.stop();
  }
});
