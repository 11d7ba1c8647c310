import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ShareCardWords } from "#lib/shop/content/content-types.ts";
import { projectRoot } from "../../scripts/env.ts";

type Card = {
  words: ShareCardWords;
  /** True for the home page's card. */
  isShop: boolean;
  categorySlug?: string;
  /** The master, and whether it is a product's square. */
  picture: Uint8Array;
  square: boolean;
};

const read = (...path: string[]) => readFileSync(join(projectRoot, ...path));
const dataUri = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

/** The shop's colours, and this category's pair, from where they live. Not the others': a change of theirs changes no card. */
function colourTokens(categorySlug = ""): string {
  const css = [read("app", "styles", "theme.css"), read(".content", "shop", "colours.css")].join("\n");
  const named = css.match(/--color-(brass|rice): [^;]+;/g);
  const pairs = css.match(/(:where\()?\[data-category[^{]*\{[^}]*\}/g);
  if (named?.length !== 2 || !pairs)
    throw new Error("app/styles/theme.css no longer holds the colours where they are looked for.");
  const own = pairs.filter((pair) => pair.startsWith(":where") || pair.includes(`"${categorySlug}"`));
  return [`:root { ${named.join(" ")} }`, ...own].join("\n");
}

const fontFace = (family: string, file: string, weight: number) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${dataUri("font/woff2", read("app", "fonts", file))}"); }`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A card as a page of 1200 x 630, to be photographed by a browser: only a browser shapes Tamil rightly. */
export function cardPage({ words, isShop, categorySlug, picture, square }: Card): string {
  const { brand, name, otherName, price, weight } = words;
  // The longest name of the shop still fits in three lines.
  const size = name.length > 15 ? 66 : 88;
  return `<!doctype html><meta charset="utf-8"><style>
${colourTokens(categorySlug)}
${fontFace("Fraunces", "fraunces.woff2", 600)}
${fontFace("Hind Madurai", "hind-madurai.woff2", 400)}
${fontFace("Hind Madurai", "hind-madurai-600.woff2", 600)}
:root { --deep: #12100f; }
body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: var(--deep);
  color: var(--color-rice); font: 400 34px/1.35 "Hind Madurai"; }
img { position: absolute; right: 0; top: 0; box-sizing: border-box; height: 630px; object-fit: cover; }
img.rim { width: 700px; object-position: ${square ? "50%" : "92%"}; border-left: 14px solid var(--color-brass); border-radius: 34% 0 0 34% / 50% 0 0 50%; }
img.wide { width: 1200px; object-position: 60%; mask-image: linear-gradient(to right, transparent 20%, #000 50%); }
main { position: absolute; inset: 0 auto 0 64px; width: ${isShop ? 560 : 440}px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 16px; margin-top: 52px; font: 600 34px "Fraunces"; }
.brand svg { width: 60px; height: 60px; }
h1 { margin: auto 0 0; font: 600 ${isShop ? 104 : size}px/1.04 "Fraunces"; letter-spacing: -0.01em; text-wrap: balance; }
.tamil { margin: 18px 0 auto; font-size: 38px; line-height: 1.4; }
.foot { margin: 0 0 52px; display: flex; align-items: baseline; gap: 14px; }
.price { font: 600 62px/1 "Fraunces"; color: #ffcf5c; }
</style><body${categorySlug ? ` data-category="${categorySlug}"` : ""}>
<img class="${isShop ? "wide" : "rim"}" src="${dataUri("image/jpeg", picture)}">
<main><div class="brand">${read("app", "icon.svg")}<span>${escaped(brand)}</span></div>
<h1>${escaped(name)}</h1><div class="tamil" lang="ta">${escaped(otherName)}</div>
<div class="foot"><span class="price">${escaped(price)}</span><span>${escaped(weight)}</span></div></main>`;
}
