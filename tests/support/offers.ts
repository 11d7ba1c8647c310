import type { Store } from "#lib/server/store/store.ts";
import { customer, newOrderId, paid, type SentItem, type SentOrder } from "./orders";
import { freshShop } from "./shop";
import { startSignIn, tokenOf } from "./sign-in";

/** A shop with accounts, and a customer's calls about offers there. */
export async function shopWithOffers(variables: Record<string, string> = {}, dataDir?: string, store?: Store) {
  const { env } = await startSignIn();
  const shop = await freshShop({ ...env, RATE_LIMIT: "off", ...variables }, dataDir, store);
  /** Claims the first-order offer, and gives the cookie as the browser sends it back. */
  async function claim(uid: string): Promise<string> {
    const { headers } = await shop.untilAnswered("POST", "/api/offers/first-order", { token: tokenOf(uid) });
    return headers.get("set-cookie")?.split(";")[0] ?? "";
  }
  return {
    ...shop,
    claim,
    offers: async (who: Who = {}) => {
      const { first_order, ordered_before, samples, eligible } = (await shop.call("GET", "/api/offers", sentBy(who)))
        .body;
      return { first_order, ordered_before, samples, eligible };
    },
    order: (order: SentOrder, who: Who = {}) => shop.call("POST", "/api/orders", { body: order, ...sentBy(who) }),
    orderUntilAnswered: (order: SentOrder, who: Who = {}) =>
      shop.untilAnswered("POST", "/api/orders", { body: order, ...sentBy(who) }),
  };
}

/** The caller: a signed-in user, a browser with a claim cookie, or both; neither: a guest. */
export type Who = { uid?: string; cookie?: string };
const sentBy = ({ uid, cookie }: Who) => ({
  token: uid && tokenOf(uid),
  headers: cookie ? { cookie } : undefined,
});

/** One pack for `total` rupees, of a customer with an e-mail address. */
export function onePack(total: number, other: Partial<SentOrder> = {}, more: SentItem[] = []): SentOrder {
  return { ...customer, order_id: newOrderId(), items: [paid("Hill Tea"), ...more], total_price: total, ...other };
}
