import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eligibilityFrom, type WireOffers } from "#lib/shop/pricing/eligibility.ts";
import { stubWindow } from "@/tests/support/browser-window";

const user = { id: "user-1", email: "meena@example.com", user_metadata: { full_name: "Meena" }, emailVerified: true };
const none: WireOffers = { first_order: "none", ordered_before: false, samples: "available", eligible: false };
const claimed: WireOffers = { ...none, first_order: "claimed" };

/** What was asked of the server and not answered yet; each is answered by a call. */
const open = vi.hoisted(() => [] as { path: string; answer: (offers: unknown) => void }[]);
vi.mock("#lib/browser/account/call-as-user.ts", () => ({
  callAsUser: (_userId: string, path: string) =>
    new Promise((resolve) => open.push({ path, answer: (data) => resolve({ ok: true, data }) })),
}));

beforeEach(() => {
  vi.resetModules();
  open.length = 0;
  stubWindow().localStorage.setItem("currentUser", JSON.stringify(user));
});
afterEach(() => vi.unstubAllGlobals());

const answerTo = (path: string, offers: WireOffers) => open.find((one) => one.path === path)?.answer(offers);

test("an answer from before a claim that comes after it doesn't take the offer off the bill", async () => {
  const { claimFirstOrder, refreshOffers } = await import("#lib/browser/offers/use-offers.ts");
  const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
  const before = refreshOffers();
  const claim = claimFirstOrder(user.id);
  const meanwhile = refreshOffers();
  answerTo("/api/offers/first-order", claimed);
  await claim;
  for (const { path, answer } of open) if (path === "/api/offers") answer(none);
  await Promise.all([before, meanwhile]);
  expect(knownEligibility(user.id)).toEqual(eligibilityFrom(claimed, true));
});

test("what was asked after a claim is used, and an older answer that comes later is not", async () => {
  const { claimFirstOrder, refreshOffers } = await import("#lib/browser/offers/use-offers.ts");
  const { knownEligibility } = await import("#lib/browser/offers/known-offers.ts");
  const claim = claimFirstOrder(user.id);
  answerTo("/api/offers/first-order", claimed);
  await claim;
  const used: WireOffers = { ...none, first_order: "used" };
  const [first, second] = [refreshOffers(), refreshOffers()];
  open.at(-1)?.answer(used);
  await second;
  answerTo("/api/offers", claimed);
  await first;
  expect(knownEligibility(user.id)).toEqual(eligibilityFrom(used, true));
});
