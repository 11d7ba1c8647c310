import { type Browser, test } from "@playwright/test";
import { startFirestoreEmulator } from "@/scripts/programs/firestore-emulator";
import { inEmulator, listAsStaff, type ServedShop, serveShop } from "@/tests/support/e2e-shop";
import { placeButton, placedId, readyToPlace } from "@/tests/support/e2e-shopper";
import { awaitScripts, expect } from "@/tests/support/e2e-test";
import { customer } from "@/tests/support/orders";

/** A server learns every ten seconds what staff have switched. */
const FOLLOWS = { timeout: 30_000 };
const SLUG = "green-cardamom";

const change = async (shop: ServedShop, path: string, body: object) => {
  const headers = { ...shop.asStaff, "Content-Type": "application/json" };
  return (await fetch(shop.url + path, { method: "PATCH", headers, body: JSON.stringify(body) })).status;
};

// promise: A purchase on Google's emulator
test("over Google's Firestore emulator an order from the browser reaches every server, and so does what staff switch", async ({
  browser,
  request,
}) => {
  const emulator = await startFirestoreEmulator();
  test.skip("missing" in emulator, "missing" in emulator ? emulator.missing : "");
  if ("missing" in emulator) return;
  const [one, two] = await Promise.all([
    serveShop(inEmulator("demo-purchase", emulator.host)),
    serveShop(inEmulator("demo-purchase", emulator.host)),
  ]);

  const id = await buyAt(one, browser);
  const [order] = await listAsStaff(request, two);
  expect(order).toMatchObject({ order_id: id, status: "pending", ...customer });
  // The warehouse's mail and the customer's went out from the server that took the order, once.
  await expect.poll(async () => (await one.mails()).length).toBe(2);
  expect(await two.mails()).toEqual([]);

  expect(await change(two, `/api/orders?orderId=${id}`, { status: "packed" })).toBe(200);
  expect((await listAsStaff(request, one))[0]).toMatchObject({ order_id: id, status: "packed" });
  expect(await change(one, `/api/products/${SLUG}`, { in_stock: false })).toBe(200);
  const soldOut = async () => (await (await fetch(`${two.url}/api/shop`)).json()).sold_out;
  await expect.poll(soldOut, FOLLOWS).toEqual([SLUG]);

  await Promise.all([one.stop(), two.stop(), emulator.stop()]);
});

/** Buys one pack as a guest, and returns the order's id. */
async function buyAt(shop: ServedShop, browser: Browser): Promise<string> {
  const context = await browser.newContext({ baseURL: shop.url });
  const page = await context.newPage();
  awaitScripts(page);
  await page.addInitScript(() => localStorage.setItem("first_order_popup_dismissed", "true"));
  await readyToPlace(page, "Black Pepper");
  await placeButton(page).click();
  const id = await placedId(page);
  await context.close();
  return id;
}
