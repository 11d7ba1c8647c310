import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { HOUR, pass, stopClock } from "@/tests/support/clock";
import { closedPort, mailEnv, startMailServer, startMuteMailServer } from "@/tests/support/mail-server";
import { anOrder, customer, fallbackNumber, warehouse } from "@/tests/support/orders";
import { shopWithProviders } from "@/tests/support/providers";
import { freshShop, type Shop, skipPauses } from "@/tests/support/shop";
import { placedAt, toPlace } from "@/tests/support/store-fixtures";
import { type Scripted, startTwilio } from "@/tests/support/twilio";

const WEEK = 7 * 24 * HOUR;
const { one, two } = warehouse;
const failing: Scripted = { status: 500, code: 20500 };
const noSuchNumber: Scripted = { status: 400, code: 21211 };

/** A shop that was switched off for a week right after it saved an order, and is on again. */
async function backAfterAWeek(variables: Record<string, string>): Promise<Shop> {
  stopClock(placedAt);
  const before = await freshShop(variables);
  await before.store().place(toPlace());
  pass(WEEK);
  return freshShop(variables, before.dataDir);
}

// promise: Nothing is given up before it was tried often enough
test("what a shop that was off for a week never tried is given up after at least 15 tries, not at its first failure", async () => {
  const shop = await backAfterAWeek(mailEnv(await closedPort()));
  for (let tries = 1; tries < 15; tries++) {
    expect((await shop.tryDue()).tried).toBe(1);
    expect(await shop.unsent()).toMatchObject([{ status: "will be tried again", attempts: tries }]);
    pass(7 * HOUR);
  }
  expect((await shop.tryDue()).tried).toBe(1);
  expect(await shop.unsent()).toMatchObject([{ status: "given up", attempts: 15, next_try_at: null }]);
});

// promise: Down for the first ten tries
test("what a shop that was off for a week never tried goes out at the eleventh try, when the mail server is back", async () => {
  const port = await closedPort();
  const shop = await backAfterAWeek(mailEnv(port));
  for (let tries = 1; tries <= 10; tries++) {
    expect((await shop.tryDue()).tried).toBe(1);
    pass(7 * HOUR);
  }
  const server = await startMailServer(port);
  expect((await shop.tryDue()).tried).toBe(1);
  expect(server.mails).toHaveLength(1);
  expect(await shop.unsent()).toEqual([]);
});

test.each<[how: string, first: Scripted, second: Scripted]>([
  ["both are given up for good", noSuchNumber, noSuchNumber],
  ["one is given up for good and the other fails for now", noSuchNumber, failing],
  ["one fails for now and the other is given up for good", failing, noSuchNumber],
  ["both fail for now", failing, failing],
  // promise: The fallback number hears of it once
  // promise: If all fail, the fallback number
])("the fallback number gets exactly one message when %s", async (_how, first, second) => {
  const { shop, twilio } = await shopWithProviders();
  twilio.answer(one, first);
  twilio.answer(two, second);
  await shop.placed();
  const ofOrder = expect.stringContaining(customer.guest_name);
  expect(twilio.to(fallbackNumber).map(({ form }) => form.Body)).toEqual([ofOrder]);
  for (let round = 0; round < 3; round++) {
    pass(7 * HOUR);
    await shop.tryDue();
  }
  const tries = [first, second].map((answer) => (answer === failing ? 4 : 1));
  expect([one, two].map((number) => twilio.to(number).length)).toEqual(tries);
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
  const forGood = [first, second].filter((answer) => answer === noSuchNumber).length;
  const givenUp = (await shop.unsent()).filter(({ status }) => status === "given up");
  expect(givenUp).toHaveLength(forGood);
});

