/* Stays on the server, like label-facts.ts. */
import type { LabelFacts } from "./label";

const storage = "Keep in an airtight jar in a cool, dry place. Use a dry spoon.";

/** Powders that are eaten as they are: with oil beside an idli, or with ghee on hot rice. */
export const ricePowderFacts: Record<string, LabelFacts> = {
  "idli-powder": {
    description:
      "Urad dal and chana dal roasted until they smell of toast, ground coarse with red chilli. Make a well, pour in the oil, and breakfast is ready.",
    vegetarian: true,
    ingredients: ["urad dal", "chana dal", "dried red chilli", "salt", "curry leaf", "asafoetida (contains wheat)"],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 6,
    cooking: [
      "Put 1 tablespoon of powder on the plate and make a small well in the middle.",
      "Pour in 2 teaspoons of sesame oil or melted ghee and stir it to a thick paste.",
      "Dip hot idlis or dosas into it. This is enough for 3 idlis.",
      "For podi idlis, toss 12 mini idlis in 1 tablespoon of warm oil and 2 tablespoons of powder. Serves 2.",
    ],
    pairsWith: ["sesame-oil", "sambar-powder", "coffee-powder"],
  },
  "garlic-idli-powder": {
    description:
      "Our idli powder with plenty of garlic, roasted along with the dal until it is dry and sweet. Good on idlis, and even better on a crisp, ghee-brushed dosa.",
    vegetarian: true,
    ingredients: [
      "urad dal",
      "chana dal",
      "garlic",
      "dried red chilli",
      "salt",
      "curry leaf",
      "asafoetida (contains wheat)",
    ],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 4,
    cooking: [
      "Put 1 tablespoon of powder on the plate and make a small well in the middle.",
      "Pour in 2 teaspoons of sesame oil and stir it to a thick paste for 3 idlis.",
      "For a podi dosa, spread a ladle of batter on a hot griddle and scatter 2 teaspoons of powder over it.",
      "Drizzle 1 teaspoon of ghee around the edge, cook for 2 minutes until crisp, and fold. Serves 1.",
    ],
    pairsWith: ["sesame-oil", "idli-powder", "coffee-powder"],
  },
  "ellu-idli-powder": {
    description:
      "Black sesame roasted until it pops, then ground with urad dal and red chilli. Nutty, dark and a little smoky: the idli powder that is also a quick sesame rice.",
    vegetarian: true,
    ingredients: [
      "black sesame seed",
      "urad dal",
      "dried red chilli",
      "salt",
      "curry leaf",
      "asafoetida (contains wheat)",
    ],
    allergens: ["sesame", "wheat (gluten)"],
    storage,
    bestBeforeMonths: 4,
    cooking: [
      "Put 1 tablespoon of powder on the plate and stir in 2 teaspoons of sesame oil for 3 idlis.",
      "For ellu sadam, cook 1 cup (200 g) of raw rice and spread it on a plate to cool.",
      "Temper ½ teaspoon of mustard seed and 8 curry leaves in 1 tablespoon of sesame oil.",
      "Pour it over the rice with 3 tablespoons of powder and ½ teaspoon of salt, and fold gently. Serves 3.",
    ],
    pairsWith: ["sesame-oil", "garlic-idli-powder", "kizhangu-appalam"],
  },
  "andhra-special-paruppu-powder": {
    description:
      "The kandi podi of Andhra meals: toor dal, roasted gram and moong dal ground with red chilli, cumin and garlic. It waits on the table beside the ghee, and the first handful of rice belongs to it.",
    vegetarian: true,
    ingredients: ["toor dal", "roasted gram", "moong dal", "dried red chilli", "salt", "cumin", "garlic"],
    allergens: [],
    storage,
    bestBeforeMonths: 6,
    cooking: [
      "Serve 1 cup of steaming hot rice on the plate.",
      "Add 1½ tablespoons of powder and 2 teaspoons of melted ghee.",
      "Mix it well with your fingers while it is hot, pressing out the lumps.",
      "Eat it with a fried appalam and a bite of pickle. Serves 1.",
    ],
    pairsWith: ["garlic-pickle", "ulundhu-appalam", "sesame-oil"],
  },
  "moringa-leaf-powder": {
    description:
      "Murungai leaves, dried and ground with roasted dal, chilli and a touch of tamarind. A green, savoury podi for hot rice, or for the last minute of a poriyal.",
    vegetarian: true,
    ingredients: [
      "moringa leaf",
      "urad dal",
      "chana dal",
      "dried red chilli",
      "salt",
      "tamarind",
      "cumin",
      "asafoetida (contains wheat)",
    ],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 6,
    cooking: [
      "Serve 1 cup of hot cooked rice on the plate.",
      "Mix in 1 tablespoon of powder and 2 teaspoons of ghee or sesame oil.",
      "For a poriyal, sprinkle 2 teaspoons over 2 cups of cooked beans or cabbage just before you take it off.",
      "For podi dosa, scatter 1 teaspoon over the batter on the griddle and cook until crisp. Serves 1.",
    ],
    pairsWith: ["curry-leaves-powder", "kara-narthangai-pickle", "sesame-oil"],
  },
  "curry-leaves-powder": {
    description:
      "Curry leaves by the armful, crisped and ground with dal, pepper and tamarind. Dark green and fragrant the moment it meets hot rice and ghee.",
    vegetarian: true,
    ingredients: [
      "curry leaf",
      "urad dal",
      "chana dal",
      "dried red chilli",
      "tamarind",
      "salt",
      "black pepper",
      "asafoetida (contains wheat)",
    ],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 6,
    cooking: [
      "Serve 1 cup of hot cooked rice on the plate.",
      "Mix in 1 tablespoon of powder and 2 teaspoons of sesame oil or ghee.",
      "For karuveppilai rice, fold 3 tablespoons into 3 cups of cooled rice with 1 tablespoon of warm oil.",
      "Or stir 1 teaspoon into ½ cup of thick curd as a side for pongal. Serves 2.",
    ],
    pairsWith: ["rice-appalam", "moringa-leaf-powder", "sesame-oil"],
  },
};
