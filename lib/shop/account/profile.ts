import * as z from "zod/mini";
import type { Eligibility } from "#lib/shop/pricing/eligibility.ts";
import type { User } from "./user.ts";

/** A user's profile in this browser, stored under profile_{uid}. */
export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  state: z.string(),
  emailVerified: z.boolean(),
  isFirstTimeOrder: z.boolean(),
  isOfferEligible: z.boolean(),
  hasUsedOffer: z.boolean(),
  offerClaimed: z.boolean(),
  hasUsedFreeSamples: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

/** The profile of a user whom this browser sees for the first time. */
export function newProfile(user: User, isFirstTimeOrder: boolean): Profile {
  return {
    id: user.id,
    name: user.user_metadata.full_name,
    email: user.email,
    phone: "",
    address: "",
    state: "",
    emailVerified: user.emailVerified,
    isFirstTimeOrder,
    isOfferEligible: true,
    hasUsedOffer: false,
    offerClaimed: false,
    hasUsedFreeSamples: false,
  };
}

/** The profile with the provider's name, e-mail and verification, which win over the stored ones. */
export function profileOf(user: User, saved: Profile | null, isFirstTimeOrder: boolean): Profile {
  const base = saved?.id === user.id ? saved : newProfile(user, isFirstTimeOrder);
  const { email, emailVerified } = user;
  return {
    ...base,
    name: base.name || user.user_metadata.full_name,
    email,
    emailVerified,
    // Once true it stays true, even if this browser has no list of orders.
    isFirstTimeOrder: base.isFirstTimeOrder && isFirstTimeOrder,
  };
}

/** The profile with the server's response about the user's offers. A used offer stays used. */
export function profileWithOffers(profile: Profile, { firstOrder, samples }: Eligibility): Profile {
  return {
    ...profile,
    offerClaimed: profile.offerClaimed || firstOrder === "claimed",
    hasUsedOffer: profile.hasUsedOffer || firstOrder === "used",
    hasUsedFreeSamples: profile.hasUsedFreeSamples || samples === "used",
    isFirstTimeOrder: profile.isFirstTimeOrder && firstOrder !== "used" && firstOrder !== "ordered",
  };
}

/** Returns true when two profiles are equal, field by field. */
export function isSameProfile(one: Profile, other: Profile): boolean {
  return (Object.keys(one) as (keyof Profile)[]).every((name) => one[name] === other[name]);
}

/** So many of a user's own orders are listed in a browser, the newest. */
const LISTED = 50;

/** A user's own list with one more order: which and when, and no more of it, for the server has it. */
export function withOwnOrder(list: unknown, { order_id, user_id, created_at }: OwnOrder): unknown[] {
  const before = Array.isArray(list) ? list : [];
  const others = before.filter((entry) => (entry as Partial<OwnOrder> | null)?.order_id !== order_id);
  return [...others, { order_id, user_id, created_at }].slice(-LISTED);
}
type OwnOrder = { order_id: string; user_id: string | null; created_at: string };

/** A stored list of orders, of this version or an older one. Only their owner is read. */
const storedOrders = z.array(z.object({ order_id: z.optional(z.unknown()), user_id: z.nullish(z.string()) }));

/**
 * Returns true when the customer's next order is their first, as far as this browser knows: no stored list has an order
 * of theirs.
 * @param userId null: a guest
 * @param own the customer's own list, whose orders are all theirs
 * @param shared the lists with orders of every customer
 * @param orderId the order that is asked about, which may be among them already
 */
export function isFirstTimeOrder(userId: string | null, own: unknown, shared: unknown[], orderId?: string): boolean {
  const isOther = ({ order_id }: { order_id?: unknown }) => orderId === undefined || order_id !== orderId;
  const orders = (list: unknown) => (z.safeParse(storedOrders, list).data ?? []).filter(isOther);
  const hasOrdered = shared.flatMap(orders).some(({ user_id }) => (user_id ?? null) === userId);
  return !hasOrdered && orders(own).length === 0;
}