/** From the moment when both numbers have failed on, this server's store answers nothing more. */
function breakAfterLastFailure(shop: Shop): void {
  const store = shop.store();
  const change = store.changeMessage.bind(store);
  const messagesOf = store.messagesOf.bind(store);
  let broken = false;
  const refuseIfBroken = () => {
    if (broken) throw new Error("the disk is gone");
  };
  store.messagesOf = async (orderId) => {
    refuseIfBroken();
    return messagesOf(orderId);
  };
  store.changeMessage = async (message, ...changes) => {
    refuseIfBroken();
    const result = await change(message, ...changes);
    const numbers = (await messagesOf(message.order_id)).filter(({ recipient }) => [one, two].includes(recipient));
    broken = numbers.every(({ reason }) => reason !== null);
    return result;
  };
}

// promise: Two servers ask Twilio once ... though the store breaks in that moment
test("a store that breaks right after the last number's failure was saved loses no message to the fallback number", async () => {
  stopClock();
  skipPauses();
  const twilio = await startTwilio();
  twilio.answer(one, failing);
  twilio.answer(two, failing);
  const breaking = await freshShop(twilio.env);
  breakAfterLastFailure(breaking);
  await breaking.placed();
  expect(twilio.arrived.map(({ to }) => to)).toEqual([one, two]);

  const restarted = await freshShop(twilio.env, breaking.dataDir);
  expect((await restarted.tryDue()).tried).toBe(1);
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
  pass(7 * HOUR);
  await restarted.tryDue();
  expect(twilio.to(fallbackNumber)).toHaveLength(1);
});

test("a server that is told to end gives back what it is sending, and another server sends it at once", async () => {
  const mute = await startMuteMailServer();
  const shop = await freshShop(mute.env);
  await shop.place(anOrder());
  await mute.waiting;
  await shop.stopDelivering(0);

  const mails = await startMailServer();
  const next = await freshShop(mails.env, shop.dataDir);
  expect(await next.tryDue()).toEqual({ tried: 1, sent: 1 });
  expect(mails.mails).toHaveLength(1);
  // What the first server hears at last changes nothing.
  mute.stop();
  await shop.settled();
  expect(await next.unsent()).toEqual([]);
});

test("a server that goes on after it was told to end keeps what it is sending: it is sent once", async () => {
  const mails = await startMailServer();
  mails.ways.hang = true;
  const shop = await freshShop(mails.env);
  const hanging = mails.next("hanging");
  await shop.place(anOrder());
  await hanging;
  await shop.stopDelivering(0, false);
  const next = await freshShop(mails.env, shop.dataDir);
  expect(await next.tryDue()).toEqual({ tried: 0, sent: 0 });
});

test("an outcome that the store can't take at once is saved a moment later: the mail is sent once", async () => {
  const mails = await startMailServer();
  const shop = await freshShop(mails.env);
  const store = shop.store();
  const { changeMessage } = store;
  let refusals = 1;
  store.changeMessage = (message, change, also) => {
    if (change.state === "sent" && refusals-- > 0) return Promise.reject(new StoreUnavailable("busy"));
    return changeMessage.call(store, message, change, also);
  };
  await shop.placed();
  expect(refusals).toBe(-1);
  expect(await shop.unsent()).toEqual([]);
  expect(mails.mails).toHaveLength(1);
});

test("a server that is told to end waits for the mail that it is sending: it is sent once", async () => {
  const mails = await startMailServer();
  const shop = await freshShop(mails.env);
  await shop.place(anOrder());
  await mails.next("mail");
  await shop.stopDelivering(60_000);

  const next = await freshShop(mails.env, shop.dataDir);
  expect(await next.tryDue()).toEqual({ tried: 0, sent: 0 });
  expect(mails.mails).toHaveLength(1);
});

test("a server that is about to end tries no further message", async () => {
  const mails = await startMailServer();
  const shop = await freshShop(mails.env);
  await shop.stopDelivering(0);
  await shop.placed();
  expect(mails.mails).toEqual([]);
  const next = await freshShop(mails.env, shop.dataDir);
  expect(await next.tryDue()).toEqual({ tried: 1, sent: 1 });
});
