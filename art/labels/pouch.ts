import type { LabelFacts } from "./facts.ts";
import { border, brand, drawing, kolam, name, TYPE, vegetarianMark } from "./parts.ts";
import { fitText, textLines } from "./text.ts";
import { netWeight, smallPrint } from "./words.ts";

const W = 900;
const H = 1200;
/** The front of a stand-up pouch. The seal covers the top, the fold of the foot the bottom. */
export function pouchLabel(facts: LabelFacts): string {
  const english = fitText(facts.name, "display", { width: 720, height: 300, most: 148, leading: 1.02 });
  const tamil = fitText(facts.otherName, "bold", { width: 700, height: 150, most: 76, leading: 1.3 });
  const englishBlock = name(english, { x: W / 2, y: 0, anchor: "middle", tamil: false });
  const tamilBlock = name(tamil, { x: W / 2, y: 0, anchor: "middle", tamil: true });
  // The names stand on a common foot; the kolam takes the room above them.
  const top = 952 - englishBlock.below - tamilBlock.below - 8;
  const tamilAt = name(tamil, { x: W / 2, y: top, anchor: "middle", tamil: true });
  const englishAt = name(english, { x: W / 2, y: tamilAt.below + 8, anchor: "middle", tamil: false });
  const print = smallPrint(facts);
  const line = fitText(facts.cardLine, "text", { width: 640, height: 74, most: 27, leading: 1.3 });
  const small = { size: 17, leading: 1.3, face: "text" as const, fill: TYPE };
  return drawing(W, H, facts.colour, [
    border(W, 118),
    brand(facts, W / 2, 256, 100),
    kolam(facts.slug, 130, 298, 640, top - 322),
    tamilAt.svg,
    englishAt.svg,
    textLines(line.lines, { ...small, x: W / 2, y: 990, size: line.size }),
    vegetarianMark(facts, 96, 1044, 44),
    textLines(["Net weight"], { ...small, x: 156, y: 1060, size: 19 }, { anchor: "start" }),
    textLines([netWeight(facts)], { ...small, x: 156, y: 1094, size: 38, face: "bold" }, { anchor: "start" }),
    textLines([print.packed, print.bestBefore, print.licence], { ...small, x: 804, y: 1056 }, { anchor: "end" }),
    textLines([print.maker], { ...small, x: W / 2, y: 1128, size: 14 }),
    border(W, 1172, true),
  ]);
}
