import { nameIn } from "#lib/shop/catalogue/names.ts";
import { maker } from "#lib/shop/facts/shop-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { pictureFiles, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { Picture } from "@/components/ui/picture";

/** The maker: her photo, two lines in her own words, her signature. Nothing until the owner has filled in all of it. */
export function Maker({ language }: { language: Language }) {
  if (!maker || pictureKeyOf("maker") !== "maker") return null;
  return (
    <figure className="mt-6 flex flex-wrap items-center gap-5">
      <Picture
        {...pictureFiles("maker")}
        alt={{ en: maker.alt, ta: maker.tamilAlt }[language]}
        sizes="8rem"
        className="size-32 rounded-full"
      />
      <figcaption className="min-w-48 flex-1">
        {{ en: maker.words, ta: maker.tamilWords }[language].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <svg viewBox="0 0 240 80" className="h-16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d={maker.signature} />
        </svg>
        <p className="font-semibold">{nameIn(language, maker)}</p>
      </figcaption>
    </figure>
  );
}
