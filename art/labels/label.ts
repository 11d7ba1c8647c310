import { bandLabel } from "./band.ts";
import { type LabelFacts, labelFacts } from "./facts.ts";
import { pouchLabel } from "./pouch.ts";
import { TAMIL_IN_TWO_LINES, wrapLabel } from "./wrap.ts";

/** How each category is packed; any other category in a pouch. */
const labels: Record<string, (facts: LabelFacts) => string> = {
  "mix-pickle": wrapLabel,
  oils: (facts) => wrapLabel(facts, TAMIL_IN_TWO_LINES),
  coffee: wrapLabel,
  appalam: bandLabel,
};

/** The label of a product as an SVG with its fonts inside: the same text for the same facts. */
export function labelSvg(slug: string): string {
  const facts = labelFacts(slug);
  return (labels[facts.categorySlug] ?? pouchLabel)(facts);
}
