/* Stays on the server, like label-facts.ts. */
import type { LabelFacts } from "./label";

const oilStorage = "Keep tightly closed in a cool, dark place. A little sediment at the bottom is usual.";

/** The filter coffee and the cold-pressed oils. */
export const coffeeAndOilFacts: Record<string, LabelFacts> = {
  "coffee-powder": {
    description:
      "Four parts roasted coffee to one part chicory, ground for the brass filter. It drips slowly into a thick, dark decoction that stands up to hot milk.",
    vegetarian: true,
    ingredients: ["roasted coffee (80%)", "roasted chicory (20%)"],
    allergens: [],
    storage: "Keep in an airtight tin in a cool, dry place. Use a dry spoon, and close it at once.",
    bestBeforeMonths: 6,
    cooking: [
      "Put 3 heaped tablespoons (20 g) of powder into the upper cup of the filter and press it down lightly.",
      "Pour in 150 ml of water just off the boil, close the lid and let it drip for 20 minutes.",
      "Heat 250 ml of milk until it rises, and add 1 teaspoon of sugar to each tumbler.",
      "Pour 40 ml of decoction and 120 ml of milk into each, and froth it between tumbler and davara. Serves 2.",
    ],
    pairsWith: ["idli-powder", "kizhangu-appalam", "garlic-idli-powder"],
  },
  "sesame-oil": {
    description:
      "Nallennai, cold-pressed from sesame seed: amber, nutty and a little sweet. It goes over idli powder, into pickles, and on top of a vathakkuzhambu at the very end.",
    vegetarian: true,
    ingredients: ["cold-pressed sesame oil"],
    allergens: ["sesame"],
    storage: oilStorage,
    bestBeforeMonths: 9,
    cooking: [
      "At the table, stir 2 teaspoons into 1 tablespoon of idli powder for 3 idlis.",
      "For a tempering, warm 1 tablespoon on a medium flame and let ½ teaspoon of mustard seed splutter.",
      "For kuzhambu, start with 3 tablespoons for 4 people, and cook until the oil rises to the top.",
      "Finish rice dishes with 1 teaspoon of raw oil on each plate, so that its aroma stays.",
    ],
    pairsWith: ["idli-powder", "vathakkuzhambu-mix", "puliyotharai-mix"],
  },
  "groundnut-oil": {
    description:
      "Cold-pressed from groundnuts, golden, with the sweet smell of the nut. A steady oil for the kadai: appalams, vadais and every day's poriyal.",
    vegetarian: true,
    ingredients: ["cold-pressed groundnut oil"],
    allergens: ["groundnut (peanut)"],
    storage: oilStorage,
    bestBeforeMonths: 6,
    cooking: [
      "For a poriyal, heat 1 tablespoon and let ½ teaspoon of mustard seed and 1 teaspoon of urad dal brown.",
      "Add 250 g of chopped beans, ½ teaspoon of salt and 3 tablespoons of water, cover and cook for 10 minutes.",
      "For appalams or vadais, heat 250 ml in a small kadai on a medium flame until a crumb of dough rises at once.",
      "Don't let it smoke. Strain what is left through a cloth, and use it once more within a few days.",
    ],
    pairsWith: ["ulundhu-appalam", "rice-appalam", "sundakkai-vathal"],
  },
  "coconut-oil": {
    description:
      "Cold-pressed from dried coconut: clear, light and plainly of coconut. It sets white when the room is below about 24 °C and melts again in warm water.",
    vegetarian: true,
    ingredients: ["cold-pressed coconut oil"],
    allergens: ["coconut"],
    storage: oilStorage,
    bestBeforeMonths: 9,
    cooking: [
      "If it has set, stand the closed bottle in warm water for 10 minutes.",
      "For avial, simmer 3 cups of cut vegetables with ½ cup of coconut paste, 1 teaspoon of salt and a little water.",
      "Fold in ½ cup of whisked curd on a low flame, and switch off.",
      "Pour 1 tablespoon of raw coconut oil and 10 curry leaves over it, and cover for 5 minutes. Serves 4.",
    ],
    pairsWith: ["turmeric-powder", "curry-leaves-powder", "rice-appalam"],
  },
};
