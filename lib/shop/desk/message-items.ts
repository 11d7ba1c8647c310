import { fillers, numberWords } from "./message-words.ts";

/**
 * Words of a message that follow one another, with the numbers beside them: of packs, and of grams where a unit follows; NaN for a fraction.
 * `start` and `end` are places in the piece, and `before` is where the item before it ends.
 */
export type Item = Record<"before" | "start" | "end", number> & { words: string[]; packs: number[]; grams: number[] };

/** A piece ends at a mark between things, at the end of a sentence, and at a word as 'and'; a house's number goes on behind its comma. */
export const pieceEnd =
  /[\n;•+&|]|(?<!^[\d/]+),|(?<!\d)\/|\/(?!\d)|[.!?](?=\s|$)|(?<![\p{L}\p{M}])(?:and|plus|also|then|to|for|மற்றும்|அப்புறம்|பிறகு|appuram|piragu)(?![\p{L}\p{M}])/imu;
const WORD_END = "(?![\\p{L}\\p{M}])";
const units = "kgs?|kilos?|kilogram|கிலோ|கி|g|gms?|gr|grams?|கிராம்";
/** A number, perhaps of a unit, or a word with its marks. */
const token = new RegExp(
  `(?<number>[\\d½¼][\\d½¼./]*|(?:${[...numberWords.keys()].join("|")})${WORD_END})(?:\\s*(?<unit>${units})${WORD_END})?|[\\p{L}\\p{M}]+`,
  "giu",
);

/**
 * What a piece of a message lists. A piece that begins with a number has each before its words ('2 pepper 1 tea'), any other one
 * behind them: an item begins where words and numbers change as at the beginning.
 */
export function itemsOf(piece: string): Item[] {
  const tokens = [...piece.matchAll(token)].filter(([text]) => !fillers.has(text.toLowerCase()));
  const isWord = (at: number) => tokens[at]?.groups?.number === undefined;
  const lastWord = [...tokens.keys()].findLast(isWord) ?? 0;
  const items: Item[] = [];
  let end = 0;
  for (const [at, { 0: text, index, groups: { number = "", unit = "" } = {} }] of tokens.entries()) {
    if (at === 0 || (at <= lastWord && isWord(at) === isWord(0) && isWord(at - 1) !== isWord(0)))
      items.push({ before: end, start: index, end, words: [], packs: [], grams: [] });
    const item = items.at(-1) as Item;
    const value = numberWords.get(number.toLowerCase()) ?? Number(number);
    if (isWord(at)) item.words.push(text);
    else if (unit) item.grams.push(value * (/^k|^கி(?!ராம்)/i.test(unit) ? 1000 : 1));
    else item.packs.push(value);
    end = index + text.length;
    item.end = end;
  }
  return items;
}
