import { expect, test } from "vitest";
import { HOUR, MINUTE, pass, SECOND, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer, startMuteMailServer } from "@/tests/support/mail-server";
import { anOrder, customer } from "@/tests/support/orders";
import { freshShop, newDataDir, type Shop } from "@/tests/support/shop";

/** Nothing that the mail server said, and no person's details: staff read reasons, and logs have them. */
function expectOwnWords(reason: string | null | undefined): void {
  expect(reason).toMatch(/^(The mail server|The connection to the mail server) [\w' ]+\./);
  expect(reason).not.toMatch(/5\.1\.1|unknown here|ECONN|127\.0\.0\.1|@/);
  expect(reason).not.toContain(customer.guest_name);
}

async function theOneUnsent(shop: Shop) {
  const unsent = await shop.unsent();
  expect(unsent).toHaveLength(1);
  return unsent[0] ?? expect.fail("nothing unsent");
}

// promise: Pauses grow; after three days it is given up and listed
test("pauses double from a minute to six hours; after three days a message is given up and stays listed", async () => {
  stopClock();
  const shop = await freshShop(mailEnv(await closedPort()));
  await shop.placed();
  const placed = Date.now();
  const pauses: number[] = [];
  let message = await theOneUnsent(shop);
  while (message.next_try_at !== null) {
    const pause = Date.parse(message.next_try_at) - Date.now();
    pauses.push(pause);
    pass(pause - 1);
    expect((await shop.tryDue()).tried).toBe(0);
    pass(1);
    expect((await shop.tryDue()).tried).toBe(1);
    message = await theOneUnsent(shop);
  }
  const expected = pauses.map((_, n) => Math.min(MINUTE * 2 ** n, 6 * HOUR));
  for (const [n, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(expected[n] ?? 0);
    expect(pause).toBeLessThanOrEqual((expected[n] ?? 0) * 1.1);
  }
  expect(new Set(pauses.map((pause, n) => pause / (expected[n] ?? 1))).size).toBeGreaterThan(1);
  expect(message).toMatchObject({ status: "given up", attempts: pauses.length + 1 });
  expect(Date.now() - placed).toBeGreaterThanOrEqual(72 * HOUR);
  expect(Date.now() - placed).toBeLessThan(80 * HOUR);
  pass(100 * HOUR);
  expect((await shop.tryDue()).tried).toBe(0);
});

// promise: A mail server that hangs
test("a mail server that says nothing after its banner holds up no order, and is listed when it breaks off", async () => {
  const mute = await startMuteMailServer();
  const shop = await freshShop(mute.env);
  const began = performance.now();
  expect((await shop.place(anOrder())).status).toBe(201);
  expect(performance.now() - began).toBeLessThan(2 * SECOND);
  await mute.waiting;
  const waiting = await theOneUnsent(shop);
  expect(waiting.attempts).toBe(1);
  expect(Date.parse(waiting.next_try_at ?? "") - Date.now()).toBeGreaterThan(MINUTE);
  mute.stop();
  await shop.settled();
  expectOwnWords((await theOneUnsent(shop)).reason);
});

test("orders whose mail was written before anything was configured are not sent when SMTP is", async () => {
  const dataDir = newDataDir();
  const before = await freshShop({}, dataDir);
  await before.placed();
  const server = await startMailServer();
  const after = await freshShop(server.env, dataDir);
  expect(await after.tryDue()).toEqual({ tried: 0, sent: 0 });
  await after.placed();
  expect(server.mails).toHaveLength(1);
});
