import { expect, test } from "vitest";
import { lengthOf } from "@/tests/support/length";
import { shopWithOffers } from "@/tests/support/offers";
import { anOrder, newOrderId, paid, phoneOf, type SentItem, sample } from "@/tests/support/orders";

const SEQUENCES = lengthOf(40, 2_000);
const STEPS = 9;

/** The same numbers for the same seed, from 0 up to below 1. */
function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;
  return { one, chance: (share: number) => next() < share };
}

type Kind = "first_order" | "eligible" | "sample" | null;
/** What the model knows of an order. `uses`: the offers that it has while it is not cancelled. */
type Known = {
  id: string;
  user: string | null;
  phone: string;
  email: string;
  items: SentItem[];
  kind: Kind;
  status: string;
  paid: number | null;
};

const hasSample = (items: SentItem[]) => items.some(({ price }) => price === 0);
const subtotal = (items: SentItem[]) => items.reduce((sum, { price, qty }) => sum + price * qty, 0);
const percent = { first_order: 50, eligible: 10, sample: 10 };
const totalOf = ({ items, kind }: Pick<Known, "items" | "kind">) =>
  subtotal(items) - (kind === null ? 0 : (subtotal(items) * percent[kind]) / 100);

function usesOf({ user, phone, email, items, kind, status }: Known): string[] {
  if (status === "cancelled") return [];
  const samples = [`samples ${phone}`, `samples ${email}`, ...(user ? [`samples ${user}`] : [])];
  return [...(hasSample(items) ? samples : []), ...(kind === "first_order" ? [`first ${user}`, `first ${phone}`] : [])];
}

// promise: total, offers and samples used equal a model's
test(`after ${SEQUENCES} random sequences of place, change, cancel, undo and pay, totals, offers and samples are a model's`, {
  timeout: lengthOf(120_000, 1_800_000),
}, async () => {
  const shop = await shopWithOffers();
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const said: string[] = [];
    try {
      await sequence(shop, seed, said);
    } catch (error) {
      throw new Error(`seed ${seed}: ${said.join("; ")}`, { cause: error });
    }
  }
});

