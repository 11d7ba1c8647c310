"use client";
import type { ReactNode } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { ShopPromise } from "#lib/shop/promises.ts";
import { home } from "#texts/en/home.ts";
import { Icon } from "@/components/ui/icons/icon";
import { WholeEnd } from "@/components/ui/whole-end";
import { LEAF, LICENCE, NO_CHARGE, PARCEL, VAN } from "./promise-icons";

const icons: Record<ShopPromise["key"], ReactNode> = {
  delivery: VAN,
  payment: NO_CHARGE,
  packing: PARCEL,
  licence: LICENCE,
  vegetarian: LEAF,
};

/** What a customer can count on, right under the hero. */
export function PromiseRow({ promises }: { promises: ShopPromise[] }) {
  const t = useTexts(home);
  return (
    <div className="whole page pt-6">
      <ul aria-label={t("promises")} className="promises">
        {promises.map(({ key, title, detail }) => (
          <li key={key}>
            <Icon className="size-7 shrink-0 text-chilli">{icons[key]}</Icon>
            <span>
              <b className="font-semibold md:block">{title}</b>
              {` ${detail}`}
            </span>
          </li>
        ))}
      </ul>
      <WholeEnd />
    </div>
  );
}
