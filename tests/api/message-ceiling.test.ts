import { expect, test } from "vitest";
import { pass, SECOND, stopClock } from "@/tests/support/clock";
import { freshShop } from "@/tests/support/shop";
import { startTwilio } from "@/tests/support/twilio";

// promise: Paid messages have a ceiling per hour
test("what is being sent takes its share of the ceiling across a recount; what failed gives it back at once", async () => {
  stopClock();
  const twilio = await startTwilio();
  const shop = await freshShop({ ...twilio.env, MESSAGE_CEILING: "2" });
  const { consume } = await shop.inside(() => import("#lib/server/notifications/message-ceiling.ts"));
  const next = () => shop.inside(() => consume("whatsapp", false));
  const [first, second] = [await next(), await next()];
  expect(await next()).toBeNull();
  // The store doesn't know of either yet.
  pass(11 * SECOND);
  expect(await next()).toBeNull();
  first?.(false);
  const third = await next();
  expect(third).not.toBeNull();
  second?.(true);
  third?.(true);
  expect(await next()).toBeNull();
  // Nothing is under way any more, and the store has none that was sent.
  pass(11 * SECOND);
  expect(await next()).not.toBeNull();
});
