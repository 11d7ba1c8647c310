/**
 * Draws the labels of the packs, all or those named, to art/drafts/labels:
 *   node art/labels.ts [slug ...]
 */
import { productSlugs } from "./labels/facts.ts";
import { drawLabels, labelsFolder } from "./labels/raster.ts";

const asked = process.argv.slice(2);
const slugs = asked.length > 0 ? asked : productSlugs();
await drawLabels(slugs);
console.log(`${slugs.length} labels in ${labelsFolder}`);
