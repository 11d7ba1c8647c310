"use client";
import type { ReactNode } from "react";
import { useTexts } from "#lib/browser/language/texts.ts";
import type { ShopPicture } from "#lib/shop/pictures/pictures.ts";
import { home } from "#texts/en/home.ts";
import { Picture } from "@/components/ui/picture";

type Props = { text: string; lang?: "en"; picture: ShopPicture; placeholder: ReactNode; children?: ReactNode };

/** The maker's story, beside its picture. @param children the maker */
export function Heritage({ text, lang, picture, placeholder, children }: Props) {
  const t = useTexts(home);
  return (
    <section id="about" className="page mt-20 sm:mt-28 grid items-center gap-8 md:grid-cols-2 md:gap-14">
      <Picture
        {...picture}
        sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 45vw, 92vw"
        className="aspect-[4/3] rounded-pack"
        placeholder={placeholder}
      />
      <div>
        <h2 className="home-heading">{t("heritage")}</h2>
        <p lang={lang} className="mt-4 text-lg">
          {text}
        </p>
        {children}
      </div>
    </section>
  );
}
