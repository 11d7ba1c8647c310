/** Breaks and sets text in an SVG, where no line breaks by itself. Widths are estimates on the safe side. */
export type Face = "display" | "text" | "bold";

const families: Record<Face, string> = {
  display: 'font-family="Fraunces" font-weight="600"',
  text: 'font-family="Hind Madurai" font-weight="400"',
  bold: 'font-family="Hind Madurai" font-weight="600"',
};

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The width of a text in em. */
export function widthOf(text: string, face: Face): number {
  let width = 0;
  for (const letter of text) {
    if (/[\u0b80-\u0bff]/.test(letter)) width += tamilWidth(letter);
    else if (/[ijltfrI.,:;'’()!|-]/.test(letter)) width += 0.34;
    else if (/[mwMW%&]/.test(letter)) width += 0.9;
    else if (/[A-Z]/.test(letter)) width += 0.7;
    else if (letter === " ") width += 0.26;
    else width += 0.56;
  }
  return width * (face === "display" ? 1.0 : 0.98);
}

/** Vowel signs above the letter and the pulli take no room. */
function tamilWidth(letter: string): number {
  if (/[\u0bcd\u0bc0]/.test(letter)) return 0.06;
  if (/[\u0bbf\u0bc1\u0bc2]/.test(letter)) return 0.3;
  if (/[\u0bca-\u0bcc]/.test(letter)) return 1.25;
  return 0.82;
}

/** The words in so many lines that the longest is as short as can be. */
function inLines(words: string[], count: number, face: Face): string[] {
  if (count === 1 || words.length === 1) return [words.join(" ")];
  let best: string[] = [words.join(" ")];
  for (let at = 1; at < words.length; at++) {
    const tried = [words.slice(0, at).join(" "), ...inLines(words.slice(at), count - 1, face)];
    if (longest(tried, face) < longest(best, face)) best = tried;
  }
  return best;
}
const longest = (lines: string[], face: Face) => Math.max(...lines.map((line) => widthOf(line, face)));

export type Fitted = { lines: string[]; size: number };

/** The most readable setting of a text in a box: the number of lines that allows the largest type. */
export function fitText(
  text: string,
  face: Face,
  box: { width: number; height: number; most: number; leading: number },
) {
  const words = text.split(" ");
  let best: Fitted = { lines: [text], size: 0 };
  for (let count = 1; count <= words.length; count++) {
    const lines = inLines(words, count, face);
    const size = Math.min(box.most, box.width / longest(lines, face), box.height / (lines.length * box.leading));
    if (size > best.size + 0.5) best = { lines, size };
  }
  return { ...best, size: Math.floor(best.size) };
}

/** Breaks running text at a fixed size. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, face) * size <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Setting = { x: number; y: number; size: number; leading: number; face: Face; fill: string };

/** Lines of text; y is the first base line. `anchor` is where x lies on each line. */
export function textLines(
  lines: string[],
  { x, y, size, leading, face, fill }: Setting,
  { anchor = "middle", lang, track = 0 }: { anchor?: "start" | "middle" | "end"; lang?: string; track?: number } = {},
): string {
  const language = lang ? ` lang="${lang}"` : "";
  return lines
    .map(
      (line, index) =>
        `<text x="${x}" y="${Math.round(y + index * size * leading)}" ${families[face]} font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${track}"${language}>${escaped(line)}</text>`,
    )
    .join("\n");
}
