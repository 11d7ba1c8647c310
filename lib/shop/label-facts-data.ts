/* Stays on the server, like label-facts.ts. One file per group of products; every value in them is a sample. */
import type { LabelFacts } from "./label";
import { appalamFacts } from "./label-facts-appalams";
import { coffeeAndOilFacts } from "./label-facts-coffee-oils";
import { mixAndPickleFacts } from "./label-facts-mixes-pickles";
import { ricePowderFacts } from "./label-facts-rice-powders";
import { spicePowderFacts } from "./label-facts-spice-powders";
import { vathalFacts } from "./label-facts-vathals";

/** Every label by its product's slug. */
export const labelFactsData: Record<string, LabelFacts> = {
  ...mixAndPickleFacts,
  ...spicePowderFacts,
  ...ricePowderFacts,
  ...appalamFacts,
  ...coffeeAndOilFacts,
  ...vathalFacts,
};