async function sequence(shop: Awaited<ReturnType<typeof shopWithOffers>>, seed: number, said: string[]): Promise<void> {
  const { one, chance } = randomFrom(seed);
  const users = [`a${seed}`, `b${seed}`];
  const phones = [0, 1, 2].map((n) => phoneOf(seed * 3 + n));
  const emails = [0, 1].map((n) => `c${seed}-${n}@customer.example`);
  const known: Known[] = [];
  for (const user of users) await shop.claim(user);
  const usedBut = (mine?: Known) => new Set(known.filter((other) => other !== mine).flatMap(usesOf));

  const someItems = () => [
    ...(chance(0.6) ? [paid("Hill Tea", one([1, 2, 3]))] : []),
    paid("Black Pepper", one([1, 2])),
    ...(chance(0.4) ? [sample("Green Cardamom")] : []),
  ];

  async function place() {
    const whose = { user: one([...users, null]), phone: one(phones), email: one(emails) };
    const order: Known = { id: newOrderId(), ...whose, items: someItems(), kind: null, status: "pending", paid: null };
    const used = usedBut();
    const isNew = !known.some(({ user, status }) => user === order.user && status !== "cancelled");
    const samplesFree = !used.has(`samples ${order.user}`);
    if (order.user && isNew && !used.has(`first ${order.user}`) && !used.has(`first ${order.phone}`))
      order.kind = "first_order";
    else if (hasSample(order.items)) order.kind = order.user && samplesFree ? "eligible" : "sample";
    const { id: order_id, phone: guest_phone, email: guest_email, items } = order;
    const sent = anOrder({ order_id, guest_phone, guest_email, items, total_price: totalOf(order) });
    const { status } = await shop.order(sent, order.user ? { uid: order.user } : {});
    const fits = !usesOf(order).some((use) => used.has(use));
    expect(status === 201).toBe(fits);
    if (fits) known.push(order);
  }

  /** Saves what the model expects, or nothing where the shop must refuse. */
  async function expectAnswer(order: Known, next: Known, body: object, refused: boolean) {
    const { status } = await shop.change(order.id, body);
    expect(status === 200).toBe(!refused);
    if (!refused) Object.assign(order, next);
  }

  async function change(order: Known) {
    const kept = order.items.filter(({ price }) => price > 0 || chance(0.7));
    const items = [...kept.map((line) => (line.price > 0 ? { ...line, qty: one([1, 2, 3]) } : line))];
    if (chance(0.3) && !items.some(({ name }) => name === "Hill Tea")) items.push(paid("Hill Tea"));
    const phone = chance(0.4) ? one(phones) : order.phone;
    const email = chance(0.3) ? one(emails) : order.email;
    const kind = order.kind === "first_order" || hasSample(items) ? order.kind : null;
    const next = { ...order, items, phone, email, kind };
    const used = usedBut(order);
    const refused =
      order.status === "cancelled" || order.status === "shipped" || usesOf(next).some((use) => used.has(use));
    const asked = items.map(({ name, qty, price }) => (price === 0 ? { name, qty, price } : { name, qty }));
    await expectAnswer(order, next, { change: { items: asked, guest_phone: phone, guest_email: email } }, refused);
  }

  async function undo(order: Known) {
    const next = { ...order, status: "pending" };
    const used = usedBut(order);
    const refused = usesOf(next).some((use) => used.has(use));
    await expectAnswer(order, next, { status: "pending" }, refused);
  }

  const steps: Record<string, (order: Known) => Promise<void>> = {
    place,
    change,
    cancel: (order) => expectAnswer(order, { ...order, status: "cancelled" }, { status: "cancelled" }, false),
    undo,
    ship: (order) =>
      order.status === "cancelled"
        ? expectAnswer(order, order, { note: "" }, false)
        : expectAnswer(order, { ...order, status: "shipped" }, { status: "shipped" }, false),
    // Paid again, an order that was changed since is paid in full.
    pay: (order) => expectAnswer(order, { ...order, paid: totalOf(order) }, { paid: { how: "UPI" } }, false),
    unpay: (order) => expectAnswer(order, { ...order, paid: null }, { paid: null }, false),
  };
  for (let step = 0; step < STEPS; step += 1) {
    const [name, take] =
      known.length === 0 ? (["place", place] as const) : one([...Object.entries(steps), ["place", place] as const]);
    said.push(name);
    await take(one(known));
  }

  for (const order of known) {
    const saved = await shop.stored(order.id);
    expect(saved).toMatchObject({ total_price: totalOf(order), discount_kind: order.kind, status: order.status });
    expect(saved.paid?.amount ?? null).toBe(order.paid);
  }
  const used = usedBut();
  const { firstOrderOfPhone, firstOrderOfUser, sampleRedemptions } = await shop.inside(
    () => import("#lib/server/offers/redemptions.ts"),
  );
  const items = [sample("Green Cardamom")];
  const keys = new Map<string, string>();
  await shop.inside(async () => {
    for (const phone of phones) keys.set(`first ${phone}`, firstOrderOfPhone(phone));
    for (const user of users) keys.set(`first ${user}`, firstOrderOfUser(user));
    for (const guest_phone of phones) {
      const [ofPhone = ""] = sampleRedemptions({ items, guest_phone }, null);
      keys.set(`samples ${guest_phone}`, ofPhone);
      for (const guest_email of emails) {
        const [, ofEmail = "", ofUser = ""] = sampleRedemptions({ items, guest_phone, guest_email }, users[0] ?? "");
        keys.set(`samples ${guest_email}`, ofEmail);
        keys.set(`samples ${users[0]}`, ofUser);
      }
    }
    keys.set(`samples ${users[1]}`, sampleRedemptions({ items, guest_phone: "" }, users[1] ?? "")[1] ?? "");
  });
  const taken = await shop.store().existingRedemptions([...keys.values()]);
  const found = [...keys].filter(([, key]) => taken.includes(key)).map(([use]) => use);
  expect(found.toSorted()).toEqual([...used].toSorted());
}
