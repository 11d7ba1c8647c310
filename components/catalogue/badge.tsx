"use client";
import { useShownPrice } from "#lib/browser/catalogue/use-shown-price.ts";
import type { Pack } from "#lib/shop/pricing/pack-price.ts";

type Props = {
  pack: Pack;
  /** As small text, where it is not on a picture. */
  plain?: boolean;
};

/** The badge of a product: that it is new, or how much less this customer pays. */
export function Badge({ pack, plain }: Props) {
  const { badge } = useShownPrice(pack, pack.madeOn);
  return <span className={plain ? "shrink-0 font-semibold text-[0.6875rem] text-chilli" : "badge"}>{badge}</span>;
}
