"use client";
import { useRef } from "react";
import { useAutoScroll } from "#lib/browser/catalogue/use-auto-scroll.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { StripProduct } from "#lib/shop/pictures/pictures.ts";
import { home } from "#texts/en/home.ts";
import { ChevronIcon } from "@/components/ui/icons/chevron";
import { icon } from "@/components/ui/icons/icon";
import { StripCard } from "./strip-card";

/** A row of cards that scrolls by itself, and can be moved and stopped by hand. */
export function ProductStrip({ label, products }: { label: string; products: StripProduct[] }) {
  const t = useTexts(home);
  const strip = useRef<HTMLUListElement>(null);
  const { paused, toggle, move } = useAutoScroll(strip);
  return (
    <>
      <ul ref={strip} className="strip" aria-label={label} tabIndex={-1}>
        {products.map((product) => (
          <li key={product.slug}>
            <StripCard product={product} />
          </li>
        ))}
      </ul>
      <div className="needs-script page mt-4 flex justify-end gap-2">
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={() => move(-1)}>
          <span className="sr-only">{t("back")}</span>
          <ChevronIcon className="size-5 rotate-90" />
        </button>
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={toggle}>
          <span className="sr-only">{t(paused ? "play" : "pause")}</span>
          {paused ? <PlayIcon className="size-5" /> : <PauseIcon className="size-5" />}
        </button>
        <button type="button" className="icon-button border-2 border-chilli text-chilli" onClick={() => move(1)}>
          <span className="sr-only">{t("next")}</span>
          <ChevronIcon className="size-5 -rotate-90" />
        </button>
      </div>
    </>
  );
}

const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" />);

const PauseIcon = icon(<path d="M9 6v12M15 6v12" />);
