/* Stays on the server, like label-facts.ts. */
import type { LabelFacts } from "./label";

const storage = "Keep in an airtight jar in a cool, dry place. If they turn soft, dry them in the sun for an hour.";

/** Berries and chillies, soaked in salted curd and dried. */
export const vathalFacts: Record<string, LabelFacts> = {
  "sundakkai-vathal": {
    description:
      "Turkey berries, cracked, soaked in salted curd and dried until they rattle. Fried dark, they are crisp, salty and properly bitter, just right in a vathakkuzhambu.",
    vegetarian: true,
    ingredients: ["turkey berry (sundakkai)", "curd", "salt"],
    allergens: ["milk"],
    storage,
    bestBeforeMonths: 12,
    cooking: [
      "Heat 2 tablespoons of sesame oil in a small pan on a low flame.",
      "Fry 2 tablespoons of vathal for about 1 minute, stirring, until deep brown but not black.",
      "Crush a few over hot rice with 1 teaspoon of ghee. They are salty, so add no salt.",
      "Or stir the vathal, with its oil, into a pot of vathakkuzhambu just before serving. Serves 4.",
    ],
    pairsWith: ["vathakkuzhambu-mix", "rasam-powder", "sesame-oil"],
  },
  "manathakkali-vathal": {
    description:
      "Tiny manathakkali berries, soaked in salted curd and dried. Milder than sundakkai, they pop in hot oil and scatter over rice like peppercorns.",
    vegetarian: true,
    ingredients: ["manathakkali berry", "curd", "salt"],
    allergens: ["milk"],
    storage,
    bestBeforeMonths: 12,
    cooking: [
      "Heat 1 tablespoon of sesame oil or ghee in a small pan on a low flame.",
      "Fry 1 tablespoon of vathal for 30 to 40 seconds, until it pops and darkens.",
      "Mix it into 1 cup of hot rice with 1 teaspoon of ghee. It is salty, so taste before you add salt.",
      "For kuzhambu, add 2 tablespoons of fried vathal to the pot in the last 2 minutes. Serves 4.",
    ],
    pairsWith: ["pulikuzhambu-powder", "vathakkuzhambu-mix", "sesame-oil"],
  },
  "milagu-milagai-vathal": {
    description:
      "Short, plump green chillies, slit, soaked in salted curd with a little pepper and dried. Fried until nearly black they are crisp, sour and hot: one chilli to a bowl of curd rice.",
    vegetarian: true,
    ingredients: ["green chilli", "curd", "salt", "black pepper"],
    allergens: ["milk"],
    storage,
    bestBeforeMonths: 12,
    cooking: [
      "Heat 3 tablespoons of oil in a small pan on a low flame.",
      "Fry 6 chillies at a time for 1 to 2 minutes, turning, until dark brown and crisp.",
      "Drain them on paper. They crisp up further as they cool.",
      "Serve 1 or 2 with each bowl of curd rice, or crumble 1 into the tempering of it. Serves 3.",
    ],
    pairsWith: ["kara-narthangai-pickle", "puliyotharai-mix", "groundnut-oil"],
  },
};
