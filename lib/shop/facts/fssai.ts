import { translate } from "#lib/shop/language/translate.ts";
import { fssai } from "#texts/en/fssai.ts";
import { shop } from "./shop.ts";

/**
 * 'FSSAI registration 11325009000417'; null while it is a sample. A small maker has a registration, a larger one a
 * licence of its state or of the centre: none may be called another.
 */
export const fssaiText = (t = translate(fssai)): string | null =>
  shop.fssai && `${t(shop.fssai.kind)} ${shop.fssai.number}`;
