import { expect, test } from "vitest";
import { StoreUnavailable } from "#lib/server/store/store-unavailable.ts";
import { startMailServer, startMuteMailServer } from "@/tests/support/mail-server";
import { anOrder } from "@/tests/support/orders";
import { freshShop } from "@/tests/support/shop";

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
