import { maker } from "#lib/shop/facts/shop-texts.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { inLanguage, langOf } from "#lib/shop/language/words.ts";
import { pictureFiles, pictureKeyOf } from "#lib/shop/pictures/picture-files.ts";
import { Picture } from "@/components/ui/picture";

/** The maker: her photo, two lines in her own words, her signature. Nothing until the owner has filled in all of it. */
export function Maker({ language }: { language: Language }) {
  if (!maker || pictureKeyOf("maker") !== "maker") return null;
  const { name, words, alt, inEnglish } = inLanguage(language, maker);
  return (
    <figure className="mt-6 flex flex-wrap items-center gap-5">
      <Picture {...pictureFiles("maker")} alt={alt} sizes="8rem" className="size-32 rounded-full" />
      <figcaption className="min-w-48 flex-1">
        {words.map((line) => (
          <p key={line} lang={langOf({ inEnglish }, "words")}>
            {line}
          </p>
        ))}
        <svg viewBox="0 0 240 80" className="h-16" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <path d={maker.signature} />
        </svg>
        <p className="font-semibold">{name}</p>
      </figcaption>
    </figure>
  );
}
