/* Stays on the server, like label-facts.ts. */
import type { LabelFacts } from "./label";

const storage = "Keep in an airtight jar in a cool, dry place, away from sunlight. Use a dry spoon.";

/** Powders that are cooked into a dish. */
export const spicePowderFacts: Record<string, LabelFacts> = {
  "turmeric-powder": {
    description:
      "Turmeric root, dried and ground fine, and nothing else. Warm, earthy and a deep yellow: the first spoon into the pan on most days.",
    vegetarian: true,
    ingredients: ["turmeric"],
    allergens: [],
    storage,
    bestBeforeMonths: 12,
    cooking: [
      "For an everyday dal, pressure-cook ½ cup (100 g) of toor dal with 1½ cups of water and ¼ teaspoon of turmeric powder.",
      "Heat 1 tablespoon of oil and let ½ teaspoon of mustard seed and 8 curry leaves splutter.",
      "Add 1 chopped tomato and a second pinch of turmeric powder, and cook until soft.",
      "Stir in the dal with ¾ teaspoon of salt, simmer for 5 minutes and serve with rice. Serves 3.",
    ],
    pairsWith: ["red-chilli-powder", "sambar-powder", "coconut-oil"],
  },
  "sambar-powder": {
    description:
      "Coriander, red chilli and two dals, roasted and ground with pepper, fenugreek and curry leaf. One tablespoon is a pot of sambar that tastes of the ladle and not of the packet.",
    vegetarian: true,
    ingredients: [
      "coriander seed",
      "dried red chilli",
      "toor dal",
      "chana dal",
      "cumin",
      "fenugreek",
      "black pepper",
      "turmeric",
      "curry leaf",
      "asafoetida (contains wheat)",
    ],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "Pressure-cook ½ cup (100 g) of toor dal with 1½ cups of water until soft, and mash it.",
      "Simmer 1½ cups of cut vegetables in 2 cups of thin tamarind water with 1 teaspoon of salt for 10 minutes.",
      "Stir in 1 tablespoon of sambar powder and the dal, and simmer for 8 minutes more.",
      "Temper 1 teaspoon of mustard seed and 10 curry leaves in 1 tablespoon of oil, and pour it over. Serves 4.",
    ],
    pairsWith: ["ulundhu-appalam", "turmeric-powder", "sesame-oil"],
  },
  "rasam-powder": {
    description:
      "Pepper and cumin up front, coriander and toor dal behind them. It makes a thin, peppery rasam to drink from the tumbler or to pour over rice.",
    vegetarian: true,
    ingredients: [
      "coriander seed",
      "black pepper",
      "cumin",
      "toor dal",
      "dried red chilli",
      "curry leaf",
      "turmeric",
      "asafoetida (contains wheat)",
    ],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "Boil 2 crushed tomatoes in 1½ cups of thin tamarind water with 1 teaspoon of salt for 8 minutes.",
      "Add 2 teaspoons of rasam powder and ½ cup of cooked, mashed toor dal thinned with 1 cup of water.",
      "Take it off the flame the moment it froths up. Rasam must not boil hard.",
      "Temper ½ teaspoon of mustard seed and 8 curry leaves in 2 teaspoons of ghee, and pour it over. Serves 4.",
    ],
    pairsWith: ["rice-appalam", "garlic-pickle", "sundakkai-vathal"],
  },
  "pulikuzhambu-powder": {
    description:
      "The roasted blend behind pulikuzhambu, the tamarind gravy that tastes better on the second day. Coriander and chilli carry it, fenugreek and mustard give it depth.",
    vegetarian: true,
    ingredients: [
      "coriander seed",
      "dried red chilli",
      "chana dal",
      "urad dal",
      "raw rice",
      "cumin",
      "black pepper",
      "fenugreek",
      "mustard seed",
      "turmeric",
      "curry leaf",
      "asafoetida (contains wheat)",
    ],
    allergens: ["mustard", "wheat (gluten)"],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "Soak a lemon-sized ball (30 g) of tamarind in 2 cups of warm water, squeeze it and strain.",
      "Fry 12 shallots and 200 g of cut brinjal or drumstick in 3 tablespoons of sesame oil for 5 minutes.",
      "Add the tamarind water, 1½ tablespoons of the powder and 1 teaspoon of salt.",
      "Simmer for 15 minutes, until the oil rises, and finish with ½ teaspoon of jaggery. Serves 4.",
    ],
    pairsWith: ["sesame-oil", "manathakkali-vathal", "kizhangu-appalam"],
  },
  "red-chilli-powder": {
    description:
      "Dried red chillies, stalks off, ground fine. Bright in colour and honestly hot: start with half a spoon and work up.",
    vegetarian: true,
    ingredients: ["dried red chilli"],
    allergens: [],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "For a potato roast, boil 500 g of potatoes, peel them and cut them into cubes.",
      "Toss them with 1½ teaspoons of chilli powder, ¼ teaspoon of turmeric powder and 1 teaspoon of salt.",
      "Let ½ teaspoon of mustard seed splutter in 3 tablespoons of oil, and add the potatoes.",
      "Roast on a low flame for 15 minutes, turning now and then, until crisp at the edges. Serves 4.",
    ],
    pairsWith: ["turmeric-powder", "groundnut-oil", "rasam-powder"],
  },
};
