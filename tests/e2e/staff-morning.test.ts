import { HOME_STATE } from "#lib/shop/order/delivery.ts";
import { spokenNumber } from "#lib/shop/order/order.ts";
import { statusForPackers } from "#lib/shop/warehouse/packer-words.ts";
import { serveShop } from "@/tests/support/e2e-shop";
import { countedActions, inTamil, placeOrders, statusesOf, test, view } from "@/tests/support/e2e-staff";
import { expect } from "@/tests/support/e2e-test";
import { staffToken } from "@/tests/support/orders";

// promise: forty orders are found, printed, packed and shipped from /staff in at most 60 actions
test("a morning: 40 orders, their slips in one document, all packed, 39 shipped", async ({ page }) => {
  // Of its own: it counts every order of the shop.
  const shop = await serveShop({ RATE_LIMIT: "off" });
  const sent = await placeOrders(shop, 40);
  await page.setViewportSize({ width: 360, height: 740 });
  const { count, act } = countedActions();
  const press = (name: string) => act(page.getByRole("button", { name, exact: true }).first().click());

  await act(page.goto(`${shop.url}/staff`));
  await act(page.getByLabel("Staff token").fill(staffToken));
  await press("Sign in");
  // The shop is paid before dispatch: what is not paid is in groups that are folded, and packed by no press for all.
  await expect(page.getByText("Waiting for payment, elsewhere: 27")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mark all/ })).toHaveCount(0);
  await act(view(page, "Orders").click());
  await press("Not paid");
  await press("Choose all");
  await press("UPI");
  await expect(page.getByText("40 orders paid, UPI.")).toBeVisible();
  await act(view(page, "To pack").click());
  await expect(page.getByText("40 orders, 100 packs, 10 samples, 20.5 kg")).toBeVisible();
  const shelf = page.locator("details").filter({ hasText: "From the shelf" });
  await expect(shelf.getByRole("listitem")).toHaveText([
    `60 Black Pepper, 200 g${inTamil("Black Pepper", 200)}`,
    `40 Hill Tea, 200 g${inTamil("Hill Tea", 200)}`,
    `10 Green Cardamom, 50 g sample${inTamil("Green Cardamom", 50)} (இலவச சாம்பிள்)`,
  ]);

  // The slips ask the printer at once; a browser that has one is busy with it then, and makes no PDF.
  await page.context().addInitScript(() => {
    window.print = () => {};
  });
  const opened = page.context().waitForEvent("page");
  await act(page.getByRole("button", { name: "Print slips" }).click());
  const slips = await opened;
  await expect(slips.getByRole("heading", { level: 1 })).toHaveCount(41);
  const pdf = (await slips.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(41);
  await slips.close();

  // One press too early, undone before any customer hears of it. The home state's orders come first, the oldest of them on top.
  const early = sent.find(({ state }) => state === HOME_STATE);
  if (!early) throw new Error("no order goes to the home state");
  await press(`Packed · ${statusForPackers("packed")}`);
  await expect(page.getByText(`${spokenNumber(early.order_id)} packed.`)).toBeVisible();
  await press("Undo");
  await expect(page.getByText(/^Undone/)).toBeVisible();
  await press("Mark all 40 packed");
  await expect(page.getByText("40 orders packed.")).toBeVisible();
  await expect(page.getByText("Everything is packed.")).toBeVisible();

  await act(view(page, "Orders").click());
  await act(page.getByText("Ship with the courier's list").click());
  const shipped = sent.filter((order) => order !== early);
  const rows = shipped.map(({ order_id }, n) => `${order_id.slice(-6)}\tST Courier\t77${n}`);
  await act(page.getByLabel("A row per order").fill(["order\tcourier\tnumber", ...rows].join("\n")));
  await press("Mark shipped");
  await expect(page.getByText("39 orders shipped.")).toBeVisible();
  expect(count.actions).toBeLessThanOrEqual(60);

  const saved = new Map(shop.ordersOnDisk().map((order) => [order.order_id, order]));
  const others = shipped.map(({ order_id }) => saved.get(order_id));
  expect(statusesOf(shop, early.order_id)).toEqual(["pending", "packed", "pending", "packed"]);
  expect(others.every((order) => order?.status === "shipped")).toBe(true);
  expect(others.map((order) => order?.tracking?.number)).toEqual(others.map((_, n) => `77${n}`));
  await expect(view(page, "To pack")).toHaveText("To pack");
  await shop.stop();
});
