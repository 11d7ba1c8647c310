import * as z from "zod/mini";
import type { User } from "./user";

/** What a user's browser keeps of her, under profile_{uid}. */
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

/** The profile with what the provider knows better: who she is, and whether her e-mail is hers. */
export function profileOf(user: User, kept: Profile | null, isFirstTimeOrder: boolean): Profile {
  const base = kept?.id === user.id ? kept : newProfile(user, isFirstTimeOrder);
  const { email, emailVerified } = user;
  return { ...base, name: base.name || user.user_metadata.full_name, email, emailVerified, isFirstTimeOrder };
}

/** A list of orders that a browser keeps, of this version or an older one: only whose they are is read. */
const keptOrders = z.array(z.object({ user_id: z.nullish(z.string()) }));

/**
 * Is the next order her first, as far as this browser knows: does no stored list hold one of hers?
 * @param own the list under her own key, whose orders are hers whatever they say
 * @param shared the lists that hold everybody's
 */
export function isFirstTimeOrder(userId: string, own: unknown, shared: unknown[]): boolean {
  const orders = (list: unknown) => z.safeParse(keptOrders, list).data ?? [];
  const hers = shared.flatMap(orders).some(({ user_id }) => user_id === userId);
  return !hers && orders(own).length === 0;
}
