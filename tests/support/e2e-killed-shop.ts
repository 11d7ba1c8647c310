import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { KILL_AND_CLOCK, newDataDir, rowsOnDisk, type ServedShop, sendJson, serveShop } from "./e2e-shop";
import { standInMail, standInTwilio } from "./e2e-stand-ins";
import { expect } from "./e2e-test";
import type { KillPlan } from "./kill-and-clock";
import { anOrder, customer, warehouse } from "./orders";

/** Where a shop dies: at the commit of its nth write from now on, or right before or after a provider's yes to one reader. */
export type KillPoint = KillPlan | { yesTo: string; when: "before" | "after" };

/** Everyone who hears of an order, by the name of the message, and how a provider calls the reader. */
export const readers = {
  "warehouse-email": warehouse.email,
  "customer-email": customer.guest_email,
  "whatsapp:1": `whatsapp:${warehouse.one}`,
  "whatsapp:2": `whatsapp:${warehouse.two}`,
};

/** A message as it is on disk; its reader as a provider calls them. */
type Saved = { name: string; reader: string; state: string; attempts: number };

/** Longer than a server keeps a message that it was trying when it died. */
const PAST_THE_LEASE = 3 * 60_000;
/** What SIGUSR2 adds to the shop's clock (kill-and-clock), and after how long it asks Twilio about a message. */
const MORE_THAN_A_MINUTE = 61_000;
const CHECK_AFTER = 60_000;

type KilledShop = Awaited<ReturnType<typeof serveKilledShop>>;

/** A shop that is killed and started again over the same data folder, its clock past every lease each time. */
async function serveKilledShop() {
  const dataDir = newDataDir();
  const planFile = join(dataDir, "kill-plan.json");
  let shop: ServedShop;
  let killPoint: KillPoint | null = null;
  /** As far as the running shop's clock is ahead, in milliseconds. */
  let clockAhead = 0;
  let printedBefore = "";

  const isAt = (when: "before" | "after", reader: string) =>
    killPoint !== null && "yesTo" in killPoint && killPoint.yesTo === reader && killPoint.when === when;
  const moments = {
    async beforeYes(reader: string) {
      if (!isAt("before", reader)) return true;
      await shop.kill();
      return false;
    },
    afterYes: (reader: string) => void (isAt("after", reader) && shop.kill()),
  };
  const [mail, twilio] = await Promise.all([standInMail(moments), standInTwilio(moments)]);

  const start = () => {
    const settings = { ...mail.settings, ...twilio.settings, RATE_LIMIT: "off", KILL_PLAN: planFile };
    return serveShop({ ...settings, NODE_OPTIONS: KILL_AND_CLOCK, CLOCK_AHEAD: String(clockAhead) }, dataDir);
  };
  shop = await start();

  return {
    url: () => shop.url,
    asStaff: shop.asStaff,
    ordersOnDisk: () => shop.ordersOnDisk(),
    /** The shop will die there. What came in until now is forgotten. */
    dieAt(point: KillPoint) {
      mail.mails.length = 0;
      twilio.arrived.length = 0;
      killPoint = point;
      if ("write" in point) writeFileSync(planFile, JSON.stringify(point));
    },
    /** Waits until the shop is dead and the providers have dealt with all that it had sent. */
    async died() {
      await shop.gone;
      await expect.poll(() => mail.isBusy() || twilio.isBusy()).toBe(false);
      killPoint = null;
      rmSync(planFile, { force: true });
    },
    /** Puts the running shop's clock a little more than a minute forward. */
    async passMinute() {
      clockAhead += MORE_THAN_A_MINUTE;
      process.kill(shop.pid, "SIGUSR2");
      await expect.poll(() => shop.printed()).toContain(`clock ahead by ${clockAhead} ms`);
    },
    /** Waits until the shop asks Twilio about no message any more, and has none to ask about now: each is two writes. */
    hasAsked: () =>
      expect
        .poll(async () => {
          // The shop's own timer may sleep for a minute: a check that became due since is asked for here.
          const left = checksNow(dataDir, Date.now() + clockAhead);
          if (left > 0) await fetch(`${shop.url}/api/notifications`, { method: "POST", headers: shop.asStaff });
          return left;
        })
        .toBe(0),
    async restart() {
      clockAhead += PAST_THE_LEASE;
      printedBefore += shop.printed();
      shop = await start();
    },
    messagesOnDisk: (orderId: string) => messagesOnDisk(dataDir, orderId),
    /** How often a reader was told something that a provider said yes to. */
    messagesTo: (reader: string) =>
      mail.mails.filter(({ to }) => to?.[0]?.address === reader).length +
      twilio.arrived.filter(({ to }) => to === reader).length,
    messageIds: () => mail.mails.map(({ messageId }) => messageId),
    printed: () => printedBefore + shop.printed(),
    async stop() {
      await shop.stop();
      await Promise.all([mail.stop(), twilio.stop()]);
    },
  };
}

/** How many messages are due to be asked about, or being asked about, by the shop's clock. */
function checksNow(dataDir: string, now: number): number {
  const sql = "SELECT count(*) AS n FROM messages WHERE check_at <= ? OR check_at > ?";
  return Number(rowsOnDisk(dataDir, sql, now, now + CHECK_AFTER)[0]?.n);
}

