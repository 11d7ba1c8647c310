// Packs and pages weave their kolams by the same code.
import { drawKolam, type KolamDrawing } from "../../components/ui/kolam-path.ts";

/** The rows of dots of each product's kolam. No two products have the same. */
const rowsOf: Record<string, number[]> = {
  "turmeric-powder": [1, 3, 5, 7, 5, 3, 1],
  "red-chilli-powder": [1, 3, 7, 3, 1],
  "sambar-powder": [3, 5, 7, 5, 3],
  "rasam-powder": [1, 5, 5, 5, 1],
  "idli-powder": [3, 5, 5, 5, 3],
  "ellu-idli-powder": [2, 4, 6, 4, 2],
  "garlic-idli-powder": [3, 5, 3, 5, 3],
  "andhra-special-paruppu-powder": [3, 5, 7, 7, 7, 5, 3],
  "curry-leaves-powder": [1, 3, 3, 5, 3, 3, 1],
  "moringa-leaf-powder": [1, 3, 5, 5, 5, 3, 1],
  "pulikuzhambu-powder": [5, 3, 7, 3, 5],
  "puliyotharai-mix": [3, 7, 7, 7, 3],
  "vathakkuzhambu-mix": [1, 3, 7, 7, 7, 3, 1],
  "garlic-pickle": [2, 6, 6, 6, 2],
  "jathikkai-pickle": [1, 5, 7, 5, 1],
  "kara-narthangai-pickle": [2, 4, 6, 6, 4, 2],
  "mudakkathan-pickle": [1, 3, 5, 3, 5, 3, 1],
  "pirandai-pickle": [3, 3, 7, 3, 3],
  "kizhangu-appalam": [4, 6, 6, 6, 4],
  "rice-appalam": [1, 3, 5, 3, 1],
  "ulundhu-appalam": [5, 7, 7, 7, 5],
  "coffee-powder": [1, 7, 5, 7, 1],
  "sundakkai-vathal": [1, 5, 3, 5, 1],
  "manathakkali-vathal": [2, 4, 4, 4, 2],
  "milagu-milagai-vathal": [1, 3, 7, 5, 7, 3, 1],
  "coconut-oil": [1, 3, 5, 7, 9, 7, 5, 3, 1],
  "groundnut-oil": [3, 5, 3, 1, 3, 5, 3],
  "sesame-oil": [1, 3, 1, 5, 1, 3, 1],
};
const shapes = Object.values(rowsOf);

/** The kolam of a product; one that is not in the list takes another's, always the same. */
export function kolamOf(slug: string): KolamDrawing {
  const sum = [...slug].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return drawKolam(rowsOf[slug] ?? shapes[sum % shapes.length] ?? [1, 3, 5, 3, 1]);
}
