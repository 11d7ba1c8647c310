import type { Allergen } from "#lib/shop/content/product-schema.ts";

/**
 * The allergens in Tamil. Not in a product's record: a label in Tamil warns of the same as the one in English, whatever its owner
 * translates.
 */
const inTamil: Record<Allergen, string> = {
  sesame: "எள்",
  mustard: "கடுகு",
  "wheat (gluten)": "கோதுமை (குளூட்டன்)",
  milk: "பால்",
  "groundnut (peanut)": "நிலக்கடலை (வேர்க்கடலை)",
  coconut: "தேங்காய்",
  "cashew nut": "முந்திரிப் பருப்பு",
  soya: "சோயா",
};

/** The word for an allergen on a page in Tamil. */
export const tamilAllergen = (allergen: string): string => inTamil[allergen as Allergen] ?? allergen;
