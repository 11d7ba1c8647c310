import type { ShopRecord } from "./content/content-schema.ts";
import type { Language } from "./language/language.ts";
import { shop } from "./shop.ts";

/** A small maker has a registration, a larger one a licence of its state or of the centre: none may be called another. */
const words: Record<Language, Record<ShopRecord["fssai"]["kind"], string>> = {
  en: { registration: "registration", "state-licence": "state licence", "central-licence": "central licence" },
  ta: { registration: "பதிவு", "state-licence": "மாநில உரிமம்", "central-licence": "மத்திய உரிமம்" },
};

/** What the shop's number is called and the number, as a row of a list; null while it is a sample. */
export const fssaiRow = (language: Language): [name: string, number: string] | null =>
  shop.fssai && [`FSSAI ${words[language][shop.fssai.kind]}`, shop.fssai.number];

/** 'FSSAI registration 11325009000417'; null while it is a sample. */
export const fssaiText = (language: Language): string | null => fssaiRow(language)?.join(" ") ?? null;
