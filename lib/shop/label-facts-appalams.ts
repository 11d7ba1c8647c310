/* Stays on the server, like label-facts.ts. */
import type { LabelFacts } from "./label";

const storage = "Keep in an airtight tin in a cool, dry place. If they turn soft, dry them in the sun before frying.";

/** Thin rounds to fry or roast. */
export const appalamFacts: Record<string, LabelFacts> = {
  "ulundhu-appalam": {
    description:
      "The appalam of every festival leaf: urad dal dough rolled thin and dried. It blisters and puffs in seconds, and breaks with a sound the whole table hears.",
    vegetarian: true,
    ingredients: [
      "urad dal flour",
      "rice flour",
      "salt",
      "sesame oil",
      "raising agent (sodium bicarbonate, INS 500(ii))",
      "asafoetida (contains wheat)",
    ],
    allergens: ["sesame", "wheat (gluten)"],
    storage,
    bestBeforeMonths: 6,
    cooking: [
      "Heat 250 ml of oil in a kadai until a small piece of appalam rises at once.",
      "Slide in one appalam and press it down with a ladle for 3 seconds, so that it opens flat.",
      "Turn it, fry for 3 to 5 seconds more until pale gold, and drain on paper.",
      "Or roast it over a low flame with tongs for 20 seconds, turning often. Allow 2 per person.",
    ],
    pairsWith: ["sambar-powder", "vathakkuzhambu-mix", "groundnut-oil"],
  },
  "rice-appalam": {
    description:
      "Rice dough with green chilli and cumin, dried to a pale, thin round. It fries up white and very light, and keeps its crunch beside a ladle of rasam.",
    vegetarian: true,
    ingredients: ["rice flour", "sago flour", "salt", "green chilli", "cumin", "asafoetida (contains wheat)"],
    allergens: ["wheat (gluten)"],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "Heat 250 ml of oil in a kadai until a small piece of appalam rises at once.",
      "Slide in one appalam. It grows quickly, so give it room.",
      "Turn it after 4 seconds and take it out while it is still white, after about 8 seconds in all.",
      "Stand it upright on paper to drain, and serve with rasam rice or curd rice. Allow 2 per person.",
    ],
    pairsWith: ["rasam-powder", "kara-narthangai-pickle", "groundnut-oil"],
  },
  "kizhangu-appalam": {
    description:
      "Made from maravalli kizhangu, the tapioca root, with chilli and cumin. Thicker than an ulundhu appalam, crisp right through, and as good with evening coffee as with lunch.",
    vegetarian: true,
    ingredients: ["tapioca (maravalli kizhangu)", "salt", "dried red chilli", "cumin"],
    allergens: [],
    storage,
    bestBeforeMonths: 9,
    cooking: [
      "Heat 250 ml of oil in a kadai on a medium flame.",
      "Slide in one or two appalams and fry for about 10 seconds, turning once.",
      "Lift them out when they are pale gold, and drain on paper.",
      "Serve with variety rice, or with a pinch of chilli powder beside coffee. Allow 2 per person.",
    ],
    pairsWith: ["puliyotharai-mix", "coffee-powder", "groundnut-oil"],
  },
};
