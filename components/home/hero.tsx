"use client";
import type { ReactNode } from "react";
import { Link } from "#lib/browser/language/link.ts";
import { useTexts } from "#lib/browser/language/texts.ts";
import { shop } from "#lib/shop/facts/shop.ts";
import type { ShopPicture } from "#lib/shop/pictures/pictures.ts";
import { home } from "#texts/en/home.ts";
import { Picture } from "@/components/ui/picture";
import { WholeEnd } from "@/components/ui/whole-end";
import "./home.css";

/**
 * A phone's screen is a hair wider than the narrower file at two device pixels for one, and must not take the wide one
 * for it.
 */
const SIZES = "(width < 48rem) 98vw, 100vw";

type Props = {
  /** In the page's language, as all texts here. */
  tagline?: string;
  headline: string;
  /** What is sold. */
  text: string;
  picture: ShopPicture;
  /** Shown where the picture would be. */
  placeholder: ReactNode;
};

/**
 * The first thing seen: the open spice box, with the words where its picture is calm. That is on the left, and on a
 * phone above and below the box. Like every static part of this page it is a client component: its markup is in the
 * page once, as HTML, and not a second time as data for hydration.
 */
export function Hero({ tagline = shop.tagline, headline, text, picture, placeholder }: Props) {
  const t = useTexts(home);
  return (
    <section className="hero">
      <div className="hero-title whole">
        {/* Not in turmeric: the lightest parts of the picture behind leave that too little contrast. */}
        <p className="text-lg">{tagline}</p>
        <h1>{headline}</h1>
        <WholeEnd />
      </div>
      <div className="hero-text">
        <p>{text}</p>
        <Link href="/#categories" className="button">
          {t("shopNow")}
        </Link>
      </div>
      <Picture {...picture} sizes={SIZES} priority className="hero-picture" placeholder={placeholder} />
    </section>
  );
}
