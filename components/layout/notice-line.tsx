import { indianDay } from "#lib/shop/language/indian-day.ts";
import type { Language } from "#lib/shop/language/language.ts";
import { lineIn, noticeOn } from "#lib/shop/shop-state/owners-lines.ts";

/** The owner's notice on top of every page, on its days. */
export function NoticeLine({ language }: { language: Language }) {
  const notice = noticeOn(indianDay(new Date()));
  if (!notice) return null;
  const { text, lang } = lineIn(language, notice);
  return (
    <p lang={lang} className="border-turmeric border-b-4 bg-butter px-4 py-3 text-center font-semibold">
      {text}
    </p>
  );
}
