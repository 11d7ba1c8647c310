import type { LabelFacts } from "./facts.ts";
import { border, brand, drawing, kolam, name, TYPE, vegetarianMark } from "./parts.ts";
import { fitText, textLines, wrapped } from "./text.ts";
import { netWeight, smallPrint } from "./words.ts";

const W = 1800;
const H = 900;
/** The room of both names, and the largest Tamil letters. */
type Room = { english: number; tamil: number; mostTamil: number };
const ROOM: Room = { english: 270, tamil: 90, mostTamil: 74 };
/** For bottles: their front is narrow, and the Tamil names of oils are long. */
export const TAMIL_IN_TWO_LINES: Room = { english: 150, tamil: 196, mostTamil: 100 };

/** The label round a jar, a bottle or a tin: the name in front, the facts to both sides. */
export function wrapLabel(facts: LabelFacts, room = ROOM): string {
  const x = W / 2;
  const english = fitText(facts.name, "display", { width: 800, height: room.english, most: 150, leading: 1.02 });
  const tamil = fitText(facts.otherName, "bold", {
    width: 800,
    height: room.tamil,
    most: room.mostTamil,
    leading: 1.3,
  });
  const height = (set: typeof tamil, isTamil: boolean) =>
    name(set, { x, y: 0, anchor: "middle", tamil: isTamil }).below;
  const top = 728 - height(english, false) - height(tamil, true) - 4;
  const tamilAt = name(tamil, { x, y: top, anchor: "middle", tamil: true });
  const englishAt = name(english, { x, y: tamilAt.below + 4, anchor: "middle", tamil: false });
  const print = smallPrint(facts);
  const small = { leading: 1.32, face: "text" as const, fill: TYPE };
  const column = (text: string) => (text ? [...wrapped(text, "text", 23, 330), ""] : []);
  return drawing(W, H, facts.colour, [
    border(W, 46),
    brand(facts, x, 180, 96),
    kolam(facts.slug, x - 300, 212, 600, top - 222),
    tamilAt.svg,
    englishAt.svg,
    vegetarianMark(facts, x - 190, 750, 46),
    textLines(["Net weight"], { ...small, x: x - 126, y: 768, size: 20 }, { anchor: "start" }),
    textLines([netWeight(facts)], { ...small, x: x - 126, y: 798, size: 34, face: "bold" }, { anchor: "start" }),
    textLines(
      [print.licence.replace(" (Sample)", ""), facts.maker.legalName],
      { ...small, x: x + 200, y: 768, size: 18 },
      { anchor: "end" },
    ),
    textLines(
      [...column(print.ingredients), ...column(print.allergens)],
      { ...small, x: 70, y: 150, size: 23 },
      { anchor: "start" },
    ),
    textLines(
      [...column(print.storage), print.packed, ...column(print.bestBefore), ...column(print.maker), print.licence],
      { ...small, x: 1420, y: 150, size: 23 },
      { anchor: "start" },
    ),
    border(W, 854, true),
  ]);
}