function messagesOnDisk(dataDir: string, orderId: string): Saved[] {
  const sql = "SELECT id, recipient, state, attempts FROM messages WHERE order_id = ? ORDER BY id";
  return rowsOnDisk(dataDir, sql, orderId).map(({ id, recipient, state, attempts }) => ({
    name: String(id).slice(orderId.length + 1),
    reader: `${String(recipient).startsWith("+") ? "whatsapp:" : ""}${recipient}`,
    state: String(state),
    attempts: Number(attempts),
  }));
}

type Outcome = Awaited<ReturnType<typeof killDuring>>;

/**
 * Has the shop die at a point of what `send` brings about, and starts it again. What was not answered is sent once more,
 * as browsers do. Comes back when nobody waits for a message of that order any more.
 */
async function killDuring(killed: KilledShop, point: KillPoint, orderId: string, send: () => Promise<Response>) {
  const earlier = new Set(killed.messagesOnDisk(orderId).map(({ name }) => name));
  const messages = () => killed.messagesOnDisk(orderId).filter(({ name }) => !earlier.has(name));
  // Writes are counted to the one that the shop dies at: none of an earlier order may come between them.
  await killed.hasAsked();
  killed.dieAt(point);
  // Broken off, or told by the edge server that the server is gone: either way nobody knows what became of it.
  const first = await send().catch(() => null);
  await killed.died();
  const left = messages();
  // The provider had said yes, and the shop had not written it down.
  const unmarked = left.filter(({ state, reader }) => state !== "sent" && killed.messagesTo(reader) === 1);
  await killed.restart();
  const answer = first ?? (await send());
  await expect.poll(() => messages().filter(({ state }) => state !== "sent")).toEqual([]);
  return {
    answered: first !== null,
    status: answer.status,
    left,
    messagesTo: Object.fromEntries(messages().map(({ name, reader }) => [name, killed.messagesTo(reader)])),
    unmarked: unmarked.map(({ name }) => name),
  };
}

/** Tests at one shop that each of them kills. */
export const test = base.extend<object, { killed: KilledShop; placedOrder: string }>({
  killed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const killed = await serveKilledShop();
      await use(killed);
      await killed.stop();
    },
    { scope: "worker" },
  ],
  /** An order whose messages are all sent. */
  placedOrder: [
    async ({ killed }, use) => {
      const order = anOrder({ guest_email: customer.guest_email });
      await send("POST", `${killed.url()}/api/orders`, order);
      const states = () => killed.messagesOnDisk(order.order_id).map(({ state }) => state);
      await expect.poll(states).toEqual(["sent", "sent", "sent", "sent"]);
      await use(order.order_id);
    },
    { scope: "worker" },
  ],
});

async function send(...request: Parameters<typeof sendJson>): Promise<Response> {
  const answer = await sendJson(...request);
  expect(await answer.json()).toMatchObject({ success: true });
  return answer;
}

/** Places an order while the shop is killed, and expects that everybody hears of it once. @returns how often it is saved */
export async function placedWhenKilled(killed: KilledShop, point: KillPoint): Promise<number> {
  const order = anOrder({ guest_email: customer.guest_email });
  const outcome = await killDuring(killed, point, order.order_id, () =>
    send("POST", `${killed.url()}/api/orders`, order),
  );
  expect(outcome.messagesTo).toEqual(onceEach(Object.keys(readers), outcome));
  const isReplay = !outcome.answered && outcome.left.length > 0;
  expect(outcome.status).toBe(isReplay ? 200 : 201);
  expect([...new Set(killed.messageIds())].sort()).toEqual([
    `<${order.order_id}.customer-email@wayanad-larder.example>`,
    `<${order.order_id}.warehouse-email@wayanad-larder.example>`,
  ]);
  return killed.ordersOnDisk().filter(({ order_id }) => order_id === order.order_id).length;
}

/** Gives an order a status while the shop is killed, and expects that its customer hears of it once. @returns how often it is saved */
export async function changedWhenKilled(killed: KilledShop, id: string, status: string, point: KillPoint) {
  const tryDue = () => send("POST", `${killed.url()}/api/notifications`, {}, killed.asStaff);
  // The minute that passes below must find nothing to ask Twilio about: that is writes as well.
  await killed.passMinute();
  await tryDue();
  const outcome = await killDuring(killed, point, id, async () => {
    await send("PATCH", `${killed.url()}/api/orders?orderId=${id}`, { status, notify: true }, killed.asStaff);
    // Its message may be undone for a minute.
    await killed.passMinute();
    return tryDue();
  });
  const history = killed.ordersOnDisk().find(({ order_id }) => order_id === id)?.status_history ?? [];
  const entry = history.findIndex((past) => past.status === status);
  expect(outcome.messagesTo).toEqual(onceEach([`status-${entry}-email`], outcome));
  return history.filter((past) => past.status === status).length;
}

/** Once, and once more what the shop could not write down any more. */
const onceEach = (names: string[], { unmarked }: Outcome) =>
  Object.fromEntries(names.map((name) => [name, unmarked.includes(name) ? 2 : 1]));
