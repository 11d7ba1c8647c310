"use client";
import type { ReactNode } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { ShopPromise } from "#lib/shop/home/promises.ts";
import { home } from "#texts/en/home.ts";
import { Icon } from "@/components/ui/icons";
import { WholeEnd } from "@/components/ui/whole-end";

/* The lines of the promises' icons, on the 24-unit grid of components/ui/icons. */

const icons: Record<ShopPromise["key"], ReactNode> = {
  /** A delivery van, driving to the right. */
  delivery: (
    <path d="M5 17H3V6h11v11H9m9 0h-4v-7h4l3 3.5V17h-3M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm9 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0z" />
  ),
  /** A rupee in a circle, struck through. */
  payment: (
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9 7.5h6M9 10.5h6M9 7.5h1.5a3 3 0 0 1 0 6H9l4.5 4M5.6 5.6l12.8 12.8" />
  ),
  /** A parcel with its tape. */
  packing: <path d="m12 3 8 4v10l-8 4-8-4V7zm-8 4 8 4 8-4m-8 4v10M8 5l8 4v4" />,
  /** A sheet with a tick. */
  licence: <path d="M6 3h8l4 4v14H6zm8 0v4h4M9 14l2 2 4-4.5" />,
  /** A leaf. */
  vegetarian: <path d="M5 20C4 11 9 5 20 4c0 11-6 15.5-13 13.5M5 20c2-5 5-8 10-11" />,
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
