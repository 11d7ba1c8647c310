"use client";
import { useKnownShop } from "@/lib/browser/known-shop";
import { pauseText, type ShopState } from "@/lib/shop/shop-state";

/**
 * Says above everything else why nothing can be ordered, and until when. Its place is there while the shop is open, so that
 * a pause that begins meanwhile is read out.
 * @param drawn the shop's state when the page was made
 */
export function PauseBanner({ drawn }: { drawn: ShopState }) {
  return (
    <p
      role="status"
      className="border-turmeric border-b-4 bg-[#fdf0cf] px-4 py-3 text-center font-semibold empty:hidden"
    >
      {pauseText(useKnownShop(drawn))}
    </p>
  );
}
