import type { Page } from "@playwright/test";
import { states } from "#lib/shop/customer/states.ts";
import { languageOf } from "#lib/shop/language/paths.ts";
import { barriers, fadedIn } from "./accessible";
import { overlapsAt } from "./e2e-overlaps";
import { three } from "./e2e-pages";
import { englishIn, wordsOfDocument } from "./english-words";
import { long } from "./length";
import { brokenWords, cards, firstScreen, pictures, sidewaysScroll } from "./page-judges";

type Size = readonly [width: number, height: number];
/**
 * What a browser leaves of a device's windows, its pixels for one of the page's, and the width at which axe looks, which takes longest.
 * A page is opened at the first size. `only`: the pages whose pictures are chosen by the window, in English.
 */
export type Device = { name: string; sizes: readonly [Size, ...Size[]]; density: number; axe?: number; only?: RegExp };

export const devices: Device[] = [
  {
    name: "a phone",
    sizes: [
      [390, 664],
      [360, 620],
      [430, 732],
      [320, 700],
    ],
    density: 2.6,
    axe: 320,
  },
  { name: "a tablet", sizes: [[820, 1100]], density: 1.75, only: /^\/$|^\/(category|product-details)\// },
  {
    name: "a desk",
    sizes: [
      [1440, 789],
      [820, 1100],
    ],
    density: 1,
    axe: 1440,
  },
];

/** What looks at a page in the browser, all in one evaluation: a round trip takes longer than a look. */
const looks = { sidewaysScroll, brokenWords, firstScreen, cards, pictures, overlapsAt, wordsOfDocument };
const source = `{ ${Object.entries(looks).map(([name, look]) => `${name}: ${look}`)} }`;

export type Judge =
  | "sideways scroll"
  | "broken words"
  | "overlaps"
  | "English words"
  | "first screen"
  | "cards"
  | "pictures"
  | "axe";

/** Runs in the browser. @returns one line for each fault, and the page's words */
async function lookedAt(
  { sidewaysScroll, brokenWords, firstScreen, cards, pictures, overlapsAt, wordsOfDocument }: typeof looks,
  except: readonly Judge[],
  three: string,
): Promise<{ faults: string[]; words: string[] }> {
  const faults: string[] = [];
  const judge = (name: Judge, found: string[]) => {
    if (!except.includes(name)) faults.push(...found.map((fault) => `${name}: ${fault}`));
  };
  // The label of the chat comes some time after the page, and makes way for what it covers some time later: home looks at it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".chat-label { display: none !important }");
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets.push(sheet);
  document.documentElement.style.scrollBehavior = "auto";
  const scrolled = async (top: number) => {
    scrollTo(0, top);
    // A task behind the next frame: what the new place or size changes has been laid out.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  await scrolled(0);
  judge("sideways scroll", sidewaysScroll());
  judge("broken words", brokenWords());
  judge("first screen", firstScreen());
  judge("cards", cards(three));
  judge("overlaps", overlapsAt("start"));
  await scrolled(document.documentElement.scrollHeight);
  judge(
    "overlaps",
    overlapsAt("end").map((pair) => `at the end: ${pair}`),
  );
  if (!except.includes("pictures")) judge("pictures", await pictures());
  return { faults, words: except.includes("English words") ? [] : wordsOfDocument() };
}

/** Holds the open page before the judges. @returns one line for each fault: the page, its width, the judge */
async function judged(page: Page, name: string, except: readonly Judge[] = []): Promise<string[]> {
  const faults: string[] = [];
  const isTamil = languageOf(new URL(page.url()).pathname) === "ta";
  const without = isTamil ? except : [...except, "English words"];
  try {
    const args = [source, JSON.stringify(without), JSON.stringify(three)];
    const looked = await page.evaluate<Awaited<ReturnType<typeof lookedAt>>>(`(${lookedAt})(${args})`);
    faults.push(...looked.faults);
    // The state in an order's address is stored as the parcel needs it.
    faults.push(...englishIn(looked.words, states).map((text) => `English words: ${text}`));
    if (!except.includes("axe")) faults.push(...(await barriers(page)).map((barrier) => `axe: ${barrier}`));
  } catch (error) {
    faults.push(String(error));
  }
  return faults.map((fault) => `${name} at ${page.viewportSize()?.width} px, ${fault}`);
}

/** A page that was opened at a device's first size, at each of its sizes. */
export async function judgedOn(page: Page, name: string, { sizes, axe }: Device, except: Judge[] = []) {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const without = [...except];
    if (width !== axe && !long) without.push("axe");
    // A picture that came for a larger window is not asked for again, and the words are the same ones.
    if (width !== sizes[0][0]) without.push("pictures", "English words");
    faults.push(...(await judged(page, name, without)));
  }
  return faults;
}

/** What an open dialog needs: a browser whose own bars have gone. */
const TALLER = 120;

/** What is opened is looked at where room is scarcest, on most phones, on a tablet and on a desk. */
const stateSizes: Size[] = [
  [320, 700],
  [390, 664],
  [820, 1100],
  [1440, 789],
];

/** Judges the open state of a page at each of these sizes, but for its first screen, and its pictures, which were chosen for another size. */
export async function judgedState(page: Page, name: string, except: readonly Judge[] = []): Promise<string[]> {
  await fadedIn(page);
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, height] of stateSizes) {
    await page.setViewportSize({ width, height: height + TALLER });
    // Room is scarcest there.
    const isLooked = long || width === 320;
    faults.push(
      ...(await judged(page, name, ["first screen", "pictures", ...(isLooked ? [] : ["axe" as const]), ...except])),
    );
  }
  if (before) await page.setViewportSize(before);
  return faults;
}
