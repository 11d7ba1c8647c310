import type { LabelFacts } from "./facts.ts";
import { border, brand, drawing, kolam, name, TYPE, vegetarianMark } from "./parts.ts";
import { fitText, textLines } from "./text.ts";
import { netWeight, smallPrint } from "./words.ts";

const W = 1500;
const H = 720;
/** The paper band round a flat packet: the kolam at the left, the name beside it. */
export function bandLabel(facts: LabelFacts): string {
  const x = 620;
  const english = fitText(facts.name, "display", { width: 800, height: 240, most: 150, leading: 1.02 });
  const tamil = fitText(facts.otherName, "bold", { width: 800, height: 112, most: 84, leading: 1.3 });
  const brandY = 168;
  const tamilAt = name(tamil, { x, y: brandY + 32, anchor: "start", tamil: true });
  const englishAt = name(english, { x, y: tamilAt.below + 4, anchor: "start", tamil: false });
  const print = smallPrint(facts);
  const small = { leading: 1.32, face: "text" as const, fill: TYPE };
  return drawing(W, H, facts.colour, [
    border(W, 46),
    kolam(facts.slug, 90, 120, 470, 480),
    brand(facts, x, brandY, 90, "start"),
    tamilAt.svg,
    englishAt.svg,
    vegetarianMark(facts, x, 566, 50),
    textLines(["Net weight"], { ...small, x: x + 68, y: 584, size: 21 }, { anchor: "start" }),
    textLines([netWeight(facts)], { ...small, x: x + 68, y: 616, size: 36, face: "bold" }, { anchor: "start" }),
    textLines(
      [print.packed, print.bestBefore, `${facts.maker.legalName} · ${print.licence}`],
      { ...small, x: 1410, y: 578, size: 18 },
      { anchor: "end" },
    ),
    border(W, 674, true),
  ]);
}
