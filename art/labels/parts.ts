import { readFileSync } from "node:fs";
import { join } from "node:path";
import { palette, typeOn } from "../../lib/shop/content/palette.ts";
import type { LabelFacts } from "./facts.ts";
import { kolamOf } from "./kolams.ts";
import { type Fitted, textLines, widthOf } from "./text.ts";

/** The colour of all words, and that of the borders and the dots: `drawing` sets both to suit the ground. */
export const TYPE = "currentColor";
const FOIL = "var(--foil)";
/** The foil on a deep ground: the shop's turmeric, a little lighter. On a bright one it is the words' ink. */
const GOLD = "#f1c262";
const LEAF = "#0b7a2f";

const fonts = join(import.meta.dirname, "..", "..", "app", "fonts");
const fontFace = (family: string, file: string, weight: number) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("data:font/woff2;base64,${readFileSync(join(fonts, file)).toString("base64")}"); }`;

/** A whole SVG on a ground, with the shop's fonts inside. */
export function drawing(width: number, height: number, ground: string, parts: string[]): string {
  const type = typeOn(ground);
  const foil = type === palette.ink ? type : GOLD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${type}" style="--foil:${foil}">
<style>
${fontFace("Fraunces", "fraunces.woff2", 600)}
${fontFace("Hind Madurai", "hind-madurai.woff2", 400)}
${fontFace("Hind Madurai", "hind-madurai-600.woff2", 600)}
</style>
<rect width="${width}" height="${height}" fill="${ground}"/>
${parts.join("\n")}
</svg>
`;
}

/** The product's kolam in a box, centred: a line of the words' colour, dots of foil. */
export function kolam(slug: string, x: number, y: number, width: number, height: number): string {
  const drawn = kolamOf(slug);
  const scale = Math.min(width / drawn.width, height / drawn.height);
  const left = x + (width - drawn.width * scale) / 2;
  const top = y + (height - drawn.height * scale) / 2;
  const dots = drawn.dots.map((dot) => `<circle cx="${dot.x}" cy="${dot.y}" r="1.7" fill="${FOIL}"/>`).join("");
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})"><path d="${drawn.path}" fill="none" stroke="${TYPE}" stroke-width="1.5" stroke-linejoin="round"/>${dots}</g>`;
}

/** The woven border of a sari: a gold stripe with a row of temple points. They point down, or up with `up`. */
export function border(width: number, y: number, up = false, depth = 26): string {
  const step = width / Math.round(width / 36);
  const points = Array.from({ length: Math.round(width / step) }, (_, index) => {
    const x = index * step;
    return `M${x.toFixed(1)} ${y}l${(step / 2).toFixed(1)} ${up ? -depth : depth}l${(step / 2).toFixed(1)} ${up ? depth : -depth}z`;
  }).join("");
  const stripe = (at: number, height: number) => `<rect y="${at}" width="${width}" height="${height}" fill="${FOIL}"/>`;
  return `${stripe(up ? y : y - 10, 10)}${stripe(up ? y + 17 : y - 21, 4)}<path d="${points}" fill="${FOIL}"/>`;
}

/** The ring of seven dots and the shop's two names on one line, its middle or its start at x. */
export function brand(
  { maker }: LabelFacts,
  x: number,
  y: number,
  size: number,
  anchor: "start" | "middle" = "middle",
) {
  const ring = size * 0.84;
  const english = widthOf(maker.name, "display") * size;
  const tamil = size * 0.5;
  const whole = ring * 2 + english + widthOf(maker.otherName, "bold") * tamil + size * 0.37;
  const left = anchor === "start" ? x : x - whole / 2;
  const dot = (dx: number, dy: number, fill: string) =>
    `<circle cx="${(left + ring * 0.85 + dx * ring * 0.6).toFixed(1)}" cy="${(y - size * 0.33 + dy * ring * 0.6).toFixed(1)}" r="${(ring * 0.25).toFixed(1)}" fill="${fill}"/>`;
  const around = [0, 1, 2, 3, 4, 5].map((k) => dot(Math.sin((k * Math.PI) / 3), -Math.cos((k * Math.PI) / 3), FOIL));
  const words = { y, leading: 1, fill: TYPE };
  return [
    ...around,
    dot(0, 0, TYPE),
    textLines([maker.name], { ...words, x: left + ring * 2, size, face: "display" }, { anchor: "start" }),
    textLines(
      [maker.otherName],
      { ...words, x: left + ring * 2 + english + size * 0.12, size: tamil, face: "bold" },
      { anchor: "start", lang: "ta" },
    ),
  ].join("");
}

/** The mark that Indian law asks for: a green dot in a green square, on white. */
export function vegetarianMark({ label }: LabelFacts, x: number, y: number, size: number): string {
  const colour = label.vegetarian ? LEAF : "#7a3416";
  const sign = label.vegetarian
    ? `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.25}" fill="${colour}"/>`
    : `<path d="M${x + size * 0.22} ${y + size * 0.74}h${size * 0.56}l${-size * 0.28} ${-size * 0.5}z" fill="${colour}"/>`;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="#ffffff"/><rect x="${x + size * 0.08}" y="${y + size * 0.08}" width="${size * 0.84}" height="${size * 0.84}" fill="none" stroke="${colour}" stroke-width="${size * 0.08}"/>${sign}`;
}

/** A name as it was fitted, its first base line at y. Returns the drawing and the y below it. */
export function name(
  { lines, size }: Fitted,
  at: { x: number; y: number; anchor: "start" | "middle"; tamil: boolean },
): { svg: string; below: number } {
  const leading = at.tamil ? 1.3 : 1.02;
  const first = at.y + size * (at.tamil ? 0.92 : 0.8);
  const svg = textLines(
    lines,
    { x: at.x, y: first, size, leading, face: at.tamil ? "bold" : "display", fill: TYPE },
    { anchor: at.anchor, ...(at.tamil ? { lang: "ta" } : { lang: "en", track: -size * 0.012 }) },
  );
  return { svg, below: at.y + (lines.length - 1) * size * leading + size * (at.tamil ? 1.25 : 1.04) };
}
